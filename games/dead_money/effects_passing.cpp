// Effects that pass cards from hand to hand: around the table, into a pool, between two players, to the one who asks.
// Choices are sealed until all are in, and everything moves at once, so that no card is passed twice (DM-TERM-06,
// DM-INFO-15).
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

using Cards = std::array<CardBag, kMaxSeats>;

Cards take_answers(Context& c, SeatSet who) {
  Cards cards{};
  for (const Seat p : who) cards[p] = c.take_answer(p).chosen();
  return cards;
}

/// 3♦ (DM-FX-3D). All players together, in secret, each pass one card of their hand to their left neighbour.
/// 7♦ (DM-FX-7D). All players with at least one Brain on the table, together and in secret, each pass one card of their
/// hand to their right neighbour.
/// 3♥ (DM-FX-3H). All players with at least one Brain on the table, together and in secret, each pass one card of their
/// hand to their left neighbour.
/// 5♥ (DM-FX-5H). All players without a Brain on the table, together and in secret, each pass one card of their hand to
/// their left neighbour.
SeatSet givers(const Public& pub) {
  const SeatSet able = seats_with_cards(pub);  // an empty hand gives nothing and still receives
  const SeatSet holders = brain_holders(pub);
  switch (effect_in_play(pub)) {
    case Effect::HoldersPassRight:
    case Effect::HoldersPassLeft:
      return able & holders;
    case Effect::BrainlessPassLeft:
      return {u16(able.bits & ~holders.bits)};
    default:
      return able;
  }
}

void pass_to_neighbours(Context& c, SeatSet who, const Cards& cards) {
  const auto& pub = c.pub();
  const bool right = effect_in_play(pub) == Effect::HoldersPassRight;
  const auto receiver = [&](Seat p) { return right ? right_of(pub, p) : left_of(pub, p); };
  for (const Seat p : who) leave_unseen(c, p, cards[p], only(receiver(p)));
  for (const Seat p : who) {
    add_to_hand(c, receiver(p), cards[p]);
    remember(c, only(p), receiver(p), cards[p]);
    tell_gave(c, p, receiver(p), cards[p]);
  }
}

/// 2♦ (DM-FX-2D). A player with an empty hand first draws one card. Then all players together, in secret, each put one
/// card of their hand into a face-down pool; the pool is shuffled and one card is dealt to each contributor, starting
/// with you.
void pool_and_redeal(Context& c, SeatSet who, const Cards& cards) {
  const auto& pub = c.pub();
  CardBag pool;
  for (const Seat p : who) {
    leave_unseen(c, p, cards[p], {});  // DM-INFO-08: nobody learns whose card went where
    pool = pool + cards[p];
  }
  c.tell<"pooled">(everyone(), who);
  each_from(pub, pub.turn, [&](Seat p) {
    if (!who.has(p)) return;
    const int face = c.pick(Roll::Pool, pool);
    pool.remove(face);
    add_to_hand(c, p, CardBag::of(face));
    c.tell<"from_pool">(everyone_secret_to(only(p)), p, face);
  });
}

void ask_givers(Context& c) {
  const auto& pub = c.pub();
  if (effect_in_play(pub) == Effect::PoolAndRedeal) {
    each_from(pub, pub.turn, [&](Seat p) {
      if (pub.hand_size[p] == 0) draw_cards(c, p, 1);
    });
  }
  const SeatSet who = givers(pub);
  c.set_locals(PassRoundLocals{.givers = u8(who.bits)});
  c.ask(who, Ask::PassCard);
  c.wait(PassRoundAt::Pass);
}

void pass_cards(Context& c) {
  const SeatSet who{c.locals<PassRoundLocals>().givers};
  const Cards cards = take_answers(c, who);
  if (effect_in_play(c.pub()) == Effect::PoolAndRedeal)
    pool_and_redeal(c, who, cards);
  else
    pass_to_neighbours(c, who, cards);
  c.done();
}

/// 4♣ (DM-FX-4C). Choose two different players, yourself allowed. Each secretly chooses as many cards of his own hand
/// as the smaller of their two hands has; then the two sets change hands at once.
void ask_both(Context& c) {
  const auto& pub = c.pub();
  const SeatSet pair = c.take_answer(pub.turn).pair();
  c.tell<"chose_players">(everyone(), pub.turn, pair);
  const Seat p = Seat(lowest_bit(pair.bits));
  const Seat q = Seat(lowest_bit(pair.bits & (pair.bits - 1U)));
  const u8 n = std::min(pub.hand_size[p], pub.hand_size[q]);
  if (n == 0) return c.done();
  c.set_locals(SwapLocals{.pair = u8(pair.bits), .each = n});
  c.ask(pair, Ask::SwapCards);
  c.wait(SwapAt::Swap);
}

