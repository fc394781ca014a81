// Keys, ids and hashes.
#include "house/keys.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <regex>
#include <set>

#include "house/request.h"
#include "house/row.h"

namespace saloon::house {
namespace {

Random some_random() {
  Random random{};
  for (u8& byte : random) byte = u8(*rc::gen::inRange(0, 256));
  return random;
}

RC_GTEST_PROP(Keys, HaveTheirForms, ()) {
  const Random random = some_random();
  RC_ASSERT(std::regex_match(new_key(random, "sit"), std::regex("[A-Za-z0-9_-]{22}")));
  RC_ASSERT(std::regex_match(new_table_id(random), std::regex("[2-9a-z]{10}")));
  RC_ASSERT(std::regex_match(new_person_id(random), std::regex("[2-9a-z]{16}")));
  RC_ASSERT(std::regex_match(new_seed(random), std::regex("[0-9a-f]{64}")));
}

RC_GTEST_PROP(Keys, AreDifferentForEveryPurposeAndHandful, ()) {
  const Random random = some_random();
  Random other = random;
  other[*rc::gen::inRange<std::size_t>(0, other.size())] ^= u8(1 << *rc::gen::inRange(0, 8));
  RC_ASSERT(new_key(random, "sit") != new_key(random, "watch"));
  RC_ASSERT(new_key(random, "sit") != new_key(other, "sit"));
  RC_ASSERT(new_table_id(random) != new_table_id(other));
  RC_ASSERT(new_person_id(random).substr(0, 10) != new_table_id(random));
  RC_ASSERT(new_key(random, "sit") == new_key(random, "sit"));
}

TEST(Keys, UseAllTheirLetters) {
  std::set<char> letters;
  Random random{};
  for (int i = 0; i < 200; ++i) {
    random[0] = u8(i);
    for (const char c : new_table_id(random)) letters.insert(c);
  }
  EXPECT_EQ(std::string(letters.begin(), letters.end()), "23467bcdfghjkmnprtvwxy");
}

TEST(Keys, AreKeptAsHashes) {
  EXPECT_EQ(hash_of_key("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_TRUE(same_hash("abc", "abc"));
  EXPECT_FALSE(same_hash("abc", "abd"));
  EXPECT_FALSE(same_hash("abc", "ab"));
}

TEST(Keys, NamesOfKindsAreReadBack) {
  for (const auto what : {Opens::What::Watching, Opens::What::Sitting, Opens::What::Seat, Opens::What::Hosting}) {
    EXPECT_EQ(opens_named(name_of(what)), what);
  }
  for (const auto circle : {Circle::Table, Circle::Gang, Circle::Watchers})
    EXPECT_EQ(circle_named(name_of(circle)), circle);
  EXPECT_EQ(opens_named("door"), std::nullopt);
  EXPECT_EQ(circle_named("square"), std::nullopt);
}

TEST(Rows, NamesOfKindsAreReadBackAndDiffer) {
  std::set<std::string_view> names;
  for (u8 kind = 0; kind <= u8(RowKind::Created); ++kind) {
    EXPECT_EQ(row_kind_named(name_of(RowKind(kind))), RowKind(kind));
    names.insert(name_of(RowKind(kind)));
  }
  EXPECT_EQ(names.size(), std::size_t(RowKind::Created) + 1);
  EXPECT_EQ(row_kind_named("nonsense"), std::nullopt);
  // What ledgers have: these names never change.
  EXPECT_EQ(name_of(RowKind::Opened), "opened");
  EXPECT_EQ(name_of(RowKind::Came), "guest");
  EXPECT_EQ(name_of(RowKind::Line), "line");
  EXPECT_EQ(name_of(RowKind::HandedBack), "handed_back");
  EXPECT_EQ(name_of(RowKind::Closed), "closed");
  EXPECT_EQ(name_of(RowKind::Created), "created");
}

}  // namespace
}  // namespace saloon::house
