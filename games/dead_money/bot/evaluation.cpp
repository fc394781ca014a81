// Each seat's chance to win, from a whole state: fitted to games among heuristic bots that slip now and then.
#include "games/dead_money/bot/evaluation.h"

#include <algorithm>
#include <cmath>

namespace saloon::dead_money {

namespace {

/// What a card weighs: without a Brain in front of its owner, and with one.
constexpr Weights kWeights{{
    {{
        1.6F, 1.7F, 1.9F, 1.5F,  // 2
        1.6F, 1.9F, 1.7F, 1.5F,  // 3
        1.5F, 1.5F, 1.6F, 2.0F,  // 4
        1.8F, 1.8F, 1.6F, 1.7F,  // 5
        1.4F, 2.0F, 1.9F, 1.9F,  // 6
        1.9F, 1.6F, 2.0F, 1.6F,  // 7
        0.5F, 0.3F, 0.9F, 0.4F,  // 8
        0.3F, 0.9F, 0.7F, 0.3F,  // 9
        1.3F, 0.8F, 1.3F, 0.9F,  // 10
        0.1F, 1.6F, 1.4F, 0.6F,  // J
        0.6F, 0.1F, 0.6F, 1.6F,  // Q
        1.5F, 0.8F, 0.9F, 0.9F,  // K
        0.8F, 0.8F, 0.3F, 1.6F,  // A
        2.3F, 2.2F, 2.3F, 2.3F,  // B
    }},
    {{
        1.8F, 1.9F, 2.1F, 1.5F,  // 2
        2.0F, 2.4F, 1.8F, 1.9F,  // 3
        0.9F, 1.6F, 1.4F, 2.1F,  // 4
        2.3F, 1.3F, 2.1F, 1.7F,  // 5
        1.7F, 2.3F, 2.7F, 1.2F,  // 6
        1.8F, 2.1F, 2.4F, 1.6F,  // 7
        0.6F, 0.5F, 1.3F, 0.8F,  // 8
        0.5F, 1.2F, 0.9F, 0.5F,  // 9
        1.8F, 1.3F, 1.9F, 1.2F,  // 10
        0.4F, 2.1F, 1.9F, 0.9F,  // J
        0.7F, 0.3F, 0.9F, 2.0F,  // Q
        2.1F, 1.1F, 1.2F, 1.3F,  // K
        1.1F, 1.1F, 0.5F, 2.2F,  // A
        2.6F, 2.5F, 2.6F, 2.6F,  // B
    }},
}};
// What a coin of the best bid weighs, and what an empty hand does.
constexpr float kCoin = 0.56F;
constexpr float kEmpty = 0.53F;
/// Per term.
constexpr TermAmounts kTermWeights = {-1.08F, 0.09F, 0.18F, 0.08F, 0.16F, 1.49F, 0.32F};
// How sure a seat may be that got rid of its last card in a showdown and was outbid (DM-SHOW-13).
constexpr float kAllButWon = 0.97F;

constexpr bool leaves_nothing(Effect effect) {
  switch (effect) {
    case Effect::BrainToHoldersHand:
    case Effect::TopdeckOne:
    case Effect::DrawThenDiscard:
    case Effect::BrainsMoveLeft:
    case Effect::RightDraws1:
    case Effect::ForceDrop:
    case Effect::RaceForSix:
    case Effect::OpponentTakesRandom:
    case Effect::TwoPlayersSwap:
    case Effect::HoldersDiscard1:
    case Effect::LeftDraws1:
    case Effect::OnePlayerDiscards:
    case Effect::ReorderTop5:
    case Effect::LevelHands:
    case Effect::Draw1PassIt:
    case Effect::CollectAndDiscard:
    case Effect::StealAllBrains:
    case Effect::MayGiveKing:
    case Effect::BrainFromDiscard:
    case Effect::DiscardABrain:
    case Effect::DieCountedDiscardsBrain:
    case Effect::OnePlayerDraws2:
    case Effect::ThisCardToDeck:
    case Effect::AllDiscard1:
    case Effect::GiveThisCard:
    case Effect::MayGiveAce:
    case Effect::NeighboursDraw1:
      return true;
    default:
      return false;
  }
}

constexpr u64 kClean = [] {
  u64 clean = 0;
  for (int face = 0; face < kFaces; ++face) clean |= u64{leaves_nothing(effect_of(face))} << face;
  return clean;
}();

/// Could this hand be spent in one turn of so many hands, and be empty then?
bool goes_out(CardBag hand, bool brain, int hands) {
  const int size = hand.size();
  if (size == 0 || size > hands) return false;
  u64 fitting = brain ? kClean : kClean & ~components::kNeedBrain;
  if (size == hands) fitting &= ~components::kTwoHands;
  return hand.within(fitting).size() == size;
}

float load_of(const State& s, Seat p) {
  const auto& weight = kWeights[has_brain(s.pub, p) ? 1 : 0];
  float load = kEmpty + kCoin * float(coins_at_stake(s.pub, p));
  for_each_card(s.seat[p].hand, [&](int face) { load += weight[unsigned(face)]; });
  return load;
}

/// The first in the order of bidding that has bid its last card and been outbid; kSpectator if there is none.
Seat outbid_with_nothing(const Public& pub) {
  const Showdown& at = pub.showdown;
  if (at.best_score == 0) return kSpectator;
  Seat p = left_of(pub, at.dropper);
  for (int i = 0; i < pub.seats; ++i, p = left_of(pub, p)) {
    if (pub.hand_size[p] == 0 && p != at.best) return p;
  }
  return kSpectator;
}

void all_but_won(const Public& pub, Seat winner, Values& out) {
  for (Seat p = 0; p < pub.seats; ++p) out[p] = p == winner ? kAllButWon : (1 - kAllButWon) / float(pub.seats - 1);
}

}  // namespace

int coins_at_stake(const Public& pub, Seat p) {
  if (pub.showdown.best_score == 0 || pub.showdown.best != p) return 0;
  int coins = 0;
  for_each_card(bid_cards(pub.showdown.bid[p]), [&](int face) { coins += coins_of(face); });
  return coins;
}

void weigh(const State& s, SeatAmounts& out) {
  const auto& pub = s.pub;
  const bool showdown = pub.showdown.brain != 0;
  out = {};
  for (Seat p = 0; p < pub.seats; ++p) {
    const bool moves = !showdown && pub.turn == p;
    const bool brain = has_brain(pub, p);
    TermAmounts& amount = out[p];
    amount[unsigned(Term::Cards)] = float(pub.hand_size[p]);
    amount[unsigned(Term::Brain)] = brain;
    amount[unsigned(Term::Moves)] = moves ? float(pub.hands_left) : 0;
    amount[unsigned(Term::OutNow)] = moves && goes_out(s.seat[p].hand, brain, pub.hands_left);
    amount[unsigned(Term::HighBid)] = pub.showdown.best_score != 0 && pub.showdown.best == p;
  }
  if (!showdown) out[left_of(pub, pub.turn)][unsigned(Term::Next)] = 1;
}

void Game::evaluate(const State& s, Values& out) {
  const Seat winner = outbid_with_nothing(s.pub);
  if (winner != kSpectator) return all_but_won(s.pub, winner, out);
  SeatAmounts amounts;
  weigh(s, amounts);
  float sum = 0;
  for (Seat p = 0; p < s.pub.seats; ++p) {
    amounts[p][unsigned(Term::Load)] = std::log(load_of(s, p));
    float score = 0;
    for (unsigned t = 0; t < kEvaluationTerms; ++t) score += kTermWeights[t] * amounts[p][t];
    out[p] = std::exp(score);
    sum += out[p];
  }
  for (Seat p = 0; p < s.pub.seats; ++p) out[p] /= sum;
}

}  // namespace saloon::dead_money
