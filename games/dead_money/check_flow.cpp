// Invariants of the running procedures: each belongs to the card in play, and whoever is asked is asked what the
// paragraph about to run wants answered. A position written by hand must pass this before anything looks at it closely.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

/// May this procedure run for this card?
bool belongs(Proc proc, int face) {
  const FaceRow& row = kFaceRows[unsigned(face)];
  return proc != Proc::Turn && (proc == row.first || proc == row.then);
}

const char* check_swap(const Public& pub, SwapAt at, const SwapLocals& job) {
  if (at != SwapAt::Swap) return nullptr;
  if (SeatSet{job.pair}.size() != 2 || job.each == 0) return "DM-FX-4C: two players swap cards";
  for (const Seat p : SeatSet{job.pair}) {
    if (job.each > pub.hand_size[p]) return "DM-FX-4C: more cards than a hand has";
  }
  return nullptr;
}

const char* check_give(const Public& pub, GiveAt at, const GiveLocals& job) {
  const bool one = effect_in_play(pub) == Effect::OpponentGives1;
  if (one && SeatSet{job.givers}.size() != 1) return "DM-FX-8H: one opponent gives";
  if (job.due > pub.hand_size[pub.turn]) return "DM-FX-6H: more cards than the hand has";
  return at == GiveAt::Discard && job.due == 0 ? "DM-FX-6H: nothing to discard" : nullptr;
}

const char* check_reorder(const Public& pub, ReorderAt at, const ReorderLocals& job) {
  if (at != ReorderAt::Order) return nullptr;
  return job.seen == 0 || job.seen > kMostSeen || job.seen > pub.fixed_size ? "DM-FX-KC: other cards" : nullptr;
}

const char* check_draw(DrawAndAssignAt at, const DrawAndAssignLocals& job) {
  if (at != DrawAndAssignAt::Assign) return nullptr;
  return job.drawn == 0 || job.drawn > 3 ? "DM-FX-7C: one to three cards" : nullptr;
}

/// The seats that the frame of an effect names; none of them anywhere else.
struct NamedSeats {
  SeatSet set{};
  Seat one{};
};
NamedSeats named_seats(const Frame& f) {
  switch (Proc(f.proc)) {
    case Proc::ChooseBrain:
      return {.one = f.get<ChooseBrainLocals>().chooser};
    case Proc::PassRound:
      return {.set = {f.get<PassRoundLocals>().givers}};
    case Proc::Swap:
      return {{f.get<SwapLocals>().pair}, f.get<SwapLocals>().player};
    case Proc::DiscardInTurn:
      return {{f.get<DiscardInTurnLocals>().waiting}, f.get<DiscardInTurnLocals>().discarding};
    case Proc::Give:
      return {{f.get<GiveLocals>().givers}, f.get<GiveLocals>().player};
    case Proc::LookAndTake:
      return {.one = f.get<LookAndTakeLocals>().victim};
    case Proc::PlayTop:
      return {.one = f.get<PlayTopLocals>().player};
    case Proc::ChooseSeat:
    case Proc::Topdeck:
    case Proc::Fetch:
      return {.one = f.get<EffectLocals>().player};
    default:
      return {};
  }
}

const char* check_job(const Public& pub, const Frame& f, bool top) {
  const NamedSeats named = named_seats(f);
  if (named.one >= pub.seats || (named.set.bits & ~all_seats(pub.seats).bits) != 0) {
    return "a seat that is not at the table";
  }
  if (!top) return Proc(f.proc) == Proc::PlayTop ? nullptr : "DM-FX-10C: only this card plays another";
  switch (Proc(f.proc)) {
    case Proc::Swap:
      return check_swap(pub, SwapAt(f.at), f.get<SwapLocals>());
    case Proc::Give:
      return check_give(pub, GiveAt(f.at), f.get<GiveLocals>());
    case Proc::Reorder:
      return check_reorder(pub, ReorderAt(f.at), f.get<ReorderLocals>());
    case Proc::DrawAndAssign:
      return check_draw(DrawAndAssignAt(f.at), f.get<DrawAndAssignLocals>());
    default:
      return nullptr;
  }
}

/// The frames of effects: under the last only 10C, each with its card in play.
const char* check_jobs(const Public& pub) {
  const int jobs = pub.flow.depth - 1;
  const Frame& last = pub.flow.top();
  const bool settling = Proc(last.proc) == Proc::PlayTop && PlayTopAt(last.at) == PlayTopAt::Settle;
  if (pub.in_play_size != jobs && (!settling || pub.in_play_size != jobs + 1)) return "DM-DECK-04: other cards in play";
  for (int i = 1; i <= jobs; ++i) {
    const Frame& f = pub.flow.frames[unsigned(i)];
    if (!belongs(Proc(f.proc), pub.in_play[unsigned(i - 1)])) return "an effect of another card runs";
    if (Proc(f.proc) == Proc::PlayTop && f.get<PlayTopLocals>().under != i) return "DM-FX-10C: another depth";
    if (i < jobs && f.at != u8(PlayTopAt::Settle)) return "DM-FX-10C: it waits for the card it turned up";
    if (const char* broken = check_job(pub, f, i == jobs)) return broken;
  }
  return nullptr;
}

