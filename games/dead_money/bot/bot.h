// How the heuristic bot sees the table: what each card of a hand is a burden of, and its chance to win as things stand.
#pragma once

#include "bots/temper.h"
#include "games/dead_money/rules.h"

namespace saloon::dead_money::bot {

/// The table as it may be after some card or bid. Numbers of cards are expectations, hence not whole.
struct Prospect {
  Seat me{};
  int seats{};
  CardBag hand{};    ///< what is left of the known cards
  double unknown{};  ///< cards that will have been drawn or received
  double tempo{};    ///< hands to spend that others do not have: an extra turn is two
  std::array<double, kMaxSeats> size{};
  std::array<Brains, kMaxSeats> brains{};
  std::array<double, kMaxSeats> feeling{};  ///< for each rival, from -1, a grudge, to 1
  std::array<double, kMaxSeats> minded{};   ///< how much it matters how near each rival is to winning; 1 as a rule
  double daring{};                          ///< from -1, who shuns every risk, to 1

  Prospect(const View& v, const Temper& temper);
  [[nodiscard]] bool has_brain(Seat p) const { return brains[p] != 0; }
  [[nodiscard]] Brains mine() const { return brains[me]; }
  [[nodiscard]] Seat left() const { return next_seat(me, seats); }
  [[nodiscard]] Seat right() const { return me == 0 ? Seat(seats - 1) : Seat(me - 1); }
  /// Cards in my hand, drawn ones included.
  [[nodiscard]] double held() const { return hand.size() + unknown; }
  /// Takes the card out of the hand that is the greatest burden.
  void lose_worst();
  void lose_brain_of(Seat p);
  /// One Brain from whoever is the most dangerous; false if there is none.
  bool steal_brain();
};

// cards.cpp
/// What it takes to get rid of a card, in hands to spend: 1 is a card that costs one hand and does no harm.
double burden(int face, Brains brains);
double burden_of(CardBag hand, Brains brains);
/// The same of a card not seen yet.
double usual_burden(Brains brains);
int worst_card(CardBag hand, Brains brains);
int best_card(u64 faces, Brains brains);
CardBag worst_cards(CardBag hand, int count, Brains brains);
/// DM-ROLL-02: how often the roll after this card drops a Brain.
double drop_risk(int face, Brains brains);
/// How much a Brain of this suit helps to hold on to the others.
double use_of_suit(Suit suit, CardBag hand);

// chance.cpp
/// My chance to win if everybody went on like this.
double chance_of(const Prospect& p);

// effects.cpp
/// The table after a card of mine has been played, before its drop roll.
Prospect after(Prospect p, int face, const Public& pub);
bool ends_turn(int face);

// turn.cpp
double score_turn(const View& v, const Temper& temper, const Decision& d);

// bids.cpp
struct Bid {
  CardBag cards{};  ///< none: pass
  double chance{};
};
/// The best bid above `beat` out of the hand of `p`, when `later` are still to bid.
Bid best_bid(const Prospect& p, const Showdown& at, SeatSet later);
/// My chance once this seat has dropped a Brain.
double after_drop(const Prospect& p, Seat dropper);
/// What a bid may lead to.
struct BidOutlook {
  double outbid{};     ///< how often somebody outbids it
  double if_outbid{};  ///< my chance to win the game then
  double if_won{};     ///< and if the bid stands
  int coins{};         ///< cards to draw for it
};
BidOutlook outlook_of(const Prospect& p, const Showdown& at, SeatSet later, CardBag cards);
double chance_of_pass(const Prospect& p, const Showdown& at);
/// Does outbidding the best bid so far hand its player the game (DM-SHOW-13)?
bool crowns_rival(const Prospect& p, const Showdown& at);
/// Those who bid after me.
SeatSet still_to_bid(const View& v);
Decision choose_bid(const View& v, const Temper& temper);

// answers.cpp
/// All the other questions.
double score_answer(const View& v, const Temper& temper, Ask ask, const Decision& d);
Decision choose_set(const View& v, Ask ask);
/// The table after a player, a Brain, or gifts have been chosen.
Prospect after_player(const Prospect& now, Effect effect, Seat who);
Prospect after_brains(const Prospect& now, const Public& pub, Ask ask, const Decision& d);
Prospect after_gifts(const Prospect& now, const Decision& d);

}  // namespace saloon::dead_money::bot
