// The log is read by whoever runs the house, who may sit at the table too: it names no hidden decision.
#include <gmock/gmock.h>

#include "engine/record/record.h"
#include "games/registry.h"
#include "house/archive.h"
#include "house/limits.h"
#include "tests/server/open_house.h"

namespace saloon::server {
namespace {

/// The same rows, but the first answer is one that the rules refuse.
std::vector<house::Row> with_a_bad_answer(std::vector<house::Row> rows) {
  Result<Record> record = read_record(house::record_in(rows));
  if (!record) return rows;
  for (RecordLine& line : record->lines) {
    auto* answer = std::get_if<RecordAnswer>(&line);
    if (answer == nullptr) continue;
    answer->decision = {{"do", "howl"}};
    break;
  }
  std::string text = write_record(*record);
  for (house::Row& row : rows) {
    if (row.kind == house::RowKind::Line) row.text = std::exchange(text, {});
  }
  return rows;
}

/// A ledger from which tables come like this.
class SpoiltLedger final : public Ledger {
 public:
  explicit SpoiltLedger(std::unique_ptr<Ledger> real) : real_(std::move(real)) {}
  void append(std::vector<house::Row> rows, Stored then) override { real_->append(std::move(rows), std::move(then)); }
  Result<std::vector<house::Row>> read(const house::TableId& table) override {
    Result<std::vector<house::Row>> rows = real_->read(table);
    return rows ? with_a_bad_answer(std::move(*rows)) : std::move(rows);
  }
  Result<std::vector<house::TableSummary>> tables() override { return real_->tables(); }
  void note(const house::TableSummary& summary) override { real_->note(summary); }
  Result<void> back_up(const std::string& file) override { return real_->back_up(file); }

 private:
  std::unique_ptr<Ledger> real_;
};

TEST(Log, NamesNoDecisionOfATableThatCannotBeRead) {
  OpenHouse house([](Server::Setup& setup) {
    lift_limits(setup);
    setup.ledger = std::make_unique<SpoiltLedger>(std::move(setup.ledger));
  });
  const std::string token = new_token(house.port());
  Caller anne(house.port(), token);
  const auto ask = [&](json::object message) { return anne.ask(std::move(message)); };
  anne.say({{"type", "hello"}, {"protocol", house::kProtocol}});
  ask({{"type", "name"}, {"name", "Anne"}});
  const json::object bots{{"S0", "greenhorn"}, {"S1", "greenhorn"}, {"S2", "greenhorn"}};
  const std::string table =
      text_in(ask({{"type", "create"}, {"game", "desperados_cards"}, {"seats", 3}, {"bots", bots}}), "table");
  ask({{"type", "enter"}, {"table", table}});
  ask({{"type", "start"}, {"table", table}});
  const Counter& rows = house.server().metrics().rows;
  const u64 before = rows.value();
  for (int i = 0; i < 500 && rows.value() == before; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  house.reopen();
  anne = Caller(house.port(), token);
  anne.say({{"type", "hello"}, {"protocol", house::kProtocol}});
  EXPECT_EQ(refused(ask({{"type", "enter"}, {"table", table}})), "SALOON-BROKEN-01");
  EXPECT_THAT(house.logged(), testing::HasSubstr("of the record: SALOON-"));
  EXPECT_THAT(house.logged(), testing::Not(testing::HasSubstr("howl")));
}

}  // namespace
}  // namespace saloon::server
