#include "tests/simulator/side.h"

#include <algorithm>

#include "house/letters.h"
#include "house/row_text.h"

namespace saloon::house::simulator {
namespace {

constexpr Moment kBegin = 1'800'000'000'000;
constexpr std::string_view kNow = R"({"type":"now")";
constexpr std::string_view kTable = R"({"type":"table")";
constexpr std::string_view kDone = R"({"type":"done")";
constexpr std::string_view kSaid = R"({"type":"said")";

Connection connection_of(Seat seat) { return seat == kSpectator ? 100 : Connection(seat) + 1; }
std::string person_of(Seat seat) { return "person" + std::to_string(connection_of(seat)); }
Guest guest_of(Seat seat, int seats) { return seat == kSpectator ? Guest(seats + 1) : Guest(seat + 1); }

/// A record that begins at a position: what came before it was played under other rules.
std::string record_at(const PairSetup& setup, const json::object& position, u64 draws) {
  RecordWriter writer;
  RecordHeading heading{.game = std::string(setup.game->slug),
                        .rules_version = setup.game->rules_version + 1,
                        .layout = setup.game->layout,
                        .setup = setup.match,
                        .draws = RecordDraws(draws, {json::array{"draw", 0}, 1, 0})};
  std::string text = writer.write(heading);
  return text + writer.write(RecordPosition{setup.game->rules_version, position, {}});
}

std::vector<Row> rows_at(const PairSetup& setup, const std::string& record) {
  TableWishes wishes;
  wishes.game = setup.game->slug;
  wishes.seats = setup.match.seats;
  wishes.options = setup.match.options;
  wishes.pace = setup.plant != Leak::InstantAnswers;
  wishes.limit = kUsualLimit / kSecond;
  RowWriter rows("tabletable", 0, kBegin);
  rows.add(RowKind::Opened, json::serialize(wishes_json(wishes)));
  for (const Seat p : all_seats(wishes.seats) | only(kSpectator)) {
    const Guest guest = guest_of(p, wishes.seats);
    rows.add(RowKind::Came, guest_row({.guest = guest, .person = person_of(p), .name = person_of(p), .may_sit = true}));
  }
  rows.add(RowKind::Host, guest_row(1));
  for (const Seat p : all_seats(wishes.seats)) {
    if (setup.people.has(p)) {
      rows.add(RowKind::Seated, seat_row(p, guest_of(p, wishes.seats)));
    } else {
      rows.add(RowKind::Bot, bot_row(p, "cowhand"));
    }
  }
  rows.add(RowKind::Line, record);
  return rows.take();
}

}  // namespace

Side::Side(const PairSetup& setup, const json::object& position) : setup_(setup), agenda_(kBegin) {
  const auto opened = setup.game->open(*setup.game, setup.match, position);
  if (opened) rows_ = rows_at(setup, record_at(setup, position, (*opened)->draw_count()));
  Result<std::unique_ptr<Table>> folded = Table::fold(find_game, rows_, kBegin);
  if (!folded) {
    error_ = opened ? folded.error() : opened.error();
    return;
  }
  table_ = std::move(*folded);
}

void Side::begin() {
  Effects out;
  table_->tick(now(), out);
  take(std::move(out));
}

void Side::run_to(Moment end) {
  while (agenda_.step(end)) {
  }
}

void Side::say(Seat from, json::object message) {
  const auto away = unsaid_.find(from);
  if (away == unsaid_.end()) return send(from, message);
  away->second.push_back(std::move(message));
  if (text_in(away->second.back(), "type") != "enter") return;
  std::vector<json::object> unsaid = std::exchange(away->second, {});
  unsaid_.erase(away);
  send(from, unsaid.back());
  unsaid.pop_back();
  for (const json::object& one : unsaid) send(from, one);
}

void Side::send(Seat from, const json::object& said) {
  json::object message = said;
  message["table"] = "tabletable";
  std::string id;
  Result<Request> request = read_request(json::serialize(message), id);
  if (!request) return;
  Effects out;
  table_->hear({connection_of(from), person_of(from), person_of(from)}, std::move(*request), {}, now(), out);
  take(std::move(out));
}

void Side::hang_up(Seat from) {
  Effects out;
  table_->hung_up(connection_of(from), now(), out);
  take(std::move(out));
  unsaid_[from];
}

void Side::think(Seat seat, const json::object& decision) {
  if (asked_[seat] == 0) return;
  const int round = std::exchange(asked_[seat], 0) - 1;
  Effects out;
  table_->thought(seat, round, decision, now(), out);
  take(std::move(out));
}

void Side::take(Effects out) {
  for (const Letter& letter : out.letters) deliver(letter);
  for (const BotTask& task : out.bots) asked_[task.seat] = task.round + 1;
  // Whoever looks at the hall sees what it is told of the table.
  if (out.summary) {
    seen_.push_back({now(), std::make_shared<const std::string>(json::serialize(hall_entry(*out.summary)))});
  }
  wake(out.wake);
  if (!out.rows.empty()) store(out.rows);
}

void Side::store(const std::vector<Row>& rows) {
  rows_.insert(rows_.end(), rows.begin(), rows.end());
  Effects out;
  table_->stored(true, now(), out);
  take(std::move(out));
  if (setup_.plant == Leak::NewsOfNothing && last_now_) seen_.push_back({now(), last_now_});
}

void Side::deliver(const Letter& letter) {
  if (letter.to != connection_of(setup_.viewer)) return leak_of(letter);
  LetterText text = letter.text;
  if (const std::string leak = leaked_by(*text); !leak.empty()) {
    text = std::make_shared<const std::string>(text->substr(0, text->size() - 1) + leak + "}");
  }
  if (text->starts_with(kNow)) last_now_ = text;
  seen_.push_back({now(), std::move(text)});
}

void Side::leak_of(const Letter& letter) {
  if (setup_.plant != Leak::OpenAcknowledge || !letter.text->starts_with(kDone)) return;
  seen_.push_back({now(), letter.text});
}

std::string Side::leaked_by(std::string_view letter) const {
  std::string leak;
  if (setup_.plant == Leak::StoppedClock && letter.starts_with(kTable)) {
    for (const Seat p : match().waiting()) leak += R"(,"clock":)" + std::to_string(p);
  }
  if (setup_.plant == Leak::SizesOfLists && letter.starts_with(kNow)) {
    for (const Seat p : match().waiting()) leak += R"(,"of":)" + std::to_string(match().legal(p).decisions.size());
  }
  if (setup_.plant == Leak::ChattyRefusals && letter.starts_with(kDone) && letter.ends_with("}}")) {
    leak = R"(,"missing":)" + std::to_string(match().waiting().size());
  }
  if (setup_.plant == Leak::CountedRemarks && letter.starts_with(kSaid)) {
    const auto said = [](const Row& row) { return row.kind == RowKind::Said; };
    leak = R"(,"of":)" + std::to_string(std::count_if(rows_.begin(), rows_.end(), said));
  }
  return leak;
}

void Side::wake(std::optional<Moment> at) {
  const u64 number = ++wakes_;
  if (!at) return;
  agenda_.at(*at, [this, number] {
    if (number != wakes_) return;
    Effects out;
    table_->tick(now(), out);
    take(std::move(out));
  });
}

}  // namespace saloon::house::simulator
