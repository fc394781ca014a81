// Any bytes typed at the terminal: the table is set by the first ones, the rest are lines. Whatever is typed, the
// program answers in whole sentences, takes only lawful answers, and keeps a record that leads to where the game
// stands.
#include <cstdio>
#include <cstdlib>
#include <map>
#include <sstream>

#include "cli/evening.h"
#include "cli/shell.h"
#include "cli/thinkers.h"
#include "engine/record/replay.h"

namespace {

using namespace saloon;

constexpr std::size_t kHead = 4;

/// Aborts with the line that is wrong.
void demand(bool fine, const std::string& what) {
  if (fine) return;
  std::fputs((what + "\n").c_str(), stderr);
  std::abort();
}

cli::Seating seating_from(const unsigned char* head) {
  cli::Seating out;
  out.game = &all_games()[head[0] % all_games().size()];
  const int seats = out.game->min_seats + head[1] % (out.game->max_seats - out.game->min_seats + 1);
  out.setup = {seats, {}, std::to_string(head[2])};
  out.people = {u16(head[3] & all_seats(seats).bits)};
  if (out.people.empty()) out.people = only(0);
  out.bots.assign(std::size_t(seats), "random");
  return out;
}

/// What does not change from one input to the next.
struct Table {
  explicit Table(const GameInfo& game, Language language)
      : words(cli::words_of(game, language)), explainer(game, words) {}
  Words words;
  telling::Explainer explainer;
};

const Table& table_of(const GameInfo& game, Language language) {
  static std::map<std::pair<std::string_view, Language>, std::unique_ptr<Table>> tables;
  auto& table = tables[{game.slug, language}];
  if (table == nullptr) table = std::make_unique<Table>(game, language);
  return *table;
}

void play(const cli::Seating& seating, Language language, const std::string& typed) {
  const Table& table = table_of(*seating.game, language);
  std::istringstream in(typed);
  std::ostringstream out;
  cli::StreamTerminal terminal(in, out, true);
  const cli::Shell shell(language);
  cli::Evening::Bots bots;
  for (const std::string& name : seating.bots) bots.push_back(cli::thinker_named(shell, *seating.game, name));
  cli::Learnt learnt("");
  cli::Evening evening(seating, std::move(bots), table.words, table.explainer, learnt, terminal,
                       [](const std::string&) {});
  evening.play();
  demand(out.str().find("⟦") == std::string::npos || typed.find("⟦") != std::string::npos, "a missing word");
  const auto read = read_record(evening.record());
  demand(bool(read), read.error());
  const auto again = replay(*seating.game, *read);
  demand(bool(again), again.error());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  if (size < kHead) return 0;
  const Language language = data[2] % 2 == 1 ? Language::French : Language::English;
  const cli::Seating seating = seating_from(data);
  if (!seating.game->start(*seating.game, seating.setup, nullptr)) return 0;
  play(seating, language, {reinterpret_cast<const char*>(data) + kHead, size - kHead});
  return 0;
}
