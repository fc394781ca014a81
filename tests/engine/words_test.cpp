#include "engine/words/words.h"

#include <gtest/gtest.h>

namespace saloon {
namespace {

Words words_from(Language language, std::string_view catalogue) {
  Words words(language);
  EXPECT_EQ(words.add(catalogue).error(), "");
  return words;
}

std::string said(Language language, std::string_view message, const json::object& args = {}) {
  Words words(language);
  EXPECT_EQ(words.add(json::serialize(json::object{{"m", json::string(message)}})).error(), "");
  return words.say("m", args);
}

std::string in_english(std::string_view message, const json::object& args = {}) {
  return said(Language::English, message, args);
}
std::string in_french(std::string_view message, const json::object& args = {}) {
  return said(Language::French, message, args);
}

TEST(Words, FillsInArguments) {
  EXPECT_EQ(in_english("{who} has {n} cards", {{"who", "Belle"}, {"n", 3}}), "Belle has 3 cards");
  EXPECT_EQ(in_english("{ who }", {{"who", "Belle"}}), "Belle");
  EXPECT_EQ(in_english("{yes}", {{"yes", true}}), "true");
}

TEST(Words, ShowsWhatIsMissing) {
  EXPECT_EQ(in_english("hello {who}"), "hello {who}");
  EXPECT_EQ(Words(Language::English).say("no.such.key"), "⟦no.such.key⟧");
}

TEST(Words, NestedObjectsBecomeDottedKeys) {
  const Words words = words_from(Language::English, R"({"a": {"b": "deep"}, "c": "flat"})");
  EXPECT_EQ(words.keys(), (std::vector<std::string>{"a.b", "c"}));
  EXPECT_EQ(words.say("a.b"), "deep");
  EXPECT_TRUE(words.has("c"));
  EXPECT_FALSE(words.has("a"));
}

TEST(Words, ALaterCatalogueReplacesMessages) {
  Words words = words_from(Language::English, R"({"a": "old", "b": "kept"})");
  ASSERT_TRUE(words.add(R"({"a": "new"})"));
  EXPECT_EQ(words.say("a") + words.say("b"), "newkept");
}

TEST(Words, EnglishPlural) {
  const char* message = "{n, plural, =0 {no cards} one {# card} other {# cards}}";
  EXPECT_EQ(in_english(message, {{"n", 0}}), "no cards");
  EXPECT_EQ(in_english(message, {{"n", 1}}), "1 card");
  EXPECT_EQ(in_english(message, {{"n", 2}}), "2 cards");
  EXPECT_EQ(in_english("{n, plural, one {one} other {many}}", {{"n", 0}}), "many");
}

TEST(Words, FrenchCountsZeroAndOneAsSingular) {
  const char* message = "{n, plural, one {# carte} other {# cartes}}";
  EXPECT_EQ(in_french(message, {{"n", 0}}), "0 carte");
  EXPECT_EQ(in_french(message, {{"n", 1}}), "1 carte");
  EXPECT_EQ(in_french(message, {{"n", 1.5}}), "1,5 carte");
  EXPECT_EQ(in_french(message, {{"n", 2}}), "2 cartes");
}

TEST(Words, AnArrayOrObjectCountsAsItsSize) {
  const char* message = "{cards, plural, =0 {none} one {one} other {#}}";
  EXPECT_EQ(in_english(message, {{"cards", json::array{}}}), "none");
  EXPECT_EQ(in_english(message, {{"cards", json::array{"a", "b"}}}), "2");
  EXPECT_EQ(in_english(message, {{"cards", json::object{}}}), "none");
  EXPECT_EQ(in_english(message, {{"cards", json::object{{"a", 1}, {"b", 2}}}}), "2");
}

TEST(Words, Select) {
  const char* message = "{seat, select, you {You draw} other {{seat} draws}}";
  EXPECT_EQ(in_english(message, {{"seat", "you"}}), "You draw");
  EXPECT_EQ(in_english(message, {{"seat", "Belle"}}), "Belle draws");
  EXPECT_EQ(in_english("{tie, select, true {tied} other {clear}}", {{"tie", true}}), "tied");
  EXPECT_EQ(in_english("{tie, select, true {tied} other {clear}}"), "clear");
  EXPECT_EQ(in_english("{cards, select, unknown {a card} other {{cards}}}"), "a card");
}

TEST(Words, HashReachesIntoSelectInsidePlural) {
  EXPECT_EQ(in_english("{n, plural, other {{who, select, you {your #} other {their #}}}}", {{"n", 4}, {"who", "you"}}),
            "your 4");
  EXPECT_EQ(in_english("number #{n}", {{"n", 4}}), "number #4");
}

TEST(Words, NumbersAreGroupedAsTheLanguageDoes) {
  EXPECT_EQ(in_english("{n, number}", {{"n", 1234567}}), "1,234,567");
  EXPECT_EQ(in_french("{n, number}", {{"n", 1234567}}), "1\u202F234\u202F567");
  EXPECT_EQ(in_english("{n, number}", {{"n", 12.345}}), "12.35");
  EXPECT_EQ(in_french("{n, number}", {{"n", 12.5}}), "12,5");
  EXPECT_EQ(in_english("{n, number}", {{"n", -1000}}), "\u22121,000");
  EXPECT_EQ(in_english("{n, number}", {{"n", 999}}), "999");
  EXPECT_EQ(in_english("{n, number}", {{"n", 1e300}}), "9,000,000,000,000,000");
}

TEST(Words, TermsAndLists) {
  const char* catalogue = R"({
    "card": {"rA": "red Ace", "bB": "blue Buzzard", "gC": "green Coyote"}, "level": {"2": "two"},
    "one": "the {card, term, card}", "all": "{cards, list, card}", "n": "{n, term, level}"})";
  const Words english = words_from(Language::English, catalogue);
  EXPECT_EQ(english.say("one", {{"card", "rA"}}), "the red Ace");
  EXPECT_EQ(english.say("one", {{"card", "xX"}}), "the ⟦card.xX⟧");
  EXPECT_EQ(english.say("n", {{"n", 2}}), "two");
  EXPECT_EQ(english.say("all", {{"cards", json::array{}}}), "");
  EXPECT_EQ(english.say("all", {{"cards", json::array{"rA"}}}), "red Ace");
  EXPECT_EQ(english.say("all", {{"cards", json::array{"rA", "bB"}}}), "red Ace and blue Buzzard");
  const Words french = words_from(Language::French, catalogue);
  EXPECT_EQ(french.say("all", {{"cards", json::array{"rA", "bB", "gC"}}}), "red Ace, blue Buzzard et green Coyote");
}

