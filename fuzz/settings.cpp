// Any text as a configuration: settings, or one line that says what is wrong.
#include <cstdlib>

#include "server/config.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace saloon::server;
  const auto settings = settings_in({reinterpret_cast<const char*>(data), size});
  if (!settings) {
    if (settings.error().empty()) std::abort();
    return 0;
  }
  Config config;
  const auto applied = apply_settings(*settings, config);
  if (applied) static_cast<void>(config.told());
  return 0;
}
