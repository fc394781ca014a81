// A person at the keyboard: sees the table and the choices, types, and is told what the rules say about it.
#pragma once

#include <functional>
#include <set>

#include "bots/table.h"
#include "cli/commands.h"
#include "cli/terminal.h"
#include "telling/choices.h"
#include "telling/explain.h"

namespace saloon::cli {

class Person {
 public:
  Person(Seat seat, const Words& words, const telling::Explainer& explainer, Terminal& terminal)
      : seat_(seat), words_(words), explainer_(explainer), terminal_(terminal) {}

  [[nodiscard]] Seat seat() const { return seat_; }
  /// What happened since this person last looked.
  void hear(const SeatDoor& door);
  /// The screen is empty: the table has to be shown again.
  void forget_screen() { shown_.clear(); }
  /// Asks until an answer is taken, an offer is let pass, an answer was taken back, or the person leaves or the input
  /// ends. `take_back` takes the last one back, or says why not and returns false.
  bots::Reply answer(OpenDoor door, const std::function<bool()>& take_back);
  /// Is an offer new to this person, or has anything been heard since it was answered or let pass? Not if there is
  /// nothing to choose.
  [[nodiscard]] bool wants_offer(const SeatDoor& door) const;
  /// This person has made up their mind for now.
  void settle(const SeatDoor& door);
  /// Everything up to here is known already, as after a break; the last few sentences are told again.
  void recall(const SeatDoor& door);

 private:
  void show_table_if_new(const SeatDoor& door);
  void show_question(const SeatDoor& door, const telling::Choices& choices);
  void show_reason(const std::string& question);
  void obey(const SeatDoor& door, const telling::Choices& choices, const Typed& typed);
  void show_help(const SeatDoor& door);
  void show_log(const SeatDoor& door, bool whole);
  void show_knowledge(const SeatDoor& door, bool whole);
  void show_hint(const SeatDoor& door, const telling::Choices& choices);
  /// The decision meant by what was typed; nothing if it is none, and then it has been said why.
  std::optional<json::object> meant(const SeatDoor& door, const telling::Choices& choices, const std::string& typed);
  void show_refusal(const Refusal& refusal);

  Seat seat_;
  const Words& words_;
  const telling::Explainer& explainer_;
  Terminal& terminal_;
  std::size_t heard_ = 0;    ///< events this person was told
  std::size_t settled_ = 0;  ///< events there were when this person had made up their mind
  int settled_round_ = -1;
  std::vector<std::string> shown_;  ///< the table as it was shown last
  std::set<std::string> seen_;      ///< questions whose reason has been given
};

}  // namespace saloon::cli
