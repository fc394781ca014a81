// A table of people, all of them here, who answer at random; rows are stored at once.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/match/tables.h"
#include "games/registry.h"
#include "house/table.h"

namespace saloon::house {

struct Counted {
  u64 decisions = 0;
  u64 letters = 0;
  u64 bytes = 0;
};

/// How many bytes of the heap are in use, by whoever counts them.
using Heap = std::size_t (*)();

/// What a table takes of the heap, at most: between two answers, and while rows are on their way to the ledger.
struct Held {
  std::size_t at_rest = 0;
  std::size_t on_its_way = 0;
};

class Played {
 public:
  Played(
      const GameInfo& game, int seats, u64 seed, Heap heap = [] { return std::size_t{0}; })
      : heap_(heap), chance_{seed} {
    Create create;
    create.wishes.game = game.slug;
    create.wishes.seats = seats;
    create.wishes.options = options_for(game, seats);
    create.wishes.pace = false;
    create.wishes.listed = true;
    const std::vector<Row> rows =
        *opening_rows(find_game, {"tabletable", person(0), "Anne", "sit", "watch", 1}, create);
    table_ = std::move(*Table::fold(find_game, rows, 1));
    for (Seat p = 0; p < seats; ++p) {
      say(p, Enter{});
      say(p, Sit{p});
    }
    say(0, Start{});
  }

  void play() {
    while (!table_->match().over()) {
      const Match& match = table_->match();
      const Seat p = *match.waiting().begin();
      Answer answer{p, match.round(), {}};
      {
        Legal legal = match.legal(p);
        answer.decision = legal.decisions[chance_.below(u32(legal.decisions.size()))];
      }
      say(p, std::move(answer));
      ++counted_.decisions;
    }
  }
  [[nodiscard]] const Counted& counted() const { return counted_; }
  [[nodiscard]] const Held& held() const { return held_; }

 private:
  /// Sixteen letters, as people have them.
  static PersonId person(Seat p) { return "personperson000" + std::to_string(p); }

  void say(Seat p, TableWish wish) {
    const Sender who{Connection(p + 1), person(p), "Anne"};
    bool on_its_way = false;
    {
      Effects out;
      Request request{"abcdef-" + std::to_string(++said_), {}, std::move(wish)};
      table_->hear(who, std::move(request), Random{u8(said_)}, ++now_, out);
      on_its_way = take(out);
    }
    while (on_its_way) {
      held_.on_its_way = std::max(held_.on_its_way, heap_() - before_);
      Effects out;
      table_->stored(true, ++now_, out);
      on_its_way = take(out);
    }
    held_.at_rest = std::max(held_.at_rest, heap_() - before_);
  }
  bool take(const Effects& out) {
    for (const Letter& letter : out.letters) {
      ++counted_.letters;
      counted_.bytes += letter.text->size();
    }
    return !out.rows.empty();
  }

  Heap heap_;
  std::size_t before_ = heap_();
  Chance chance_;
  std::unique_ptr<Table> table_;
  Moment now_ = 1;
  u64 said_ = 0;
  Counted counted_;
  Held held_;
};

}  // namespace saloon::house
