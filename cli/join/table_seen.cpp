#include "cli/join/table_seen.h"

#include <algorithm>

#include "cli/seating.h"
#include "engine/seat.h"

namespace saloon::cli {
namespace {

bool flag_in(const json::object& o, std::string_view key) {
  const json::value* value = o.if_contains(key);
  return value != nullptr && value->is_bool() && value->get_bool();
}

const json::array& array_in(const json::object& o, std::string_view key) {
  static const json::array kNone;
  const json::value* value = o.if_contains(key);
  return value != nullptr && value->is_array() ? value->get_array() : kNone;
}

void read_guests(const json::array& list, TableSeen& out) {
  for (const json::value& v : list) {
    const auto* o = v.if_object();
    if (o == nullptr) continue;
    out.guests.push_back(
        {whole_number_in(*o, "guest"), text_in(*o, "name"), flag_in(*o, "present"), flag_in(*o, "muted")});
  }
}

/// "S3" as a seat; no seat at all if it is none.
Seat seat_in(std::string_view name) {
  for (const Seat p : all_seats(kMostSeats)) {
    if (seat_name(p) == name) return p;
  }
  return kSpectator;
}

void read_chairs(const json::object& by_seat, TableSeen& out) {
  for (const Seat p : all_seats(std::min(int(by_seat.size()), kMostSeats))) {
    const json::object& o = object_in(by_seat, seat_name(p));
    out.chairs.push_back({whole_number_in(o, "guest"), text_in(o, "bot"), flag_in(o, "stand_in")});
  }
}

/// One sentence after the other about who is here.
class Sentences {
 public:
  Sentences(const TableSeen& before, const TableSeen& after, const Words& words)
      : before_(before), after_(after), words_(words) {}

  std::vector<std::string> take() {
    for (const GuestSeen& guest : after_.guests) tell_guest(guest);
    for (const GuestSeen& guest : before_.guests) {
      if (after_.guest(guest.guest) == nullptr) out_.push_back(words_.say("join.sent_away", {{"name", guest.name}}));
    }
    for (const Seat p : all_seats(int(std::min(before_.chairs.size(), after_.chairs.size())))) tell_chair(p);
    if (before_.host != after_.host) say("join.host", after_.host);
    return std::move(out_);
  }

 private:
  void say(const char* key, i64 guest, json::object args = {}) {
    args["name"] = after_.name_of(guest, words_);
    out_.push_back(words_.say(key, args));
  }

  void tell_guest(const GuestSeen& guest) {
    const GuestSeen* was = before_.guest(guest.guest);
    if (was != nullptr && was->muted != guest.muted) say(guest.muted ? "join.muted" : "join.unmuted", guest.guest);
    if (guest.guest == after_.me) return;
    if (was == nullptr) return say("join.came", guest.guest);
    if (was->present && !guest.present) say("join.away", guest.guest);
    if (!was->present && guest.present) say("join.returned", guest.guest);
  }

  void tell_chair(Seat p) {
    const ChairSeen& was = before_.chairs[p];
    const ChairSeen& is = after_.chairs[p];
    const json::object about{{"n", p}, {"bot", is.bot.empty() ? was.bot : is.bot}};
    if (is.stand_in && !was.stand_in) return say("join.stands_in", is.guest, about);
    if (!is.stand_in && was.stand_in && is.guest == was.guest) return say("join.plays_again", is.guest, about);
    if (is.guest != 0 && is.guest != was.guest) return say("join.sat", is.guest, about);
    if (is.guest == 0 && was.guest != 0) return say(is.bot.empty() ? "join.rose" : "join.gave_up", was.guest, about);
    if (is.bot != was.bot) say(is.bot.empty() ? "join.bot_left" : "join.bot_sat", 0, about);
  }

  const TableSeen& before_;
  const TableSeen& after_;
  const Words& words_;
  std::vector<std::string> out_;
};

}  // namespace

const GuestSeen* TableSeen::guest(i64 number) const {
  const auto found = std::find_if(guests.begin(), guests.end(), [&](const GuestSeen& g) { return g.guest == number; });
  return found == guests.end() ? nullptr : &*found;
}

const ChairSeen& TableSeen::chair(Seat seat) const {
  static const ChairSeen kNone;
  return seat < chairs.size() ? chairs[seat] : kNone;
}

std::string TableSeen::name_of(i64 number, const Words& words) const {
  if (number == me) return "you";
  const GuestSeen* found = guest(number);
  return found != nullptr && !found->name.empty() ? found->name : words.say("join.nameless", {{"n", number}});
}

std::vector<std::string> TableSeen::seat_names() const {
  std::vector<std::string> out;
  for (const ChairSeen& chair : chairs) {
    const GuestSeen* who = guest(chair.guest);
    out.push_back(who != nullptr ? who->name : "");
  }
  return out;
}

std::vector<Seat> TableSeen::free_seats() const {
  std::vector<Seat> out;
  for (const Seat p : all_seats(int(chairs.size()))) {
    if (chairs[p].is_free()) out.push_back(p);
  }
  return out;
}

TableSeen read_table(const json::object& letter) {
  TableSeen out{.table = text_in(letter, "table"),
                .game = text_in(letter, "game"),
                .stage = text_in(letter, "stage"),
                .rematch = text_in(letter, "rematch")};
  for (const auto& [name, value] : object_in(letter, "options")) {
    out.options.push_back(
        {std::string(name), value.is_string() ? std::string(value.get_string()) : json::serialize(value)});
  }
  read_guests(array_in(letter, "guests"), out);
  read_chairs(object_in(letter, "chairs"), out);
  out.host = whole_number_in(letter, "host");
  out.pace = flag_in(letter, "pace");
  const json::object& you = object_in(letter, "you");
  out.me = whole_number_in(you, "guest");
  out.may_sit = flag_in(you, "may_sit");
  for (const json::value& seat : array_in(you, "seats")) {
    if (seat.is_string()) out.mine.add(seat_in(std::string_view(seat.get_string())));
  }
  for (const Seat p : out.mine) {
    if (flag_in(object_in(you, "automatic"), seat_name(p))) out.automatic.add(p);
  }
  return out;
}

std::vector<std::string> seat_lines(const TableSeen& table, const Words& words) {
  std::vector<std::string> out;
  for (const Seat p : all_seats(int(table.chairs.size()))) {
    const ChairSeen& chair = table.chairs[p];
    const GuestSeen* guest = table.guest(chair.guest);
    const char* key = chair.is_free() ? "join.seat_free" : chair.guest == 0 ? "join.seat_bot" : "join.seat_guest";
    if (chair.stand_in) key = "join.seat_stand_in";
    out.push_back(words.say(key, {{"n", p},
                                  {"bot", bot_told(chair.bot, words)},
                                  {"name", table.name_of(chair.guest, words)},
                                  {"present", guest == nullptr || guest->present ? "yes" : "no"},
                                  {"host", chair.guest != 0 && chair.guest == table.host ? "yes" : "no"}}));
  }
  return out;
}

std::vector<std::string> changes(const TableSeen& before, const TableSeen& after, const Words& words) {
  return Sentences(before, after, words).take();
}

}  // namespace saloon::cli
