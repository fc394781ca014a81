#include "server/lane.h"

#include "server/thrown.h"

namespace saloon::server {

void Lane::post(Task task) {
  {
    const std::lock_guard lock(gate_);
    tasks_.push_back(std::move(task));
    if (at_work_) return;
    at_work_ = true;
  }
  crew_.post([self = shared_from_this()] { self->work(); });
}

std::size_t Lane::waiting() const {
  const std::lock_guard lock(gate_);
  return tasks_.size();
}

/// Some tasks, then others have their turn.
void Lane::work() {
  constexpr int kAtATime = 16;
  for (int i = 0; i < kAtATime; ++i) {
    Task task;
    {
      const std::lock_guard lock(gate_);
      if (tasks_.empty()) {
        at_work_ = false;
        return;
      }
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    do_one(task);
  }
  crew_.post([self = shared_from_this()] { self->work(); });
}

void Lane::do_one(const Task& task) {
  if (const std::string what = thrown_by(task); !what.empty()) trouble_(what);
}

}  // namespace saloon::server
