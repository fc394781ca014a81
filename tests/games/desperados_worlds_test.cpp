// Imagined worlds of Desperados: bank layouts have one number each, every row that agrees is reached, nothing else.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "games/desperados/bot/belief.h"
#include "tests/games/desperados_twins.h"

namespace saloon::desperados {
namespace {

/// DSP-SETUP-03 to DSP-SETUP-06: the one draw of the set-up goes over all layouts, each once.
TEST(DesperadosBanks, EveryLayoutHasOneNumber) {
  for (u32 number = 0; number < kBankLayouts; number += 37) {
    const BankSlots slots = bank_layout(number);
    ASSERT_EQ(bank_layout_number(slots), number);
    int low = 0;
    for (unsigned i = 0; i < kBanks; ++i) low += (bank_tile_of(slots[i]) & kLowGroup) != 0 ? 1 : 0;
    ASSERT_EQ(low, kLowOnBoard);
    ASSERT_EQ(slots[10], components::kReserveValues[0]);
  }
  BankSlots wrong = bank_layout(0);
  std::swap(wrong[0], wrong[5 + unsigned(kBanks) - 1]);  // a low tile of the board for a high one of the pile
  EXPECT_EQ(bank_layout_number(wrong), -1);
  wrong[0] = wrong[1];
  EXPECT_EQ(bank_layout_number(wrong), -1);
  wrong = bank_layout(0);
  wrong[kFirstInPile] = wrong[kFirstInPile + 1];  // a tile of the pile twice
  EXPECT_EQ(bank_layout_number(wrong), -1);
}

/// Turn 4, the gang is about to lay; S1 has shown a card, S2 nothing. S0 is the marshal.
struct Position {
  State s = *round_begins({}, 3, 1, 1);

