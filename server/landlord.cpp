#include "server/landlord.h"

#include "house/letters.h"

namespace saloon::server {
namespace {

/// No table is called so: an alarm of the hall's.
constexpr const char* kHallAlarm = "";

}  // namespace

Landlord::Landlord(Premises premises)
    : premises_(std::move(premises)),
      bots_(premises_.bot_workers, premises_.clock, premises_.log, premises_.metrics),
      alarms_(premises_.clock, [this](const std::string& name) { rang(name); }),
      service_{
          .premises = premises_,
          .board = board_,
          .alarms = alarms_,
          .bots = bots_,
          .errands = errands_,
          .draining = draining_,
          .leaving_off = leaving_off_,
          .changed =
              [this](const house::TableSummary& summary) {
                premises_.ledger.note(summary);
                in_hall([summary](house::Hall& hall, house::Moment now, house::Effects& out) {
                  hall.table_changed(summary, now, out);
                });
              },
          .opened =
              [this](const house::TableId& table) { in_room(table, Make::Yes, [](Room& room) { room.announce(); }); }},
      hall_(premises_.find_game, premises_.build),
      hall_lane_(std::make_shared<Lane>(premises_.crew, [this](const std::string& what) {
        premises_.log.error("hall stumbled", {{"detail", what}});
      })) {}

void Landlord::stop() {
  draining_ = true;
  leaving_off_ = false;  // the ledger goes next
  alarms_.stop();
  bots_.stop();
}

Result<void> Landlord::open() {
  const Result<std::vector<house::Row>> rows = premises_.ledger.read({});
  if (!rows) return rows.failed();
  for (const house::Row& row : *rows) {
    if (const Result<void> folded = hall_.fold(row); !folded) return folded;
  }
  const Result<std::vector<house::TableSummary>> tables = premises_.ledger.tables();
  if (!tables) return tables.failed();
  house::Effects nobody_listens;
  for (const house::TableSummary& table : *tables) hall_.table_changed(table, premises_.clock(), nobody_listens);
  take_up(std::make_shared<std::vector<house::TableId>>(premises_.ledger.unsettled()));
  return {};
}

/// One after the other, so that whoever comes meanwhile does not wait for all of them.
void Landlord::take_up(const std::shared_ptr<std::vector<house::TableId>>& rest) {
  if (draining_) return;
  if (rest->empty()) return premises_.ledger.settled();
  const house::TableId table = rest->back();
  rest->pop_back();
  in_room(table, Make::Yes, [this, rest](Room& room) {
    take_up(rest);
    room.announce();
  });
}

// --- people

void Landlord::recognise(std::string token, std::function<void(Known)> then) {
  hall_lane_->post([this, token = std::move(token), then = std::move(then)] {
    const house::PersonId person = hall_.person_of(token);
    if (person.empty()) return then({});
    then({.person = person, .name = hall_.name_of(person), .token = token});
  });
}

void Landlord::welcome(Arrived then) {
  in_hall([this, then = std::move(then)](house::Hall& hall, house::Moment now, house::Effects& out) {
    house::Newcomer newcomer = hall.welcome(premises_.dice(), now, out);
    arriving_[newcomer.ticket] = {newcomer, then};
  });
}

void Landlord::recover(std::string key, Arrived then) {
  in_hall(
      [this, key = std::move(key), then = std::move(then)](house::Hall& hall, house::Moment now, house::Effects& out) {
        Result<house::Newcomer> newcomer = hall.recover(key, premises_.dice(), now, out);
        if (!newcomer) return then(newcomer);
        arriving_[newcomer->ticket] = {*newcomer, then};
      });
}

void Landlord::listed(std::function<void(Text)> then) {
  hall_lane_->post([this, then = std::move(then)] { then(hall_.listed()); });
}

// --- connections

void Landlord::connected(house::Connection connection, const Known& who, std::shared_ptr<Wire> wire) {
  const house::Sender sender{.connection = connection, .person = who.person, .name = who.name};
  board_.add(sender, std::move(wire));
  hall_lane_->post([this, sender, token = who.token] {
    hall_.connected(sender, token);
    // The token may have been forgotten since it was recognised, and the name may be another.
    if (hall_.person_of(token) != sender.person) board_.close(sender.connection, CloseCode::Policy);
    const std::string& name = hall_.name_of(sender.person);
    if (name != sender.name) board_.rename(sender.person, name);
  });
}

void Landlord::heard(house::Connection connection, std::string_view text) {
  const std::optional<house::Sender> from = board_.sender(connection);
  if (!from || draining_) return;
  std::string id;
  Result<house::Request> request = house::read_request(text, id);
  if (!request) {
    premises_.metrics.wrong.add();
    board_.send(connection, house::wrong_text(request.error(), id));
    return;
  }
  if (std::holds_alternative<house::HallWish>(request->wish)) {
    to_hall(*from, std::move(*request));
  } else {
    to_table(*from, std::move(*request));
  }
}

void Landlord::to_hall(const house::Sender& from, house::Request request) {
  const house::HallWish& wish = std::get<house::HallWish>(request.wish);
  if (std::holds_alternative<house::Hello>(wish)) board_.greet(from.connection);
  const bool renames = std::holds_alternative<house::SetName>(wish);
  const bool opens = std::holds_alternative<house::Create>(wish);
  in_hall([this, from, renames, opens, request = std::move(request)](house::Hall& hall, house::Moment now,
                                                                     house::Effects& out) {
    if (renames) renamed_.insert(from.person);
    try {
      hall.hear(from, request, opens ? service_.dice_for_table() : premises_.dice(), now, out);
    } catch (...) {
      board_.close(from.connection, CloseCode::Internal);  // who is not answered comes back and asks again
      throw;
    }
  });
}

void Landlord::to_table(const house::Sender& from, house::Request request) {
  if (!board_.has_greeted(from.connection)) {
    board_.send(from.connection, house::wrong_text("the first message must be \"hello\"", request.id));
    return;
  }
  if (!board_.speaks(from.connection, request.table)) {
    if (request.id.empty()) return;
    board_.send(from.connection, house::refused_text(request.id, {.clause = "HOUSE-FULL-01"}));
    return;
  }
  const house::TableId table = request.table;
  in_room(table, Make::Yes,
          [from, request = std::move(request)](Room& room) mutable { room.hear(from, std::move(request)); });
}

void Landlord::hung_up(house::Connection connection) {
  for (const house::TableId& table : board_.remove(connection)) {
    in_room(table, Make::No, [connection](Room& room) { room.hung_up(connection); });
  }
  hall_lane_->post([this, connection] { hall_.hung_up(connection); });
}

void Landlord::close_table(const house::TableId& table) {
  in_room(table, Make::Yes, [](Room& room) { room.close(); });
}

// --- the hall

void Landlord::in_hall(HallAct act) {
  hall_lane_->post([this, act = std::move(act), errand = errands_.begin()] {
    const house::Moment now = premises_.clock();
    house::Effects effects;
    act(hall_, now, effects);
    carry_out(effects, now);
  });
}

void Landlord::carry_out(house::Effects& effects, house::Moment now) {
  board_.deliver(effects);
  if (!effects.rows.empty() || !effects.opened.empty()) store(effects);
  for (const house::Admission& admission : effects.admissions) {
    auto arriving = arriving_.extract(admission.ticket);
    if (arriving.empty()) continue;
    const auto& [newcomer, then] = arriving.mapped();
    then(admission.granted ? Result<house::Newcomer>(newcomer) : Failed{admission.clause});
  }
  if (effects.wake) alarms_.set(kHallAlarm, std::max(*effects.wake, now + 1));
}

/// What the ledger has not even taken is not stored: the hall would wait for it for ever.
void Landlord::store(const house::Effects& effects) {
  const house::TableId opened = effects.opened.empty() ? house::TableId{} : effects.opened.front().table;
  try {
    service_.append(effects, [this, opened](const Result<void>& how) {
      if (how && !opened.empty()) service_.opened(opened);
      stored(bool(how));
    });
  } catch (...) {
    stored(false);
    throw;
  }
}

void Landlord::stored(bool durable) {
  in_hall([this, durable](house::Hall& hall, house::Moment now, house::Effects& out) {
    hall.stored(durable, now, out);
    rename_people();
    const bool all_stored = out.rows.empty() && out.opened.empty();
    if (all_stored) renamed_.clear();  // else a name may still be waiting
  });
}

/// At tables people are called as the hall has it now.
void Landlord::rename_people() {
  for (const house::PersonId& person : renamed_) board_.rename(person, hall_.name_of(person));
}

// --- tables

void Landlord::in_room(const house::TableId& table, Make make, std::function<void(Room&)> act) {
  const std::lock_guard lock(gate_);
  auto found = rooms_.find(table);
  if (found == rooms_.end()) {
    if (make == Make::No) return;
    found = rooms_.emplace(table, std::make_shared<Room>(table, service_)).first;
    found->second->begin();
  }
  const std::shared_ptr<Room> room = found->second;
  room->post([room, act = std::move(act), errand = errands_.begin()] { act(*room); });
}

void Landlord::rang(const std::string& name) {
  if (draining_) return;
  if (name == kHallAlarm) {
    in_hall([](house::Hall& hall, house::Moment now, house::Effects& out) { hall.tick(now, out); });
    return;
  }
  in_room(name, Make::No, [](Room& room) { room.tick(); });
}

/// Tasks come into a room with the gate held: one that is found empty under it stays empty.
void Landlord::tidy_up() {
  const std::lock_guard lock(gate_);
  for (const auto& [table, known] : rooms_) {
    const std::shared_ptr<Room> room = known;
    room->post([this, room, id = table] {
      if (!room->rest()) return;
      const std::lock_guard inner(gate_);
      if (room->waiting() == 0) rooms_.erase(id);
    });
  }
}

bool Landlord::drain() {
  draining_ = leaving_off_ = true;
  {
    const std::lock_guard lock(gate_);
    for (const auto& at : rooms_) {
      at.second->post([room = at.second, errand = errands_.begin()] { room->leave_off(); });
    }
  }
  return errands_.wait_for_all(kDrainWithin);
}

}  // namespace saloon::server
