// What the network looks at, seat by seat.
#include "games/deadwood_1876/bot/network.h"

#include <algorithm>

#include "bots/near.h"

namespace saloon::deadwood_1876::bot {

namespace {

// What is usual, to bring everything near zero to one.
constexpr float kMuchGold = 5;
constexpr float kMuchHouseGold = 8;
constexpr float kGoodGun = 4;

struct Houses {
  std::array<float, kHouses> gold{};
  std::array<float, kHouses> lodgers{};
};

Houses houses_of(const Table& t) {
  Houses out;
  for (unsigned h = 0; h < unsigned(t.holders); ++h) {
    out.gold[t.house[h]] += t.gold[h];
    out.lodgers[t.house[h]] += 1;
  }
  return out;
}

class Look {
 public:
  Look(const State& s, const Table& t, Seat p, Inputs& out) : s_(s), pub_(s.pub), t_(t), p_(p), out_(out) {}

  void at_his_own() {
    float top = 0;
    for (const int card : Bits{s_.seat[p_].hand}) top = std::max(top, float(mean_of_card(card)));
    set(Input::Gold, t_.gold[p_] / kMuchGold);
    set(Input::Guns, t_.guns[p_] / kGoodGun);
    set(Input::Hand, t_.hand[p_]);
    set(Input::TopGun, top / kGoodGun);
    set(Input::Cards, float(count_bits(s_.seat[p_].hand)) / kMostInHand);
    set(Input::Badges, t_.badges[p_]);
    set(Input::LastBadge, float(last_badge()) / kMetals);
    set(Input::Turns, t_.turns[p_] / 3);
    set(Input::ToMove, pub_.asked.what[p_] == u8(Ask::TurnAction) ? 1 : 0);
    set(Input::Place, float((p_ + pub_.seats - pub_.start) % pub_.seats) / float(pub_.seats));
    set(Input::Horse, t_.horse[p_]);
    set(Input::Safes, float(pub_.row_size[p_]) / 3);
  }

  void at_knowledge() {
    Belief seen;
    Belief known;
    for (unsigned q = 0; q < unsigned(t_.holders); ++q) {
      for (const int handle : Bits{pub_.in_row[q]}) {
        const SeatSet seers{pub_.seen_by[unsigned(handle)]};
        if (seers.bits == 0 || (q != p_ && !seers.has(p_))) continue;
        const Belief is = content(pub_, s_.hidden.safe_at[unsigned(handle)] - 1);
        if (q != p_) {
          known.gold = std::max(known.gold, is.gold);
          known.gun = std::max(known.gun, is.gun);
          continue;
        }
        const double share = double(SeatSet{u16(seers.bits & ~only(p_).bits)}.size()) / (pub_.seats - 1);
        seen.gold += is.gold * share;
        seen.gun += is.gun * share;
      }
    }
    set(Input::SeenGold, float(seen.gold) / kMuchGold);
    set(Input::SeenGuns, float(seen.gun) / kGoodGun);
    set(Input::KnownGold, float(known.gold) / kMuchGold);
    set(Input::KnownGun, float(known.gun) / kGoodGun);
  }

  void at_houses(const Houses& houses) {
    const unsigned own = t_.house[p_];
    float guns = 0;
    float best_gun = 0;
    float hand = -2;
    for (unsigned q = 0; q < unsigned(t_.seats); ++q) {
      if (q == p_ || t_.house[q] != own) continue;
      guns += t_.guns[q];
      best_gun = std::max(best_gun, t_.guns[q]);
      hand = std::max(hand, t_.hand[q]);
    }
    unsigned richer = (own + 1) % kHouses;
    unsigned poorer = (own + 2) % kHouses;
    const auto gold_of = [&](unsigned h) { return houses.lodgers[h] == 0 ? -100.0F : houses.gold[h]; };
    if (gold_of(richer) < gold_of(poorer)) std::swap(richer, poorer);
    const auto room = float(capacity(pub_.seats));
    set(Input::HouseGold, houses.gold[own] / kMuchHouseGold);
    set(Input::Lodgers, houses.lodgers[own] / room);
    set(Input::MatesGuns, guns / kGoodGun);
    set(Input::MatesBestGun, best_gun / kGoodGun);
    set(Input::MatesHand, hand);
    set(Input::RicherGold, houses.gold[richer] / kMuchHouseGold);
    set(Input::PoorerGold, houses.gold[poorer] / kMuchHouseGold);
    set(Input::Lead, (houses.gold[own] - houses.gold[richer]) / kGoodGun);
    set(Input::RicherRoom, houses.lodgers[richer] < room ? 1 : 0);
    set(Input::PoorerRoom, houses.lodgers[poorer] < room ? 1 : 0);
    set(Input::PoorerLodgers, houses.lodgers[poorer] / room);
  }

  void at_table(float base) {
    set(Input::ToCome, t_.to_come / kGoodGun);
    set(Input::Players, float(t_.seats) / kMaxSeats);
    set(Input::BaseChance, near_log(base + 1e-4F) / 2);
  }

 private:
  void set(Input input, float value) { out_[unsigned(input)] = value; }

  /// The later a badge is called, the later its turn.
  [[nodiscard]] int last_badge() const {
    int last = 0;
    for (const int handle : Bits{pub_.in_row[p_]}) {
      const int metal = s_.hidden.safe_at[unsigned(handle)] - 1 - kTin;
      if (metal >= pub_.called && metal < kMetals) last = std::max(last, metal + 1);
    }
    return last;
  }

  const State& s_;
  const Public& pub_;
  const Table& t_;
  Seat p_;
  Inputs& out_;
};

}  // namespace

void look_at_seats(const State& s, const Table& t, const Values& base, std::array<Inputs, kMaxSeats>& out) {
  const Houses houses = houses_of(t);
  for (Seat p = 0; p < t.seats; ++p) {
    Look look(s, t, p, out[p]);
    look.at_his_own();
    look.at_knowledge();
    look.at_houses(houses);
    look.at_table(base[p]);
  }
}

}  // namespace saloon::deadwood_1876::bot
