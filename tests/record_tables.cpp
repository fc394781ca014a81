// Plays tables of the house with bots on every seat and prints their records: what a server would have kept of them.
//   record_tables GAME BOT GAMES   tests/wasm/same_tables.mjs demands the same of tables in WebAssembly
#include <charconv>
#include <cstdio>
#include <deque>
#include <string>

#include "engine/match/tables.h"
#include "engine/record/sha256.h"
#include "games/registry.h"
#include "house/archive.h"
#include "house/table.h"

namespace {

using namespace saloon;
using namespace saloon::house;

constexpr Moment kNow = 1'800'000'000'000;
constexpr Connection kConnection = 1;

/// Stores what the table wants stored at once, and thinks for its bots in the order in which they were asked.
class Host {
 public:
  Host(const GameInfo& game, std::vector<Row> rows)
      : game_(game), ledger_(std::move(rows)), table_(std::move(*Table::fold(find_game, ledger_, kNow))) {}

  void say(const json::object& message, const Random& random) {
    std::string id;
    Effects out;
    table_->hear({kConnection, "host", "Anne"}, *read_message(message, id), random, kNow, out);
    take(std::move(out));
  }
  /// Until nothing is to be done any more.
  void run() {
    while (storing_ || !tasks_.empty()) {
      Effects out;
      storing_ ? store(out) : think(out);
      take(std::move(out));
    }
  }
  [[nodiscard]] std::string record() const { return record_in(ledger_); }

 private:
  void take(Effects out) {
    storing_ = storing_ || !out.rows.empty();
    ledger_.insert(ledger_.end(), out.rows.begin(), out.rows.end());
    for (BotTask& task : out.bots) tasks_.push_back(std::move(task));
  }
  void store(Effects& out) {
    storing_ = false;
    table_->stored(true, kNow, out);
  }
  void think(Effects& out) {
    const BotTask task = std::move(tasks_.front());
    tasks_.pop_front();
    if (!brain_) brain_ = game_.brain(task.character);
    auto decision =
        brain_->answer({.view = task.view, .character = task.character, .memory = task.memory, .seed = task.seed});
    table_->thought(task.seat, task.round, std::move(decision), kNow, out);
  }

  const GameInfo& game_;
  std::vector<Row> ledger_;
  std::unique_ptr<Table> table_;
  std::unique_ptr<Brain> brain_;
  std::deque<BotTask> tasks_;
  bool storing_ = false;
};

/// The bytes that whoever runs the house hands in come from the number of the game.
bool print_record(const GameInfo& game, const std::string& bot, int number) {
  const int seats = game.min_seats + number % (game.max_seats - game.min_seats + 1);
  const Random random = sha256("table " + std::to_string(number));
  Create create{.wishes = {.game = std::string(game.slug), .seats = seats, .options = options_for(game, seats)},
                .bots = {}};
  create.wishes.pace = false;
  for (const Seat p : all_seats(seats)) create.bots.push_back({p, bot});
  const NewTable fresh{"tabletable", "host", "Anne", new_key(random, "sit"), new_key(random, "watch"), kNow};
  const Result<std::vector<Row>> rows = opening_rows(find_game, fresh, create);
  if (!rows) return std::fprintf(stderr, "record_tables: %s\n", rows.error().c_str()), false;
  Host host(game, *rows);
  host.say({{"type", "enter"}, {"table", "tabletable"}}, random);
  host.say({{"type", "start"}, {"table", "tabletable"}}, random);
  host.run();
  std::fputs(host.record().c_str(), stdout);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const GameInfo* const game = argc == 4 ? saloon::find_game(argv[1]) : nullptr;
  int games = 0;
  const std::string_view count = argc == 4 ? argv[3] : "";
  std::from_chars(count.data(), count.data() + count.size(), games);
  if (game == nullptr || games == 0) return std::fputs("record_tables GAME BOT GAMES\n", stderr), 2;
  for (int number = 0; number < games; ++number) {
    if (!print_record(*game, argv[2], number)) return 1;
  }
  return 0;
}
