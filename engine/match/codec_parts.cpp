#include "engine/match/codec_parts.h"

namespace saloon {

json::object without_keys(const json::object& o, std::initializer_list<std::string_view> keys) {
  json::object rest;
  for (const auto& item : o) {
    bool dropped = false;
    for (const std::string_view key : keys)
      dropped = dropped || item.key() == json::string_view(key.data(), key.size());
    if (!dropped) rest.insert(item);
  }
  return rest;
}

json::array seats_json(SeatSet who) {
  json::array names;
  for (const Seat p : who) names.push_back(json::value(seat_name(p)));
  return names;
}

void write_seats(Writer& w, SeatSet who) { kSeats.write(kSeats, w, to_value(who)); }

SeatSet read_seats(Reader& r, const json::value* v, std::string_view what, int seats) {
  SeatSet who;
  for (const json::value& item : r.array(v, what)) who.add(r.seat(&item, what, seats));
  return who;
}

void write_chance(Writer& w, const Chance& chance) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string key;
  for (int shift = 60; shift >= 0; shift -= 4) key += kDigits[chance.key >> shift & 15U];
  w.object([&] {
    w.text("key", key);
    w.number("drawn", i64(chance.drawn));
  });
}

void read_chance(Reader& r, const json::value* v, Chance& out) {
  const json::object& o = r.object(v, "chance");
  r.only_keys(o, "chance", {"key", "drawn"});
  const std::string_view key = r.text(o.if_contains("key"), "key");
  u64 word = 0;
  for (const char c : key) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && (c < 'a' || c > 'f')) r.fail("key must be 16 hexadecimal digits");
    word = word << 4 | u64(digit ? c - '0' : c - 'a' + 10);
  }
  if (key.size() != 16) r.fail("key must be 16 hexadecimal digits");
  out.key = word;
  out.drawn = u64(r.number(o.if_contains("drawn"), "drawn", 0, i64{1} << 62));
}

int read_name(Reader& r, std::string_view name, std::string_view what, std::span<const char* const> names) {
  std::string line = std::string(what) + " cannot be \"" + std::string(name) + "\"; it may be: ";
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (name == names[i]) return int(i);
    line += (i == 0 ? "" : ", ") + std::string(names[i]);
  }
  r.fail(line);
  return 0;
}

Result<u8> drawn_roll(std::span<const RollRow> rolls, const json::value& v) {
  const auto* pair = v.if_array();
  if (pair == nullptr || pair->size() != 2 || !(*pair)[0].is_string()) {
    return Failed{"a draw is written [\"name\", result], not " + json::serialize(v)};
  }
  std::string known;
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    if (*(*pair)[0].if_string() == rolls[i].name) return u8(i);
    known += (i == 0 ? "" : ", ") + std::string(rolls[i].name);
  }
  return Failed{"there is no draw named " + json::serialize((*pair)[0]) + "; draws are: " + known};
}

}  // namespace saloon
