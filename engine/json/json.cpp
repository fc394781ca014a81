#include "engine/json/json.h"

#include <algorithm>
#include <limits>

#include "engine/json/one_line.h"

namespace saloon {

namespace {

constexpr std::size_t kLineWidth = 110;

std::string quoted(std::string_view text) { return json::serialize(json::string_view(text.data(), text.size())); }

std::string escaped_pointer(std::string_view key) {
  std::string text;
  for (const char c : key) text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
  return text;
}

/// On one line, with a space after commas and colons.
void write_inline(const json::value& v, std::string& out) {
  if (const auto* o = v.if_object()) {
    out += '{';
    bool first = true;
    for (const auto& [key, value] : *o) {
      out += first ? "" : ", ";
      out += quoted({key.data(), key.size()}) + ": ";
      write_inline(value, out);
      first = false;
    }
    out += '}';
    return;
  }
  if (const auto* a = v.if_array()) {
    out += '[';
    for (std::size_t i = 0; i < a->size(); ++i) {
      out += i == 0 ? "" : ", ";
      write_inline((*a)[i], out);
    }
    out += ']';
    return;
  }
  out += json::serialize(v);
}

void write_pretty(const json::value& v, std::size_t indent, std::size_t taken, std::string& out);

std::string line_break(std::size_t indent) { return "\n" + std::string(indent, ' '); }

void write_members(const json::object& o, std::size_t indent, std::string& out) {
  out += '{';
  for (auto it = o.begin(); it != o.end(); ++it) {
    const std::string key = quoted({it->key().data(), it->key().size()}) + ": ";
    out += (it == o.begin() ? "" : ",") + line_break(indent + 2) + key;
    write_pretty(it->value(), indent + 2, indent + 3 + key.size(), out);
  }
  out += line_break(indent) + "}";
}

/// Names and numbers fill the line; whatever has parts stands on its own.
void write_items(const json::array& a, std::size_t indent, std::string& out) {
  out += '[';
  std::size_t column = kLineWidth;
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::string item;
    write_pretty(a[i], indent + 2, indent + 3, item);
    const bool fits = a[i].is_primitive() && column + item.size() + 3 <= kLineWidth;
    out += (i == 0 ? "" : ",") + (fits ? " " : line_break(indent + 2)) + item;
    column = !a[i].is_primitive() ? kLineWidth : fits ? column + item.size() + 2 : indent + 2 + item.size();
  }
  out += line_break(indent) + "]";
}

/// What fits on the rest of the line goes there, what does not is spread over lines. `taken` is what the line already
/// holds.
void write_pretty(const json::value& v, std::size_t indent, std::size_t taken, std::string& out) {
  std::string line;
  write_inline(v, line);
  if (taken + line.size() <= kLineWidth || v.is_primitive()) {
    out += line;
  } else if (const auto* o = v.if_object()) {
    write_members(*o, indent, out);
  } else {
    write_items(*v.if_array(), indent, out);
  }
}

bool contains_at(const json::value& whole, const json::value& part, std::string& where) {
  if (const auto* keys = part.if_object()) {
    const auto* in = whole.if_object();
    if (in == nullptr) return false;
    const std::string here = where;
    for (const auto& [key, value] : *keys) {
      where = here + "/" + escaped_pointer({key.data(), key.size()});
      const json::value* found = in->if_contains(key);
      if (found == nullptr && value.is_null()) continue;
      if (found == nullptr || !contains_at(*found, value, where)) return false;
    }
    where = here;
    return true;
  }
  if (const auto* items = part.if_array()) {
    const auto* in = whole.if_array();
    if (in == nullptr || in->size() != items->size()) return false;
    const std::string here = where;
    for (std::size_t i = 0; i < items->size(); ++i) {
      where = here + "/" + std::to_string(i);
      if (!contains_at((*in)[i], (*items)[i], where)) return false;
    }
    where = here;
    return true;
  }
  return whole == part;
}

}  // namespace

