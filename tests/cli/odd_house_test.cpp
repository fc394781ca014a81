// `saloon join` at a house that says odd things, or refuses for a while.
#include <atomic>

#include "games/registry.h"
#include "server/doors.h"
#include "tests/cli/seated.h"

namespace saloon::cli_test {
namespace {

constexpr const char* kTable = "abcdefghjk";

/// Knows everybody, and says to whoever enters what a test wants it to.
class OddDesk final : public server::Desk {
 public:
  using Says = std::function<std::vector<json::object>(int entered, const json::object& enter)>;
  explicit OddDesk(Says says) : says_(std::move(says)) {}
  [[nodiscard]] bool is_for_file(const server::Ask& /*ask*/) const override { return false; }
  void answer(const server::Ask& /*ask*/, const server::Visitor& /*visitor*/,
              std::function<void(server::Reply)> then) override {
    then(server::json_reply(R"({"token":"anybody"})"));
  }
  void recognise(std::string token, std::function<void(server::Known)> then) override {
    then({.person = "somebody", .name = "Zoé", .token = std::move(token)});
  }
  void connected(house::Connection connection, const server::Known& /*who*/,
                 std::shared_ptr<server::Wire> wire) override {
    const std::lock_guard lock(gate_);
    wires_[connection] = std::move(wire);
  }
  void heard(house::Connection connection, std::string_view text) override {
    const std::lock_guard lock(gate_);
    const json::object message = parse_json(text)->as_object();
    const std::string type = text_in(message, "type");
    if (hears) hears(message);
    if (type == "hello") say(connection, {{"type", "welcome"}, {"name", "Zoé"}});
    if (type != "enter") return;
    for (const json::object& letter : says_(++entered_, message)) say(connection, letter);
    if (entered_ == 1 && hangs_up) wires_[connection]->close(server::CloseCode::Restart);
  }
  void hung_up(house::Connection connection) override {
    const std::lock_guard lock(gate_);
    wires_.erase(connection);
  }
  bool hangs_up = false;  ///< after the first has entered
  std::function<void(const json::object& message)> hears;

 private:
  void say(house::Connection connection, const json::object& letter) {
    const server::Text text = std::make_shared<const std::string>(json::serialize(letter));
    wires_[connection]->send({&text, 1});
  }

  Says says_;
  std::mutex gate_;
  int entered_ = 0;
  std::map<house::Connection, std::shared_ptr<server::Wire>> wires_;
};

class OddHouse {
 public:
  explicit OddHouse(OddDesk& desk)
      : log_([](const std::string&) {}), doors_(machine_, {desk, doorman_, metrics_, log_}) {
    machine_.start(1, log_);
    port_ = doors_.open("127.0.0.1", 0).value_or(0);
  }
  ~OddHouse() { machine_.stop(); }
  [[nodiscard]] std::string link() const { return "http://127.0.0.1:" + std::to_string(port_) + "/#" + kTable; }

