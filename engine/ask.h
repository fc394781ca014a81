// Questions: who is asked what, and what the others may notice about it.
#pragma once

#include <array>
#include <span>

#include "engine/rows/about.h"
#include "engine/rows/fixed_text.h"
#include "engine/seat.h"
#include "engine/verdict.h"

namespace saloon {

/// Who sees that a seat has answered (never what). The circle is G::sees_progress(pub, seat) where the game has one,
/// else those who share the seat's sealed answers.
enum class Progress : u8 { Everyone, Circle, Nobody };

/// One row per question of a game. `list` writes what may be answered behind what is in `out` already; `judge` says yes
/// or names the clause that forbids it, and sees only decisions that have their one form. `in` is the procedure that
/// puts the question, `about` what it is about (rows/about.h). `forced` looks at Public only, so taking a forced answer
/// can tell nobody anything; null means the engine never answers for a seat.
/// Rows are looked up at every answer, so they are short: subjects have their lists elsewhere.
template <class Public, class Private, class Decision, class Decisions, class Proc>
struct Question {
  using Forced = bool(const Public&, Seat);
  using Lister = void(const Public&, const Private&, Seat, Decisions& out);
  using Judge = Verdict(const Public&, const Private&, Seat, const Decision&);

  const char* name{};
  Lister* list{};
  Judge* judge{};
  Proc in{};
  std::span<const Subject<Public>> about{};
  Forced* forced{};
  Progress progress = Progress::Everyone;
};

/// The open round of questions, as everybody sees it. `answered` is display only and stays empty where progress is
/// not for everyone; which answers are really in, the state knows in Hidden.
template <int Seats>
struct Questions {
  u16 required{};  ///< must answer before the round closes
  u16 offered{};   ///< may answer; nobody waits for them
  u16 answered{};
  u16 round{};                              ///< counts rounds, so that a late answer to an old question is recognised
  std::array<u8, (Seats + 1) & ~1> what{};  ///< per seat, the game's Ask; 0 = none

  [[nodiscard]] SeatSet open() const { return {u16(required | offered)}; }
  void close() {
    required = offered = answered = 0;
    what = {};
  }
};

/// Not defined: whoever puts a question that is in no row is told so by the compiler.
void there_is_no_such_question();

/// The place of this question in the game's table.
template <class G>
consteval u8 question_named(std::string_view name) {
  for (std::size_t i = 1; i < std::size(G::kAsks); ++i) {
    if (G::kAsks[i].name == name) return u8(i);
  }
  there_is_no_such_question();
  return 0;
}

/// Is this what seat p is asked?
template <class G, FixedText Name>
bool is_asked(const typename G::Public& pub, Seat p) {
  constexpr u8 kQuestion = question_named<G>(Name.view());
  return pub.asked.what[p] == kQuestion;
}

}  // namespace saloon
