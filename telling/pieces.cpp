#include "telling/pieces.h"

#include <algorithm>

#include "engine/match/match.h"
#include "engine/rows/kind.h"
#include "engine/words/prose.h"

namespace saloon::telling {
namespace {

/// "PlaceCard" -> "place_card".
std::string table_named(std::string_view type) {
  std::string out;
  for (const char c : type) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital && !out.empty()) out += '_';
    out += capital ? char(c - 'A' + 'a') : c;
  }
  return out;
}

std::string part_key(const std::string& verb, std::string_view member) {
  return "do." + verb + ".part." + std::string(member);
}

bool is_nothing(const json::value* v) { return v == nullptr || (v->is_array() && v->get_array().empty()); }

/// Does the object have exactly these members?
bool has_members(const json::object& o, std::span<const Member> members) {
  return o.size() == members.size() &&
         std::all_of(members.begin(), members.end(), [&](const Member& m) { return o.contains(m.name); });
}

}  // namespace

const NamedShape* Pieces::shape_of(std::string_view verb) const {
  const auto& verbs = door_.game().verbs;
  const auto found = std::find_if(verbs.begin(), verbs.end(), [&](const NamedShape& s) { return verb == s.name; });
  return found != verbs.end() ? &*found : nullptr;
}

std::vector<Part> Pieces::parts_of(const Choice& choice) const {
  std::vector<Part> out;
  const std::string verb = text_in(choice.decision, "do");
  const NamedShape* shape = shape_of(verb);
  if (shape == nullptr) return out;
  for (const Member& m : shape->members) {
    const json::value* value = choice.decision.if_contains(m.name);
    const std::string own = part_key(verb, m.name);
    std::string said;
    if (words_.has(own)) {
      said = words_.say(own, choice.args);
    } else if (!is_nothing(value)) {
      said = text({verb, m.name}, *m.kind, *value);
    }
    if (!said.empty()) out.push_back({m.name, value == nullptr ? json::value() : *value, std::move(said)});
  }
  return out;
}

std::string Pieces::piece(const json::object& like, const Member& member, const json::value& piece) const {
  const std::string verb = text_in(like, "do");
  const std::string own = part_key(verb, member.name);
  if (!words_.has(own)) return text({verb, member.name}, *member.kind->of, piece);
  json::object alone = like;
  alone[member.name] = json::array{piece};
  return words_.say(own, door_.choice(alone));
}

std::string Pieces::text(const Place& at, const Kind& kind, const json::value& v) const {
  if (kind.form == Form::Like) return text(at, *kind.of, v);
  if (const json::string* name = v.if_string()) return term(at, kind, *name);
  if (v.is_bool()) return words_.say(v.get_bool() ? "piece.yes" : "piece.no");
  if (const json::object* o = v.if_object()) return of_members(at, kind, *o);
  const json::array* items = v.if_array();
  if (items == nullptr) return json::serialize(v);
  std::vector<std::string> said;
  for (const json::value& item : *items) said.push_back(text(at, *kind.of, item));
  return joined(said, ", ");
}

/// Shares by key, or a piece that is described by several things.
std::string Pieces::of_members(const Place& at, const Kind& kind, const json::object& o) const {
  std::vector<std::string> said;
  if (kind.keys != nullptr) {
    for (const auto& [name, value] : o) {
      said.push_back(words_.say("piece.share", {{"piece", term(at, *kind.keys, name)}, {"count", value}}));
    }
    return joined(said, ", ");
  }
  std::span<const Member> members = kind.members;
  if (kind.form == Form::Either) {
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const Member& m) { return has_members(o, m.kind->members); });
    if (found != members.end()) members = found->kind->members;
  }
  for (const Member& m : members) {
    if (const json::value* v = o.if_contains(m.name)) said.push_back(text({at.verb, m.name}, *m.kind, *v));
  }
  return joined(said, ", ");
}

std::string Pieces::term(const Place& at, const Kind& kind, std::string_view name) const {
  if (name == seat_name(door_.seat())) return words_.say("seat.you");
  const std::string used = words_.terms_for("do." + at.verb + ".choice", at.member);
  const std::string type = kind.type != nullptr ? table_named(kind.type) : std::string();
  for (const std::string& table : {used.substr(0, used.find('_')), used, type}) {
    const std::string key = table + "." + std::string(name);
    if (words_.has(key)) return words_.say(key);
  }
  return std::string(name);
}

}  // namespace saloon::telling
