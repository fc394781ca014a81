// What answers are put together of: whatever is lawful can be, also what no list has.
#include "telling/builders.h"

#include <gmock/gmock.h>

#include <map>
#include <random>

#include "engine/rows/kind.h"
#include "telling/catalogue.h"
#include "telling/pieces.h"
#include "tests/all_said.h"

namespace saloon::telling {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;
using Takes = BuilderMember::Takes;

std::vector<json::value> values_of(const std::vector<Candidate>& candidates) {
  std::vector<json::value> out;
  for (const Candidate& c : candidates) out.push_back(c.value);
  return out;
}

bool within(const BuilderMember& m, i64 n) { return n >= m.min && n <= m.max; }

/// Each piece as often as it is there.
bool can_take(const BuilderMember& m, const json::array& pieces) {
  std::vector<json::value> left = values_of(m.of);
  for (const json::value& piece : pieces) {
    const auto found = std::find(left.begin(), left.end(), piece);
    if (found == left.end()) return false;
    left.erase(found);
  }
  return within(m, i64(pieces.size()));
}

bool is_among(const std::vector<Candidate>& candidates, const json::value& v) {
  const std::vector<json::value> values = values_of(candidates);
  return std::find(values.begin(), values.end(), v) != values.end();
}

bool can_share(const BuilderMember& m, const json::object& shares) {
  i64 sum = 0;
  for (const auto& [key, share] : shares) {
    if (!is_among(m.of, key)) return false;
    sum += *whole_number(share);
  }
  return within(m, sum);
}

bool can_pair(const BuilderMember& m, const json::array& pairs) {
  const bool known = std::all_of(pairs.begin(), pairs.end(), [&](const json::value& pair) {
    return is_among(m.of, *pair.get_object().if_contains(m.as[0])) &&
           is_among(m.into, *pair.get_object().if_contains(m.as[1]));
  });
  return known && within(m, i64(pairs.size()));
}

/// Could somebody have put this together?
bool can_build(const Builder& builder, const json::object& decision) {
  return std::all_of(builder.members.begin(), builder.members.end(), [&](const BuilderMember& m) {
    const json::value* v = decision.if_contains(m.member);
    if (v == nullptr) return m.min == 0;
    if (m.takes == Takes::Number) return within(m, *whole_number(*v));
    if (m.takes == Takes::Split) return v->is_array() ? can_pair(m, v->get_array()) : can_share(m, v->get_object());
    if (m.takes != Takes::One) return can_take(m, v->get_array());
    return is_among(m.of, *v);
  });
}

/// Answers of a verb with anything that the kinds of its members allow and the viewer sees somewhere.
class Tries {
 public:
  Tries(const SeatDoor& door, u64 seed) : view_(door.view()), seats_(door.seats()), any_(seed) {}

  json::object like(const json::object& decision, std::span<const Member> members) {
    json::object out = decision;
    for (const Member& m : members) {
      json::value* v = out.if_contains(m.name);
      if (v == nullptr) continue;
      const Kind& kind = m.kind->form == Form::Like ? *m.kind->of : *m.kind;
      if (v->is_int64()) *v = number(0, 80);
      if (v->is_array() && kind.of->form == Form::Name)
        *v = number(0, 1) == 0 ? turned(v->get_array()) : some(*kind.of);
      if (v->is_object() && kind.keys != nullptr) *v = moved(v->get_object());
    }
    return out;
  }

 private:
  i64 number(i64 low, i64 high) { return std::uniform_int_distribution<i64>(low, high)(any_); }

  json::array some(const Kind& kind) {
    std::vector<json::value> pool;
    const json::value own = object_in(view_.get_object(), "private");
    find(number(0, 2) == 0 ? view_ : own, kind, pool);
    std::shuffle(pool.begin(), pool.end(), any_);
    pool.resize(std::min(pool.size(), std::size_t(number(1, 7))));
    json::array some(pool.begin(), pool.end());
    return some;
  }
  void find(const json::value& v, const Kind& kind, std::vector<json::value>& out) {
    if (v.is_object()) {
      for (const auto& item : v.get_object()) find(item.value(), kind, out);
    } else if (v.is_array()) {
      for (const json::value& item : v.get_array()) find(item, kind, out);
    } else if (Value value; kind.read(kind, v, value)) {
      out.push_back(v);
    }
  }
  json::array turned(const json::array& items) {
    std::vector<json::value> pool(items.begin(), items.end());
    std::shuffle(pool.begin(), pool.end(), any_);
    json::array some(pool.begin(), pool.end());
    return some;
  }
  /// Some of it goes to another seat.
  json::object moved(const json::object& shares) {
    json::object out = shares;
    const std::string from(shares.begin()->key());
    const i64 n = number(0, whole_number_in(out, from));
    const std::string to = seat_name(Seat(number(0, seats_ - 1)));
    out[from] = whole_number_in(out, from) - n;
    out[to] = whole_number_in(out, to) + n;
    if (whole_number_in(out, from) == 0) out.erase(from);
    return out;
  }

