// What a seat can answer: one row per verb, named after the constructor of its decision and the accessors of its
// arguments. JSON in both directions, what is complained about, whether a decision has its one form, and learners'
// numbers follow from the row.
//
//   verb<&Decision::go_to_town, &Decision::strength, &Decision::plot>("go_to_town", {{"cowboy", &kCowboy}, {"plot",
//   &kPlot}})
#pragma once

#include <string>
#include <utility>

#include "engine/rows/kind.h"

namespace saloon {

using VerbMember = Member;
inline constexpr int kMostArguments = 4;
using Arguments = std::array<Value, kMostArguments>;

/// What was read, or the clause that forbids it, or kMalformed and what would be right.
template <class Decision>
struct Parsed {
  Decision decision{};
  const char* clause = nullptr;
  std::string detail{};
};

template <class Decision>
struct VerbRow {
  const char* name{};
  VerbMember members[kMostArguments]{};
  Decision (*make)(const Arguments&){};
  Arguments (*take)(const Decision&){};

  // --- where a verb is more than its arguments: `members` then says what it looks like
  const char* shape{};  ///< what it looks like, for complaints
  void (*write)(Writer&, const Decision&){};
  Parsed<Decision> (*read)(const json::object&){};
  bool (*formed)(const Decision&){};
  const char* number_name{};
  u32 numbers{};
  NotInModules<u32 (*)(const Decision&)> place{};
  NotInModules<Decision (*)(u32)> at{};

  /// The same with learners' numbers that do not follow from the order of its members.
  [[nodiscard]] constexpr VerbRow numbered(u32 count, u32 (*place_of)(const Decision&),
                                           Decision (*of_place)(u32)) const {
    VerbRow row = *this;
    row.numbers = count;
    row.place = place_of;
    row.at = of_place;
    return row;
  }
};

template <auto Make, class... P>
constexpr auto made_of(const Arguments& a, auto (*)(P...)) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return Make(from_value<std::remove_cvref_t<P>>(a[I])...);
  }(std::index_sequence_for<P...>{});
}

/// A verb without arguments, or with one accessor for each.
template <auto Make, auto... Get>
constexpr auto verb(const char* name, const VerbMember (&members)[sizeof...(Get) == 0 ? 1 : sizeof...(Get)] = {{}}) {
  using Decision = decltype(made_of<Make>(Arguments{}, Make));
  VerbRow<Decision> row;
  row.name = name;
  for (std::size_t i = 0; i < sizeof...(Get); ++i) row.members[i] = members[i];
  row.make = [](const Arguments& a) { return made_of<Make>(a, Make); };
  row.take = [](const Decision& d) { return Arguments{to_value((d.*Get)())...}; };
  return row;
}

// --- what follows from a row, for any decision
constexpr int arguments_of(std::span<const VerbMember> members) {
  int n = 0;
  for (const VerbMember& m : members) n += m.name != nullptr ? 1 : 0;
  return n;
}
void write_arguments(std::span<const VerbMember> members, Writer& w, const Arguments& a);
/// Every argument must be there, be right, and be the only ones. On "no", `detail` says what would be right.
bool read_arguments(std::string_view name, std::span<const VerbMember> members, const json::object& o, Arguments& out,
                    std::string& detail);
bool arguments_fit(std::span<const VerbMember> members, const Arguments& a);
constexpr u32 numbers_of(std::span<const VerbMember> members) {
  u32 n = 1;
  for (const VerbMember& m : members) n *= m.name != nullptr ? m.kind->numbers : 1;
  return n;
}
u32 place_of(std::span<const VerbMember> members, const Arguments& a);
Arguments arguments_at(std::span<const VerbMember> members, u32 place);
/// "a decision is an object whose "do" is one of: …"
std::string known_verbs(std::span<const char* const> names);

// --- decisions of a game, out of its table G::kVerbs; the first row is no verb
template <class G>
const VerbRow<typename G::Decision>& row_of(const typename G::Decision& d) {
  const auto at = std::size_t(d.verb());
  return G::kVerbs[at < std::size(G::kVerbs) ? at : 0];
}

template <class G>
void write_decision(Writer& w, const typename G::Decision& d) {
  const auto& row = row_of<G>(d);
  w.object([&] {
    if (row.name == nullptr) return;
    w.text("do", row.name);
    if (row.write != nullptr) return row.write(w, d);
    write_arguments(row.members, w, row.take(d));
  });
}

/// What the decisions of each verb look like; the first row is no verb.
template <class G>
inline constexpr auto kVerbShapes = [] {
  std::array<NamedShape, std::size(G::kVerbs) - 1> verbs{};
  for (std::size_t i = 0; i < verbs.size(); ++i) {
    const auto& row = G::kVerbs[i + 1];
    verbs[i] = {row.name, std::span(row.members).first(std::size_t(arguments_of(row.members)))};
  }
  return verbs;
}();

/// One meaning, one byte pattern: is this decision the one that its verb and arguments make?
template <class G>
bool is_formed(const typename G::Decision& d) {
  const auto& row = row_of<G>(d);
  if (row.name == nullptr) return false;
  if (row.formed != nullptr) return row.formed(d);
  const Arguments a = row.take(d);
  return arguments_fit(row.members, a) && row.make(a) == d;
}

}  // namespace saloon
