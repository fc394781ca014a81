// Whoever thinks for the bots of a game: a worker of a server owns one brain per game, a browser's worker one. It
// answers for any seat of any match, from the bytes of a view and what the seat remembers, and never sees a match.
//
// One brain thinks about one question at a time; different brains share nothing, so each may have a thread of its own.
#pragma once

#include <atomic>
#include <span>
#include <string>
#include <vector>

#include "bots/character.h"
#include "bots/memory.h"
#include "engine/json/json.h"
#include "engine/result.h"

namespace saloon {

/// What a brain is asked.
struct BotQuestion {
  std::span<const u8> view{};  ///< of the seat that is asked (Match::copy_view, GameInfo::view_bytes)
  Character character{};
  bots::Memory memory{};                    ///< what the seat has heard (GameInfo::remember)
  u64 seed{};                               ///< whatever is random follows from it
  const std::atomic<bool>* stop = nullptr;  ///< once it is set, the best found so far is the answer
  /// The brain has thought for this seat alone since it was made or last asked without this: what it thought about this
  /// very view is added to. Without it the answer depends on nothing but the question.
  bool follows = false;
};

/// What speaks for a decision, or against it: a term of the game's evaluation, told by the words "why.<term>".
struct Reason {
  std::string term;
  double amount{};      ///< in hundredths of a victory
  json::object args{};  ///< for the words
};

struct Advice {
  json::object decision;
  double chance{};          ///< to win, from 0 to 1
  std::vector<Reason> why;  ///< the weightiest first
};

class Brain {
 public:
  Brain() = default;
  Brain(const Brain&) = delete;
  Brain& operator=(const Brain&) = delete;
  virtual ~Brain() = default;

  /// The seat's answer; empty lets an offer pass. Fails if this is no view of the game, or its viewer is not asked.
  virtual Result<json::object> answer(const BotQuestion& question) = 0;
  /// The best decisions, the best first; none if nothing is worth doing. Fails like `answer`.
  virtual Result<std::vector<Advice>> advise(const BotQuestion& question, std::size_t most) = 0;
};

}  // namespace saloon
