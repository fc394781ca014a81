// Events and results as sentences. The reader's own seat is called "you" in the words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/match/seat_door.h"
#include "engine/words/words.h"

namespace saloon::telling {

/// The arguments of a sentence as its reader has them: the own seat is called "you".
json::object addressed(const json::object& members, Seat reader);
/// What a seat is asked, said to it with what it is about.
std::string question_put(const SeatDoor& door, const Words& words);
/// The same said to whoever waits for these seats; `asked` is the event that told of the question.
std::string question_awaited(const json::object& asked, Seat reader, const Words& words);
/// Who owes a choice, said through this door to whoever waits for these seats; empty if they are none.
std::string awaited(const SeatDoor& door, SeatSet seats, const Words& words);
/// How the game stands, in one line: what the reader is asked, whom all wait for, or who has won.
std::string status(const SeatDoor& door, const Words& words);
/// The answer of this seat to a round that is still open; empty if there is none.
json::object given_answer(const SeatDoor& door);
/// The event as a sentence; nothing for questions and answers, which the log of a game does not need.
std::optional<std::string> told(const json::object& event, Seat reader, const Words& words);
/// The same of events as they came over the wire; empty also where they have no words here, being newer than these.
std::string told_if_known(const json::object& event, Seat reader, const Words& words);
/// Every event from the `first` on that came through this door, and `first` moved behind the last.
std::vector<std::string> told_since(const SeatDoor& door, std::size_t& first, const Words& words);
/// Who won, and everybody's rank and score.
std::vector<std::string> told_result(const json::object& outcome, Seat reader, const Words& words);
/// Why it is over; empty where the game has only one way to end.
std::string told_reason(const json::object& outcome, const Words& words);

}  // namespace saloon::telling
