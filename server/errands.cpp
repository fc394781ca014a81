#include "server/errands.h"

namespace saloon::server {

Errands::Errand Errands::begin() const {
  const std::lock_guard lock(count_->gate);
  ++count_->value;
  return {count_.get(), [count = count_](Count* /*same*/) {
            const std::lock_guard inner(count->gate);
            if (--count->value == 0) count->done.notify_all();
          }};
}

bool Errands::wait_for_all(std::chrono::milliseconds longest) const {
  std::unique_lock lock(count_->gate);
  return count_->done.wait_for(lock, longest, [&] { return count_->value == 0; });
}

}  // namespace saloon::server
