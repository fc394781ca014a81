// The toy game's rules in words, and its row in a registry.
#pragma once

#include "engine/match_of.h"
#include "tests/toy/toy_json.h"
#include "tests/toy/toy_rules.h"
#include "tests/toy/toy_worlds.h"

namespace saloon::toy {

inline constexpr std::string_view kRulesEn = R"(# Nuggets
A toy for 2 to 4 players.

## Deal

- **TOY-DEAL-01** Of the 16 nuggets each player is dealt as many as the option (`hand`) says, one at a time.
- **TOY-OPT-01** With (`partners` = `pairs`) four players play, those facing each other together.

## Round

- **TOY-BID-01** The leader draws a nugget; then all others each bid one nugget from their hand, in secret.
- **TOY-PAIR-01** Partners see each other's secret bids.
- **TOY-RAISE-01** Meanwhile the leader may raise the stake of 1 by up to (`limit`).
- **TOY-WIN-01** The highest nugget wins the stake; all bids are discarded.
- **TOY-WIN-02** Among equal bids a draw decides.
- **TOY-GIFT-01** The winner rolls a die; on a 6 one point must be given to another player.

## End

- **TOY-END-01** The game ends when only the leader could still hold nuggets.
- **TOY-END-02** Most points win; a tie is shared.
- **TOY-FUN-01** Nuggets glitter. <!-- display only: rules page -->

## Rulings

- **R1** A leader never bids.
)";

inline const GameInfo& info() {
  static const GameInfo kInfo = make_game_info<Game, Codec>({kRulesEn, kRulesEn, "{}", "{}"});
  return kInfo;
}
inline const GameInfo* find(std::string_view slug) { return slug == "toy" ? &info() : nullptr; }

inline std::unique_ptr<Match> start(int seats, std::vector<OptionSetting> options = {}, std::string seed = "1") {
  std::string error;
  return info().start(info(), {seats, std::move(options), std::move(seed)}, nullptr, error);
}

}  // namespace saloon::toy
