// A seat's door to a match: what it shows, and that there is no way through it to anything else.
#include "engine/match/seat_door.h"

#include <gtest/gtest.h>

#include "tests/toy_play.h"

namespace saloon {
namespace {

// --- what the compiler proves
template <class T>
concept LeadsToTheTable =
    requires(T door) { door.match(); } || requires(T door) { door.state(); } ||
    requires(T door) { door.state_digest(); } || requires(T door) { door.setup(); } ||
    requires(T door) { door.seed(); } || requires(T door) { door.waiting(); } || requires(T door) { door.drawn(); } ||
    requires(T door) { door.clone(); } || requires(T door) { door.restore(json::value()); } ||
    requires(T door) { door.run(); } || requires(T door) { door.event_count(); } ||
    requires(T door) { door.event(0, Seat{}); } || requires(T door) { door.view(Seat{}); } ||
    requires(T door) { door.legal(Seat{}); } || requires(T door) { door.at(Seat{}); };
template <class T>
concept Answers =
    requires(T door, const json::value& decision) { door.answer(decision); } || requires(T door) { door.withdraw(0); };

static_assert(LeadsToTheTable<Match&>);
static_assert(!LeadsToTheTable<SeatDoor&> && !LeadsToTheTable<OpenDoor&>);
static_assert(Answers<OpenDoor&> && !Answers<const OpenDoor&> && !Answers<SeatDoor&>);
static_assert(std::same_as<decltype(std::declval<const Match&>().at(Seat{})), SeatDoor>);
static_assert(!std::constructible_from<OpenDoor, const Match&, Seat>);
static_assert(!std::constructible_from<OpenDoor, const SeatDoor&>);

TEST(SeatDoor, ShowsWhatTheMatchShowsThisSeat) {
  const auto match = toy::start(3, {{"limit", "40"}});
  toy::play_out(*match, 3, [](const Match& m) {
    for (const Seat p : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
      const SeatDoor door = m.at(p);
      EXPECT_EQ(door.seat(), p);
      EXPECT_EQ(&door.game(), &m.game());
      EXPECT_EQ(door.seats(), 3);
      EXPECT_EQ(door.options().size(), 1U);
      EXPECT_EQ(door.over(), m.over());
      EXPECT_EQ(door.round(), m.round());
      EXPECT_EQ(door.required(), m.required());
      EXPECT_EQ(door.offered(), m.offered());
      EXPECT_EQ(door.question(), m.question(p));
      EXPECT_EQ(door.about(), m.about(p));
      EXPECT_EQ(door.outcome(), m.outcome());
      EXPECT_EQ(door.talks_with(), m.talks_with(p));
      EXPECT_EQ(door.view(), m.view(p));
      EXPECT_EQ(door.legal().decisions, m.legal(p).decisions);
      EXPECT_EQ(door.legal().complete, m.legal(p).complete);
    }
  });
}

TEST(SeatDoor, AnswersForItsSeatAlone) {
  const auto match = toy::start(3);
  const json::object decision = match->at(1).legal().decisions.at(0).as_object();
  EXPECT_TRUE(match->at(1).would_answer(decision).accepted());
  EXPECT_EQ(match->at(kSpectator).answer(decision).clause, kNotAsked);
  EXPECT_TRUE(match->at(1).answer(decision).accepted());
  EXPECT_EQ(match->at(1).view().at("private").at("sealed"), json::value(decision));
  EXPECT_FALSE(match->at(2).view().at("private").as_object().contains("sealed"));
}

TEST(SeatDoor, HearsWhatTheMatchTellsThisViewer) {
  const auto match = toy::played(toy::start(4, {{"partners", "pairs"}}), 40);
  for (const Seat p : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, kSpectator}) {
    std::vector<json::object> told;
    for (std::size_t i = 0; i < match->event_count(); ++i) {
      const json::value event = match->event(i, p);
      EXPECT_EQ(event.is_object(), match->hears(i, p));
      if (event.is_object()) told.push_back(event.get_object());
    }
    const SeatDoor door = std::as_const(*match).at(p);
    EXPECT_EQ(door.heard(), told);
    EXPECT_EQ(door.heard_count(), told.size());
    EXPECT_LT(told.size(), match->event_count()) << "some of it is for others";
    EXPECT_EQ(door.heard(5), std::vector(told.begin() + 5, told.end()));
    EXPECT_TRUE(door.heard(told.size()).empty());
    EXPECT_TRUE(door.heard(told.size() + 7).empty());
  }
}

/// In pairs an answer is heard by who gave it and by the partner; the numbers of the others do not move.
TEST(SeatDoor, NumbersDoNotMoveWithWhatIsNotHeard) {
  const auto match = toy::start(4, {{"partners", "pairs"}});
  const std::size_t all = match->event_count();
  const std::size_t stranger = match->at(0).heard_count();
  const std::size_t partner = match->at(3).heard_count();
  const std::vector<json::object> before = match->at(0).heard();
  toy::answer_by_bot(*match, 1, 1);
  EXPECT_EQ(match->event_count(), all + 2);
  EXPECT_EQ(match->at(0).heard_count(), stranger);
  EXPECT_EQ(match->at(0).heard(), before);
  EXPECT_EQ(match->at(3).heard_count(), partner + 2);
  for (const Seat p : {Seat{0}, Seat{2}, Seat{3}}) toy::answer_by_bot(*match, p, 1);
  const std::vector<json::object> after = match->at(0).heard();
  ASSERT_GT(after.size(), before.size());
  EXPECT_EQ(match->at(0).heard(stranger).front(), after[stranger]);
}

/// Numbers go on, what is left is the same as before, and the door says what it cannot give any more.
TEST(SeatDoor, SaysWhatIsForgotten) {
  const auto match = toy::played(toy::start(4, {{"partners", "pairs"}}), 6);
  ASSERT_FALSE(match->over());
  const auto whole = match->clone();
  const std::size_t count = match->event_count();
  match->forget_events(count / 2);
  match->forget_events(3);
  EXPECT_EQ(match->event_count(), count);
  EXPECT_EQ(match->first_event(), count / 2);
  EXPECT_EQ(match->event(count / 2 - 1, 0), nullptr);
  EXPECT_FALSE(match->hears(0, 0));
  EXPECT_TRUE(match->open_event(0).empty());
  for (const Seat p : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, kSpectator}) {
    const SeatDoor door = std::as_const(*match).at(p);
    const SeatDoor before = std::as_const(*whole).at(p);
    EXPECT_EQ(before.forgotten(), 0U);
    EXPECT_GT(door.forgotten(), 0U);
    EXPECT_LT(door.forgotten(), door.heard_count());
    EXPECT_EQ(door.heard_count(), before.heard_count());
    EXPECT_EQ(door.heard(), before.heard(door.forgotten()));
    EXPECT_EQ(door.heard(door.forgotten() + 1), before.heard(door.forgotten() + 1));
  }
  match->forget_events(count + 100);
  EXPECT_EQ(match->first_event(), count);
  EXPECT_TRUE(match->at(0).heard().empty());
  toy::answer_by_bot(*match, *match->waiting().begin(), 1);
  EXPECT_GT(match->event_count(), count);
}

TEST(SeatDoor, WritesTheSameAsItsTrees) {
  const auto match = toy::start(3);
  toy::play_out(*match, 3, [](const Match& m) {
    for (const Seat p : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
      const SeatDoor door = m.at(p);
      std::string text = "view ";
      door.write_view(text);
      EXPECT_EQ(text, "view " + json::serialize(door.view()));
      text = "legal ";
      EXPECT_EQ(door.write_legal(text), door.legal().complete);
      EXPECT_EQ(text, "legal " + json::serialize(door.legal().decisions));
      std::vector<std::string> heard;
      for (const json::object& event : door.heard(2)) heard.push_back(json::serialize(event));
      EXPECT_EQ(door.heard_texts(2), heard);
    }
  });
}

}  // namespace
}  // namespace saloon
