#include "simulator/process.h"

#include <charconv>

namespace saloon::house::simulator {
namespace {

constexpr u64 kSlowBotPermille = 15;
constexpr u64 kFailingBotPermille = 10;
constexpr u64 kLosingLetterPermille = 2;  ///< of Plant::SkipsANumber and Plant::LosesALetter
constexpr std::string_view kNow = R"({"type":"now")";
constexpr std::string_view kDone = R"({"type":"done","id":")";
constexpr char kAgain = 'x';  ///< behind the id of a request that shall not be recognised, for Plant::DoublesResends

LetterText as_letter(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// The number behind `key` in a letter, made one more.
std::string with_next_number(const std::string& letter, std::string_view key) {
  const std::size_t at = letter.find(key) + key.size();
  const std::size_t end = letter.find_first_not_of("0123456789", at);
  u64 number = 0;
  std::from_chars(letter.data() + at, letter.data() + end, number);
  return letter.substr(0, at) + std::to_string(number + 1) + letter.substr(end);
}

/// A `done` with the id that its client knows.
std::string with_unmarked_id(std::string letter) {
  const std::size_t last = letter.find('"', kDone.size()) - 1;
  return letter[last] == kAgain ? letter.erase(last, 1) : letter;
}

}  // namespace

Brain& Brains::of(const GameInfo& game) {
  std::unique_ptr<Brain>& brain = brains_[std::string(game.slug)];
  if (!brain) brain = game.brain({});
  return *brain;
}

/// Read from the ledger if it is not in memory; null if there is no such table.
Process::Running* Process::running(const TableId& id) {
  const auto at = tables_.find(id);
  if (at != tables_.end()) return &at->second;
  const std::vector<Row>& rows = m_.disk.rows(id);
  if (rows.empty()) return nullptr;
  Result<std::unique_ptr<Table>> folded = Table::fold(find_game, rows, m_.agenda.now());
  if (!folded) {
    m_.inspector.fail(id, "it cannot be read from the ledger: " + folded.error());
    return nullptr;
  }
  m_.inspector.folded(id, **folded);
  Running& fresh = tables_[id];
  fresh.table = std::move(*folded);
  Effects out;
  fresh.table->tick(m_.agenda.now(), out);
  take(id, std::move(out));
  return &fresh;
}

void Process::heard(Connection connection, const std::string& text) {
  const auto from = senders_.find(connection);
  if (from == senders_.end()) return;
  std::string id;
  Result<Request> request = read_request(text, id);
  if (!request) return m_.inspector.fail("", "a message that cannot be read: " + request.error() + ": " + text);
  if (plant == Plant::DoublesResends && !id.empty() && !sent_before_.insert(id).second) request->id += kAgain;
  from->second.name = hall_->name_of(from->second.person);
  if (std::holds_alternative<TableWish>(request->wish)) return to_table(from->second, std::move(*request));
  Effects out;
  hall_->hear(from->second, *request, m_.dice.random(), m_.agenda.now(), out);
  take_hall(std::move(out));
}

void Process::to_table(const Sender& from, Request request) {
  if (auto* enter = std::get_if<Enter>(std::get_if<TableWish>(&request.wish)); plant == Plant::OldNumber && enter) {
    for (HeardUpTo& heard : enter->heard) heard.number -= std::min<u64>(heard.number, 1);
  }
  const TableId table = request.table;
  Running* at = running(table);
  if (at == nullptr) return m_.inspector.fail(table, "there is no such table");
  Effects out;
  at->table->hear(from, std::move(request), m_.dice.random(), m_.agenda.now(), out);
  take(table, std::move(out));
}

std::vector<TableId> Process::tables_in_memory() const {
  std::vector<TableId> all;
  for (const auto& [id, at] : tables_) all.push_back(id);
  return all;
}

void Process::hung_up(Connection connection) {
  senders_.erase(connection);
  hall_->hung_up(connection);
  for (const TableId& id : tables_in_memory()) {
    Effects out;
    tables_[id].table->hung_up(connection, m_.agenda.now(), out);
    take(id, std::move(out));
  }
}

void Process::take(const TableId& id, Effects out) {
  for (const Letter& letter : out.letters) tell(id, letter);
  wake(id, out.wake);
  for (const BotTask& task : out.bots) ask_bot(id, task);
  for (const Connection c : out.hang_up) m_.network.house_hangs_up(c);
  if (out.summary) keep(*out.summary);
  if (!out.rows.empty()) store(id, out);
}

void Process::tell(const TableId& id, const Letter& letter) {
  const bool is_now = letter.text->starts_with(kNow);
  if (is_now && !senders_.contains(letter.to)) m_.inspector.fail(id, "the view is sent to somebody who has hung up");
  if (plant == Plant::LosesALetter && is_now && m_.dice.hits(kLosingLetterPermille)) return;
  if (plant == Plant::SkipsANumber && is_now && m_.dice.hits(kLosingLetterPermille)) {
    return m_.network.deliver(letter.to, as_letter(with_next_number(*letter.text, R"("from":)")));
  }
  if (plant == Plant::DoublesResends && letter.text->starts_with(kDone)) {
    const LetterText known = as_letter(with_unmarked_id(*letter.text));
    m_.inspector.tells(id, *known);
    return m_.network.deliver(letter.to, known);
  }
  m_.inspector.tells(id, *letter.text);
  m_.network.deliver(letter.to, letter.text);
}

void Process::store(const TableId& id, Effects& out) {
  Running& at = tables_[id];
  at.storing = true;
  const auto told = [this, id, life = life_](bool durable) {
    if (!lives(life)) return;
    Running& then = tables_[id];
    then.storing = false;
    Effects next;
    then.table->stored(durable, m_.agenda.now(), next);
    take(id, std::move(next));
  };
  if (plant == Plant::TellsBeforeStored) {
    write(out, [](bool) {});
    return told(true);
  }
  write(out, told);
}

void Process::write(Effects& out, Disk::Then then) {
  for (Row& row : out.rows) {
    if (row.request.ends_with(kAgain)) row.request.pop_back();
  }
  m_.disk.store({std::move(out.rows), std::move(out.opened)}, std::move(then));
}

void Process::wake(const TableId& id, std::optional<Moment> at) {
  const u64 number = ++wakes_;
  tables_[id].wake = number;
  if (!at) return;
  if (plant == Plant::ForgetsToWake && m_.dice.hits(300)) return;
  m_.agenda.at(*at, [this, id, number, life = life_] {
    if (!lives(life)) return;
    const auto there = tables_.find(id);
    if (there == tables_.end() || there->second.wake != number) return;
    Effects out;
    there->second.table->tick(m_.agenda.now(), out);
    take(id, std::move(out));
  });
}

void Process::ask_bot(const TableId& id, const BotTask& task) {
  const GameInfo& game = *find_game(tables_[id].table->company().wishes.game);
  Moment takes = m_.dice.between(1, 400);
  if (!calm && m_.dice.hits(kSlowBotPermille)) {
    m_.inspector.suffered(id, Fault::SlowBot);
    takes = m_.dice.between(3 * kSecond, 30 * kSecond);
  }
  const bool fails = !calm && m_.dice.hits(kFailingBotPermille);
  if (fails) m_.inspector.suffered(id, Fault::FailedBot);
  const auto answer = [&]() -> Result<json::object> {
    if (fails && m_.dice.hits(500)) return Failed{"out of order"};
    if (fails) return json::object{{"do", "something else"}};
    return m_.brains.of(game).answer(
        {.view = task.view, .character = task.character, .memory = task.memory, .seed = task.seed});
  };
  m_.agenda.in(takes, [this, id, life = life_, seat = task.seat, round = task.round, answer = answer()] {
    if (!lives(life) || !tables_.contains(id)) return;
    Effects out;
    tables_[id].table->thought(seat, round, answer, m_.agenda.now(), out);
    take(id, std::move(out));
  });
}

void Process::crash() {
  for (const auto& [id, at] : tables_) m_.inspector.suffered(id, Fault::Crash);
  up_ = false;
  ++life_;
  tables_.clear();
  senders_.clear();
  hall_ = std::make_unique<Hall>(find_game, "simulated");
  m_.disk.crash();
  m_.network.house_died();
  m_.agenda.in(m_.dice.between(200, 15 * kSecond), [this] { start(); });
}

void Process::let_sleep() {
  for (const TableId& id : tables_in_memory()) {
    Running& at = tables_[id];
    if (at.storing || !at.table->may_sleep()) continue;
    Effects out;
    at.table->leave_off(m_.agenda.now(), out);
    take(id, std::move(out));
  }
  std::erase_if(tables_, [](const auto& item) { return !item.second.storing && item.second.table->may_sleep(); });
}

void Process::compare_with_rows() {
  for (const auto& [id, at] : tables_) {
    if (!at.storing) m_.inspector.folded(id, *at.table);
  }
}

}  // namespace saloon::house::simulator
