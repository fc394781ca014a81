// Small positions of the Desperados card game in which every world that a viewer cannot exclude can be written down,
// and the comparison of a sampler with that list.
#pragma once

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "engine/play.h"
#include "games/desperados_cards/game.h"

namespace saloon::desperados_cards {

/// Where the cards lie; every card not named is a wanted poster, so that little is left unseen.
struct Table {
  std::array<CardBag, kMaxSeats> hands{};
  CardBag draw_pile{};
  CardBag discard{};
  std::array<std::vector<int>, kPiles> rows{};
};

inline CardBag cards_of(std::initializer_list<int> faces) {
  CardBag cards;
  for (const int face : faces) cards.add(face);
  return cards;
}

inline void lay_rows(Public& pub, const Table& table) {
  for (unsigned k = 0; k < kPiles; ++k) {
    pub.row[k] = {};
    pub.row_size[k] = u8(table.rows[k].size());
    pub.fit[k] = kAllFaces;
    for (unsigned i = 0; i < table.rows[k].size(); ++i) {
      const int face = table.rows[k][i];
      pub.row[k][i] = u8(face);
      pub.fit[k] &= colour_mask(colour_of(face)) & ~bit(face);
    }
  }
}

/// A position at the first question of a game with the cards moved to where `table` says.
inline State position(const Config& config, int seats, const Table& table) {
  State s = begin<Game>(config, seats, key_of_seed(7));
  CardBag rest = kAllCards - table.draw_pile - table.discard;
  for (const auto& row : table.rows) {
    for (const int face : row) rest.remove(face);
  }
  for (Seat p = 0; p < seats; ++p) {
    s.seat[p].hand = table.hands[p];
    s.seat[p].pool = kAllCards;
    s.pub.hand_size[p] = u8(table.hands[p].size());
    rest = rest - table.hands[p];
  }
  s.hidden.draw_pile = table.draw_pile;
  s.pub.draw_size = u8(table.draw_pile.size());
  s.pub.discard = table.discard;
  s.pub.posters = rest;
  s.pub.poster_count = {};
  for_each_card(rest, [&](int face) { ++s.pub.poster_count[unsigned(character_of(face))]; });
  lay_rows(s.pub, table);
  return s;
}

/// Who holds what, as far as a viewer does not see it: the other hands, the draw pile, the piles of places.
using World = std::vector<u64>;
inline World world_of(const State& s, Seat viewer) {
  World w;
  for (Seat p = 0; p < s.pub.seats; ++p) {
    if (p != viewer) w.insert(w.end(), {s.seat[p].hand.one, s.seat[p].hand.two});
  }
  w.insert(w.end(), {s.hidden.draw_pile.one, s.hidden.draw_pile.two, s.hidden.piles});
  return w;
}

/// Does everything that this viewer knows hold in a world? Written from the rules, not from the sampler: sizes and
/// places of cards hold by construction; here stand the draw pile's origin, blocked hands, and who is asked to place.
inline bool may_be(const State& world, const View& v) {
  const CardBag pool = v.viewer < v.pub.seats ? v.mine.pool : kAllCards;
  if (!pool.contains(world.hidden.draw_pile)) return false;
  u64 fits = 0;
  for (const u64 f : v.pub.fit) fits |= f;
  for (Seat p = 0; p < v.pub.seats; ++p) {
    const CardBag hand = world.seat[p].hand;
    if (v.pub.unfit[p] != 0 && hand.within(v.pub.unfit[p]).size() > v.pub.slack[p]) return false;
    // DSC-PLACE-10: whoever is asked to place has a card that fits.
    if (v.pub.asked.what[p] == u8(Ask::PlaceHenchman) && hand.within(fits).empty()) return false;
  }
  return true;
}

/// All worlds of a view, each with the number of ways to deal it with single cards.
class WorldList {
 public:
  explicit WorldList(const View& v) : v_(v) {
    CardBag unseen = kAllCards - v.pub.posters - v.pub.discard - v.mine.hand;
    for (unsigned k = 0; k < kPiles; ++k) {
      for (unsigned i = 0; i < v.pub.row_size[k]; ++i) unseen.remove(v.pub.row[k][i]);
    }
    s_.pub = v.pub;
    for (Seat p = 0; p < v.pub.seats; ++p) {
      if (p == v.viewer) continue;
      zones_.push_back(&s_.seat[p].hand);
      room_.push_back(v.pub.hand_size[p]);
    }
    zones_.push_back(&s_.hidden.draw_pile);
    room_.push_back(v.pub.draw_size);
    if (v.viewer < v.pub.seats) s_.seat[v.viewer] = v.mine;
    deal(unseen, 1);
  }

