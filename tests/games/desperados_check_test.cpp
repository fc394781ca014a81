// What the check of Desperados must notice, invariant by invariant.
#include "games/desperados/rules.h"
#include "tests/games/broken_positions.h"

namespace saloon::desperados {
namespace {

bool is_laid_out(const State& s) { return is_set_up(s.pub); }
bool is_over(const State& s) { return s.pub.flow.over(); }
bool goes_on(const State& s) { return is_laid_out(s) && !is_over(s); }
template <Proc P>
bool runs(const State& s) {
  return goes_on(s) && Proc(s.pub.flow.top().proc) == P;
}
bool rides(const State& s) { return runs<Proc::GangCards>(s); }
bool acts(const State& s) { return runs<Proc::Actions>(s); }
bool has_laid(const State& s) { return acts(s) && s.pub.turn == 1; }
bool shares(const State& s) { return !owner_decides(s.pub); }
bool has_action(const State& s) { return rides(s) && s.pub.actions[0].kind != ActionKind::None; }
bool plays_poker(const State& s) { return has_action(s) && s.pub.actions[0].kind == ActionKind::Poker; }
bool robs_a_coach(const State& s) { return has_action(s) && is_robbery(s.pub.actions[0].kind); }
bool has_free_disk(const State& s) { return has_action(s) && (gang(s.pub).bits & ~s.pub.disks_used) != 0; }
Seat desperado(const State& s) { return Seat(lowest_bit(gang(s.pub).bits)); }
unsigned spied(const State& s) { return s.pub.bank_slot[0] - 1U; }
bool has_bank(const State& s) { return is_laid_out(s) && s.pub.bank_slot[0] != 0; }
int robbed_slot(const State& s) {
  const u32 out = (1U << (kBankTiles - s.pub.bank_pile)) - 1;
  return (out & ~slots_on_board(s.pub)) == 0 ? -1 : lowest_bit(out & ~slots_on_board(s.pub));
}
bool was_robbed(const State& s) { return goes_on(s) && robbed_slot(s) >= 0; }

const std::vector<Broken<Game>> kCourse{
    {"DSP-SETUP-02", is_laid_out, [](State& s) { s.pub.marshal = s.pub.seats; }},
    {"DSP-FLOW-01", is_laid_out, [](State& s) { s.pub.round = 0; }},
    {"DSP-FLOW-01", is_laid_out, [](State& s) { s.pub.round = kRounds + 1; }},
    {"DSP-FLOW-01", is_laid_out, [](State& s) { s.pub.turn = kTurns + 1; }},
    {"DSP-SETUP-10", is_laid_out, [](State& s) { s.pub.first_timetable = kTimetables; }},
    {"DSP-END-01", goes_on, [](State& s) { s.pub.ended = EndReason::GoalMissed; }},
    {"DSP-END-01", is_over, [](State& s) { s.pub.ended = EndReason::None; }},
    {"DSP-FLOW-03", runs<Proc::Sheriffs>, [](State& s) { s.pub.turn = 0; }},
    {"DSP-FLOW-03", runs<Proc::MarshalCard>, [](State& s) { s.pub.turn = 0; }},
    {"DSP-FLOW-03", rides, [](State& s) { s.pub.turn = 0; }},
    {"DSP-FLOW-03", acts, [](State& s) { s.pub.turn = 0; }},
};

const std::vector<Broken<Game>> kBankTileRows{
    {"DSP-SETUP-05: a bank tile", is_laid_out, [](State& s) { s.hidden.bank_value[0] = s.hidden.bank_value[1]; }},
    {"DSP-SETUP-05: a bank tile", is_laid_out,
     [](State& s) {
       for (unsigned i = 0; i < kBanks; ++i) s.hidden.bank_value[kFirstInPile + i] = s.hidden.bank_value[i];
     }},
    {"DSP-SETUP-05: three low", is_laid_out,
     [](State& s) {
       auto& slots = s.hidden.bank_value;
       const auto is_low = [&](unsigned i) { return (bank_tile_of(slots[i]) & kLowGroup) != 0; };
       unsigned low = 0;
       unsigned high = kFirstInPile;
       while (!is_low(low)) ++low;
       while (is_low(high)) ++high;
       std::swap(slots[low], slots[high]);
     }},
    {"DSP-SETUP-06: the reserve", is_laid_out, [](State& s) { ++s.hidden.bank_value[kFirstInReserve]; }},
    {"DSP-SETUP-06: the reserve", is_laid_out, [](State& s) { ++s.hidden.bank_value[kBankTiles - 1]; }},
    {"DSP-SETUP-06: the pile", is_laid_out, [](State& s) { s.pub.bank_pile = kPileAtStart + 1; }},
    {"DSP-CLEAN-03", has_bank, [](State& s) { s.pub.bank_slot[0] = kBankTiles; }},
    {"DSP-CLEAN-03", has_bank, [](State& s) { s.pub.bank_slot[0] = s.pub.bank_slot[1]; }},
    {"a public bank value", has_bank,
     [](State& s) { s.pub.bank_value[spied(s)] = u8(s.hidden.bank_value[spied(s)] + 1); }},
    {"DSP-BANK-03", was_robbed, [](State& s) { s.pub.bank_value[unsigned(robbed_slot(s))] = 0; }},
    {"DSP-INFO-07", [](const State& s) { return is_laid_out(s) && s.pub.bank_pile > 0; },
     [](State& s) { s.pub.bank_value[kBankTiles - 1] = s.hidden.bank_value[kBankTiles - 1]; }},
    {"DSP-R23", [](const State& s) { return has_bank(s) && s.pub.config.bank_memory_aid == BankMemoryAid::Off; },
     [](State& s) { s.pub.bank_value[spied(s)] = s.hidden.bank_value[spied(s)]; }},
    {"DSP-SETUP-17", is_laid_out, [](State& s) { s.seat[s.pub.marshal].bank_value = {}; }},
    {"DSP-SETUP-17", is_laid_out, [](State& s) { s.seat[desperado(s)].bank_value = s.hidden.bank_value; }},
};

const std::vector<Broken<Game>> kLoot{
    {"a set of tiles", is_laid_out, [](State& s) { s.pub.poker_tiles = u16(1U << components::kPokerValues.size()); }},
    {"a set of tiles", [](const State& s) { return is_laid_out(s) && (s.pub.poker_tiles & 3U) == 3U; },
     [](State& s) { s.pub.poker_tiles = u16(s.pub.poker_tiles & ~1U); }},
    {"a set of tiles", is_laid_out, [](State& s) { s.pub.coach_tiles = u16(1U << components::kCoachValues.size()); }},
    {"DSP-SETUP-07", is_laid_out, [](State& s) { s.pub.poker |= 1U << lowest_bit(kAllTowns & ~kPokerTownSet); }},
    {"DSP-EVAL-10", is_laid_out, [](State& s) { s.pub.poker &= s.pub.poker - 1; }},
    {"the loot is not", is_laid_out, [](State& s) { ++s.pub.loot; }},
};

const std::vector<Broken<Game>> kFigures{
    {"a figure stands nowhere", is_laid_out, [](State& s) { s.pub.figure[s.pub.seats - 1U] = kTowns + 1; }},
    {"DSP-SETUP-16", rides, [](State& s) { s.pub.figure[0] = 0; }},
    {"DSP-SETUP-13", is_laid_out, [](State& s) { s.pub.sheriff[0] = kTowns + 1; }},
    {"DSP-SETUP-13", [](const State& s) { return is_laid_out(s) && sheriffs_in_play(s.pub) < kSheriffs; },
     [](State& s) { s.pub.sheriff[unsigned(sheriffs_in_play(s.pub))] = 1; }},
    {"DSP-SETUP-14", rides, [](State& s) { s.pub.sheriff[unsigned(sheriffs_in_play(s.pub) - 1)] = 0; }},
    {"a coach stands nowhere", goes_on, [](State& s) { s.pub.coach[0] = kTowns + 1; }},
    {"DSP-SETUP-12", [](const State& s) { return rides(s) && s.pub.round == 1; }, [](State& s) { s.pub.coach[1] = 1; }},
    {"DSP-COACH-01", [](const State& s) { return rides(s) && s.pub.held == 0; },
     [](State& s) { s.pub.coach[0] = u8(s.pub.coach[0] % kTowns + 1); }},
    {"DSP-COACH-01", [](const State& s) { return rides(s) && s.pub.held == 0 && s.pub.round == 2; },
     [](State& s) { s.pub.coach[1] = u8(s.pub.coach[1] % kTowns + 1); }},
};

const std::vector<Broken<Game>> kActions{
    {"an impossible action", has_action, [](State& s) { s.pub.actions[0].turn = 0; }},
    {"an impossible action", has_action, [](State& s) { s.pub.actions[0].turn = u8(s.pub.turn + 1); }},
    {"an impossible action", has_action, [](State& s) { s.pub.actions[0].town = kTowns; }},
    {"an impossible action", has_action, [](State& s) { s.pub.actions[0].needed = 0; }},
    {"DSP-ACT-04: only", has_action,
     [](State& s) { s.pub.actions[0].joiners = u8(s.pub.actions[0].joiners | only(s.pub.marshal).bits); }},
    {"DSP-ACT-02", plays_poker, [](State& s) { s.pub.actions[0].town = u8(lowest_bit(kAllTowns & ~kPokerTownSet)); }},
    {"DSP-ACT-05", robs_a_coach,
     [](State& s) { s.pub.actions[0].needed = u8(count_bits(s.pub.actions[0].joiners) + 1); }},
    {"DSP-COACH-02: an attacked", robs_a_coach,
     [](State& s) { s.pub.actions[0].town = u8((s.pub.actions[0].town + 1) % kTowns); }},
    {"an action without", rides, [](State& s) { s.pub.actions[kMostDesperados - 1] = {.joiners = 1}; }},
    {"an action without", rides, [](State& s) { s.pub.actions[kMostDesperados - 1] = {.turn = 1}; }},
    {"a gap between", has_action, [](State& s) { std::swap(s.pub.actions[0], s.pub.actions[kMostDesperados - 1]); }},
    {"a gap between", has_action, [](State& s) { s.pub.actions[0].kind = ActionKind(4); }},
    {"DSP-ACT-04: a disk", [](const State& s) { return has_action(s) && s.pub.actions[1].kind == ActionKind::None; },
     [](State& s) { s.pub.actions[1] = s.pub.actions[0]; }},
    {"DSP-ACT-04: the disks", has_free_disk, [](State& s) { s.pub.disks_used = u8(gang(s.pub).bits); }},
    {"DSP-COACH-02: the held", rides, [](State& s) { s.pub.held ^= 2; }},
};

const std::vector<Broken<Game>> kCardRows{
    {"DSP-EVAL-06", is_laid_out, [](State& s) { s.pub.lost[desperado(s)] |= 1U << kSaloon; }},
    {"DSP-EVAL-05", runs<Proc::Placing>, [](State& s) { s.pub.lost[s.pub.marshal] = 1; }},
    {"DSP-CARD-01", acts, [](State& s) { --s.pub.laid[0]; }},
    {"DSP-CARD-01", rides, [](State& s) { --s.pub.laid[s.pub.marshal]; }},
    {"DSP-CARD-01", runs<Proc::Sheriffs>, [](State& s) { ++s.pub.laid[0]; }},
    {"DSP-CARD-01", runs<Proc::MarshalCard>, [](State& s) { ++s.pub.laid[0]; }},
    {"DSP-CARD-01", runs<Proc::Placing>, [](State& s) { ++s.pub.laid[0]; }},
    {"DSP-CARD-01", is_over, [](State& s) { ++s.pub.laid[0]; }},
    {"a card beyond", has_laid, [](State& s) { s.seat[0].row[1] = 1; }},
    {"a card beyond", has_laid, [](State& s) { s.pub.shown[0][kTurns - 1] = 1; }},
    {"a card is missing", has_laid, [](State& s) { s.seat[0].row[0] = 0; }},
    {"a card is missing", has_laid, [](State& s) { s.seat[0].row[0] = kCards + 1; }},
    {"DSP-ACT-08", has_laid, [](State& s) { s.pub.shown[0][0] = u8(s.seat[0].row[0] % kCards + 1); }},
    {"DSP-CARD-02: an illegal", has_laid, [](State& s) { s.seat[0].row[0] = s.pub.figure[0]; }},
    {"DSP-DESP-05: a mark", shares, [](State& s) { s.seat[desperado(s)].marks = 1; }},
    {"DSP-DESP-05: a mark", [](const State& s) { return has_laid(s) && owner_decides(s.pub); },
     [](State& s) { s.seat[desperado(s)].marks = 2; }},
    {"DSP-DESP-05: a mark", [](const State& s) { return has_laid(s) && owner_decides(s.pub); },
     [](State& s) { s.seat[s.pub.marshal].marks = 1; }},
    {"DSP-CARD-02: a real", acts, [](State& s) { s.seat[0].town = u8(s.seat[0].town % kTowns + 1); }},
    {"DSP-CARD-02: a real", acts, [](State& s) { s.seat[0].stuck ^= 1; }},
    {"DSP-DESP-05: the gang", acts, [](State& s) { s.seat[s.pub.marshal].gang.chosen = 1; }},
    {"DSP-DESP-05: the gang", acts, [](State& s) { s.seat[desperado(s)].gang.row[0][0] ^= 1; }},
    {"DSP-CARD-10",
     [](const State& s) { return goes_on(s) && Ask(s.pub.asked.what[s.pub.marshal]) == Ask::ExchangeCard; },
     [](State& s) { s.seat[s.pub.marshal].sealed = Decision::lay(0); }},
};

TEST(DesperadosCheck, NoticesWhateverIsBroken) {
  const Config own{.gang_card_view = GangCardView::OwnerDecides, .bank_memory_aid = BankMemoryAid::Off};
  const std::vector<Seated<Game>> tables{{{}, 3}, {{}, 6}, {own, 4}};
  for (const auto& rows : {kCourse, kBankTileRows, kLoot, kFigures, kActions, kCardRows}) {
    BrokenPositions<Game>(rows).look_for(tables, 100);
  }
}

}  // namespace
}  // namespace saloon::desperados
