// A ledger copied while it is in use, and brought back.
#pragma once

#include <string>

#include "server/sqlite.h"

namespace saloon::server {

/// What is durable when this begins, as one file that only its owner may read. The copy is checked, and has its name
/// only when it is whole. Fails if there is a file of that name.
Result<void> copy_database(Database& from, const std::string& file, const std::string& vfs);

/// Makes a data folder out of a copy. Fails if the folder has a ledger, and if the copy is not a whole one.
Result<void> restore(const std::string& copy, const std::string& folder, const std::string& vfs);

}  // namespace saloon::server
