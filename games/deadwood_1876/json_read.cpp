// Reading states and views. A state is read from its truth (hands, rows, piles); a view, which has none, from what the
// viewer was told. For people who write positions by hand:
//  - one zone of cards (box.draw_pile or public.discard) and box.left_over may be "rest";
//  - "*" in a hand, in a row ("h3:*") or in the hold-up pile is any piece not named elsewhere, "hand": "any" a full
//    hand of such cards;
//  - the own row and whatever lies open is known without being listed, and characters and stars that are not given are
//    dealt out in the order of the seats.
#include "games/deadwood_1876/json_parts.h"
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

std::string offer_name(u8 offer) { return offer == kHasOffered ? "done" : card_name(offer - 1); }

namespace {

using From = int (*)(std::string_view);

/// A piece by its name, with a complaint; 0 if it is none.
int read_piece(Reader& r, const json::value* v, std::string_view what, From from_name) {
  const int piece = from_name(r.text(v, what));
  if (piece >= 0) return piece;
  r.fail(std::string(what) + ": " + (v != nullptr ? json::serialize(*v) : "nothing") + " is not known");
  return 0;
}

constexpr std::string_view kAny = "*";
bool is_any(const json::value& v) { return v.is_string() && v.get_string() == kAny; }
bool is_word(const json::value* v, std::string_view word) {
  return v != nullptr && v->is_string() && v->get_string() == word;
}
bool is_missing(const json::value* v) { return v == nullptr || v->is_null(); }

/// A set of pieces, each named once; "*" are counted in `any` where that is allowed.
u64 read_set(Reader& r, const json::value* v, std::string_view what, From from_name, int* any = nullptr) {
  u64 set = 0;
  if (is_missing(v)) return set;
  for (const json::value& item : r.array(v, what)) {
    if (any != nullptr && is_any(item)) {
      ++*any;
      continue;
    }
    const u64 piece = bit(read_piece(r, &item, what, from_name));
    if ((set & piece) != 0) r.fail(std::string(what) + ": " + json::serialize(item) + " is named twice");
    set |= piece;
  }
  return set;
}

u16 read_seat_set(Reader& r, const json::object& o, std::string_view what, int seats) {
  SeatSet set;
  if (is_missing(o.if_contains(what))) return 0;
  for (const json::value& item : r.array(o.if_contains(what), what)) set.add(r.seat(&item, what, seats));
  return set.bits;
}

/// Calls read(holder, value) for every entry of an object keyed by seats, with two seats perhaps also "stranger".
enum class With : u8 { SeatsOnly, Stranger };
template <class F>
void each_holder(Reader& r, const json::object& o, std::string_view what, const Public& pub, With with, F read) {
  const json::value* v = o.if_contains(what);
  if (is_missing(v)) return;
  for (const auto& [name, value] : r.object(v, what)) {
    const int aim = aim_from_name(name);
    const bool known = aim == kStrangerAim ? with == With::Stranger && pub.seats == 2 : aim >= 0 && aim < pub.seats;
    if (!known) return r.fail(std::string(what) + ": there is no " + std::string(name));
    read(unsigned(aimed_at(aim)), value);
  }
}

template <class F>
void each_handle(Reader& r, const json::object& o, std::string_view what, F read) {
  const json::value* v = o.if_contains(what);
  if (is_missing(v)) return;
  for (const auto& [name, value] : r.object(v, what)) {
    const int handle = handle_from_name(name);
    if (handle < 0) return r.fail(std::string(what) + ": " + std::string(name) + " is no handle");
    read(handle, value);
  }
}

// --- Public
void read_fight(Reader& r, const json::value* v, Public& pub) {
  if (is_missing(v)) return;
  const json::object& o = r.object(v, "fight");
  r.only_keys(o, "fight",
              {"kind", "attacker", "defender", "handle", "attacker_card", "attacker_holster", "defender_card",
               "defender_holster", "attacker_early", "defender_early"});
  Fight& f = pub.fight;
  f.kind = is_word(o.if_contains("kind"), kFightKinds[1]) ? FightKind::Robbery : FightKind::Duel;
  if (f.kind == FightKind::Duel && !is_word(o.if_contains("kind"), kFightKinds[2])) r.fail("kind: robbery or duel");
  f.attacker = r.seat(o.if_contains("attacker"), "attacker", pub.seats);
  const int aim = read_piece(r, o.if_contains("defender"), "defender", aim_from_name);
  f.defender = u8(aimed_at(aim));
  if (f.defender >= holders(pub) || (aim == kStrangerAim) != (f.defender >= pub.seats)) r.fail("defender: no holder");
  f.plays_for = f.defender < pub.seats ? f.defender : next_seat(f.attacker, pub.seats);
  if (f.kind == FightKind::Robbery) f.handle = u8(read_piece(r, o.if_contains("handle"), "handle", handle_from_name));
  for (const auto& [name, card] : kFightCards) {
    if (o.contains(name)) f.*card = u8(read_piece(r, o.if_contains(name), name, card_from_name) + 1);
  }
  for (const auto& [name, roll] : kFightRolls) {
    if (o.contains(name)) f.*roll = u8(r.number(o.if_contains(name), name, 1, 15));
  }
}

void read_facts(Reader& r, const json::object& o, Facts& facts) {
  each_handle(r, o, "safes", [&](int handle, const json::value& v) {
    facts[unsigned(read_piece(r, &v, "safes", safe_from_name))] = at_handle(handle);
  });
  if (is_missing(o.if_contains("facts"))) return;
  for (const json::value& item : r.array(o.if_contains("facts"), "facts")) {
    const json::object& fact = r.object(&item, "a fact");
    r.only_keys(fact, "a fact", {"safe", "at"});
    Places& at = facts[unsigned(read_piece(r, fact.if_contains("safe"), "safe", safe_from_name))];
    for (const json::value& place : r.array(fact.if_contains("at"), "at")) {
      at |= is_word(&place, "box") ? in_the_box() : at_handle(read_piece(r, &place, "at", handle_from_name));
    }
  }
}

void read_course(Reader& r, const json::object& o, Public& pub) {
  pub.start = r.seat(o.if_contains("start"), "start", pub.seats);
  pub.round = u8(r.number(o.if_contains("round"), "round", 0, 4));
  pub.called = u8(r.number(o.if_contains("called"), "called", 0, kMetals));
  const std::string_view ended = r.text(o.if_contains("ended"), "ended");
  for (u8 i = 0; i < kReasons.size(); ++i) {
    if (ended == kReasons[i]) pub.ended = EndReason(i);
  }
  if (Codec::end_reason(pub) != ended) r.fail("ended: " + std::string(ended) + " is no reason");
  pub.winners = read_seat_set(r, o, "winners", pub.seats);
  pub.fighters = read_seat_set(r, o, "fighters", pub.seats);
  pub.wounded = read_seat_set(r, o, "wounded", pub.seats);
  each_holder(r, o, "fell", pub, With::SeatsOnly,
              [&](unsigned p, const json::value& v) { pub.fell[p] = u8(r.number(&v, "fell", 1, kMaxSeats)); });
  if (!is_missing(o.if_contains("as_stranger"))) {
    pub.as_stranger = u8(r.seat(o.if_contains("as_stranger"), "as_stranger", pub.seats) + 1);
  }
  each_holder(r, o, "gold", pub, With::Stranger,
              [&](unsigned h, const json::value& v) { pub.gold[h] = i8(r.number(&v, "gold", -100, 100)); });
}

void read_table(Reader& r, const json::object& o, Public& pub) {
  each_holder(r, o, "characters", pub, With::SeatsOnly, [&](unsigned p, const json::value& v) {
    pub.character[p] = u8(read_piece(r, &v, "characters", character_from_name) + 1);
  });
  each_holder(r, o, "stars", pub, With::Stranger, [&](unsigned h, const json::value& v) {
    pub.star[h] = u8(read_piece(r, &v, "stars", house_from_name) + 1);
  });
  pub.open = Places(read_set(r, o.if_contains("open"), "open", handle_from_name));
  each_handle(r, o, "holsters", [&](int handle, const json::value& v) {
    pub.holster[unsigned(handle)] = u8(read_piece(r, &v, "holsters", card_from_name) + 1);
  });
  each_handle(r, o, "seen_by", [&](int handle, const json::value& v) {
    SeatSet seen;
    for (const json::value& item : r.array(&v, "seen_by")) seen.add(r.seat(&item, "seen_by", pub.seats));
    pub.seen_by[unsigned(handle)] = seen.bits;
  });
  const auto cards = [&](const char* what, std::array<u64, kMaxSeats>& zone) {
    each_holder(r, o, what, pub, With::SeatsOnly,
                [&](unsigned p, const json::value& v) { zone[p] = read_set(r, &v, what, card_from_name); });
  };
  cards("shown", pub.shown);
  cards("laid", pub.laid);
  each_holder(r, o, "offers", pub, With::SeatsOnly, [&](unsigned p, const json::value& v) {
    pub.offer[p] = is_word(&v, "done") ? kHasOffered : u8(read_piece(r, &v, "offers", card_from_name) + 1);
  });
  const json::value* pool = o.if_contains("pool");
  pub.pool = is_missing(pool) ? kAllCards : read_set(r, pool, "pool", card_from_name);
  pub.next_handle = u8(read_piece(r, o.if_contains("next_handle"), "next_handle", handle_from_name));
}

void read_public(Reader& r, const json::object& o, Public& pub) {
  r.only_keys(o, "public",
              {"start",  "round",      "called",    "ended",        "winners",    "fighters", "wounded",
               "fell",   "safes",      "rows",      "as_stranger",  "characters", "stars",    "turned_up",
               "open",   "facts",      "seen_by",   "holdups_left", "holsters",   "gold",     "hand_sizes",
               "shown",  "laid",       "draw_size", "discard",      "pool",       "fight",    "hidden_discards",
               "offers", "next_handle"});
  read_course(r, o, pub);
  read_table(r, o, pub);
  read_fight(r, o.if_contains("fight"), pub);
  read_facts(r, o, pub.facts);
}

void read_private(Reader& r, const json::object& o, Private& mine) {
  r.only_keys(o, "private", {"hand", "safes", "facts", "discarded"});
  mine.discarded = read_set(r, o.if_contains("discarded"), "discarded", card_from_name);
  read_facts(r, o, mine.facts);
}

// --- the truth
/// Pieces that were named, and gaps to be filled with what was not.
struct Named {
  u64 all = 0;