TEST(Words, ListsOfObjectsAndOfTheirMembers) {
  const Words words = words_from(Language::English, R"({
    "gun": {"COL": "Colt"}, "die": "{gun, term, gun} {roll}", "rolled": "{dice, list, die}",
    "placed": "{value, list, gun} at {key}", "where": "{at, list, placed}"})");
  const json::array dice{json::object{{"gun", "COL"}, {"roll", 4}}, json::object{{"gun", "COL"}, {"roll", 2}}};
  EXPECT_EQ(words.say("rolled", {{"dice", dice}}), "Colt 4 and Colt 2");
  EXPECT_EQ(words.say("rolled", {{"dice", json::array{json::object{}}}}), "{gun} {roll}");
  const json::object at{{"h1", "COL"}, {"h2", json::array{"COL", "COL"}}};
  EXPECT_EQ(words.say("where", {{"at", at}}), "Colt at h1 and Colt and Colt at h2");
  EXPECT_EQ(words.say("where", {{"at", json::object{}}}), "");
}

TEST(Words, ARingOfTermsEnds) {
  const Words words = words_from(Language::English, R"({"a": {"x": "{v, term, a}"}, "m": "{v, term, a}"})");
  EXPECT_EQ(words.say("m", {{"v", "x"}}), "⟦a.x⟧");
}

