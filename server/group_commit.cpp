#include "server/group_commit.h"

#include <utility>

#include "server/thrown.h"

namespace saloon::server {

namespace {

/// After so long without work the writer tidies up.
constexpr std::chrono::milliseconds kQuiet{500};
/// What a row takes in the queue besides its texts.
constexpr std::size_t kRowBytes = sizeof(house::Row);

std::size_t bytes_of(const Batch& rows) {
  std::size_t bytes = 0;
  for (const house::Row& row : rows) bytes += kRowBytes + row.text.size() + row.request.size();
  return bytes;
}

}  // namespace

GroupCommit::GroupCommit(SqliteWriter& writer, const Limits& limits)
    : writer_(writer), limits_(limits), thread_([this] { work(); }) {}

GroupCommit::~GroupCommit() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void GroupCommit::append(Batch rows, Stored then) {
  const std::size_t bytes = bytes_of(rows);
  const std::scoped_lock lock(mutex_);
  const bool fits = waiting_bytes_ + bytes <= limits_.bytes || waiting_bytes_ == 0;
  waiting_.refused.emplace_back(fits ? "" : "the disk is too slow: too much is waiting to be stored");
  if (!fits) rows = {};
  waiting_rows_ += rows.size();
  waiting_bytes_ += fits ? bytes : 0;
  waiting_.batches.push_back(std::move(rows));
  waiting_.thens.push_back(std::move(then));
  wake_if_needed();
}

void GroupCommit::note(const house::TableSummary& summary) {
  const std::scoped_lock lock(mutex_);
  notes_.insert_or_assign(summary.table, summary);
  fresh_notes_ = true;
  wake_if_needed();
}

/// Waking a thread costs more than writing a row: it is woken once and then gathers.
void GroupCommit::wake_if_needed() {
  const bool full = waiting_rows_ >= limits_.group;
  if (thread_is_ == Thread::Working || (thread_is_ == Thread::Gathering && !full)) return;
  thread_is_ = Thread::Working;
  wake_.notify_one();
}

std::map<house::TableId, house::TableSummary> GroupCommit::notes() const {
  const std::scoped_lock lock(mutex_);
  return notes_;
}

std::string GroupCommit::trouble() const {
  const std::scoped_lock lock(mutex_);
  return trouble_;
}

void GroupCommit::work() {
  Group group;
  while (wait_for(group)) {
    write(group);
    tidy(SqliteWriter::Moment::Busy);
  }
  // Without the last summaries it has not ended in good order: tables are looked at as after a crash.
  if (notes().empty()) tidy(SqliteWriter::Moment::End);
}

/// What could not be tidied up is the next time.
void GroupCommit::tidy(SqliteWriter::Moment moment) {
  (void)thrown_by([&] { writer_.tidy(moment); });
}

bool GroupCommit::wait_for(Group& group) {
  std::unique_lock lock(mutex_);
  const auto wanted = [this] { return has_work() || ending_; };
  thread_is_ = Thread::Asleep;
  bool woken = wake_.wait_for(lock, kQuiet, wanted);
  if (!woken && trouble_.empty()) {
    lock.unlock();
    tidy(SqliteWriter::Moment::Quiet);
    lock.lock();
    wake_.wait(lock, wanted);
    woken = true;
  }
  if (woken && !has_work()) return false;
  thread_is_ = Thread::Gathering;
  wake_.wait_until(lock, last_commit_ + limits_.gather, [&] { return waiting_rows_ >= limits_.group || ending_; });
  thread_is_ = Thread::Working;
  last_commit_ = std::chrono::steady_clock::now();
  take(group);
  return true;
}

void GroupCommit::take(Group& group) {
  group = std::exchange(waiting_, {});
  waiting_rows_ = 0;
  waiting_bytes_ = 0;
  for (const auto& [table, summary] : notes_) group.notes.push_back(summary);
  fresh_notes_ = false;
}

void GroupCommit::write(Group& group) {
  std::vector<Result<void>> told;
  Result<void> written;
  const std::string thrown = thrown_by([&] { written = writer_.write(group.batches, group.notes, told); });
  if (!thrown.empty()) written = Failed{thrown};
  if (!thrown.empty()) told.assign(group.batches.size(), written);
  settle_notes(group, written);
  for (std::size_t n = 0; n < group.thens.size(); ++n) {
    const std::string& refused = group.refused[n];
    const Result<void> how = refused.empty() ? told[n] : Failed{refused};
    (void)thrown_by_telling([&] { group.thens[n](how); });  // whoever throws there has a log
  }
}

/// A summary that has changed meanwhile, or could not be written, goes with the next group.
void GroupCommit::settle_notes(const Group& group, const Result<void>& written) {
  const std::scoped_lock lock(mutex_);
  trouble_ = written.error();
  if (!written) return;
  for (const house::TableSummary& summary : group.notes) {
    const auto found = notes_.find(summary.table);
    if (found != notes_.end() && found->second == summary) notes_.erase(found);
  }
}

}  // namespace saloon::server
