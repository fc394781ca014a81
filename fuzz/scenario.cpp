// Any bytes as a scenario: passes, or fails with one line that says why.
#include "engine/scenario/scenario.h"

#include <cstdlib>

#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace saloon;
  const ScenarioResult result = run_scenario({reinterpret_cast<const char*>(data), size}, find_game);
  if (result.passed == !result.failure.empty()) std::abort();
  return 0;
}
