// Games that are over, for those who may see them: as stories through the eyes of one viewer, and as records once all
// seats have agreed.
#pragma once

#include "house/company.h"
#include "server/http.h"
#include "server/ledger.h"

namespace saloon::server {

class Archive {
 public:
  Archive(Ledger& ledger, house::FindGame find_game) : ledger_(ledger), find_game_(find_game) {}

  /// `viewer` is "S0" ... or "spectator". Nobody learns whether there is a table that they may not see.
  [[nodiscard]] Reply story(const house::TableId& table, std::string_view viewer, const house::PersonId& person);
  [[nodiscard]] Reply record(const house::TableId& table, const house::PersonId& person);

 private:
  /// A table as far as its rows tell without its rules.
  struct Past {
    house::Company company;
    std::string lines;  ///< of its record
  };
  /// Nothing if this person is not to know of it.
  std::optional<Past> past_of(const house::TableId& table, const house::PersonId& person);

  Ledger& ledger_;
  house::FindGame find_game_;
};

}  // namespace saloon::server
