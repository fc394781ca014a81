#include "simulator/inspector.h"

#include <algorithm>
#include <numeric>

namespace saloon::house::simulator {
namespace {

constexpr Moment kLongestWait = 900 * kSecond;  ///< that nothing happens at a table with people
constexpr Moment kOnItsWay = 2 * kSecond;       ///< a letter, in a calm network

constexpr std::size_t kRowsShown = 12;  ///< of a table where something broke
constexpr std::size_t kShownOfRow = 160;

/// Messages that leave a row whenever they are accepted.
bool leaves_a_row(std::string_view type) {
  constexpr std::array kTypes = {"answer", "withdraw", "say", "sit", "start", "automatic", "agree", "create", "key"};
  return std::find(kTypes.begin(), kTypes.end(), type) != kTypes.end();
}

}  // namespace

u64 TableHour::all_faults() const { return std::accumulate(faults.begin(), faults.end(), u64{0}); }

void Inspector::fail(const TableId& table, const std::string& what) {
  if (!broken_.empty()) return;
  broken_ = "table " + table + " at " + std::to_string(agenda_.now() - began_) + " ms: " + what;
  const Watched* at = watched(table);
  if (at == nullptr) return;
  for (const Row& row : at->last_rows) {
    broken_ += "\n  row " + std::to_string(row.number) + " at " + std::to_string(row.time - began_) + " by " +
               std::to_string(row.by) + " " + row.request + " " + std::string(name_of(row.kind)) + " " +
               row.text.substr(0, kShownOfRow);
  }
}

Inspector::Watched* Inspector::watched(const TableId& table) {
  const auto at = tables_.find(table);
  return at != tables_.end() ? &at->second : nullptr;
}

/// The house may have given the same answer before, for a seat without choice.
bool Inspector::Watched::has_answer(const std::string& answer) const {
  const std::string seat = answer.substr(0, answer.find("\"does\""));
  const auto last = std::find_if(last_rows.rbegin(), last_rows.rend(), [&](const Row& row) {
    return row.kind == RowKind::Line && !seat.empty() && row.text.starts_with(seat);
  });
  return last != last_rows.rend() && last->text.starts_with(answer);
}

TableHour& Inspector::hour_of(const TableId& table) {
  const Watched* at = watched(table);
  std::vector<TableHour>& hours = hours_[at != nullptr ? at->line : table];
  const auto hour = std::size_t((agenda_.now() - began_) / kHour);
  if (hours.size() <= hour) hours.resize(hour + 1);
  return hours[hour];
}

u64 Inspector::answers_this_hour(const TableId& table) { return hour_of(table).answers; }

void Inspector::suffered(const TableId& table, Fault fault) {
  if (!table.empty()) ++hour_of(table).faults[std::size_t(fault)];
}

std::vector<TableId> Inspector::tables() const {
  std::vector<TableId> all;
  for (const auto& [table, at] : tables_) all.push_back(table);
  return all;
}

void Inspector::opened(const std::vector<Row>& rows) {
  Company company;
  for (const Row& row : rows) {
    if (!company.fold(row)) return fail(row.table, "its first rows cannot be folded");
  }
  Watched& at = tables_[company.table];
  at.line = company.table;
  at.moved = agenda_.now();
  at.shadow = std::make_unique<Shadow>(company.table, *find_game(company.wishes.game));
  std::set<std::string> in_batch;
  for (const Row& row : rows) take(at, row, in_batch);
}

/// The hall's rows come without a gap, and a request has them in one batch.
void Inspector::take_hall(const std::vector<Row>& rows) {
  std::set<std::string> in_batch;
  for (const Row& row : rows) {
    if (row.number != ++rows_of_hall_) fail("", "row " + std::to_string(rows_of_hall_) + " of the hall is missing");
    if (row.request.empty()) continue;
    const bool first = hall_rows_.emplace(row.request, row.number).second;
    if (in_batch.insert(row.request).second && !first) fail("", "request " + row.request + " was carried out twice");
  }
}

void Inspector::became_durable(const Batch& batch) {
  if (batch.rows.front().table.empty()) {
    take_hall(batch.rows);
    if (!batch.opened.empty()) opened(batch.opened);
    return;
  }
  Watched* at = watched(batch.rows.front().table);
  if (at == nullptr) return fail(batch.rows.front().table, "rows of a table that nobody has opened");
  std::set<std::string> in_batch;
  for (const Row& row : batch.rows) take(*at, row, in_batch);
  if (batch.opened.empty()) return;
  const TableId line = at->line;
  opened(batch.opened);
  tables_[batch.opened.front().table].line = line;
}

void Inspector::take(Watched& at, const Row& row, std::set<std::string>& in_batch) {
  if (const Result<void> taken = at.shadow->take(row); !taken) fail(row.table, taken.error());
  if (row.kind == RowKind::Line || !at.shadow->plays()) at.moved = agenda_.now();
  at.last_rows.push_back(row);
  if (at.last_rows.size() > kRowsShown) at.last_rows.pop_front();
  at.left |= row.kind == RowKind::Rematch;
  if (row.by != 0 && !row.request.empty()) check_request(at, row, in_batch);
}

/// Whatever a client asks for happens once: all its rows come together, and an answer has one.
void Inspector::check_request(Watched& at, const Row& row, std::set<std::string>& in_batch) {
  const auto sent = sent_.find(row.request);
  if (sent == sent_.end()) return fail(row.table, "nobody sent " + row.request + ", which row " + row.text + " is of");
  const bool first = at.rows.emplace(row.request, row.number).second;
  const bool same_batch = !in_batch.insert(row.request).second;
  // A key that is asked for again, after the house forgot all but its hash, is another one.
  if (!first && row.kind != RowKind::Key && (!same_batch || row.kind == RowKind::Line)) {
    return fail(row.table, "request " + row.request + " (" + sent->second.type + ") was carried out twice");
  }
  if (!sent->second.answer.empty() && !row.text.starts_with(sent->second.answer)) {
    fail(row.table, "answer " + row.request + " is not in the record as it was given: " + row.text);
  }
}

void Inspector::tells(const TableId& table, const std::string& letter) {
  if (!broken_.empty()) return;
  if (letter.starts_with(R"({"type":"done")")) return check_done(table, letter);
  Watched* at = watched(table);
  if (at == nullptr || !letter.starts_with(R"({"type":"now")")) return;
  if (const std::string fault = at->shadow->fault_of_now(letter); !fault.empty()) fail(table, fault);
}

void Inspector::check_done(const TableId& table, const std::string& letter) {
  constexpr std::string_view kBegin = R"({"type":"done","id":")";
  const std::string id = letter.substr(kBegin.size(), letter.find('"', kBegin.size()) - kBegin.size());
  const auto sent = sent_.find(id);
  if (sent == sent_.end()) return fail(table, "a done to " + id + ", which nobody sent");
  const bool refused = letter.substr(kBegin.size() + id.size()).starts_with(R"(","refused")");
  const Watched* at = watched(sent->second.table);
  const std::map<std::string, u64>& rows = at != nullptr ? at->rows : hall_rows_;
  const auto row = rows.find(id);
  const bool durable = row != rows.end();
  const std::string what = sent->second.type + " " + id;
  if (refused && durable) return fail(table, what + " is refused, but stands in the ledger: " + letter);
  if (refused || !leaves_a_row(sent->second.type)) return;
  if (!durable && at != nullptr && at->has_answer(sent->second.answer)) return;
  if (!durable) return fail(table, what + " is acknowledged, but is not durable: " + sent->second.answer);
  if (row->second <= sent->second.after_row) fail(table, what + " stands in the ledger before what came before it");
}

