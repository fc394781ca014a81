// Kinds of things as JSON has them: how one is written, which one a text means, which values there are, and how they
// are counted for programs that learn. A game names its pieces once (games/<slug>/pieces.h), and verbs, events, fields
// and draws are rows of these.
#pragma once

#include <span>

#include "engine/rows/form.h"
#include "engine/rows/left_out.h"
#include "engine/rows/value.h"
#include "engine/rows/writer.h"
#include "engine/seat.h"

// Rule chapters see kinds and never JSON itself: its names are enough here.
namespace boost::json {
class value;
class object;
}  // namespace boost::json

namespace saloon {

namespace json = boost::json;
class Reader;

struct Kind {
  /// For complaints: what would be right, e.g. "a plot A1 to F2".
  NotInModules<const char*> what{};
  Form form{};
  const char* type{};  ///< what it is called where kinds have names: "Card"
  i64 low{}, high{};   ///< the values there are, of one thing; a set or list has those of its members
  i64 unit = 1;        ///< of a number in JSON
  std::string_view (*name)(int){};
  const char* const* words{};  ///< instead of `name`: one for each value from `low` on
  const Kind* of{};            ///< what a set, bag or list consists of
  const Kind* keys{};
  std::span<const Member> members{};
  u8 least{}, most{};  ///< items of a list; most 0: any number
  u8 width{};          ///< bytes that an event needs for it
  bool optional{};     ///< one value means that there is none, and is left out:
  Value none{};
  bool null{};     ///< in a list: null where it is not known
  bool lenient{};  ///< always written; whoever writes by hand may leave it out where it is zero
  u32 numbers{};   ///< how many there are for learners; 0: nobody counts them out

  void (*write)(const Kind&, Writer&, const Value&){};
  /// False if this is none of the kind.
  bool (*read)(const Kind&, const json::value&, Value&){};
  bool (*fits)(const Kind&, const Value&){};
  /// Learners' number within the kind, below `numbers`, and back; kNoPlace for one that is not counted.
  NotInModules<u32 (*)(const Kind&, const Value&)> place{};
  NotInModules<Value (*)(const Kind&, u32)> at{};

