// The real server is killed at any moment while people play, and their connections are cut: what was acknowledged is
// there, once and in order, everybody hears everything, and all of them come back by themselves.
#include <random>
#include <thread>

#include "tests/scale.h"
#include "tests/server/house_process.h"
#include "tests/server/regulars.h"

namespace saloon::server {
namespace {

constexpr std::size_t kTables = 5;
constexpr auto kBackWithin = std::chrono::milliseconds(3'000);

/// Some tables of regulars, each moved by a thread of its own.
class Crowded {
 public:
  explicit Crowded(const HouseProcess& house, int cut_one_in = 0) {
    for (std::size_t i = 0; i < kTables; ++i) tables_.push_back(std::make_unique<Regulars>(house.place(), i));
    for (const auto& table : tables_) {
      threads_.emplace_back([this, cut_one_in, &table = *table] { table.play(stop_, cut_one_in); });
    }
  }
  Crowded(const Crowded&) = delete;
  Crowded& operator=(const Crowded&) = delete;
  ~Crowded() { end(); }
  void end() {
    stop_ = true;
    for (std::thread& thread : threads_) {
      if (thread.joinable()) thread.join();
    }
  }
  [[nodiscard]] bool are_here() const {
    return std::all_of(tables_.begin(), tables_.end(), [](const auto& table) { return table->are_here(); });
  }
  [[nodiscard]] int cuts() const {
    int sum = 0;
    for (const auto& table : tables_) sum += table->cuts();
    return sum;
  }
  [[nodiscard]] std::chrono::milliseconds longest_away() {
    std::chrono::milliseconds longest{};
    each([&](const Regular& one) { longest = std::max(longest, one.longest_away()); });
    return longest;
  }
  Proved prove_all(const std::string& folder) {
    const auto ledger = open_ledger(folder);
    Proved all;
    for (const auto& table : tables_) {
      const Proved one = prove(*ledger, *table);
      all.tables += one.tables;
      all.answers += one.answers;
      all.events += one.events;
    }
    return all;
  }

 private:
  template <class Act>
  void each(const Act& act) {
    for (const auto& table : tables_) {
      for (Regular& one : table->people()) act(one);
    }
  }
  std::atomic<bool> stop_{false};
  std::vector<std::unique_ptr<Regulars>> tables_;
  std::vector<std::thread> threads_;
};

/// Waits until everybody is back.
bool all_come_back(const Crowded& crowd) {
  for (int i = 0; i < 12'000 && !crowd.are_here(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  return crowd.are_here();
}

TEST(KilledHouse, LosesNothingThatWasAcknowledged) {
  const u64 kills = has_hours() ? 200 : std::max<u64>(scaled(20), 3);
  HouseProcess house;
  Crowded crowd(house);
  std::mt19937 random(1876);  // NOLINT: the same moments every time, as far as the machine lets them be
  for (u64 i = 0; i < kills && !testing::Test::HasFatalFailure(); ++i) {
    ASSERT_TRUE(all_come_back(crowd)) << "after kill " << i;
    std::this_thread::sleep_for(std::chrono::milliseconds(random() % 400));
    house.kill_it();
    house.start();
  }
  EXPECT_TRUE(all_come_back(crowd));
  crowd.end();
  EXPECT_EQ(house.close(), 0);
  const Proved proved = crowd.prove_all(house.data());
  EXPECT_GT(proved.answers, kills * 5);
  if (kScale == 1) {
    EXPECT_LT(crowd.longest_away(), kBackWithin);
  }
  EXPECT_EQ(integrity(house.data()), "ok");
  std::cout << kills << " kills, " << proved.tables << " tables, " << proved.answers << " answers, " << proved.events
            << " events; away for at most " << crowd.longest_away().count() << " ms\n";
}

TEST(CutLines, CostNobodyAnything) {
  const int cuts = has_hours() ? 2'000 : std::max(int(scaled(300)), 20);
  HouseProcess house;
  Crowded crowd(house, 4);
  for (int i = 0; i < 60'000 && crowd.cuts() < cuts; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  crowd.end();
  EXPECT_EQ(house.close(), 0);
  const Proved proved = crowd.prove_all(house.data());
  EXPECT_GE(crowd.cuts(), cuts);
  EXPECT_GT(proved.answers, u64(cuts));
  if (kScale == 1) {
    EXPECT_LT(crowd.longest_away(), kBackWithin);
  }
  std::cout << crowd.cuts() << " cuts, " << proved.tables << " tables, " << proved.answers << " answers, "
            << proved.events << " events; away for at most " << crowd.longest_away().count() << " ms\n";
}

}  // namespace
}  // namespace saloon::server
