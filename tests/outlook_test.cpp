// What every outlook owes its reader: words in both languages, and nothing that its seat's view does not say.
#include "engine/match/outlook.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/match/tables.h"
#include "games/all.gen.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/outlook.h"
#include "tests/bot_answer.h"
#include "tests/scale.h"

namespace saloon {
namespace {

/// All figures of a question, as one text: of the whole and of every listed choice.
std::string all_figures(const SeatDoor& door, const json::array& decisions) {
  const std::unique_ptr<Outlook> outlook = outlook_at(door);
  if (outlook == nullptr) return "none";
  std::string out = json::serialize(outlook->whole());
  for (const json::value& d : decisions) out += json::serialize(outlook->of(d.get_object()));
  return out;
}

using BothLanguages = std::array<Words, 2>;

void expect_whole_lines(const json::array& figures, const BothLanguages& both, Seat reader) {
  for (const Words& words : both) {
    for (const std::string& line : telling::told_outlook(figures, reader, words)) {
      for (const char* never : {"⟦", "{", "}", "_", "  "}) ASSERT_EQ(line.find(never), std::string::npos) << line;
      ASSERT_FALSE(line.empty());
    }
  }
}

/// At a question of a real match: the same outlook from the wire form of the view, and in every world that has this
/// view.
void expect_nothing_but_the_view(const Match& match, Seat p, u64 seed) {
  const SeatDoor door = match.at(p);
  const json::array decisions = door.legal().decisions;
  const std::string figures = all_figures(door, decisions);
  const Result<Look> look = match.game().look(match.game(), door.view());
  ASSERT_TRUE(look) << look.error();
  ASSERT_EQ(all_figures(look->door(), decisions), figures) << door.question();
  const auto world = match.sample(p, seed);
  ASSERT_EQ(all_figures(std::as_const(*world).at(p), decisions), figures) << door.question();
}

void play_and_look(const GameInfo& game, int seats, u64 seed) {
  constexpr u64 kEvery = kScale == 1 ? 11 : 55;
  const BothLanguages both{telling::words_of(game, Language::English), telling::words_of(game, Language::French)};
  const auto match = std::move(*game.start(game, {seats, options_for(game, seats), std::to_string(seed)}, nullptr));
  for (u64 answers = 0; !match->over(); ++answers) {
    const Seat p = Seat(lowest_bit(match->waiting().bits));
    if (answers % kEvery == 0) {
      ASSERT_NO_FATAL_FAILURE(expect_nothing_but_the_view(*match, p, seed + answers));
      const auto outlook = outlook_at(std::as_const(*match).at(p));
      ASSERT_NO_FATAL_FAILURE(expect_whole_lines(outlook->whole(), both, p));
      for (const json::value& d : match->legal(p).decisions) {
        ASSERT_NO_FATAL_FAILURE(expect_whole_lines(outlook->of(d.get_object()), both, p));
      }
    }
    match->answer(p, bot_answer(match->at(p), Level::Cowhand, seed + answers));
  }
}

TEST(Outlook, FollowsFromTheViewAloneAndIsSaidInBothLanguages) {
  for (const GameInfo& game : all_games()) {
    if (game.outlook == nullptr) continue;
    for (const int seats : {game.min_seats, game.max_seats}) {
      play_and_look(game, seats, u64(seats));
      ASSERT_FALSE(HasFatalFailure()) << game.slug;
    }
  }
}

TEST(Outlook, EveryFigureHasItsWords) {
  for_each_game([]<class G, class C>() {
    if constexpr (requires { G::Outlook::kFigures; }) {
      for (const FigureRow& row : G::Outlook::kFigures) {
        for (const Language language : {Language::English, Language::French}) {
          EXPECT_TRUE(telling::words_of(*find_game(G::kSlug), language).has(std::string("outlook.") + row.name))
              << G::kSlug << ": " << row.name;
        }
      }
    }
  });
}

TEST(Outlook, IsSilentWhereNothingIsAsked) {
  const GameInfo& game = all_games().front();
  const auto match = std::move(*game.start(game, {game.min_seats, {}, "1"}, nullptr));
  EXPECT_EQ(outlook_at(std::as_const(*match).at(kSpectator)), nullptr);
}

}  // namespace
}  // namespace saloon
