// The invariants: tiles and money conserved, rows ridden by the rules, every note true.
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// DSP-SETUP-03 to -06: three low and two high tiles laid out, as many shuffled, the reserve underneath.
const char* check_bank_tiles(const State& s) {
  const auto& slots = s.hidden.bank_value;
  u32 seen = 0;
  for (unsigned first : {0U, unsigned(kFirstInPile)}) {
    u32 group = 0;
    for (unsigned i = first; i < first + kBanks; ++i) group |= bank_tile_of(slots[i]);
    if (count_bits(group) != kBanks) return "DSP-SETUP-05: a bank tile is missing or there twice";
    if (count_bits(group & kLowGroup) != kLowOnBoard) return "DSP-SETUP-05: three low and two high bank tiles";
    seen |= group;
  }
  if (seen != (kLowGroup | kHighGroup)) return "DSP-SETUP-05: a bank tile is missing or there twice";
  for (unsigned i = kFirstInReserve; i < kBankTiles; ++i) {
    if (slots[i] != components::kReserveValues[i - kFirstInReserve]) return "DSP-SETUP-06: the reserve lies underneath";
  }
  return nullptr;
}

const char* check_banks(const State& s) {
  const auto& pub = s.pub;
  if (pub.bank_pile > kPileAtStart) return "DSP-SETUP-06: the pile has seven tiles at most";
  const u32 out = (1U << (kBankTiles - pub.bank_pile)) - 1;  // no longer in the pile
  const u32 board = slots_on_board(pub);
  if ((board & ~out) != 0 || count_bits(board) != kBanks - count_bits(empty_banks(pub))) {
    return "DSP-CLEAN-03: a bank has a tile that cannot be there";
  }
  for (unsigned i = 0; i < kBankTiles; ++i) {
    const u8 value = pub.bank_value[i];
    if (value != 0 && value != s.hidden.bank_value[i]) return "a public bank value is wrong";
    const bool robbed = (out & ~board & 1U << i) != 0;
    if (robbed && value == 0) return "DSP-BANK-03: a robbed tile is public";
    if ((out >> i & 1) == 0 && value != 0) return "DSP-INFO-07: a tile of the pile is public";
    if ((board >> i & 1) != 0 && value != 0 && pub.config.bank_memory_aid == BankMemoryAid::Off)
      return "DSP-R23: a spied value is kept";
  }
  for (Seat p = 0; p < pub.seats; ++p) {
    const auto seen = is_marshal(pub, p) ? seen_by_marshal(pub, s.hidden.bank_value) : BankSlots{};
    if (s.seat[p].bank_value != seen) return "DSP-SETUP-17: the marshal, and nobody else, knows the banks";
  }
  return nullptr;
}

/// The value of the tiles that are gone; -1 if equal tiles did not leave from the highest number down.
template <class Values>
int taken_value(u32 left, const Values& values) {
  int sum = 0;
  for (unsigned i = 0; i < values.size(); ++i) {
    if ((left >> i & 1) == 0) sum += values[i];
    const bool twin = i > 0 && values[i] == values[i - 1];
    if (twin && (left >> i & 1) != 0 && (left >> (i - 1) & 1) == 0) return -1;
  }
  return (left >> values.size()) == 0 ? sum : -1;
}

const char* check_loot(const Public& pub) {
  const int poker = taken_value(pub.poker_tiles, components::kPokerValues);
  const int coaches = taken_value(pub.coach_tiles, components::kCoachValues);
  if (poker < 0 || coaches < 0) return "a set of tiles is not in its one form";
  if ((pub.poker & ~kPokerTownSet) != 0) return "DSP-SETUP-07: a poker tile in a bank town";
  if (count_bits(pub.poker) != count_bits(pub.poker_tiles)) return "DSP-EVAL-10: a poker tile is missing";
  int banks = 0;
  const u32 board = slots_on_board(pub);
  for (unsigned i = 0; i < unsigned(kBankTiles - pub.bank_pile); ++i) {
    if ((board >> i & 1) == 0) banks += pub.bank_value[i];
  }
  return pub.loot == poker + coaches + banks ? nullptr : "the loot is not what the tiles taken are worth";
}

