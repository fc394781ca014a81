// Which data folder is meant, and the ledger in it.
#pragma once

#include <string>

#include "cli/shell.h"
#include "server/keeper.h"

namespace saloon::cli {

/// As `saloon serve` finds it, but for its configuration: the flag, SALOON_DATA, the usual one.
std::string data_folder(const std::string& asked);
/// Refuses if there is none.
std::unique_ptr<server::Keeper> keeper_of(const std::string& folder, const Shell& shell);

}  // namespace saloon::cli
