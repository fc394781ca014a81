// Invariants of the running procedures: each belongs to the card in play, and whoever is asked is asked what the
// paragraph about to run wants answered. A position written by hand must pass this before anything looks at it closely.
#include "games/dead_money/knowledge.h"

namespace saloon::dead_money {

namespace {

/// May this procedure run for this effect?
bool belongs(Proc proc, Effect effect) {
  switch (effect) {
    case Effect::LookAndTake:
      return proc == Proc::ChooseSeat || proc == Proc::LookAndTake;
    case Effect::OpponentGives1:
      return proc == Proc::ChooseSeat || proc == Proc::Give;
    case Effect::OnePlayerDiscards:
      return proc == Proc::ChooseSeat || proc == Proc::DiscardInTurn;
    case Effect::BrainFromDiscard:
      return proc == Proc::Fetch || proc == Proc::ChooseBrain;
    case Effect::DrawThenDiscard:
    case Effect::HoldersDiscard1:
    case Effect::AllDiscard1:
    case Effect::LevelHands:
      return proc == Proc::DiscardInTurn;
    default:
      return asks_somebody(effect) && proc == first_procedure(effect);
  }
}

const char* check_job(const Public& pub, const Frame& f, bool top) {
  const JobLocals job = f.get<JobLocals>();
  const SeatSet seats{job.seats};
  if (job.other >= pub.seats || (seats.bits & ~all_seats(pub.seats).bits) != 0)
    return "a seat that is not at the table";
  if (!top) return Proc(f.proc) == Proc::PlayTop ? nullptr : "DM-FX-10C: only this card plays another";
  switch (Proc(f.proc)) {
    case Proc::Swap:
      if (SwapAt(f.at) != SwapAt::Swap) return nullptr;
      if (seats.size() != 2 || job.count == 0) return "DM-FX-4C: two players swap cards";
      for (const Seat p : seats) {
        if (job.count > pub.hand_size[p]) return "DM-FX-4C: more cards than a hand has";
      }
      return nullptr;
    case Proc::Give:
      if (effect_in_play(pub) == Effect::OpponentGives1 && seats.size() != 1) return "DM-FX-8H: one opponent gives";
      if (job.count > pub.hand_size[pub.turn]) return "DM-FX-6H: more cards than the hand has";
      return GiveAt(f.at) == GiveAt::Discard && job.count == 0 ? "DM-FX-6H: nothing to discard" : nullptr;
    case Proc::Reorder:
      if (ReorderAt(f.at) != ReorderAt::Order) return nullptr;
      return job.count == 0 || job.count > kMostSeen || job.count > pub.fixed_size ? "DM-FX-KC: other cards" : nullptr;
    case Proc::DrawAndAssign:
      if (DrawAndAssignAt(f.at) != DrawAndAssignAt::Assign) return nullptr;
      return job.count == 0 || job.count > 3 ? "DM-FX-7C: one to three cards" : nullptr;
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
    if (!belongs(Proc(f.proc), effect_of(pub.in_play[unsigned(i - 1)]))) return "an effect of another card runs";
    if (Proc(f.proc) == Proc::PlayTop && f.get<JobLocals>().count != i) return "DM-FX-10C: another depth";
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
struct Question {
  SeatSet who{};
  Ask what{};
};

Question question_of_turn(const Public& pub) {
  switch (TurnAt(pub.flow.top().at)) {
    case TurnAt::Act:
      return {only(pub.turn), pub.played == 0 ? Ask::TurnFirst : Ask::TurnSecond};
    case TurnAt::Drop:
      return {only(pub.turn), Ask::DropBrain};
    default:
      return {};
  }
}

Question question_of_giving(const Public& pub, GiveAt at) {
  const Effect effect = effect_in_play(pub);
  const bool rank = effect == Effect::MayGiveKing || effect == Effect::MayGiveAce;
  if (at == GiveAt::Discard) return {only(pub.turn), Ask::DiscardSet};
  return {SeatSet{job_locals(pub).seats}, rank ? Ask::GiveRank : Ask::GiveCard};
}

/// Each effect's second paragraph takes the answer that its first has asked for.
Question question_of_job(const Public& pub) {
  const Frame& f = pub.flow.top();
  const JobLocals job = job_locals(pub);
  const SeatSet player = only(pub.turn);
  const Effect effect = effect_in_play(pub);
  switch (Proc(f.proc)) {
    case Proc::ChooseBrain: {
      const Ask what = question_for_brain(pub, job.other);
      return what == Ask::None ? Question{} : Question{only(job.other), what};
    }
    case Proc::ChooseSeat:
      return {player, question_for_seat(pub)};
    case Proc::PassRound:
      return {SeatSet{job.seats}, Ask::PassCard};
    case Proc::Swap:
      return SwapAt(f.at) == SwapAt::Ask ? Question{player, Ask::ChoosePair}
                                         : Question{SeatSet{job.seats}, Ask::SwapCards};
    case Proc::DiscardInTurn:
      return {only(job.other), Ask::DiscardCard};
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

Question question_of(const Public& pub) {
  const Frame& f = pub.flow.top();
  if (f.at == 0) return {};
  if (Proc(f.proc) == Proc::Turn) return question_of_turn(pub);
  if (Proc(f.proc) == Proc::Showdown) return {only(next_bidder(pub)), Ask::Bid};
  return question_of_job(pub);
}

}  // namespace

const char* check_flow(const Public& pub) {
  if (pub.flow.over()) return pub.asked.asked().empty() ? nullptr : "DM-WIN-06: somebody is asked after the end";
  if (const char* broken = check_frames(pub)) return broken;
  const bool bidding = Proc(pub.flow.top().proc) == Proc::Showdown && pub.flow.top().at != 0;
  if (bidding && pub.showdown.acted == all_seats(pub.seats).bits) return "DM-SHOW-02: nobody is left to bid";
  const Question question = question_of(pub);
  if (pub.asked.required != question.who.bits || pub.asked.offered != 0) return "other seats are asked than should be";
  for (const Seat p : question.who) {
    if (pub.asked.what[p] != u8(question.what)) return "a seat is asked something else than it should be";
  }
  return nullptr;
}

}  // namespace saloon::dead_money
