// The law about what is told of public fields: who hears the events goes on from the view before to the one after.
#pragma once

#include "engine/rows/folded.h"
#include "laws/law.h"

namespace saloon {

/// An open member of an event; nothing if it has none of this name.
inline std::optional<Value> open_member(const EventRow& row, const Event& e, std::string_view name) {
  const u8* at = e.open.data();
  for (const EventMember& m : row.members) {
    if (m.name == nullptr) break;
    if (m.secret || m.again) continue;
    if (m.name == name) return value_at(*m.kind, at);
    at += m.kind->width;
  }
  return std::nullopt;
}

/// The kinds of event that the rows of a game's table are about, looked up once.
template <GameRules G>
const std::vector<u8>& folded_kinds() {
  static const std::vector<u8> kKinds = [] {
    std::vector<u8> kinds;
    for (const auto& fold : folded(typename G::Public{})) {
      const auto is_it = [&](const EventRow& row) { return std::string_view(row.name) == fold.event; };
      kinds.push_back(u8(std::find_if(std::begin(G::kEvents), std::end(G::kEvents), is_it) - std::begin(G::kEvents)));
    }
    return kinds;
  }();
  return kKinds;
}

/// Does to the public part what this event says; false if it has not the members that the table names.
template <GameRules G>
bool fold_event(const Fold<typename G::Public>& fold, const Event& e, typename G::Public& pub) {
  const EventRow& row = G::kEvents[e.kind];
  const auto member = [&](const char* name) { return name == kOne ? Value{1} : open_member(row, e, name); };
  const std::optional<Value> key = member(fold.key);
  const std::optional<Value> value = member(fold.value);
  if (key && value && fold.apply != nullptr) fold.apply(pub, std::size_t(key->number()), *value);
  return key && value;
}

template <GameRules G>
std::string name_of_folded(const Fold<typename G::Public>& fold) {
  for (const auto& row : G::kPublic) {
    if (row.same == fold.same && row.name != nullptr) return row.name;
  }
  return std::string("the field of ") + fold.event;
}

/// Events that carry new values of public fields, folded into the view before, give those of the view after.
template <GameRules G>
void events_give_the_view(LawRun<G>& run, const typename G::State& before, const Branch<G>& now, Seat viewer) {
  typename G::Public pub = before.pub;
  const auto folds = folded(pub);
  const std::vector<u8>& kinds = folded_kinds<G>();
  std::vector<decltype(folds[0].same)> open;
  for (const Event& e : now.log.items) {
    if (is_of_engine(e) || !hears(e, viewer)) continue;
    for (std::size_t i = 0; i < folds.size(); ++i) {
      if (kinds[i] != e.kind) continue;
      if (folds[i].apply == nullptr) open.push_back(folds[i].same);
      if (fold_event<G>(folds[i], e, pub)) continue;
      return run.fail(Law::EventsGiveTheView, std::string(folds[i].event) + " has not the members it is folded by");
    }
  }
  for (const auto& fold : folds) {
    if (fold.same(pub, now.s.pub) || std::find(open.begin(), open.end(), fold.same) != open.end()) continue;
    return run.fail(Law::EventsGiveTheView, "what " + viewer_name(viewer) + " has heard gives another " +
                                                name_of_folded<G>(fold) + " than the view has");
  }
}

}  // namespace saloon
