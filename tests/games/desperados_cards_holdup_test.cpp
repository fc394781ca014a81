// Desperados card game: what the rules promise about every game (DSC-END-05, DSC-END-06, DSC-HOLD-03), which no single
// position can show.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/match/match.h"
#include "engine/play.h"
#include "games/desperados_cards/game.h"
#include "games/registry.h"

namespace saloon::desperados_cards {
namespace {

constexpr int kMostHoldUps = 320;
constexpr int kTooManyPlacements = 1300;
constexpr int kTooManySilentTurns = 80;

/// How all seats of a table answer.
using Policy = Decision (*)(const State& s, Seat p, Chance& chance);

Decision any_legal(const State& s, Seat p, Chance& chance) {
  Game::Decisions list;
  Game::legal(s.pub, s.seat[p], p, list);
  return list[int(chance.below(u32(list.size())))];
}

/// Posts a henchman somewhere, but never takes part.
Decision never_raids(const State& s, Seat p, Chance& chance) {
  return Ask(s.pub.asked.what[p]) == Ask::ChooseGang ? Decision::no_gang() : any_legal(s, p, chance);
}

/// Spins the game out: one card rides in every twentieth hold-up only, and places of low value are filled first.
Decision spins_out(const State& s, Seat p, Chance& chance) {
  if (Ask(s.pub.asked.what[p]) == Ask::ChooseGang) {
    const bool last_chance = s.pub.empty_holdups == components::kStalemate - 1;
    const int face = s.seat[p].hand.nth(0);
    return last_chance ? Decision::gang(u32(colour_of(face)), u32(bit(character_of(face))), 0) : Decision::no_gang();
  }
  Game::Decisions list;
  Game::legal(s.pub, s.seat[p], p, list);
  const auto value = [&](const Decision& d) { return open_value(s.pub, d.pile()); };
  Decision best = any_legal(s, p, chance);
  for (const Decision& d : list) {
    if (value(d) < value(best)) best = d;
  }
  return best;
}

struct Course {
  int hold_ups = 0;
  int placements = 0;
  int silent = 0;  ///< turns in succession without a placement, by now
  int longest_silent = 0;
  bool placed_last = false;  ///< a hold-up may only follow directly
};

/// Follows what is told. A hold-up comes straight after a placement, one at a time (DSC-HOLD-03).
void follow(Course& course, const EventLog& log) {
  for (const Event& e : log.items) {
    const bool placed = e.kind == kEventKind<Game, "placed">;
    if (placed) {
      ++course.placements;
      course.silent = 0;
    }
    if (e.kind == kEventKind<Game, "blocked"> || e.kind == kEventKind<Game, "empty_handed">) {
      course.longest_silent = std::max(course.longest_silent, ++course.silent);
    }
    if (e.kind == kEventKind<Game, "hold_up_began">) {
      ++course.hold_ups;
      EXPECT_TRUE(course.placed_last) << "DSC-HOLD-03: a hold-up without a placement of its own";
    }
    course.placed_last = placed;
  }
}

/// DSC-END-05: while the game runs, every pile has an open card.
bool every_pile_is_open(const Public& pub) {
  return std::all_of(pub.depth.begin(), pub.depth.end(), [](u8 depth) { return depth < kLevels; });
}

Course play_game(const Config& config, int seats, u64 seed, Policy policy) {
  Chance chance{.key = key_of_seed(seed, 1)};
  EventLog log;
  State s = begin<Game>(config, seats, key_of_seed(seed), nullptr, &log);
  Course course;
  while (!over<Game>(s)) {
    EXPECT_TRUE(every_pile_is_open(s.pub)) << "DSC-END-05, seed " << seed;
    follow(course, log);
    log.items.clear();
    if (course.hold_ups > kMostHoldUps || course.placements >= kTooManyPlacements) break;
    const Seat p = *SeatSet{s.hidden.waiting}.begin();
    Ctx<Game> c{s, nullptr, &log};
    const Verdict verdict = answer(c, p, policy(s, p, chance));
    EXPECT_TRUE(verdict.yes()) << verdict.clause;
    if (!verdict.yes()) break;
  }
  follow(course, log);
  EXPECT_TRUE(over<Game>(s)) << "DSC-END-06: no end in sight, seed " << seed;
  return course;
}

/// The most that any game of this kind had of each figure; every game must keep within the bounds (DSC-END-06).
Course play_games(Policy policy, u64 games) {
  Course most;
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    for (const EmptyHoldup empty_holdup : {EmptyHoldup::PlaceStays, EmptyHoldup::PlaceRemoved}) {
      for (u64 seed = 1; seed <= games; ++seed) {
        const Config config{.empty_holdup = empty_holdup};
        const Course course = play_game(config, seats, seed, policy);
        most.hold_ups = std::max(most.hold_ups, course.hold_ups);
        most.placements = std::max(most.placements, course.placements);
        most.longest_silent = std::max(most.longest_silent, course.longest_silent);
      }
    }
  }
  EXPECT_LE(most.hold_ups, kMostHoldUps);
  EXPECT_LT(most.placements, kTooManyPlacements);
  EXPECT_LT(most.longest_silent, kTooManySilentTurns);
  return most;
}

// DSC-END-06, DSC-END-05, DSC-HOLD-03.
TEST(DesperadosCardsBounds, RandomGamesKeepThem) {
  const Course most = play_games(any_legal, 100);
  EXPECT_GE(most.hold_ups, 10);
}

// DSC-END-06 by DSC-END-04: without any gang the twentieth hold-up is the last, unless the piles go first.
TEST(DesperadosCardsBounds, GamesWithoutRaidsEndAfterTwentyHoldUps) {
  const Course most = play_games(never_raids, 20);
  EXPECT_EQ(most.hold_ups, components::kStalemate);
}

// DSC-END-06: nineteen empty hold-ups before each of the fifteen raids come close to the bound.
TEST(DesperadosCardsBounds, SpunOutGamesKeepThemToo) {
  const Course most = play_games(spins_out, 4);
  EXPECT_GT(most.hold_ups, 280);
  EXPECT_GT(most.placements, 600);
}

/// Draws the red Jinx only when there is nothing else left.
class Reluctant final : public ChanceSource {
 public:
  Chosen choose(u8 /*roll*/, const Possible& what, Chance& inner) override {
    constexpr int kRedJinx = face_of(0, kCharacters - 1);
    ++inner.drawn;
    const u32 first = what.at(0);
    return what.chosen_at(first == u32(kRedJinx) ? what.size() - 1 : 0);
  }
};

/// Every row is red, and the only loose red card lies in the discard pile: far away, but not out of the game.
constexpr const char* kLongSilence = R"({
  "public": {
    "flow": [{ "proc": "turn", "at": "draw" }],
    "asked": null,
    "piles": {
      "P0": { "level": 3, "row": ["rA", "rB", "rC", "rD"] },
      "P1": { "level": 3, "row": ["rA", "rB", "rC", "rE"] },
      "P2": { "level": 2, "row": ["rF", "rG", "rH"] },
      "P3": { "level": 2, "row": ["rF", "rG", "rI"] },
      "P4": { "level": 2, "row": ["rH", "rI"] }
    },
    "posters": ["rD", "rE", "rJ"],
    "discard": ["rJ"],
    "loot": {
      "S0": ["stagecoach-2", "gold_digger-3", "bank-4", "railway-2"],
      "S1": ["bank-3", "gold_digger-4", "bank-2", "saloon-3"],
      "S2": ["saloon-2", "stagecoach-3", "gold_digger-2", "railway-3"]
    }
  },
  "private": { "S0": { "hand": [] }, "S1": { "hand": [] }, "S2": { "hand": [] } },
  "box": { "arrangement": 1187, "draw_pile": "rest" }
})";

