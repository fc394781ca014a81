#include "server/keeper.h"

#include <filesystem>
#include <future>

#include "server/admin_socket.h"
#include "server/clock.h"
#include "server/keeper_text.h"
#include "server/ledger_file.h"
#include "server/sqlite_ledger.h"

namespace saloon::server {
namespace {

/// A ledger that nobody writes to, or somebody who does not answer: it can be read all the same.
class AtRest final : public Keeper {
 public:
  AtRest(LedgerFile file, std::string folder) : file_(std::move(file)), folder_(std::move(folder)) {}
  Result<std::vector<house::TableSummary>> tables() override { return file_.tables(); }
  Result<std::vector<house::Row>> read(const house::TableId& table) override { return file_.read(table); }
  Result<void> back_up(const std::string& file) override { return file_.back_up(file); }

  Result<void> close(const house::TableId& table) override {
    Result<std::unique_ptr<SqliteLedger>> ledger = SqliteLedger::open(folder_);
    if (!ledger) return ledger.failed();
    const Result<std::vector<house::Row>> rows = (*ledger)->read(table);
    if (!rows) return rows.failed();
    house::Row closed{.table = table,
                      .number = rows->size() + 1,
                      .time = wall_clock(),
                      .kind = house::RowKind::Closed,
                      .by = {},
                      .request = {},
                      .text = "{}"};
    std::promise<Result<void>> told;
    (*ledger)->append({std::move(closed)}, [&](Result<void> how) { told.set_value(std::move(how)); });
    if (const Result<void> stored = told.get_future().get(); !stored) return stored;
    for (house::TableSummary& summary : std::move((*ledger)->tables()).value_or({})) {
      if (summary.table != table) continue;
      summary.stage = house::TableSummary::Stage::Closed;
      (*ledger)->note(summary);
    }
    return {};
  }

 private:
  LedgerFile file_;
  std::string folder_;
};

/// Through the door of whoever runs.
class Running final : public Keeper {
 public:
  explicit Running(std::string folder) : folder_(std::move(folder)) {}

  Result<std::vector<house::TableSummary>> tables() override {
    return list<house::TableSummary>({{"do", "tables"}}, "tables", read_summary);
  }
  Result<std::vector<house::Row>> read(const house::TableId& table) override {
    return list<house::Row>({{"do", "read"}, {"table", table}}, "rows", read_row);
  }
  Result<void> close(const house::TableId& table) override { return done({{"do", "close"}, {"table", table}}); }
  Result<void> back_up(const std::string& file) override {
    std::error_code error;
    const std::string whole = std::filesystem::absolute(file, error).string();
    return done({{"do", "back_up"}, {"file", whole}});
  }

 private:
  [[nodiscard]] Result<json::object> ask(const json::object& request) const {
    constexpr std::size_t kLongestReply = std::size_t{1} << 30U;
    const OwnFile door = connect_in(folder_);
    if (!door.is_open() || !send_all(door, json::serialize(request) + "\n")) return Failed{"the server has gone"};
    const std::optional<std::string> reply = receive_line(door, kLongestReply);
    const Result<json::value> read = parse_json(reply.value_or(""));
    if (!read || !read->is_object()) return Failed{"the server has not answered"};
    if (std::string failed = text_in(read->get_object(), "failed"); !failed.empty()) return Failed{failed};
    return read->get_object();
  }
  [[nodiscard]] Result<void> done(const json::object& request) const {
    const Result<json::object> reply = ask(request);
    return reply ? Result<void>() : reply.failed();
  }
  template <class T>
  Result<std::vector<T>> list(const json::object& request, const char* name,
                              Result<T> (*read_one)(const json::value&)) {
    const Result<json::object> reply = ask(request);
    if (!reply) return reply.failed();
    const json::value* values = reply->if_contains(name);
    std::vector<T> out;
    if (values == nullptr || !values->is_array()) return out;
    for (const json::value& value : values->get_array()) {
      Result<T> one = read_one(value);
      if (!one) return one.failed();
      out.push_back(std::move(*one));
    }
    return out;
  }

  std::string folder_;
};

}  // namespace

Result<std::unique_ptr<Keeper>> Keeper::of(const std::string& folder) {
  if (connect_in(folder).is_open()) return std::unique_ptr<Keeper>(std::make_unique<Running>(folder));
  Result<LedgerFile> file = LedgerFile::open(folder);
  if (!file) return file.failed();
  return std::unique_ptr<Keeper>(std::make_unique<AtRest>(std::move(*file), folder));
}

}  // namespace saloon::server
