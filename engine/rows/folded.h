// What events say of public fields, so that whoever hears them can go on from the view before (laws/laws_folded.h). A
// game has one table of it, games/<game>/folded.h:
//
//   sets<&Public::turn>("turn_began", "seat")               the member is the field's new value
//   sets<&Public::town, 1>("rode", "to", "seat")            of the part that "seat" names, kept one higher
//   adds<&Public::points>("won", "points", "seat")          the member is added
//   takes<&Public::hand_size>("played", kOne, "seat")       one is taken away
//   takes_each<&Public::hand_size>("bid", "cards", "seat")  as many as the set or bag has; adds_each likewise
//   leaves_open<&Public::turn>("placed")                    may change the field without saying to what
//
// A field that is in the table at all changes in no other way.
#pragma once

#include "engine/bits.h"
#include "engine/rows/events.h"
#include "engine/rows/fields.h"

namespace saloon {

inline constexpr const char* kOne = nullptr;  ///< no member has the value, which is 1

template <class Public>
struct Fold {
  const char* event{};
  const char* value = kOne;  ///< a member
  const char* key{};         ///< the member that names the part of the field; none: it has no parts
  void (*apply)(Public&, std::size_t key, const Value&){};  ///< null: left open
  bool (*same)(const Public&, const Public&){};             ///< that of the field's row
};

template <auto M>
constexpr Fold<WholeOf<M>> leaves_open(const char* event) {
  return {event, nullptr, nullptr, nullptr, part<M>(nullptr).same};
}

namespace folding {

/// A fold that does `Change(part, value)`.
template <auto M, auto Change>
constexpr Fold<WholeOf<M>> fold(const char* event, const char* value, const char* key) {
  Fold<WholeOf<M>> out = leaves_open<M>(event);
  out.value = value;
  out.key = key;
  out.apply = [](WholeOf<M>& pub, [[maybe_unused]] std::size_t at, const Value& v) {
    if constexpr (!requires { (pub.*M)[at]; })
      Change(pub.*M, v);
    else if (at < (pub.*M).size())
      Change((pub.*M)[at], v);
  };
  return out;
}

template <int Plus>
inline constexpr auto kSet = []<class T>(T& to, const Value& v) {
  if constexpr (Plus == 0)
    to = from_value<T>(v);
  else
    to = T(v.number() + Plus);
};
inline constexpr auto kAdd = []<class T>(T& to, const Value& v) { to = T(to + v.number()); };
inline constexpr auto kTake = []<class T>(T& to, const Value& v) { to = T(to - v.number()); };
constexpr int how_many(const Value& v) { return count_bits(v.lo) + count_bits(v.hi); }
inline constexpr auto kAddEach = []<class T>(T& to, const Value& v) { to = T(to + how_many(v)); };
inline constexpr auto kTakeEach = []<class T>(T& to, const Value& v) { to = T(to - how_many(v)); };

}  // namespace folding

template <auto M, int Plus = 0>
constexpr Fold<WholeOf<M>> sets(const char* event, const char* value, const char* key = nullptr) {
  return folding::fold<M, folding::kSet<Plus>>(event, value, key);
}
template <auto M>
constexpr Fold<WholeOf<M>> adds(const char* event, const char* value = kOne, const char* key = nullptr) {
  return folding::fold<M, folding::kAdd>(event, value, key);
}
template <auto M>
constexpr Fold<WholeOf<M>> takes(const char* event, const char* value = kOne, const char* key = nullptr) {
  return folding::fold<M, folding::kTake>(event, value, key);
}

template <auto M>
constexpr Fold<WholeOf<M>> adds_each(const char* event, const char* value, const char* key = nullptr) {
  return folding::fold<M, folding::kAddEach>(event, value, key);
}
template <auto M>
constexpr Fold<WholeOf<M>> takes_each(const char* event, const char* value, const char* key = nullptr) {
  return folding::fold<M, folding::kTakeEach>(event, value, key);
}

}  // namespace saloon
