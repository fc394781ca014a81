// What a ledger's file looks like, and how one of an earlier Saloon is brought up to date.
//
//   rows       every row in the order in which it came. That is the whole trick: writing goes to the end of the file,
//   so a
//              transaction over four hundred tables writes as few pages as one over one table. `before` is the row of
//              the same table that came before it (0: none), so that a table is read backwards from its last row.
//   heads      the last row of every table, as far as rows up to `ledger.kept` go at least; later ones follow from
//   `rows`. summaries  how tables stood when they were last told. ledger     one row. `kept`: see heads. `marks` is
//   counted up whenever something has to be written for its own sake. migrations which steps have been taken, and when.
#pragma once

#include "server/sqlite.h"

namespace saloon::server {

/// The newest step there is.
int schema_version();
/// The version of a ledger's file; 0 for an empty one. Fails if it is something else, or of a later Saloon.
Result<int> version_of(Database& database, const std::string& file);
/// Takes the steps from its version to ours, each whole or not at all.
Result<void> bring_up_to_date(Database& database, const std::string& file);

}  // namespace saloon::server
