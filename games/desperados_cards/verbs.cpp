// Gangs in JSON and as numbers.
#include "games/desperados_cards/verbs.h"

#include "engine/json/json.h"
#include "engine/verdict.h"

namespace saloon::desperados_cards {

void write_gang(Writer& w, const Decision& d) { write_member(w, "cards", kCards, to_value(d.cards())); }

Parsed<Decision> read_gang(const json::object& o) {
  const json::value* v = o.if_contains("cards");
  if (o.size() != 2 || v == nullptr || !v->is_array()) {
    return {{}, kMalformed, R"(a gang is {"do": "gang", "cards": ["rA", "rB"]})"};
  }
  for (const json::value& item : v->get_array()) {
    Value card;
    if (!kCard.read(kCard, item, card)) {
      return {{}, kMalformed, "cards: " + json::serialize(item) + " is no card; cards are rA to yJ"};
    }
  }
  Value cards;
  if (!kCards.read(kCards, *v, cards)) return {{}, "DSC-GANG-06", {}};  // more copies than there are
  if (v->get_array().empty()) return {Decision::no_gang(), nullptr, {}};
  // DSC-GANG-02: all of one colour, DSC-GANG-03: or all of one character, DSC-GANG-06: anything else is refused as a
  // whole.
  const Decision gang = Decision::gang_of_cards(from_value<CardBag>(cards));
  return {gang, gang == Decision{} ? "DSC-GANG-06" : nullptr, {}};
}

/// DSC-GANG-04: one card is enough; DSC-GANG-05: its twin may come along.
bool is_formed_gang(const Decision& d) {
  const u32 one = d.set() & 0xFFFF;
  const u32 two = d.set() >> 16;
  if (one == 0 || (two & ~one) != 0) return false;
  const bool of_colour = d.verb() == Verb::Gang;
  if (d != (of_colour ? Decision::gang(u32(d.colour()), one, two) : Decision::gang_of(u32(d.character()), one, two))) {
    return false;
  }
  if (of_colour) return d.colour() < kColours && one <= kOneColour;
  return d.character() < kCharacters && one < bit(kColours) && (one & (one - 1)) != 0;
}

namespace {

/// The numbers of sets that have two colours or more, in their order.
constexpr std::array<u8, kGangsOfCharacter> kMixed = [] {
  std::array<u8, kGangsOfCharacter> mixed{};
  std::size_t n = 0;
  for (u32 number = 0; number < Copies::ways(kColours); ++number) {
    if (count_bits(Copies::of(number, kColours).one) > 1) mixed[n++] = u8(number);
  }
  return mixed;
}();

u32 mixed_place(u32 number) {
  for (u32 i = 0; i < kMixed.size(); ++i) {
    if (kMixed[i] == number) return i;
  }
  return kNoPlace;
}

}  // namespace

u32 place_of_gang(const Decision& d) {
  const Copies set{d.set() & 0xFFFF, d.set() >> 16};
  if (d.verb() == Verb::Gang) return u32(d.colour()) * kGangsOfColour + set.number(kCharacters) - 1;
  return u32(d.character()) * kGangsOfCharacter + mixed_place(set.number(kColours));
}

Decision gang_at(u32 place) {
  const Copies set = Copies::of(place % kGangsOfColour + 1, kCharacters);
  return Decision::gang(place / kGangsOfColour, set.one, set.two);
}

Decision gang_of_character_at(u32 place) {
  const Copies set = Copies::of(kMixed[place % kGangsOfCharacter], kColours);
  return Decision::gang_of(place / kGangsOfCharacter, set.one, set.two);
}

}  // namespace saloon::desperados_cards
