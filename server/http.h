// A request over HTTP and the reply to it, as far as the house cares.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/address.h"

namespace saloon::server {

struct Ask {
  std::string method{};
  std::string target{};                          ///< path and query, as sent
  std::map<std::string, std::string> headers{};  ///< by their names in small letters
  std::string body{};
  Address remote{};  ///< the other end of the socket

  [[nodiscard]] std::string_view header(std::string_view name) const;
  [[nodiscard]] std::string_view path() const;
  /// The value of a member of the query; empty if it is not there.
  [[nodiscard]] std::string_view query(std::string_view name) const;
  /// The value of a cookie; empty if it is not there.
  [[nodiscard]] std::string_view cookie(std::string_view name) const;
  /// The token after "Bearer "; empty if there is none.
  [[nodiscard]] std::string_view bearer() const;
  /// Is this one of the words of a header that is a list: "keep-alive, Upgrade"?
  [[nodiscard]] bool lists(std::string_view name, std::string_view word) const;
};

struct Reply {
  int status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::string body{};
  std::vector<std::pair<std::string, std::string>> headers{};
};
Reply plain_reply(int status, std::string body);
Reply json_reply(std::string body);

/// In small letters; of ASCII alone.
std::string lowered(std::string_view text);
/// Without blanks at its ends.
std::string_view trimmed_view(std::string_view text);

}  // namespace saloon::server
