// What the viewer of two worlds was told in each, and whether that tells them apart.
#include <algorithm>

#include "house/archive.h"
#include "telling/story_lines.h"
#include "tests/simulator/pair.h"

namespace saloon::house::simulator {
namespace {

constexpr std::size_t kShown = 400;  ///< before and behind the first difference
const std::string kNoStory = "there is no story: ";

std::string difference(const std::string& a, const std::string& b) {
  const auto at = std::size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
  const auto shown = [&](const std::string& text) {
    return text.substr(0, kShown) + " … " + text.substr(at - std::min(at, kShown), 2 * kShown);
  };
  return "\n  " + shown(a) + "\nor\n  " + shown(b);
}

std::string told(const Seen* seen) {
  return seen == nullptr ? "nothing" : std::to_string(seen->moment % 1'000'000) + " " + *seen->text;
}

/// The event of this number, as the viewer counts them, in the match's own count.
std::size_t place_of_event(const Match& match, Seat viewer, u64 number) {
  std::size_t i = match.first_event();
  u64 heard = match.heard_of(i, viewer);
  while (i < match.event_count() && (!match.hears(i, viewer) || heard != number)) {
    heard += match.hears(i, viewer) ? 1 : 0;
    ++i;
  }
  return i;
}

/// What is told of the match by this letter, or the one behind it: that the game is over is said of the table before it
/// is told why.
std::optional<NowLetter> now_in(const Side& side, const Seen* seen) {
  if (seen == nullptr) return std::nullopt;
  if (seen->text->find(R"("stage":"over")") != std::string::npos) ++seen;
  return seen == side.seen().data() + side.seen().size() ? std::nullopt : read_now(*seen->text);
}

/// What the viewer was told last of the match.
std::optional<NowLetter> last_now_of(const Side& side) {
  const std::vector<Seen>& seen = side.seen();
  const auto is_now = [](const Seen& one) { return read_now(*one.text).has_value(); };
  const auto last = std::find_if(seen.rbegin(), seen.rend(), is_now);
  return last == seen.rend() ? std::nullopt : read_now(*last->text);
}

bool is_over_in_hall(const Seen* seen) {
  return seen != nullptr && seen->text->starts_with(R"({"table":)") &&
         seen->text->find(R"("stage":"over")") != std::string::npos;
}

std::string_view event_in(const std::optional<NowLetter>& now, std::size_t i) {
  return now && i < now->events.size() ? now->events[i] : std::string_view();
}

}  // namespace

std::string TwoWorlds::compare() {
  const std::vector<Seen>& a = a_->seen();
  const std::vector<Seen>& b = b_->seen();
  for (; compared_ < std::max(a.size(), b.size()); ++compared_) {
    const Seen* in_a = compared_ < a.size() ? &a[compared_] : nullptr;
    const Seen* in_b = compared_ < b.size() ? &b[compared_] : nullptr;
    if (in_a != nullptr && in_b != nullptr && in_a->moment == in_b->moment && *in_a->text == *in_b->text) continue;
    return judge(in_a, in_b);
  }
  return {};
}

/// Is the first event that only one has, or has otherwise, one that may reveal something?
bool TwoWorlds::is_revealed(const MaybeNow& in_a, const MaybeNow& in_b) const {
  std::size_t i = 0;
  while (!event_in(in_a, i).empty() && event_in(in_a, i) == event_in(in_b, i)) ++i;
  const auto reveals = [&](const Side& side, const MaybeNow& now) {
    if (event_in(now, i).empty()) return false;
    const Match& match = side.match();
    return match.reveals(place_of_event(match, setup_.viewer, now->from + i), setup_.viewer);
  };
  return reveals(*a_, in_a) || reveals(*b_, in_b);
}

/// Whoever is away hears in the hall that a game is over, and what has shown it after coming back.
bool TwoWorlds::is_revealed_later() {
  look_again(now_);
  run_to(now_ + 1);
  const MaybeNow in_a = last_now_of(*a_);
  const MaybeNow in_b = last_now_of(*b_);
  return in_a && in_b && in_a->from == in_b->from && is_revealed(in_a, in_b);
}

/// The first difference: does an event lawfully show it?
std::string TwoWorlds::judge(const Seen* a, const Seen* b) {
  // After the game everybody may read what those who watched said.
  if (fork_ == Fork::Aside && a_->match().over()) {
    shown_ = true;
    return {};
  }
  const MaybeNow in_a = now_in(*a_, a);
  const MaybeNow in_b = now_in(*b_, b);
  // That somebody has answered, or has done so anew, may be told, but by an event.
  const bool timed = fork_ == Fork::Moment || fork_ == Fork::Mind;
  if (timed && (!event_in(in_a, 0).empty() || !event_in(in_b, 0).empty())) {
    shown_ = true;
    return {};
  }
  if (in_a && in_b && a->moment == b->moment && in_a->from == in_b->from) {
    shown_ = is_revealed(in_a, in_b);
    if (shown_) return {};
  }
  const std::string told_a = told(a);  // before more is told
  const std::string told_b = told(b);
  if (is_over_in_hall(a) || is_over_in_hall(b)) {
    shown_ = is_revealed_later();
    if (shown_) return {};
  }
  return std::string(kForkNames[std::size_t(fork_)]) + ": " + seat_name(setup_.viewer) + " of " +
         std::string(setup_.game->slug) + " gets " + difference(told_a, told_b);
}

std::string TwoWorlds::compare_stories() {
  Seat viewer = setup_.viewer;
  if (setup_.plant == Leak::StrangersStory)
    viewer = viewer == kSpectator ? Seat{0} : next_seat(viewer, setup_.match.seats);
  const auto story_of = [&](const Side& side) -> std::string {
    const Result<Record> record = read_record(record_in(side.rows()));
    if (!record) return kNoStory + record.error();
    Result<telling::Story> story = telling::Story::of(*setup_.game, *record);
    if (!story) return kNoStory + story.error();
    return telling::write_story(*story, {.seat = viewer}, {});
  };
  const std::string a = story_of(*a_);
  const std::string b = story_of(*b_);
  if (a == b && !a.starts_with(kNoStory)) return {};
  return std::string(kForkNames[std::size_t(fork_)]) + ": the stories of " + seat_name(viewer) + " of " +
         std::string(setup_.game->slug) + " differ: " + difference(a, b);
}

}  // namespace saloon::house::simulator
