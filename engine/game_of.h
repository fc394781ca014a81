// What every game says of itself in the same words: its nouns, that answers are listed and judged by the rows of their
// questions, and its rows by name.
//
//   struct Game : GameOf<Game, State, Decision, Decisions>,
//                 RowsOf<kVerbs, kEvents, kPublic, kPrivate, kHidden, kEndReason> { ... };
#pragma once

#include <string>
#include <vector>

#include "engine/json/json.h"
#include "engine/play.h"

namespace saloon {

class Words;

template <class G, class StateT, class DecisionT, class DecisionsT>
struct GameOf {  // NOLINT(bugprone-crtp-constructor-accessibility): nobody makes a game, it is asked
  using State = StateT;
  using Public = typename State::Public;
  using Private = typename State::Private;
  using Hidden = typename State::Hidden;
  using View = ViewOf<Public, Private>;
  using Config = decltype(Public::config);
  using Decision = DecisionT;
  using Decisions = DecisionsT;
  using Privates = std::array<const json::object*, State::kSeats>;
  static constexpr int kMaxSeats = State::kSeats;

  /// Before anything has happened: the first procedure is about to run. Games whose box is not all zeroes say more.
  static State setup(const Config& config, int seats) {
    State s{};
    s.pub.config = config;
    s.pub.seats = u8(seats);
    s.pub.flow.push(Frame{});
    return s;
  }
  static void legal(const Public& pub, const Private& mine, Seat p, Decisions& out) {
    list_answers<G>(pub, mine, p, out);
  }
  static Verdict accepts(const Public& pub, const Private& mine, Seat p, const Decision& d) {
    return judge_answer<G>(pub, mine, p, d);
  }
};

template <const auto& Verbs, const auto& Events, const auto& Public, const auto& Private, const auto& Hidden,
          const auto& EndReason>
struct RowsOf {
  static constexpr const auto& kVerbs = Verbs;
  static constexpr const auto& kEvents = Events;
  static constexpr const auto& kPublic = Public;
  static constexpr const auto& kPrivate = Private;
  static constexpr const auto& kHidden = Hidden;
  static constexpr const auto& kEndReason = EndReason;
};

}  // namespace saloon
