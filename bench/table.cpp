// What a decision costs at a table of people: table GAME SEATS GAMES. Every seat is a person with a connection, answers
// at random, and hears of everything; rows are stored at once. Callgrind counts the instructions; the time is the
// processor's.
#include "house/table.h"

#include <ctime>
#include <iostream>

#include "games/registry.h"

namespace saloon::house {
namespace {

struct Counted {
  u64 decisions = 0;
  u64 letters = 0;
  u64 bytes = 0;
};

class Played {
 public:
  Played(const GameInfo& game, int seats, u64 seed) : chance_{seed} {
    Create create;
    create.wishes.game = game.slug;
    create.wishes.seats = seats;
    create.wishes.pace = false;
    create.wishes.listed = true;
    rows_ = *opening_rows(find_game, {"tabletable", "P0", "Anne", "sit", "watch", 1}, create);
    table_ = std::move(*Table::fold(find_game, rows_, 1));
    for (Seat p = 0; p < seats; ++p) {
      say(p, Enter{});
      say(p, Sit{p});
    }
    say(0, Start{});
  }

  void play(Counted& counted) {
    while (!table_->match().over()) {
      const Match& match = table_->match();
      const Seat p = *match.waiting().begin();
      Legal legal = match.legal(p);
      say(p, Answer{p, match.round(), legal.decisions[chance_.below(u32(legal.decisions.size()))]});
      ++counted.decisions;
    }
    counted.letters += counted_.letters;
    counted.bytes += counted_.bytes;
  }

 private:
  void say(Seat p, TableWish wish) {
    Effects out;
    const Sender who{Connection(p + 1), "P" + std::to_string(p), "Anne"};
    table_->hear(who, {"r" + std::to_string(++said_), {}, std::move(wish)}, Random{u8(said_)}, ++now_, out);
    count(out);
    while (!out.rows.empty()) {
      Effects next;
      table_->stored(true, ++now_, next);
      out = std::move(next);
      count(out);
    }
  }
  void count(const Effects& out) {
    for (const Letter& letter : out.letters) {
      ++counted_.letters;
      counted_.bytes += letter.text->size();
    }
  }

  Chance chance_;
  std::vector<Row> rows_;
  std::unique_ptr<Table> table_;
  Moment now_ = 1;
  u64 said_ = 0;
  Counted counted_;
};

int run(const std::string& slug, int seats, int games) {
  const GameInfo* game = find_game(slug);
  if (game == nullptr) return 2;
  Counted counted;
  const std::clock_t begin = std::clock();
  for (int i = 0; i < games; ++i) Played(*game, seats, u64(i + 1)).play(counted);
  const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  std::cout << slug << ' ' << seats << ": " << counted.decisions << " decisions, "
            << seconds * 1e6 / double(counted.decisions) << " us each, " << counted.letters << " letters, "
            << counted.bytes / counted.decisions << " bytes a decision\n";
  return 0;
}

}  // namespace
}  // namespace saloon::house

int main(int argc, char** argv) {
  if (argc != 4) {
    std::cerr << "usage: table GAME SEATS GAMES\n";
    return 2;
  }
  return saloon::house::run(argv[1], std::atoi(argv[2]), std::atoi(argv[3]));
}
