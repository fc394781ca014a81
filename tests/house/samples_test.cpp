// Writes messages for a checker that is not ours (tests/protocol.sh): every message of an evening in the hall and at
// tables, right ones and changed ones, each with what our own checker thinks of it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "engine/hash.h"
#include "tests/house/changes.h"
#include "tests/house/evening.h"
#include "tests/house/lobby.h"
#include "tests/house/messages.h"
#include "tests/house/schema.h"

namespace saloon::house {
namespace {

constexpr int kChangesOfEach = 20;

class Samples {
 public:
  explicit Samples(const char* file) : out_(file) {}

  void add_client(const json::object& message) { add("client", {}, message); }
  void add_server(const std::string& game, const json::object& message) { add("server", game, message); }
  /// Changed a little, in many ways.
  void add_changed(const char* schema, const json::object& message) {
    const Pick pick = [this](std::size_t below) { return std::size_t((random_ = mix64(random_ + 1)) % below); };
    for (int i = 0; i < kChangesOfEach; ++i) {
      json::object changed = message;
      change(changed, pick);
      add(schema, {}, changed);
    }
  }

 private:
  void add(std::string_view schema, const std::string& game, const json::object& message) {
    const std::string text = json::serialize(message);
    const bool fine = (schema == "client" ? wrong_with_client_message(text) : wrong_with_server_message(text)).empty();
    json::object line{{"schema", schema}, {"fine", fine}, {"message", message}};
    if (!game.empty()) line["game"] = game;
    out_ << json::serialize(line) << "\n";
  }

  std::ofstream out_;
  u64 random_ = 1;
};

/// Two people and a bot, to the end of the game and a little beyond.
std::vector<json::object> letters_of_an_evening(const GameInfo& game) {
  const int seats = std::max(3, game.min_seats);
  Evening evening(table_for(game.slug, seats, 2));
  Client& anne = evening.connect("host");
  Client& zoe = evening.connect("Zoé");
  evening.say(anne, {{"type", "enter"}});
  evening.say(zoe, {{"type", "enter"}, {"key", "sit-key"}});
  evening.say(zoe, {{"type", "start"}});
  evening.say(anne, {{"type", "sit"}, {"seat", "S0"}});
  evening.say(zoe, {{"type", "sit"}, {"seat", "S1"}});
  evening.say(anne, {{"type", "key"}, {"opens", "watch"}});
  evening.say(anne, {{"type", "start"}});
  evening.say(zoe, {{"type", "say"}, {"circle", "table"}, {"text", "À vous !"}});
  evening.say(anne, {{"type", "list"}, {"seat", "S0"}});
  play_on(evening, {{Seat(0), &anne}, {Seat(1), &zoe}});
  evening.say(zoe, {{"type", "agree"}, {"seat", "S1"}});
  evening.say(anne, {{"type", "again"}});
  evening.say(zoe, {{"type", "leave"}});
  std::vector<json::object> letters;
  for (const Client* client : {&anne, &zoe}) {
    for (const auto& [moment, text] : client->letters) letters.push_back(parse_json(text)->as_object());
  }
  return letters;
}

void add_hall(Samples& samples) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  const Connection again = lobby.connect(lobby.token_of(zoe));
  for (const char* text : {R"({"type":"hello","protocol":1,"id":"h"})", R"({"type":"name","name":"Zoé M.","id":"n"})",
                           R"({"type":"hall","on":true,"id":"l"})", R"({"type":"name","name":"...","id":"x"})",
                           R"({"type":"create","game":"desperados_cards","seats":3,"listed":true,"id":"c"})",
                           R"({"type":"recovery","id":"r"})", R"({"type":"forget_devices","id":"f"})",
                           R"({"type":"hello","protocol":2})"}) {
    lobby.say(zoe, text);
  }
  for (const Connection connection : {zoe, again}) {
    for (const std::string& text : lobby.letters_to(connection)) {
      const json::object letter = parse_json(text)->as_object();
      samples.add_server({}, letter);
      samples.add_changed("server", letter);
    }
  }
}

TEST(Samples, AreWrittenForAnotherChecker) {
  const char* file = std::getenv("SALOON_SAMPLES");
  if (file == nullptr) GTEST_SKIP() << "run by tests/protocol.sh";
  Samples samples(file);
  for (const std::string& text : client_messages()) {
    const json::object message = parse_json(text)->as_object();
    samples.add_client(message);
    samples.add_changed("client", message);
  }
  add_hall(samples);
  for (const GameInfo& game : all_games()) {
    std::map<std::string, int> changed;
    for (const json::object& letter : letters_of_an_evening(game)) {
      samples.add_server(std::string(game.slug), letter);
      if (changed[text_in(letter, "type")]++ < 3) samples.add_changed("server", letter);
    }
  }
}

}  // namespace
}  // namespace saloon::house
