// Types out of rows: what the template's JSON looks like, and kinds that do it differently from the usual.
#include "engine/wire/wire.h"

#include <gmock/gmock.h>

#include "engine/json/json.h"
#include "engine/match/match.h"
#include "engine/rows/kind.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

using ::testing::HasSubstr;

TEST(Wire, TypeScriptReadsLikeTheRows) {
  const std::string script = wire::typescript(toy::game());
  for (const char* line :
       {"export type Card = \"n1\" | \"n2\"", "  | { do: \"raise\"; /** 1 to 40 */ by: number }",
        "  | { ask: \"bid\"; about: { /** 0 to 255 */ number: number } }",
        "  | { event: \"drew\"; seat: Seat; /** secret */ card?: Card }", "  hand_size: BySeat<number>;",
        "  partner_bid?: Card;", "  partners: \"none\" | \"pairs\";", "export type View = ViewOf<Public, Private>;"}) {
    EXPECT_THAT(script, HasSubstr(line));
  }
}

TEST(Wire, SchemaIsStrict) {
  const json::value schema = *parse_json(wire::json_schema(toy::game()));
  const json::object& types = schema.at("$defs").get_object();
  const json::value& open = types.at("Public");
  EXPECT_EQ(open.at("additionalProperties"), false);
  EXPECT_EQ(json::serialize(open.at("required")),
            R"(["seats","options","asked","leader","ended","deck_size","hand_size","points","discard"])");
  // as many as sit at every table are always there
  EXPECT_EQ(json::serialize(open.at("properties").at("points").at("required")), R"(["S0","S1"])");
  EXPECT_EQ(json::serialize(types.at("Private").at("required")), R"(["hand"])");
  EXPECT_EQ(json::serialize(types.at("Seat").at("enum")), R"(["S0","S1","S2","S3"])");
}

// --- kinds
template <class T>
std::string written(const Kind& k, const T& x) {
  std::string text;
  Writer w(text);
  w.object([&] { write_member(w, "it", k, to_value(x)); });
  return text;
}

bool reads(const Kind& k, std::string_view text, Value& out) { return k.read(k, *parse_json(text), out); }

constexpr std::array kTrailNames{"north", "south"};
constexpr Kind kTrail = one_of("a trail", kTrailNames);
constexpr Kind kSteps = number(0, 9), kSomeSteps = or_left_out(kSteps);

TEST(Kinds, BytesUnderKeys) {
  constexpr Kind kAll = bytes_by(kTrail, kSteps, "steps"), kSome = bytes_by(kTrail, kSomeSteps, "steps");
  const std::array<u8, 2> steps{0, 7};
  EXPECT_EQ(written(kAll, steps), R"({"it":{"north":0,"south":7}})");
  EXPECT_EQ(written(kSome, steps), R"({"it":{"south":7}})");
  Value v;
  EXPECT_TRUE(reads(kSome, R"({"south":7,"north":null})", v));
  EXPECT_EQ((from_value<std::array<u8, 2>>(v)), steps);
  EXPECT_TRUE(reads(kAll, R"({"south":7,"north":0})", v));
  EXPECT_FALSE(reads(kAll, R"({"south":7})", v));
  EXPECT_FALSE(reads(kSome, R"({"south":10})", v));
  EXPECT_FALSE(reads(kSome, R"({"west":1})", v));
  EXPECT_FALSE(reads(kSome, "[7]", v));
}

TEST(Kinds, NumbersInUnits) {
  Kind hundreds = number(0, 20);
  hundreds.unit = 100;
  EXPECT_EQ(written(hundreds, 5), R"({"it":500})");
  Value v;
  EXPECT_TRUE(reads(hundreds, "2000", v));
  EXPECT_EQ(v.number(), 20);
  EXPECT_FALSE(reads(hundreds, "2100", v));
  EXPECT_FALSE(reads(hundreds, "450", v));
}

TEST(Kinds, AnyValueMayMeanThatThereIsNone) {
  constexpr Kind kFewer = or_left_out(kSteps, to_value(9));
  EXPECT_EQ(written(kFewer, 9), "{}");
  EXPECT_EQ(written(kFewer, 0), R"({"it":0})");
  std::string error;
  Reader r(error);
  EXPECT_EQ(read_member(r, nullptr, "it", kFewer).number(), 9);
  EXPECT_TRUE(r.ok());
}

}  // namespace
}  // namespace saloon
