#include "engine/rows/verbs.h"

#include <cstring>

#include "engine/json/json.h"

namespace saloon {

namespace {

std::string shape_of(std::span<const VerbMember> members) {
  std::string out;
  for (const VerbMember& m : members) {
    if (m.name == nullptr) break;
    out += (out.empty() ? "\"" : " and \"") + std::string(m.name) + "\", " + what_of(*m.kind);
    if (m.kind->optional || m.kind->lenient) out += " or left out";
  }
  return out.empty() ? "nothing else" : out;
}

}  // namespace

void write_arguments(std::span<const VerbMember> members, Writer& w, const Arguments& a) {
  for (std::size_t i = 0; i < members.size() && members[i].name != nullptr; ++i) {
    write_member(w, members[i].name, *members[i].kind, a[i]);
  }
}

bool read_arguments(std::string_view name, std::span<const VerbMember> members, const json::object& o, Arguments& out,
                    std::string& detail) {
  std::size_t taken = 1;  // "do"
  bool fine = true;
  for (std::size_t i = 0; i < members.size() && members[i].name != nullptr; ++i) {
    const json::value* v = o.if_contains(members[i].name);
    taken += v != nullptr ? 1 : 0;
    if (v != nullptr) {
      fine = members[i].kind->read(*members[i].kind, *v, out[i]) && fine;
    } else {
      fine = (members[i].kind->optional || members[i].kind->lenient) && fine;
      out[i] = members[i].kind->none;
    }
  }
  if (fine && taken == o.size()) return true;
  detail = std::string(name) + " has beside \"do\" " + shape_of(members);
  return false;
}

bool arguments_fit(std::span<const VerbMember> members, const Arguments& a) {
  for (std::size_t i = 0; i < members.size() && members[i].name != nullptr; ++i) {
    if (!members[i].kind->fits(*members[i].kind, a[i])) return false;
  }
  return true;
}

#ifndef SALOON_MODULE
u32 place_of(std::span<const VerbMember> members, const Arguments& a) {
  u32 place = 0;
  for (std::size_t i = 0; i < members.size() && members[i].name != nullptr; ++i) {
    const Kind& k = *members[i].kind;
    const u32 here = k.numbers == 0 ? kNoPlace : k.place(k, a[i]);
    if (here == kNoPlace) return kNoPlace;
    place = place * k.numbers + here;
  }
  return place;
}

Arguments arguments_at(std::span<const VerbMember> members, u32 place) {
  Arguments a{};
  for (std::size_t i = std::size_t(arguments_of(members)); i-- > 0;) {
    const Kind& k = *members[i].kind;
    a[i] = k.at(k, place % k.numbers);
    place /= k.numbers;
  }
  return a;
}
#endif

std::string known_verbs(std::span<const char* const> names) {
  std::string known;
  for (std::size_t i = 1; i < names.size(); ++i) {
    if (i > 1 && std::strcmp(names[i], names[i - 1]) == 0) continue;
    known += (known.empty() ? "" : ", ") + std::string(names[i]);
  }
  return "a decision is an object whose \"do\" is one of: " + known;
}

}  // namespace saloon
