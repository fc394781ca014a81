// Games that are over, over HTTP (house/archive.h). Nobody learns of a table that they may not see.
#pragma once

#include "house/company.h"
#include "server/http.h"
#include "server/ledger.h"

namespace saloon::server {

struct Past {
  Ledger& ledger;
  house::FindGame find_game;

  /// Through the eyes of "S0" ... or "spectator".
  [[nodiscard]] Reply story(const house::TableId& table, std::string_view viewer, const house::PersonId& person) const;
  [[nodiscard]] Reply record(const house::TableId& table, const house::PersonId& person) const;
};

}  // namespace saloon::server