  json::value view_;
  int seats_;
  std::mt19937_64 any_;
};

/// Tries what answers a question beside its list.
class Builders {
 public:
  explicit Builders(const GameInfo& game) : words_(words_of(game, Language::English)) {}

  void try_at(const Match& match, Seat p) {
    const SeatDoor door = match.at(p);
    const Choices choices(door, words_);
    const std::vector<Builder> builders = builders_of(door, choices, words_);
    if (!choices.complete()) ++partial_;
    for (const Builder& builder : builders) {
      ++met_[builder.verb];
      const NamedShape* shape = Pieces(door, words_).shape_of(builder.verb);
      for (const Choice& choice : choices) {
        if (text_in(choice.decision, "do") != builder.verb) continue;
        expect_built(builder, choice.decision);
        if (!choices.complete()) try_like(door, builder, choice.decision, shape->members);
      }
    }
  }

  [[nodiscard]] int partial() const { return partial_; }
  [[nodiscard]] int beyond() const { return beyond_; }
  [[nodiscard]] const std::map<std::string, int>& met() const { return met_; }

 private:
  void try_like(const SeatDoor& door, const Builder& builder, const json::object& decision,
                std::span<const Member> members) {
    Tries tries(door, ++tried_);
    for (int i = 0; i < 20; ++i) {
      const json::object other = tries.like(decision, members);
      if (!door.would_answer(other).accepted()) continue;
      ++beyond_;
      expect_built(builder, other);
    }
  }
  static void expect_built(const Builder& builder, const json::object& decision) {
    EXPECT_TRUE(can_build(builder, decision)) << json::serialize(decision) << said(builder);
  }
  static std::string said(const Builder& builder) {
    std::string out;
    for (const BuilderMember& m : builder.members) {
      out += "; " + m.member + " " + std::to_string(m.min) + " to " + std::to_string(m.max) + " of";
      for (const Candidate& c : m.of) out += " " + c.text;
    }
    return out;
  }

  Words words_;
  int partial_ = 0;
  int beyond_ = 0;
  u64 tried_ = 0;
  std::map<std::string, int> met_;
};

TEST(Builders, MakeWhateverIsLawful) {
  for (const GameInfo* game : games_to_read()) {
    Builders builders(*game);
    const auto look = [&](const Match& match, Seat) {
      for (const Seat p : match.waiting() | match.offered()) builders.try_at(match, p);
    };
    read_everything(*game, {look, [](const Match&) {}});
    EXPECT_EQ(builders.partial() > 0, builders.beyond() > 0) << game->slug;
    EXPECT_GE(builders.met().size(), 3U) << game->slug;
  }
}

TEST(Builders, OfANumberGoFromTheLeastToTheMostListed) {
  const auto match = toy::start(3, {{"limit", "9"}});
  const Words words = words_of(toy::game(), Language::English);
  const Seat leader = *match->offered().begin();
  const std::vector<Builder> builders = builders_of(match->at(leader), Choices(match->at(leader), words), words);
  ASSERT_THAT(builders, SizeIs(1));
  EXPECT_EQ(builders[0].verb, "raise");
  ASSERT_THAT(builders[0].members, SizeIs(1));
  const BuilderMember& by = builders[0].members[0];
  EXPECT_EQ(name_of(by.takes), "number");
  EXPECT_EQ(by.min, 1);
  EXPECT_EQ(by.max, 9);
  EXPECT_THAT(by.of, IsEmpty());
}

TEST(Pieces, AreCalledAsTheSentenceCallsThem) {
  const auto match = toy::start(3, {{"hand", "4"}});
  const Words words = words_of(toy::game(), Language::English);
  const Seat seat = *match->waiting().begin();
  const Pieces pieces(match->at(seat), words);
  for (const Choice& choice : Choices(match->at(seat), words)) {
    const std::vector<Part> parts = pieces.parts_of(choice);
    ASSERT_THAT(parts, SizeIs(1));
    EXPECT_EQ(parts[0].member, "card");
    EXPECT_EQ(parts[0].value, *choice.decision.if_contains("card"));
    EXPECT_EQ(choice.text, "Bid " + parts[0].text);
  }
}

}  // namespace
}  // namespace saloon::telling
