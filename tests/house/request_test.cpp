// What clients say: every message is read as the schema has it, and whatever is wrong is refused with a useful line.
#include "house/request.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "house/limits.h"
#include "tests/house/changes.h"
#include "tests/house/messages.h"
#include "tests/house/schema.h"

namespace saloon::house {
namespace {

using testing::HasSubstr;

std::string complaint_about(std::string_view text) {
  std::string id;
  const Result<Request> request = read_request(text, id);
  return request.error();
}

Request read(std::string_view text) {
  std::string id;
  Result<Request> request = read_request(text, id);
  EXPECT_EQ(request.error(), "") << text;
  EXPECT_EQ(request ? request->id : "", id);
  return request ? *request : Request{};
}

template <class Wish>
Wish to_hall(std::string_view text) {
  const Request request = read(text);
  EXPECT_EQ(request.table, "");
  const auto* wish = std::get_if<HallWish>(&request.wish);
  return wish != nullptr && std::holds_alternative<Wish>(*wish) ? std::get<Wish>(*wish) : Wish{};
}

template <class Wish>
Wish to_table(std::string_view text) {
  const Request request = read(text);
  EXPECT_EQ(request.table, "t");
  const auto* wish = std::get_if<TableWish>(&request.wish);
  EXPECT_TRUE(wish != nullptr && std::holds_alternative<Wish>(*wish)) << text;
  return wish != nullptr && std::holds_alternative<Wish>(*wish) ? std::get<Wish>(*wish) : Wish{};
}

TEST(Request, ReadsEveryMessageOfTheSchema) {
  std::set<std::string> types;
  for (const std::string& text : client_messages()) {
    EXPECT_EQ(complaint_about(text), "") << text;
    EXPECT_EQ(wrong_with_client_message(text), "") << text;
    types.insert(text_in(parse_json(text)->as_object(), "type"));
  }
  EXPECT_EQ(types.size(), 28U);
  const Schema schema("house/schema/client.json");
  EXPECT_EQ(schema.document().at("oneOf").as_array().size(), types.size());
}

TEST(Request, KeepsWhatWasSaid) {
  EXPECT_EQ(to_hall<Hello>(R"({"type":"hello","protocol":1})").protocol, 1);
  EXPECT_EQ(to_hall<SetName>(R"({"type":"name","name":" Zoé\n"})").name, " Zoé\n");
  EXPECT_TRUE(to_hall<WatchHall>(R"({"type":"hall","on":true})").on);
  const auto create = to_hall<Create>(
      R"({"type":"create","game":"g","seats":3,"options":{"a":12,"b":"c"},"listed":true,"pace":false,"limit":30,)"
      R"("bots":{"S2":"cowhand"}})");
  EXPECT_EQ(create.wishes.game, "g");
  EXPECT_EQ(create.wishes.seats, 3);
  ASSERT_EQ(create.wishes.options.size(), 2U);
  EXPECT_EQ(create.wishes.options[0].name + "=" + create.wishes.options[0].value, "a=12");
  EXPECT_EQ(create.wishes.options[1].name + "=" + create.wishes.options[1].value, "b=c");
  EXPECT_TRUE(create.wishes.listed);
  EXPECT_FALSE(create.wishes.pace);
  EXPECT_EQ(create.wishes.limit, 30);
  ASSERT_EQ(create.bots.size(), 1U);
  EXPECT_EQ(create.bots[0].seat, 2);
  EXPECT_EQ(create.bots[0].bot, "cowhand");
}

TEST(Request, KeepsWhatWasSaidToATable) {
  const auto enter = to_table<Enter>(R"({"type":"enter","table":"t","key":"k","heard":{"spectator":7,"S1":0}})");
  EXPECT_EQ(enter.key, "k");
  ASSERT_EQ(enter.heard.size(), 2U);
  EXPECT_EQ(enter.heard[0].viewer, kSpectator);
  EXPECT_EQ(enter.heard[0].number, 7U);
  EXPECT_EQ(to_table<Sit>(R"({"type":"sit","table":"t","seat":"S4"})").seat, 4);
  EXPECT_EQ(to_table<SeatBotAt>(R"({"type":"bot","table":"t","seat":"S1","bot":null})").wish.bot, "");
  EXPECT_EQ(to_table<SeatBotAt>(R"({"type":"bot","table":"t","seat":"S1","bot":"cowhand"})").wish.bot, "cowhand");
  const auto answer =
      to_table<Answer>(R"({"type":"answer","table":"t","seat":"S1","round":9,"decision":{"do":"pass"}})");
  EXPECT_EQ(answer.seat, 1);
  EXPECT_EQ(answer.round, 9);
  EXPECT_EQ(json::serialize(answer.decision), R"({"do":"pass"})");
  EXPECT_EQ(to_table<Withdraw>(R"({"type":"withdraw","table":"t","seat":"S2","round":3})").round, 3);
  EXPECT_EQ(to_table<TakeBack>(R"({"type":"take_back","table":"t","seat":"S2"})").seat, 2);
  EXPECT_TRUE(to_table<SetAutomatic>(R"({"type":"automatic","table":"t","seat":"S2","on":true})").on);
  const auto say = to_table<Say>(R"({"type":"say","table":"t","circle":"gang","seat":"S2","text":"x"})");
  EXPECT_EQ(say.circle, Circle::Gang);
  EXPECT_EQ(say.seat, 2);
  EXPECT_EQ(to_table<Say>(R"({"type":"say","table":"t","circle":"watchers","text":"x"})").seat, kSpectator);
  EXPECT_EQ(to_table<Mute>(R"({"type":"mute","table":"t","guest":5,"on":true})").guest, 5U);
  EXPECT_EQ(to_table<StandIn>(R"({"type":"stand_in","table":"t","seat":"S5","bot":"b"})").bot, "b");
  const Opens seat{.what = Opens::What::Seat, .seat = 3};
  EXPECT_EQ(to_table<MakeKey>(R"({"type":"key","table":"t","opens":"seat","seat":"S3"})").opens, seat);
  EXPECT_EQ(to_table<DropKeys>(R"({"type":"drop_keys","table":"t","opens":"seat","seat":"S3"})").opens, seat);
  EXPECT_EQ(to_table<MakeKey>(R"({"type":"key","table":"t","opens":"host"})").opens.what, Opens::What::Hosting);
  to_table<PlayAgain>(R"({"type":"again","table":"t"})");
}

TEST(Request, SaysWhatWouldBeRight) {
  EXPECT_THAT(complaint_about("hello"), HasSubstr("not JSON"));
  EXPECT_EQ(complaint_about("[]"), "a message must be an object {...}");
  EXPECT_EQ(complaint_about("{}"), "\"type\" of a message must be a text in quotes");
  EXPECT_THAT(complaint_about(R"({"type":"hallo"})"),
              HasSubstr("there is no message \"hallo\"; there are: hello, name"));
  EXPECT_EQ(complaint_about(R"({"type":"hall"})"), "\"on\" of \"hall\" must be true or false");
  EXPECT_EQ(complaint_about(R"({"type":"hall","on":true,"of":1})"),
            "unknown member \"of\" of \"hall\"; known are: id, type, on");
  EXPECT_EQ(complaint_about(R"({"type":"sit","table":"t","seat":"S9"})"),
            "\"seat\" of \"sit\" must be a seat from \"S0\" to \"S8\"");
  EXPECT_EQ(complaint_about(R"({"type":"say","table":"t","circle":"gnag","seat":"S0","text":"x"})"),
            "\"circle\" of \"say\" must be one of: table, gang, watchers");
  EXPECT_EQ(complaint_about(R"({"type":"start"})"), "\"table\" of \"start\" must be a text in quotes");
  EXPECT_THAT(complaint_about(R"({"type":"create","game":"g","seats":3,"limit":29})"), HasSubstr("from 30 to 86400"));
  EXPECT_THAT(complaint_about(R"({"type":"create","game":"g","seats":3,"bots":{"spectator":"cowhand"}})"),
              HasSubstr("seats from \"S0\" to \"S8\""));
  EXPECT_THAT(complaint_about(std::string(kLongestMessage + 1, ' ')), HasSubstr("at most 16384 bytes"));
}

TEST(Request, NamesTheMessageThatWasWrong) {
  std::string id;
  EXPECT_FALSE(read_request(R"({"type":"hallo","id":"x7"})", id));
  EXPECT_EQ(id, "x7");
  EXPECT_FALSE(read_request(R"({"type":"hall","id":"has blanks"})", id));
  EXPECT_EQ(id, "");
  EXPECT_FALSE(read_request(R"({"type":"hall","id":")" + std::string(kLongestId + 1, 'x') + "\"}", id));
  EXPECT_EQ(id, "");
}

TEST(Request, QuotesNothingThatMisleads) {
  const std::string line = complaint_about("{\"type\":\"a\\u202e\\nb" + std::string(400, 'x') + "\"}");
  EXPECT_THAT(line, testing::StartsWith("there is no message \"a??bxxx"));
  EXPECT_LT(line.size(), 400U);
  EXPECT_EQ(line.find('\n'), std::string::npos);
}

RC_GTEST_PROP(Request, IsTakenIfAndOnlyIfTheSchemaAllowsIt, ()) {
  static const std::vector<std::string> kMessages = client_messages();
  json::object message = parse_json(kMessages[*rc::gen::inRange<std::size_t>(0, kMessages.size())])->as_object();
  const int changes = *rc::gen::inRange(1, 4);
  const auto pick = [](std::size_t below) { return *rc::gen::inRange<std::size_t>(0, below); };
  for (int i = 0; i < changes; ++i) change(message, pick);
  const std::string text = json::serialize(message);
  const std::string by_reader = complaint_about(text);
  const std::string by_schema = wrong_with_client_message(text);
  RC_LOG() << text << "\nreader: " << by_reader << "\nschema: " << by_schema;
  RC_ASSERT(by_reader.empty() == by_schema.empty());
}

RC_GTEST_PROP(Request, NeverFailsOtherwiseThanWithOneLine, (const std::string& bytes)) {
  const std::string line = complaint_about(bytes);
  RC_ASSERT(!line.empty());
  RC_ASSERT(line.find('\n') == std::string::npos);
}

}  // namespace
}  // namespace saloon::house
