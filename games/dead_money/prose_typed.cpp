// What somebody types: cards by their codes, suits also as signs, and seats.
#include "engine/words/prose.h"
#include "games/dead_money/rules.h"

namespace saloon::dead_money {
namespace {

struct Typed {
  std::vector<u8> faces;
  std::vector<Seat> seats;
  bool fine = true;
};

std::string card_code(std::string word) {
  for (const auto& [sign, letter] : {std::pair("♦", "D"), {"♣", "C"}, {"♥", "H"}, {"♠", "S"}}) {
    if (word.ends_with(sign)) word = word.substr(0, word.size() - std::string_view(sign).size()) + letter;
  }
  return word;
}

Typed pieces_in(std::string_view typed) {
  Typed out;
  for (const std::string& word : typed_words(typed)) {
    const int face = meant(kCard, card_code(word));
    const int seat = meant(kSeat, word);
    if (face >= 0) out.faces.push_back(u8(face));
    if (seat >= 0) out.seats.push_back(Seat(seat));
    out.fine = out.fine && (face >= 0 || seat >= 0);
  }
  return out;
}

/// As a set; empty if a card is named more often than it exists.
CardBag set_of(const std::vector<u8>& faces) {
  CardBag set;
  for (const u8 face : faces) {
    if (set.count(face) == 2) return {};
    set.add(face);
  }
  return set;
}

/// 7C: the first card to the first seat, the second to the second, or both to one.
Decision read_gifts(const Typed& typed) {
  const auto& [faces, seats, fine] = typed;
  if (faces.size() > 2 || seats.size() > faces.size()) return {};
  const Gift first{faces.front(), seats.front()};
  return Decision::assign(faces.size() == 1 ? gifts_of(first) : gifts_of(first, {faces.back(), seats.back()}));
}

Decision read_cards(const View& v, const std::vector<u8>& faces) {
  const Ask ask = asked_of(v);
  const CardBag set = set_of(faces);
  if (set.empty()) return {};
  if (ask == Ask::Bid) return Decision::bid(set);
  if (ask == Ask::SwapCards || ask == Ask::DiscardSet) return Decision::cards(set);
  if (ask == Ask::Reorder) return faces.size() > kMostSeen ? Decision{} : Decision::order(order_of(faces));
  if (faces.size() != 1) return {};
  const int face = faces.front();
  if (ask == Ask::TurnFirst || ask == Ask::TurnSecond) return Decision::play(face);
  if (ask != Ask::DropBrain && ask != Ask::DiscardOwnBrain) return Decision::card(face);
  return rank_of(face) == kBrain ? Decision::brain(v.viewer, suit_of(face)) : Decision{};
}

Decision read_seats(const std::vector<Seat>& seats) {
  if (seats.size() == 1) return Decision::player(seats.front());
  const bool two = seats.size() == 2 && seats.front() != seats.back();
  return two ? Decision::players(only(seats.front()) | only(seats.back())) : Decision{};
}

}  // namespace

Decision Prose::read(const View& v, std::string_view typed) {
  const Typed words = pieces_in(typed);
  if (!words.fine) return {};
  if (words.seats.empty()) return read_cards(v, words.faces);
  if (words.faces.empty()) return read_seats(words.seats);
  return asked_of(v) == Ask::AssignTwo ? read_gifts(words) : Decision{};
}

}  // namespace saloon::dead_money
