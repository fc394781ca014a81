// Where a table is to be found: http://host:port/#TABLE.KEY (docs/protocol.md); or who one is there, brought along from
// another device: http://host:port/#/recover/KEY.
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/types.h"

namespace saloon::cli {

struct Link {
  bool secure = false;
  std::string host{};
  u16 port = 0;
  std::string table{};     ///< empty: the house itself
  std::string key{};       ///< what opens the table; empty: nothing, for those who are known there
  std::string recovery{};  ///< a key that brings a person here; then there is no table

  /// "host:port" as requests name it, without the port where it is the usual one.
  [[nodiscard]] std::string authority() const;
  /// "http://host:port/".
  [[nodiscard]] std::string house() const;
  /// The link to a table of this house.
  [[nodiscard]] std::string to(std::string_view table, std::string_view key = {}) const;
  [[nodiscard]] std::string to_recover(std::string_view recovery_key) const;
  friend bool operator==(const Link&, const Link&) = default;
};

/// Without a scheme it is plain HTTP, then with the house's own port unless there is another. Fails with an empty line:
/// whoever asked knows what a link looks like.
Result<Link> read_link(std::string_view text);

}  // namespace saloon::cli