TEST(Words, Quoting) {
  EXPECT_EQ(in_english("it's"), "it's");
  EXPECT_EQ(in_english("it''s"), "it's");
  EXPECT_EQ(in_english("'{not an argument}'"), "{not an argument}");
  EXPECT_EQ(in_english("'{it''s}'"), "{it's}");
  EXPECT_EQ(in_english("{n, plural, other {'#'#}}", {{"n", 1}}), "#1");
}

TEST(Words, BrokenMessagesAreNamedAndNeverSaid) {
  for (const char* message : {"{",
                              "}",
                              "{}",
                              "{a",
                              "{a,",
                              "{a, b}",
                              "{a, plural}",
                              "{a, plural, }",
                              "{a, plural, one {x}}",
                              "'{",
                              "{a}}",
                              "{a, plural, two {x} other {y}}",
                              "{a, plural, =x {x} other {y}}",
                              "{a, select, x {x}}",
                              "{a, term}",
                              "{a b}",
                              "{a, select, x {1} x {2} other {3}}",
                              "{a, list, }",
                              "{a, select, other {{}}",
                              "{a, plural, other x}"}) {
    const Words words = words_from(Language::English, json::serialize(json::object{{"m", message}}));
    ASSERT_EQ(words.broken().size(), 1U) << message;
    EXPECT_TRUE(words.broken()[0].starts_with("m: ")) << words.broken()[0];
    EXPECT_EQ(words.say("m"), "⟦m⟧") << message;
  }
}

TEST(Words, DeepNestingIsRefusedInsteadOfCrashing) {
  std::string message;
  for (int i = 0; i < 100000; ++i) message += "{a, select, other {";
  const Words words = words_from(Language::English, json::serialize(json::object{{"m", message}}));
  EXPECT_EQ(words.broken().size(), 1U);
}

TEST(Words, CallsPeopleByNamesThatAreNoMessages) {
  Words words = words_from(Language::French, R"({
    "seat": {"S0": "Rosalie", "you": "vous"}, "seat_of": {"you": "de vous"},
    "turn": "Le tour {p, term, seat_of}.", "know": "On sait {p, term, seat_that} joue.", "all": "{ps, list, seat_of}"})");
  words.call("S0", "l'{ami}");
  words.call("S1", "Anne");
  EXPECT_EQ(words.say("turn", {{"p", "S0"}}), "Le tour de l'{ami}.");
  EXPECT_EQ(words.say("turn", {{"p", "S1"}}), "Le tour d’Anne.");
  EXPECT_EQ(words.say("know", {{"p", "S1"}}), "On sait qu’Anne joue.");
  EXPECT_EQ(words.say("all", {{"ps", {"S1", "S0", "you"}}}), "d’Anne, de l'{ami} et de vous");
  words.call("S1", "");
  EXPECT_EQ(words.say("seat.S1"), "");
}

TEST(Words, AStopIsNotSaidTwice) {
  EXPECT_EQ(in_english("to {who}.", {{"who", "Sammy Davis Jr."}}), "to Sammy Davis Jr.");
  EXPECT_EQ(in_english("{who, select, other {to {who}}}.", {{"who", "Jr."}}), "to Jr.");
  EXPECT_EQ(in_english("{who}...", {{"who", "Anne"}}), "Anne...");
}

TEST(Words, WhatIsNoCatalogueIsRefusedWhole) {
  for (const char* text : {"", "[", "[]", "\"text\"", R"({"a": "ok", "b": 3})", R"({"a": {"b": ["x"]}})", "{} {}"}) {
    Words words(Language::English);
    EXPECT_FALSE(words.add(text)) << text;
    EXPECT_TRUE(words.keys().empty()) << text;
  }
}

}  // namespace
}  // namespace saloon
