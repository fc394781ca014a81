// A seat's door to a match: all that whoever sits there may know and do, and no way to anything else. Connections,
// people, bots and learners get doors; the match itself, with its state, seed and unfinished rounds, stays with the
// host.
//
// A door holds nothing of its own: it is as cheap as a pointer, says what the match says now, and must not outlive it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json/json.h"
#include "engine/options.h"
#include "engine/seat.h"

namespace saloon {

class Match;
class Words;
struct GameInfo;

/// An answer was taken, or why not. The clause is quoted to the seat that asked, and to nobody else.
struct Refusal {
  std::string clause;  ///< empty: accepted
  std::string detail;  ///< for malformed input: what was wrong and what would be right
  json::object taken;  ///< of an answer that was given: the decision as the game itself writes it
  [[nodiscard]] bool accepted() const { return clause.empty(); }
};

/// The answers open to a seat.
struct Legal {
  json::array decisions;
  bool complete = true;  ///< false where the list is only representative
};

/// One of the answers open to a seat.
struct OpenChoice {
  json::object decision;
  json::object words;  ///< the decision with what its words need beyond it (Match::choice)
};
struct OpenChoices {
  std::vector<OpenChoice> list;
  bool complete = true;  ///< false where the list is only representative
};

/// For looking and asking; kSpectator has one too. An answer needs an OpenDoor.
class SeatDoor {
 public:
  SeatDoor(const Match& match, Seat seat) : match_(&match), seat_(seat) {}

  [[nodiscard]] Seat seat() const { return seat_; }
  /// What whoever watches has of it: any seat may look with their eyes.
  [[nodiscard]] SeatDoor spectators() const { return {*match_, kSpectator}; }
  [[nodiscard]] const GameInfo& game() const;
  [[nodiscard]] int seats() const;
  [[nodiscard]] const std::vector<OptionSetting>& options() const;  ///< those that differ from the usual ones

  [[nodiscard]] bool over() const;
  [[nodiscard]] int round() const;
  [[nodiscard]] SeatSet required() const;  ///< asked and awaited, as everybody sees it
  [[nodiscard]] SeatSet offered() const;
  [[nodiscard]] std::string question() const;  ///< name of the ask, empty if this seat is not asked
  [[nodiscard]] json::object about() const;    ///< what it is about, by name
  [[nodiscard]] json::object outcome() const;  ///< empty while the game runs
  /// Who shares a talk of their own with this seat, the seat included; nobody where the rules know none.
  [[nodiscard]] SeatSet talks_with() const;

  [[nodiscard]] json::object view() const;
  /// The same as text, behind what is in `out` already.
  void write_view(std::string& out) const;
  /// The running procedures, which are no secret: for programs that play on by the rules. Nobody else needs them.
  [[nodiscard]] json::array flow() const;
  /// The same as bytes, for bots that know the game's type: false, and nothing written, if `size` is not that of a
  /// view.
  [[nodiscard]] bool copy_view(void* out, std::size_t size) const;
  [[nodiscard]] Legal legal() const;
  /// The list as text; returns whether it is complete.
  bool write_legal(std::string& out) const;
  [[nodiscard]] Refusal would_answer(const json::value& decision) const;
  /// The decision as the game itself writes it; unchanged if it is none.
  [[nodiscard]] json::value canonical(const json::value& decision) const;

  /// Events are numbered by what this viewer hears, without gaps: who hears nothing of a matter cannot count it either.
  [[nodiscard]] std::size_t heard_count() const;
  /// So many of them the match has forgotten: the oldest that can still be had is of this number.
  [[nodiscard]] std::size_t forgotten() const;
  /// From the n-th on, oldest first; from the oldest there is, if the n-th is forgotten.
  [[nodiscard]] std::vector<json::object> heard(std::size_t from = 0) const;
  /// The same as texts.
  [[nodiscard]] std::vector<std::string> heard_texts(std::size_t from = 0) const;
  /// Only what spectators do not hear, or not so fully.
  [[nodiscard]] std::vector<json::object> heard_in_secret() const;

  /// The table in words, line by line.
  [[nodiscard]] std::vector<std::string> table(const Words& words) const;
  /// All answers open to the seat, with what their words need; what it sees is looked at once for all of them.
  [[nodiscard]] OpenChoices choices() const;
  /// A decision with what its words need beyond it.
  [[nodiscard]] json::object choice(const json::object& decision) const;
  /// What was typed in the game's own shorthand as a decision; empty if it is none.
  [[nodiscard]] json::object typed(std::string_view text) const;

 private:
  /// The n-th that this viewer heard, or the oldest of them that is not forgotten, as the match numbers it.
  [[nodiscard]] std::size_t place_of(std::size_t n) const;

  const Match* match_;
  Seat seat_;
};

/// The door of whoever answers: only who may change the match can open it.
class OpenDoor : public SeatDoor {
 public:
  OpenDoor(Match& match, Seat seat) : SeatDoor(match, seat), match_(&match) {}
  Refusal answer(const json::value& decision);
  /// For whoever answers from afar: refused if the question of this round is closed by now.
  Refusal answer(const json::value& decision, int round);
  /// Takes the seat's answer back while that round is open.
  Refusal withdraw(int round);

 private:
  Match* match_;
};

}  // namespace saloon