const char* check_turn_frame(const Public& pub) {
  const Frame& f = pub.flow.frames[0];
  const u8 card = f.get<TurnLocals>().card;
  const bool settle = TurnAt(f.at) == TurnAt::Settle;
  const bool choosing = TurnAt(f.at) == TurnAt::Ask || TurnAt(f.at) == TurnAt::Act;
  if (choosing && pub.hands_left == 0) return "DM-TURN-06: no hands are left";
  if (pub.showdown.acted != 0) return "DM-SHOW-01: a turn goes on during a showdown";
  if (card > kFaces || (settle && card == 0)) return "DM-TURN-07: no card was played";
  if (pub.flow.depth == 1) return pub.in_play_size <= (settle ? 1 : 0) ? nullptr : "DM-DECK-04: a card is in play";
  return settle ? check_jobs(pub) : "DM-TURN-07: an effect runs although no card is being resolved";
}

const char* check_frames(const Public& pub) {
  for (unsigned i = 0; i < pub.in_play_size; ++i) {
    if (pub.in_play[i] >= kFaces) return "a card in play that does not exist";
  }
  switch (Proc(pub.flow.frames[0].proc)) {
    case Proc::Turn:
      return check_turn_frame(pub);
    case Proc::Showdown:
      if (pub.flow.depth != 1 || pub.in_play_size != 0) return "DM-SHOW-01: cards in play during a showdown";
      if (pub.showdown.brain == 0 || pub.showdown.dropper >= pub.seats) return "DM-SHOW-01: no Brain in the centre";
      return nullptr;
    default:
      return "a procedure that nothing called";
  }
}

/// Who has to answer what before the paragraph on top can run.
struct AskedSeats {
  SeatSet who{};
  Ask what{};
};

AskedSeats question_of_turn(const Public& pub) {
  switch (TurnAt(pub.flow.top().at)) {
    case TurnAt::Act:
      return {only(pub.turn), pub.played == 0 ? Ask::TurnFirst : Ask::TurnSecond};
    case TurnAt::Drop:
      return {only(pub.turn), Ask::DropBrain};
    default:
      return {};
  }
}

AskedSeats question_of_giving(const Public& pub, GiveAt at) {
  const Effect effect = effect_in_play(pub);
  const bool rank = effect == Effect::MayGiveKing || effect == Effect::MayGiveAce;
  if (at == GiveAt::Discard) return {only(pub.turn), Ask::DiscardSet};
  return {SeatSet{locals_of<GiveLocals>(pub).givers}, rank ? Ask::GiveRank : Ask::GiveCard};
}

/// Each effect's second paragraph takes the answer that its first has asked for.
AskedSeats question_of_job(const Public& pub) {
  const Frame& f = pub.flow.top();
  const SeatSet player = only(pub.turn);
  const Effect effect = effect_in_play(pub);
  switch (Proc(f.proc)) {
    case Proc::ChooseBrain: {
      const Seat chooser = f.get<ChooseBrainLocals>().chooser;
      const Ask what = question_for_brain(pub, chooser);
      return what == Ask::None ? AskedSeats{} : AskedSeats{only(chooser), what};
    }
    case Proc::ChooseSeat:
      return {player, question_for_seat(pub)};
    case Proc::PassRound:
      return {SeatSet{f.get<PassRoundLocals>().givers}, Ask::PassCard};
    case Proc::Swap:
      return SwapAt(f.at) == SwapAt::Ask ? AskedSeats{player, Ask::ChoosePair}
                                         : AskedSeats{SeatSet{f.get<SwapLocals>().pair}, Ask::SwapCards};
    case Proc::DiscardInTurn:
      return {only(f.get<DiscardInTurnLocals>().discarding), Ask::DiscardCard};
    case Proc::Give:
      return question_of_giving(pub, GiveAt(f.at));
    case Proc::LookAndTake:
      return {player, Ask::TakeSeen};
    case Proc::DrawAndAssign:
      return {player, effect == Effect::Draw1PassIt ? Ask::ChooseOpponent : Ask::AssignTwo};
    case Proc::Reorder:
      return {player, Ask::Reorder};
    case Proc::Topdeck:
      return {player, Ask::Topdeck};
    case Proc::Fetch:
      return {player, effect == Effect::BrainFromDiscard ? Ask::BrainFromDiscard : Ask::FaceFromDiscard};
    default:
      return {};
  }
}

AskedSeats question_of(const Public& pub) {
  const Frame& f = pub.flow.top();
  if (f.at == 0) return {};
  if (Proc(f.proc) == Proc::Turn) return question_of_turn(pub);
  if (Proc(f.proc) == Proc::Showdown) return {only(next_bidder(pub)), Ask::Bid};
  return question_of_job(pub);
}

}  // namespace

const char* check_flow(const Public& pub) {
  if (pub.flow.over()) return pub.asked.open().empty() ? nullptr : "DM-WIN-06: somebody is asked after the end";
  if (const char* broken = check_frames(pub)) return broken;
  const bool bidding = Proc(pub.flow.top().proc) == Proc::Showdown && pub.flow.top().at != 0;
  if (bidding && pub.showdown.acted == all_seats(pub.seats).bits) return "DM-SHOW-02: nobody is left to bid";
  const AskedSeats question = question_of(pub);
  if (pub.asked.required != question.who.bits || pub.asked.offered != 0) return "other seats are asked than should be";
  for (const Seat p : question.who) {
    if (pub.asked.what[p] != u8(question.what)) return "a seat is asked something else than it should be";
  }
  return nullptr;
}

}  // namespace saloon::dead_money
