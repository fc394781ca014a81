#include "telling/builders.h"

#include <algorithm>
#include <array>

#include "engine/rows/kind.h"
#include "telling/log.h"
#include "telling/pieces.h"

namespace saloon::telling {
namespace {

using Takes = BuilderMember::Takes;
using Values = std::vector<json::value>;

const Kind& bare(const Kind& kind) { return kind.form == Form::Like ? bare(*kind.of) : kind; }

i64 times_in(const Values& all, const json::value& v) { return std::count(all.begin(), all.end(), v); }

/// Adds what is in `more` oftener than in `all`, so that both could be taken from it.
void take_in(Values& all, const Values& more) {
  for (const json::value& v : more) {
    if (times_in(all, v) < times_in(more, v)) all.push_back(v);
  }
}

bool has_all(const Values& zone, const Values& pieces) {
  return std::all_of(pieces.begin(), pieces.end(),
                     [&](const json::value& v) { return times_in(zone, v) >= times_in(pieces, v); });
}

Values items_in(const json::value& list) {
  const json::array* items = list.if_array();
  return items != nullptr ? Values(items->begin(), items->end()) : Values{};
}

/// The smallest list within `v` that has all these pieces; empty if there is none.
Values zone_with(const json::value& v, const Values& pieces) {
  Values found;
  const auto look_at = [&](Values zone) {
    const bool fits = !zone.empty() && has_all(zone, pieces);
    if (fits && (found.empty() || zone.size() < found.size())) found = std::move(zone);
  };
  look_at(items_in(v));
  for (const json::value& item : items_in(v)) look_at(zone_with(item, pieces));
  if (const json::object* o = v.if_object()) {
    for (const auto& [name, inner] : *o) look_at(zone_with(inner, pieces));
  }
  return found;
}

/// Whether a list consists of pairs: a piece, and where it goes.
bool is_of_pairs(const Kind& list) { return list.of->form == Form::Object && list.of->members.size() == 2; }

Values values_of(const std::vector<Candidate>& candidates) {
  Values out;
  for (const Candidate& c : candidates) out.push_back(c.value);
  return out;
}

bool is_among(const std::vector<Candidate>& candidates, const json::value& v) {
  return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& c) { return c.value == v; });
}

i64 sum_of(const json::value& shares) {
  i64 sum = 0;
  if (const json::object* o = shares.if_object()) {
    for (const auto& [key, share] : *o) sum += whole_number(share).value_or(0);
  }
  return sum;
}

/// Pieces of a list, the sum of shares, a number; 1 for one piece, 0 for none.
i64 measure(const json::value* v, Takes takes) {
  if (v == nullptr) return 0;
  if (takes == Takes::Number) return whole_number(*v).value_or(0);
  if (takes == Takes::One) return 1;
  return v->is_object() ? sum_of(*v) : i64(items_in(*v).size());
}

/// One verb of a question, and the listed answers that have it.
class Making {
 public:
  Making(const SeatDoor& door, const Choices& choices, const Words& words, std::string verb)
      : door_(door), choices_(choices), words_(words), pieces_(door, words), verb_(std::move(verb)) {
    for (const Choice& choice : choices) {
      if (text_in(choice.decision, "do") == verb_) listed_.push_back(&choice);
    }
  }

  [[nodiscard]] Builder builder() const {
    Builder out{verb_, label("do." + verb_ + ".name", question_put(door_, words_)), {}};
    if (const NamedShape* shape = pieces_.shape_of(verb_)) {
      for (const Member& m : shape->members) out.members.push_back(member(m));
    }
    return out;
  }

 private:
  [[nodiscard]] std::string label(const std::string& key, std::string otherwise) const {
    return words_.has(key) ? words_.say(key, listed_.front()->args) : std::move(otherwise);
  }

  [[nodiscard]] BuilderMember member(const Member& m) const {
    BuilderMember out{m.name, label("do." + verb_ + ".member." + m.name, ""), takes(m)};
    set_bounds(out);
    if (out.takes == Takes::One) out.of = ones(m);
    if (out.takes == Takes::Split) add_shares(out, m);
    if (out.takes == Takes::Subset || out.takes == Takes::Order) {
      out.of = pieces(m);
      widen(out, m);
    }
    return out;
  }

  [[nodiscard]] Takes takes(const Member& m) const {
    const Kind& kind = bare(*m.kind);
    if (kind.form == Form::Number) return Takes::Number;
    if (kind.form == Form::Keyed || kind.form == Form::Some) return Takes::Split;
    if (kind.form == Form::Set) return Takes::Subset;
    if (kind.form != Form::List) return Takes::One;
    if (is_of_pairs(kind)) return Takes::Split;
    return minds_order(m) ? Takes::Order : Takes::Subset;
  }

  /// Are the same pieces the other way round another answer?
  [[nodiscard]] bool minds_order(const Member& m) const {
    for (const Choice* choice : listed_) {
      json::object turned = choice->decision;
      json::value* list = turned.if_contains(m.name);
      if (list == nullptr || !list->is_array()) continue;
      std::reverse(list->get_array().begin(), list->get_array().end());
      if (turned != choice->decision) return door_.canonical(turned) == turned && door_.would_answer(turned).accepted();
    }
    return false;
  }

