// Any bytes typed at the terminal: the table is set by the first ones, the rest are lines. Whatever is typed, the
// program answers in whole sentences, takes only lawful answers, and keeps a record that leads to where the game
// stands.
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "cli/evening.h"

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

void play(const cli::Seating& seating, const cli::Shell& shell, const std::string& typed) {
  std::istringstream in(typed);
  std::ostringstream out;
  cli::StreamTerminal terminal(in, out, true);
  cli::Evening evening(seating, shell, terminal, [](const Record&) {});
  evening.play();
  demand(out.str().find("⟦") == std::string::npos || typed.find("⟦") != std::string::npos, "a missing word");
  Record read;
  std::string error;
  demand(read_record(write_record(evening.record()), read, error), error);
  demand(replay(*seating.game, read, error) != nullptr, error);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const cli::Shell kEnglish(Language::English);
  static const cli::Shell kFrench(Language::French);
  if (size < kHead) return 0;
  const bool french = data[2] % 2 == 1;
  play(seating_from(data), french ? kFrench : kEnglish, {reinterpret_cast<const char*>(data) + kHead, size - kHead});
  return 0;
}