 private:
  server::Doorman doorman_{server::DoorRules{}};
  server::Metrics metrics_;
  server::Log log_;
  server::Machine machine_;
  server::Doors doors_;
  u16 port_ = 0;
};

json::object done(const json::object& message) { return {{"type", "done"}, {"id", text_in(message, "id")}}; }

json::object table_with(json::object chairs) {
  return {{"type", "table"},
          {"table", kTable},
          {"game", kGame},
          {"seats", 3},
          {"stage", "playing"},
          {"host", 1},
          {"guests", json::array{json::object{{"guest", 1}, {"name", "Zoé"}, {"present", true}}}},
          {"chairs", std::move(chairs)},
          {"you", json::object{{"guest", 1}, {"seats", json::array{"S0"}}}}};
}

json::object all_chairs() {
  return {{"S0", json::object{{"guest", 1}}},
          {"S1", json::object{{"bot", "cowhand"}}},
          {"S2", json::object{{"bot", "cowhand"}}}};
}

json::object first_view() {
  const GameInfo& game = *find_game(kGame);
  const auto match = game.start(game, {.seats = 3, .options = {}, .seed = "1"}, nullptr);
  std::string text;
  (*match)->at(0).write_view(text);
  return parse_json(text)->as_object();
}

json::object now_with(json::object members) {
  members["type"] = "now";
  members["table"] = kTable;
  members["viewer"] = "S0";
  members["from"] = 0;
  members["events"] = json::array{};
  return members;
}

// At a terminal: at the end of its input the program would leave before it has heard anything.
TEST(OddHouse, WithoutAViewIsNoSaloon) {
  OddDesk desk([](int, const json::object& enter) -> std::vector<json::object> {
    return {done(enter), table_with(all_chairs()), now_with({})};
  });
  const OddHouse house(desk);
  const Folder folder;
  Seated zoe(folder, Language::English, {house.link()});
  const std::string whole = zoe.say("join.error.view", {{"detail", ""}});
  zoe.expect(whole.substr(0, whole.find('(')));
}

TEST(OddHouse, WithAViewAndNoChairsEndsNothing) {
  for (const bool one_chair : {false, true}) {
    OddDesk desk([&](int, const json::object& enter) -> std::vector<json::object> {
      json::object chairs;
      if (one_chair) chairs["S0"] = json::object{{"guest", 1}};
      return {done(enter), table_with(std::move(chairs)), now_with({{"view", first_view()}})};
    });
    const OddHouse house(desk);
    const Folder folder;
    Seated zoe(folder, Language::English, {house.link()});
    zoe.expect_key("join.hint_playing");
    zoe.type("quit");
    EXPECT_EQ(zoe.terminal.wait_for_end(), 0);
  }
}

/// Who is sent away is named so that nobody else can be meant.
TEST(OddHouse, WithNamesThatBeginAlikeAsksForMoreOfThem) {
  std::atomic<i64> kicked{0};
  OddDesk desk([](int, const json::object& enter) -> std::vector<json::object> {
    json::object table = table_with(all_chairs());
    for (const auto& [guest, name] : {std::pair{2, "Ann"}, {3, "Anna"}, {4, "Zora"}}) {
      table["guests"].as_array().push_back(json::object{{"guest", guest}, {"name", name}, {"present", true}});
    }
    return {done(enter), table, now_with({{"view", first_view()}})};
  });
  desk.hears = [&](const json::object& message) {
    if (text_in(message, "type") == "kick") kicked = whole_number_in(message, "guest");
  };
  const OddHouse house(desk);
  const Folder folder;
  Seated zoe(folder, Language::English, {house.link()});
  zoe.expect_key("join.hint_playing");
  zoe.type("kick an");
  zoe.expect_key("join.several_guests", {{"names", "Ann, Anna"}});
  EXPECT_EQ(kicked, 0);
  zoe.type("kick Ann");
  zoe.type("quit");
  EXPECT_EQ(zoe.terminal.wait_for_end(), 0);
  for (int i = 0; i < 500 && kicked == 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_EQ(kicked, 2);
}

/// Lets in whoever enters, but not the second time.
OddDesk::Says refuses_the_second(const char* clause) {
  return [clause](int entered, const json::object& enter) -> std::vector<json::object> {
    json::object letter = done(enter);
    if (entered != 2) return {letter, table_with(all_chairs()), now_with({{"view", first_view()}})};
    letter["refused"] = json::object{{"clause", clause}};
    return {letter};
  };
}

/// Whoever comes back and is not let in at once tries again: the house may have had no room on its disk.
TEST(OddHouse, ThatCannotLetSomebodyBackInIsAskedAgain) {
  OddDesk desk(refuses_the_second("HOUSE-STORE-01"));
  desk.hangs_up = true;
  const OddHouse house(desk);
  const Folder folder;
  Seated zoe(folder, Language::English, {house.link()});
  zoe.expect_key("join.connected");
  zoe.expect_key("join.connected");
}

TEST(OddHouse, ThatLetsSomebodyBackInNeverIsLeft) {
  OddDesk desk(refuses_the_second("HOUSE-TABLE-01"));
  desk.hangs_up = true;
  const OddHouse house(desk);
  const Folder folder;
  Seated zoe(folder, Language::English, {house.link()});
  zoe.expect_key("join.error.not_let_in", {{"clause", "HOUSE-TABLE-01"}, {"text", zoe.say("clause.HOUSE-TABLE-01")}});
}

}  // namespace
}  // namespace saloon::cli_test
