// The hall in a simulated process: who is recognised, which tables there are.
#include "simulator/process.h"

namespace saloon::house::simulator {

std::string Process::welcome() {
  Effects out;
  Newcomer newcomer = hall_->welcome(m_.dice.random(), m_.agenda.now(), out);
  m_.disk.put({std::move(out.rows), {}});
  Effects next;
  hall_->stored(true, m_.agenda.now(), next);
  return newcomer.token;
}

void Process::start() {
  up_ = true;
  for (const Row& row : m_.disk.rows("")) {
    if (const Result<void> folded = hall_->fold(row); !folded) return m_.inspector.fail("", folded.error());
  }
  Effects nobody_listens;
  for (const auto& [id, rows] : m_.disk.all()) {
    if (id.empty()) continue;
    Company company;
    for (const Row& row : rows) (void)bool(company.fold(row));
    TableSummary summary = company.summary();
    if (const auto kept = summaries_.find(id); kept != summaries_.end()) summary.stage = kept->second.stage;
    hall_->table_changed(summary, m_.agenda.now(), nobody_listens);
  }
}

void Process::connected(Connection connection, const std::string& token) {
  const PersonId person = hall_->person_of(token);
  if (person.empty()) return m_.inspector.fail("", "somebody is not recognised any more");
  const Sender who{connection, person, hall_->name_of(person)};
  senders_[connection] = who;
  hall_->connected(who, token);
}

void Process::keep(const TableSummary& summary) {
  summaries_[summary.table] = summary;
  Effects out;
  hall_->table_changed(summary, m_.agenda.now(), out);
  take_hall(std::move(out));
}

void Process::take_hall(Effects out) {
  for (const Letter& letter : out.letters) tell("", letter);
  for (const Connection c : out.hang_up) m_.network.house_hangs_up(c);
  if (out.rows.empty()) return;
  write(out, [this, life = life_](bool durable) {
    if (!lives(life)) return;
    Effects next;
    hall_->stored(durable, m_.agenda.now(), next);
    take_hall(std::move(next));
  });
}

}  // namespace saloon::house::simulator