  void name(Reader& r, u64 pieces, const char* what) {
    if ((all & pieces) != 0) r.fail(std::string(what) + ": a piece is named in two places");
    all |= pieces;
  }
  /// The next piece of `from` that nobody named.
  int take_any(Reader& r, u64 from, const char* what) {
    const u64 left = from & ~all;
    if (left == 0) {
      r.fail(std::string(what) + ": there is no piece left for \"*\"");
      return 0;
    }
    all |= left & -left;
    return lowest_bit(left);
  }
};

/// "h3:G5", "h3:*": where a handle goes; the safe is -1 for "*".
bool read_placed(Reader& r, const json::value& v, int& handle, int& safe) {
  const std::string_view text = r.text(&v, "rows");
  const std::size_t colon = text.find(':');
  handle = handle_from_name(text.substr(0, colon));
  const std::string_view name = colon == std::string_view::npos ? std::string_view{} : text.substr(colon + 1);
  safe = name == kAny ? -1 : safe_from_name(name);
  if (handle >= 0 && (name == kAny || safe >= 0)) return true;
  r.fail("rows: " + json::serialize(v) + " is not of the form \"h3:G5\" or \"h3:*\"");
  return false;
}

struct SafeReader {
  Reader& r;
  State& s;
  Named named{};
  Places gaps = 0;

