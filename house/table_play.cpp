// Answers, and who may give them.
#include "house/left_out.h"
#include "house/news.h"
#include "house/row_text.h"
#include "house/table.h"

namespace saloon::house {
namespace {

constexpr std::array kWhyNotBack = {"HOUSE-BACK-02", "HOUSE-BACK-03", "HOUSE-BACK-04"};  ///< by TakeBacks::Why

}  // namespace

/// Empty, or why this guest does not play at this seat now.
std::string Table::may_not_play(const Call& call, Seat seat) const {
  if (!seen().seats_of(call.guest).has(seat)) return "HOUSE-SEAT-02";
  if (playing() == nullptr) return "HOUSE-STAGE-02";
  if (seen().stage == TableSummary::Stage::Closed) return "HOUSE-STAGE-04";
  if (!kIsModule && answers_[seat] >= kMostAnswersOfRound) return "HOUSE-FULL-01";
  return seen().chairs[seat].has_stand_in() ? "HOUSE-SEAT-04" : "";
}

/// Is this the answer that the seat has given in the open round?
bool Table::has_answered_so(const Answer& wish) const {
  const Match& match = *playing();
  if (wish.round != match.round() || !match.required().has(wish.seat) || match.waiting().has(wish.seat)) return false;
  const json::object view = match.view(wish.seat);
  const json::value* sealed = object_in(view, "private").if_contains("sealed");
  return sealed != nullptr && *sealed == match.canonical(wish.decision);
}

Reply Table::carry(Call& call, const Answer& wish) {
  // The house itself answers where there is no choice.
  if (!call.by_house) {
    if (std::string clause = may_not_play(call, wish.seat); !clause.empty()) return {.clause = clause};
  }
  // Where there was no choice both the house and the seat may answer: the others hear of one answer, as of anybody's.
  if (has_answered_so(wish)) return {};
  // Refused is refused by what is there: only an answer that will be taken needs a clone.
  const Match& now = *playing();
  if (!draft_->match && wish.round == now.round()) {
    Refusal refusal = now.would_answer(wish.seat, wish.decision);
    if (!refusal.accepted()) return {.clause = std::move(refusal.clause), .detail = std::move(refusal.detail)};
  }
  Match& match = drafted_match();
  if (!call.by_house && is_alone_with_bots()) draft_->backs.before(match, wish.seat, draft_->recorder.answers());
  Refusal refusal = match.answer(wish.seat, wish.decision, wish.round);
  if (!refusal.accepted()) return {.clause = std::move(refusal.clause), .detail = std::move(refusal.detail)};
  draft_->backs.after(match, wish.seat, refusal.taken);
  if (!kIsModule && !call.by_house) ++answers_[wish.seat];
  write(RowKind::Line, draft_->recorder.note(match, wish.seat, std::move(refusal.taken)), call);
  return {};
}

Reply Table::carry(Call& call, const Withdraw& wish) {
  if (std::string clause = may_not_play(call, wish.seat); !clause.empty()) return {.clause = clause};
  Match& match = drafted_match();
  Refusal refusal = match.withdraw(wish.seat, wish.round);
  if (!refusal.accepted()) return {.clause = std::move(refusal.clause), .detail = std::move(refusal.detail)};
  if constexpr (!kIsModule) ++answers_[wish.seat];
  write(RowKind::Line, draft_->recorder.note_withdrawn(wish.seat), call);
  return {};
}

/// One person has a seat, and nobody else: what is taken back was nobody else's business.
bool Table::is_alone_with_bots() const {
  return std::ranges::count_if(seen().chairs, [](const Chair& chair) { return chair.guest != 0; }) == 1;
}

Reply Table::carry(Call& call, const TakeBack& wish) {
  if (std::string clause = may_not_play(call, wish.seat); !clause.empty()) return {.clause = clause};
  if (!is_alone_with_bots()) return {.clause = "HOUSE-BACK-01"};
  const TakeBacks::Place* const place = draft_->backs.last();
  if (place == nullptr) return {.clause = kWhyNotBack[std::size_t(draft_->backs.why_not())]};
  Match& match = drafted_match();
  if (!match.set_back(place->match->bookmark(), wish.seat)) return {.clause = kWhyNotBack[0]};
  write(RowKind::Line, draft_->recorder.note_taken_back(wish.seat, place->answers), call);
  draft_->backs.done(match);
  return {};
}

Reply Table::carry(Call& call, const ListAnswers& wish) {
  if (!seen().seats_of(call.guest).has(wish.seat)) return {.clause = "HOUSE-SEAT-02"};
  if (playing() == nullptr) return {.clause = "HOUSE-STAGE-02"};
  Legal legal = playing()->legal(wish.seat);
  return {.result = {{"decisions", std::move(legal.decisions)}, {"complete", legal.complete}}};
}

Reply Table::carry(Call& call, const SetAutomatic& wish) {
  if (!seen().seats_of(call.guest).has(wish.seat)) return {.clause = "HOUSE-SEAT-02"};
  write(RowKind::Automatic, automatic_row(wish.seat, wish.on), call);
  return {};
}

Reply Table::carry(Call& call, const Agree& wish) {
  if (!seen().seats_of(call.guest).has(wish.seat)) return {.clause = "HOUSE-SEAT-02"};
  if (seen().stage != TableSummary::Stage::Over) return {.clause = "HOUSE-STAGE-03"};
  write(RowKind::Agreed, seat_row(wish.seat), call);
  return {};
}

/// A bot plays until whoever has the seat comes back. The host says so, or everybody else who is here and has a seat.
Reply Table::carry(Call& call, const StandIn& wish) {
  if (seen().stage != TableSummary::Stage::Playing) return {.clause = "HOUSE-STAGE-02"};
  const bool seated = !seen().seats_of(call.guest).empty();
  if (!seated && !seen().is_host(call.guest)) return {.clause = "HOUSE-SEAT-02"};
  if (wish.seat >= seen().wishes.seats || !seen().chairs[wish.seat].is_played_by_person())
    return {.clause = "HOUSE-SEAT-01"};
  const Result<Character> bot = house_bot(wish.bot);
  if (!bot) return {.clause = "HOUSE-BOT-01", .detail = bot.error()};
  const Guest absent = seen().chairs[wish.seat].guest;
  if (!presence_.was_away_for(absent, seen().wishes.limit * kSecond, call.now)) return {.clause = "HOUSE-AWAY-01"};
  if (!seen().is_host(call.guest) && !all_voted(wish.seat, call)) return {.result = {{"voted", true}}};
  stand_in(call, wish.seat, saloon::name_of(*bot));
  return {};
}

/// This guest's vote counts too; votes are not kept over a restart.
bool Table::all_voted(Seat seat, const Call& call) {
  std::vector<Guest>& votes = votes_[seat];
  if (std::find(votes.begin(), votes.end(), call.guest) == votes.end()) {
    votes.push_back(call.guest);
    draft_->votes_changed = true;
  }
  for (const Seat p : all_seats(seen().wishes.seats)) {
    const Guest guest = seen().chairs[p].guest;
    if (seen().seats_of(guest).empty() || guest == seen().chairs[seat].guest) continue;
    const bool counts = presence_.is_present(guest, call.now) && seen().chairs[p].is_played_by_person();
    if (counts && std::find(votes.begin(), votes.end(), guest) == votes.end()) return false;
  }
  return true;
}

}  // namespace saloon::house
