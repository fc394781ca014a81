#include "server/clock.h"

#include <sys/random.h>

#include <algorithm>
#include <ctime>
#include <stdexcept>

namespace saloon::server {

namespace {

house::Moment read(clockid_t clock) {
  timespec time{};
  ::clock_gettime(clock, &time);
  return house::Moment(time.tv_sec) * house::kSecond + time.tv_nsec / 1'000'000;
}

}  // namespace

house::Moment OnwardClock::at(house::Moment told, house::Moment passed) {
  house::Moment ahead = ahead_;
  while (told - passed > ahead && !ahead_.compare_exchange_weak(ahead, told - passed)) {
  }
  return passed + std::max(ahead, told - passed);
}

house::Moment wall_clock() {
  static OnwardClock clock;
  // In this order: whoever is held up between the two takes the first for late, and sets nothing forward.
  const house::Moment told = read(CLOCK_REALTIME);
  return clock.at(told, read(CLOCK_BOOTTIME));
}

house::Random random_bytes() {
  house::Random out{};
  if (::getrandom(out.data(), out.size(), 0) != ssize_t(out.size())) throw std::runtime_error("no random bytes");
  return out;
}

}  // namespace saloon::server
