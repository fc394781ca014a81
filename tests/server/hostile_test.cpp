// Somebody does everything that makes a server suffer, from another address and under the usual limits: it is held off,
// and those who play meanwhile hardly notice.
#include <gmock/gmock.h>

#include <thread>

#include "games/registry.h"
#include "house/limits.h"
#include "tests/scale.h"
#include "tests/server/open_house.h"
#include "tests/server/regulars.h"

namespace saloon::server {
namespace {

constexpr const char* kThere = "127.0.0.2";
constexpr auto kFor = std::chrono::seconds(6);
constexpr double kMostDelay = 200;  ///< milliseconds, of 99 in 100

std::string masked(std::string_view text) {
  std::string out(frame_head(Opcode::Text, text.size()).view());
  out[1] = char(u8(out[1]) | 0x80);
  return out + std::string(4, '\0') + std::string(text);
}

/// Somebody at 127.0.0.2 with a token of their own.
class Enemy {
 public:
  explicit Enemy(u16 port) : port_(port), token_(new_token(port, kThere)) {}
  [[nodiscard]] Caller come() const {
    Caller caller(port_, token_, kThere);
    caller.say({{"type", "hello"}, {"protocol", house::kProtocol}});
    return caller;
  }

 private:
  u16 port_;
  std::string token_;
};

/// Ten thousand messages a second, and again as soon as it is put out.
void flood(const Enemy& enemy, const std::atomic<bool>& stop) {
  std::string thousand;
  for (int i = 0; i < 1'000; ++i) thousand += masked(R"({"type":"hall","on":true})");
  while (!stop) {
    const Caller caller = enemy.come();
    for (int i = 0; i < 10 && !stop; ++i) {
      caller.plug().write(thousand);
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  }
}

void send_giants(const Enemy& enemy, const std::atomic<bool>& stop) {
  const std::string giant = masked(std::string(std::size_t{1024} * 1024, ' '));
  while (!stop) {
    const Caller caller = enemy.come();
    for (int i = 0; i < 4 && !stop; ++i) caller.plug().write(giant);
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  }
}

/// Asks for whole tables as often as it may, and reads nothing.
void read_slowly(const Enemy& enemy, const std::string& table, const std::atomic<bool>& stop) {
  while (!stop) {
    Caller caller = enemy.come();
    caller.plug().shrink(1);
    for (int i = 0; i < 200 && !stop; ++i) {
      caller.say({{"type", "enter"}, {"table", table}, {"heard", json::object{{"spectator", 0}}}});
      std::this_thread::sleep_for(std::chrono::milliseconds(21));
    }
  }
}

/// The first one that everybody may see.
std::string first_table(u16 port) {
  for (int i = 0; i < 500; ++i) {
    const Result<json::value> hall = parse_json(request(port, "GET", "/api/tables").body);
    const json::value* tables = hall && hall->is_object() ? hall->get_object().if_contains("tables") : nullptr;
    if (tables != nullptr && tables->is_array() && !tables->get_array().empty()) {
      return text_in(tables->get_array().front().get_object(), "table");
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return {};
}

/// A thousand sockets that say nothing.
std::vector<Plug> crowd_the_door(u16 port) {
  std::vector<Plug> plugs;
  for (int i = 0; i < 1'000; ++i) plugs.emplace_back(port, kThere);
  return plugs;
}

void ask_for_bots(const Enemy& enemy) {
  Caller caller = enemy.come();
  EXPECT_EQ(refused(caller.ask({{"type", "name"}, {"name", "Enemy"}})), "");
  for (const char* bot : {"exec:cat /etc/passwd", "exec:", "gunslinger:100000000x64", "gunslinger:1000s", "random"}) {
    const json::object done = caller.ask({{"type", "create"},
                                          {"game", all_games().front().slug},
                                          {"seats", all_games().front().min_seats},
                                          {"bots", json::object{{"S0", bot}}}});
    EXPECT_EQ(refused(done), "HOUSE-BOT-01") << bot;
  }
}

double worst_of_hundred(Regulars& regulars) {
  std::vector<double> all;
  for (Regular& one : regulars.people()) all.insert(all.end(), one.delays().begin(), one.delays().end());
  std::sort(all.begin(), all.end());
  return all.empty() ? 0 : all[all.size() * 99 / 100];
}

TEST(Hostile, IsHeldOffWhileOthersPlay) {
  OpenHouse house;
  const cli::ServerPlace place{.address = "127.0.0.1", .port = house.port()};
  Regulars regulars(place, 0);
  regulars.pause = std::chrono::milliseconds(10);
  const Enemy enemy(house.port());
  ask_for_bots(enemy);
  std::atomic<bool> stop{false};
  std::vector<std::thread> threads;
  threads.emplace_back([&] { regulars.play(stop); });
  const std::string listed = first_table(house.port());
  threads.emplace_back([&] { flood(enemy, stop); });
  threads.emplace_back([&] { send_giants(enemy, stop); });
  threads.emplace_back([&] { read_slowly(enemy, listed, stop); });
  std::this_thread::sleep_for(kFor / 2);
  const std::vector<Plug> plugs = crowd_the_door(house.port());
  std::this_thread::sleep_for(kFor / 2);
  stop = true;
  for (std::thread& thread : threads) thread.join();
  std::size_t answers = 0;
  for (Regular& one : regulars.people()) {
    EXPECT_EQ(one.complaints(), "");
    EXPECT_EQ(one.longest_away().count(), 0) << "somebody who did nothing was put out";
    answers += one.delays().size();
  }
  Metrics& metrics = house.server().metrics();
  EXPECT_GT(metrics.too_fast.value(), 0U);
  EXPECT_GT(metrics.turned_away.value(), 800U);
  EXPECT_GT(answers, kScale == 1 ? 100U : 10U);
  if (kScale == 1) {
    EXPECT_LT(worst_of_hundred(regulars), kMostDelay);
  }
  std::cout << answers << " answers, 99 in 100 done within " << worst_of_hundred(regulars) << " ms; "
            << metrics.too_fast.value() << " too fast, " << metrics.too_slow.value() << " too slow, "
            << metrics.turned_away.value() << " turned away\n";
}

}  // namespace
}  // namespace saloon::server