  // --- what it can be made of
  [[nodiscard]] std::vector<Candidate> ones(const Member& m) const {
    std::vector<Candidate> out;
    for (const Choice* choice : listed_) {
      for (Part& part : pieces_.parts_of(*choice)) {
        const bool here = part.member == m.name && !part.value.is_null();
        if (here && !is_among(out, part.value)) out.push_back({std::move(part.value), std::move(part.text)});
      }
    }
    return out;
  }

  void add_shares(BuilderMember& out, const Member& m) const {
    const Kind& kind = bare(*m.kind);
    if (kind.form == Form::List) return add_pairs(out, m, kind.of->members);
    for (const Choice* choice : listed_) {
      for (const auto& [key, share] : object_in(choice->decision, m.name)) {
        if (!is_among(out.of, key)) out.of.push_back({key, pieces_.named(verb_, m.name, *kind.keys, key)});
      }
    }
  }

  void add_pairs(BuilderMember& out, const Member& m, std::span<const Member> pair) const {
    out.as = {pair[0].name, pair[1].name};
    const auto add = [&](std::vector<Candidate>& to, const Member& which, const json::object& o) {
      const json::value* v = o.if_contains(which.name);
      if (v != nullptr && !is_among(to, *v)) to.push_back({*v, pieces_.named(verb_, which.name, *which.kind, *v)});
    };
    for (const Choice* choice : listed_) {
      const json::value* list = choice->decision.if_contains(m.name);
      for (const json::value& item : list == nullptr ? Values{} : items_in(*list)) {
        if (!item.is_object()) continue;
        add(out.of, pair[0], item.get_object());
        add(out.into, pair[1], item.get_object());
      }
    }
  }

  /// What the list names; where it leaves something out also what lies beside it: whoever may choose from a hand of
  /// its own, may choose any card of it.
  [[nodiscard]] std::vector<Candidate> pieces(const Member& m) const {
    Values all;
    for (const Choice* choice : listed_) {
      if (const json::value* list = choice->decision.if_contains(m.name)) take_in(all, items_in(*list));
    }
    if (!choices_.complete()) {
      if (Values zone = zone_with(object_in(door_.view(), "private"), all); !zone.empty()) all = std::move(zone);
    }
    std::vector<Candidate> out;
    for (const json::value& piece : all) out.push_back({piece, pieces_.piece(listed_.front()->decision, m, piece)});
    return out;
  }

  // --- how many
  /// From the least to the most that the list has: where it leaves out numbers or shares, they lie between.
  void set_bounds(BuilderMember& out) const {
    for (const Choice* choice : listed_) {
      const i64 n = measure(choice->decision.if_contains(out.member), out.takes);
      out.min = choice == listed_.front() ? n : std::min(out.min, n);
      out.max = std::max(out.max, n);
    }
  }

  /// Where the list leaves out sets of pieces, others may be smaller or larger, unless the rules want so many.
  void widen(BuilderMember& out, const Member& m) const {
    if (choices_.complete() || (out.min == out.max && is_exact(out, m))) return;
    const Kind& kind = bare(*m.kind);
    out.min = kind.least;
    out.max = kind.most != 0 ? std::min(i64{kind.most}, i64(out.of.size())) : i64(out.of.size());
  }

  /// Do the rules want so many, whichever they are? Then any piece may stand in for another, and with one more or one
  /// less no listed answer is one any more.
  [[nodiscard]] bool is_exact(const BuilderMember& member, const Member& m) const {
    return std::all_of(listed_.begin(), listed_.end(), [&](const Choice* choice) {
      const json::value* list = choice->decision.if_contains(m.name);
      const Values taken = list != nullptr ? items_in(*list) : Values{};
      if (taken.empty()) return false;
      const Values fewer(taken.begin(), taken.end() - 1);
      if (accepts(*choice, m, fewer)) return false;
      Values all = taken;
      for (const Candidate& c : member.of) {
        all.push_back(c.value);
        Values other = fewer;
        other.push_back(c.value);
        const bool is_there = times_in(values_of(member.of), c.value) >= times_in(other, c.value);
        if (accepts(*choice, m, all) || (is_there && !accepts(*choice, m, other))) return false;
        all.pop_back();
      }
      return true;
    });
  }

  [[nodiscard]] bool accepts(const Choice& like, const Member& m, const Values& items) const {
    json::object decision = like.decision;
    decision[m.name] = json::array(items.begin(), items.end());
    return door_.would_answer(decision).accepted();
  }

  SeatDoor door_;
  const Choices& choices_;
  const Words& words_;
  Pieces pieces_;
  std::string verb_;
  std::vector<const Choice*> listed_;
};

}  // namespace

std::vector<Builder> builders_of(const SeatDoor& door, const Choices& choices, const Words& words) {
  std::vector<std::string> verbs;
  for (const Choice& choice : choices) {
    std::string verb = text_in(choice.decision, "do");
    if (std::find(verbs.begin(), verbs.end(), verb) == verbs.end()) verbs.push_back(std::move(verb));
  }
  std::vector<Builder> out;
  for (std::string& verb : verbs) out.push_back(Making(door, choices, words, std::move(verb)).builder());
  return out;
}

std::string_view name_of(BuilderMember::Takes takes) {
  constexpr std::array<std::string_view, 5> kNames{"one", "subset", "order", "split", "number"};
  return kNames[std::size_t(takes)];
}

}  // namespace saloon::telling