// --- figures
const char* check_figures(const Public& pub) {
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.figure[p] > kTowns) return "a figure stands nowhere";
    if (all_placed(pub) && pub.figure[p] == 0) return "DSP-SETUP-16: a figure was not placed";
  }
  for (int i = 0; i < kSheriffs; ++i) {
    const u8 at = pub.sheriff[unsigned(i)];
    const bool plays = i < sheriffs_in_play(pub);
    if (at > kTowns || (!plays && at != 0)) return "DSP-SETUP-13: one sheriff per desperado";
    if (all_placed(pub) && plays && at == 0) return "DSP-SETUP-14: a sheriff was not placed";
  }
  return nullptr;
}

/// A turn has begun and nothing is evaluated yet.
bool in_turns(const Public& pub) {
  if (pub.flow.over()) return false;
  switch (Proc(pub.flow.top().proc)) {
    case Proc::Sheriffs:
    case Proc::MarshalCard:
    case Proc::GangCards:
    case Proc::Actions:
      return true;
    default:
      return false;
  }
}

const char* check_coaches(const Public& pub) {
  if (pub.flow.over()) return nullptr;
  for (const Coach coach : {Coach::Brown, Coach::Blue}) {
    const u8 at = pub.coach[unsigned(coach)];
    if (at > kTowns) return "a coach stands nowhere";
    if (coach == Coach::Blue && !blue_plays(pub)) {
      if (at != 0) return "DSP-SETUP-12: the blue coach waits beside the board in round 1";
      continue;
    }
    if (!in_turns(pub) || is_held(pub, coach)) continue;
    if (at != stop_of(timetable_of(pub, coach), coach, pub.turn) + 1) return "DSP-COACH-01: a coach off its timetable";
  }
  return nullptr;
}

// --- cards
/// How many cards lie in a row now.
int expected_cards(const Public& pub, Seat p) {
  // DSP-END-01: after the last round all were taken back; DSP-END-05: an early finish leaves them there.
  if (pub.flow.over()) return pub.round == kRounds ? 0 : pub.turn;
  const Frame& f = pub.flow.top();
  switch (Proc(f.proc)) {
    case Proc::Setup:
    case Proc::Placing:
      return 0;
    case Proc::Sheriffs:
    case Proc::MarshalCard:
      return pub.turn - 1;
    case Proc::GangCards:
      return is_marshal(pub, p) ? pub.turn : pub.turn - 1;
    case Proc::CleanUp:
      return CleanUpAt(f.at) == CleanUpAt::TakeBack ? pub.turn : 0;
    default:
      return pub.turn;
  }
}

const char* check_row(const State& s, Seat p) {
  const auto& pub = s.pub;
  const Private& mine = s.seat[p];
  const int laid = pub.laid[p];
  if (laid != expected_cards(pub, p)) return "DSP-CARD-01: a row has too many or too few cards";
  Ride at{pub.figure[p] - 1, 0};
  for (unsigned t = 0; t < kTurns; ++t) {
    if (int(t) >= laid) {
      if (mine.row[t] != 0 || pub.shown[p][t] != 0) return "a card beyond the end of a row";
      continue;
    }
    if (mine.row[t] == 0 || mine.row[t] > kCards) return "a card is missing in a row";
    const u8 shown = pub.shown[p][t];
    if (shown != 0 && shown != mine.row[t]) return "DSP-ACT-08: a card was shown that does not lie there";
    const int card = mine.row[t] - 1;
    if (!in_turns(pub)) continue;  // the evaluation has moved the figures
    if ((cards_from(at.town, hand_of(pub, p, mine.row, int(t))) >> card & 1) == 0)
      return "DSP-CARD-02: an illegal card";
    at = ridden(at, card, int(t) + 1);
  }
  const bool gang_marks = owner_decides(pub) && !is_marshal(pub, p);
  if ((mine.marks >> (gang_marks ? laid : 0)) != 0) return "DSP-DESP-05: a mark without a card";
  return nullptr;
}

const char* check_cards(const State& s) {
  const auto& pub = s.pub;
  for (Seat p = 0; p < pub.seats; ++p) {
    if ((pub.lost[p] & ~kAllTowns) != 0) return "DSP-EVAL-06: Saloon is never lost";
    if (const char* broken = check_row(s, p)) return broken;
  }
  if (pub.lost[pub.marshal] != 0) return "DSP-EVAL-05: only desperados lose cards";
  return nullptr;
}

