#include "house/company.h"

#include <algorithm>

#include "house/left_out.h"
#include "house/limits.h"
#include "house/row_text.h"

namespace saloon::house {
namespace {

/// Of a remark that follows on `last` in its circle. Each circle has numbers of its own, out of its own time.
u64 number_of(const Remark& said, u64 last) {
  constexpr u64 kCircles = 3 + kMostSeats;
  const u64 circle = said.circle == Circle::Gang ? 2 + said.seat : said.circle == Circle::Watchers ? 1 : 0;
  return std::max(last + kCircles, u64(said.time) * kCircles + circle);
}

/// Reads the members of a row and puts them into the company; the first thing that cannot be stays in the reader.
class Folding {
 public:
  Folding(Company& company, const Row& row, const json::object& o, Reader& reader)
      : c_(company), row_(row), o_(o), r_(reader) {}

  void fold() {
    switch (row_.kind) {
      case RowKind::Opened:
      case RowKind::Options:
        return set_up();
      case RowKind::Key:
        return c_.keys.push_back(key());
      case RowKind::KeyGone:
        return drop_key();
      case RowKind::Came:
        return let_in();
      case RowKind::Seated:
        return seat();
      case RowKind::Risen:
        return void(chair() = {});
      case RowKind::Bot:
        return void(chair().bot = text("bot"));
      case RowKind::StoodIn:
        return stand_in();
      case RowKind::HandedBack:
        return chair().bot.clear();
      case RowKind::GivenUp:
        return void(chair().given_up = true);
      case RowKind::Host:
        return void(c_.host = guest());
      case RowKind::Said:
        if constexpr (!kIsModule) remark();
        return;
      case RowKind::Muted:
        return void(known().muted = flag("on"));
      case RowKind::Barred:
        return void(known().barred = true);
      case RowKind::Automatic:
        return void(chair().automatic = flag("on"));
      case RowKind::Agreed:
        return void(chair().agreed = true);
      case RowKind::Rematch:
        return void(c_.rematch = text("table"));
      case RowKind::Closed:
        return void(c_.stage = TableSummary::Stage::Closed);
      default:
        return r_.fail("a row that no table has: " + std::string(name_of(row_.kind)));
    }
  }

 private:
  std::string text(const char* key) { return std::string(r_.text(o_.if_contains(key), key)); }
  bool flag(const char* key) {
    const json::value* v = o_.if_contains(key);
    const bool* b = v != nullptr ? v->if_bool() : nullptr;
    if (b == nullptr) r_.fail(std::string(key) + " must be true or false");
    return b != nullptr && *b;
  }
  Guest guest() { return Guest(r_.number(o_.if_contains("guest"), "guest", 1, kMostGuestsEver)); }
  KnownGuest& known() {
    const Guest number = guest();
    if (!r_.ok() || number > c_.guests.size()) {
      r_.fail("a guest who never came");
      return nobody_;
    }
    return c_.guests[number - 1];
  }
  Chair& chair() { return c_.chairs[r_.seat(o_.if_contains("seat"), "seat", c_.wishes.seats)]; }

  void set_up() {
    c_.table = row_.table;
    c_.wishes = read_wishes(r_, o_);
  }
  KnownKey key() { return {read_opens(r_, o_, c_.wishes.seats), text("hash")}; }
  void drop_key() {
    const std::string hash = text("hash");
    std::erase_if(c_.keys, [&](const KnownKey& k) { return k.hash == hash; });
  }
  void let_in() {
    const Guest number = guest();
    if (number > c_.guests.size() + 1) return r_.fail("a guest is missing");
    if (number == c_.guests.size() + 1) c_.guests.push_back({.guest = number});
    KnownGuest& known = c_.guests[number - 1];
    known.person = text("person");
    known.name = text("name");
    known.may_sit = flag("may_sit");
    known.left = o_.contains("left");
  }
  void seat() {
    Chair& chair = this->chair();
    chair.guest = known().guest;
    chair.bot.clear();
    chair.given_up = false;
    chair.since = row_.time;
  }
  void stand_in() {
    Chair& chair = this->chair();
    chair.bot = text("bot");
    chair.heard = u64(whole_number_in(o_, "heard"));
  }
  void remark() {
    Remark said{.place = ++c_.remarks_made, .guest = known().guest, .time = row_.time, .text = text("text")};
    const auto circle = circle_named(text("circle"));
    if (!circle) return r_.fail("a circle that nobody has");
    said.circle = *circle;
    if (said.circle == Circle::Gang) said.seat = r_.seat(o_.if_contains("seat"), "seat", c_.wishes.seats);
    const auto is_same_circle = [&](const Remark& r) { return r.circle == said.circle && r.seat == said.seat; };
    const auto last = std::find_if(c_.remarks.rbegin(), c_.remarks.rend(), is_same_circle);
    said.number = number_of(said, last == c_.remarks.rend() ? 0 : last->number);
    if (std::size_t(std::ranges::count_if(c_.remarks, is_same_circle)) >= kRemarksKept) {
      c_.remarks.erase(std::ranges::find_if(c_.remarks, is_same_circle));
    }
    c_.remarks.push_back(std::move(said));
  }

  Company& c_;
  const Row& row_;
  const json::object& o_;
  Reader& r_;
  KnownGuest nobody_;
};

}  // namespace

Result<void> Company::fold(const Row& row) {
  if (row.kind == RowKind::Line) {
    if (stage == TableSummary::Stage::Gathering) stage = TableSummary::Stage::Playing;
    return {};
  }
  ++rows_beside_play;
  const Result<json::value> read = parse_json(row.text);
  if (!read) return read.failed();
  std::string error;
  Reader reader(error);
  Folding(*this, row, reader.object(&*read, "a row"), reader).fold();
  if (!reader.ok()) return Failed{"row " + std::to_string(row.number) + " of table " + row.table + ": " + error};
  return {};
}

const KnownGuest* Company::guest(Guest number) const {
  return number >= 1 && number <= guests.size() ? &guests[number - 1] : nullptr;
}

const KnownGuest* Company::guest_of(const PersonId& person) const {
  const auto at = std::find_if(guests.begin(), guests.end(), [&](const KnownGuest& g) { return g.person == person; });
  return at != guests.end() ? &*at : nullptr;
}

SeatSet Company::seats_of(Guest guest) const {
  SeatSet seats;
  for (const Seat p : all_seats(wishes.seats)) {
    if (guest != 0 && chairs[p].guest == guest && !chairs[p].given_up) seats.add(p);
  }
  return seats;
}

TableSummary Company::summary() const {
  TableSummary s{.table = table, .game = wishes.game, .seats = wishes.seats, .listed = wishes.listed, .stage = stage};
  if (const KnownGuest* g = guest(host)) s.host = g->name;
  for (const Seat p : all_seats(wishes.seats)) {
    if (chairs[p].is_free()) ++s.free;
  }
  for (const KnownGuest& g : guests) {
    if (is_host(g.guest) || (!g.left && !seats_of(g.guest).empty())) s.people.push_back(g.person);
  }
  return s;
}

std::vector<std::string> Company::names() const {
  std::vector<std::string> names(std::size_t(wishes.seats));
  for (const Seat p : all_seats(wishes.seats)) {
    if (const KnownGuest* g = guest(chairs[p].guest)) names[p] = g->name;
  }
  return names;
}

}  // namespace saloon::house
