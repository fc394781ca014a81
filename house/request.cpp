#include "house/request.h"

#include <algorithm>
#include <array>
#include <limits>

#include "house/left_out.h"
#include "house/limits.h"
#include "house/members.h"

namespace saloon::house {

namespace {

constexpr std::array<std::string_view, 3> kCircleNames = {"table", "gang", "watchers"};

constexpr std::size_t kLongestWord = 64;  ///< of games, options, bots, keys: whether there is such a one is asked later
constexpr std::size_t kMostOptions = 32;
constexpr i64 kFewestSeats = 2;
constexpr i64 kMostRounds = std::numeric_limits<int>::max();
constexpr i64 kMostEvents = 9'007'199'254'740'991;  ///< the last whole number that every reader of JSON can tell
constexpr i64 kMostGuestNumbers = std::numeric_limits<Guest>::max();

// --- the members that several messages have

/// A word, or a number as if it stood in quotes.
std::string option_value(Members& m, std::string_view name, const json::value& v) {
  if (const auto n = whole_number(v)) return std::to_string(*n);
  const std::string_view text = m.reader().text(&v, "option " + quote(name));
  if (length_of(text) > kLongestWord) m.reader().fail("option " + quote(name) + " has no value that long");
  return std::string(text);
}

std::vector<OptionSetting> read_options(Members& m) {
  std::vector<OptionSetting> options;
  if (!m.has("options")) return options;
  for (const auto& item : m.object("options")) {
    const std::string_view name(item.key().data(), item.key().size());
    if (options.size() == kMostOptions || length_of(name) > kLongestWord) {
      m.reader().fail(m.called("options") + " has more, or longer ones, than any game has");
      return options;
    }
    options.push_back({std::string(name), option_value(m, name, item.value())});
  }
  return options;
}

TableWishes read_wishes(Members& m) {
  TableWishes wishes;
  wishes.seats = int(m.number("seats", kFewestSeats, kMostSeats));
  wishes.options = read_options(m);
  if (m.has("listed")) wishes.listed = m.flag("listed");
  if (m.has("pace")) wishes.pace = m.flag("pace");
  if (m.has("limit")) wishes.limit = m.number("limit", kShortestLimit / kSecond, kLongestLimit / kSecond);
  return wishes;
}

Opens read_opens(Members& m) {
  using What = Opens::What;
  Opens opens{What(m.one_of(
      "opens", {name_of(What::Watching), name_of(What::Sitting), name_of(What::Seat), name_of(What::Hosting)}))};
  if (opens.what == What::Seat) opens.seat = m.seat("seat");
  return opens;
}

/// The seat or spectator that a key of an object names.
std::optional<Seat> viewer_key(Members& m, std::string_view name, std::string_view key, bool spectator_too) {
  const auto viewer = seat_from_name(key);
  if (viewer && (*viewer < kMostSeats || spectator_too)) return viewer;
  m.reader().fail(m.called(name) + " has a member " + quote(key) + R"(, but they are seats from "S0" to ")" +
                  seat_name(kMostSeats - 1) + (spectator_too ? "\", or \"spectator\"" : "\""));
  return std::nullopt;
}

// --- to the hall

HallWish read_hello(Members& m) { return Hello{int(m.number("protocol", 0, kMostRounds))}; }
HallWish read_name(Members& m) { return SetName{m.text("name", kLongestMessage)}; }
HallWish read_hall(Members& m) { return WatchHall{m.flag("on")}; }

HallWish read_create(Members& m) {
  Create create;
  const std::string game = m.text("game", kLongestWord);
  create.wishes = read_wishes(m);
  create.wishes.game = game;
  if (!m.has("bots")) return create;
  for (const auto& item : m.object("bots")) {
    const auto seat = viewer_key(m, "bots", {item.key().data(), item.key().size()}, false);
    const std::string_view bot = m.reader().text(&item.value(), m.called("bots"));
    if (bot.empty() || length_of(bot) > kLongestWord)
      m.reader().fail(m.called("bots") + " must name a bot for each seat");
    if (!m.ok()) break;
    create.bots.push_back({*seat, std::string(bot)});
  }
  return create;
}

HallWish read_recovery(Members&) { return MakeRecovery{}; }
HallWish read_forget_devices(Members&) { return ForgetDevices{}; }

// --- to a table

TableWish read_enter(Members& m) {
  Enter enter;
  if (m.has("key")) enter.key = m.text("key", kLongestWord);
  if (!m.has("heard")) return enter;
  for (const auto& item : m.object("heard")) {
    const auto viewer = viewer_key(m, "heard", {item.key().data(), item.key().size()}, true);
    const i64 number = m.reader().number(&item.value(), m.called("heard"), 0, kMostEvents);
    if (!m.ok()) break;
    enter.heard.push_back({*viewer, u64(number)});
  }
  return enter;
}

template <class Wish>
TableWish read_bare(Members&) {
  return Wish{};
}

template <class Wish>
TableWish read_seat(Members& m) {
  return Wish{m.seat("seat")};
}

TableWish read_bot(Members& m) {
  SeatBotAt at{{m.seat("seat"), {}}};
  const json::value* bot = m.find("bot");
  if (bot != nullptr && bot->is_null()) return at;
  if (bot == nullptr || !bot->is_string())
    m.reader().fail(m.called("bot") + " must be a bot's name, or null for nobody");
  at.wish.bot = m.text("bot", kLongestWord);
  return at;
}

TableWish read_set(Members& m) { return SetTable{read_wishes(m)}; }

TableWish read_answer(Members& m) {
  const Seat seat = m.seat("seat");
  const int round = int(m.number("round", 0, kMostRounds));
  return Answer{seat, round, m.object("decision")};
}

TableWish read_withdraw(Members& m) {
  const Seat seat = m.seat("seat");
  return Withdraw{seat, int(m.number("round", 0, kMostRounds))};
}

TableWish read_automatic(Members& m) {
  const Seat seat = m.seat("seat");
  return SetAutomatic{seat, m.flag("on")};
}

TableWish read_say(Members& m) {
  Say say;
  say.circle = Circle(m.one_of("circle", {kCircleNames[0], kCircleNames[1], kCircleNames[2]}));
  if (say.circle == Circle::Gang) say.seat = m.seat("seat");
  say.text = m.text("text", kLongestMessage);
  return say;
}

Guest read_guest(Members& m) { return Guest(m.number("guest", 1, kMostGuestNumbers)); }

TableWish read_mute(Members& m) {
  const Guest guest = read_guest(m);
  return Mute{guest, m.flag("on")};
}
TableWish read_kick(Members& m) { return Kick{read_guest(m)}; }

TableWish read_stand_in(Members& m) {
  const Seat seat = m.seat("seat");
  return StandIn{seat, m.text("bot", kLongestWord)};
}

TableWish read_key(Members& m) { return MakeKey{read_opens(m)}; }
TableWish read_drop_keys(Members& m) { return DropKeys{read_opens(m)}; }

// --- which message it is

/// One of the two readers, by who is spoken to.
struct MessageType {
  std::string_view name;
  HallWish (*to_hall)(Members&);
  TableWish (*to_table)(Members&);
};

/// A table in a module has everybody at one machine: it leaves out what only people apart need of each other.
template <class Read>
constexpr Read* among_people(Read* read) {
  return kIsModule ? nullptr : read;
}

constexpr MessageType kTypes[] = {{"hello", among_people(read_hello), nullptr},
                                  {"name", among_people(read_name), nullptr},
                                  {"hall", among_people(read_hall), nullptr},
                                  {"create", read_create, nullptr},
                                  {"recovery", among_people(read_recovery), nullptr},
                                  {"forget_devices", among_people(read_forget_devices), nullptr},
                                  {"enter", nullptr, read_enter},
                                  {"exit", nullptr, read_bare<Exit>},
                                  {"leave", nullptr, read_bare<Leave>},
                                  {"sit", nullptr, read_seat<Sit>},
                                  {"rise", nullptr, read_seat<Rise>},
                                  {"bot", nullptr, read_bot},
                                  {"set", nullptr, read_set},
                                  {"start", nullptr, read_bare<Start>},
                                  {"answer", nullptr, read_answer},
                                  {"withdraw", nullptr, read_withdraw},
                                  {"take_back", nullptr, read_seat<TakeBack>},
                                  {"list", nullptr, among_people(read_seat<ListAnswers>)},
                                  {"automatic", nullptr, read_automatic},
                                  {"say", nullptr, among_people(read_say)},
                                  {"mute", nullptr, among_people(read_mute)},
                                  {"kick", nullptr, among_people(read_kick)},
                                  {"stand_in", nullptr, among_people(read_stand_in)},
                                  {"key", nullptr, among_people(read_key)},
                                  {"drop_keys", nullptr, among_people(read_drop_keys)},
                                  {"agree", nullptr, read_seat<Agree>},
                                  {"again", nullptr, read_bare<PlayAgain>},
                                  {"close", nullptr, read_bare<CloseTable>}};

const MessageType* type_named(std::string_view name) {
  const auto* found = std::find_if(std::begin(kTypes), std::end(kTypes), [&](const MessageType& t) {
    return t.name == name && (t.to_hall != nullptr || t.to_table != nullptr);
  });
  return found == std::end(kTypes) ? nullptr : found;
}

std::string no_such_type(std::string_view name) {
  std::string line = "there is no message " + quote(name);
  if constexpr (kIsModule) return line;
  line += "; there are: ";
  for (const MessageType& type : kTypes) line += (&type == kTypes ? "" : ", ") + std::string(type.name);
  return line;
}

/// It comes back in `done`, and is kept beside what was done: something short and visible.
std::string read_id(Members& m) {
  if (!m.has("id")) return {};
  std::string id = m.text("id", kLongestId);
  const bool visible = std::all_of(id.begin(), id.end(), [](char c) { return c > ' ' && c <= '~'; });
  if (!visible) m.reader().fail(m.called("id") + " must be letters, digits and signs of ASCII, without blanks");
  return m.ok() ? id : std::string();
}

}  // namespace

