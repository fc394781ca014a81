#include "house/hall.h"

#include <algorithm>

#include "house/letters.h"
#include "house/limits.h"

namespace saloon::house {

namespace {

constexpr std::size_t kMostRowsOfBatch = 512;

/// It changes nothing, so it need not wait for the ledger, and may be asked any number of times.
bool only_asks(const HallWish& wish) {
  return std::holds_alternative<Hello>(wish) || std::holds_alternative<WatchHall>(wish);
}

}  // namespace

void Hall::connected(const Sender& who, std::string_view token) {
  ears_[who.connection] = {.person = who.person, .token = hash_of_key(token)};
}

void Hall::hung_up(Connection connection) { ears_.erase(connection); }

bool Hall::has_greeted(Connection connection) const {
  const auto ear = ears_.find(connection);
  return ear != ears_.end() && ear->second.greeted;
}

void Hall::hear(const Sender& from, const Request& request, const Random& random, Moment now, Effects& out) {
  const auto* wish = std::get_if<HallWish>(&request.wish);
  const auto ear = ears_.find(from.connection);
  if (wish == nullptr || ear == ears_.end()) return;
  const Ear& who = ear->second;
  const Call call{who.person, who.token, {from.connection}, request.id, *wish, random, now};
  if (!who.greeted && !std::holds_alternative<Hello>(*wish)) {
    out.letters.push_back(letter_to(from.connection, wrong_text("the first message must be \"hello\"", request.id)));
  } else if (only_asks(*wish)) {
    carry_out(call, out);
    if (who.greeted) return;
    out.letters.push_back(letter_to(from.connection, bye_text("protocol", std::nullopt)));
    out.hang_up.push_back(from.connection);
  } else if (const Done* done = answered(who.person, request.id)) {
    out.letters.push_back({from.connection, done->text});
  } else if (Call* same = waiting(who.person, request.id)) {
    same->from.push_back(from.connection);
  } else {
    take_in(call, now, out);
  }
}

const Hall::Done* Hall::answered(const PersonId& person, std::string_view id) const {
  const auto known = people_.find(person);
  if (id.empty() || known == people_.end()) return nullptr;
  const auto& recent = known->second.recent;
  const auto done = std::find_if(recent.begin(), recent.end(), [&](const Done& d) { return d.id == id; });
  return done == recent.end() ? nullptr : &*done;
}

Hall::Call* Hall::waiting(const PersonId& person, std::string_view id) {
  if (id.empty()) return nullptr;
  const auto is_same = [&](const Call& call) { return call.person == person && call.id == id; };
  if (const auto call = std::find_if(batch_.begin(), batch_.end(), is_same); call != batch_.end()) return &*call;
  const auto call = std::find_if(queue_.begin(), queue_.end(), is_same);
  return call == queue_.end() ? nullptr : &*call;
}

void Hall::take_in(Call call, Moment now, Effects& out) {
  const auto theirs =
      std::count_if(queue_.begin(), queue_.end(), [&](const Call& c) { return c.person == call.person; });
  if (queue_.size() >= kLongestQueue || std::size_t(theirs) >= kMostWaiting) {
    call.reply = {.clause = "HOUSE-FULL-01"};
    return finish(call, out);
  }
  queue_.push_back(std::move(call));
  if (batch_.empty()) pump(out);
  tell_news(now, out);
}

/// Whatever waits becomes the next batch, as far as it can be carried out without knowing what becomes of the rest:
/// what somebody asks for waits for what they asked for before, and not for what others did.
void Hall::pump(Effects& out) {
  std::set<PersonId> busy;
  for (Call& call : std::exchange(queue_, {})) {
    const std::size_t on_their_way = batch_.size();
    const PersonId person = call.person;
    const bool waits = busy.contains(person) || !may_join_batch(call);
    if (waits) {
      queue_.push_back(std::move(call));
    } else {
      carry_out(std::move(call), out);
    }
    if (waits || batch_.size() > on_their_way) busy.insert(person);
  }
  out.rows.insert(out.rows.end(), batch_rows_.begin(), batch_rows_.end());
  out.opened.insert(out.opened.end(), batch_opened_.begin(), batch_opened_.end());
}

bool Hall::may_join_batch(const Call& call) const {
  if (batch_rows_.size() >= kMostRowsOfBatch) return false;
  const auto* wish = std::get_if<HallWish>(&call.wish);
  return batch_opened_.empty() || wish == nullptr || !std::holds_alternative<Create>(*wish);
}

void Hall::carry_out(Call call, Effects& out) {
  const std::size_t rows = batch_rows_.size();
  const auto carry_it = [&](const auto& wish) { return carry(call, wish, out); };
  if (const auto* arrival = std::get_if<Arrival>(&call.wish)) {
    call.reply = carry_it(*arrival);
  } else if (token_with(call.token) == nullptr) {
    call.reply = {.clause = "HOUSE-KEY-01"};  // a device that was forgotten meanwhile
  } else if (!only_asks(std::get<HallWish>(call.wish)) && !people_[call.person].changes.has(kHallChanges, call.now)) {
    call.reply = {.clause = "HOUSE-FULL-01"};
  } else {
    call.reply = std::visit(carry_it, std::get<HallWish>(call.wish));
  }
  if (batch_rows_.size() == rows) return finish(call, out);
  if (!std::holds_alternative<Arrival>(call.wish)) {
    people_[call.person].changes.spend(kHallChanges, call.now, Moment(batch_rows_.size() - rows));
  }
  batch_.push_back(std::move(call));
}

void Hall::write(RowKind kind, const json::object& text, const Call& call) {
  batch_rows_.push_back({.table = {},
                         .number = rows_ + batch_rows_.size() + 1,
                         .time = call.now,
                         .kind = kind,
                         .by = 0,
                         .request = call.id,
                         .text = json::serialize(text)});
}

/// Says what has become of it, and remembers what was done.
void Hall::finish(const Call& call, Effects& out) {
  const bool granted = call.reply.clause.empty();
  if (const auto* arrival = std::get_if<Arrival>(&call.wish)) {
    out.admissions.push_back({arrival->ticket, granted, call.reply.clause});
  }
  if (call.id.empty()) return;
  const auto text = std::make_shared<const std::string>(
      granted ? done_text(call.id, call.reply.result) : refused_text(call.id, {call.reply.clause, call.reply.detail}));
  for (const Connection to : call.from) out.letters.push_back({to, text});
  const auto* wish = std::get_if<HallWish>(&call.wish);
  if (granted && wish != nullptr && !only_asks(*wish)) remember(call.person, call.id, text);
}

void Hall::remember(const PersonId& person, std::string_view id, std::shared_ptr<const std::string> text) {
  auto& recent = people_[person].recent;
  std::erase_if(recent, [&](const Done& done) { return done.id == id; });
  recent.push_back({std::string(id), std::move(text)});
  if (recent.size() > kHallRequestsKept) recent.pop_front();
}

void Hall::stored(bool durable, Moment now, Effects& out) {
  const std::vector<Call> batch = std::exchange(batch_, {});
  const std::vector<Row> rows = std::exchange(batch_rows_, {});
  const std::vector<Row> opened = std::exchange(batch_opened_, {});
  if (durable) {
    for (const Row& row : rows) static_cast<void>(fold(row));
    Company company;
    for (const Row& row : opened) static_cast<void>(company.fold(row));
    if (!opened.empty()) table_changed(company.summary(), now, out);
  }
  for (Call call : batch) {
    if (!durable) call.reply = {.clause = "HOUSE-STORE-01"};
    finish(call, out);
  }
  const bool forgotten =
      std::any_of(rows.begin(), rows.end(), [](const Row& r) { return r.kind == RowKind::TokenGone; });
  if (durable && forgotten) see_off_forgotten(out);
  pump(out);
  tell_news(now, out);
}

void Hall::tick(Moment now, Effects& out) { tell_news(now, out); }

}  // namespace saloon::house
