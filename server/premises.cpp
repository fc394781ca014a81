#include "server/premises.h"

#include "server/thrown.h"

namespace saloon::server {

house::Random Service::dice_for_table() const {
  for (;;) {
    const house::Random random = premises.dice();
    const Result<std::vector<house::Row>> rows = premises.ledger.read(house::new_table_id(random));
    if (!rows || rows->empty()) return random;
  }
}

void Service::append(const house::Effects& effects, Stored then) const {
  std::vector<house::Row> rows = effects.rows;
  rows.insert(rows.end(), effects.opened.begin(), effects.opened.end());
  const std::size_t count = rows.size();
  const auto begun = std::chrono::steady_clock::now();
  Metrics& metrics = premises.metrics;
  Log& log = premises.log;
  auto told = [&metrics, &log, count, begun, then = std::move(then),
               errand = errands.begin()](const Result<void>& how) mutable {
    metrics.storing.add(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    (how ? metrics.rows : metrics.rows_lost).add(count);
    if (!how) log.error("not stored", {{"rows", count}, {"detail", how.error()}});
    const std::string thrown = thrown_by_telling([&] { then(how); });
    if (!thrown.empty()) log.error("not told", {{"rows", count}, {"detail", thrown}});
    errand.reset();  // whoever called may keep this for a while
  };
  premises.ledger.append(std::move(rows), std::move(told));
}

}  // namespace saloon::server