const char* check_notes(const State& s) {
  const auto& pub = s.pub;
  const GangNote note = gang_note_of(s);
  for (Seat p = 0; p < pub.seats; ++p) {
    const Private& mine = s.seat[p];
    Private worked_out = mine;
    work_out_ride(pub, p, worked_out);
    if (worked_out.town != mine.town || worked_out.stuck != mine.stuck) return "DSP-CARD-02: a real town is wrong";
    const GangNote& expected = is_marshal(pub, p) ? GangNote{} : note;
    if (std::memcmp(&mine.gang, &expected, sizeof expected) != 0) return "DSP-DESP-05: the gang's notes are wrong";
  }
  return nullptr;
}

// --- actions
const char* check_action(const Public& pub, const Action& a) {
  const SeatSet joiners{a.joiners};
  if (a.turn == 0 || a.turn > pub.turn || a.town >= kTowns || a.needed == 0) return "an impossible action";
  if ((joiners.bits & ~gang(pub).bits) != 0) return "DSP-ACT-04: only desperados have disks";
  if (a.kind == ActionKind::Poker) {
    return (kPokerTownSet >> a.town & 1) != 0 ? nullptr : "DSP-ACT-02: poker without a tile";
  }
  if (!in_turns(pub)) return nullptr;
  if (joiners.size() < a.needed) return "DSP-ACT-05: fewer disks than needed";
  return pub.coach[unsigned(coach_of(a.kind))] == a.town + 1 ? nullptr : "DSP-COACH-02: an attacked coach has moved";
}

const char* check_actions(const Public& pub) {
  u32 used = 0;
  u32 held = 0;
  bool ended = false;
  for (const Action& a : pub.actions) {
    if (a.kind == ActionKind::None) {
      ended = true;
      if (a.joiners != 0 || a.turn != 0) return "an action without a kind";
      continue;
    }
    if (ended || (a.kind != ActionKind::Poker && !is_robbery(a.kind))) return "a gap between actions";
    if (const char* broken = check_action(pub, a)) return broken;
    if ((used & a.joiners) != 0) return "DSP-ACT-04: a disk lies in two places";
    used |= a.joiners;
    if (is_robbery(a.kind)) held |= 1U << unsigned(coach_of(a.kind));
  }
  if (in_turns(pub) && used != pub.disks_used) return "DSP-ACT-04: the disks used are wrong";
  return held == pub.held ? nullptr : "DSP-COACH-02: the held coaches are wrong";
}

// --- questions
const char* check_exchange(const State& s) {
  const Seat marshal = s.pub.marshal;
  const bool sealed = Ask(s.pub.asked.what[marshal]) == Ask::ExchangeCard && s.seat[marshal].sealed.given();
  return sealed ? "DSP-CARD-10: an exchange has its effect at once" : nullptr;
}

const char* check_course(const Public& pub) {
  if (pub.marshal >= pub.seats) return "DSP-SETUP-02: the marshal sits nowhere";
  if (pub.round < 1 || pub.round > kRounds || pub.turn > kTurns) return "DSP-FLOW-01: five rounds of five turns";
  if (pub.first_timetable >= kTimetables) return "DSP-SETUP-10: there are five timetables";
  if (pub.flow.over() != (pub.ended != EndReason::None)) return "DSP-END-01: over without a reason, or the reverse";
  return in_turns(pub) && pub.turn == 0 ? "DSP-FLOW-03: a turn that has not begun" : nullptr;
}

}  // namespace

const char* Game::check(const State& s) {
  if (!is_set_up(s.pub)) return nullptr;
  // Each relies on those before it.
  using Checked = const char* (*)(const State&);
  constexpr Checked kChecks[] = {
      [](const State& x) { return check_course(x.pub); },
      check_bank_tiles,
      check_banks,
      [](const State& x) { return check_loot(x.pub); },
      [](const State& x) { return check_figures(x.pub); },
      [](const State& x) { return check_coaches(x.pub); },
      [](const State& x) { return check_actions(x.pub); },
      check_cards,
      check_notes,
      check_exchange,
  };
  for (const Checked checked : kChecks) {
    if (const char* broken = checked(s)) return broken;
  }
  return nullptr;
}

}  // namespace saloon::desperados
