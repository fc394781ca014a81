// What a seat may answer, from what it knows: the lists. Judging an answer stands in accepts.cpp, imagining worlds from
// the same knowledge in worlds.cpp.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

using Writer = Game::Decisions::Writer;

void list_cards(u64 cards, Game::Decisions& out) {
  Writer list(out);
  for (const int card : Bits{cards}) list.push(Decision::card(card));
}

void list_safes(Places handles, Game::Decisions& out) {
  Writer list(out);
  for (const int handle : Bits{handles}) list.push(Decision::safe(handle));
}

void list_characters(const Public& pub, Game::Decisions& out) {
  u32 free = u32(bit(kCharacters) - 1);
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.character[p] != 0) free &= ~u32(bit(pub.character[p] - 1));
  }
  for (const int character : Bits{free}) out.push(Decision::character(character));
}

/// DW76-TURN-03: only items that can be carried out; DW76-TURN-05: a Holster only with two players, who may also ride
/// to the Stranger or look at his safes (DW76-TWO-12).
void list_items(const Public& pub, u64 hand, Seat p, Writer& list) {
  for (const int card : Bits{hand & kStetsons}) list.push(Decision::stetson(card));
  for (const int card : Bits{hand & kDusters}) list.push(Decision::duster(card));
  if ((hand & kHorses) != 0) {
    const u32 room = houses_with_room(pub, pub.star[p] - 1);  // DW76-HOR-02: perhaps none
    for (const int card : Bits{hand & kHorses}) {
      for (const int house : Bits{room}) list.push(Decision::horse(card, house));
    }
  }
  if (pub.seats != 2 || (hand & kHolsters) == 0) return;
  const Places bare = places_for_holster(pub);
  for (const int card : Bits{hand & kHolsters}) {
    for (const int handle : Bits{bare}) list.push(Decision::holster(card, handle));
  }
}

void list_turn(const Public& pub, u64 hand, Seat p, Game::Decisions& out) {
  Writer list(out);
  const Places targets = safes_of_others(pub, p);
  const u32 stranger = pub.seats == 2 ? u32(bit(kStrangerAim)) : 0;  // DW76-TWO-09
  const u32 others = all_but(p, pub.seats).bits | stranger;
  for (const int card : Bits{hand}) {
    const Decision rob = Decision::rob(card, 0);
    const Decision duel = Decision::duel(card, 0);
    for (const int handle : Bits{targets}) list.push({rob.word | u64(handle) << 16});
    for (const int aim : Bits{others}) list.push({duel.word | u64(aim) << 16});
  }
  list_items(pub, hand, p, list);
}

/// Any three of the hand (DW76-DUS-02).
void list_discards(u64 hand, Game::Decisions& out) {
  Writer list(out);
  for (u64 a = hand; a != 0; a &= a - 1) {
    for (u64 b = a & (a - 1); b != 0; b &= b - 1) {
      for (u64 c = b & (b - 1); c != 0; c &= c - 1) {
        list.push(Decision::cards((a & -a) | (b & -b) | (c & -c)));
      }
    }
  }
}

void list_offers(u64 hand, Game::Decisions& out) {
  out.push(Decision::pass());
  list_cards(hand & kHolsters, out);
}

void list_picks(const Public& pub, Game::Decisions& out) {
  for (const u8 offer : pub.offer) {
    if (offer != 0 && offer != kHasOffered) out.push(Decision::card(offer - 1));
  }
}

void list_houses(const Public& pub, Seat p, Game::Decisions& out) {
  for (const int house : Bits{houses_with_room(pub, pub.star[p] - 1)}) out.push(Decision::house(house));
}

void list_receivers(const Public& pub, Seat p, Game::Decisions& out) {
  for (const int holder : Bits{receivers(pub, p)}) out.push(Decision::holder(aim_at(holder, pub.seats)));
}

/// Keeping quiet is always possible and looks alike for all.
void list_badge(bool has_it, Game::Decisions& out) {
  out.push(Decision::keep_quiet());
  if (has_it) out.push(Decision::reveal());
}

void list_guns(const Public& pub, u64 hand, Seat p, Game::Decisions& out) {
  Writer list(out);
  const auto owns = [&](Safe safe) { return (pub.facts[safe] & pub.in_row[p]) != 0; };
  for (const int card : Bits{hand}) {
    if (!owns(kDebt)) list.push(Decision::guns(u8(card), kNoCard));
    if (!owns(kStrike)) list.push(Decision::guns(kNoCard, u8(card)));
    if (!owns(kStrike) || !owns(kDebt)) continue;
    for (const int other : Bits{hand & ~bit(card)}) list.push(Decision::guns(u8(card), u8(other)));
  }
}

/// The questions that are seldom put.
void list_rare(const Public& pub, const Private& mine, Seat p, Game::Decisions& out) {
  switch (Ask(pub.asked.what[p])) {
    case Ask::ChooseCharacter:
      return list_characters(pub, out);
    case Ask::Rush:
      out.push(Decision::roll_early());
      return out.push(Decision::wait());
    case Ask::PickAttacker:
    case Ask::PickDefender:
      return list_picks(pub, out);
    case Ask::Banish:
      return list_houses(pub, p, out);
    case Ask::LawThreeReceiver:
      return list_receivers(pub, p, out);
    case Ask::BadgeReveal:
      return list_badge(may_reveal(pub, mine, p), out);
    case Ask::MysteryGun:
      return list_guns(pub, mine.hand, p, out);
    default:
      return;
  }
}

}  // namespace

Places places_for_holster(const Public& pub) {
  Places all = 0;
  for (const Places row : pub.in_row) all |= row;
  return all & ~pub.open & ~holstered(pub);
}

Places places_for_stetson(const Public& pub, Seat p) {
  const u8 first = pub.flow.top().get<Turning>().first;
  const Places seen = first != 0 ? at_handle(first - 1) : 0;
  return safes_of_others(pub, p) & ~pub.open & ~seen;
}

bool may_reveal(const Public& pub, const Private& mine, Seat p) {
  return (mine.facts[badge(pub.called - 1)] & pub.in_row[p]) != 0;
}

void Game::legal(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  out.clear();
  switch (Ask(pub.asked.what[p])) {
    case Ask::HolsterAttacker:
    case Ask::HolsterDefender:
      return list_offers(mine.hand, out);
    case Ask::Defend:
    case Ask::HoldUpCard:
    case Ask::ShowdownCard:
      return list_cards(mine.hand, out);
    case Ask::TurnAction:
      return list_turn(pub, mine.hand, p, out);
    case Ask::PassSafe:
    case Ask::GiveToStranger:
    case Ask::LawThreeSafe:
      return list_safes(pub.in_row[p], out);
    case Ask::StetsonFirst:
    case Ask::StetsonSecond:
      return list_safes(places_for_stetson(pub, p), out);
    case Ask::DusterDiscard:
      return list_discards(mine.hand, out);
    default:
      return list_rare(pub, mine, p, out);
  }
}

}  // namespace saloon::deadwood_1876
