// A table of the house in the module: its host hands in messages, time and news of the ledger, and carries out what
// comes back. The same reducer as a server's (house/table.h), so the same letters and the same rows.
#include "engine/match/sources.h"
#include "house/letters.h"
#include "house/table.h"
#include "wasm/calls.h"

namespace saloon::wasm {
namespace {

constexpr i64 kLatest = i64{1} << 53;  ///< what a number of JavaScript can be

// --- what the host says
house::Moment now_in(Request& request) { return request.number("now", 0, kLatest); }

/// The open table named "table"; null, with a complaint, if there is none.
LocalTable* local_table(Request& request) {
  LocalTable* const found = request.module().local(request.text("table"));
  if (found == nullptr) request.fail("this table is not open here");
  return found;
}

house::Random random_in(Request& request) {
  const std::optional<house::Random> random = KeyedChance::seed_from_hex(request.text("random"));
  if (!random) request.fail("random must be 64 hexadecimal digits");
  return random.value_or(house::Random{});
}

house::Connection connection_in(Request& request) { return u64(request.number("connection", 1, kLatest)); }

house::Sender sender_in(Request& request) {
  return {.connection = connection_in(request),
          .person = std::string(request.text("person")),
          .name = std::string(request.text("name"))};
}

std::vector<house::Row> rows_in(Request& request) {
  std::vector<house::Row> rows;
  for (const json::value& text : request.array("rows")) {
    const json::string* line = text.if_string();
    Result<house::Row> row =
        line != nullptr ? house::read_row(*line) : Result<house::Row>(Failed{"rows must be texts"});
    if (!row) request.fail(row.error());
    if (!request.ok()) break;
    rows.push_back(std::move(*row));
  }
  return rows;
}

// --- what the host is to do
json::array texts_of(const std::vector<house::Row>& rows) {
  json::array out;
  for (const house::Row& row : rows) out.emplace_back(house::row_text(row));
  return out;
}

json::array asked_of_bots(LocalTable& local, std::vector<house::BotTask>&& tasks) {
  json::array out;
  for (house::BotTask& task : tasks) {
    const i64 number = ++local.last_task;
    out.push_back(json::object{{"task", number},
                               {"seat", seat_name(task.seat)},
                               {"round", task.round},
                               {"bot", name_of(task.character)},
                               {"due", task.due}});
    local.tasks.emplace(number, std::move(task));
  }
  return out;
}

json::object effects_of(LocalTable& local, house::Effects&& effects) {
  json::array letters;
  for (const house::Letter& letter : effects.letters) {
    letters.push_back(json::object{{"to", letter.to}, {"text", *letter.text}});
  }
  json::object out{{"letters", std::move(letters)},
                   {"rows", texts_of(effects.rows)},
                   {"bots", asked_of_bots(local, std::move(effects.bots))}};
  if (effects.wake) out["wake"] = *effects.wake;
  if (effects.summary) out["summary"] = house::hall_entry(*effects.summary);
  if (!effects.opened.empty()) out["opened"] = texts_of(effects.opened);
  if (!effects.hang_up.empty()) out["hang_up"] = json::array(effects.hang_up.begin(), effects.hang_up.end());
  return out;
}

/// What an open table makes of a call; nothing where the call complains.
using Act = void (*)(Request&, LocalTable&, house::Moment now, house::Effects&);
Answer done_at(Request& request, Act act) {
  LocalTable* const local = local_table(request);
  const house::Moment now = now_in(request);
  house::Effects out;
  if (request.ok()) act(request, *local, now, out);
  if (!request.ok()) return request.failed();
  return effects_of(*local, std::move(out));
}

/// The table that these rows make, from now on open here.
Answer folded(Request& request, std::span<const house::Row> rows, house::Moment now) {
  Result<std::unique_ptr<house::Table>> table = house::Table::fold(find_game, rows, now);
  if (!table) return table.failed();
  LocalTable& local = request.module().open_local(request.text("table"), std::move(*table));
  house::Effects out;
  out.summary = local.table->company().summary();
  local.table->tick(now, out);
  return effects_of(local, std::move(out));
}

}  // namespace

/// The first rows of a table. They are to be stored like all others; what is said meanwhile waits for nothing.
Answer table_open(Request& request) {
  const house::Moment now = now_in(request);
  const house::Random random = random_in(request);
  json::object message = request.object("create");
  message["type"] = "create";
  const house::NewTable fresh{.table = std::string(request.text("table")),
                              .host = std::string(request.text("person")),
                              .host_name = std::string(request.text("name")),
                              .sit = house::new_key(random, "sit"),
                              .watch = house::new_key(random, "watch"),
                              .time = now};
  if (!request.ok()) return request.failed();
  std::string id;
  const Result<house::Request> read = house::read_message(message, id);
  if (!read) return read.failed();
  const auto& create = *std::get_if<house::Create>(std::get_if<house::HallWish>(&read->wish));
  const Result<std::vector<house::Row>> rows = house::opening_rows(find_game, fresh, create);
  if (!rows) return json::object{{"refused", {{"clause", "HOUSE-SET-01"}, {"detail", rows.error()}}}};
  Answer out = folded(request, *rows, now);
  if (!out) return out;
  (*out)["rows"] = texts_of(*rows);
  (*out)["keys"] = json::object{{"sit", fresh.sit}, {"watch", fresh.watch}};
  return out;
}

Answer table_fold(Request& request) {
  const house::Moment now = now_in(request);
  const std::vector<house::Row> rows = rows_in(request);
  request.text("table");
  if (!request.ok()) return request.failed();
  return folded(request, rows, now);
}

Answer table_hear(Request& request) {
  return done_at(request, [](Request& r, LocalTable& local, house::Moment now, house::Effects& out) {
    const house::Sender from = sender_in(r);
    const house::Random random = random_in(r);
    const json::object& message = r.object("message");
    if (!r.ok()) return;
    std::string id;
    Result<house::Request> read = house::read_message(message, id);
    if (read) return local.table->hear(from, std::move(*read), random, now, out);
    out.letters.push_back(house::letter_to(from.connection, house::wrong_text(read.error(), id)));
  });
}

Answer table_hung_up(Request& request) {
  return done_at(request, [](Request& r, LocalTable& local, house::Moment now, house::Effects& out) {
    const house::Connection connection = connection_in(r);
    if (r.ok()) local.table->hung_up(connection, now, out);
  });
}

Answer table_stored(Request& request) {
  return done_at(request, [](Request& r, LocalTable& local, house::Moment now, house::Effects& out) {
    const json::value* durable = r.member("durable");
    if (durable == nullptr || !durable->is_bool()) return r.fail("durable must be true or false");
    local.table->stored(durable->get_bool(), now, out);
  });
}

Answer table_tick(Request& request) {
  return done_at(request, [](Request&, LocalTable& local, house::Moment now, house::Effects& out) {
    local.table->tick(now, out);
  });
}

/// A task that a table has given out: its bot thinks about it here and now, and answers.
Answer table_think(Request& request) {
  return done_at(request, [](Request& r, LocalTable& local, house::Moment now, house::Effects& out) {
    const auto found = local.tasks.find(r.number("task", 1, kLatest));
    if (found == local.tasks.end()) return r.fail("there is no such task");
    const house::BotTask task = std::move(found->second);
    local.tasks.erase(found);
    Result<json::object> decision =
        r.module()
            .brain_for(task.character)
            .answer({.view = task.view, .character = task.character, .memory = task.memory, .seed = task.seed});
    local.table->thought(task.seat, task.round, std::move(decision), now, out);
  });
}

/// Leaves memory; its rows are all there is to it.
Answer table_forget(Request& request) {
  const bool known = local_table(request) != nullptr;
  if (!known || !request.ok()) return request.failed();
  request.module().forget_local(request.text("table"));
  return json::object{};
}

}  // namespace saloon::wasm