std::string_view name_of(Circle circle) { return kCircleNames[std::size_t(circle)]; }

std::optional<Circle> circle_named(std::string_view name) {
  const auto found = std::find(kCircleNames.begin(), kCircleNames.end(), name);
  if (found == kCircleNames.end()) return std::nullopt;
  return Circle(found - kCircleNames.begin());
}

Result<Request> read_request(std::string_view text, std::string& id) {
  id.clear();
  if (text.size() > kLongestMessage) {
    return Failed{"a message must have at most " + std::to_string(kLongestMessage) + " bytes"};
  }
  const Result<json::value> document = parse_json(text);
  if (!document) return document.failed();
  return read_message(*document, id);
}

Result<Request> read_message(const json::value& message, std::string& id) {
  std::string error;
  Members m(Reader(error).object(&message, "a message"), error);
  if (!error.empty()) return Failed{error};
  Request request;
  request.id = id = read_id(m);
  const json::value* named = m.find("type");
  const std::string_view name = m.reader().text(named, m.called("type"));
  if (!error.empty()) return Failed{error};
  const MessageType* type = type_named(name);
  if (type == nullptr) return Failed{no_such_type(name)};

  m.are_of(name);
  if (type->to_table != nullptr) request.table = m.text("table", kLongestWord);
  if (m.ok() && type->to_table != nullptr) request.wish = type->to_table(m);
  if (m.ok() && type->to_hall != nullptr) request.wish = type->to_hall(m);
  m.nothing_else();
  if (!error.empty()) return Failed{error};
  return request;
}

}  // namespace saloon::house
