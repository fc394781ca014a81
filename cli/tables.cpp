// saloon tables: what the keeper of a server sees of its tables.
#include <iostream>

#include "cli/data_folder.h"
#include "cli/print.h"
#include "cli/verb.h"
#include "house/archive.h"
#include "server/keeper_text.h"

namespace saloon::cli {
namespace {

struct AskedTables {
  std::vector<std::string> words;  ///< what to do, and with which table
  std::string data;
  bool json = false;
};

void print_json(const json::object& told) { std::cout << json::serialize(told) << '\n'; }

int list(const AskedTables& asked, const Shell& shell) {
  Result<std::vector<house::TableSummary>> tables = keeper_of(data_folder(asked.data), shell)->tables();
  if (!tables) shell.refuse("error.ledger", {{"detail", tables.error()}});
  for (const house::TableSummary& summary : *tables) {
    const json::object told = server::summary_json(summary);
    asked.json ? print_json(told) : print_line(shell.say("tables.line", told));
  }
  if (tables->empty() && !asked.json) print_line(shell.say("tables.none"));
  return kFine;
}

/// The rows of a table that must be there.
std::vector<house::Row> checked(Result<std::vector<house::Row>> rows, const std::string& table, const Shell& shell) {
  if (!rows) shell.refuse("error.ledger", {{"detail", rows.error()}});
  if (rows->empty()) shell.refuse("error.unknown_table", {{"table", table}});
  return std::move(*rows);
}

int show(const AskedTables& asked, const std::string& table, const Shell& shell) {
  for (const house::Row& row : checked(keeper_of(data_folder(asked.data), shell)->read(table), table, shell)) {
    const json::object told = server::row_json(row);
    asked.json ? print_json(told) : print_line(shell.say("tables.row", told));
  }
  return kFine;
}

int export_record(const AskedTables& asked, const std::string& table, const Shell& shell) {
  const std::string record =
      house::record_in(checked(keeper_of(data_folder(asked.data), shell)->read(table), table, shell));
  if (record.empty()) shell.refuse("error.no_match_yet", {{"table", table}});
  std::cout << record;
  return kFine;
}

int close_table(const AskedTables& asked, const std::string& table, const Shell& shell) {
  const std::unique_ptr<server::Keeper> keeper = keeper_of(data_folder(asked.data), shell);
  if (server::is_closed(checked(keeper->read(table), table, shell))) {
    shell.refuse("error.closed_already", {{"table", table}});
  }
  if (const Result<void> closed = keeper->close(table); !closed) {
    shell.refuse("error.ledger", {{"detail", closed.error()}});
  }
  print_line(shell.say("tables.closed", {{"table", table}}));
  return kFine;
}

int tables(const AskedTables& asked, const Shell& shell) {
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
  auto asked = std::make_shared<AskedTables>();
  Flags(app, shell).arguments("WHAT", asked->words).value("--data", "FOLDER", asked->data).flag("--json", asked->json);
  return [asked, &shell] { return tables(*asked, shell); };
}

}  // namespace saloon::cli
