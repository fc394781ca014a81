// Any bytes as a story: read and told in words, table and all, or refused in one line.
#include <cstdlib>

#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/story_lines.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace saloon;
  const auto story = telling::read_story({reinterpret_cast<const char*>(data), size});
  if (!story) {
    if (story.error().empty() || story.error().find('\n') != std::string::npos) std::abort();
    return 0;
  }
  const GameInfo* game = find_game(story->game);
  if (game == nullptr) return 0;
  const Words words = telling::words_of(*game, Language::English);
  for (std::size_t step = 0; step < story->steps.size(); ++step) {
    static_cast<void>(telling::told_in(*story, step, words));
    if (const auto look = game->look(*game, telling::view_in(*story, step, story->viewer.seat))) {
      static_cast<void>(look->door().table(words));
    }
  }
  return 0;
}
