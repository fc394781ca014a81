// What clients say, read once (docs/protocol.md): everything past here is typed. A message that is none is answered
// with one line; it never changes anything.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/json/json.h"
#include "engine/options.h"
#include "house/ids.h"
#include "house/keys.h"

namespace saloon::house {

// --- to the hall
struct Hello {
  int protocol{};
};
struct SetName {
  std::string name;
};
struct WatchHall {
  bool on{};
};
/// A table's rules and manners, as they can be set until the game starts.
struct TableWishes {
  std::string game;
  int seats{};
  std::vector<OptionSetting> options;
  bool listed{};     ///< in the hall, for everybody
  bool pace = true;  ///< answers take effect no sooner than a person would give them
  i64 limit{};       ///< seconds of absence; 0: the usual
};
struct BotWish {
  Seat seat{};
  std::string bot;  ///< empty: nobody
};
struct Create {
  TableWishes wishes;
  std::vector<BotWish> bots;
};
struct MakeRecovery {};
struct ForgetDevices {};  ///< everything that recognises this person, but for the device that says so

// --- to a table
struct HeardUpTo {
  Seat viewer{};
  u64 number{};
};
struct Enter {
  std::string key;
  std::vector<HeardUpTo> heard;
};
struct Exit {};   ///< listens no more; keeps seats
struct Leave {};  ///< gives seats up
struct Sit {
  Seat seat{};
};
struct Rise {
  Seat seat{};
};
struct SeatBotAt {
  BotWish wish;
};
struct SetTable {
  TableWishes wishes;  ///< without the game, which stays
};
struct Start {};
struct Answer {
  Seat seat{};
  int round{};
  json::value decision;
};
struct Withdraw {
  Seat seat{};
  int round{};
};
/// The last answer of whoever plays alone against bots, and everything since.
struct TakeBack {
  Seat seat{};
};
struct ListAnswers {
  Seat seat{};
};
struct SetAutomatic {
  Seat seat{};
  bool on{};
};
enum class Circle : u8 { Table, Gang, Watchers };
/// "table", "gang", "watchers": as messages and rows have it.
std::string_view name_of(Circle circle);
std::optional<Circle> circle_named(std::string_view name);
struct Say {
  Circle circle{};
  Seat seat = kSpectator;  ///< whose gang it is said to, of Circle::Gang
  std::string text;
};
struct Mute {
  Guest guest{};
  bool on{};
};
struct Kick {
  Guest guest{};
};
struct StandIn {
  Seat seat{};
  std::string bot;
};  ///< by the host at once, by others as a vote
struct MakeKey {
  Opens opens{};
};
struct DropKeys {
  Opens opens{};
};
struct Agree {
  Seat seat{};
};
struct PlayAgain {};
struct CloseTable {};

using HallWish = std::variant<Hello, SetName, WatchHall, Create, MakeRecovery, ForgetDevices>;
using TableWish =
    std::variant<Enter, Exit, Leave, Sit, Rise, SeatBotAt, SetTable, Start, Answer, Withdraw, TakeBack, ListAnswers,
                 SetAutomatic, Say, Mute, Kick, StandIn, MakeKey, DropKeys, Agree, PlayAgain, CloseTable>;

struct Request {
  std::string id;  ///< empty: no `done` is wanted
  TableId table;   ///< empty: to the hall
  std::variant<HallWish, TableWish> wish;
};

/// Fails with one line that says what was wrong. `id` is set as soon as it could be read, so that even then the sender
/// can be told which message was meant.
Result<Request> read_request(std::string_view text, std::string& id);
/// The same of a message that is no text any more.
Result<Request> read_message(const json::value& message, std::string& id);

}  // namespace saloon::house