  [[nodiscard]] constexpr Kind called(const char* type_name) const {
    Kind k = *this;
    k.type = type_name;
    return k;
  }
  [[nodiscard]] std::string_view name_of(i64 value) const {
    return words != nullptr ? std::string_view(words[value - low]) : name(int(value));
  }
};
inline constexpr u32 kNoPlace = ~u32{0};

// --- how the usual kinds do it (kind.cpp); for kinds of a game's own that differ in one of these
namespace kinds {
void write_name(const Kind& k, Writer& w, const Value& v);
bool read_name(const Kind& k, const json::value& j, Value& out);
void write_number(const Kind& k, Writer& w, const Value& v);
bool read_number(const Kind& k, const json::value& j, Value& out);
void write_flag(const Kind& k, Writer& w, const Value& v);
bool read_flag(const Kind& k, const json::value& j, Value& out);
void write_set(const Kind& k, Writer& w, const Value& v);
bool read_set(const Kind& k, const json::value& j, Value& out);
void write_bag(const Kind& k, Writer& w, const Value& v);
bool read_bag(const Kind& k, const json::value& j, Value& out);
void write_list(const Kind& k, Writer& w, const Value& v);
bool read_list(const Kind& k, const json::value& j, Value& out);
void write_bytes(const Kind& k, Writer& w, const Value& v);
bool read_bytes(const Kind& k, const json::value& j, Value& out);
void write_maybe(const Kind& k, Writer& w, const Value& v);
bool read_maybe(const Kind& k, const json::value& j, Value& out);
bool is_one(const Kind& k, const Value& v);
bool is_set(const Kind& k, const Value& v);
bool is_bag(const Kind& k, const Value& v);
bool is_list(const Kind& k, const Value& v);
bool is_maybe(const Kind& k, const Value& v);
u32 place_of_one(const Kind& k, const Value& v);
Value one_at(const Kind& k, u32 place);
u32 place_of_maybe(const Kind& k, const Value& v);
Value maybe_at(const Kind& k, u32 place);
std::string_view seat_text(int seat);

constexpr u8 width_for(i64 low, i64 high) {
  const u64 most = u64(high > -low ? high : -low) * (low < 0 ? 2 : 1);
  return most < bit(8) ? 1 : most < bit(16) ? 2 : most < bit(32) ? 4 : 8;
}
}  // namespace kinds

// --- one thing
/// So many things from `first` on, each with a name.
constexpr Kind named(const char* what, int count, std::string_view (*name)(int), int first = 0) {
  return {.what = what,
          .form = Form::Name,
          .low = first,
          .high = first + count - 1,
          .name = name,
          .width = kinds::width_for(0, first + count - 1),
          .numbers = u32(count),
          .write = kinds::write_name,
          .read = kinds::read_name,
          .fits = kinds::is_one,
          .place = kinds::place_of_one,
          .at = kinds::one_at};
}
/// One of these words, in their order from `first` on.
constexpr Kind one_of(const char* what, std::span<const char* const> words, int first = 0) {
  Kind k = named(what, int(words.size()), nullptr, first);
  k.words = words.data();
  return k;
}
constexpr Kind seat_kind(const char* what, int seats) { return named(what, seats, kinds::seat_text).called("Seat"); }
/// A whole number; learners count it only where `numbers` says how many of them from `low` on.
constexpr Kind number(i64 low, i64 high, u32 numbers = 0) {
  return {.form = Form::Number,
          .low = low,
          .high = high,
          .width = kinds::width_for(low, high),
          .numbers = numbers,
          .write = kinds::write_number,
          .read = kinds::read_number,
          .fits = kinds::is_one,
          .place = kinds::place_of_one,
          .at = kinds::one_at};
}
/// What is counted and never negative, where nobody need know the most.
inline constexpr Kind kCount = number(0, 0x7FFFFFFF);
inline constexpr Kind kAmount = number(-0x40000000, 0x40000000);
inline constexpr Kind kFlag{.what = "true or false",
                            .form = Form::Flag,
                            .high = 1,
                            .width = 1,
                            .numbers = 2,
                            .write = kinds::write_flag,
                            .read = kinds::read_flag,
                            .fits = kinds::is_one,
                            .place = kinds::place_of_one,
                            .at = kinds::one_at};

/// Names that have to be put together, kept for as long as the program runs.
template <int N, class F>
std::array<std::string, N> name_table(F name) {
  std::array<std::string, N> names;
  for (int i = 0; i < N; ++i) names[std::size_t(i)] = name(i);
  return names;
}

// --- several of a kind
/// A set as a mask: bit i for value low + i.
constexpr Kind set_of(const Kind& of, const char* what) {
  return {.what = what,
          .form = Form::Set,
          .of = &of,
          .width = u8((of.high - of.low) / 8 + 1),
          .write = kinds::write_set,
          .read = kinds::read_set,
          .fits = kinds::is_set};
}
inline constexpr Kind kAnySeat = seat_kind("a seat", kMostSeats);
inline constexpr Kind kSeats = [] {
  Kind k = set_of(kAnySeat, "a list of seats");
  k.width = sizeof(SeatSet);
  return k;
}();
/// A CardBag: each at most twice.
constexpr Kind bag_of(const Kind& of, const char* what) {
  return {.what = what,
          .form = Form::List,
          .of = &of,
          .width = 16,
          .write = kinds::write_bag,
          .read = kinds::read_bag,
          .fits = kinds::is_bag};
}
/// In their order, in up to `most` bytes, each value + 1, zeroes behind the last.
constexpr Kind list_of(const Kind& of, const char* what, u8 most = 8) {
  return {.what = what,
          .form = Form::List,
          .of = &of,
          .most = most,
          .width = most,
          .write = kinds::write_list,
          .read = kinds::read_list,
          .fits = kinds::is_list};
}
/// An object with a byte under each key; where they may be left out, under those that are not zero.
constexpr Kind bytes_by(const Kind& keys, const Kind& of, const char* what) {
  return {.what = what,
          .form = of.optional ? Form::Some : Form::Keyed,
          .of = &of,
          .keys = &keys,
          .width = u8(keys.high - keys.low + 1),
          .write = kinds::write_bytes,
          .read = kinds::read_bytes};
}
/// One or none: value + 1, or 0 and then left out.
constexpr Kind maybe(const Kind& of) {
  return {.what = of.what,
          .form = Form::Like,
          .of = &of,
          .width = kinds::width_for(0, of.high + 1),
          .optional = true,
          .numbers = of.numbers + 1,
          .write = kinds::write_maybe,
          .read = kinds::read_maybe,
          .fits = kinds::is_maybe,
          .place = kinds::place_of_maybe,
          .at = kinds::maybe_at};
}

/// The same, where one value, usually zero, means that there is none, and is left out.
constexpr Kind or_left_out(Kind k, const Value& none = {}) {
  k.optional = true;
  k.none = none;
  return k;
}
constexpr Kind or_unknown(Kind k) {
  k.null = true;
  return k;
}
/// Said where it is so, left out where it is not.
inline constexpr Kind kMark = or_left_out(kFlag);
/// The same, but who writes it by hand may leave out what is zero.
constexpr Kind lenient(Kind k) {
  k.lenient = true;
  return k;
}

/// A member of an object, or nothing where the kind leaves it out.
void write_member(Writer& w, std::string_view name, const Kind& k, const Value& v);
/// A member that should be there. Complains and gives the lowest value if it is not of its kind.
Value read_member(Reader& r, const json::value* v, std::string_view name, const Kind& k);
bool is_absent(const json::value* v);
/// What would be right, for a complaint.
std::string what_of(const Kind& k);

}  // namespace saloon
