// Positions of Deadwood 1876, written as a scenario would write them.
#pragma once

#include <gtest/gtest.h>

#include "engine/match/codec.h"
#include "engine/rounds.h"
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

inline State position(int seats, std::string_view given) {
  State s = begin<Game>({}, seats, key_of_seed(1));
  json::value v = state_json<Game, RowCodec<Game>>(s);
  const auto patch = parse_json(given);
  EXPECT_TRUE(patch) << patch.error();
  if (!patch) return s;
  merge_patch(v, *patch);
  const Result<State> read = state_from_json<Game, RowCodec<Game>>(v);
  EXPECT_TRUE(read) << read.error();
  if (read) s = *read;
  const char* wrong = broken_invariant<Game>(s);
  EXPECT_EQ(wrong, nullptr) << wrong;
  return s;
}

}  // namespace saloon::deadwood_1876
