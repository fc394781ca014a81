// What somebody typed in shorthand.
#include <algorithm>
#include <charconv>

#include "engine/words/prose.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {
namespace {

/// -1 for a word that is no plot.
int plot_in(std::string_view word) { return meant(kPlot, word); }

/// 1 to 3; 0 for a word that is no strength.
int strength_in(std::string_view word) {
  return word.size() == 1 && word[0] >= '1' && word[0] <= '3' ? word[0] - '0' : 0;
}

/// "b3 c2 m1 m1": home from these plots and from the mine; "home" or "ranch": everybody.
Decision home_from(const View& v, const Lines& typed) {
  const Seat p = v.viewer;
  if (typed == Lines{"home"} || typed == Lines{"ranch"}) {
    return Decision::return_to_ranch(v.pub.mine[p], v.pub.own[p]);
  }
  u32 plots = 0;
  Cowboys mine = 0;
  for (const std::string& word : typed) {
    const int plot = plot_in(word);
    const int strength = word[0] == 'm' ? strength_in(std::string_view(word).substr(1)) : 0;
    if (plot < 0 && strength == 0) return {};
    if (plot >= 0) plots |= plot_bit(plot);
    if (strength > 0) mine = with_cowboys(mine, strength, std::min(kEach, cowboys_of(mine, strength) + 1));
  }
  return Decision::return_to_ranch(mine, plots);
}

Decision turn_action(const View& v, const Lines& typed) {
  if (typed.size() == 2 && strength_in(typed[0]) > 0 && plot_in(typed[1]) >= 0) {
    return Decision::go_to_town(strength_in(typed[0]), plot_in(typed[1]));
  }
  return home_from(v, typed);
}

/// "gold d2", or "d2" where only one tile is drawn.
Decision tile_place(const View& v, const Lines& typed) {
  const int plot = plot_in(typed.back());
  std::vector<Tile> meant;
  for (const Tile tile : v.pub.drawn) {
    const bool named = typed.size() == 1 || (typed.size() == 2 && tile_name(tile).starts_with(typed[0]));
    if (tile != Tile::None && named) meant.push_back(tile);
  }
  if (plot < 0 || meant.size() != 1) return {};
  return Decision::place_tile(meant[0], plot);
}

Decision sheriff_to(const Lines& typed) {
  u32 plots = 0;
  for (const std::string& word : typed) {
    if (plot_in(word) < 0) return {};
    plots |= plot_bit(plot_in(word));
  }
  const auto found = std::find(kTouched.begin(), kTouched.end(), plots);
  if (found == kTouched.end()) return {};
  return Decision::move_sheriff(int(found - kTouched.begin()));
}

/// Places of the present order, from the top.
Decision fortune_order(const View& v, const Lines& typed) {
  const u8 pile = v.pub.flow.top().get<Fortune>().pile;
  if (typed.size() != v.pub.pile_size[pile]) return {};
  std::vector<Tile> from_bottom;
  for (const std::string& word : typed) {
    std::size_t place = 0;
    std::from_chars(word.data(), word.data() + word.size(), place);
    if (place == 0 || place > typed.size()) return {};
    from_bottom.insert(from_bottom.begin(), v.mine.peek[pile][typed.size() - place]);
  }
  return Decision::order(from_bottom);
}

}  // namespace

Decision Prose::read(const View& v, std::string_view typed) {
  const Lines words = typed_words(typed, " ,-");
  if (words.empty()) return {};
  switch (question(v)) {
    case Ask::TurnAction:
      return turn_action(v, words);
    case Ask::DanceSet:
      return home_from(v, words);
    case Ask::RailPlot:
      return words.size() == 1 && plot_in(words[0]) >= 0 ? Decision::lay_rail(plot_in(words[0])) : Decision{};
    case Ask::TilePlace:
      return tile_place(v, words);
    case Ask::SheriffTo:
      return sheriff_to(words);
    case Ask::StoreMove:
      if (words.size() != 2 || plot_in(words[0]) < 0 || plot_in(words[1]) < 0) return {};
      return Decision::move_cowboy(plot_in(words[0]), plot_in(words[1]));
    case Ask::FortuneOrder:
      return fortune_order(v, words);
    default:
      return {};
  }
}

}  // namespace saloon::deadwood
