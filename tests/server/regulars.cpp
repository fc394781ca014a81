#include "tests/server/regulars.h"

#include <gmock/gmock.h>

#include <thread>

#include "engine/record/replay.h"
#include "games/registry.h"
#include "house/archive.h"
#include "house/table.h"
#include "tests/server/ledger_help.h"

namespace saloon::server {
namespace {

constexpr int kSeats = 3;
constexpr auto kSettledWithin = std::chrono::seconds(30);

/// The places of these answers in the ledger; each must be there once.
void prove_answers(const std::vector<house::Row>& rows, const std::vector<std::string>& acknowledged) {
  std::map<std::string, std::vector<u64>> places;
  for (const house::Row& row : rows) {
    if (row.kind == house::RowKind::Line && !row.request.empty()) places[row.request].push_back(row.number);
  }
  for (const auto& [id, numbers] : places) ASSERT_EQ(numbers.size(), 1U) << id << " was carried out more than once";
  u64 last = 0;
  for (const std::string& id : acknowledged) {
    ASSERT_TRUE(places.contains(id)) << id << " was acknowledged and is not there";
    ASSERT_GT(places[id].front(), last) << id << " is there out of order";
    last = places[id].front();
  }
}

/// As far as it was told.
void prove_events(const Match& match, Seat seat, const std::vector<std::string>& told) {
  const std::vector<std::string> all = match.at(seat).heard_texts(0);
  ASSERT_LE(told.size(), all.size()) << "more was told than has happened";
  for (std::size_t i = 0; i < told.size(); ++i) {
    const Result<json::value> event = parse_json(all[i]);
    ASSERT_TRUE(event);
    ASSERT_EQ(told[i], json::serialize(*event)) << "event " << i;
  }
}

}  // namespace

Regulars::Regulars(const cli::ServerPlace& place, std::size_t first) : game_(first) {
  for (int p = 0; p < kSeats; ++p) {
    people_.emplace_back(place, "Regular " + std::to_string(p), unsigned(first * 100 + std::size_t(p) + 1));
  }
}

void Regulars::gather() {
  const GameInfo& game = all_games()[game_++ % all_games().size()];
  const std::string table = people_.front().create(game, kSeats);
  for (int p = 0; p < kSeats; ++p) people_[std::size_t(p)].sit(game, table, Seat(p));
  people_.front().start();
}

bool Regulars::is_over() const {
  return std::all_of(people_.begin(), people_.end(), [](const Regular& one) { return one.is_over(); });
}

void Regulars::go_on(int cut_one_in) {
  int cuts = 0;
  for (Regular& one : people_) {
    one.go_on(cut_one_in);
    cuts += one.cuts();
  }
  cuts_ = cuts;
  here_ = std::all_of(people_.begin(), people_.end(), [](const Regular& one) { return one.is_here(); });
  std::this_thread::sleep_for(pause);
}

void Regulars::play(const std::atomic<bool>& stop, int cut_one_in) {
  while (!stop) {
    gather();
    while (!stop && !is_over()) go_on(cut_one_in);
  }
  const auto until = Regular::Steady::now() + kSettledWithin;
  const auto is_settled = [](const Regular& one) { return one.is_settled() && one.is_here(); };
  while (!std::all_of(people_.begin(), people_.end(), is_settled) && Regular::Steady::now() < until) {
    for (Regular& one : people_) one.listen();
    std::this_thread::sleep_for(pause);
  }
}

Proved prove(Ledger& ledger, Regulars& regulars) {
  Proved proved;
  for (std::size_t p = 0; p < regulars.people().size(); ++p) {
    const Regular& one = regulars.people()[p];
    EXPECT_EQ(one.complaints(), "");
    EXPECT_TRUE(one.is_settled()) << "something was never answered";
    for (const auto& [table, heard] : one.heard()) {
      const std::vector<house::Row> rows = read_all(ledger, table);
      prove_answers(rows, heard.acknowledged);
      const auto folded = house::Table::fold(find_game, rows, 1);
      EXPECT_TRUE(folded) << table << ": " << folded.error();
      const Result<Record> record = read_record(house::record_in(rows));
      if (!folded || !record) continue;  // before the game
      const auto resumed = resume(*find_game((*folded)->company().wishes.game), *record, Replay::Draws::FromSeed);
      EXPECT_TRUE(resumed) << resumed.error();
      if (resumed) prove_events(*resumed->match, Seat(p), heard.events);
      proved.tables += p == 0 ? 1 : 0;
      proved.answers += heard.acknowledged.size();
      proved.events += heard.events.size();
    }
  }
  return proved;
}

}  // namespace saloon::server
