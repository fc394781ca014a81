// Any bytes as a record: read, replayed and verified, or refused in one line.
#include "engine/record/record.h"

#include <cstdlib>

#include "engine/record/replay.h"
#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace saloon;
  const auto record = read_record({reinterpret_cast<const char*>(data), size});
  if (!record) {
    if (record.error().empty() || record.error().find('\n') != std::string::npos) std::abort();
    return 0;
  }
  const GameInfo* game = find_game(record->heading().game);
  if (game == nullptr) return 0;
  if (const auto match = replay(*game, *record); !match && match.error().empty()) std::abort();
  static_cast<void>(verify(*game, *record, Unfinished::Accepted));
  const auto resumed = resume(*game, *record, Replay::Draws::Recorded);
  // What is written on from here must be read again.
  if (resumed && !read_record(resumed->text)) std::abort();
  return 0;
}