  Position() {
    auto& pub = s.pub;
    pub.asked.close();
    s.hidden.waiting = 0;
    pub.flow.top() = frame_of(Proc::GangCards);
    pub.turn = 4;
    pub.coach[0] = u8(stop_of(pub.first_timetable, Coach::Brown, 4) + 1);
    pub.figure = {card("aztec"), card("globe"), card("phoenix")};
    s.seat[0].row = {card("shiprock"), card("gallup"), card("tuba_city"), kSaloon + 1, 0};
    s.seat[1].row = {card("tucson"), card("silver_city"), card("salem"), 0, 0};
    s.seat[2].row = {card("globe"), card("tucson"), kSaloon + 1, 0, 0};
    pub.laid = {4, 3, 3};
  }
  static u8 card(const char* name) { return u8(card_called(name) + 1); }
  /// The derived parts, then on to the question.
  State asked() {
    for (Seat p = 0; p < 3; ++p) work_out_ride(s.pub, p, s.seat[p]);
    const GangNote note = gang_note_of(s);
    for (const Seat p : gang(s.pub)) s.seat[p].gang = note;
    Ctx<Game> c{s};
    run(c);
    EXPECT_EQ(broken_invariant<Game>(s), nullptr);
    return s;
  }
};

/// All rows of three cards that a seat can have laid, slow and obvious.
std::set<Row> rows_of(const Public& pub, Seat p) {
  std::set<Row> rows;
  const std::function<void(Row, int, Ride)> lay = [&](Row row, int t, Ride at) {
    if (t == pub.laid[p]) {
      rows.insert(row);
      return;
    }
    for (const int card : Bits{cards_from(at.town, hand_of(pub, p, row, t))}) {
      const u8 shown = pub.shown[p][unsigned(t)];
      if (shown != 0 && shown != card + 1) continue;
      Row next = row;
      next[unsigned(t)] = u8(card + 1);
      lay(next, t + 1, ridden(at, card, t + 1));
    }
  };
  lay({}, 0, {pub.figure[p] - 1, 0});
  return rows;
}

void expect_all_rows(const State& s, Seat viewer, Seat p) {
  const std::set<Row> possible = rows_of(s.pub, p);
  std::set<Row> seen;
  Chance chance{key_of_seed(5)};
  for (int i = 0; i < 40000; ++i) seen.insert(Game::sample_world(observe<Game>(s, viewer), chance).seat[p].row);
  EXPECT_EQ(seen, possible);
}

TEST(DesperadosWorlds, EveryRowThatAgreesIsReached) {
  Position position;
  position.s.pub.shown[1][2] = Position::card("salem");
  const State s = position.asked();
  for (const Seat viewer : {Seat{0}, kSpectator}) {
    expect_all_rows(s, viewer, 1);
    expect_all_rows(s, viewer, 2);
  }
  expect_all_rows(s, 1, 0);  // the gang knows nothing of the marshal's row
}

/// DSP-ACT-08: Saloon was shown with the card before it, and cards are lost.
TEST(DesperadosWorlds, ShownSaloonsAndLostCardsCut) {
  Position position;
  auto& pub = position.s.pub;
  pub.lost[1] = 1U << card_called("payson") | 1U << card_called("tucson");
  position.s.seat[1].row = {Position::card("silver_city"), Position::card("salem"), kSaloon + 1, 0, 0};
  pub.shown[1][1] = Position::card("salem");
  pub.shown[1][2] = kSaloon + 1;
  const State s = position.asked();
  expect_all_rows(s, 0, 1);
  EXPECT_EQ(rows_of(s.pub, 1).size(), 1U);
}

/// A gang member knows the gang's rows; under owner_decides the marked cards only.
TEST(DesperadosWorlds, TheGangKnowsItsRows) {
  const State s = Position().asked();
  Chance chance{key_of_seed(5)};
  EXPECT_EQ(Game::sample_world(observe<Game>(s, 1), chance).seat[2].row, s.seat[2].row);
  Position half;
  half.s.pub.config.gang_card_view = GangCardView::OwnerDecides;
  half.s.seat[2].marks = 0b010;
  const State hidden = half.asked();
  std::set<Row> rows;
  for (int i = 0; i < 3000; ++i) rows.insert(Game::sample_world(observe<Game>(hidden, 1), chance).seat[2].row);
  EXPECT_GT(rows.size(), 5U);
  for (const Row& row : rows) EXPECT_EQ(row[1], s.seat[2].row[1]);
}

/// DSP-CASE-02: whoever is stuck lays the first card of his hand, and a mate who sees it does not take it for a road.
TEST(DesperadosWorlds, AFillerOfAMateLeadsNowhere) {
  Position position;
  auto& s = position.s;
  s.pub.config.gang_card_view = GangCardView::OwnerDecides;
  s.pub.lost[2] = roads_from(card_called("phoenix"));
  u32 hand = kDeck & ~s.pub.lost[2] & ~(1U << kSaloon);
  const u8 filler = u8(lowest_bit(hand) + 1);
  hand &= hand - 1;
  s.seat[2].row = {kSaloon + 1, filler, u8(lowest_bit(hand) + 1), 0, 0};
  s.seat[2].marks = 0b010;
  const View view = observe<Game>(position.asked(), 1);
  Chance chance{key_of_seed(5)};
  for (int i = 0; i < 50; ++i) {
    const State world = Game::sample_world(view, chance);
    EXPECT_EQ(world.seat[2].row[0], kSaloon + 1);
    EXPECT_EQ(world.seat[2].row[1], filler);
    EXPECT_EQ(broken_invariant<Game>(world), nullptr);
  }
}

/// Can this row be ridden from where the round began, and does it agree with what was shown in the end?
bool is_possible(const Public& began, const Public& end, Seat p, const Row& row) {
  Ride at{began.figure[p] - 1, 0};
  for (unsigned t = 0; t < kTurns; ++t) {
    const u8 shown = end.shown[p][t];
    const u32 cards = cards_from(at.town, hand_of(began, p, row, int(t)));
    if (row[t] == 0 || (shown != 0 && shown != row[t]) || (cards >> (row[t] - 1) & 1) == 0) return false;
    at = ridden(at, row[t] - 1, int(t) + 1);
  }
  return true;
}

/// DSP-END-05: cards that were not turned over still lie there, and whoever has not seen them knows only where the
/// round began, what was shown and where the figure was stopped.
TEST(DesperadosWorlds, AnEarlyFinishLeavesRowsToImagine) {
  int hidden = 0;
  std::set<Row> rows;
  for (u64 seed = 0; seed < 150; ++seed) {
    const Config config{
        .goal_per_desperado = 10, .gang_card_view = GangCardView(seed % 2), .early_finish = EarlyFinish::On};
    State s = begin<Game>(config, 4, key_of_seed(seed));
    Ctx<Game> c{s};
    Chance chance{key_of_seed(seed, 1)};
    Public began{};
    while (!over<Game>(s)) {
      began = s.pub;
      const Seat p = Seat(lowest_bit(s.hidden.waiting));
      play(c, p, random_legal(s, p, chance));
    }
    if (s.pub.round == kRounds) continue;
    for (const Seat viewer : all_viewers(4)) {
      const State world = Game::sample_world(observe<Game>(s, viewer), chance);
      for (const Seat p : gang(s.pub)) {
        ASSERT_TRUE(is_possible(began, s.pub, p, world.seat[p].row)) << seed << ' ' << viewer_name(viewer);
        if (world.seat[p].row == s.seat[p].row) continue;
        ++hidden;
        rows.insert(world.seat[p].row);
      }
    }
  }
  EXPECT_GT(hidden, 20);
  EXPECT_GT(rows.size(), 20U);
}

/// The first cards of S2, who has laid one: by fair chance, or as the towns draw him; staying is a third as likely.
void expect_shares(const Pulls* pulls) {
  Position position;
  auto& pub = position.s.pub;
  auto& seat = position.s.seat;
  pub.turn = 2;
  pub.coach[0] = u8(stop_of(pub.first_timetable, Coach::Brown, 2) + 1);
  seat[0].row = {Position::card("shiprock"), Position::card("gallup")};
  seat[1].row = {Position::card("tucson")};
  seat[2].row = {Position::card("globe")};
  pub.laid = {2, 1, 1};
  const View view = observe<Game>(position.asked(), 0);
  const int stands = pub.figure[2] - 1;
  std::map<int, double> weights;
  double all = 0;
  for (const int card : Bits{cards_from(stands, kDeck)}) {
    const double pull = pulls == nullptr ? 1 : pulls->at[2][0][unsigned(card == kSaloon ? stands : card)];
    all += weights[card] = pulls != nullptr && card == kSaloon ? pull / 3 : pull;
  }
  std::map<int, int> counts;
  Chance chance{key_of_seed(6)};
  constexpr int kSamples = 20000;
  for (int i = 0; i < kSamples; ++i) ++counts[imagined(view, chance, pulls).seat[2].row[0] - 1];
  for (const auto& [card, weight] : weights) {
    const double expected = weight / all * kSamples;
    EXPECT_NEAR(counts[card], expected, 5 * std::sqrt(expected)) << card;
  }
  EXPECT_EQ(counts.size(), weights.size());
}

TEST(DesperadosWorlds, RidersGoAnywhereOrWhereTownsDrawThem) {
  expect_shares(nullptr);
  Pulls pulls{};
  for (unsigned t = 0; t < kTowns; ++t) pulls.at[2][0][t] = float(t % 4 + 1);
  expect_shares(&pulls);
}

/// Orders of bank tiles are uniform over those that agree with what is known.
TEST(DesperadosWorlds, BankTilesAreUniform) {
  State s = Position().asked();
  s.pub.bank_value[0] = s.hidden.bank_value[0];  // spied
  std::map<u8, int> second;
  std::map<u8, int> last;
  Chance chance{key_of_seed(5)};
  constexpr int kSamples = 60000;
  for (int i = 0; i < kSamples; ++i) {
    const State world = Game::sample_world(observe<Game>(s, 1), chance);
    ASSERT_EQ(world.hidden.bank_value[0], s.hidden.bank_value[0]);
    ASSERT_GE(bank_layout_number(world.hidden.bank_value), 0);
    ++second[world.hidden.bank_value[1]];
    ++last[world.hidden.bank_value[kBanks - 1]];
  }
  const bool low = (bank_tile_of(s.hidden.bank_value[0]) & kLowGroup) != 0;
  for (const auto& counts : {second, last}) {
    for (const auto& [value, count] : counts) {
      const bool low_too = (bank_tile_of(value) & kLowGroup) != 0;
      // Of the other four slots on the board two or three are low; each tile of a group is as likely as the other.
      const double share = low ? (low_too ? 0.5 / 5 : 0.5 / 4) : (low_too ? 0.75 / 6 : 0.25 / 3);
      EXPECT_NEAR(count, share * kSamples, 5 * std::sqrt(share * kSamples)) << int(value);
    }
    EXPECT_EQ(counts.size(), 9U);
  }
}

}  // namespace
}  // namespace saloon::desperados
