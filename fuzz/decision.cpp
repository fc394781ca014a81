// Any bytes as a decision: parsed or refused, and what is refused changes nothing.
#include <cstdlib>

#include "games/registry.h"

namespace {

/// One running match per game, in which the first seat is asked.
const std::vector<std::unique_ptr<saloon::Match>>& matches() {
  static const auto all = [] {
    std::vector<std::unique_ptr<saloon::Match>> out;
    for (const saloon::GameInfo& game : saloon::all_games()) {
      out.push_back(std::move(*game.start(game, {game.min_seats, {}, "1"}, nullptr)));
    }
    return out;
  }();
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace saloon;
  const auto value = parse_json({reinterpret_cast<const char*>(data), size});
  if (!value) return 0;
  for (const auto& match : matches()) {
    for (Seat p = 0; p < match->seats(); ++p) {
      const auto before = match->state_digest();
      const auto fork = match->clone();
      const bool accepted = fork->answer(p, *value).accepted();
      if (!accepted && fork->state_digest() != before) std::abort();
      if (accepted != match->would_answer(p, *value).accepted()) std::abort();
    }
  }
  return 0;
}
