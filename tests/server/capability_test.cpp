// Every endpoint and method of house/schema/openapi.json, tried by everybody: who is nobody, who has nothing to do with
// the table, who watches, who has another seat, whose seat it is, the host, and the admin, who is whoever asks from
// this machine. All others come through a proxy, as from the network.
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <array>
#include <map>
#include <set>
#include <thread>

#include "engine/record/record.h"
#include "games/registry.h"
#include "house/archive.h"
#include "server/http.h"
#include "tests/files.h"
#include "tests/server/open_house.h"
#include "tests/server/player.h"

namespace saloon::server {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The status that each gets.
struct Statuses {
  int nobody;
  int stranger;
  int watcher;
  int other;  ///< who has seat S1
  int owner;  ///< who has seat S2
  int host;   ///< who has seat S0
  int admin;
};
struct Tried {
  std::string_view method;
  std::string_view path;  ///< as it stands in the file
  std::string_view more;  ///< the query, or the body of a POST
  Statuses playing;
  Statuses over;  ///< two of three have agreed to open the record
  Statuses open;  ///< all have
};

constexpr Statuses everybody(int status) { return {status, status, status, status, status, status, status}; }
constexpr Statuses guests(int status) { return {404, 404, status, status, status, status, 404}; }
constexpr Statuses kNone = everybody(404);
constexpr Statuses kOwnerAlone{404, 404, 404, 404, 200, 404, 404};
constexpr Statuses kOtherAlone{404, 404, 404, 200, 404, 404, 404};
constexpr Statuses kHostAlone{404, 404, 404, 404, 404, 200, 404};
constexpr Statuses kAdminAlone{404, 404, 404, 404, 404, 404, 200};
constexpr Statuses kPeople{401, 101, 101, 101, 101, 101, 401};

constexpr Tried always(std::string_view method, std::string_view path, std::string_view more,
                       const Statuses& statuses) {
  return {method, path, more, statuses, statuses, statuses};
}

constexpr std::string_view kStory = "/api/table/{table}/story";
constexpr std::string_view kRecord = "/api/table/{table}/record";
/// Stands for a recovery key that was made just now and opens something.
constexpr std::string_view kGoodKey = R"({"key":"GOOD"})";

// A table that is not in the hall.
const std::vector<Tried> kTried{
    always("GET", "/", "", everybody(200)),
    always("GET", "/plain", "", everybody(200)),
    always("GET", "/ws", "", kPeople),
    always("POST", "/api/person", "", everybody(200)),
    always("POST", "/api/recover", kGoodKey, everybody(200)),
    always("POST", "/api/recover", R"({"key":"wrong-key-wrong-key-12"})", everybody(403)),
    always("POST", "/api/recover", "[]", everybody(400)),
    always("GET", "/api/games", "", everybody(200)),
    always("GET", "/api/tables", "", everybody(200)),
    {"GET", kStory, "?viewer=S0", kNone, kHostAlone, kHostAlone},
    {"GET", kStory, "?viewer=S1", kNone, kOtherAlone, kOtherAlone},
    {"GET", kStory, "?viewer=S2", kNone, kOwnerAlone, kOwnerAlone},
    {"GET", kStory, "?viewer=spectator", kNone, guests(200), guests(200)},
    always("GET", kStory, "?viewer=S3", kNone),
    always("GET", kStory, "?viewer=S9", kNone),
    always("GET", kStory, "", kNone),
    {"GET", kRecord, "", guests(403), guests(403), guests(200)},
    always("GET", "/healthz", "", everybody(200)),
    always("GET", "/readyz", "", everybody(200)),
    always("GET", "/metrics", "", kAdminAlone),
};
// What is otherwise at a table that is in the hall.
const std::vector<Tried> kTriedOfListed{
    {"GET", kStory, "?viewer=S0", kNone, kHostAlone, kHostAlone},
    {"GET", kStory, "?viewer=S1", kNone, kOtherAlone, kOtherAlone},
    {"GET", kStory, "?viewer=S2", kNone, kOwnerAlone, kOwnerAlone},
    {"GET", kStory, "?viewer=spectator", kNone, everybody(200), everybody(200)},
    {"GET", kRecord, "", everybody(403), everybody(403), everybody(200)},
};

constexpr const char* kGame = "desperados_cards";
constexpr const char* kSeatsOf[] = {"host", "other", "owner"};
constexpr const char* kNothing = "nothing here\n";

struct Person {
  const char* name;
  int Statuses::* column;
};
constexpr Person kPersons[] = {{"nobody", &Statuses::nobody},   {"stranger", &Statuses::stranger},
                               {"watcher", &Statuses::watcher}, {"other", &Statuses::other},
                               {"owner", &Statuses::owner},     {"host", &Statuses::host},
                               {"admin", &Statuses::admin}};

json::object api() { return parse_json(text_of(kRoot / "house/schema/openapi.json"))->as_object(); }

std::string in_capitals(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = char(c - 'a' + 'A');
  return out;
}

/// A house with one table and all sorts of people.
class House {
 public:
  explicit House(bool listed);
  void play_on();
  void agree(const char* who);