  void place(const json::value& v, int holder) {
    int handle = 0;
    int safe = 0;
    if (!r.ok() || !read_placed(r, v, handle, safe)) return;
    if ((used_handles(s.pub) & at_handle(handle)) != 0) return r.fail("rows: a handle is named twice");
    if (safe < 0) gaps |= at_handle(handle);
    if (safe >= 0) named.name(r, bit(safe), "rows");
    s.box.safe_at[unsigned(handle)] = u8(safe + 1);
    if (holder < 0) {
      s.pub.turned_up = u8(handle + 1);
      return;
    }
    if (s.pub.row_size[unsigned(holder)] == kLongestRow) return r.fail("rows: too long");
    join_row(s.pub, holder, handle);
  }
  void read(const json::object& box) {
    each_holder(r, box, "rows", s.pub, With::Stranger, [&](unsigned h, const json::value& v) {
      for (const json::value& item : r.array(&v, "rows")) place(item, int(h));
    });
    if (!is_missing(box.if_contains("turned_up"))) place(*box.if_contains("turned_up"), -1);
    int any = 0;
    u64 pile = read_set(r, box.if_contains("holdup_pile"), "holdup_pile", safe_from_name, &any);
    named.name(r, pile, "holdup_pile");
    const json::value* left = box.if_contains("left_over");
    const u64 used = safes_used(s.pub.config.mystery_safes != 0);
    u64 left_over = is_word(left, "rest") ? 0 : read_set(r, left, "left_over", safe_from_name);
    named.name(r, left_over, "left_over");
    for (const int handle : Bits{gaps}) s.box.safe_at[unsigned(handle)] = u8(named.take_any(r, used, "rows") + 1);
    for (; any > 0; --any) pile |= bit(named.take_any(r, used, "holdup_pile"));
    if (is_word(left, "rest")) left_over = used & ~named.all;
    s.box.holdup_pile = u32(pile);
    s.box.left_over = u32(left_over);
    s.pub.holdups_left =
        s.pub.star[0] == 0 ? u8(holdups(s.pub.seats)) : u8(count_bits(pile));  // nothing is dealt yet at the start
  }
};

u64 cards_on_table(const Public& pub) {
  u64 cards = 0;
  for (const u64 laid : pub.laid) cards |= laid;
  for (const auto& [name, card] : kFightCards) cards |= pub.fight.*card != 0 ? bit(pub.fight.*card - 1) : 0;
  for (const u8 card : pub.holster) cards |= card != 0 ? bit(card - 1) : 0;
  return cards;
}

void read_cards(Reader& r, const json::object& pub_json, const json::object& box,
                const std::array<const json::object*, kMaxSeats>& mine, State& s) {
  auto& pub = s.pub;
  Named named{cards_on_table(pub)};
  std::array<int, kMaxSeats> any{};
  for (Seat p = 0; p < pub.seats; ++p) {
    const json::value* hand = mine[p]->if_contains("hand");
    const bool full = is_word(hand, "any");
    if (full) any[p] = hand_size(pub.seats);
    s.seat[p].hand = full ? 0 : read_set(r, hand, "hand", card_from_name, &any[p]);
    named.name(r, s.seat[p].hand, "hand");
  }
  const json::value* draw = box.if_contains("draw_pile");
  const json::value* discard = pub_json.if_contains("discard");
  if (is_word(draw, "rest") && is_word(discard, "rest")) return r.fail("only one zone of cards can be \"rest\"");
  s.box.hidden_discard = read_set(r, box.if_contains("hidden_discard"), "hidden_discard", card_from_name);
  named.name(r, s.box.hidden_discard, "hidden_discard");
  if (!is_word(draw, "rest")) s.box.draw_pile = read_set(r, draw, "draw_pile", card_from_name);
  if (!is_word(discard, "rest")) pub.discard = read_set(r, discard, "discard", card_from_name);
  named.name(r, s.box.draw_pile, "draw_pile");
  named.name(r, pub.discard, "discard");
  for (Seat p = 0; p < pub.seats; ++p) {
    for (; any[p] > 0 && r.ok(); --any[p]) s.seat[p].hand |= bit(named.take_any(r, kAllCards, "hand"));
    pub.hand_size[p] = u8(count_bits(s.seat[p].hand));
  }
  if (is_word(draw, "rest")) s.box.draw_pile = kAllCards & ~named.all;
  if (is_word(discard, "rest")) pub.discard = kAllCards & ~named.all;
  pub.draw_size = u8(count_bits(s.box.draw_pile));
  pub.hidden_size = u8(count_bits(s.box.hidden_discard));
}

/// Characters and stars that a position past the set-up leaves out.
void deal_out_missing(Public& pub) {
  if (pub.flow.over() || pub.flow.frames[0].proc == u8(Proc::Setup)) return;
  u32 taken = 0;
  for (Seat p = 0; p < pub.seats; ++p) taken |= 1U << pub.character[p];
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.character[p] != 0) continue;
    pub.character[p] = u8(lowest_bit(~(taken | 1U)));
    taken |= 1U << pub.character[p];
  }
  const int around = pub.seats == 4 ? kHouses - 1 : kHouses;
  for (int holder = 0; holder < holders(pub); ++holder) {
    u8& star = pub.star[unsigned(holder)];
    if (star == 0) star = u8(holder % around + 1);
  }
}

