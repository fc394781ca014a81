#include "games/dead_money/outlook.h"

#include <algorithm>

#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

constexpr u64 kKey = 2006;  ///< the same worlds for the same view
constexpr int kSides = 6;
constexpr int kCourses = 4 * kSides * kSides;

/// Dice that fall as they are told; cards come by chance.
class ToldDice final : public ChanceSource {
 public:
  ToldDice(u32 count, u32 drop) : count_(count), drop_(drop) {}
  Chosen choose(u8 roll, const Possible& what, Chance& inner) override {
    if (Roll(roll) == Roll::DropRoll) {
      rolled = true;
      return what.chosen(drop_);
    }
    by_chance = true;
    return Roll(roll) == Roll::CountDie ? what.chosen(count_) : what.draw(inner);
  }

  bool rolled = false;     ///< whether a Brain drops
  bool by_chance = false;  ///< anything else

 private:
  u32 count_, drop_;
};

bool is_between_effects(Ask ask) {
  return ask == Ask::TurnFirst || ask == Ask::TurnSecond || ask == Ask::DropBrain || ask == Ask::Bid;
}

/// What came of an answer, until the effect in play and its drop roll are over.
struct Course {
  bool rolled{}, dropped{}, won{}, lost{};
  bool sure = true;    ///< neither chance nor anybody else had a say
  bool chose_brain{};  ///< I had to choose a Brain of mine to lose on the way
};

Course course_of(State s, Seat me, const Decision& d, u32 throws, Chance& chance) {
  Course course;
  ToldDice dice(1 + throws / kSides % kSides, 1 + throws % kSides);
  Context c{s, &dice};
  c.become(frame_of(Proc::Turn));  // a view that came over the wire does not say how far the turn is
  c.wait(TurnAt::Act);
  play(c, me, d);
  while (!over<Game>(s)) {
    const Seat p = Seat(lowest_bit(s.hidden.waiting));
    const Ask ask = Ask(s.pub.asked.what[p]);
    if (is_between_effects(ask)) break;
    Decisions list;
    Game::legal(s.pub, s.seat[p], p, list);
    course.sure = false;
    course.chose_brain |= p == me && ask == Ask::DiscardOwnBrain;
    play(c, p, list[int(chance.below(u32(list.size())))]);
  }
  const SeatSet winners{s.pub.winners};
  course.rolled = dice.rolled;
  course.dropped = s.pub.showdown.brain != 0 || Ask(s.pub.asked.what[me]) == Ask::DropBrain;
  course.sure = course.sure && !dice.by_chance;
  course.won = winners.has(me);
  course.lost = !winners.empty() && !course.won;
  return course;
}

Score strongest_bid(CardBag hand, Score above) {
  Decisions list;
  list_bids_above(above, hand, list);
  Score best = 0;
  for (const Decision& d : list) best = std::max(best, d.verb() == Verb::Bid ? score_of(d.chosen()) : Score{0});
  return best;
}

}  // namespace

Outlook::Outlook(const View& view) : view_(view) {
  if (asked_of(view) == Ask::Bid) imagine_bids();
}

/// What those who bid after me could lay at best.
void Outlook::imagine_bids() {
  constexpr int kHandsTried = 1600;
  const Public& pub = view_.pub;
  SeatSet later{u16(all_seats(pub.seats).bits & ~pub.showdown.acted)};
  later.remove(view_.viewer);
  if (later.empty()) return;
  worlds_ = std::min(kHandsTried / later.size(), kMostWorlds);
  Chance chance{kKey};
  for (int i = 0; i < worlds_; ++i) {
    const State world = Game::sample_world(view_, chance);
    Score& best = strongest_[unsigned(i)];
    for (const Seat p : later) best = std::max(best, strongest_bid(world.seat[p].hand, pub.showdown.best_score));
  }
}

void Outlook::add_bid(CardBag cards, Figures<Outlook>& out) const {
  const Score score = score_of(cards);
  const Category category = category_of(score);
  const auto beaten =
      std::count_if(strongest_.begin(), strongest_.begin() + worlds_, [&](Score s) { return s > score; });
  out.add<"coins">(coins_of_bid(packed_bid(cards)), category);
  out.add<"left">((view_.mine.hand - cards).size(), category);
  out.add<"stands">(worlds_ == 0 ? Amount(1, 1) : estimated(worlds_ - int(beaten), worlds_), category);
}

/// Every face of both dice, four times. Brains lie open and cards drawn do not move them, so the drop roll hangs on
/// dice alone; where one of my own Brains is to go first, its suit may take one face of each six with it (DM-ROLL-03).
void Outlook::add_course(const Decision& d, Figures<Outlook>& out) const {
  int rolled = 0;
  int dropped = 0;
  int chose = 0;
  int won = 0;
  int lost = 0;
  bool sure = true;
  Chance chance{kKey};
  for (u32 i = 0; i < kCourses; ++i) {
    const Course course = course_of(Game::sample_world(view_, chance), view_.viewer, d, i, chance);
    rolled += course.rolled ? 1 : 0;
    dropped += course.rolled && course.dropped ? 1 : 0;
    chose += course.chose_brain ? 1 : 0;
    won += course.won ? 1 : 0;
    lost += course.lost ? 1 : 0;
    sure = sure && course.sure;
  }
  if (rolled != 0) out.add<"keep">({rolled - dropped, rolled, (chose + kSides - 1) / kSides});
  if (won != 0) out.add<"win">(sure ? Amount(1, 1) : estimated(won, kCourses));
  if (lost != 0) out.add<"lose">(sure ? Amount(1, 1) : estimated(lost, kCourses));
}

void Outlook::of(const Decision& d, Figures<Outlook>& out) const {
  const Ask ask = asked_of(view_);
  if (d.verb() == Verb::Bid) return add_bid(d.chosen(), out);
  if (d.verb() == Verb::Play) return add_course(d, out);
  if (ask != Ask::DropBrain && ask != Ask::Steal && ask != Ask::DiscardOwnBrain) return;
  const u64 helped = suit_mask(d.suit()) & components::kNeedBrain;
  out.add<"helps">(view_.mine.hand.within(helped).size());
}

}  // namespace saloon::dead_money
