// Showdowns: bidding to shed cards and be outbid, to win the Brain cheaply, or to be rid of the whole hand.
#include <cmath>

#include "games/dead_money/bot/bot.h"

namespace saloon::dead_money::bot {

namespace {

constexpr double kWilling = 0.9;     ///< how often a player bids who can
constexpr double kCrowning = 0.6;    ///< and if that hands somebody the game (DM-SHOW-13)
constexpr double kBrainTurn = 2.0;   ///< hands that the winner's extra turn is worth (DM-ORD-02)
constexpr double kRivalSheds = 1.5;  ///< cards that a rival gets rid of in a showdown
constexpr double kDaring = 0.4;      ///< how much better a bid looks to the boldest
constexpr int kMostCounted = 12;     ///< larger hands count as this large

/// How often so many cards hold something better than a category: rows by cards, from one; columns HighCard to Flush.
constexpr double kBetter[kMostCounted][6] = {
    {0, 0, 0, 0, 0, 0},
    {0.07, 0, 0, 0, 0, 0},
    {0.20, 0.004, 0.004, 0, 0, 0},
    {0.36, 0.03, 0.015, 0, 0, 0},
    {0.55, 0.10, 0.04, 0.01, 0.006, 0.003},
    {0.72, 0.24, 0.10, 0.05, 0.03, 0.02},
    {0.86, 0.45, 0.20, 0.13, 0.09, 0.05},
    {0.95, 0.68, 0.33, 0.26, 0.19, 0.11},
    {0.99, 0.86, 0.49, 0.44, 0.33, 0.20},
    {1, 0.96, 0.65, 0.62, 0.49, 0.29},
    {1, 0.99, 0.80, 0.79, 0.65, 0.41},
    {1, 1, 0.90, 0.90, 0.79, 0.52},
};

/// The highest rank that decides: of the groups, or of the loose cards if there are none.
int deciding_rank(Score s) {
  const u32 groups = s >> kGroupShift & ((1U << kGroupShift) - 1);
  const u32 ranks = groups != 0 ? groups : s & ((1U << kGroupShift) - 1);
  return ranks == 0 ? kAce : 31 - std::countl_zero(ranks);
}

/// The chance that a hand of so many cards can beat this.
double can_beat(Score s, double cards) {
  const int size = std::min(std::max(int(std::lround(cards)), 0), kMostCounted);
  if (size == 0) return 0;
  const unsigned kind = unsigned(category_of(s));
  if (kind > 5) return 0.02;
  const auto& row = kBetter[size - 1];
  const double same = (kind == 0 ? 1 : row[kind - 1]) - row[kind];
  const double higher = double(kAce - deciding_rank(s)) / 13;
  if (kind != 0) return row[kind] + same * (higher + 0.04);
  double none = 1;
  for (int i = 0; i < size; ++i) none *= 1 - higher;
  return row[0] + (1 - row[0]) * (1 - none);
}

double outbid_by(Score s, const Prospect& p, SeatSet later, double willing) {
  double stands = 1;
  for (const Seat q : later) stands *= 1 - willing * can_beat(s, p.size[q]);
  return 1 - stands;
}

int coins_in(CardBag cards) {
  int coins = 0;
  for_each_card(cards, [&](int face) { coins += coins_of(face); });
  return coins;
}

/// Whoever has bid his whole hand and stays the best draws his coins, so he is not done yet.
Prospect with_coins(Prospect p, const Showdown& at) {
  if (at.best_score != 0) p.size[at.best] += coins_in(bid_cards(at.bid[at.best]));
  return p;
}

double chance_of_bid(const Prospect& p, const Showdown& at, SeatSet later, CardBag cards) {
  if (crowns_rival(p, at)) return 0;
  const BidOutlook bid = outlook_of(p, at, later, cards);
  return (bid.outbid * bid.if_outbid + (1 - bid.outbid) * bid.if_won) * (1 + kDaring * p.daring);
}

/// Fills a bid up with the greatest burdens, as long as that helps.
Bid filled(const Prospect& p, const Showdown& at, SeatSet later, Bid bid) {
  CardBag rest = p.hand.within(kJobs) - bid.cards;
  for (int room = kMostBid - bid.cards.size(); room > 0 && !rest.empty(); --room) {
    Bid best = bid;
    for (const int face : Bits{rest.one}) {
      const CardBag cards = bid.cards + CardBag::of(face);
      const double chance = chance_of_bid(p, at, later, cards);
      if (chance > best.chance) best = {cards, chance};
    }
    if (best.cards == bid.cards) break;
    bid = best;
    rest = p.hand.within(kJobs) - bid.cards;
  }
  return bid;
}

}  // namespace

bool crowns_rival(const Prospect& p, const Showdown& at) { return at.best_score != 0 && p.size[at.best] <= 0; }

double chance_of_pass(const Prospect& p, const Showdown& at) { return chance_of(with_coins(p, at)); }

BidOutlook outlook_of(const Prospect& p, const Showdown& at, SeatSet later, CardBag cards) {
  Prospect lost = p;
  lost.hand = p.hand - cards;
  const double outbid = outbid_by(score_of(cards), p, later, lost.held() > 0 ? kWilling : kCrowning);
  Prospect won = lost;
  const int coins = coins_in(cards);
  won.unknown += coins;
  won.tempo += kBrainTurn;
  const Suit suit = at.brain != 0 ? suit_of(at.brain - 1) : Suit::Diamonds;
  won.brains[p.me] = with_brains(won.mine(), suit, std::min(brains_of(won.mine(), suit) + 1, 2));
  return {outbid, chance_of(lost), chance_of(won), coins};
}

SeatSet still_to_bid(const View& v) { return {u16(all_but(v.viewer, v.pub.seats).bits & ~v.pub.showdown.acted)}; }

Bid best_bid(const Prospect& p, const Showdown& at, SeatSet later) {
  Bid best{{}, chance_of_pass(p, at)};
  Decisions list;
  list_bids_above(at.best_score, p.hand, list);
  Bid start = best;
  for (const Decision& d : list) {
    if (d.verb() != Verb::Bid) continue;
    const double chance = chance_of_bid(p, at, later, d.chosen());
    if (chance > best.chance) best = {d.chosen(), chance};
    if (start.cards.empty() || chance > start.chance) start = {d.chosen(), chance};
  }
  if (start.cards.empty()) return best;
  const Bid more = filled(p, at, later, start);
  return more.chance > best.chance ? more : best;
}

double after_drop(const Prospect& p, Seat dropper) {
  const Seat first = next_seat(dropper, p.seats);
  Prospect then = p;
  SeatSet later;
  bool passed_me = false;
  int before = 0;
  Seat q = first;
  for (int i = 0; i < p.seats; ++i, q = next_seat(q, p.seats)) {
    if (q == p.me) {
      passed_me = true;
    } else if (passed_me) {
      later.add(q);
    } else {
      ++before;
    }
    if (q != p.me) then.size[q] = std::max(then.size[q] - kRivalSheds, 0.4);
  }
  const double passing = chance_of(then);
  if (p.hand.empty()) return passing;
  const Bid bid = best_bid(then, Showdown{}, later);
  double able = 1;
  for (; before > 0; --before) able *= 0.6;
  return able * std::max(bid.chance, passing) + (1 - able) * passing;
}

Decision choose_bid(const View& v, const Temper& temper) {
  const Prospect p(v, temper);
  const Bid bid = best_bid(p, v.pub.showdown, still_to_bid(v));
  return bid.cards.empty() ? Decision::pass() : Decision::bid(bid.cards);
}

}  // namespace saloon::dead_money::bot
