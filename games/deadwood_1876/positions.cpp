// Completing a position that was read. A state is read from its truth (hands, rows, piles); a view, which has none,
// from what the viewer was told. For people who write positions by hand:
//  - one zone of cards (box.draw_pile or public.discard) and box.left_over may be "rest";
//  - "*" in a hand, in a row ("h3:*") or in the hold-up pile is any piece not named elsewhere, "hand": "any" a full
//    hand of such cards;
//  - the own row and whatever lies open is known without being listed, and characters and stars that are not given are
//    dealt out in the order of the seats.
#include "games/deadwood_1876/positions.h"

namespace saloon::deadwood_1876 {

namespace {

/// A set of pieces, each named once, and how many "*" stand among them.
struct Pieces {
  u64 named{};
  int any{};
};

Pieces read_pieces(Reader& r, const json::value* v, std::string_view what, const Kind& kind) {
  Pieces out;
  if (is_absent(v)) return out;
  for (const json::value& item : r.array(v, what)) {
    if (is_word(&item, "*")) {
      ++out.any;
      continue;
    }
    const u64 piece = bit(int(read_member(r, &item, what, kind).lo));
    if ((out.named & piece) != 0) r.fail(std::string(what) + ": " + json::serialize(item) + " is named twice");
    out.named |= piece;
  }
  return out;
}

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
  /// A set of named pieces; no "*", but perhaps "rest", to be filled in at the end.
  u64 read_zone(Reader& r, const json::value* v, const char* what, const Kind& kind) {
    if (is_word(v, "rest")) return 0;
    const Pieces pieces = read_pieces(r, v, what, kind);
    if (pieces.any != 0) r.fail(std::string(what) + ": \"*\" is not known");
    name(r, pieces.named, what);
    return pieces.named;
  }
};

// --- safes
/// "h3:G5", "h3:*": where a handle goes; the safe is -1 for "*".
bool read_placed(Reader& r, const json::value& v, int& handle, int& safe) {
  const std::string_view text = r.text(&v, "rows");
  const std::size_t colon = text.find(':');
  if (colon != std::string_view::npos) {
    const json::value at(text.substr(0, colon));
    const json::value what(text.substr(colon + 1));
    const bool any = is_word(&what, "*");
    Value place;
    Value piece;
    if (kHandle.read(kHandle, at, place) && (any || kSafe.read(kSafe, what, piece))) {
      handle = int(place.lo);
      safe = any ? -1 : int(piece.lo);
      return true;
    }
  }
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
    s.hidden.safe_at[unsigned(handle)] = u8(safe + 1);
    if (holder < 0) {
      s.pub.turned_up = u8(handle + 1);
      return;
    }
    if (s.pub.row_size[unsigned(holder)] == kLongestRow) return r.fail("rows: too long");
    join_row(s.pub, holder, handle);
  }
  void read(const json::object& box) {
    each_named_holder(r, box.if_contains("rows"), "rows", s.pub, [&](int holder, const json::value& v) {
      for (const json::value& item : r.array(&v, "rows")) place(item, holder);
    });
    if (!is_absent(box.if_contains("turned_up"))) place(*box.if_contains("turned_up"), -1);
    Pieces pile = read_pieces(r, box.if_contains("hold_up_pile"), "hold_up_pile", kSafe);
    named.name(r, pile.named, "hold_up_pile");
    const json::value* left = box.if_contains("left_over");
    const u64 used = safes_used(s.pub.config.mystery_safes);
    u64 left_over = named.read_zone(r, left, "left_over", kSafe);
    for (const int handle : Bits{gaps}) s.hidden.safe_at[unsigned(handle)] = u8(named.take_any(r, used, "rows") + 1);
    for (; pile.any > 0; --pile.any) pile.named |= bit(named.take_any(r, used, "hold_up_pile"));
    if (is_word(left, "rest")) left_over = used & ~named.all;
    s.hidden.holdup_pile = u32(pile.named);
    s.hidden.left_over = u32(left_over);
    const bool dealt = s.pub.star[0] != 0;
    s.pub.holdups_left = u8(dealt ? count_bits(pile.named) : holdups(s.pub.seats));
  }
};

// --- cards
u64 cards_on_table(const Public& pub) {
  u64 cards = cards_in_fight(pub.fight);
  for (const u64 laid : pub.laid) cards |= laid;
  for (const u8 card : pub.holster) cards |= card != 0 ? bit(card - 1) : 0;
  return cards;
}

void read_cards(Reader& r, const json::value* discard, const json::value* draw, const Game::Privates& mine, State& s) {
  auto& pub = s.pub;
  Named named{cards_on_table(pub)};
  std::array<int, kMaxSeats> any{};
  for (Seat p = 0; p < pub.seats; ++p) {
    const json::value* hand = mine[p]->if_contains("hand");
    const Pieces pieces = is_word(hand, "any") ? Pieces{0, hand_size(pub.seats)} : read_pieces(r, hand, "hand", kCard);
    any[p] = pieces.any;
    s.seat[p].hand = pieces.named;
    named.name(r, pieces.named, "hand");
  }
  if (is_word(draw, "rest") && is_word(discard, "rest")) return r.fail("only one zone of cards can be \"rest\"");
  named.name(r, s.hidden.hidden_discard, "hidden_discard");
  s.hidden.draw_pile = named.read_zone(r, draw, "draw_pile", kCard);
  pub.discard = named.read_zone(r, discard, "discard", kCard);
  for (Seat p = 0; p < pub.seats; ++p) {
    for (; any[p] > 0 && r.ok(); --any[p]) s.seat[p].hand |= bit(named.take_any(r, kAllCards, "hand"));
    pub.hand_size[p] = u8(count_bits(s.seat[p].hand));
  }
  if (is_word(draw, "rest")) s.hidden.draw_pile = kAllCards & ~named.all;
  if (is_word(discard, "rest")) pub.discard = kAllCards & ~named.all;
  pub.draw_size = u8(count_bits(s.hidden.draw_pile));
  pub.hidden_size = u8(count_bits(s.hidden.hidden_discard));
}

// --- what goes without saying
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

/// What everybody knows each seat knows, too.
void share_public_facts(const Facts& all, Facts& mine) {
  for (unsigned safe = 0; safe < kSafes; ++safe) {
    if (mine[safe] == 0) mine[safe] = all[safe];
  }
}

/// Own rows, what lies open and what everybody knows are known without being listed.
void add_implied_facts(State& s) {
  auto& pub = s.pub;
  const auto locate = [&](Facts& facts, Places handles) {
    for (const int handle : Bits{handles}) facts[s.hidden.safe_at[unsigned(handle)] - 1U] = at_handle(handle);
    eliminate(facts, located(facts));
  };
  if (pub.turned_up != 0) pub.open |= at_handle(pub.turned_up - 1);
  locate(pub.facts, pub.open & used_handles(pub));
  for (Seat p = 0; p < pub.seats; ++p) {
    share_public_facts(pub.facts, s.seat[p].facts);
    locate(s.seat[p].facts, pub.in_row[p]);
  }
}

}  // namespace

void Game::complete(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden, State& s) {
  deal_out_missing(s.pub);
  SafeReader{r, s}.read(hidden);
  read_cards(r, pub.if_contains("discard"), hidden.if_contains("draw_pile"), mine, s);
  if (r.ok()) add_implied_facts(s);
}

void Game::complete(Reader&, const json::object&, const json::object* mine, View& v) {
  if (mine != nullptr) share_public_facts(v.pub.facts, v.mine.facts);
}

}  // namespace saloon::deadwood_1876
