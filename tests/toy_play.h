// Playing the template (games/_template) in tests: the registry of the program does not know it.
#pragma once

#include "engine/match/match_of.h"
#include "engine/rows/codec.h"
#include "games/_template/game.h"
#include "tests/bot_answer.h"

namespace saloon::toy {

using Codec = RowCodec<Game>;

GameInfo info();  // generated like that of every game

inline const GameInfo& game() {
  static const GameInfo kGame = info();
  return kGame;
}
inline const GameInfo* find(std::string_view slug) { return slug == Game::kSlug ? &game() : nullptr; }

inline std::unique_ptr<Match> start(int seats, std::vector<OptionSetting> options = {}, std::string seed = "1") {
  auto started = game().start(game(), {seats, std::move(options), std::move(seed)}, nullptr);
  return started ? std::move(*started) : nullptr;
}

inline json::object answer_by_bot(Match& match, Seat p, u64 seed) {
  const json::object d = bot_answer(match.at(p), Level::Random, seed);
  match.answer(p, d);
  return d;
}

/// One of those who must answer; now and then one who may.
inline Seat pick_seat(const Match& match, u64 seed) {
  Chance chance{key_of_seed(seed, 17)};
  const u16 offered = chance.below(3) == 0 ? match.offered().bits : u16{0};
  const u16 seats = u16(match.waiting().bits | offered);
  return Seat(nth_bit(seats, int(chance.below(u32(count_bits(seats))))));
}

/// Random answers to the end, or at most `answers`; `each` sees the match before every answer and at the end.
template <class F>
void play_out(Match& match, u64 seed, F each, int answers = 1'000'000) {
  for (int i = 0; i < answers && !match.over(); ++i) {
    each(match);
    const u64 turn = mix64(seed * 1000 + u64(i));
    answer_by_bot(match, pick_seat(match, turn), turn);
  }
  each(match);
}

inline std::unique_ptr<Match> played(std::unique_ptr<Match> match, int answers, u64 seed = 1) {
  play_out(*match, seed, [](const Match&) {}, answers);
  return match;
}

}  // namespace saloon::toy