void Inspector::folded(const TableId& table, const Table& from_rows) {
  const Watched* at = watched(table);
  if (at == nullptr) return fail(table, "a table that nobody has opened");
  if (at->shadow->plays() != from_rows.has_match())
    return fail(table, "rows and table do not agree that there is a game");
  if (at->shadow->plays() && at->shadow->match().state_digest() != from_rows.match().state_digest()) {
    fail(table, "the table stands otherwise than its rows say");
  }
}

void Inspector::sees(const TableId& table, Seat viewer, u64 next, std::string_view view) {
  Watched* at = watched(table);
  if (at == nullptr || agenda_.now() - at->moved < kOnItsWay) return;
  const std::string fault = at->shadow->fault_of_eyes(viewer, next, view);
  if (!fault.empty()) fail(table, seat_name(viewer) + " was not told how things stand: " + fault);
}

void Inspector::hears(const TableId& table, Seat viewer, u64 number, std::string_view event) {
  if (Watched* at = watched(table)) note_heard(table, at->chronicle[place_of(viewer)], number, event);
}

void Inspector::hears_said(const TableId& table, u64 number, std::string_view remark) {
  if (Watched* at = watched(table)) note_heard(table, at->said, number, remark);
}

/// What has a number has it for everybody who may hear it, and for ever.
void Inspector::note_heard(const TableId& table, Heard& before, u64 number, std::string_view text) {
  const u64 hash = hash_bytes(text.data(), text.size());
  const u64 known = before.emplace(number, hash).first->second;
  if (known != hash) fail(table, "number " + std::to_string(number) + " has changed: " + std::string(text));
}

u64 Inspector::acknowledged(const std::string& id) {
  const auto sent = sent_.find(id);
  if (sent == sent_.end()) return 0;
  if (sent->second.type == "answer") ++hour_of(sent->second.table).answers;
  const Watched* at = watched(sent->second.table);
  if (at == nullptr) return 0;
  const auto row = at->rows.find(id);
  return row != at->rows.end() ? row->second : 0;
}

void Inspector::look_for_stuck() {
  for (auto& [table, at] : tables_) {
    if (at.left || agenda_.now() - at.moved <= kLongestWait) continue;
    std::string who;
    if (at.shadow->plays()) {
      for (const Seat p : at.shadow->match().waiting())
        who += " " + seat_name(p) + " " + at.shadow->match().question(p);
    }
    fail(table, "nobody could move for a quarter of an hour; awaited:" + who);
  }
}

}  // namespace saloon::house::simulator
