// A person at the keyboard: sees the table and the choices, types, and is told what the rules say about it.
#pragma once

#include <functional>

#include "bots/table.h"
#include "cli/asking.h"

namespace saloon::cli {

class Person {
 public:
  Person(Seat seat, const Words& words, const telling::Explainer& explainer, Learnt& learnt, Terminal& terminal)
      : seat_(seat), words_(words), terminal_(terminal), asking_(words, explainer, learnt, terminal) {}

  [[nodiscard]] Seat seat() const { return seat_; }
  /// What happened since this person last looked; on a small screen a line comes when it is full. The end of a round
  /// can be read in peace.
  void hear(const SeatDoor& door);
  /// The line that is not full.
  void tell_rest();
  /// The screen is empty: the table has to be shown again.
  void forget_screen() { asking_.forget_screen(); }
  /// Asks until an answer is taken, an offer is let pass, an answer was taken back, or the person leaves or the input
  /// ends. `take_back` takes the last one back, or says why not and returns false.
  bots::Reply answer(OpenDoor door, const std::function<bool()>& take_back);
  /// Is an offer new to this person, or has anything been heard since it was answered or let pass? Not if there is
  /// nothing to choose. So it is with an answer that stands while others still choose.
  [[nodiscard]] bool wants_offer(const SeatDoor& door) const;
  /// This person has made up their mind for now.
  void settle(const SeatDoor& door);
  /// Everything up to here is known already, as after a break; the last few sentences are told again.
  void recall(const SeatDoor& door);

 private:
  void obey(const SeatDoor& door, const telling::Choices& choices, const Typed& typed);
  void show_log(const SeatDoor& door, bool whole);
  void show_knowledge(const SeatDoor& door, bool whole);
  void tell(const json::object& event);
  /// Does a new round begin with this? Then the last one is over.
  [[nodiscard]] bool ends_round(const json::object& event);

  Seat seat_;
  const Words& words_;
  Terminal& terminal_;
  Asking asking_;
  std::size_t heard_ = 0;    ///< events this person was told
  std::size_t settled_ = 0;  ///< events there were when this person had made up their mind
  int settled_round_ = -1;
  i64 game_round_ = 0;          ///< of a game that has rounds
  std::string told_;            ///< sentences for the next line
  std::string answer_;          ///< the last one, in words
  std::optional<Words> brief_;  ///< of its game, once they were needed
};

}  // namespace saloon::cli
