// Who is told what. A viewer hears of the match when what it may know has changed, and not otherwise: whether a letter
// came tells no more than what stands in it.
#include "engine/hash.h"
#include "house/left_out.h"
#include "house/news.h"
#include "house/table.h"

namespace saloon::house {
namespace {

std::size_t place_of(Seat viewer) { return viewer == kSpectator ? kMostSeats : viewer; }

u64 hash_of_text(std::string_view text) { return hash_bytes(text.data(), text.size()); }

std::string outcome_text(const Match& match) { return match.over() ? json::serialize(match.outcome()) : std::string(); }

/// Through whose eyes a guest looks: those of each seat, or of whoever watches.
SeatSet viewers_of(const Company& company, Guest guest) {
  const SeatSet seats = company.seats_of(guest);
  return seats.empty() ? only(kSpectator) : seats;
}

}  // namespace

void Table::tell_all(const Changed& changed, Moment now, Effects& out) {
  if (changed.before != nullptr) {
    if constexpr (!kIsModule) tell_remarks(changed, out);
    if (const TableSummary news = company_.summary(); !(news == changed.before->summary())) out.summary = news;
  }
  if (changed.match && company_.stage != TableSummary::Stage::Playing) out.summary = company_.summary();
  if (changed.table || changed.before != nullptr || !changed.entering.empty()) {
    const bool news = changed.table || present_guests(now) != shown_present_;
    tell_table(news ? presence_.listeners() : concerned_by(changed), now, out);
  }
  if (changed.match) tell_play(changed, out);
  if (changed.before != nullptr && match_) tell_other_eyes(changed, out);
}

/// Whoever comes in is told how things stand, from what it has heard on: news before that would be out of order.
bool Table::Changed::is_told_later(Connection connection) const {
  return std::any_of(entering.begin(), entering.end(), [&](const Entering& e) { return e.connection == connection; });
}

/// For whom it stands otherwise though nothing is different for all: whoever comes in, and whoever is answered for
/// otherwise.
std::vector<Listener> Table::concerned_by(const Changed& changed) const {
  std::vector<Listener> found;
  for (const Listener& l : presence_.listeners()) {
    bool concerned = changed.is_told_later(l.connection);
    for (const Seat p : company_.seats_of(l.guest)) {
      concerned |= changed.before != nullptr && company_.chairs[p].automatic != changed.before->chairs[p].automatic;
    }
    if (concerned) found.push_back(l);
  }
  return found;
}

void Table::tell_table(std::span<const Listener> to, Moment now, Effects& out) {
  shown_present_ = present_guests(now);
  if (to.empty()) return;
  const bool asked = match_ != nullptr && company_.stage == TableSummary::Stage::Playing;
  const std::string for_all = table_letter_for_all({company_, presence_, votes_, asked ? pace_.since : 0, now});
  for (const Listener& l : to) out.letters.push_back({l.connection, table_letter(for_all, company_, l.guest)});
}

std::vector<Guest> Table::present_guests(Moment now) const {
  std::vector<Guest> present;
  for (const KnownGuest& g : company_.guests) {
    if (presence_.is_present(g.guest, now)) present.push_back(g.guest);
  }
  return present;
}

/// To every viewer that somebody listens for, and for whom anything is different.
void Table::tell_play(const Changed& changed, Effects& out) {
  const std::string outcome = outcome_text(*match_);
  std::array<LetterText, kMostSeats + 1> news;
  Herald herald;
  herald.tell(*match_, told_events_, Herald::Lists::No, [&](const Told& told) {
    ToldViewer& before = told_[place_of(told.viewer)];
    const ToldViewer after{hash_of_text(told.view), match_->heard_of(match_->event_count(), told.viewer)};
    if (before.view_hash == after.view_hash && before.heard == after.heard) return;
    before = after;
    news[place_of(told.viewer)] =
        now_letter(company_.table,
                   {told.viewer, going_on_.heard_before(told.viewer) + told.first, told.events, told.view, outcome});
  });
  for (const Listener& l : presence_.listeners()) {
    if (changed.is_told_later(l.connection)) continue;
    for (const Seat viewer : viewers_of(company_, l.guest)) {
      if (const LetterText& text = news[place_of(viewer)]) out.letters.push_back({l.connection, text});
    }
  }
  told_events_ = match_->event_count();
  if (told_events_ > kEventsKept) match_->forget_events(told_events_ - kEventsKept);
}

/// What everybody would have been told by now, nobody being there.
void Table::note_told() {
  Herald herald;
  herald.tell(*match_, match_->event_count(), Herald::Lists::No, [&](const Told& told) {
    told_[place_of(told.viewer)] = {hash_of_text(told.view), match_->heard_of(match_->event_count(), told.viewer)};
  });
  told_events_ = match_->event_count();
  if (told_events_ > kEventsKept) match_->forget_events(told_events_ - kEventsKept);
}

/// Whoever has another seat now sees how things stand from there.
void Table::tell_other_eyes(const Changed& changed, Effects& out) {
  for (const Listener& l : presence_.listeners()) {
    if (changed.is_told_later(l.connection)) continue;
    const SeatSet was = viewers_of(*changed.before, l.guest);
    for (const Seat viewer : viewers_of(company_, l.guest)) {
      if (!was.has(viewer)) tell_viewer(l.connection, viewer, std::nullopt, out);
    }
  }
}

/// How things stand, with everything heard from this number on; without one, nothing old.
void Table::tell_viewer(Connection to, Seat viewer, std::optional<std::size_t> from, Effects& out) {
  const SeatDoor door = std::as_const(*match_).at(viewer);
  const std::size_t before = going_on_.heard_before(viewer);
  const std::size_t heard = before + door.heard_count();
  const std::size_t wanted = std::min(from.value_or(heard), heard);
  const std::size_t first = std::max(wanted, std::min(before + door.forgotten(), heard));
  std::string events = "[";
  for (const std::string& text : door.heard_texts(first - before)) {
    if (events.size() > 1) events += ',';
    events += text;
  }
  events += ']';
  std::string view;
  door.write_view(view);
  const std::string outcome = outcome_text(*match_);
  out.letters.push_back({to, now_letter(company_.table, {viewer, first, events, view, outcome, first > wanted})});
}

void Table::tell_remarks(const Changed& changed, Effects& out) {
  const u64 since = changed.before->remarks_made;
  if (company_.remarks_made == since) return;
  for (const Listener& l : presence_.listeners()) {
    if (!changed.is_told_later(l.connection)) tell_said(l, since, out);
  }
}

/// What was said since that many remarks, as far as it is for these ears.
void Table::tell_said(const Listener& to, u64 since, Effects& out) {
  std::vector<const Remark*> heard;
  for (const Remark& r : company_.remarks) {
    if (r.place > since && hears(to.guest, r)) heard.push_back(&r);
  }
  if (!heard.empty()) out.letters.push_back({to.connection, said_letter(company_.table, heard)});
}

/// Everything that whoever comes in may know, or did not hear while away.
void Table::tell_newcomer(const Entering& entering, Effects& out) {
  if constexpr (!kIsModule) tell_said({entering.connection, entering.guest}, 0, out);
  if (!match_) return;
  for (const Seat viewer : viewers_of(company_, entering.guest)) {
    std::optional<std::size_t> from;
    for (const HeardUpTo& h : entering.heard) {
      if (h.viewer == viewer) from = std::size_t(h.number);
    }
    tell_viewer(entering.connection, viewer, from, out);
  }
}

/// What a bot did in the place of whoever has come back.
void Table::tell_back(const Returned& returned, Effects& out) {
  const LetterText text = back_letter(company_.table, returned.seat, returned.bot, returned.since);
  for (const Listener& l : presence_.listeners()) {
    if (l.guest == returned.guest) out.letters.push_back({l.connection, text});
  }
}

/// Whoever has left or was sent away hears no more of this table.
void Table::see_off(const std::vector<Connection>& leaving, Moment now, Effects& out) {
  const auto see_off = [&](Connection c, std::string_view why) {
    out.letters.push_back({c, gone_letter(company_.table, why)});
    presence_.went(c, now);
  };
  for (const Connection c : leaving) see_off(c, "left");
  const std::vector<Listener> listeners = presence_.listeners();
  for (const Listener& l : listeners) {
    if (company_.guest(l.guest)->barred) see_off(l.connection, "barred");
  }
}

}  // namespace saloon::house
