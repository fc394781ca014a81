// What a game may tell the bots beyond the concept of game.h. Every hook is a static member of the game and optional;
// bots use what is there.
//
//   Decision choose(const View&, const Temper&, Chance&)    what a competent player of this temper would do
//   Decision quick(const Public&, const Private&, Seat, Decisions& list, Chance&)
//                                                           the same in a fraction of the time, for playouts; the list
//                                                           is room to write in
//   void evaluate(const State&, Values&)                    each seat's chance to win, where a playout is cut short
//   void promise(const View&, const Decisions&, float* out) how promising each listed decision is: which of many are
//                                                           looked at first
//   bool quiet(const State&)                                nothing is in the air here: a playout is cut short only
//                                                           where this is so
//   SeatSet wins_with(const Public&, Seat)                       who wins and loses together with this seat, itself
//                                                           included; without it, those who share its sealed answers
//   Belief                                                  a type: Belief(const View&) works out once how the others
//                                                           are likely to have played, State sample(Chance&) const is
//                                                           sample_world with that in mind
//   u32 plausible(const State& world, const View&)          of kSurelySo: how well what the others have done so far
//                                                           fits what they hold in this sampled world
//   void reasons(const View&, const Decision&, Reasons&)    what speaks for a decision, by the names in kTerms
//   constexpr const char* kTerms[]
//   constexpr GrudgeRow kGrudges[]                          which events make friends and enemies (temper.h)
//   constexpr SearchTuning kSearch
#pragma once

#include "bots/temper.h"
#include "engine/game.h"

namespace saloon {

/// A number for each seat; chances to win add up to about one where one seat wins.
using Values = std::array<float, kMostSeats>;

inline constexpr u32 kSurelySo = 256;

/// One thing that speaks for a decision (amount above 0) or against it.
struct TermAmount {
  u8 term;       ///< place in kTerms
  Seat seat;     ///< whom it is about, if anybody: {seat} in the words
  i16 n;         ///< how much or how many: {n} in the words
  float amount;  ///< in hundredths of a victory, roughly
};
using Reasons = List<TermAmount, 16>;

struct SearchTuning {
  float explore = 0.4F;    ///< weight of the unknown against the mean
  float widen = 3.0F;      ///< so many decisions of a node are looked at per square root of its visits
  int depth = 0;           ///< answers of a playout before `evaluate` is asked; 0: to the end
  bool plays_well = true;  ///< playouts by `quick`, or by `choose` where there is none; false: uniformly random
  int worlds = 4;          ///< sampled at most until one is plausible
};

template <class G>
concept HasTemper = requires(const typename G::View& v, const Temper& t, Chance& c) {
  { G::choose(v, t, c) } -> std::same_as<typename G::Decision>;
};
template <class G>
concept HasQuick =
    requires(const typename G::Public& pub, const typename G::Private& mine, typename G::Decisions& list, Chance& c) {
      { G::quick(pub, mine, Seat{}, list, c) } -> std::same_as<typename G::Decision>;
    };
template <class G>
concept HasEvaluate = requires(const typename G::State& s, Values& out) { G::evaluate(s, out); };
template <class G>
concept HasQuiet = requires(const typename G::State& s) {
  { G::quiet(s) } -> std::same_as<bool>;
};
template <class G>
concept HasSide = requires(const typename G::Public& pub) {
  { G::wins_with(pub, Seat{}) } -> std::same_as<SeatSet>;
};
template <class G>
concept HasBelief = requires(const typename G::View& v, Chance& c) {
  { typename G::Belief(v).sample(c) } -> std::same_as<typename G::State>;
};
template <class G>
concept HasPromise =
    requires(const typename G::View& v, const typename G::Decisions& list, float* out) { G::promise(v, list, out); };
template <class G>
concept HasPlausible = requires(const typename G::State& s, const typename G::View& v) {
  { G::plausible(s, v) } -> std::same_as<u32>;
};
template <class G>
concept HasReasons = requires(const typename G::View& v, const typename G::Decision& d, Reasons& out) {
  G::reasons(v, d, out);
  G::kTerms;
};

template <class G>
constexpr SearchTuning tuning_of() {
  if constexpr (requires { G::kSearch; })
    return G::kSearch;
  else
    return {};
}

/// What a competent player of this temper would do; games that know no temper play calmly.
template <class G>
typename G::Decision choose_as(const typename G::View& view, const Temper& temper, Chance& chance) {
  if constexpr (HasTemper<G>)
    return G::choose(view, temper, chance);
  else
    return G::choose(view, chance);
}

}  // namespace saloon
