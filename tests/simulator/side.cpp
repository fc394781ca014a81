#include "tests/simulator/side.h"

#include "house/row_text.h"

namespace saloon::house::simulator {
namespace {

constexpr Moment kBegin = 1'800'000'000'000;

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
  wake(out.wake);
  if (!out.rows.empty()) store(out.rows);
}

void Side::store(const std::vector<Row>& rows) {
  rows_.insert(rows_.end(), rows.begin(), rows.end());
  for (const Row& row : rows) lines_ += row.kind == RowKind::Line ? 1 : 0;
  Effects out;
  table_->stored(true, now(), out);
  take(std::move(out));
  if (setup_.plant == Leak::NewsOfNothing && last_now_) seen_.push_back({now(), last_now_});
}

void Side::deliver(const Letter& letter) {
  if (letter.to != connection_of(setup_.viewer)) return leak_of(letter);
  const bool is_now = letter.text->starts_with(R"({"type":"now")");
  const bool is_table = letter.text->starts_with(R"({"type":"table")");
  LetterText text = letter.text;
  if ((is_now && setup_.plant == Leak::SizesOfLists) || (is_table && setup_.plant == Leak::StoppedClock)) {
    text = std::make_shared<const std::string>(tampered(*text));
  }
  if (is_now) last_now_ = text;
  seen_.push_back({now(), std::move(text)});
}

void Side::leak_of(const Letter& letter) {
  if (setup_.plant != Leak::OpenAcknowledge || !letter.text->starts_with(R"({"type":"done")")) return;
  seen_.push_back({now(), letter.text});
}

std::string Side::tampered(std::string text) const {
  text.pop_back();
  if (setup_.plant == Leak::StoppedClock) return text + R"(,"clock":)" + std::to_string(lines_) + "}";
  for (const Seat p : match().waiting()) text += "," + std::to_string(match().legal(p).decisions.size());
  return text + "}";
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