/// Own rows, what lies open and what everybody knows are known without being listed.
void add_implied_facts(State& s) {
  auto& pub = s.pub;
  const auto locate = [&](Facts& facts, Places handles) {
    for (const int handle : Bits{handles}) facts[s.box.safe_at[unsigned(handle)] - 1U] = at_handle(handle);
  };
  const auto close = [](Facts& facts) { eliminate(facts, located(facts)); };
  const Places turned_up = pub.turned_up != 0 ? at_handle(pub.turned_up - 1) : 0;
  pub.open |= turned_up;
  locate(pub.facts, pub.open & used_handles(pub));
  close(pub.facts);
  for (Seat p = 0; p < pub.seats; ++p) {
    Facts& mine = s.seat[p].facts;
    for (unsigned safe = 0; safe < kSafes; ++safe) {
      if (mine[safe] == 0) mine[safe] = pub.facts[safe];
    }
    locate(mine, pub.in_row[p]);
    close(mine);
  }
}

}  // namespace

void Codec::read_state(Reader& r, const json::object& pub, const std::array<const json::object*, kMaxSeats>& mine,
                       const json::object& box, State& s) {
  r.only_keys(box, "box", {"draw_pile", "hidden_discard", "rows", "turned_up", "holdup_pile", "left_over"});
  read_public(r, pub, s.pub);
  deal_out_missing(s.pub);
  for (Seat p = 0; p < s.pub.seats && r.ok(); ++p) read_private(r, *mine[p], s.seat[p]);
  SafeReader{r, s}.read(box);
  read_cards(r, pub, box, mine, s);
  if (r.ok()) add_implied_facts(s);
}