void swap_sets(Context& c) {
  const SeatSet pair{c.locals<SwapLocals>().pair};
  const Cards cards = take_answers(c, pair);
  for (const Seat p : pair) leave_unseen(c, p, cards[p], pair);
  for (const Seat p : pair) {
    const Seat q = Seat(lowest_bit(pair.bits & ~only(p).bits));
    add_to_hand(c, q, cards[p]);
    remember(c, only(p), q, cards[p]);
    tell_gave(c, p, q, cards[p]);
  }
  c.done();
}

/// Whose cards are asked for: with 8♥ the opponent chosen, else every opponent with a card; with 9♥ and 8♠ every
/// opponent, whatever he holds (DM-INFO-14).
void ask_to_give(Context& c) {
  const auto& pub = c.pub();
  const Effect effect = effect_in_play(pub);
  const bool rank = effect == Effect::MayGiveKing || effect == Effect::MayGiveAce;
  GiveLocals job = c.locals<GiveLocals>();
  if (effect != Effect::OpponentGives1) {
    const SeatSet others = all_but(pub.turn, pub.seats);
    job.givers = u8((rank ? others : others & seats_with_cards(pub)).bits);
    c.set_locals(job);
  }
  c.ask(SeatSet{job.givers}, rank ? Ask::GiveRank : Ask::GiveCard);
  c.wait(GiveAt::Give);
}

/// 6♥ (DM-FX-6H). Every opponent with a card secretly chooses one; all of them go to you at once. Then discard as many
/// cards of your choice from your whole hand.
void collect(Context& c, SeatSet who, const Cards& cards) {
  const Seat a = c.pub().turn;
  for (const Seat p : who) give_cards(c, p, a, cards[p]);
  c.set_locals(GiveLocals{.givers = u8(who.bits), .due = u8(who.size())});
  if (who.empty()) return c.done();
  c.ask(only(a), Ask::DiscardSet);
  c.wait(GiveAt::Discard);
}

/// 8♥ (DM-FX-8H). Choose an opponent who has a card; he gives you one of his choice. If it was his last, he draws as
/// many cards as you then hold.
void take_one(Context& c, Seat from, CardBag card) {
  const auto& pub = c.pub();
  give_cards(c, from, pub.turn, card);
  if (pub.hand_size[from] == 0) draw_cards(c, from, pub.hand_size[pub.turn]);
  c.done();
}

/// 9♥ (DM-FX-9H). Every opponent who has a King may give you one.
/// 8♠ (DM-FX-8S). Every opponent who has an Ace may give you one.
void take_gifts(Context& c, SeatSet who, const Cards& cards) {
  const Seat a = c.pub().turn;
  for (const Seat p : who) {
    const CardBag gift = cards[p];
    if (!gift.empty()) {
      leave_unseen(c, p, gift, only(a));
      add_to_hand(c, a, gift);
      remember(c, only(p), a, gift);
    }
    const Audience both = everyone_secret_to(only(p) | only(a));  // DM-INFO-13
    c.tell<"gave_rank">(both, p, wanted_rank(c.pub()), a, gift.size(), gift);
  }
  c.done();
}

void take_given(Context& c) {
  const SeatSet who{c.locals<GiveLocals>().givers};
  const Cards cards = take_answers(c, who);
  switch (effect_in_play(c.pub())) {
    case Effect::CollectAndDiscard:
      return collect(c, who, cards);
    case Effect::OpponentGives1:
      return take_one(c, Seat(lowest_bit(who.bits)), cards[unsigned(lowest_bit(who.bits))]);
    default:
      return take_gifts(c, who, cards);
  }
}

void discard_collected(Context& c) {
  const Seat a = c.pub().turn;
  discard_from_hand(c, a, c.take_answer(a).chosen());
  c.done();
}

}  // namespace

Rank wanted_rank(const Public& pub) { return effect_in_play(pub) == Effect::MayGiveKing ? kKing : kAce; }
u64 wanted_faces(const Public& pub) { return rank_mask(wanted_rank(pub)); }

void pass_round(Context& c) {
  switch (c.at<PassRoundAt>()) {
    case PassRoundAt::Ask:
      return ask_givers(c);
    case PassRoundAt::Pass:
      return pass_cards(c);
  }
}

void swap_hands(Context& c) {
  switch (c.at<SwapAt>()) {
    case SwapAt::Choose:
      c.ask(only(c.pub().turn), Ask::ChoosePair);
      return c.wait(SwapAt::Ask);
    case SwapAt::Ask:
      return ask_both(c);
    case SwapAt::Swap:
      return swap_sets(c);
  }
}

void give(Context& c) {
  switch (c.at<GiveAt>()) {
    case GiveAt::Ask:
      return ask_to_give(c);
    case GiveAt::Give:
      return take_given(c);
    case GiveAt::Discard:
      return discard_collected(c);
  }
}

}  // namespace saloon::dead_money
