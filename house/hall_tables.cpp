// Which tables there are, and who is told of them.
#include <algorithm>

#include "engine/match/wire.h"
#include "house/hall.h"
#include "house/letters.h"
#include "house/limits.h"

namespace saloon::house {

namespace {

using Stage = TableSummary::Stage;

bool is_open(const TableSummary& table) { return table.stage == Stage::Gathering || table.stage == Stage::Playing; }
bool is_for_all(const TableSummary& table) { return table.listed && is_open(table); }

/// Does the hall show both alike? It shows nobody but the host.
bool look_alike(TableSummary a, TableSummary b) {
  a.people.clear();
  b.people.clear();
  return a == b;
}

}  // namespace

void Hall::table_changed(const TableSummary& summary, Moment now, Effects& out) {
  KnownTable& known = tables_[summary.table];
  if (known.number == 0) known.number = ++tables_seen_;
  const bool shown = is_for_all(known.summary) || is_for_all(summary);
  news_ = news_ || (shown && !look_alike(known.summary, summary));
  for (const PersonId& person : known.summary.people) people_[person].tables.erase(summary.table);
  known.summary = summary;
  shown_.erase(known.number);
  if (is_for_all(summary)) shown_.emplace(known.number, summary.table);
  if (summary.stage == Stage::Closed) {
    tables_.erase(summary.table);
  } else {
    for (const PersonId& person : summary.people) people_[person].tables.insert(summary.table);
    for (const PersonId& person : summary.people) forget_oldest_of(people_[person]);
    forget_if_nobodys(summary.table);
  }
  tell_news(now, out);
}

/// Of the games that are over everybody keeps the last ones in mind; the others are in the ledger.
void Hall::forget_oldest_of(Person& person) {
  std::size_t over = 0;
  auto oldest = person.tables.end();
  const auto number_of = [this](const TableId& id) { return tables_.find(id)->second.number; };
  for (auto it = person.tables.begin(); it != person.tables.end(); ++it) {
    if (is_open(tables_.find(*it)->second.summary)) continue;
    if (over++ == 0 || number_of(*it) < number_of(*oldest)) oldest = it;
  }
  if (over <= kMostOver) return;
  const TableId forgotten = *oldest;
  person.tables.erase(oldest);
  forget_if_nobodys(forgotten);
}

/// A table whose game is over and that nobody keeps in mind.
void Hall::forget_if_nobodys(const TableId& table) {
  const auto known = tables_.find(table);
  if (known == tables_.end() || is_open(known->second.summary)) return;
  const std::vector<PersonId>& people = known->second.summary.people;
  const auto keeps = [&](const PersonId& person) { return people_[person].tables.contains(table); };
  if (std::none_of(people.begin(), people.end(), keeps)) tables_.erase(known);
}

std::optional<TableSummary> Hall::summary_of(const TableId& table) const {
  const auto known = tables_.find(table);
  if (known == tables_.end()) return std::nullopt;
  return known->second.summary;
}

std::size_t Hall::open_tables(const Person& person) const {
  return std::size_t(std::count_if(person.tables.begin(), person.tables.end(),
                                   [this](const TableId& id) { return is_open(tables_.find(id)->second.summary); }));
}

/// Those that wait for people first, and of these the newest.
std::shared_ptr<const std::string> Hall::listed() const {
  json::array tables;
  for (const Stage stage : {Stage::Gathering, Stage::Playing}) {
    for (auto it = shown_.rbegin(); it != shown_.rend() && tables.size() < kMostInHall; ++it) {
      const TableSummary& table = tables_.find(it->second)->second.summary;
      if (table.stage == stage) tables.emplace_back(hall_entry(table));
    }
  }
  return std::make_shared<const std::string>(
      json::serialize(json::object{{"type", "hall"}, {"tables", std::move(tables)}}));
}

/// One's own tables, the newest first.
std::string Hall::welcome_text(const PersonId& person) const {
  std::vector<const KnownTable*> mine;
  if (const auto known = people_.find(person); known != people_.end()) {
    for (const TableId& id : known->second.tables) mine.push_back(&tables_.find(id)->second);
  }
  std::sort(mine.begin(), mine.end(), [](const auto* a, const auto* b) { return a->number > b->number; });
  json::array tables;
  for (const KnownTable* table : mine) tables.emplace_back(hall_entry(table->summary));
  return json::serialize(json::object{{"type", "welcome"},
                                      {"protocol", kProtocol},
                                      {"build", build_},
                                      {"wire", kWireVersion},
                                      {"name", name_of(person)},
                                      {"tables", std::move(tables)}});
}

/// At once if nothing was told for a while; else when that time is over, and then all in one.
void Hall::tell_news(Moment now, Effects& out) {
  if (!news_) return;
  if (now < told_at_ + kHallEvery) {
    out.wake = told_at_ + kHallEvery;
    return;
  }
  news_ = false;
  told_at_ = now;
  std::shared_ptr<const std::string> text;
  for (const auto& [connection, ear] : ears_) {
    if (!ear.in_hall) continue;
    if (text == nullptr) text = listed();
    out.letters.push_back({connection, text});
  }
}

}  // namespace saloon::house
