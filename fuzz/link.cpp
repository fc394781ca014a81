// Any text as a link to a table or a house: what is read of it, written as a link, is read the same.
#include "cli/join/link.h"

#include <string>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace saloon;
  const Result<cli::Link> link = cli::read_link({reinterpret_cast<const char*>(data), size});
  if (!link) return 0;
  const std::string text = !link->recovery.empty() ? link->to_recover(link->recovery)
                           : link->table.empty()   ? link->house()
                                                   : link->to(link->table, link->key);
  const Result<cli::Link> again = cli::read_link(text);
  if (!again || !(*again == *link)) __builtin_trap();
  return 0;
}
