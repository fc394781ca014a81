// Every message to a table, tried by everybody: who has not entered, who watches, who may sit, who has another seat,
// whose seat it is, and the host. What is not allowed is refused with its clause and changes nothing.
#include <gtest/gtest.h>

#include "tests/house/evening.h"
#include "tests/house/lobby.h"

namespace saloon::house {
namespace {

/// The clause that each gets; empty: allowed.
struct Expected {
  const char* stranger;
  const char* watcher;
  const char* guest;  ///< who may sit and does not
  const char* other;  ///< who has seat S1
  const char* owner;  ///< who has seat S2
  const char* host;   ///< who has seat S0
};
struct Case {
  const char* message;
  Expected gathering;
  Expected playing;
  Expected over;
};

constexpr const char* kOk = "";
constexpr const char* kEnter = "HOUSE-GUEST-01";
constexpr const char* kNotHost = "HOUSE-HOST-01";
constexpr const char* kNotYours = "HOUSE-SEAT-02";
constexpr const char* kTaken = "HOUSE-SEAT-01";
constexpr const char* kBegun = "HOUSE-STAGE-01";
constexpr const char* kNotBegun = "HOUSE-STAGE-02";
constexpr const char* kNotOver = "HOUSE-STAGE-03";
constexpr const char* kNoTable = "HOUSE-TABLE-01";

constexpr Expected all(const char* clause) { return {kEnter, clause, clause, clause, clause, clause}; }
constexpr Expected host_alone(const char* clause) { return {kEnter, kNotHost, kNotHost, kNotHost, kNotHost, clause}; }
constexpr Expected owner_alone(const char* clause) {
  return {kEnter, kNotYours, kNotYours, kNotYours, clause, kNotYours};
}

// Seats S0 to S2 are people's, S3 is free before play and a bot's in play. Messages about a seat are about S2.
const std::vector<Case> kCases{
    {R"({"type":"enter"})",
     {kNoTable, kOk, kOk, kOk, kOk, kOk},
     {kNoTable, kOk, kOk, kOk, kOk, kOk},
     {kNoTable, kOk, kOk, kOk, kOk, kOk}},
    {R"({"type":"enter","key":"wrong-key-wrong-key-12"})",
     {"HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01"},
     {"HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01"},
     {"HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01", "HOUSE-KEY-01"}},
    {R"({"type":"exit"})", all(kOk), all(kOk), all(kOk)},
    {R"({"type":"leave"})", all(kOk), all(kOk), all(kOk)},
    {R"({"type":"sit","seat":"S3"})", {kEnter, "HOUSE-SEAT-03", kOk, kOk, kOk, kOk}, all(kTaken), all(kTaken)},
    {R"({"type":"sit","seat":"S2"})", all(kTaken), all(kTaken), all(kTaken)},
    {R"({"type":"rise","seat":"S2"})", owner_alone(kOk), all(kBegun), all(kBegun)},
    {R"({"type":"bot","seat":"S3","bot":"cowhand"})", host_alone(kOk), host_alone(kBegun), host_alone(kBegun)},
    {R"({"type":"bot","seat":"S3","bot":"exec:sh"})", host_alone("HOUSE-BOT-01"), host_alone(kBegun),
     host_alone(kBegun)},
    {R"({"type":"bot","seat":"S3","bot":"gunslinger:100000000x64"})", host_alone("HOUSE-BOT-01"), host_alone(kBegun),
     host_alone(kBegun)},
    {R"({"type":"bot","seat":"S2","bot":"cowhand"})", host_alone(kTaken), host_alone(kBegun), host_alone(kBegun)},
    {R"({"type":"set","seats":4})", host_alone(kOk), host_alone(kBegun), host_alone(kBegun)},
    {R"({"type":"set","seats":9})", host_alone("HOUSE-SET-01"), host_alone(kBegun), host_alone(kBegun)},
    {R"({"type":"start"})", host_alone("HOUSE-START-01"), host_alone(kBegun), host_alone(kBegun)},
    {R"({"type":"answer","seat":"S2","round":60000,"decision":{}})", owner_alone(kNotBegun),
     owner_alone("SALOON-ASK-04"), owner_alone("SALOON-OVER-01")},
    {R"({"type":"withdraw","seat":"S2","round":60000})", owner_alone(kNotBegun), owner_alone("SALOON-ASK-04"),
     owner_alone("SALOON-OVER-01")},
    {R"({"type":"take_back","seat":"S2"})", owner_alone(kNotBegun), owner_alone("HOUSE-BACK-01"),
     owner_alone("HOUSE-BACK-01")},
    {R"({"type":"list","seat":"S2"})", owner_alone(kNotBegun), owner_alone(kOk), owner_alone(kOk)},
    {R"({"type":"automatic","seat":"S2","on":false})", owner_alone(kOk), owner_alone(kOk), owner_alone(kOk)},
    {R"({"type":"say","circle":"table","text":"hello"})",
     all(kOk),
     {kEnter, "HOUSE-SAY-03", "HOUSE-SAY-03", kOk, kOk, kOk},
     all(kOk)},
    {R"({"type":"say","circle":"watchers","text":"hello"})",
     {kEnter, kOk, kOk, "HOUSE-SAY-03", "HOUSE-SAY-03", "HOUSE-SAY-03"},
     {kEnter, kOk, kOk, "HOUSE-SAY-03", "HOUSE-SAY-03", "HOUSE-SAY-03"},
     {kEnter, kOk, kOk, "HOUSE-SAY-03", "HOUSE-SAY-03", "HOUSE-SAY-03"}},
    {R"({"type":"say","circle":"gang","seat":"S2","text":"hello"})", all("HOUSE-SAY-03"), all("HOUSE-SAY-03"),
     all("HOUSE-SAY-03")},
    {R"({"type":"mute","guest":2,"on":true})", host_alone(kOk), host_alone(kOk), host_alone(kOk)},
    {R"({"type":"kick","guest":2})", host_alone(kOk), host_alone(kOk), host_alone(kOk)},
    {R"({"type":"kick","guest":77})", host_alone("HOUSE-GUEST-02"), host_alone("HOUSE-GUEST-02"),
     host_alone("HOUSE-GUEST-02")},
    {R"({"type":"stand_in","seat":"S2","bot":"cowhand"})",
     all(kNotBegun),
     {kEnter, kNotYours, kNotYours, "HOUSE-AWAY-01", "HOUSE-AWAY-01", "HOUSE-AWAY-01"},
     all(kNotBegun)},
    {R"({"type":"key","opens":"sit"})", host_alone(kOk), host_alone(kOk), host_alone(kOk)},
    {R"({"type":"drop_keys","opens":"sit"})", host_alone(kOk), host_alone(kOk), host_alone(kOk)},
    {R"({"type":"agree","seat":"S2"})", owner_alone(kNotOver), owner_alone(kNotOver), owner_alone(kOk)},
    {R"({"type":"again"})", host_alone(kNotOver), host_alone(kNotOver), host_alone(kOk)},
    {R"({"type":"close"})", host_alone(kOk), host_alone(kOk), host_alone(kOk)},
};

enum class When : u8 { Gathering, Playing, Over };

constexpr const char* kPeople[]{"host", "other", "owner", "watcher", "guest"};

/// A table of four with all sorts of people, as a ledger has it.
std::vector<Row> table_at(When when) {
  Evening evening(table_for("deadwood", 4, 4));
  std::map<std::string_view, Client*> people;
  for (const char* person : kPeople) {
    people[person] = &evening.connect(person);
    json::object enter{{"type", "enter"}};
    if (people.size() > 1) enter["key"] = std::string_view(person) == "watcher" ? "watch-key" : "sit-key";
    evening.say(*people[person], std::move(enter));
  }
  for (const auto& [person, seat] : {std::pair{"host", "S0"}, {"other", "S1"}, {"owner", "S2"}}) {
    evening.say(*people[person], {{"type", "sit"}, {"seat", seat}});
  }
  if (when != When::Gathering) {
    evening.say(*people["host"], {{"type", "bot"}, {"seat", "S3"}, {"bot", "cowhand"}});
    evening.say(*people["host"], {{"type", "start"}});
  }
  if (when == When::Over) play_on(evening, {{0, people["host"]}, {1, people["other"]}, {2, people["owner"]}});
  return evening.ledger();
}

/// The same people have come back to it; a stranger is at the door.
struct Everybody {
  explicit Everybody(const std::vector<Row>& ledger) : evening(ledger) {
    for (const char* person : kPeople) {
      people[person] = &evening.connect(person);
      evening.say(*people[person], {{"type", "enter"}});
    }
    people["stranger"] = &evening.connect("stranger");
  }
  Evening evening;
  std::map<std::string, Client*> people;
};

void expect(const std::vector<Row>& ledger, const Case& c, const char* who, const char* clause) {
  Everybody t(ledger);
  const std::size_t rows = t.evening.ledger().size();
  const std::string id = t.evening.say(*t.people[who], parse_json(c.message)->as_object());
  t.evening.wait(5'000);
  EXPECT_EQ(t.people[who]->refused(id), clause) << who << " says " << c.message;
  if (*clause == 0) return;
  for (std::size_t i = rows; i < t.evening.ledger().size(); ++i) {
    EXPECT_NE(t.evening.ledger()[i].request, id) << who << " says " << c.message;
  }
}

void expect_all(When when, Expected Case::* stage) {
  const std::vector<Row> ledger = table_at(when);
  for (const Case& c : kCases) {
    const Expected& e = c.*stage;
    expect(ledger, c, "stranger", e.stranger);
    expect(ledger, c, "watcher", e.watcher);
    expect(ledger, c, "guest", e.guest);
    expect(ledger, c, "other", e.other);
    expect(ledger, c, "owner", e.owner);
    expect(ledger, c, "host", e.host);
  }
}

TEST(Capabilities, AreWhatTheTableOfThemSaysWhileGathering) { expect_all(When::Gathering, &Case::gathering); }
TEST(Capabilities, AreWhatTheTableOfThemSaysInPlay) { expect_all(When::Playing, &Case::playing); }
TEST(Capabilities, AreWhatTheTableOfThemSaysAfterTheGame) { expect_all(When::Over, &Case::over); }

/// What people ask of the hall: the clause that each gets.
struct HallCase {
  const char* message;
  const char* forgotten;  ///< whose device is recognised no more
  const char* nameless;
  const char* named;
};
const std::vector<HallCase> kHallCases{
    {R"({"type":"hello","protocol":1,"id":"x"})", "HOUSE-KEY-01", kOk, kOk},
    {R"({"type":"hello","protocol":77,"id":"x"})", "HOUSE-KEY-01", "HOUSE-PROTOCOL-01", "HOUSE-PROTOCOL-01"},
    {R"({"type":"hall","on":true,"id":"x"})", "HOUSE-KEY-01", kOk, kOk},
    {R"({"type":"name","name":"Zoé","id":"x"})", "HOUSE-KEY-01", kOk, kOk},
    {R"({"type":"name","name":" ","id":"x"})", "HOUSE-KEY-01", "HOUSE-NAME-01", "HOUSE-NAME-01"},
    {R"({"type":"create","game":"deadwood","seats":4,"id":"x"})", "HOUSE-KEY-01", "HOUSE-NAME-02", kOk},
    {R"({"type":"create","game":"deadwood","seats":4,"bots":{"S1":"exec:sh"},"id":"x"})", "HOUSE-KEY-01",
     "HOUSE-NAME-02", "HOUSE-BOT-01"},
    {R"({"type":"recovery","id":"x"})", "HOUSE-KEY-01", kOk, kOk},
    {R"({"type":"forget_devices","id":"x"})", "HOUSE-KEY-01", kOk, kOk},
};

/// A new person each, so that nothing is left of the message before.
std::string clause_in_hall(const HallCase& c, bool has_name, bool is_forgotten) {
  Lobby lobby;
  const Connection one = has_name ? lobby.guest("Anne") : lobby.connect(lobby.welcome().token);
  if (is_forgotten) {
    lobby.say(one, R"({"type":"recovery","id":"r"})");
    const Connection other = lobby.connect(lobby.recover(text_in(lobby.done(one), "key")));
    lobby.say(other, R"({"type":"forget_devices"})");
    EXPECT_TRUE(lobby.was_hung_up(one));
  }
  lobby.letters_to(one);
  const std::size_t rows = lobby.ledger.size();
  lobby.say(one, c.message);
  const std::string clause = text_in(object_in(lobby.done(one), "refused"), "clause");
  EXPECT_TRUE(clause.empty() || lobby.ledger.size() == rows) << c.message;
  return clause;
}

TEST(Capabilities, AreWhatTheTableOfThemSaysInTheHall) {
  for (const HallCase& c : kHallCases) {
    EXPECT_EQ(clause_in_hall(c, true, true), c.forgotten) << c.message;
    EXPECT_EQ(clause_in_hall(c, false, false), c.nameless) << c.message;
    EXPECT_EQ(clause_in_hall(c, true, false), c.named) << c.message;
  }
}

}  // namespace
}  // namespace saloon::house
