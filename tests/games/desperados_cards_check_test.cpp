// What the check of the Desperados card game must notice, invariant by invariant.
#include "engine/match/codec.h"
#include "engine/rows/codec.h"
#include "games/desperados_cards/rules.h"
#include "tests/games/broken_positions.h"

namespace saloon::desperados_cards {
namespace {

bool always(const State&) { return true; }
bool goes_on(const State& s) { return !s.pub.flow.over(); }
bool is_over(const State& s) { return s.pub.flow.over(); }
bool holds_up(const State& s) { return goes_on(s) && s.pub.flow.top().proc == u8(Proc::HoldUp); }
bool has_draw_pile(const State& s) { return s.pub.draw_size > 0; }
bool has_loot(const State& s) { return s.pub.loot[0] != 0; }
bool has_note(const State& s) { return goes_on(s) && s.pub.unfit[0] != 0; }
bool has_row_of_two(const State& s) { return s.pub.row_size[0] >= 2; }
bool has_pile_run_out(const State& s) { return is_over(s) && s.pub.depth[0] == kLevels; }

/// The row in front of the place that is held up takes one more card out of the draw pile.
unsigned raided_pile(const State& s) { return s.pub.flow.top().get<HoldUpLocals>().pile; }
u64 fits_in_draw_pile(const State& s) { return s.hidden.draw_pile.one & s.pub.fit[raided_pile(s)]; }
bool can_grow(const State& s) {
  return holds_up(s) && s.pub.row_size[raided_pile(s)] < kLongestRow && fits_in_draw_pile(s) != 0;
}

u64 other_colours(const State& s) { return s.hidden.draw_pile.one & ~colour_mask(colour_of(s.pub.row[0][0])); }
u64 other_copy(const State& s) { return s.hidden.draw_pile.one & bit(s.pub.row[0][0]); }

/// The second card of the first row is exchanged for one of the draw pile.
void exchange_second(State& s, int face) {
  s.hidden.draw_pile.remove(face);
  s.hidden.draw_pile.add(s.pub.row[0][1]);
  s.pub.row[0][1] = u8(face);
}

void lose_hand(State& s, Seat p) {
  s.pub.discard = s.pub.discard + std::exchange(s.seat[p].hand, CardBag{});
  s.pub.hand_size[p] = 0;
  s.pub.unfit[p] = s.pub.slack[p] = 0;
}
Seat asked_seat(const State& s) { return Seat(lowest_bit(s.pub.asked.required)); }
bool is_asked_to_place(const State& s) {
  return goes_on(s) && Ask(s.pub.asked.what[asked_seat(s)]) == Ask::PlaceHenchman;
}

const std::vector<Broken<Game>> kCards{
    {"DSC-GEN-05: a set", always, [](State& s) { s.hidden.draw_pile.one |= bit(kFaces); }},
    {"DSC-GEN-05: a set", always, [](State& s) { s.pub.discard.one |= bit(kFaces); }},
    {"DSC-GEN-05: a set", always, [](State& s) { s.pub.posters.one |= bit(kFaces); }},
    {"DSC-GEN-05: a set", always, [](State& s) { s.seat[s.pub.seats - 1U].hand.one |= bit(kFaces); }},
    {"DSC-GEN-05: a set", always, [](State& s) { s.pub.posters.two |= ~s.pub.posters.one & kAllFaces; }},
    {"DSC-GEN-05: a set", has_row_of_two, [](State& s) { s.pub.row[0][1] = kFaces; }},
    {"DSC-GEN-05: a desperado card", has_row_of_two, [](State& s) { s.pub.row[0][1] = s.pub.row[0][0]; }},
    {"the size of the draw pile", always, [](State& s) { ++s.pub.draw_size; }},
    {"DSC-RES-07", always, [](State& s) { ++s.pub.poster_count[kCharacters - 1]; }},
    {"the size of a hand", always, [](State& s) { ++s.pub.hand_size[s.pub.seats - 1U]; }},
    {"the size of a hand", always, [](State& s) { ++s.pub.hand_size[0]; }},
};

const std::vector<Broken<Game>> kRows{
    {"DSC-SETUP-01", always, [](State& s) { s.pub.depth[kPiles - 1] = kLevels + 1; }},
    {"DSC-END-05", [](const State& s) { return goes_on(s) && s.pub.row_size[0] == 0; },
     [](State& s) { s.pub.depth[0] = kLevels; }},
    {"DSC-END-05", has_pile_run_out,
     [](State& s) {
       const int face = lowest_bit(s.hidden.draw_pile.one | s.pub.discard.one);
       CardBag& from = s.hidden.draw_pile.has(face) ? s.hidden.draw_pile : s.pub.discard;
       from.remove(face);
       s.pub.draw_size = u8(s.hidden.draw_pile.size());
       s.pub.row[0][0] = u8(face);
       s.pub.row_size[0] = 1;
     }},
    {"DSC-HOLD-01", can_grow,
     [](State& s) {
       const int face = lowest_bit(fits_in_draw_pile(s));
       s.hidden.draw_pile.remove(face);
       --s.pub.draw_size;
       join_row(s.pub, int(raided_pile(s)), face);
     }},
    {"DSC-PLACE-03, DSC-PLACE-04", [](const State& s) { return has_row_of_two(s) && other_colours(s) != 0; },
     [](State& s) { exchange_second(s, lowest_bit(other_colours(s))); }},
    {"DSC-PLACE-03, DSC-PLACE-04", [](const State& s) { return has_row_of_two(s) && other_copy(s) != 0; },
     [](State& s) { exchange_second(s, s.pub.row[0][0]); }},
    {"a row has a card beyond", [](const State& s) { return goes_on(s) && s.pub.row_size[0] == 1; },
     [](State& s) { s.pub.row[0][1] = 1; }},
    {"a row has a card beyond", [](const State& s) { return goes_on(s) && s.pub.row_size[0] < kLongestRow; },
     [](State& s) { s.pub.row[0][kLongestRow - 1] = 1; }},
    {"what fits a row", goes_on, [](State& s) { s.pub.fit[kPiles - 1] ^= 1; }},
};

const std::vector<Broken<Game>> kPlaceCards{
    {"DSC-SETUP-03", always, [](State& s) { s.hidden.piles ^= 7; }},
    {"DSC-SETUP-06", always, [](State& s) { s.pub.seen ^= 1; }},
    {"DSC-GEN-06: a place card is in two loots", has_loot, [](State& s) { s.pub.loot[1] |= s.pub.loot[0]; }},
    {"DSC-GEN-06: a place card is in a loot and", goes_on,
     [](State& s) { s.pub.loot[s.pub.seats - 1U] |= u32(bit(open_card(s.pub, kPiles - 1))); }},
    {"DSC-GEN-06: a place card is missing", has_loot, [](State& s) { s.pub.loot[0] &= s.pub.loot[0] - 1; }},
};

const std::vector<Broken<Game>> kNotes{
    {"a pool is malformed", always, [](State& s) { s.seat[s.pub.seats - 1U].pool.one |= bit(kFaces); }},
    {"a pool is malformed", always, [](State& s) { s.seat[0].pool = {kAllFaces & ~u64{1}, kAllFaces}; }},
    {"the draw pile has a card", has_draw_pile, [](State& s) { s.seat[0].pool = {}; }},
    {"DSC-PLACE-10: a blocked hand", has_note,
     [](State& s) {
       s.pub.unfit[0] = s.seat[0].hand.one;
       s.pub.slack[0] = u8(s.pub.hand_size[0] - 1);
     }},
    {"a note says nothing", has_note, [](State& s) { s.pub.slack[0] = s.pub.hand_size[0]; }},
    {"a note says nothing", [](const State& s) { return s.pub.unfit[0] == 0; }, [](State& s) { s.pub.slack[0] = 1; }},
};

const std::vector<Broken<Game>> kCourse{
    {"a seat that is not", always, [](State& s) { s.pub.turn = s.pub.seats; }},
    {"a seat that is not", always, [](State& s) { s.pub.start = s.pub.seats; }},
    {"DSC-END-04", always, [](State& s) { s.pub.empty_holdups = components::kStalemate + 1; }},
    {"DSC-END-02", goes_on, [](State& s) { s.pub.ended = EndReason::NobodyRaids; }},
    {"DSC-END-02", goes_on,
     [](State& s) {
       s.pub.flow.clear();
       s.pub.asked.close();
     }},
    {"DSC-RES-05: an impossible", always, [](State& s) { s.pub.latest[0] = i16(s.pub.placements + 1); }},
    {"DSC-RES-05: an impossible", always, [](State& s) { s.pub.latest[s.pub.seats - 1U] = i16(-s.pub.seats - 1); }},
    {"DSC-RES-05: two seats", always, [](State& s) { s.pub.latest[0] = s.pub.latest[1]; }},
    {"DSC-RES-05: two seats", always, [](State& s) { s.pub.latest[2] = s.pub.latest[1]; }},
    {"DSC-RES-05: two seats", always, [](State& s) { s.pub.latest[s.pub.seats - 1U] = s.pub.latest[0]; }},
    {"DSC-HOLD-07", holds_up, [](State& s) { lose_hand(s, asked_seat(s)); }},
    {"DSC-PLACE-10: a seat is asked", is_asked_to_place, [](State& s) { lose_hand(s, asked_seat(s)); }},
};

TEST(DesperadosCardsCheck, notices_whatever_is_broken) {
  const std::vector<Seated<Game>> tables{{{}, 3}, {{}, 5}};
  for (const auto& rows : {kCards, kRows, kPlaceCards, kNotes, kCourse}) {
    BrokenPositions<Game>(rows).look_for(tables, 200);
  }
}

/// What is said of a first row with these henchmen; empty if it is taken.
std::string refusal_of_row(std::string_view row) {
  json::value v = state_json<Game, RowCodec<Game>>(begin<Game>({}, 3, key_of_seed(1)));
  merge_patch(v, *parse_json("{\"public\":{\"piles\":{\"P0\":{\"row\":" + std::string(row) + "}}}}"));
  const Result<State> read = state_from_json<Game, RowCodec<Game>>(v);
  return read ? "" : read.error();
}

TEST(DesperadosCardsCheck, a_row_that_breaks_its_conditions_is_not_read) {
  EXPECT_THAT(refusal_of_row(R"(["rA","gB"])"), testing::HasSubstr("gB does not fit (DSC-PLACE-03"));
  EXPECT_THAT(refusal_of_row(R"(["rA","rA"])"), testing::HasSubstr("rA does not fit (DSC-PLACE-03"));
  EXPECT_THAT(refusal_of_row(R"(["rA","rB","rA"])"), testing::HasSubstr("rA does not fit (DSC-PLACE-03"));
}

}  // namespace
}  // namespace saloon::desperados_cards
