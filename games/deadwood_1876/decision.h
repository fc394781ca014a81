// The verbs: robbing, duelling, peeking, riding, lending a Holster, giving a safe away.
#pragma once

#include "games/deadwood_1876/cards.h"

namespace saloon::deadwood_1876 {

/// In JSON {"do": the word in front of the colon, then the members after it}; a handle is "h7", a card "D25".
enum class Verb : u8 {
  None,
  Character,  ///< character: character
  Rob,        ///< rob: card, handle
  Duel,       ///< duel: card, holder ("S1" or "stranger")
  Stetson,    ///< stetson: card
  Duster,     ///< duster: card
  Horse,      ///< horse: card, house
  Holster,    ///< holster: card, handle; laid on a safe, two seats only (DW76-TWO-13)
  Safe,       ///< safe: handle; pass, give, peek
  Holder,     ///< receiver: holder
  House,      ///< house: house; where a star is sent
  Card,       ///< card: card; one of one's hand, or one of the Holsters offered
  Cards,      ///< cards: cards; the three discarded for a Duster
  Guns,       ///< guns: strike, debt; only those that apply (DW76-MYS-03)
  Pass,       ///< pass; offer no Holster
  RollEarly,  ///< roll_early
  Wait,       ///< wait
  Reveal,     ///< reveal
  KeepQuiet,  ///< keep_quiet
};
inline constexpr int kVerbs = int(Verb::KeepQuiet) + 1;

/// Eight bytes: the verb lowest, then a card, then what it is aimed at; the discards of a Duster are a mask above the
/// verb. One meaning = one byte pattern; equal guns on two cards are two decisions, because ids are part of the face.
struct Decision {
  u64 word{};

  static constexpr Decision character(int character) { return of(Verb::Character, 0, character); }
  static constexpr Decision rob(int card, int handle) { return of(Verb::Rob, card, handle); }
  static constexpr Decision duel(int card, int aim) { return of(Verb::Duel, card, aim); }
  static constexpr Decision stetson(int card) { return of(Verb::Stetson, card); }
  static constexpr Decision duster(int card) { return of(Verb::Duster, card); }
  static constexpr Decision horse(int card, int house) { return of(Verb::Horse, card, house); }
  static constexpr Decision holster(int card, int handle) { return of(Verb::Holster, card, handle); }
  static constexpr Decision safe(int handle) { return of(Verb::Safe, 0, handle); }
  static constexpr Decision holder(int aim) { return of(Verb::Holder, 0, aim); }
  static constexpr Decision house(int house) { return of(Verb::House, 0, house); }
  static constexpr Decision card(int card) { return of(Verb::Card, card); }
  static constexpr Decision cards(u64 set) { return {u64(Verb::Cards) | set << 8}; }
  /// Either may be kNoCard: its safe is somebody else's (DW76-MYS-03).
  static constexpr Decision guns(u8 strike, u8 debt) { return of(Verb::Guns, u8(strike + 1), u8(debt + 1)); }
  static constexpr Decision pass() { return of(Verb::Pass); }
  static constexpr Decision roll_early() { return of(Verb::RollEarly); }
  static constexpr Decision wait() { return of(Verb::Wait); }
  static constexpr Decision reveal() { return of(Verb::Reveal); }
  static constexpr Decision keep_quiet() { return of(Verb::KeepQuiet); }

  [[nodiscard]] constexpr Verb verb() const { return Verb(word & 0xFF); }
  [[nodiscard]] constexpr int card() const { return int(word >> 8 & 0xFF); }
  /// Handle, aim (a holder), house or character, as the verb has it.
  [[nodiscard]] constexpr int target() const { return int(word >> 16 & 0xFF); }
  [[nodiscard]] constexpr u64 cards() const { return verb() == Verb::Cards ? word >> 8 : 0; }
  [[nodiscard]] constexpr u8 strike_gun() const { return u8(card() - 1); }
  [[nodiscard]] constexpr u8 debt_gun() const { return u8(target() - 1); }

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr Decision of(Verb verb, int card = 0, int target = 0) {
    return {u64(verb) | u64(card) << 8 | u64(target) << 16};
  }
};
static_assert(Plain<Decision> && sizeof(Decision) == 8 && kCards <= 56);

}  // namespace saloon::deadwood_1876
