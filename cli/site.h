// The client written into a folder.
#pragma once

#include "cli/shell.h"
#include "server/client.h"

namespace saloon::cli {

/// Refuses a folder that has something in it, and one that cannot be written.
void write_site(const server::Client& client, const std::string& folder, const Shell& shell);

}  // namespace saloon::cli
