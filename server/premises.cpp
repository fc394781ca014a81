#include "server/premises.h"

namespace saloon::server {

void Service::append(const house::Effects& effects, Stored then) const {
  std::vector<house::Row> rows = effects.rows;
  rows.insert(rows.end(), effects.opened.begin(), effects.opened.end());
  const std::size_t count = rows.size();
  const auto begun = std::chrono::steady_clock::now();
  Metrics& metrics = premises.metrics;
  Log& log = premises.log;
  auto told = [&metrics, &log, count, begun, then = std::move(then),
               errand = errands.begin()](Result<void> how) mutable {
    metrics.storing.add(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    (how ? metrics.rows : metrics.rows_lost).add(count);
    if (!how) log.error("not stored", {{"rows", count}, {"detail", how.error()}});
    then(std::move(how));
    errand.reset();  // whoever called may keep this for a while
  };
  premises.ledger.append(std::move(rows), std::move(told));
}

}  // namespace saloon::server