void Codec::read_view(Reader& r, const json::object& pub, const json::object* mine, View& v) {
  auto& p = v.pub;
  read_public(r, pub, p);
  each_holder(r, pub, "rows", p, With::Stranger, [&](unsigned h, const json::value& row) {
    for (const json::value& item : r.array(&row, "rows")) {
      if (p.row_size[h] < kLongestRow) join_row(p, int(h), read_piece(r, &item, "rows", handle_from_name));
    }
  });
  if (!is_missing(pub.if_contains("turned_up"))) {
    p.turned_up = u8(read_piece(r, pub.if_contains("turned_up"), "turned_up", handle_from_name) + 1);
  }
  p.discard = read_set(r, pub.if_contains("discard"), "discard", card_from_name);
  p.draw_size = u8(r.number(pub.if_contains("draw_size"), "draw_size", 0, kCards));
  p.hidden_size = u8(r.number(pub.if_contains("hidden_discards"), "hidden_discards", 0, kCards));
  p.holdups_left = u8(r.number(pub.if_contains("holdups_left"), "holdups_left", 0, kMostHoldups));
  each_holder(r, pub, "hand_sizes", p, With::SeatsOnly, [&](unsigned seat, const json::value& n) {
    p.hand_size[seat] = u8(r.number(&n, "hand_sizes", 0, kCards));
  });
  if (mine == nullptr) return;
  read_private(r, *mine, v.mine);
  v.mine.hand = read_set(r, mine->if_contains("hand"), "hand", card_from_name);
  for (unsigned safe = 0; safe < kSafes; ++safe) {
    if (v.mine.facts[safe] == 0) v.mine.facts[safe] = p.facts[safe];
  }
}

}  // namespace saloon::deadwood_1876
