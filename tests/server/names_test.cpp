// What people are called at tables: as they said last, however many say so at once.
#include <gmock/gmock.h>

#include <future>
#include <thread>

#include "house/limits.h"
#include "tests/server/open_house.h"

namespace saloon::server {
namespace {

TEST(Names, CountAtTablesAsSoonAsTheyAreTaken) {
  OpenHouse house(lift_limits);
  std::vector<Caller> people;
  for (int n = 0; n < 12; ++n) {
    people.emplace_back(house.port(), new_token(house.port()));
    people.back().say({{"type", "hello"}, {"protocol", house::kProtocol}});
    EXPECT_EQ(text_in(people.back().hear_of("welcome"), "type"), "welcome");
  }
  EXPECT_EQ(refused(people[0].ask({{"type", "name"}, {"name", "Anne"}})), "");
  const json::object made = people[0].ask({{"type", "create"}, {"game", "desperados_cards"}, {"seats", 3}});
  EXPECT_EQ(refused(made), "");
  const std::string table = text_in(made, "table");
  const std::string key = text_in(object_in(made, "keys"), "watch");
  for (std::size_t n = 0; n < people.size(); ++n) {
    people[n].say({{"type", "name"}, {"name", "Zoé " + std::to_string(n)}, {"id", "mine"}});
  }
  for (std::size_t n = 0; n < people.size(); ++n) {
    EXPECT_EQ(refused(people[n].hear_of("done")), "");
    json::object enter{{"type", "enter"}, {"table", table}, {"key", key}};
    EXPECT_EQ(refused(people[n].ask(enter)), "");
    const std::string letter = json::serialize(people[n].hear_of("table"));
    EXPECT_THAT(letter, testing::HasSubstr("Zoé " + std::to_string(n) + "\""));
  }
}

/// Keeps what is sent.
class Pad final : public Wire {
 public:
  void send(std::span<const Text> texts) override {
    const std::lock_guard lock(gate_);
    for (const Text& text : texts) written_ += *text + "\n";
  }
  void close(CloseCode /*code*/) override {}
  [[nodiscard]] std::string wait_for(const std::string& text) {
    for (int i = 0; i < 500 && read().find(text) == std::string::npos; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return read();
  }

 private:
  [[nodiscard]] std::string read() {
    const std::lock_guard lock(gate_);
    return written_;
  }
  std::mutex gate_;
  std::string written_;
};

/// Between being recognised and being connected a name may change, by another window of the same person.
TEST(Names, ThatChangeDuringAHandshakeCountToo) {
  OpenHouse house(lift_limits);
  const std::string token = new_token(house.port());
  Caller anne(house.port(), token);
  anne.say({{"type", "hello"}, {"protocol", house::kProtocol}});
  EXPECT_EQ(refused(anne.ask({{"type", "name"}, {"name", "Anne"}})), "");
  Landlord& landlord = house.server().landlord();
  std::promise<Known> recognised;
  landlord.recognise(token, [&](const Known& who) { recognised.set_value(who); });
  const Known as_she_was = recognised.get_future().get();
  EXPECT_EQ(refused(anne.ask({{"type", "name"}, {"name", "Belle"}})), "");
  const json::object made = anne.ask({{"type", "create"}, {"game", "desperados_cards"}, {"seats", 3}});
  const auto pad = std::make_shared<Pad>();
  constexpr house::Connection kOther = 1'000;
  landlord.connected(kOther, as_she_was, pad);
  landlord.heard(kOther, R"({"type":"hello","protocol":1})");
  EXPECT_THAT(pad->wait_for("welcome"), testing::HasSubstr("Belle"));
  landlord.heard(kOther, json::serialize(json::object{{"type", "enter"}, {"table", text_in(made, "table")}}));
  EXPECT_THAT(pad->wait_for("\"guests\""), testing::Not(testing::HasSubstr("Anne")));
}

}  // namespace
}  // namespace saloon::server
