// What bench/search.cpp measures with: a machine that is busy with something else must not look like a slow search.
#include "bench/rate.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace saloon {
namespace {

using namespace std::chrono_literals;

TEST(Rate, CountsProcessorTimeAlone) {
  const auto start = std::chrono::steady_clock::now();
  const Rate rate = rate_of(0.02, [] {
    std::this_thread::sleep_for(5ms);
    const double began = processor_seconds();
    while (processor_seconds() - began < 0.002) {
    }
    return 7;
  });
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
  EXPECT_GT(rate.times, 300);  // all 2 ms; by the clock on the wall fewer than 143, all 7 ms
  EXPECT_LE(rate.times, 500);
  EXPECT_DOUBLE_EQ(rate.answers, 7 * rate.times);
  EXPECT_GT(passed.count(), 0.05);
}

}  // namespace
}  // namespace saloon
