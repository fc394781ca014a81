#include "simulator/world.h"

namespace saloon::house::simulator {
namespace {

constexpr Moment kBegin = 1'800'000'000'000;
constexpr Moment kToRest = 300 * kSecond;
constexpr u64 kAnswersAnHour = 214;
constexpr Moment kLimit = 45 * kSecond;  ///< of absence
constexpr int kMostPeople = 4;
constexpr int kMostSimulatedSeats = 5;
constexpr std::array kNames = {"Anne", "Zoé", "Cole", "Rosalie", "Jim", "Ned"};
constexpr std::array kBots = {"cowhand", "greenhorn", "cowhand+vengeful"};

}  // namespace

World::World(const WorldPlan& plan, Brains& brains)
    : plan_(plan),
      agenda_(kBegin),
      dice_(plan.seed),
      inspector_(agenda_),
      network_(agenda_, dice_),
      disk_(agenda_, dice_, inspector_),
      process_(Machine{agenda_, dice_, network_, disk_, inspector_, brains}),
      around_{agenda_, dice_, network_, inspector_, [this](const TableId& table) { return thinking_time(table); }} {
  network_.lead_to(process_);
  disk_.plant = plan.plant;
  process_.plant = plan.plant;
}

void World::run() {
  for (int i = 0; i < plan_.tables; ++i) open_table();
  every_minute();
  crash_now_and_then();
  while (inspector_.broken().empty() && agenda_.step(kBegin + plan_.lasts)) {
  }
  if (inspector_.broken().empty()) come_to_rest();
}

void World::open_table() {
  const GameInfo& game = *plan_.games[dice_.below(plan_.games.size())];
  const int most = std::max(game.min_seats, std::min(game.max_seats, kMostSimulatedSeats));
  const int seats = int(dice_.between(game.min_seats, most));
  const int people = int(dice_.between(std::min(2, seats), std::min(seats, kMostPeople)));
  json::object bots;
  for (Seat p = Seat(people); p < seats; ++p) bots[seat_name(p)] = kBots[dice_.below(kBots.size())];
  json::object create{{"game", game.slug},         {"seats", seats},
                      {"pace", !dice_.hits(100)},  {"listed", dice_.hits(300)},
                      {"limit", kLimit / kSecond}, {"bots", std::move(bots)}};
  seat_people(game, people, create);
}

void World::seat_people(const GameInfo& game, int people, const json::object& create) {
  const bool two_seats = people == 3 && dice_.hits(300);
  const bool watched = dice_.hits(300);
  const std::size_t host = devices_.size();
  const auto invite = [this, host, party = std::size_t(people + (watched ? 1 : 0) - (two_seats ? 1 : 0))](
                          const Invitation& invitation) {
    for (std::size_t i = host + 1; i < host + party; ++i) devices_[i]->be_invited(invitation);
  };
  for (int i = 0; i < people + (watched ? 1 : 0); ++i) {
    if (two_seats && i == 2) continue;
    Person person{.token = process_.welcome(), .name = kNames[std::size_t(i)], .has_rules = dice_.hits(700)};
    if (i == 0) person.create = create;
    if (i < people) person.wanted.add(Seat(i));
    if (two_seats && i == 1) person.wanted.add(2);
    devices_.push_back(std::make_unique<Device>(around_, std::move(person), game, invite));
  }
}

void World::every_minute() {
  inspector_.look_for_stuck();
  process_.let_sleep();
  agenda_.in(60 * kSecond, [this] { every_minute(); });
}

void World::crash_now_and_then() {
  agenda_.in(dice_.between(kHour / 4, 2 * kHour), [this] {
    if (network_.calm) return;
    process_.crash();
    crash_now_and_then();
  });
}

/// People think as long as it takes to give enough answers in an hour, and no more.
Moment World::thinking_time(const TableId& table) {
  const u64 given = inspector_.answers_this_hour(table);
  if (given >= kAnswersAnHour) return dice_.between(20, 60) * kSecond;
  const Moment left = kHour - (agenda_.now() - kBegin) % kHour;
  const Moment each = left / Moment(kAnswersAnHour - given);
  return dice_.between(each / 10, std::max(each, Moment{300}));
}

void World::come_to_rest() {
  network_.calm = disk_.calm = process_.calm = true;
  for (const auto& device : devices_) device->calm_down();
  while (inspector_.broken().empty() && agenda_.step(kBegin + plan_.lasts + kToRest)) {
  }
  if (!inspector_.broken().empty()) return;
  for (const auto& device : devices_) device->check_at_rest(kToRest / 2);
  process_.compare_with_rows();
  for (const TableId& table : inspector_.tables()) {
    const auto folded = Table::fold(find_game, disk_.rows(table), agenda_.now());
    if (!folded) return inspector_.fail(table, "it cannot be folded: " + folded.error());
    inspector_.folded(table, **folded);
  }
}

}  // namespace saloon::house::simulator
