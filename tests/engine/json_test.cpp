// Reading, patching and comparing JSON.
#include "engine/json/json.h"

#include <gtest/gtest.h>

namespace saloon {
namespace {

json::value of(std::string_view text) {
  auto v = parse_json(text, Comments::Allowed);
  EXPECT_TRUE(v) << v.error() << " in " << text;
  return v ? *v : json::value();
}

TEST(ParseJson, SaysWhereItFails) {
  const std::string error = parse_json("{\n  \"a\": 1,\n  oops\n}").error();
  EXPECT_NE(error.find("at line 3, column 3"), std::string::npos) << error;
  for (const std::string& text :
       {std::string("{} {}"), std::string(), std::string("{\"a\": [1, 2"), std::string(1000, '[')}) {
    EXPECT_TRUE(parse_json(text).error().starts_with("not JSON")) << text;
  }
}

TEST(ParseJson, RefusesNumbersThatCouldNotBeWrittenAgain) {
  for (const char* text : {R"({"do": 1e400})", "[[1, -1e400]]", "1e99999"}) {
    EXPECT_EQ(parse_json(text).error(), "not JSON: a number beyond 1.79e308") << text;
  }
  EXPECT_TRUE(parse_json(R"({"do": [1.79e308, 1e-400]})"));
}

TEST(ParseJson, CommentsOnlyWhereAllowed) {
  EXPECT_TRUE(parse_json("{ /* so */ \"a\": 1 } // there", Comments::Allowed));
  EXPECT_FALSE(parse_json("{ /* so */ \"a\": 1 }"));
}

TEST(MergePatch, ExamplesOfRfc7396) {
  const struct {
    const char *original, *patch, *result;
  } rows[] = {{R"({"a":"b"})", R"({"a":"c"})", R"({"a":"c"})"},
              {R"({"a":"b"})", R"({"b":"c"})", R"({"a":"b","b":"c"})"},
              {R"({"a":"b"})", R"({"a":null})", R"({})"},
              {R"({"a":"b","b":"c"})", R"({"a":null})", R"({"b":"c"})"},
              {R"({"a":["b"]})", R"({"a":"c"})", R"({"a":"c"})"},
              {R"({"a":"c"})", R"({"a":["b"]})", R"({"a":["b"]})"},
              {R"({"a":{"b":"c"}})", R"({"a":{"b":"d","c":null}})", R"({"a":{"b":"d"}})"},
              {R"({"a":[{"b":"c"}]})", R"({"a":[1]})", R"({"a":[1]})"},
              {R"(["a","b"])", R"(["c","d"])", R"(["c","d"])"},
              {R"({"a":"b"})", R"(["c"])", R"(["c"])"},
              {R"({"a":"foo"})", R"(null)", R"(null)"},
              {R"({"a":"foo"})", R"("bar")", R"("bar")"},
              {R"({"e":null})", R"({"a":1})", R"({"e":null,"a":1})"},
              {R"([1,2])", R"({"a":"b","c":null})", R"({"a":"b"})"},
              {R"({})", R"({"a":{"bb":{"ccc":null}}})", R"({"a":{"bb":{}}})"}};
  for (const auto& row : rows) {
    json::value target = of(row.original);
    merge_patch(target, of(row.patch));
    EXPECT_EQ(target, of(row.result)) << row.original << " + " << row.patch;
  }
}

TEST(ContainsJson, SubsetsAndTheirFirstDifference) {
  const json::value whole = of(R"({"a": {"b": [1, {"c": 2, "d": 3}], "x/y": 1}, "n": null})");
  const auto difference = [&](std::string_view part) {
    std::string where;
    return contains_json(whole, of(part), where) ? std::string("none") : where;
  };
  EXPECT_EQ(difference(R"({})"), "none");
  EXPECT_EQ(difference(R"({"a": {"b": [1, {"c": 2}]}})"), "none");
  EXPECT_EQ(difference(R"({"n": null, "missing": null})"), "none");
  EXPECT_EQ(difference(R"({"a": {"b": [1, {"c": 5}]}})"), "/a/b/1/c");
  EXPECT_EQ(difference(R"({"a": {"b": [1]}})"), "/a/b");
  EXPECT_EQ(difference(R"({"a": {"x/y": 2}})"), "/a/x~1y");
  EXPECT_EQ(difference(R"({"z": 1})"), "/z");
  EXPECT_EQ(difference(R"([1])"), "");
}

TEST(Pretty, ReadsBackTheSame) {
  const json::value v =
      of(R"({"a": [1, 2, {"b": "\u00e9\n\""}], "long": ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"], "e": {}, "f": []})");
  EXPECT_EQ(of(pretty(v)), v);
  EXPECT_EQ(pretty(of(R"({"a":[1,{"b":2}]})")), "{\"a\": [1, {\"b\": 2}]}\n");
  EXPECT_NE(pretty(v).find("\n  \"long\": [\n    \"aaa"), std::string::npos) << pretty(v);
}

TEST(AsParsed, NumbersBecomeWhatAParserGives) {
  const json::value written = json::object{{"a", u64{1}}, {"b", json::array{u8{2}, -3, "x", ~u64{0}}}};
  const json::value read = as_parsed(written);
  EXPECT_TRUE(read.at("a").is_int64());
  EXPECT_TRUE(read.at("b").at(0).is_int64());
  EXPECT_TRUE(read.at("b").at(3).is_uint64());
  EXPECT_EQ(read, written);
}

TEST(SeatNames, ThereAndBack) {
  for (Seat p = 0; p < kMostSeats; ++p) EXPECT_EQ(seat_from_name(seat_name(p)), p);
  EXPECT_EQ(seat_from_name(seat_name(kSpectator)), kSpectator);
  for (const char* bad : {"", "S", "S9", "S10", "s0", "0", "S-"}) EXPECT_FALSE(seat_from_name(bad)) << bad;
}

TEST(Reader, KeepsTheFirstComplaint) {
  std::string error;
  Reader r(error);
  const json::value v = of(R"({"n": 12, "s": "S3", "t": "x"})");
  const json::object& o = r.object(&v, "v");
  EXPECT_EQ(r.number(o.if_contains("n"), "n", 0, 12), 12);
  const json::value unsigned_value(u64{12});
  EXPECT_EQ(r.number(&unsigned_value, "n", 0, 12), 12);
  EXPECT_EQ(r.seat(o.if_contains("s"), "s", 4), 3);
  EXPECT_EQ(r.text(o.if_contains("t"), "t"), "x");
  EXPECT_TRUE(r.ok());
  r.number(o.if_contains("n"), "n", 0, 11);
  EXPECT_EQ(error, "n must be a whole number from 0 to 11");
  r.seat(o.if_contains("s"), "s", 3);
  EXPECT_EQ(r.array(&v, "v").size(), 0U);
  EXPECT_EQ(error, "n must be a whole number from 0 to 11");
}

TEST(Reader, UnknownKeysNeverPass) {
  std::string error;
  Reader r(error);
  const json::value v = of(R"({"a": 1, "B": 2})");
  r.only_keys(*v.if_object(), "it", {"a", "b"});
  EXPECT_EQ(error, R"(it has an unknown key "B"; known are: a, b)");
}

}  // namespace
}  // namespace saloon
