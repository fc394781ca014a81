#include "server/room.h"

#include "house/letters.h"

namespace saloon::server {
namespace {

constexpr int kComeBackAfterBreak = 1'000;
constexpr std::string_view kUnreadable = "SALOON-BROKEN-01";

/// Why rows do not make a table, for the log: where, and which clause says so. What stands behind that are answers and
/// draws, which are nobody's business; `saloon verify` tells them of what `saloon tables export` writes.
std::string without_secrets(const std::string& why) {
  constexpr std::string_view kRefused = "is refused: ";
  std::string told = why.substr(0, why.find(':'));
  const std::size_t at = why.find(kRefused);
  if (at == std::string::npos) return told;
  const std::string_view rest = std::string_view(why).substr(at + kRefused.size());
  return told.append(": ").append(rest.substr(0, rest.find(',')));
}

/// Somebody is likely to come back to it.
bool is_in_use(const house::Table& table) {
  using Stage = house::TableSummary::Stage;
  const Stage stage = table.company().stage;
  return stage == Stage::Gathering || stage == Stage::Playing;
}

}  // namespace

void Room::begin() {
  lane_ = std::make_shared<Lane>(service_.premises.crew, [weak = weak_from_this()](const std::string& what) {
    if (const auto room = weak.lock()) room->broke(what);
  });
}

template <class Act>
void Room::act(const Act& act) {
  used_ = service_.premises.clock();
  act_unused(act);
}

template <class Act>
void Room::act_unused(const Act& act) {
  if (!table_) return;
  const house::Moment now = service_.premises.clock();
  house::Effects effects;
  act(*table_, now, effects);
  carry_out(effects, now);
}

void Room::hear(const house::Sender& from, house::Request request) {
  if (storing_ > 0 && !table_) {
    later_.emplace_back([self = shared_from_this(), from, request = std::move(request)] {
      // Who has gone since was seen off then, and would not be again.
      if (self->service_.board.sender(from.connection)) self->hear(from, request);
    });
    return;
  }
  ++speaking_[from.connection];
  if (const std::string_view clause = wake_up(); !clause.empty()) {
    refuse(from, request, clause);
    return count_off();
  }
  heard_.insert(from.connection);
  const auto* wish = std::get_if<house::TableWish>(&request.wish);
  const bool exits = wish != nullptr && std::holds_alternative<house::Exit>(*wish);
  if (wish != nullptr && std::holds_alternative<house::Enter>(*wish)) std::erase(exiting_, from.connection);
  const bool at_once = storing_ == 0;  // otherwise it waits inside the table
  const bool opens_another = wish != nullptr && std::holds_alternative<house::PlayAgain>(*wish);
  act([&](house::Table& table, house::Moment now, house::Effects& out) {
    const house::Random random = opens_another ? service_.dice_for_table() : service_.premises.dice();
    table.hear(from, std::move(request), random, now, out);
  });
  if (exits) exiting_.push_back(from.connection);
  if (exits && at_once) see_off();
  count_off();
}

/// Whoever has spoken here and does not listen, be it that there is no such table, is at one table less.
void Room::count_off() {
  if (storing_ > 0) return;  // somebody may be coming in
  for (const auto& [connection, messages] : std::exchange(speaking_, {})) {
    const bool listens = table_ && table_->is_heard_at(connection);
    if (!listens) heard_.erase(connection);
    service_.board.was_heard({connection, id_, messages, listens});
  }
}

/// The table may have had no room for a message that somebody exits: then it hears of it like this.
void Room::see_off() {
  for (const house::Connection connection : std::exchange(exiting_, {})) hung_up(connection);
}

void Room::hung_up(house::Connection connection) {
  heard_.erase(connection);
  act([&](house::Table& table, house::Moment now, house::Effects& out) { table.hung_up(connection, now, out); });
  if (table_ && !is_in_use(*table_)) rest();
}

void Room::tick() {
  alarm_.reset();
  act([](house::Table& table, house::Moment now, house::Effects& out) { table.tick(now, out); });
}

void Room::close() {
  if (!wake_up().empty()) return;
  act([](house::Table& table, house::Moment now, house::Effects& out) { table.close(now, out); });
}

void Room::announce() {
  if (wake_up().empty()) service_.changed(table_->company().summary());
}

void Room::leave_off() {
  act_unused([](house::Table& table, house::Moment now, house::Effects& out) { table.leave_off(now, out); });
}

bool Room::rest() {
  if (storing_ > 0 || !later_.empty()) return false;
  const house::Moment now = service_.premises.clock();
  if (table_) {
    if (!table_->may_sleep()) return false;
    if (is_in_use(*table_) && now - used_ < service_.premises.sleep_after.count()) return false;
    leave_off();
    if (storing_ > 0) return false;  // the next time
    table_.reset();
    heard_.clear();
    service_.alarms.set(id_, {});
    service_.premises.metrics.tables.subtract();
  }
  return breaks_ == 0;
}

/// From the ledger, if it is not here. The clause that refuses it, if that cannot be: a ledger that cannot be read now
/// may be later.
std::string_view Room::wake_up() {
  if (table_) return {};
  if (!unreadable_.empty()) return unreadable_;
  const Result<std::vector<house::Row>> rows = service_.premises.ledger.read(id_);
  if (rows && rows->empty()) return "HOUSE-TABLE-01";
  const house::Moment now = service_.premises.clock();
  Result<std::unique_ptr<house::Table>> table = rows ? house::Table::fold(service_.premises.find_game, *rows, now)
                                                     : Result<std::unique_ptr<house::Table>>(rows.failed());
  if (!table) {
    service_.premises.log.error("table unreadable",
                                {{"table", id_}, {"detail", rows ? without_secrets(table.error()) : table.error()}});
    if (!rows) return "HOUSE-STORE-01";
    unreadable_ = table.error().starts_with(house::kOtherRules) ? house::kOtherRules : kUnreadable;
    return unreadable_;
  }
  table_ = std::move(*table);
  ++life_;
  service_.premises.metrics.tables.add();
  tick();
  return {};
}

void Room::carry_out(house::Effects& effects, house::Moment now) {
  service_.board.deliver(effects);
  if (effects.summary) service_.changed(*effects.summary);
  if (!effects.rows.empty() || !effects.opened.empty()) store(effects);
  for (house::BotTask& task : effects.bots) ask_bot(std::move(task));
  // Where nothing is said of it what was set before stands: to be woken in vain does no harm.
  const std::optional<house::Moment> wake = effects.wake ? std::max(*effects.wake, now + 1) : alarm_;
  if (wake == alarm_) return;
  alarm_ = wake;
  service_.alarms.set(id_, alarm_);
}

void Room::store(const house::Effects& effects) {
  const house::TableId opened = effects.opened.empty() ? house::TableId{} : effects.opened.front().table;
  service_.append(effects, [self = shared_from_this(), life = life_, opened](const Result<void>& how) {
    self->post([self, life, opened, durable = bool(how), errand = self->service_.errands.begin()] {
      self->stored(life, durable, opened);
    });
  });
  ++storing_;
}

void Room::stored(u64 life, bool durable, const house::TableId& opened) {
  --storing_;
  if (durable && !opened.empty()) service_.opened(opened);
  if (life == life_) {
    act_unused([&](house::Table& table, house::Moment now, house::Effects& out) { table.stored(durable, now, out); });
    see_off();
    if (durable && service_.leaving_off) leave_off();  // an answer that had to wait may have come behind the position
  }
  if (storing_ > 0) return;
  count_off();
  const std::vector<Task> later = std::exchange(later_, {});
  for (const Task& task : later) post(task);
}

void Room::ask_bot(house::BotTask task) {
  if (service_.draining) return;
  const GameInfo* game = service_.premises.find_game(table_->company().wishes.game);
  const Seat seat = task.seat;
  const int round = task.round;
  auto then = [weak = weak_from_this(), life = life_, seat, round](Result<json::object> decision) {
    const auto room = weak.lock();
    if (!room) return;
    room->post([room, life, seat, round, decision = std::move(decision)]() mutable {
      if (life != room->life_ || room->service_.draining) return;
      room->act([&](house::Table& table, house::Moment now, house::Effects& out) {
        table.thought(seat, round, std::move(decision), now, out);
      });
    });
  };
  service_.bots.think(id_, *game, std::move(task), std::move(then));
}

/// What it was is in the ledger; what it is in memory can no longer be trusted.
void Room::broke(const std::string& what) {
  service_.premises.log.error("table broken", {{"table", id_}, {"detail", what}});
  service_.premises.metrics.tables_broken.add();
  if (table_) service_.premises.metrics.tables.subtract();
  table_.reset();
  ++life_;
  alarm_.reset();
  service_.alarms.set(id_, {});
  if (++breaks_ > kBreaksForgiven) unreadable_ = kUnreadable;
  for (const house::Connection connection : std::exchange(heard_, {})) {
    service_.board.send(connection, house::bye_text("restart", kComeBackAfterBreak));
    service_.board.close(connection, CloseCode::Internal);
  }
  count_off();
}

void Room::refuse(const house::Sender& from, const house::Request& request, std::string_view clause) {
  if (request.id.empty()) return;
  service_.board.send(from.connection, house::refused_text(request.id, {.clause = clause}));
}

}  // namespace saloon::server
