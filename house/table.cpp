// How a message becomes rows, and rows become what everybody sees.
#include "house/table.h"

#include <algorithm>
#include <utility>

#include "engine/hash.h"
#include "house/left_out.h"
#include "house/letters.h"
#include "house/news.h"
#include "house/row_text.h"

namespace saloon::house {
namespace {

/// Is it news to everybody how the table stands? What is said goes to its circle alone, and whoever is not of it must
/// not even learn that something was said; keys are the host's business, and who is answered for is the seat's own.
bool changes_the_table(const Row& row) {
  switch (row.kind) {
    case RowKind::Said:
    case RowKind::Line:
    case RowKind::Key:
    case RowKind::KeyGone:
    case RowKind::Automatic:
      return false;
    default:
      return true;
  }
}

/// Null if it says no more than that it is done: most do, and many are kept.
LetterText done_letter(const std::string& id, const Reply& reply) {
  if (!reply.clause.empty()) {
    return std::make_shared<const std::string>(refused_text(id, {reply.clause, reply.detail}));
  }
  return reply.result.empty() ? nullptr : std::make_shared<const std::string>(done_text(id, reply.result));
}

LetterText whole_text(const std::string& id, const LetterText& kept) {
  return kept ? kept : std::make_shared<const std::string>(done_text(id));
}

/// Votes are about whoever is away now: whoever comes back, or plays no more, has none against them the next time.
[[maybe_unused]] bool drop_old_votes(const Company& company, const Presence& presence,
                                     std::span<std::vector<Guest>> votes) {
  bool dropped = false;
  for (const Seat p : all_seats(company.wishes.seats)) {
    const Chair& chair = company.chairs[p];
    if (votes[p].empty() || (chair.is_played_by_person() && !presence.is_connected(chair.guest))) continue;
    votes[p].clear();
    dropped = true;
  }
  return dropped;
}

}  // namespace

Result<std::unique_ptr<Table>> Table::fold(FindGame find_game, std::span<const Row> rows, Moment now) {
  std::unique_ptr<Table> table(new Table(find_game, now));
  std::string record;
  for (const Row& row : rows) {
    if (row.number != ++table->rows_) return Failed{"row " + std::to_string(table->rows_) + " of a table is missing"};
    const Result<void> folded = table->company_.fold(row);
    if (!folded) return folded.failed();
    if (row.kind == RowKind::Line) record += row.text;
    if (row.by != 0 && !row.request.empty() && row.kind != RowKind::Key) {
      table->remember({.by = row.by, .id = row.request});
    }
  }
  if (rows.empty()) return Failed{"a table without rows"};
  table->game_ = find_game(table->company_.wishes.game);
  if (table->game_ == nullptr) return Failed{"there is no game '" + table->company_.wishes.game + "'"};
  if (const Result<void> resumed = table->resume_match(record); !resumed) return resumed.failed();
  table->presence_.nobody_is_here(Guest(table->company_.guests.size()), now);
  return table;
}

Result<void> Table::resume_match(const std::string& record) {
  pace_.salt = hash_bytes(company_.table.data(), company_.table.size());
  if (record.empty()) return {};
  Result<Record> read = read_record(record);
  if (!read) return read.failed();
  Result<Resumed> resumed = [&] {
    if constexpr (!kIsModule) return going_on_.resume(*game_, std::move(*read));
    return saloon::resume(*game_, *read, Replay::Draws::Recorded);
  }();
  if (!resumed) return resumed.failed();
  match_ = std::move(resumed->match);
  recorder_ = std::move(resumed->recorder);
  set_stage();
  note_told();
  return {};
}

/// Whether the game is over, the match knows.
void Table::set_stage() {
  if (!match_ || company_.stage == TableSummary::Stage::Closed) return;
  if (match_->over()) company_.stage = TableSummary::Stage::Over;
  if (match_->broken()) company_.stage = TableSummary::Stage::Broken;
}

void Table::hear(const Sender& from, Request request, const Random& random, Moment now, Effects& out) {
  auto* wish = std::get_if<TableWish>(&request.wish);
  if (wish == nullptr) return;
  Call call{.from = from, .id = std::move(request.id), .wish = std::move(*wish), .random = random, .now = now};
  call.guest = presence_.guest_at(from.connection);
  // What others have said must neither keep anybody from being heard nor show in a refusal.
  const auto theirs = std::ranges::count_if(inbox_, [&](const Call& c) { return c.from.person == from.person; });
  if (std::size_t(theirs) >= kLongestInbox || inbox_.size() >= kMostInInbox) {
    // At once: refusals that waited for the ledger would be as many as there are messages.
    if (!call.id.empty()) out.letters.push_back({from.connection, done_letter(call.id, {.clause = "HOUSE-FULL-01"})});
    return set_wake(now, out);
  }
  inbox_.push_back(std::move(call));
  pump(now, out);
}

void Table::hung_up(Connection connection, Moment now, Effects& out) {
  if (on_its_way_ || !inbox_.empty()) hung_up_.push_back(connection);
  presence_.went(connection, now);
  set_wake(now, out);
}

void Table::stored(bool durable, Moment now, Effects& out) {
  if (!std::exchange(on_its_way_, false)) return;
  if (durable)
    settle(now, out);
  else
    drop_draft(now, out);
  pump(now, out);
}

void Table::pump(Moment now, Effects& out) {
  release_held(now);
  while (!on_its_way_ && (!inbox_.empty() || leaving_off_)) {
    draft_->recorder = recorder_;
    draft_->backs = backs_;
    for (Call& call : std::exchange(inbox_, {})) {
      call.now = now;
      carry_out(std::move(call), out);
    }
    if constexpr (!kIsModule) write_position(now);
    if (draft_->rows.empty()) {
      settle(now, out);
      release_held(now);
      continue;
    }
    out.rows = draft_->rows;
    out.opened = draft_->opened;
    on_its_way_ = true;
  }
  if (!on_its_way_) hung_up_.clear();
  set_wake(now, out);
}

void Table::carry_out(Call call, Effects& out) {
  call.guest = guest_of(call);
  if (is_repeated(call, out)) return;
  if ((call.by_house || call.guest != 0) && waits_until(call)) {
    if (!call.by_house && held_of(call.guest) >= kMostHeld) return finish(call, {.clause = "HOUSE-FULL-01"}, out);
    held_.push_back(std::move(call));
    return;
  }
  if (call.by_house) {
    draft_->own.push_back(std::move(call));
    return carry_own(draft_->own.back());
  }
  const TableWish& wish = *std::get_if<TableWish>(&call.wish);
  Reply reply{.clause = "HOUSE-GUEST-01"};
  if (call.guest != 0 || std::holds_alternative<Enter>(wish)) reply = carry_wish(call, wish);
  finish(call, reply, out);
}

/// What may be done however much was done before: it makes no row, or one that cannot be made without end.
template <class Wish>
constexpr bool kIsAlwaysFree = std::is_same_v<Wish, Enter> || std::is_same_v<Wish, Exit> ||
                               std::is_same_v<Wish, ListAnswers> || std::is_same_v<Wish, CloseTable>;
template <class Wish>
constexpr bool kIsPlay =
    std::is_same_v<Wish, Answer> || std::is_same_v<Wish, Withdraw> || std::is_same_v<Wish, TakeBack>;

/// A ledger is not filled by one guest: play has its own room, and whoever sets this and that all the time has to wait.
template <class Wish>
Reply Table::carry_with_limits(Call& call, const Wish& wish) {
  if constexpr (kIsModule || kIsAlwaysFree<Wish>) return carry(call, wish);
  if (call.by_house) return carry(call, wish);
  const bool full = kIsPlay<Wish> ? rows_ >= kMostRows : seen().rows_beside_play >= kMostRowsBesidePlay;
  if (full) return {.clause = "HOUSE-FULL-01"};
  if constexpr (kIsPlay<Wish> || std::is_same_v<Wish, Say>) return carry(call, wish);
  Allowance& changes = changes_[call.guest];
  if (!changes.has(kChanges, call.now)) return {.clause = "HOUSE-FULL-01"};
  const std::size_t rows = draft_->rows.size();
  Reply reply = carry(call, wish);
  changes.spend(kChanges, call.now, Moment(draft_->rows.size() - rows));
  return reply;
}

/// What only people apart need of each other; a table in a module is never asked for it (request.cpp).
template <class Wish>
constexpr bool kIsAmongPeople =
    std::is_same_v<Wish, ListAnswers> || std::is_same_v<Wish, Say> || std::is_same_v<Wish, Mute> ||
    std::is_same_v<Wish, Kick> || std::is_same_v<Wish, StandIn> || std::is_same_v<Wish, MakeKey> ||
    std::is_same_v<Wish, DropKeys>;

Reply Table::carry_wish(Call& call, const TableWish& wish) {
  const auto carry_out = [&]<class Wish>(const Wish& w) {
    if constexpr (kIsModule && kIsAmongPeople<Wish>) return Reply{};
    if constexpr (!kIsModule || !kIsAmongPeople<Wish>) return carry_with_limits(call, w);
  };
  return std::visit(carry_out, wish);
}

/// What nobody sent, and so nobody is answered.
void Table::carry_own(Call& call) {
  if (auto* says = std::get_if<BotSays>(&call.wish)) return void(carry(call, *says));
  if (auto* gone = std::get_if<HostGone>(&call.wish)) return void(carry(call, *gone));
  const TableWish& wish = *std::get_if<TableWish>(&call.wish);
  if (const auto* answer = std::get_if<Answer>(&wish)) {
    // Who answers though nobody is there had no choice: everybody would see that, be it only later, when they are told
    // since when the seat has been away. Whoever comes back is answered for then.
    if (!kIsModule && !presence_.is_connected(seen().chairs[answer->seat].guest)) return;
  }
  carry_wish(call, wish);
}

/// Whoever has entered through this connection, be it with a message before this one. A message that waited counts also
/// if its connection has gone meanwhile.
Guest Table::guest_of(const Call& call) const {
  for (const Entering& e : draft_->entering) {
    if (e.connection == call.from.connection) return e.guest;
  }
  const Guest here = presence_.guest_at(call.from.connection);
  const Guest guest = here != 0 ? here : call.guest;
  const KnownGuest* known = seen().guest(guest);
  return known != nullptr && !known->barred ? guest : 0;
}

void Table::finish(const Call& call, const Reply& reply, Effects& out) {
  if (call.id.empty() || call.from.connection == 0) return;
  Done done{call.from.connection, call.guest, call.id, done_letter(call.id, reply)};
  if constexpr (!kIsModule) {
    const auto* wish = std::get_if<TableWish>(&call.wish);
    if (wish != nullptr && std::holds_alternative<ListAnswers>(*wish)) done.by = 0;  // long, and made anew as easily
  }
  if (!draft_->rows.empty()) return draft_->dones.push_back(std::move(done));
  out.letters.push_back({done.to, whole_text(done.id, done.text)});
  remember(std::move(done));
}

/// A message that was heard before is answered as it was then; one that still waits is answered where it came last.
bool Table::is_repeated(const Call& call, Effects& out) {
  if (call.id.empty()) return false;
  Guest guest = call.guest;
  if (const auto* wish = std::get_if<TableWish>(&call.wish); guest == 0 && !std::holds_alternative<Enter>(*wish)) {
    const KnownGuest* left = seen().guest_of(call.from.person);
    guest = left != nullptr ? left->guest : 0;
  }
  if (guest == 0) return false;
  if (const auto answered = recent_[guest].find(call.id)) {
    out.letters.push_back({call.from.connection, whole_text(call.id, *answered)});
    return true;
  }
  const auto is_same = [&](const Done& done) { return done.by == guest && done.id == call.id; };
  const auto drafted = std::find_if(draft_->dones.begin(), draft_->dones.end(), is_same);
  if (drafted != draft_->dones.end()) {
    drafted->to = call.from.connection;
    return true;
  }
  for (Call& held : held_) {
    if (held.by_house || held.id != call.id || held.from.person != call.from.person) continue;
    held.from = call.from;
    return true;
  }
  return false;
}

void Table::remember(Done done) {
  if (done.by != 0) recent_[done.by].note(done.id, std::move(done.text));
}

void Table::write(RowKind kind, std::string text, const Call& call) {
  if (!kIsModule && kind == RowKind::Line) text.insert(0, going_on_.before_line(draft_->rows));
  draft_->rows.push_back(
      {company_.table, rows_ + draft_->rows.size() + 1, call.now, kind, call.guest, call.id, std::move(text)});
  if (kind == RowKind::Line && seen().stage != TableSummary::Stage::Gathering) return;  // changes nothing here
  if (!draft_->company) draft_->company = company_;
  // What was just written can be read: that is tested, and there is nobody to tell it to.
  (void)bool(draft_->company->fold(draft_->rows.back()));
}

/// Of a table that leaves off, as the last row of the draft. None where the last line is a position already, or nothing
/// will ever go on.
void Table::write_position(Moment now) {
  if (!std::exchange(leaving_off_, false) || seen().stage != TableSummary::Stage::Playing) return;
  if (playing()->over() || playing()->broken() || going_on_.is_at_position(draft_->rows)) return;
  const Match& match = drafted_match();  // so that the recorder is kept that has written this
  write(RowKind::Line, going_on_.position_lines(draft_->recorder, match), {.now = now, .by_house = true});
}

Match& Table::drafted_match() {
  if (!draft_->match) draft_->match = match_->clone();
  return *draft_->match;
}

/// What was on its way is stored, or nothing had to be: the draft is the table now.
void Table::settle(Moment now, Effects& out) {
  const auto draft = std::exchange(draft_, std::make_unique<Draft>());
  const TableSummary::Stage stage = company_.stage;
  const bool company_changed = draft->company.has_value();
  const Company before = company_changed ? std::exchange(company_, std::move(*draft->company)) : Company{};
  const bool match_changed = draft->match != nullptr;
  if (match_changed) {
    match_ = std::move(draft->match);
    recorder_ = std::move(draft->recorder);
    backs_ = std::move(draft->backs);
    set_stage();
  }
  rows_ += draft->rows.size();
  if constexpr (!kIsModule) going_on_.note(draft->rows);
  for (Done& done : draft->dones) {
    out.letters.push_back({done.to, whole_text(done.id, done.text)});
    remember(std::move(done));
  }
  if constexpr (!kIsModule) note_coming(*draft, company_changed ? &before : nullptr, now);
  for (const Entering& e : draft->entering) presence_.came(e.connection, e.guest);
  for (const Connection gone : hung_up_) presence_.went(gone, now);
  if (match_ && (match_changed || company_changed)) begin_round(now, out);
  const bool may_be_new = company_changed || !draft->entering.empty();
  if (!kIsModule && match_ && may_be_new && company_.stage == TableSummary::Stage::Playing) answer_for_people(now);
  if constexpr (!kIsModule) draft->votes_changed |= drop_old_votes(company_, presence_, votes_);
  const bool table_changed = draft->votes_changed || stage != company_.stage ||
                             std::any_of(draft->rows.begin(), draft->rows.end(), changes_the_table);
  tell_all({company_changed ? &before : nullptr, match_changed, table_changed, draft->entering}, now, out);
  for (const Entering& e : draft->entering) {
    if (presence_.guest_at(e.connection) != 0) tell_newcomer(e, out);
  }
  for (const Returned& r : draft->back) tell_back(r, out);
  see_off(draft->leaving, now, out);
  if (company_changed || !draft->entering.empty()) hand_over_host(now);
}

/// What was on its way could not be stored: it has not happened, and whoever asked for it is told so.
void Table::drop_draft(Moment now, Effects& out) {
  const auto dropped = std::exchange(draft_, std::make_unique<Draft>());
  for (Done& done : dropped->dones) {
    done.text = done_letter(done.id, {.clause = "HOUSE-STORE-01"});
    out.letters.push_back({done.to, whole_text(done.id, done.text)});
    remember(std::move(done));
  }
  try_again(std::move(dropped->own), now);
}

void Table::leave_off(Moment now, Effects& out) {
  leaving_off_ = true;
  pump(now, out);
}

bool Table::may_sleep() const {
  if (on_its_way_ || !inbox_.empty() || !presence_.listeners().empty()) return false;
  return std::none_of(bots_.begin(), bots_.end(), [](const BotState& b) { return b.thinking; });
}

}  // namespace saloon::house
