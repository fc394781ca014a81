// `saloon join` against a real server: two people at terminals of their own, in two languages, over a cable that
// breaks.
#include <gmock/gmock.h>
#include <sys/stat.h>

#include <thread>

#include "tests/cli/house.h"
#include "tests/cli/seated.h"
#include "tests/cli/secure_cable.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;

class Joining : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_NE(house.port(), 0); }
  /// What a host is to be told: a table of this game with a seat for each of two people.
  [[nodiscard]] std::vector<std::string> new_table(const std::string& game, std::vector<std::string> more) const {
    more.insert(more.begin(), {house.address(), "--create", game, "--seats", "3", "--no-pace", "--name", "Anna"});
    return more;
  }
  /// The link that the host reads out, through the cable.
  std::string link_for_guest(Seated& host) {
    host.expect_key("join.prompt_seat");
    std::string link = link_in(host.terminal.screen(), house.address() + "/#");
    return link.replace(0, house.address().size(), "http://127.0.0.1:" + std::to_string(cable.port()));
  }

  House house;
  Cable cable{house.port()};
  Folder at_annas, at_zoes;
};

TEST_F(Joining, AWholeGameInTwoLanguagesWithABrokenCable) {
  Seated anna(at_annas, Language::English, new_table("desperados_cards", {"--bot", "S2=greenhorn"}));
  Seated zoe(at_zoes, Language::French, {link_for_guest(anna), "--name", "Zoé"});
  anna.type("");
  anna.expect_key("join.sat", {{"name", "you"}, {"n", 0}});
  zoe.expect_key("join.prompt_seat");
  zoe.type("S1");
  zoe.expect_key("join.sat", {{"name", "you"}, {"n", 1}});
  anna.expect_key("join.sat", {{"name", "Zoé"}, {"n", 1}});
  anna.type("say Howdy");
  zoe.expect_key("join.said", {{"name", "Anna"}, {"circle", "table"}, {"text", "Howdy"}});
  anna.type("start");
  anna.expect_key("join.stage.playing");
  std::thread meanwhile([&] { EXPECT_TRUE(anna.play(20'000)); });
  zoe.expect_key("join.stage.playing");
  ASSERT_FALSE(zoe.play(5));
  cable.cut();
  zoe.expect_key("join.lost");
  cable.mend();
  zoe.expect_key("join.connected");
  EXPECT_TRUE(zoe.play(20'000));
  meanwhile.join();
  zoe.type("qui");
  zoe.expect("Anna");
  for (Seated* one : {&anna, &zoe}) {
    one->type(one->say("command.quit"));
    EXPECT_EQ(one->terminal.wait_for_end(), 0) << one->terminal.screen();
    expect_well_said(one->terminal.screen());
  }
  EXPECT_THAT(anna.terminal.screen(), HasSubstr("Zoé"));
  EXPECT_THAT(zoe.terminal.screen(), HasSubstr("Anna"));
}

TEST_F(Joining, ASealedAnswerIsChangedAndWithdrawn) {
  Seated anna(at_annas, Language::English,
              new_table("desperados", {"--bot", "S0=greenhorn", "--option", "marshal_choice=host_picks", "--option",
                                       "marshal_seat=0"}));
  Seated zoe(at_zoes, Language::French, {link_for_guest(anna), "--name", "Zoé"});
  anna.type("1");
  anna.expect_key("join.sat", {{"name", "you"}, {"n", 1}});
  zoe.expect_key("join.prompt_seat");
  zoe.type("");
  anna.expect_key("join.sat", {{"name", "Zoé"}, {"n", 2}});
  anna.type("start");
  for (Seated* one : {&anna, &zoe}) {  // in which town to start
    one->expect_key("play.prompt");
    one->type("1");
  }
  const std::string sealed = anna.say("join.sealed", {{"choice", "none"}}).substr(0, 17);
  anna.expect_key("play.prompt");
  anna.type("1");
  anna.expect(sealed);
  anna.expect_key("join.prompt_sealed");
  anna.type("2");
  anna.expect(sealed);
  anna.expect_key("join.prompt_sealed");
  anna.type("withdraw");
  anna.expect_key("join.withdrawn");
  anna.expect_key("play.prompt");
  anna.type("withdraw");
  anna.expect("SALOON-ASK-05");
  anna.type("1");
  anna.expect(sealed);
  zoe.expect_key("play.prompt");
  zoe.type("1");
  anna.expect_key("play.prompt");
  for (Seated* one : {&anna, &zoe}) expect_well_said(one->terminal.screen());
}

TEST_F(Joining, ASeatIsKeptForWhoeverComesBack) {
  Seated anna(at_annas, Language::English, new_table("desperados_cards", {"--bot", "S2=greenhorn"}));
  std::string back;
  {
    Seated zoe(at_zoes, Language::French, {link_for_guest(anna), "--name", "Zoé"});
    zoe.expect_key("join.prompt_seat");
    zoe.type("1");
    zoe.expect_key("join.sat", {{"name", "you"}, {"n", 1}});
    zoe.terminal.type("\003");  // Ctrl-C
    EXPECT_EQ(zoe.terminal.wait_for_end(), 130);
    back = link_in(zoe.terminal.screen(), "http://127.0.0.1:" + std::to_string(cable.port()));
  }
  EXPECT_THAT(back, HasSubstr("/#"));
  EXPECT_EQ(back.find('.', back.find('#')), std::string::npos) << back;
  Seated again(at_zoes, Language::French, {back});
  again.expect_key("join.seat_guest", {{"n", 1}, {"name", "you"}, {"host", "no"}, {"present", "yes"}});
  struct stat kept{};
  const std::string file = "state/saloon/houses/http-127.0.0.1-" + std::to_string(cable.port());
  ASSERT_EQ(::stat((at_zoes.path() / "here" / file).c_str(), &kept), 0);
  EXPECT_EQ(kept.st_mode & 0777U, 0600U);
}

TEST_F(Joining, TheHallIsListedAndBadLinksAreRefusedInOneLine) {
  const Ran hall = at_annas.run({"join", house.address()});
  EXPECT_EQ(hall.code, 0) << hall.err;
  EXPECT_THAT(hall.out, HasSubstr("--create"));
  const Ran listed =
      at_annas.run({"join", house.address(), "--create", "desperados_cards", "--listed", "--name", "Anna"});
  EXPECT_EQ(listed.code, 0) << listed.err;
  EXPECT_THAT(at_zoes.run({"join", house.address()}).out, HasSubstr("Anna"));

  for (const std::string& link : std::vector<std::string>{
           "", "ftp://here/", "http://", "http://a b/", "http://localhost:0/", "http://localhost:99999",
           "http://localhost/path/#x", "http://nowhere.invalid/#abc", "http://localhost:1/#abc.def",
           house.address() + "/#nosuchtabl.abc", house.address() + "/#nosuchtabl", "https://localhost:1/#abc"}) {
    const Ran ran = at_zoes.run({"join", link, "--name", "Zoe"});
    EXPECT_TRUE(is_refusal(ran)) << link << "\n" << ran.code << ran.out << ran.err;
  }
}

TEST_F(Joining, OverTlsIfTheCertificateIsTrusted) {
  const std::string authority = (at_annas.path() / "authority.pem").string();
  const SecureCable secure(house.port(), authority);
  const std::string there = "https://localhost:" + std::to_string(secure.port());
  const std::vector<std::string> create{there,          "--create", "desperados_cards", "--seats",   "3",      "--bot",
                                        "S1=greenhorn", "--bot",    "S2=greenhorn",     "--no-pace", "--name", "Anna"};
  const std::vector<std::string> trusting{"SSL_CERT_FILE=" + authority};
  Seated anna(at_annas, Language::English, create, trusting);
  anna.expect_key("join.prompt_seat");
  EXPECT_THAT(link_in(anna.terminal.screen(), there), HasSubstr("/#"));
  anna.type("");
  anna.expect_key("join.sat", {{"name", "you"}, {"n", 0}});
  anna.type("start");
  anna.expect_key("join.stage.playing");
  EXPECT_FALSE(anna.play(3));

  Seated distrustful(at_zoes, Language::English, {there, "--create", "desperados_cards", "--name", "Zoe"});
  EXPECT_EQ(distrustful.terminal.wait_for_end(), 2);
  EXPECT_THAT(distrustful.terminal.screen(), HasSubstr("certificate"));
  const std::string other_name = "https://127.0.0.1:" + std::to_string(secure.port());
  Seated misled(at_zoes, Language::English, {other_name, "--create", "desperados_cards", "--name", "Zoe"}, trusting);
  EXPECT_EQ(misled.terminal.wait_for_end(), 2);
  EXPECT_THAT(misled.terminal.screen(), HasSubstr("certificate"));
  EXPECT_TRUE(is_refusal(at_zoes.run({"join", house.address().replace(0, 4, "https"), "--create", "desperados_cards"})))
      << "a house that speaks no TLS";
}

}  // namespace
}  // namespace saloon::cli_test
