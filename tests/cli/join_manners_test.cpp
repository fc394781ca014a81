// `saloon join`: who is away and played for, who is silenced or sent away, several seats, hints, and another device.
// The house runs in this process, so that its clock can be set.
#include <atomic>

#include "games/registry.h"
#include "server/server.h"
#include "server/sqlite_ledger.h"
#include "tests/cli/house.h"
#include "tests/cli/seated.h"

namespace saloon::cli_test {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

class HouseWithAClock {
 public:
  HouseWithAClock() : log_([](const std::string&) {}) {
    server::Server::Setup setup;
    setup.config.host = "127.0.0.1";
    setup.config.port = 0;
    setup.config.threads = 2;
    setup.config.bot_workers = 1;
    setup.ledger = std::move(*server::SqliteLedger::open((folder_.path() / "data").string()));
    setup.find_game = find_game;
    setup.version = "test";
    setup.log = &log_;
    setup.clock = [this] { return server::wall_clock() + ahead_; };
    server_ = std::move(*server::Server::start(std::move(setup)));
    port_ = server_->listen().value_or(0);
  }
  [[nodiscard]] u16 port() const { return port_; }
  [[nodiscard]] std::string address() const { return "http://localhost:" + std::to_string(port_); }
  void skip_seconds(int seconds) { ahead_ += seconds * house::kSecond; }

 private:
  Folder folder_;
  server::Log log_;
  std::atomic<house::Moment> ahead_{0};
  std::unique_ptr<server::Server> server_;
  u16 port_ = 0;
};

class Manners : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_NE(house.port(), 0); }
  [[nodiscard]] std::vector<std::string> new_table(std::vector<std::string> more) const {
    more.insert(more.begin(),
                {house.address(), "--create", "desperados_cards", "--seats", "3", "--no-pace", "--name", "Anna"});
    return more;
  }
  /// The link that the host reads out, through the cable.
  std::string link_for_guest(Seated& host) {
    host.expect_key("join.prompt_seat");
    std::string link = link_in(host.terminal.screen(), house.address() + "/#");
    return link.replace(0, house.address().size(), "http://127.0.0.1:" + std::to_string(cable.port()));
  }

  HouseWithAClock house;
  Cable cable{house.port()};
  Folder at_annas, at_zoes;
};

TEST_F(Manners, WhoeverStaysAwayIsPlayedForAndComesBack) {
  Seated anna(at_annas, Language::English, new_table({"--bot", "S2=greenhorn"}));
  Seated zoe(at_zoes, Language::French, {link_for_guest(anna), "--name", "Zoé"});
  anna.type("");
  zoe.expect_key("join.prompt_seat");
  zoe.type("");
  anna.expect_key("join.sat", {{"name", "Zoé"}, {"n", 1}});
  anna.type("start");
  zoe.expect_key("join.stage.playing");
  cable.cut();
  zoe.expect_key("join.lost");
  house.skip_seconds(25);
  anna.expect_key("join.away", {{"name", "Zoé"}});
  anna.type("replace S1");
  anna.expect("HOUSE-AWAY-01");
  house.skip_seconds(60);
  anna.type("replace S1 greenhorn");
  anna.expect_key("join.stands_in", {{"name", "Zoé"}, {"n", 1}, {"bot", "greenhorn"}});
  ASSERT_FALSE(anna.play(4));  // and so Zoé's seat has had to answer
  cable.mend();
  zoe.expect_key("join.connected");
  zoe.expect(zoe.say("join.back", {{"bot", "greenhorn"}, {"n", 0}}).substr(0, 14));
  EXPECT_THAT(zoe.terminal.screen(), Not(HasSubstr(zoe.say("join.back", {{"bot", "greenhorn"}, {"n", 0}}))));
  anna.expect_key("join.plays_again", {{"name", "Zoé"}, {"n", 1}, {"bot", "greenhorn"}});
  for (Seated* one : {&anna, &zoe}) expect_well_said(one->terminal.screen());
}

TEST_F(Manners, TheHostSilencesAndSendsAway) {
  Seated anna(at_annas, Language::English, new_table({"--bot", "S2=greenhorn"}));
  Seated zoe(at_zoes, Language::French, {link_for_guest(anna), "--name", "Zoé"});
  anna.type("");
  zoe.expect_key("join.prompt_seat");
  zoe.type("");
  anna.expect_key("join.sat", {{"name", "Zoé"}, {"n", 1}});
  anna.type("mute Zoé");
  anna.expect_key("join.muted", {{"name", "Zoé"}});
  zoe.expect_key("join.muted", {{"name", "you"}});
  zoe.type("dire Bonjour");
  zoe.expect("HOUSE-SAY-01");
  anna.type("unmute Zoé");
  zoe.expect_key("join.unmuted", {{"name", "you"}});
  zoe.type("dire Me revoilà");
  anna.expect("Me revoilà");
  anna.type("start");
  zoe.expect_key("join.stage.playing");
  anna.type("kick Zoé");
  zoe.expect_key("join.gone.barred");
  EXPECT_EQ(zoe.terminal.wait_for_end(), 0);
  anna.expect_key("join.sent_away", {{"name", "Zoé"}});
  Seated again(at_zoes, Language::French, {link_in(zoe.terminal.screen(), "http://127.0.0.1:")});
  EXPECT_NE(again.terminal.wait_for_end(), 0) << "she is not let in again";
  for (Seated* one : {&anna, &zoe}) expect_well_said(one->terminal.screen());
}

TEST_F(Manners, WhoeverHasSeveralSeatsHearsWhatEachHears) {
  Seated anna(at_annas, Language::English, new_table({}));
  anna.expect_key("join.prompt_seat");
  for (int p = 0; p < 3; ++p) {
    anna.type("sit " + std::to_string(p));
    anna.expect_key("join.sat", {{"name", "you"}, {"n", p}});
  }
  anna.type("start");
  anna.expect_key("join.stage.playing");
  anna.expect_key("play.prompt");
  anna.type("hint");
  anna.expect(anna.say("hint.is", {{"number", "none"}, {"choice", ""}}).substr(0, 25));
  ASSERT_FALSE(anna.play(12));
  const std::string& screen = anna.terminal.screen();
  EXPECT_THAT(screen, ContainsRegex("For [A-Z][a-z]+:\r?\n[^\n]*draw")) << screen;
  expect_well_said(screen);
}

TEST_F(Manners, AnotherDeviceIsRecognisedByALinkOnce) {
  Seated anna(at_annas, Language::English, new_table({"--bot", "S2=greenhorn"}));
  anna.expect_key("join.prompt_seat");
  anna.type("1");
  anna.expect_key("join.sat", {{"name", "you"}, {"n", 1}});
  const std::string table = link_in(anna.terminal.screen(), house.address() + "/#");
  anna.type("device");
  anna.expect("/#/recover/");
  anna.expect_key("join.prompt");
  const std::string link = link_in(anna.terminal.screen(), house.address() + "/#/recover/");
  const Ran here = at_zoes.run({"join", link});
  EXPECT_EQ(here.code, 0) << here.err;
  EXPECT_TRUE(is_refusal(at_zoes.run({"join", link}))) << "once";
  Seated same(at_zoes, Language::English, {table.substr(0, table.find('.', table.find('#')))});
  same.expect_key("join.seat_guest", {{"n", 1}, {"name", "you"}, {"host", "yes"}, {"present", "yes"}});
}

}  // namespace
}  // namespace saloon::cli_test
