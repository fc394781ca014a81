#include "house/row_text.h"

#include "house/limits.h"

namespace saloon::house {
namespace {

std::string row(const json::object& o) { return json::serialize(o); }

bool flag_in(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  const bool* b = v != nullptr ? v->if_bool() : nullptr;
  return b != nullptr && *b;
}

}  // namespace

json::object wishes_json(const TableWishes& wishes) {
  json::object options;
  for (const OptionSetting& s : wishes.options) options[s.name] = s.value;
  return {{"game", wishes.game},     {"seats", wishes.seats}, {"options", std::move(options)},
          {"listed", wishes.listed}, {"pace", wishes.pace},   {"limit", wishes.limit}};
}

TableWishes read_wishes(Reader& reader, const json::object& o) {
  TableWishes wishes;
  wishes.game = reader.text(o.if_contains("game"), "game");
  wishes.seats = int(reader.number(o.if_contains("seats"), "seats", 2, kMostSeats));
  for (const auto& [name, value] : reader.object(o.if_contains("options"), "options")) {
    wishes.options.push_back({std::string(name), std::string(reader.text(&value, "an option"))});
  }
  wishes.listed = flag_in(o, "listed");
  wishes.pace = flag_in(o, "pace");
  wishes.limit = reader.number(o.if_contains("limit"), "limit", kShortestLimit / kSecond, kLongestLimit / kSecond);
  return wishes;
}

Opens read_opens(Reader& reader, const json::object& o, int seats) {
  const auto what = opens_named(reader.text(o.if_contains("opens"), "opens"));
  if (!what) reader.fail("opens must be watch, sit, seat or host");
  Opens opens{.what = what.value_or(Opens::What::Watching)};
  if (opens.what == Opens::What::Seat) opens.seat = reader.seat(o.if_contains("seat"), "seat", seats);
  return opens;
}

std::string guest_row(const KnownGuest& guest) {
  json::object o{{"guest", guest.guest}, {"person", guest.person}, {"name", guest.name}, {"may_sit", guest.may_sit}};
  if (guest.left) o["left"] = true;
  return row(o);
}
std::string key_row(const KnownKey& key) {
  json::object o{{"opens", name_of(key.opens.what)}, {"hash", key.hash}};
  if (key.opens.what == Opens::What::Seat) o["seat"] = seat_name(key.opens.seat);
  return row(o);
}
std::string key_gone_row(const KnownKey& key) { return row({{"hash", key.hash}}); }
std::string seat_row(Seat seat) { return row({{"seat", seat_name(seat)}}); }
std::string seat_row(Seat seat, Guest guest) { return row({{"seat", seat_name(seat)}, {"guest", guest}}); }
std::string bot_row(Seat seat, std::string_view bot) { return row({{"seat", seat_name(seat)}, {"bot", bot}}); }
std::string stand_in_row(Seat seat, std::string_view bot, u64 heard) {
  return row({{"seat", seat_name(seat)}, {"bot", bot}, {"heard", heard}});
}
std::string automatic_row(Seat seat, bool on) { return row({{"seat", seat_name(seat)}, {"on", on}}); }
std::string muted_row(Guest guest, bool on) { return row({{"guest", guest}, {"on", on}}); }
std::string guest_row(Guest guest) { return row({{"guest", guest}}); }

std::string said_row(const Remark& remark) {
  json::object o{{"circle", name_of(remark.circle)}, {"guest", remark.guest}, {"text", remark.text}};
  if (remark.circle == Circle::Gang) o["seat"] = seat_name(remark.seat);
  return row(o);
}

}  // namespace saloon::house
