// A question put to a person at a terminal: the table, the choices, help on anything, and what was meant by what was
// typed. Whoever asks decides what becomes of the answer.
#pragma once

#include <set>

#include "cli/commands.h"
#include "cli/learnt.h"
#include "cli/menu.h"
#include "cli/terminal.h"
#include "telling/choices.h"
#include "telling/explain.h"
#include "telling/hint.h"

namespace saloon::cli {

class Asking {
 public:
  /// All outlive it.
  Asking(const Words& words, const telling::Explainer& explainer, Learnt& learnt, Terminal& terminal)
      : words_(words), explainer_(explainer), learnt_(learnt), terminal_(terminal) {}

  /// The screen is empty: the table has to be shown again.
  void forget_screen() { shown_.clear(); }
  /// The table, the question and the choices. On a small screen all of it fits: the table at a glance, and more than
  /// twenty choices in steps.
  void put(const SeatDoor& door, const telling::Choices& choices);
  /// The choices alone, for somebody who has just seen the rest.
  void put_again(const SeatDoor& door, const telling::Choices& choices);
  /// Back from a step to the first one; false if that is where one is.
  bool go_back(const SeatDoor& door, const telling::Choices& choices);
  /// What can be obeyed by looking at the table and the rules alone: help, table, map, all, goal,
  /// guide and odds.
  void obey(const SeatDoor& door, const telling::Choices& choices, const Typed& typed);
  /// Advice, and from now on the choices that it names are known.
  void show_advice(const telling::Choices& choices, const std::vector<telling::HintLine>& lines);
  /// How to type, the commands as these words list them, and the rules behind the question.
  void show_help(const SeatDoor& door, const char* commands);
  /// The decision meant by what was typed; nothing if it is none, and then it has been said why. A single letter never
  /// plays anything: it was a slip, or meant for somebody else.
  std::optional<json::object> meant(const SeatDoor& door, const telling::Choices& choices, const std::string& typed);
  /// What nothing but Enter stands for: the only choice there is.
  [[nodiscard]] static std::optional<json::object> only(const telling::Choices& choices);
  void show_refusal(const Refusal& refusal);
  /// The lines, or the last of them and a line that says how many there were before; `command` shows them `all`.
  void show_last(const std::vector<std::string>& lines, bool whole, const char* command);
  /// What a seat sees and spectators do not, and what was told to it alone; says so if it is neither.
  void show_known(const std::vector<std::string>& own, const std::vector<std::string>& secrets, bool whole);

 private:
  using Lines = std::vector<std::string>;

  /// Two questions in a row often leave the table as it was; then it is not shown twice.
  [[nodiscard]] Lines table_if_new(const SeatDoor& door);
  [[nodiscard]] Lines question_lines(const SeatDoor& door, const std::string& reason) const;
  /// How many lines fit on the screen below these and above the prompt.
  [[nodiscard]] std::size_t room_below(const Lines& lines) const;
  [[nodiscard]] std::string reason_for(const SeatDoor& door);
  /// A step, or the choices where there is room for them.
  [[nodiscard]] Lines step_lines(const SeatDoor& door, const telling::Choices& choices,
                                 const std::vector<std::size_t>& places, std::size_t room);
  /// So many of the first choices have room in so many lines.
  [[nodiscard]] std::size_t fitting(const telling::Choices& choices, const std::vector<std::size_t>& places,
                                    std::size_t lines) const;
  /// Opens a bunch of choices by its letter.
  bool open_bunch(const SeatDoor& door, const telling::Choices& choices, const std::string& typed);
  /// A number that no step has shown yet is shown first, and taken when it is typed again.
  bool shows_unseen(const telling::Choices& choices, const std::string& typed);
  void show_map(const SeatDoor& door);
  void explain(const SeatDoor& door, const telling::Choices& choices, const std::string& what);
  void show_odds(const SeatDoor& door, const telling::Choices& choices);

  const Words& words_;
  const telling::Explainer& explainer_;
  Learnt& learnt_;
  Terminal& terminal_;
  std::vector<std::string> shown_;  ///< the table as it was shown last
  std::set<std::string> seen_;      ///< questions whose reason has been given
  std::set<std::size_t> offered_;   ///< places that this question has shown
  Menu menu_;                       ///< the step that was shown last; empty where all choices were
  bool is_deeper_ = false;          ///< it is not the first step
  bool knows_steps_ = false;        ///< it has been said how steps work
};

}  // namespace saloon::cli
