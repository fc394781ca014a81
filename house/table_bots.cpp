// When a round begins: bots are asked, and questions that leave no choice are answered for people, all at moments that
// everybody could name beforehand.
#include "bots/table_seeds.h"
#include "engine/match/match.h"
#include "house/left_out.h"
#include "house/table.h"

namespace saloon::house {
namespace {

/// After the ledger could not store what the house itself did, it is tried again.
constexpr Moment kTryAgain = 1 * kSecond;

}  // namespace

/// The seat and round that this is an answer to, if it is one.
std::optional<std::pair<Seat, int>> Table::answered_by(const Call& call) {
  if (const auto* says = std::get_if<BotSays>(&call.wish)) return std::pair{says->seat, says->round};
  const auto* wish = std::get_if<TableWish>(&call.wish);
  if (wish == nullptr) return std::nullopt;
  if (const auto* answer = std::get_if<Answer>(wish)) return std::pair{answer->seat, answer->round};
  if (const auto* withdraw = std::get_if<Withdraw>(wish)) return std::pair{withdraw->seat, withdraw->round};
  return std::nullopt;
}

std::optional<Moment> Table::waits_until(const Call& call) const {
  if (call.not_before > call.now) return call.not_before;
  if (!match_ || !pace_.on) return std::nullopt;
  const auto to = answered_by(call);
  if (!to || to->first >= match_->seats() || to->second != pace_.round) return std::nullopt;
  const Moment due = pace_.due(to->first);
  return call.now < due ? std::optional(due) : std::nullopt;
}

/// Whatever has waited for its moment, in the order of the moments and of the seats: which came first is nobody's
/// business. Who has answered though there was no choice goes before the house, and is not told that it came too late.
void Table::release_held(Moment now) {
  std::multimap<std::tuple<Moment, Seat, bool>, Call> ready;
  std::vector<Call> rest;
  for (Call& call : held_) {
    call.now = now;
    if (waits_until(call)) {
      rest.push_back(std::move(call));
      continue;
    }
    const Seat seat = answered_by(call).value_or(std::pair{kSpectator, 0}).first;
    const Moment due = seat < kMostSeats ? pace_.due(seat) : 0;
    ready.emplace(std::tuple{std::max(call.not_before, due), seat, call.by_house}, std::move(call));
  }
  held_ = std::move(rest);
  for (auto& [turn, call] : ready) inbox_.push_back(std::move(call));
}

/// Of this guest alone: how many others have answered is nobody's business.
std::size_t Table::held_of(Guest guest) const {
  const auto is_theirs = [&](const Call& call) { return !call.by_house && call.guest == guest; };
  return std::size_t(std::ranges::count_if(held_, is_theirs));
}

/// The match has moved: if that opened another round, its pace begins.
void Table::begin_round(Moment now, Effects& out) {
  if (match_->round() != pace_.round || pace_.round < 0) {
    pace_.on = company_.wishes.pace;
    pace_.since = now;
    pace_.round = match_->round();
    pace_.offers = false;
    if constexpr (!kIsModule) answers_ = {};
    for (const Seat p : match_->offered()) pace_.offers |= company_.chairs[p].is_played_by_person();
    if (!match_->over()) answer_for_people(now);
  }
  listen_for_bots();
  if (!match_->over() && !match_->broken()) ask_bots(now, out);
}

/// Whoever comes back, or takes a seat over, is given the time that a question takes.
void Table::note_coming(const Draft& draft, const Company* before, Moment now) {
  for (const Entering& e : draft.entering) {
    if (presence_.is_connected(e.guest)) continue;
    for (const Seat p : company_.seats_of(e.guest)) pace_.came[p] = now;
  }
  for (const Seat p : all_seats(company_.wishes.seats)) {
    if (before != nullptr && before->chairs[p].guest != company_.chairs[p].guest) pace_.came[p] = now;
  }
}

bool Table::is_answered_for(Seat seat) const {
  return std::ranges::any_of(held_, [&](const Call& call) {
    return call.by_house && std::holds_alternative<TableWish>(call.wish) &&
           answered_by(call) == std::pair{seat, match_->round()};
  });
}

void Table::answer_for_people(Moment now) {
  if (!pace_.on || (!kIsModule && pace_.round != match_->round())) return;  // a round that has not begun has no moments
  for (const Seat p : match_->waiting()) {
    const Chair& chair = company_.chairs[p];
    if (!chair.is_played_by_person() || !chair.automatic || (!kIsModule && is_answered_for(p))) continue;
    Legal legal = match_->legal(p);
    if (!legal.complete || legal.decisions.size() != 1) continue;
    Answer only{p, match_->round(), std::move(legal.decisions[0])};
    held_.push_back({.wish = TableWish{std::move(only)}, .now = now, .by_house = true});
  }
}

void Table::listen_for_bots() {
  for (const Seat p : all_seats(match_->seats())) {
    BotState& bot = bots_[p];
    const SeatDoor door = std::as_const(*match_).at(p);
    const Result<Character> character = read_character(company_.chairs[p].bot);
    if (company_.chairs[p].bot.empty() || !character || !bots::remembers(character->mood)) continue;
    for (const json::object& event : door.heard(bot.heard)) game_->remember(bot.memory, event, p);
    bot.heard = door.heard_count();
  }
}

void Table::ask_bots(Moment now, Effects& out) {
  const bots::TableSeeds seeds(match_->setup().seed);
  for (const Seat p : match_->waiting() | match_->offered()) {
    BotState& bot = bots_[p];
    const bool awaited = match_->waiting().has(p);
    // An answer that came when somebody else sat there was not taken; the next bot is asked anew.
    const bool was_asked = bot.asked_round == match_->round() && (bot.thinking || !awaited);
    if (company_.chairs[p].bot.empty() || was_asked) continue;
    bot.asked_round = match_->round();
    if (!awaited && !seeds.looks_at_offer(recorder_.given(), p)) continue;
    const Result<Character> character = read_character(company_.chairs[p].bot);
    BotTask task{.seat = p, .round = match_->round(), .character = character ? *character : Character{}};
    task.view.resize(game_->view_size);
    match_->copy_view(p, task.view.data(), task.view.size());
    task.memory = bot.memory;
    task.seed = seeds.of_answer(recorder_.given(), p);
    task.due = std::max(now, pace_.due(p));
    bot.thinking = true;
    out.bots.push_back(std::move(task));
  }
}

void Table::thought(Seat seat, int round, Result<json::object> decision, Moment now, Effects& out) {
  if (seat >= kMostSeats || !match_) return;
  Call call{.wish = BotSays{seat, round, std::move(decision)}, .now = now, .by_house = true};
  if (round == pace_.round) call.not_before = pace_.late(seat, now);
  inbox_.push_back(std::move(call));
  pump(now, out);
}

/// A bot's answer is checked like anybody's; a bad one, or none where one must come, is replaced by a lawful one.
Reply Table::carry(Call& call, BotSays& says) {
  BotState& bot = bots_[says.seat];
  bot.thinking = false;
  const bool gone = playing() == nullptr || says.round != playing()->round() || seen().chairs[says.seat].bot.empty();
  if (!gone) give_bot_answer(call, says);
  const Chair& chair = seen().chairs[says.seat];
  if (chair.has_stand_in() && !chair.given_up && is_here(chair.guest)) hand_back(chair.guest, call);
  return {};
}

void Table::give_bot_answer(Call& call, BotSays& says) {
  const bool awaited = playing()->waiting().has(says.seat);
  const bool passes = says.decision && says.decision->empty();
  if (passes && !awaited) return;
  Answer answer{says.seat, says.round, says.decision ? json::value(*says.decision) : json::value(json::object{})};
  if (carry(call, answer).clause.empty()) return;
  if (!awaited) return;
  Legal legal = playing()->legal(says.seat);
  if (legal.decisions.empty()) return;
  const bots::TableSeeds seeds(playing()->setup().seed);
  answer.decision = legal.decisions[seeds.pick(draft_->recorder.given(), u32(legal.decisions.size()))];
  carry(call, answer);
}

/// What the house did itself could not be stored: nobody else will ask for it again.
void Table::try_again(std::vector<Call> own, Moment now) {
  for (Call& call : own) {
    call.not_before = now + kTryAgain;
    call.now = now;
    held_.push_back(std::move(call));
  }
}

}  // namespace saloon::house
