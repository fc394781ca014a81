// Who is let in, by which name, from which page, and how often.
#include "server/doorman.h"

#include <gmock/gmock.h>

namespace saloon::server {
namespace {

Doorman doorman() {
  DoorRules rules;
  rules.names = {"saloon.example.org"};
  rules.proxies = {*read_network("10.1.0.0/16"), *read_network("fd00::/8")};
  rules.limits.sockets_per_address = 2;
  rules.limits.sockets = 3;
  return Doorman(std::move(rules));
}

Ask ask_from(std::string_view remote, std::map<std::string, std::string> headers) {
  Ask out{.method = "GET", .target = "/", .headers = std::move(headers)};
  out.remote = *read_address(remote);
  return out;
}

TEST(Addresses, AreReadAndGrouped) {
  EXPECT_EQ(read_address("192.168.1.2")->text(), "192.168.1.2");
  EXPECT_EQ(read_address("::ffff:1.2.3.4"), read_address("1.2.3.4"));
  EXPECT_EQ(read_address("2001:db8::1")->household(), read_address("2001:db8::ffff")->household());
  EXPECT_NE(read_address("10.0.0.1")->household(), read_address("10.0.0.2")->household());
  EXPECT_TRUE(read_address("127.9.9.9")->is_loopback() && read_address("::1")->is_loopback());
  EXPECT_FALSE(read_address("localhost") || read_address("1.2.3") || read_address(""));
  EXPECT_TRUE(read_network("10.0.0.0/8")->has(*read_address("10.200.3.4")));
  EXPECT_FALSE(read_network("10.0.0.0/9")->has(*read_address("10.200.3.4")));
  EXPECT_FALSE(read_network("10.0.0.0/33") || read_network("/8") || read_network("a/8") || read_network("::/129"));
}

TEST(Doorman, AnswersToOwnNamesAlone) {
  const Doorman door = doorman();
  for (const char* ours : {"localhost", "localhost:8876", "192.168.1.2:8876", "[::1]:8876", "Piano.local",
                           "saloon.example.org", "SALOON.example.org:443", "localhost."}) {
    EXPECT_TRUE(door.is_our_name(ours)) << ours;
  }
  for (const char* other :
       {"", "evil.example", "saloon.example.org.evil.example", ".local", "local", "localhost.evil"}) {
    EXPECT_FALSE(door.is_our_name(other)) << other;
  }
}

TEST(Doorman, BelievesProxiesOfOursAlone) {
  const Doorman door = doorman();
  const std::map<std::string, std::string> headers{{"x-forwarded-for", "6.6.6.6, 9.9.9.9, 10.1.2.3"},
                                                   {"x-forwarded-proto", "https"}};
  const Visitor through = door.visitor(ask_from("10.1.0.1", headers));
  EXPECT_EQ(through.address.text(), "9.9.9.9") << "what stands before it anybody could have written";
  EXPECT_TRUE(through.secure);
  const Visitor direct = door.visitor(ask_from("8.8.8.8", headers));
  EXPECT_EQ(direct.address.text(), "8.8.8.8");
  EXPECT_FALSE(direct.secure);
}

TEST(Doorman, TakesCookiesFromOwnPagesAlone) {
  const Doorman door = doorman();
  const auto token = [&](std::map<std::string, std::string> headers, const char* method = "GET") {
    headers.emplace("host", "localhost:8876");
    Ask ask = ask_from("127.0.0.1", std::move(headers));
    ask.method = method;
    return std::string(door.token_of(ask));
  };
  const std::pair<const std::string, std::string> cookie{"cookie", "a=b; saloon=TOKEN"};
  const std::pair<const std::string, std::string> upgrade{"upgrade", "websocket"};
  EXPECT_EQ(token({cookie, upgrade, {"origin", "http://localhost:8876"}}), "TOKEN");
  EXPECT_EQ(token({cookie, upgrade, {"origin", "https://localhost:8876"}}), "");
  EXPECT_EQ(token({cookie, upgrade, {"origin", "http://evil.example"}}), "");
  EXPECT_EQ(token({cookie, upgrade}), "") << "a program comes with its token";
  EXPECT_EQ(token({cookie, upgrade, {"authorization", "Bearer OTHER"}}), "OTHER");
  EXPECT_EQ(token({cookie}), "TOKEN") << "looking changes nothing";
  EXPECT_EQ(token({cookie, {"sec-fetch-site", "cross-site"}}), "");
  EXPECT_EQ(token({cookie}, "POST"), "");
  EXPECT_EQ(token({cookie, {"origin", "http://localhost:8876"}}, "POST"), "TOKEN");
}

TEST(Doorman, CountsSocketsByHousehold) {
  Doorman door = doorman();
  const Address one = *read_address("1.1.1.1");
  auto first = door.enter(one, 1);
  auto second = door.enter(one, 1);
  EXPECT_TRUE(first && second);
  EXPECT_FALSE(door.enter(one, 1));
  auto other = door.enter(*read_address("2.2.2.2"), 1);
  EXPECT_TRUE(other);
  EXPECT_FALSE(door.enter(*read_address("3.3.3.3"), 1)) << "no more in all";
  second.reset();
  EXPECT_TRUE(door.enter(one, 1));
}

TEST(Bucket, LetsThroughSoManyAtOnceAndThenSoManyASecond) {
  Bucket bucket;
  int passed = 0;
  for (int i = 0; i < 100; ++i) passed += bucket.take(10, 20, 1'000) ? 1 : 0;
  EXPECT_EQ(passed, 20);
  for (house::Moment now = 1'000; now < 11'000; ++now) passed += bucket.take(10, 20, now) ? 1 : 0;
  EXPECT_NEAR(passed, 120, 1);
  EXPECT_FALSE(bucket.take(10, 20, 5'000)) << "a clock that was set back gives nothing away";
}

TEST(Requests, AreTakenApart) {
  Ask ask{.method = "GET", .target = "/api/table/ABC/story?viewer=S0&x=1"};
  ask.headers = {
      {"connection", "keep-alive, Upgrade"}, {"authorization", "bearer  T"}, {"cookie", "x=saloon=1; saloon=2"}};
  EXPECT_EQ(ask.path(), "/api/table/ABC/story");
  EXPECT_EQ(ask.query("viewer"), "S0");
  EXPECT_EQ(ask.query("view"), "");
  EXPECT_TRUE(ask.lists("connection", "upgrade"));
  EXPECT_EQ(ask.bearer(), "T");
  EXPECT_EQ(ask.cookie("saloon"), "2");
}

}  // namespace
}  // namespace saloon::server
