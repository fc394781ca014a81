// Any bytes as a record: read, replayed and verified, or refused in one line.
#include "engine/record/record.h"

#include <cstdlib>

#include "engine/record/replay.h"
#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace saloon;
  Record record;
  std::string error;
  if (!read_record({reinterpret_cast<const char*>(data), size}, record, error)) {
    if (error.empty() || error.find('\n') != std::string::npos) std::abort();
    return 0;
  }
  const GameInfo* game = find_game(record.game);
  if (game == nullptr) return 0;
  const auto match = replay(*game, record, error);
  if (match == nullptr && error.empty()) std::abort();
  error.clear();
  if (!verify(*game, record, error) && error.empty()) std::abort();
  return 0;
}