  std::map<World, u64> worlds;
  u64 ways = 0;

 private:
  void deal(CardBag rest, u64 weight) {
    if (rest.empty()) return lay_piles(weight);
    const int face = lowest_bit(rest.one);
    const int copies = rest.count(face);
    const CardBag others = rest - rest.within(bit(face));
    for (std::size_t i = 0; i < zones_.size(); ++i) {
      if (room_[i] < 1) continue;
      put(i, face);
      if (copies == 1) deal(others, weight);
      for (std::size_t k = i; copies == 2 && k < zones_.size(); ++k) {
        if (room_[k] < 1) continue;
        put(k, face);
        deal(others, weight * ways_to_part(face, i, k));
        take(k, face);
      }
      take(i, face);
    }
  }
  /// Two single cards in different zones are two ways; one, if only one of them can have come into the draw pile.
  [[nodiscard]] u64 ways_to_part(int face, std::size_t first, std::size_t second) const {
    if (first == second) return 1;
    const bool into_draw_pile = second + 1 == zones_.size();
    return into_draw_pile && v_.viewer < v_.pub.seats && v_.mine.pool.count(face) == 1 ? 1 : 2;
  }
  void put(std::size_t zone, int face) {
    zones_[zone]->add(face);
    --room_[zone];
  }
  void take(std::size_t zone, int face) {
    zones_[zone]->remove(face);
    ++room_[zone];
  }
  void lay_piles(u64 weight) {
    if (!may_be(s_, v_)) return;
    for (const PileCards piles : components::kArrangements) {
      bool agrees = true;
      for (int k = 0; k < kPiles; ++k) {
        for (int level = 0; level < kLevels; ++level) {
          const int seen = place_at(v_.pub.seen, k, level);
          agrees = agrees && (seen == kUnseenPlace || seen == place_at(piles, k, level));
        }
      }
      if (!agrees) continue;
      s_.hidden.piles = piles;
      worlds[world_of(s_, v_.viewer)] += weight;
      ways += weight;
    }
  }

  const View& v_;
  State s_{};
  std::vector<CardBag*> zones_;
  std::vector<int> room_;
};

/// The value that chi-square with this many degrees of freedom exceeds once in 10,000 (Wilson and Hilferty).
inline double chi_square_limit(double degrees) {
  constexpr double kNormal = 3.719;
  const double spread = 2.0 / (9.0 * degrees);
  return degrees * std::pow(1.0 - spread + kNormal * std::sqrt(spread), 3);
}

enum class Frequencies : u8 { Promised, Any };

/// Empty, or what is wrong with G's sampler for this viewer: a world that cannot be, one never reached, or frequencies
/// that equally likely deals would not show.
template <class G>
std::string sampling_trouble(const State& s, Seat viewer, Frequencies frequencies = Frequencies::Promised) {
  const View v = observe<Game>(s, viewer);
  const WorldList list(v);
  const u64 draws = 200 * list.ways;
  std::map<World, u64> found;
  Chance chance{key_of_seed(11), 0};
  for (u64 i = 0; i < draws; ++i) {
    const World w = world_of(G::sample_world(v, chance), viewer);
    if (!list.worlds.contains(w)) return "a sampled world cannot be";
    ++found[w];
  }
  double chi_square = 0;
  for (const auto& [world, weight] : list.worlds) {
    if (!found.contains(world)) return "a possible world is never sampled";
    const double expected = double(draws) * double(weight) / double(list.ways);
    chi_square += std::pow(double(found[world]) - expected, 2) / expected;
  }
  if (frequencies == Frequencies::Any) return {};
  if (list.worlds.size() < 2 || chi_square <= chi_square_limit(double(list.worlds.size() - 1))) return {};
  return "chi-square " + std::to_string(chi_square) + " over " + std::to_string(list.worlds.size()) + " worlds";
}

}  // namespace saloon::desperados_cards
