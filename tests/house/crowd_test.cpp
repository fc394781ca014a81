// Many people, or one who talks much: whoever plays notices nothing of them.
#include <gmock/gmock.h>

#include "house/limits.h"
#include "tests/house/started.h"

namespace saloon::house {
namespace {

/// A table for everybody.
Create open_table() {
  Create create = table_for("desperados_cards", 3, 2);
  create.wishes.listed = true;
  return create;
}

TEST(Crowd, WhoeverHasASeatComesBackHoweverManyLookOn) {
  Evening evening(open_table());
  Client& anne = evening.connect("host");
  Client& zoe = evening.connect("Zoé");
  evening.say(anne, {{"type", "enter"}});
  evening.say(zoe, {{"type", "enter"}});
  evening.say(zoe, {{"type", "sit"}, {"seat", "S0"}});
  evening.hang_up(anne);
  evening.hang_up(zoe);
  for (std::size_t i = 0; i < kMostConnections; ++i) evening.say(evening.connect("crowd"), {{"type", "enter"}});
  Client& one_more = evening.connect("crowd");
  EXPECT_EQ(one_more.refused(evening.say(one_more, {{"type", "enter"}})), "HOUSE-FULL-01");
  Client& zoe_again = evening.connect("Zoé");
  EXPECT_EQ(zoe_again.refused(evening.say(zoe_again, {{"type", "enter"}})), "");
  Client& host_again = evening.connect("host");
  EXPECT_EQ(host_again.refused(evening.say(host_again, {{"type", "enter"}})), "");
}

/// Also a connection that has missed something, and enters once more to hear it.
TEST(Crowd, WhoeverListensMayEnterAgainWhenItIsFull) {
  Evening evening(open_table());
  Client& first = evening.connect("crowd");
  evening.say(first, {{"type", "enter"}});
  for (std::size_t i = 1; i < kMostConnections; ++i) evening.say(evening.connect("crowd"), {{"type", "enter"}});
  EXPECT_EQ(first.refused(evening.say(first, {{"type", "enter"}})), "");
}

TEST(Crowd, WhoeverTalksMuchKeepsNobodyElseFromBeingHeard) {
  Evening evening(open_table());
  Client& anne = evening.connect("host");
  Client& loud = evening.connect("loud");
  evening.say(anne, {{"type", "enter"}});
  evening.say(loud, {{"type", "enter"}});
  evening.slow = true;
  evening.say(anne, {{"type", "sit"}, {"seat", "S0"}});
  std::string last;
  for (std::size_t i = 0; i <= kLongestInbox; ++i) last = evening.say(loud, {{"type", "rise"}, {"seat", "S0"}});
  EXPECT_EQ(loud.refused(last), "HOUSE-FULL-01");
  const std::string heard = evening.say(anne, {{"type", "sit"}, {"seat", "S1"}});
  evening.store(true);
  evening.store(true);
  EXPECT_EQ(anne.refused(heard), "");
}

}  // namespace
}  // namespace saloon::house
