#include "engine/rows/kind.h"

#include "engine/card_bag.h"
#include "engine/json/json.h"

namespace saloon {
namespace kinds {

namespace {

bool name_meant(const Kind& k, const json::value& j, i64& out) {
  const auto* text = j.if_string();
  if (text == nullptr) return false;
  for (i64 i = k.low; i <= k.high; ++i) {
    if (k.name_of(i) != std::string_view(*text)) continue;
    out = i;
    return true;
  }
  return false;
}

/// Each item of an array that is one of the kind; false at the first that is not, or that `take` refuses.
template <class F>
bool each_item(const Kind& k, const json::value& j, F take) {
  const auto* items = j.if_array();
  if (items == nullptr) return false;
  for (const json::value& item : *items) {
    Value v;
    if (!k.of->read(*k.of, item, v) || !take(v)) return false;
  }
  return true;
}

u64 mask_of(const Kind& of) { return of.high - of.low >= 63 ? ~u64{0} : bit(int(of.high - of.low) + 1) - 1; }

u8 byte_at(const Value& v, int i) { return u8((i < 8 ? v.lo : v.hi) >> (8 * (i % 8))); }

}  // namespace

void write_name(const Kind& k, Writer& w, const Value& v) { w.text(k.name_of(v.number())); }
bool read_name(const Kind& k, const json::value& j, Value& out) {
  i64 found = 0;
  if (!name_meant(k, j, found)) return false;
  out = to_value(found);
  return true;
}

void write_number(const Kind& k, Writer& w, const Value& v) { w.number(v.number() * k.unit); }
bool read_number(const Kind& k, const json::value& j, Value& out) {
  const auto n = whole_number(j);
  if (!n || *n % k.unit != 0 || *n / k.unit < k.low || *n / k.unit > k.high) return false;
  out = to_value(*n / k.unit);
  return true;
}

void write_flag(const Kind&, Writer& w, const Value& v) { w.flag(v.lo != 0); }
bool read_flag(const Kind&, const json::value& j, Value& out) {
  if (!j.is_bool()) return false;
  out = to_value(j.get_bool());
  return true;
}

void write_set(const Kind& k, Writer& w, const Value& v) {
  w.array([&] {
    for (const int i : Bits{v.lo}) k.of->write(*k.of, w, to_value(k.of->low + i));
  });
}
bool read_set(const Kind& k, const json::value& j, Value& out) {
  out = {};
  return each_item(k, j, [&](const Value& v) {
    const u64 one = bit(int(v.number() - k.of->low));
    const bool twice = (out.lo & one) != 0;
    out.lo |= one;
    return !twice;
  });
}

void write_bag(const Kind& k, Writer& w, const Value& v) {
  w.array([&] {
    for (const int i : Bits{v.lo}) {
      k.of->write(*k.of, w, to_value(k.of->low + i));
      if ((v.hi >> i & 1) != 0) k.of->write(*k.of, w, to_value(k.of->low + i));
    }
  });
}
bool read_bag(const Kind& k, const json::value& j, Value& out) {
  CardBag bag;
  if (!each_item(k, j, [&](const Value& v) {
        const int i = int(v.number() - k.of->low);
        if (bag.count(i) == 2) return false;
        bag.add(i);
        return true;
      })) {
    return false;
  }
  out = to_value(bag);
  return true;
}

void write_list(const Kind& k, Writer& w, const Value& v) {
  w.array([&] {
    for (int i = 0; i < k.width && byte_at(v, i) != 0; ++i) k.of->write(*k.of, w, to_value(byte_at(v, i) - 1));
  });
}
bool read_list(const Kind& k, const json::value& j, Value& out) {
  out = {};
  int n = 0;
  return each_item(k, j, [&](const Value& v) {
    if (n == k.width) return false;
    (n < 8 ? out.lo : out.hi) |= u64(v.number() + 1) << (8 * (n % 8));
    ++n;
    return true;
  });
}

void write_bytes(const Kind& k, Writer& w, const Value& v) {
  w.object([&] {
    for (int i = 0; i < k.width; ++i) write_member(w, k.keys->name_of(k.keys->low + i), *k.of, to_value(byte_at(v, i)));
  });
}
bool read_bytes(const Kind& k, const json::value& j, Value& out) {
  const auto* o = j.if_object();
  if (o == nullptr) return false;
  out = {};
  std::size_t known = 0;
  for (int i = 0; i < k.width; ++i) {
    const json::value* item = o->if_contains(k.keys->name_of(k.keys->low + i));
    known += item != nullptr ? 1 : 0;
    Value v;
    if (k.of->optional && is_absent(item)) continue;
    if (item == nullptr || !k.of->read(*k.of, *item, v)) return false;
    (i < 8 ? out.lo : out.hi) |= v.lo << (8 * (i % 8));
  }
  return known == o->size();
}

void write_maybe(const Kind& k, Writer& w, const Value& v) { k.of->write(*k.of, w, to_value(v.number() - 1)); }
bool read_maybe(const Kind& k, const json::value& j, Value& out) {
  if (!k.of->read(*k.of, j, out)) return false;
  out = to_value(out.number() + 1);
  return true;
}

bool is_one(const Kind& k, const Value& v) { return v.number() >= k.low && v.number() <= k.high && v.hi == 0; }
bool is_set(const Kind& k, const Value& v) { return (v.lo & ~mask_of(*k.of)) == 0 && v.hi == 0; }
bool is_bag(const Kind& k, const Value& v) { return (v.lo & ~mask_of(*k.of)) == 0 && (v.hi & ~v.lo) == 0; }
bool is_list(const Kind& k, const Value& v) {
  int n = 0;
  while (n < k.width && byte_at(v, n) != 0) {
    if (!k.of->fits(*k.of, to_value(byte_at(v, n) - 1))) return false;
    ++n;
  }
  for (; n < 16; ++n) {
    if (byte_at(v, n) != 0) return false;
  }
  return true;
}
bool is_maybe(const Kind& k, const Value& v) { return v == Value{} || k.of->fits(*k.of, to_value(v.number() - 1)); }

u32 place_of_one(const Kind& k, const Value& v) {
  const i64 place = v.number() - k.low;
  return place >= 0 && place < i64{k.numbers} ? u32(place) : kNoPlace;
}
Value one_at(const Kind& k, u32 place) { return to_value(k.low + place); }
#ifndef SALOON_MODULE
u32 place_of_maybe(const Kind& k, const Value& v) {
  return v == Value{} ? 0 : k.of->place(*k.of, to_value(v.number() - 1)) + 1;
}
Value maybe_at(const Kind& k, u32 place) {
  return place == 0 ? Value{} : to_value(k.of->at(*k.of, place - 1).number() + 1);
}
#endif

std::string_view seat_text(int seat) {
  static constexpr std::array<std::string_view, kMostSeats> kNames{"S0", "S1", "S2", "S3", "S4",
                                                                   "S5", "S6", "S7", "S8"};
  return kNames[std::size_t(seat)];
}

}  // namespace kinds

void write_member(Writer& w, std::string_view name, const Kind& k, const Value& v) {
  if (k.optional && v == k.none) return;
  w.key(name);
  k.write(k, w, v);
}

bool is_absent(const json::value* v) { return v == nullptr || v->is_null(); }

std::string what_of(const Kind& k) {
#ifdef SALOON_MODULE
  if (k.form != Form::Number) return "another one";
#else
  if (k.what != nullptr) return k.what;
#endif
  return "a number from " + std::to_string(k.low) + " to " + std::to_string(k.high);
}

Value read_member(Reader& r, const json::value* v, std::string_view name, const Kind& k) {
  if ((k.optional || k.lenient) && is_absent(v)) return k.none;
  Value out;
  if (v != nullptr && k.read(k, *v, out)) return out;
  const std::string given = v == nullptr ? "missing" : "not " + json::serialize(*v);
  r.fail(std::string(name) + " must be " + what_of(k) + ", " + given);
  return to_value(k.low);
}

}  // namespace saloon
