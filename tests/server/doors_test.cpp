// The doors with real sockets: who gets a handshake, what each request gives to whom, what is held off.
#include <gmock/gmock.h>

#include <fstream>
#include <thread>

#include "house/limits.h"
#include "tests/scale.h"
#include "tests/server/open_house.h"

namespace saloon::server {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

json::object hello() { return {{"type", "hello"}, {"protocol", house::kProtocol}}; }

TEST(Doors, SayThatTheyAreOpen) {
  OpenHouse house;
  EXPECT_EQ(request(house.port(), "GET", "/healthz").body, R"({"server":"saloon","version":"test"})");
  EXPECT_EQ(request(house.port(), "GET", "/readyz").status, 200);
  EXPECT_THAT(request(house.port(), "GET", "/metrics").body, HasSubstr("saloon_sockets 0\n"));
  EXPECT_EQ(request(house.port(), "GET", "/metrics", {{"X-Forwarded-For", "127.0.0.1"}}).status, 404);
  EXPECT_EQ(request(house.port(), "HEAD", "/healthz").body, "");
  EXPECT_EQ(request(house.port(), "PUT", "/healthz").status, 405);
  EXPECT_EQ(request(house.port(), "GET", "/nothing").status, 404);
  EXPECT_EQ(request(house.port(), "GET", "/healthz", {{"Host", "evil.example"}}).status, 421);
}

TEST(Doors, ShowThePageInTwoLanguages) {
  OpenHouse house;
  const HttpAnswer english = request(house.port(), "GET", "/plain");
  EXPECT_EQ(request(house.port(), "GET", "/").body, english.body) << "there is no client in this house";
  EXPECT_THAT(english.body, HasSubstr("Open tables"));
  EXPECT_THAT(english.body, HasSubstr("saloon join http://localhost/#"));
  EXPECT_THAT(english.header("content-security-policy"), HasSubstr("default-src 'none'"));
  EXPECT_EQ(english.header("x-content-type-options"), "nosniff");
  EXPECT_EQ(english.header("referrer-policy"), "no-referrer");
  const HttpAnswer french = request(house.port(), "GET", "/", {{"Accept-Language", "de, fr;q=0.8, en;q=0.5"}});
  EXPECT_THAT(french.body, HasSubstr("Tables ouvertes"));
  EXPECT_THAT(english.body + french.body, Not(HasSubstr("⟦")));
  const std::string style = english.body.substr(english.body.find("/assets/page"));
  const std::string path = style.substr(0, style.find('"'));
  const HttpAnswer css = request(house.port(), "GET", path, {{"Accept-Encoding", "gzip"}});
  EXPECT_THAT(css.header("cache-control"), HasSubstr("immutable"));
  EXPECT_EQ(css.header("content-encoding"), "gzip");
  EXPECT_EQ(
      request(house.port(), "GET", path, {{"If-None-Match", css.header("etag")}, {"Accept-Encoding", "gzip"}}).status,
      304);
  EXPECT_THAT(request(house.port(), "GET", path).body, HasSubstr("font"));
}

TEST(Doors, GiveTokensOnceAndAsCookies) {
  OpenHouse house;
  const HttpAnswer plain = request(house.port(), "POST", "/api/person");
  EXPECT_EQ(plain.status, 204);
  EXPECT_THAT(plain.header("set-cookie"), HasSubstr("HttpOnly; SameSite=Strict"));
  EXPECT_THAT(plain.header("set-cookie"), Not(HasSubstr("Secure;")));
  EXPECT_EQ(request(house.port(), "POST", "/api/person", {{"Origin", "http://evil.example"}}).status, 403);
  const std::string token = new_token(house.port());
  EXPECT_EQ(token.size(), 22U);
  EXPECT_THAT(house.logged(), Not(HasSubstr(token)));
  EXPECT_EQ(request(house.port(), "POST", "/api/recover", {}, "{\"key\":\"nothing\"}").status, 403);
  EXPECT_EQ(request(house.port(), "POST", "/api/recover", {}, "[]").status, 400);
  EXPECT_EQ(request(house.port(), "POST", "/api/person", {}, std::string(5'000, 'x')).status, 413);
}

/// A handshake with each kind of Origin, Host and token.
TEST(Doors, ShakeHandsByTheRules) {
  OpenHouse house;
  const u16 port = house.port();
  const std::string token = new_token(port);
  const std::string ours = "http://localhost:" + std::to_string(port);
  const std::string cookie = "saloon=" + token;
  const std::string bearer = "Bearer " + token;
  const auto status = [&](const Headers& headers) { return Caller(port, headers).status(); };
  EXPECT_EQ(status({{"Authorization", bearer}}), 101);
  EXPECT_EQ(status({{"Cookie", cookie}, {"Origin", ours}}), 101);
  EXPECT_EQ(status({{"Cookie", cookie}}), 401) << "without an Origin no cookie counts";
  EXPECT_EQ(status({{"Cookie", cookie}, {"Origin", "http://evil.example"}}), 403);
  EXPECT_EQ(status({{"Authorization", bearer}, {"Origin", "http://evil.example"}}), 403);
  EXPECT_EQ(status({{"Cookie", cookie}, {"Origin", "null"}}), 403);
  EXPECT_EQ(status({}), 401);
  EXPECT_EQ(status({{"Authorization", "Bearer nobodynobodynobodynob"}}), 401);
  EXPECT_EQ(status({{"Authorization", bearer}, {"Host", "evil.example"}}), 421);
  EXPECT_EQ(status({{"Authorization", bearer}, {"Sec-WebSocket-Protocol", ""}}), 400);
  EXPECT_EQ(status({{"Authorization", bearer}, {"Sec-WebSocket-Version", "8"}}), 426);
  EXPECT_EQ(status({{"Authorization", bearer}, {"Sec-WebSocket-Key", "short"}}), 400);
  EXPECT_EQ(status({{"Authorization", bearer}, {"Upgrade", ""}}), 426);
}

TEST(Doors, AnswerHello) {
  OpenHouse house;
  Caller caller(house.port(), new_token(house.port()));
  ASSERT_EQ(caller.status(), 101);
  EXPECT_EQ(text_in(caller.ask({{"type", "hall"}, {"on", true}}), "type"), "wrong") << "hello comes first";
  EXPECT_EQ(text_in(caller.ask({{"type", "start"}, {"table", "ABCDEFGHJK"}}), "type"), "wrong");
  caller.say(hello());
  EXPECT_EQ(whole_number_in(caller.hear_of("welcome"), "protocol"), house::kProtocol);
  caller.frame(Opcode::Text, "no JSON");
  EXPECT_THAT(text_in(caller.hear_of("wrong"), "detail"), Not(IsEmpty()));
  EXPECT_EQ(refused(caller.ask({{"type", "enter"}, {"table", "ABCDEFGHJK"}})), "HOUSE-TABLE-01");
}

TEST(Doors, HoldOffWhatIsTooBig) {
  OpenHouse house;
  Caller caller(house.port(), new_token(house.port()));
  caller.frame(Opcode::Text, std::string(1'000'000, 'x'));
  EXPECT_FALSE(caller.hear());
  EXPECT_EQ(caller.closed(), CloseCode::TooBig);
  EXPECT_EQ(request(house.port(), "GET", "/", {{"X-Long", std::string(10'000, 'x')}}).status, 431);
}

TEST(Doors, HoldOffWhoTalksTooMuch) {
  OpenHouse house;
  Caller loud(house.port(), new_token(house.port()));
  Caller calm(house.port(), new_token(house.port()));
  for (int i = 0; i < 1'000; ++i) loud.say({{"type", "hall"}, {"on", false}});
  EXPECT_EQ(text_in(loud.hear_of("bye"), "why"), "too_fast");
  EXPECT_TRUE(loud.plug().is_closed());
  calm.say(hello());
  EXPECT_EQ(text_in(calm.hear_of("welcome"), "type"), "welcome");
}

TEST(Doors, HoldOffManySocketsOfOneAddress) {
  OpenHouse house([](Server::Setup& setup) { setup.config.doors.limits.sockets_per_address = 10; });
  std::vector<Plug> crowd;
  for (int i = 0; i < 10; ++i) crowd.emplace_back(house.port(), "127.0.0.2");
  const Plug one_more(house.port(), "127.0.0.2");
  EXPECT_TRUE(one_more.is_closed());
  EXPECT_EQ(request(house.port(), "GET", "/healthz").status, 200);
}

/// Somebody who asks much and reads nothing is dropped, and keeps no memory of ours.
TEST(Doors, DropSlowReaders) {
  OpenHouse house([](Server::Setup& setup) {
    lift_limits(setup);
    setup.config.doors.limits.unsent_kilobytes = 16;
  });
  Caller slow(house.port(), new_token(house.port()));
  slow.plug().shrink(4'096);
  slow.say(hello());
  const u64 before = house.server().metrics().too_slow.value();
  for (int i = 0; i < 300'000 && house.server().metrics().too_slow.value() == before; ++i) {
    slow.frame(Opcode::Text, "{}");
  }
  for (int i = 0; i < 1'000 && house.server().metrics().too_slow.value() == before; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(house.server().metrics().too_slow.value(), before + 1);
}

TEST(Doors, CountPingsAndPongsAsMessages) {
  OpenHouse house([](Server::Setup& setup) { setup.config.doors.limits.messages_at_once = 50; });
  for (const Opcode opcode : {Opcode::Ping, Opcode::Pong}) {
    Caller caller(house.port(), new_token(house.port()));
    caller.say(hello());
    for (int i = 0; i < 500; ++i) caller.frame(opcode, "");
    EXPECT_EQ(text_in(caller.hear_of("bye"), "why"), "too_fast") << int(opcode);
  }
}

std::string many_pings(int count) {
  std::string one(frame_head(Opcode::Ping, 100).view());
  one[1] = char(u8(one[1]) | 0x80);
  one += std::string(4 + 100, '\0');
  std::string out;
  for (int i = 0; i < count; ++i) out += one;
  return out;
}

/// In pages, of this process.
long resident_pages() {
  long size = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> size >> resident;
  return resident;
}

/// Somebody who pings and reads nothing is owed one answer, not all of them.
TEST(Doors, KeepNoAnswersToPingsThatNobodyReads) {
  if (kSanitized) GTEST_SKIP() << "sanitizers keep what is freed";
  OpenHouse house(lift_limits);
  Caller caller(house.port(), new_token(house.port()));
  caller.say(hello());
  const std::string pings = many_pings(1'000);
  const long before = resident_pages();
  for (int i = 0; i < 150; ++i) caller.plug().write(pings);
  (void)request(house.port(), "GET", "/healthz");
  EXPECT_LT((resident_pages() - before) * 4, 6 * 1024) << "KiB more than before";
}

TEST(Doors, LimitRequestsOfOneAddress) {
  OpenHouse house([](Server::Setup& setup) { setup.config.doors.limits.requests_at_once = 5; });
  int refused = 0;
  for (int i = 0; i < 20; ++i) refused += request(house.port(), "GET", "/healthz").status == 429 ? 1 : 0;
  EXPECT_GT(refused, 5);
}

}  // namespace
}  // namespace saloon::server
