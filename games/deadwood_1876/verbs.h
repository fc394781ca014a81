// The verbs: robbing, duelling, peeking, riding, lending a Holster, giving a safe away.
#pragma once

#include "engine/rows/verbs.h"
#include "games/deadwood_1876/pieces.h"

namespace saloon::deadwood_1876 {

enum class Verb : u8 {
  None,
  Character,
  Rob,
  Duel,
  Stetson,
  Duster,
  Horse,
  Holster,   ///< laid on a safe, two seats only (DW76-TWO-13)
  Safe,      ///< passed on, given away or looked at
  Receiver,  ///< of a safe that is given away
  House,     ///< where a star is sent
  Card,      ///< one of one's hand, or one of the Holsters offered
  Cards,     ///< the three discarded for a Duster
  Guns,      ///< for the Mystery Safes, only those that apply (DW76-MYS-03)
  Pass,      ///< offer no Holster
  RollEarly,
  Wait,
  Reveal,
  KeepQuiet,
};

/// Eight bytes: the verb lowest, then a card, then what it is aimed at; the discards of a Duster are a mask above the
/// verb. One meaning = one byte pattern; equal guns on two cards are two decisions, because ids are part of the face.
struct Decision {
  u64 word{};

  static constexpr Decision as_character(int character) { return of(Verb::Character, 0, character); }
  static constexpr Decision rob(int card, int handle) { return of(Verb::Rob, card, handle); }
  static constexpr Decision duel(int card, int aim) { return of(Verb::Duel, card, aim); }
  static constexpr Decision stetson(int card) { return of(Verb::Stetson, card); }
  static constexpr Decision duster(int card) { return of(Verb::Duster, card); }
  static constexpr Decision horse(int card, int house) { return of(Verb::Horse, card, house); }
  static constexpr Decision holster(int card, int handle) { return of(Verb::Holster, card, handle); }
  static constexpr Decision safe(int handle) { return of(Verb::Safe, 0, handle); }
  static constexpr Decision receiver(int aim) { return of(Verb::Receiver, 0, aim); }
  static constexpr Decision to_house(int house) { return of(Verb::House, 0, house); }
  static constexpr Decision with_card(int card) { return of(Verb::Card, card); }
  static constexpr Decision with_cards(u64 set) { return {u64(Verb::Cards) | set << 8}; }
  /// Cards + 1; 0 where the safe is somebody else's (DW76-MYS-03).
  static constexpr Decision guns(int strike, int debt) { return of(Verb::Guns, strike, debt); }
  static constexpr Decision pass() { return of(Verb::Pass); }
  static constexpr Decision roll_early() { return of(Verb::RollEarly); }
  static constexpr Decision wait() { return of(Verb::Wait); }
  static constexpr Decision reveal() { return of(Verb::Reveal); }
  static constexpr Decision keep_quiet() { return of(Verb::KeepQuiet); }

  /// The same aimed elsewhere, out of rob(card, 0) or duel(card, 0).
  [[nodiscard]] constexpr Decision aimed(int target) const { return {word | u64(target) << 16}; }

  [[nodiscard]] constexpr Verb verb() const { return Verb(word & 0xFF); }
  [[nodiscard]] constexpr int card() const { return int(word >> 8 & 0xFF); }
  [[nodiscard]] constexpr int handle() const { return target(); }     ///< Rob, Holster, Safe
  [[nodiscard]] constexpr int aim() const { return target(); }        ///< Duel, Receiver
  [[nodiscard]] constexpr int house() const { return target(); }      ///< Horse, House
  [[nodiscard]] constexpr int character() const { return target(); }  ///< Character
  [[nodiscard]] constexpr u64 cards() const { return verb() == Verb::Cards ? word >> 8 : 0; }
  [[nodiscard]] constexpr int strike_gun() const { return card(); }  ///< Guns: + 1
  [[nodiscard]] constexpr int debt_gun() const { return target(); }  ///< Guns: + 1

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr Decision of(Verb verb, int card = 0, int target = 0) {
    return {u64(verb) | u64(card) << 8 | u64(target) << 16};
  }
  [[nodiscard]] constexpr int target() const { return int(word >> 16 & 0xFF); }
};
static_assert(Plain<Decision> && sizeof(Decision) == 8 && kCards <= 56);

/// Guns for neither safe are no answer, and have no number.
constexpr VerbRow<Decision> guns_verb() {
  VerbRow<Decision> row = verb<&Decision::guns, &Decision::strike_gun, &Decision::debt_gun>(
      "guns", {{"strike", &kMaybeCard}, {"debt", &kMaybeCard}});
  constexpr u32 kChoices = kCards + 1;
  row.formed = [](const Decision& d) {
    const int strike = d.strike_gun();
    const int debt = d.debt_gun();
    return strike <= kCards && debt <= kCards && strike + debt > 0 && d == Decision::guns(strike, debt);
  };
  row.numbers = kChoices * kChoices - 1;
  row.place = [](const Decision& d) { return u32(d.strike_gun()) * kChoices + u32(d.debt_gun()) - 1; };
  row.at = [](u32 place) { return Decision::guns(int((place + 1) / kChoices), int((place + 1) % kChoices)); };
  return row;
}

inline constexpr VerbRow<Decision> kVerbs[] = {
    {},
    verb<&Decision::as_character, &Decision::character>("character", {{"character", &kCharacter}}),
    verb<&Decision::rob, &Decision::card, &Decision::handle>("rob", {{"card", &kCard}, {"handle", &kHandle}}),
    verb<&Decision::duel, &Decision::card, &Decision::aim>("duel", {{"card", &kCard}, {"holder", &kAim}}),
    verb<&Decision::stetson, &Decision::card>("stetson", {{"card", &kCard}}),
    verb<&Decision::duster, &Decision::card>("duster", {{"card", &kCard}}),
    verb<&Decision::horse, &Decision::card, &Decision::house>("horse", {{"card", &kCard}, {"house", &kHouse}}),
    verb<&Decision::holster, &Decision::card, &Decision::handle>("holster", {{"card", &kCard}, {"handle", &kHandle}}),
    verb<&Decision::safe, &Decision::handle>("safe", {{"handle", &kHandle}}),
    verb<&Decision::receiver, &Decision::aim>("receiver", {{"to", &kAim}}),
    verb<&Decision::to_house, &Decision::house>("house", {{"house", &kHouse}}),
    verb<&Decision::with_card, &Decision::card>("card", {{"card", &kCard}}),
    verb<&Decision::with_cards, &Decision::cards>("cards", {{"cards", &kDiscards}}),
    guns_verb(),
    verb<&Decision::pass>("pass"),
    verb<&Decision::roll_early>("roll_early"),
    verb<&Decision::wait>("wait"),
    verb<&Decision::reveal>("reveal"),
    verb<&Decision::keep_quiet>("keep_quiet"),
};
static_assert(std::size(kVerbs) == std::size_t(Verb::KeepQuiet) + 1);

}  // namespace saloon::deadwood_1876
