#include "cli/data_folder.h"

#include <cstdlib>

#include "server/config.h"

namespace saloon::cli {

std::string data_folder(const std::string& asked) {
  if (!asked.empty()) return asked;
  const char* in_environment = std::getenv("SALOON_DATA");
  return in_environment != nullptr ? in_environment : server::usual_data_folder();
}

server::LedgerFile ledger_in(const std::string& folder, const Shell& shell) {
  Result<server::LedgerFile> ledger = server::LedgerFile::open(folder);
  if (!ledger) shell.refuse("error.data_folder", {{"folder", folder}, {"detail", ledger.error()}});
  return std::move(*ledger);
}

}  // namespace saloon::cli
