#include "simulator/disk.h"

namespace saloon::house::simulator {
namespace {

constexpr u64 kSlowBatchPermille = 10;    ///< batches that take seconds
constexpr u64 kFailingPermille = 4;       ///< batches with which a bad time begins
constexpr u64 kLosingBatchPermille = 20;  ///< of Plant::LosesARow

}  // namespace

void Disk::store(Batch batch, Then then) {
  const TableId table = batch.rows.front().table;
  Moment takes = dice_.between(1, 12);
  if (!calm && dice_.hits(kSlowBatchPermille)) {
    takes = dice_.between(200, 5 * kSecond);
    reader_.suffered(table, Fault::SlowDisk);
  }
  if (!calm && dice_.hits(kFailingPermille)) failing_until_ = agenda_.now() + dice_.between(1, 10 * kSecond);
  const bool fails = agenda_.now() < failing_until_;
  if (fails) reader_.suffered(table, Fault::FailedDisk);
  const u64 number = ++batches_;
  on_its_way_[number] = {std::move(batch), std::move(then), fails};
  agenda_.in(takes, [this, number] { finish(number); });
}

void Disk::finish(u64 number) {
  const auto at = on_its_way_.find(number);
  if (at == on_its_way_.end()) return;
  OnItsWay done = std::move(at->second);
  on_its_way_.erase(at);
  if (!done.fails) write(std::move(done.batch));
  done.then(!done.fails);
}

void Disk::write(Batch batch) {
  if (plant == Plant::LosesARow && dice_.hits(kLosingBatchPermille)) batch.rows.pop_back();
  for (const std::vector<Row>* rows : {&batch.rows, &batch.opened}) {
    if (rows->empty()) continue;
    std::vector<Row>& of_table = ledger_[rows->front().table];
    of_table.insert(of_table.end(), rows->begin(), rows->end());
  }
  if (!batch.rows.empty()) reader_.became_durable(batch);
}

void Disk::crash() {
  for (auto& [number, lost] : std::exchange(on_its_way_, {})) {
    if (!lost.fails && dice_.hits(500)) write(std::move(lost.batch));
  }
}

const std::vector<Row>& Disk::rows(const TableId& table) const {
  static const std::vector<Row> kNone;
  const auto at = ledger_.find(table);
  return at != ledger_.end() ? at->second : kNone;
}

}  // namespace saloon::house::simulator