void merge_patch(json::value& target, const json::value& patch) {
  const auto* changes = patch.if_object();
  if (changes == nullptr) {
    target = patch;
    return;
  }
  if (!target.is_object()) target.emplace_object();
  json::object& object = *target.if_object();
  for (const auto& [key, value] : *changes) {
    if (value.is_null()) {
      object.erase(key);
    } else {
      merge_patch(object[key], value);
    }
  }
}

bool contains_json(const json::value& whole, const json::value& part, std::string& where) {
  where.clear();
  return contains_at(whole, part, where);
}

std::optional<i64> whole_number(const json::value& v) {
  if (const auto* n = v.if_int64()) return *n;
  if (const auto* n = v.if_uint64(); n != nullptr && *n <= u64(std::numeric_limits<i64>::max())) return i64(*n);
  return std::nullopt;
}

json::value as_parsed(json::value v) {
  if (v.is_uint64()) {
    if (const auto n = whole_number(v)) v = *n;
  } else if (auto* a = v.if_array()) {
    for (json::value& item : *a) item = as_parsed(std::move(item));
  } else if (auto* o = v.if_object()) {
    for (auto& item : *o) item.value() = as_parsed(std::move(item.value()));
  }
  return v;
}

json::object as_parsed(json::object o) {
  for (auto& item : o) item.value() = as_parsed(std::move(item.value()));
  return o;
}

std::string pretty(const json::value& v) {
  std::string out;
  write_pretty(v, 0, 0, out);
  return out + "\n";
}

std::string text_in(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_string() ? std::string(*v->if_string()) : std::string();
}

const json::object& object_in(const json::object& o, std::string_view key) {
  static const json::object kNone;
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_object() ? *v->if_object() : kNone;
}

i64 whole_number_in(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr ? whole_number(*v).value_or(0) : 0;
}

std::string seat_name(Seat p) { return p == kSpectator ? "spectator" : "S" + std::to_string(p); }

std::optional<Seat> seat_from_name(std::string_view name) {
  if (name == "spectator") return kSpectator;
  if (name.size() != 2 || name[0] != 'S' || name[1] < '0' || name[1] >= '0' + kMostSeats) return std::nullopt;
  return Seat(name[1] - '0');
}

void Reader::fail(std::string_view what) {
  if (error_.empty()) error_ = one_line(what);
}

const json::object& Reader::object(const json::value* v, std::string_view what) {
  static const json::object kNone;
  if (v != nullptr && v->is_object()) return *v->if_object();
  fail(std::string(what) + " must be an object {...}");
  return kNone;
}

const json::array& Reader::array(const json::value* v, std::string_view what) {
  static const json::array kNone;
  if (v != nullptr && v->is_array()) return *v->if_array();
  fail(std::string(what) + " must be an array [...]");
  return kNone;
}

std::string_view Reader::text(const json::value* v, std::string_view what) {
  if (v != nullptr && v->is_string()) return {v->if_string()->data(), v->if_string()->size()};
  fail(std::string(what) + " must be a text in quotes");
  return {};
}

i64 Reader::number(const json::value* v, std::string_view what, i64 lo, i64 hi) {
  const auto n = v != nullptr ? whole_number(*v) : std::nullopt;
  if (n && *n >= lo && *n <= hi) return *n;
  fail(std::string(what) + " must be a whole number from " + std::to_string(lo) + " to " + std::to_string(hi));
  return lo;
}

Seat Reader::seat(const json::value* v, std::string_view what, int seats) {
  if (v != nullptr && v->is_string()) {
    const auto p = seat_from_name({v->if_string()->data(), v->if_string()->size()});
    if (p && *p < seats) return *p;
  }
  fail(std::string(what) + R"( must be a seat from "S0" to ")" + seat_name(Seat(seats - 1)) + "\"");
  return 0;
}

void Reader::only_keys(const json::object& o, std::string_view what, std::initializer_list<std::string_view> known) {
  for (const auto& item : o) {
    const std::string_view key(item.key().data(), item.key().size());
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    std::string line = std::string(what) + " has an unknown key \"" + std::string(key) + "\"; known are: ";
    for (const auto& k : known) line += (&k == known.begin() ? "" : ", ") + std::string(k);
    return fail(line);
  }
}

}  // namespace saloon
