// saloon tables: what the keeper of a server sees of its tables.
#include <chrono>
#include <future>
#include <iostream>

#include "cli/data_folder.h"
#include "cli/verb.h"
#include "house/archive.h"
#include "server/sqlite_ledger.h"

namespace saloon::cli {
namespace {

struct Asked {
  std::vector<std::string> words;  ///< what to do, and with which table
  std::string data;
  bool json = false;
};

json::object to_json(const house::TableSummary& summary) {
  return {{"table", summary.table},
          {"game", summary.game},
          {"host", summary.host},
          {"seats", summary.seats},
          {"free", summary.free},
          {"listed", summary.listed},
          {"stage", house::name_of(summary.stage)}};
}

json::object to_json(const house::Row& row) {
  return {{"number", row.number}, {"time", row.time},       {"kind", house::name_of(row.kind)},
          {"by", row.by},         {"request", row.request}, {"text", row.text}};
}

int list(const Asked& asked, const Shell& shell) {
  Result<std::vector<house::TableSummary>> tables = ledger_in(data_folder(asked.data), shell).tables();
  if (!tables) shell.refuse("error.ledger", {{"detail", tables.error()}});
  for (const house::TableSummary& summary : *tables) {
    const json::object told = to_json(summary);
    std::cout << (asked.json ? json::serialize(told) : shell.say("tables.line", told)) << '\n';
  }
  if (tables->empty() && !asked.json) std::cout << shell.say("tables.none") << '\n';
  return kFine;
}

/// The rows of a table that must be there.
std::vector<house::Row> checked(Result<std::vector<house::Row>> rows, const std::string& table, const Shell& shell) {
  if (!rows) shell.refuse("error.ledger", {{"detail", rows.error()}});
  if (rows->empty()) shell.refuse("error.unknown_table", {{"table", table}});
  return std::move(*rows);
}

int show(const Asked& asked, const std::string& table, const Shell& shell) {
  for (const house::Row& row : checked(ledger_in(data_folder(asked.data), shell).read(table), table, shell)) {
    const json::object told = to_json(row);
    std::cout << (asked.json ? json::serialize(told) : shell.say("tables.row", told)) << '\n';
  }
  return kFine;
}

int export_record(const Asked& asked, const std::string& table, const Shell& shell) {
  const std::string record =
      house::record_in(checked(ledger_in(data_folder(asked.data), shell).read(table), table, shell));
  if (record.empty()) shell.refuse("error.no_match_yet", {{"table", table}});
  std::cout << record;
  return kFine;
}

Result<void> append(server::Ledger& ledger, house::Row row) {
  std::promise<Result<void>> told;
  ledger.append({std::move(row)}, [&](Result<void> how) { told.set_value(std::move(how)); });
  return told.get_future().get();
}

/// While no server runs; who has a running one is its host.
int close_table(const Asked& asked, const std::string& table, const Shell& shell) {
  const std::string folder = data_folder(asked.data);
  (void)ledger_in(folder, shell);  // none is made here
  Result<std::unique_ptr<server::SqliteLedger>> ledger = server::SqliteLedger::open(folder);
  if (!ledger) shell.refuse("error.data_folder", {{"folder", folder}, {"detail", ledger.error()}});
  const std::vector<house::Row> rows = checked((*ledger)->read(table), table, shell);
  if (rows.back().kind == house::RowKind::Closed) shell.refuse("error.closed_already", {{"table", table}});
  const auto now =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch());
  const Result<void> stored = append(**ledger, {.table = table,
                                                .number = rows.size() + 1,
                                                .time = now.count(),
                                                .kind = house::RowKind::Closed,
                                                .by = {},
                                                .request = {},
                                                .text = "{}"});
  if (!stored) shell.refuse("error.ledger", {{"detail", stored.error()}});
  for (house::TableSummary& summary : std::move((*ledger)->tables()).value_or({})) {
    if (summary.table != table) continue;
    summary.stage = house::TableSummary::Stage::Closed;
    (*ledger)->note(summary);
  }
  std::cout << shell.say("tables.closed", {{"table", table}}) << '\n';
  return kFine;
}

int tables(const Asked& asked, const Shell& shell) {
  const std::string what = asked.words.empty() ? "list" : asked.words[0];
  if (what == "list" && asked.words.size() <= 1) return list(asked, shell);
  if (asked.words.size() != 2) shell.refuse("error.tables_what");
  const std::string& table = asked.words[1];
  if (what == "show") return show(asked, table, shell);
  if (what == "export") return export_record(asked, table, shell);
  if (what == "close") return close_table(asked, table, shell);
  shell.refuse("error.tables_what");
}

}  // namespace

Run declare_tables(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<Asked>();
  Flags(app, shell).arguments("WHAT", asked->words).value("--data", "FOLDER", asked->data).flag("--json", asked->json);
  return [asked, &shell] { return tables(*asked, shell); };
}

}  // namespace saloon::cli
