#include "bots/side_by_side.h"

#include <thread>
#include <vector>

namespace saloon::bots {

void side_by_side(std::size_t count, const std::function<void(std::size_t)>& work) {
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < count; ++i) others.emplace_back([&work, i] { work(i); });
  work(0);
  for (std::thread& other : others) other.join();
}

}  // namespace saloon::bots
