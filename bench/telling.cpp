// What it costs to tell everybody everything: plays a few games with cowhands and after each answer writes all views,
// what is new, and the lists of those who are asked, so often. What it costs is the difference between two counts of
// repeats (bench/instructions does that).
//   telling GAME SEATS REPEATS
#include <cstdio>
#include <cstdlib>

#include "engine/match/herald.h"
#include "engine/match/tables.h"
#include "games/registry.h"
#include "tests/bot_answer.h"

namespace saloon {
namespace {

constexpr int kGames = 3;

struct Count {
  std::size_t times{}, bytes{};
};

/// The host forgets what everybody has been told.
bool play_and_tell(Match& match, Herald& herald, int repeats, Count& count) {
  for (u64 answers = 0; !match.over(); ++answers) {
    match.forget_events(match.event_count());
    const Seat p = *match.waiting().begin();
    if (!match.answer(p, bot_answer(match.at(p), Level::Cowhand, answers)).accepted()) return false;
    for (int i = 0; i < repeats; ++i, ++count.times) {
      herald.tell(match, match.first_event(),
                  [&](const Told& told) { count.bytes += told.events.size() + told.view.size() + told.legal.size(); });
    }
  }
  return true;
}

}  // namespace
}  // namespace saloon

int main(int argc, char** argv) {
  using namespace saloon;
  const GameInfo* game = argc == 4 ? find_game(argv[1]) : nullptr;
  if (game == nullptr) return std::fputs("usage: telling GAME SEATS REPEATS\n", stderr), 2;
  const int seats = std::atoi(argv[2]);
  Herald herald;
  Count count;
  for (int seed = 1; seed <= kGames; ++seed) {
    const auto match = game->start(*game, {seats, options_for(*game, seats), std::to_string(seed)}, nullptr);
    if (!match || !play_and_tell(**match, herald, std::atoi(argv[3]), count)) return 1;
  }
  std::printf("%zu times, %zu bytes\n", count.times, count.bytes);
  return 0;
}
