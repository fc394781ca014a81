#include "cli/data_folder.h"

#include <cstdlib>

#include "server/config.h"

namespace saloon::cli {

std::string data_folder(const std::string& asked) {
  if (!asked.empty()) return asked;
  const char* in_environment = std::getenv("SALOON_DATA");
  return in_environment != nullptr ? in_environment : server::usual_data_folder();
}

std::unique_ptr<server::Keeper> keeper_of(const std::string& folder, const Shell& shell) {
  Result<std::unique_ptr<server::Keeper>> keeper = server::Keeper::of(folder);
  if (!keeper) shell.refuse("error.data_folder", {{"folder", folder}, {"detail", keeper.error()}});
  return std::move(*keeper);
}

}  // namespace saloon::cli
