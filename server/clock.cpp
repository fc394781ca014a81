#include "server/clock.h"

#include <sys/random.h>

#include <chrono>
#include <stdexcept>

namespace saloon::server {

house::Moment wall_clock() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

house::Random random_bytes() {
  house::Random out{};
  if (::getrandom(out.data(), out.size(), 0) != ssize_t(out.size())) throw std::runtime_error("no random bytes");
  return out;
}

}  // namespace saloon::server
