// State and views as JSON. What follows from other facts (sizes, handles of rows) is written for the reader's comfort
// and worked out again when a state is read (json_read.cpp).
#include "games/deadwood_1876/json_parts.h"
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

template <class F>
json::object per_seat(const Public& pub, F value) {
  json::object out;
  for (Seat p = 0; p < pub.seats; ++p) out[seat_name(p)] = value(p);
  return out;
}

template <class F>
json::object per_holder(const Public& pub, F value) {
  json::object out;
  for (int holder = 0; holder < holders(pub); ++holder) out[aim_name(aim(pub, holder))] = value(unsigned(holder));
  return out;
}

/// Only those that have something: a merge patch cannot say "null".
template <class Wanted, class F>
json::object some_seats(const Public& pub, const Wanted& wanted, F value) {
  json::object out;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (wanted[p] != 0) out[seat_name(p)] = value(p);
  }
  return out;
}

json::array seats_json(u16 seats) {
  json::array out;
  for (const Seat p : SeatSet{seats}) out.emplace_back(seat_name(p));
  return out;
}

json::value fight_json(const Public& pub) {
  const Fight& f = pub.fight;
  if (f.kind == FightKind::None) return nullptr;
  json::object o{{"kind", kFightKinds[u8(f.kind)]},
                 {"attacker", seat_name(f.attacker)},
                 {"defender", aim_name(aim(pub, f.defender))}};
  if (f.kind == FightKind::Robbery) o["handle"] = handle_name(f.handle);
  for (const auto& [name, card] : kFightCards) {
    if (f.*card != 0) o[name] = card_name(f.*card - 1);
  }
  for (const auto& [name, roll] : kFightRolls) {
    if (f.*roll != 0) o[name] = f.*roll;
  }
  return o;
}

json::object stars_json(const Public& pub) {
  json::object out;
  for (int holder = 0; holder < holders(pub); ++holder) {
    const u8 star = pub.star[unsigned(holder)];
    if (star != 0) out[aim_name(aim(pub, holder))] = house_name(star - 1);
  }
  return out;
}

json::object holsters_json(const Public& pub) {
  json::object out;
  for (int handle = 0; handle < kHandles; ++handle) {
    const u8 card = pub.holster[unsigned(handle)];
    if (card != 0) out[handle_name(handle)] = card_name(card - 1);
  }
  return out;
}

json::object seen_json(const Public& pub) {
  json::object out;
  for (int handle = 0; handle < kHandles; ++handle) {
    const u16 seats = pub.seen_by[unsigned(handle)];
    if (seats != 0) out[handle_name(handle)] = seats_json(seats);
  }
  return out;
}

json::array row_json(const Public& pub, unsigned holder) {
  json::array out;
  for (unsigned i = 0; i < pub.row_size[holder]; ++i) out.emplace_back(handle_name(pub.row[holder][i]));
  return out;
}

json::array safes_json(u32 safes) {
  json::array out;
  for (const int safe : Bits{safes}) out.emplace_back(safe_name(safe));
  return out;
}

/// The safes about which these facts say more than those.
u32 beyond(const Facts& facts, const Facts& less) {
  u32 safes = 0;
  for (int safe = 0; safe < kSafes; ++safe) {
    const Places at = facts[unsigned(safe)];
    if (at != 0 && at != less[unsigned(safe)]) safes |= u32(bit(safe));
  }
  return safes;
}

/// "h3:G5": a handle and the safe that really lies there.
std::string placed(const Box& truth, int handle) {
  return handle_name(handle) + ":" + safe_name(truth.safe_at[unsigned(handle)] - 1);
}

}  // namespace

json::object Codec::public_json(const Public& pub) {
  json::object o{
      {"start", seat_name(pub.start)},
      {"round", pub.round},
      {"called", pub.called},
      {"ended", end_reason(pub)},
      {"winners", seats_json(pub.winners)},
      {"fighters", seats_json(pub.fighters)},
      {"wounded", seats_json(pub.wounded)},
      {"fell", some_seats(pub, pub.fell, [&](Seat p) { return pub.fell[p]; })},
      {"as_stranger", nullptr},
      {"characters", some_seats(pub, pub.character, [&](Seat p) { return character_name(pub.character[p] - 1); })},
      {"stars", stars_json(pub)},
      {"rows", per_holder(pub, [&](unsigned h) { return row_json(pub, h); })},
      {"turned_up", nullptr},
      {"open", handles_json(pub.open)},
      {"holsters", holsters_json(pub)},
      {"safes", located_json(pub.facts, beyond(pub.facts, {}))},
      {"facts", facts_json(pub.facts, beyond(pub.facts, {}))},
      {"seen_by", seen_json(pub)},
      {"gold", per_holder(pub, [&](unsigned h) { return pub.gold[h]; })},
      {"holdups_left", pub.holdups_left},
      {"hand_sizes", per_seat(pub, [&](Seat p) { return pub.hand_size[p]; })},
      {"shown", some_seats(pub, pub.shown, [&](Seat p) { return cards_json(pub.shown[p]); })},
      {"laid", some_seats(pub, pub.laid, [&](Seat p) { return cards_json(pub.laid[p]); })},
      {"draw_size", pub.draw_size},
      {"discard", cards_json(pub.discard)},
      {"hidden_discards", pub.hidden_size},
      {"pool", nullptr},
      {"fight", fight_json(pub)},
      {"offers", some_seats(pub, pub.offer, [&](Seat p) { return offer_name(pub.offer[p]); })},
      {"next_handle", handle_name(pub.next_handle)},
  };
  if (pub.as_stranger != 0) o["as_stranger"] = seat_name(Seat(pub.as_stranger - 1));
  if (pub.turned_up != 0) o["turned_up"] = handle_name(pub.turned_up - 1);
  if (pub.pool != kAllCards) o["pool"] = cards_json(pub.pool);
  return o;
}

/// The safes are the own row and whatever else is known beyond what everybody knows.
json::object Codec::private_json(const Public& pub, const Private& mine) {
  const u32 more = beyond(mine.facts, pub.facts);
  return {{"hand", cards_json(mine.hand)},
          {"safes", located_json(mine.facts, more)},
          {"facts", facts_json(mine.facts, more)},
          {"discarded", cards_json(mine.discarded)}};
}

json::object Codec::box_json(const Public& pub, const Box& box) {
  json::object o{{"draw_pile", cards_json(box.draw_pile)},
                 {"hidden_discard", cards_json(box.hidden_discard)},
                 {"rows", per_holder(pub,
                                     [&](unsigned h) {
                                       json::array row;
                                       for (unsigned i = 0; i < pub.row_size[h]; ++i) {
                                         row.emplace_back(placed(box, pub.row[h][i]));
                                       }
                                       return row;
                                     })},
                 {"turned_up", nullptr},
                 {"holdup_pile", safes_json(box.holdup_pile)},
                 {"left_over", safes_json(box.left_over)}};
  if (pub.turned_up != 0) o["turned_up"] = placed(box, pub.turned_up - 1);
  return o;
}

std::string_view Codec::end_reason(const Public& pub) { return kReasons[u8(pub.ended)]; }

}  // namespace saloon::deadwood_1876