  /// The statuses that everybody gets, as the table of them says; whoever has a token shows it in both ways.
  void expect(const std::vector<Tried>& all, Statuses Tried::* stage);
  [[nodiscard]] HttpAnswer ask(const Tried& t, const Headers& headers);
  [[nodiscard]] int status(const Tried& t, const char* who) {
    return request(port(), std::string(t.method), target_of(t), shown_by(who, false)).status;
  }
  [[nodiscard]] Headers shown_by(const char* who, bool as_cookie) const;
  [[nodiscard]] std::vector<house::Row> rows() { return read_all(house_.server().ledger(), table_); }
  [[nodiscard]] u16 port() const { return house_.port(); }

 private:
  void expect(const Tried& t, const Person& who, Statuses Tried::* stage);
  void expect_no_secrets(const Tried& t, const HttpAnswer& answer, const std::string& what);
  [[nodiscard]] std::string fresh_key() const;
  [[nodiscard]] std::string target_of(const Tried& t) const;

  OpenHouse house_;
  bool listed_;
  std::map<std::string, Player> people_;
  std::string table_;
  std::vector<std::string> secrets_;  ///< of people: tokens and keys
};

House::House(bool listed)
    : house_([](Server::Setup& setup) {
        lift_limits(setup);
        setup.config.doors.proxies = {*read_network("127.0.0.1")};
      }),
      listed_(listed) {
  for (const char* who : {"stranger", "watcher", "other", "owner", "host"}) {
    const std::string token = new_token(port());
    people_.try_emplace(who, port(), token, std::string("Called ") + who);
    secrets_.push_back(token);
  }
  const json::object done = people_.at("host").caller().ask(
      {{"type", "create"}, {"game", kGame}, {"seats", 3}, {"pace", false}, {"listed", listed}});
  table_ = text_in(done, "table");
  const json::object& keys = object_in(done, "keys");
  for (const char* key : {"sit", "watch"}) secrets_.push_back(text_in(keys, key));
  people_.at("watcher").enter(table_, text_in(keys, "watch"));
  for (int p = 0; p < 3; ++p) {
    Player& player = people_.at(kSeatsOf[p]);
    player.enter(table_, p == 0 ? std::string() : text_in(keys, "sit"));
    player.sit(seat_name(Seat(p)));
  }
  EXPECT_EQ(refused(people_.at("host").caller().ask({{"type", "start"}, {"table", table_}})), "");
}

void House::play_on() {
  std::vector<std::thread> players;
  for (const char* who : kSeatsOf) players.emplace_back([&player = people_.at(who)] { player.play(); });
  for (std::thread& one : players) one.join();
  for (const char* who : kSeatsOf) EXPECT_TRUE(people_.at(who).is_over()) << who;
}

void House::agree(const char* who) {
  const auto p = Seat(std::ranges::find(kSeatsOf, std::string_view(who)) - std::begin(kSeatsOf));
  EXPECT_EQ(refused(people_.at(who).caller().ask({{"type", "agree"}, {"table", table_}, {"seat", seat_name(p)}})), "");
}

/// Of a new person, for whoever has it, and once.
std::string House::fresh_key() const {
  Player player(port(), new_token(port()), "Somebody else");
  return text_in(player.caller().ask({{"type", "recovery"}}), "key");
}

std::string House::target_of(const Tried& t) const {
  std::string target(t.path);
  const std::size_t at = target.find("{table}");
  if (at != std::string::npos) target.replace(at, std::string_view("{table}").size(), table_);
  return t.method == "POST" ? target : target.append(t.more);
}

Headers House::shown_by(const char* who, bool as_cookie) const {
  Headers headers{{"Accept", "application/json"}};
  if (std::string_view(who) != "admin") headers.emplace_back("X-Forwarded-For", "203.0.113.7");
  const auto person = people_.find(who);
  if (person == people_.end()) return headers;
  const std::string& token = person->second.token();
  if (!as_cookie) {
    headers.emplace_back("Authorization", "Bearer " + token);
    return headers;
  }
  headers.emplace_back("Cookie", "saloon=" + token);
  headers.emplace_back("Host", "localhost");
  headers.emplace_back("Origin", "http://localhost");
  return headers;
}

HttpAnswer House::ask(const Tried& t, const Headers& headers) {
  HttpAnswer answer;
  if (t.path == "/ws") {
    answer.status = Caller(port(), headers).status();
    return answer;
  }
  std::string body(t.method == "POST" ? t.more : "");
  if (t.more == kGoodKey) body.replace(body.find("GOOD"), 4, fresh_key());
  return request(port(), std::string(t.method), target_of(t), headers, body);
}

void House::expect_no_secrets(const Tried& t, const HttpAnswer& answer, const std::string& what) {
  const std::string all = answer.head + answer.body;
  for (const std::string& secret : secrets_) EXPECT_THAT(all, Not(HasSubstr(secret))) << what;
  const bool of_table = t.path.find("{table}") != std::string_view::npos;
  if (!of_table && !listed_) {
    EXPECT_THAT(all, Not(HasSubstr(table_))) << what;
    EXPECT_THAT(all, Not(HasSubstr("Called "))) << what;
  }
  if (t.path == kRecord && answer.status == 200) return;
  const Result<Record> record = read_record(house::record_in(rows()));
  ASSERT_TRUE(record) << record.error();
  const std::string& seed = record->heading().setup.seed;
  ASSERT_GT(seed.size(), 15U);
  EXPECT_THAT(all, Not(HasSubstr(seed))) << what;
}

/// Who may not look is told the same of a game in play and of no game at all.
void House::expect(const Tried& t, const Person& who, Statuses Tried::* stage) {
  const int status = t.*stage.*who.column;
  for (const bool as_cookie : {false, true}) {
    const Headers headers = shown_by(who.name, as_cookie);
    const std::string what =
        std::string(who.name) + (as_cookie ? " by cookie: " : ": ") + std::string(t.method) + " " + target_of(t);
    const HttpAnswer answer = ask(t, headers);
    EXPECT_EQ(answer.status, status) << what << " " << t.more;
    expect_no_secrets(t, answer, what);
    const bool waits = stage == &Tried::playing && t.over.*who.column == 200;
    if (status == 404) {
      EXPECT_EQ(answer.body, waits ? "the game is not over\n" : kNothing) << what;
    }
    if (t.method != "GET" || t.path == "/ws") continue;
    const HttpAnswer head = request(port(), "HEAD", target_of(t), headers);
    EXPECT_EQ(head.status, status) << what;
    EXPECT_EQ(head.body, "") << what;
  }
}

void House::expect(const std::vector<Tried>& all, Statuses Tried::* stage) {
  for (const Tried& t : all) {
    for (const Person& who : kPersons) expect(t, who, stage);
  }
}

TEST(HttpCapabilities, AreThoseOfEveryEndpointAndMethodOfTheFile) {
  std::set<std::string> tried;
  for (const Tried& t : kTried) tried.insert(std::string(t.method).append(" ").append(t.path));
  std::set<std::string> in_file;
  const json::object file = api();
  for (const auto& path : object_in(file, "paths")) {
    for (const auto& method : path.value().get_object())
      in_file.insert(in_capitals(method.key()) + " " + std::string(path.key()));
  }
  EXPECT_EQ(tried, in_file) << "an endpoint, and no row in kTried";
}

/// No status that the file does not tell of.
TEST(HttpCapabilities, AreDescribedInTheFile) {
  const json::object file = api();
  for (const Tried& t : kTried) {
    const json::object& told =
        object_in(object_in(object_in(object_in(file, "paths"), t.path), lowered(t.method)), "responses");
    for (const Person& who : kPersons) {
      for (const auto stage : {&Tried::playing, &Tried::over, &Tried::open}) {
        const int status = t.*stage.*who.column;
        EXPECT_TRUE(told.contains(std::to_string(status))) << t.method << " " << t.path << ": " << status;
      }
    }
  }
}

TEST(HttpCapabilities, AreWhatTheTableOfThemSays) {
  House house(false);
  house.expect(kTried, &Tried::playing);
  house.play_on();
  for (const char* who : {"host", "other"}) house.agree(who);
  house.expect(kTried, &Tried::over);
  house.agree("owner");
  house.expect(kTried, &Tried::open);
}

TEST(HttpCapabilities, AreWhatTheTableOfThemSaysOfATableInTheHall) {
  House house(true);
  house.expect(kTriedOfListed, &Tried::playing);
  house.play_on();
  for (const char* who : {"host", "other"}) house.agree(who);
  house.expect(kTriedOfListed, &Tried::over);
  house.agree("owner");
  house.expect(kTriedOfListed, &Tried::open);
}

/// What is not in the file nobody may, whoever it is, and whatever there is.
TEST(HttpCapabilities, EndWithTheMethodsOfTheFile) {
  House house(false);
  const json::object file = api();
  for (const auto& path : object_in(file, "paths")) {
    const json::object& methods = path.value().get_object();
    for (const char* method : {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"}) {
      const bool reads = std::string_view(method) == "GET" || std::string_view(method) == "HEAD";
      if (methods.contains(reads ? "get" : lowered(method))) continue;
      const int refusal = reads || std::string_view(method) == "POST" ? 404 : 405;
      const std::string name(path.key());
      const Tried t = always(method, name, "", everybody(name == "/ws" ? 426 : refusal));
      for (const Person& who : kPersons) {
        EXPECT_EQ(house.status(t, who.name), t.over.*who.column) << who.name << ": " << method << " " << name;
      }
    }
  }
  for (const Person& who : kPersons) {
    for (const char* path :
         {"/api/table/2222222222/story", "/api/table/2222222222/record", "/api/table/{table}/rows"}) {
      const Tried t = always("GET", path, "?viewer=spectator", kNone);
      EXPECT_EQ(house.status(t, who.name), 404) << who.name << ": " << path;
    }
  }
}

/// Each of those who may look sees through the eyes that were asked for, and through no others.
TEST(HttpCapabilities, ShowEachTheirOwnEyes) {
  House house(false);
  house.play_on();
  std::set<std::string> different;
  for (const auto& [who, viewer] :
       {std::pair{"host", Seat{0}}, {"other", Seat{1}}, {"owner", Seat{2}}, {"watcher", kSpectator}}) {
    const std::string query = "?viewer=" + seat_name(viewer);
    const HttpAnswer story = house.ask(always("GET", kStory, query, kNone), house.shown_by(who, false));
    const Result<std::string> lawful = house::story_in(find_game, house.rows(), viewer);
    ASSERT_TRUE(lawful) << lawful.error();
    EXPECT_EQ(story.body, *lawful) << who;
    different.insert(story.body);
  }
  EXPECT_EQ(different.size(), 4U);
}

/// An address of this machine in some network.
std::string outer_address() {
  std::string found;
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return found;
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET || (one->ifa_flags & IFF_LOOPBACK) != 0)
      continue;
    std::array<char, INET_ADDRSTRLEN> text{};
    const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    if (::inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr) found = text.data();
  }
  ::freeifaddrs(all);
  return found;
}

/// Without a proxy: by where the socket comes from, and by nothing that is said.
TEST(HttpCapabilities, OfTheAdminAreThoseOfThisMachine) {
  const OpenHouse house;
  EXPECT_EQ(request(house.port(), "GET", "/metrics").status, 200);
  const std::string outside = outer_address();
  if (outside.empty()) GTEST_SKIP() << "this machine is in no network";
  for (const Headers& headers :
       {Headers{}, Headers{{"X-Real-IP", "127.0.0.1"}}, Headers{{"X-Forwarded-For", "127.0.0.1"}}}) {
    const HttpAnswer answer = request(house.port(), "GET", "/metrics", headers, {}, outside);
    EXPECT_EQ(answer.status, 404);
    EXPECT_EQ(answer.body, kNothing);
  }
}

}  // namespace
}  // namespace saloon::server
