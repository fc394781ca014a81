// What a module can be asked: one function per call. Each gets the members of the request and gives the members of the
// answer, or one line that says what was wrong.
#pragma once

#include "telling/choices.h"
#include "wasm/module.h"

namespace saloon::wasm {

using Answer = Result<json::object>;

/// The members of a request, read with one clear complaint.
class Request {
 public:
  Request(Module& module, const json::object& members) : module_(module), members_(members) {}

  [[nodiscard]] const json::value* member(std::string_view name) const { return members_.if_contains(name); }
  [[nodiscard]] bool has(std::string_view name) const { return member(name) != nullptr; }
  std::string_view text(std::string_view name) { return reader_.text(member(name), name); }
  const json::object& object(std::string_view name) { return reader_.object(member(name), name); }
  const json::array& array(std::string_view name) { return reader_.array(member(name), name); }
  i64 number(std::string_view name, i64 lo, i64 hi) { return reader_.number(member(name), name, lo, hi); }
  /// A whole number below 2^64, as a number or, for those beyond 2^53, as text.
  u64 seed(std::string_view name);
  /// A seat of so many, or the spectators.
  Seat viewer(int seats);
  Seat seat(int seats) { return reader_.seat(member("seat"), "seat", seats); }
  /// The table named "match"; null, with a complaint, if there is none.
  Table* table();
  /// The same where somebody plays; null, with a complaint, if it is only looked at.
  Table* played_table();
  /// The door of "seat" to the match, or of whoever a view was made for; none, with a complaint, if there is none.
  std::optional<SeatDoor> door();
  MatchSetup setup();

  void fail(std::string_view what) { reader_.fail(what); }
  [[nodiscard]] bool ok() const { return reader_.ok(); }
  [[nodiscard]] Failed failed() const { return {error_}; }
  [[nodiscard]] Module& module() { return module_; }
  [[nodiscard]] const GameInfo& game() const { return module_.game(); }

 private:
  Module& module_;
  const json::object& members_;
  std::string error_;
  Reader reader_{error_};
};

struct Call {
  std::string_view name;
  Answer (*carry_out)(Request&);
};

// --- calls_match.cpp
Answer start(Request& request);
Answer open(Request& request);
Answer state(Request& request);
Answer look(Request& request);
Answer close(Request& request);
Answer host(Request& request);
Answer now(Request& request);
Answer judge(Request& request);
Answer answer(Request& request);
Answer withdraw(Request& request);
Answer bot(Request& request);
/// Figures of an outlook, and the same in words.
json::object told_figures(json::array figures, const SeatDoor& door, const Words& words);
// --- calls_record.cpp
Answer record(Request& request);
Answer resume(Request& request);
Answer verify(Request& request);
Answer story(Request& request);
Answer tell(Request& request);
Answer digest(Request& request);
Answer keyed_digest(Request& request);
// --- calls_table.cpp
Answer table_open(Request& request);
Answer table_fold(Request& request);
Answer table_hear(Request& request);
Answer table_hung_up(Request& request);
Answer table_stored(Request& request);
Answer table_tick(Request& request);
Answer table_think(Request& request);
Answer table_forget(Request& request);
// --- calls_telling.cpp
Answer game(Request& request);
Answer words(Request& request);
Answer names(Request& request);
Answer rules(Request& request);
Answer told(Request& request);
Answer explain(Request& request);
Answer clause(Request& request);
Answer hint(Request& request);

/// What a viewer is told of the table now, as sentences.
struct Telling {
  const SeatDoor& door;
  std::size_t from;  ///< number of the first event
  const Words& words;
  std::optional<telling::Choices> choices{};  ///< listed once for all parts that need them

  /// A part of `now`, or null if there is no such part.
  json::value part(std::string_view name);
  const telling::Choices& listed();
};

}  // namespace saloon::wasm