// DSC-END-06: turn after turn passes without a decision, and the guard against endless loops lets them pass.
TEST(DesperadosCardsBounds, ALongSilenceIsRegularPlay) {
  const GameInfo* game = find_game("desperados_cards");
  const auto match = std::move(*game->start(*game, {3, {}, "1"}, nullptr));
  json::value position = match->state();
  const auto patch = parse_json(kLongSilence);
  ASSERT_TRUE(patch) << patch.error();
  merge_patch(position, *patch);
  const Result<void> restored = match->restore(position);
  ASSERT_TRUE(restored) << restored.error();

  Reluctant chance;
  match->use_source(&chance);
  const std::size_t before = match->event_count();
  match->run();
  int silent = 0;
  for (std::size_t i = before; i < match->event_count(); ++i) {
    const json::value e = match->event(i, kSpectator);
    silent += e.at("event") == "blocked" ? 1 : 0;
  }
  EXPECT_GE(silent, 45);
  EXPECT_LT(silent, kTooManySilentTurns);
  ASSERT_FALSE(match->over());
  const Seat p = *match->waiting().begin();
  EXPECT_TRUE(match->would_answer(p, json::object{{"do", "place"}, {"card", "rJ"}, {"pile", "P4"}}).accepted());
}

}  // namespace
}  // namespace saloon::desperados_cards
