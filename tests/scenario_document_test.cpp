// What docs/scenario-format.md shows must be what the game of its example takes.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "engine/json/json.h"
#include "games/registry.h"

namespace saloon {
namespace {

TEST(ScenarioDocument, every_draw_in_it_is_one_of_the_game) {
  std::ostringstream document;
  document << std::ifstream(SALOON_ROOT "/docs/scenario-format.md").rdbuf();
  const std::string text = document.str();
  const GameInfo& game = *find_game("desperados_cards");
  const std::regex draw(R"re(\["[a-z_]+", ("[^"]*"|[0-9]+)\])re");
  int draws = 0;
  for (std::sregex_iterator found(text.begin(), text.end(), draw), end; found != end; ++found, ++draws) {
    const auto named = parse_json(found->str());
    ASSERT_TRUE(named) << named.error();
    const Result<Drawn> drawn = game.drawn_from_json(*named);
    EXPECT_TRUE(drawn) << found->str() << ": " << drawn.error();
  }
  EXPECT_GE(draws, 2);
}

}  // namespace
}  // namespace saloon
