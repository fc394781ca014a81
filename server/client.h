// The client that browsers load, as it is packed into the program by tools/web/pack.mjs.
#pragma once

#include <optional>
#include <vector>

#include "engine/result.h"
#include "server/files.h"

namespace saloon::server {

class Client {
 public:
  /// There is none.
  Client() = default;
  /// One line of JSON that lists the files, then their bytes, which must outlive this.
  static Result<Client> unpack(std::string_view pack);

  [[nodiscard]] bool is_there() const { return !files_.empty(); }
  /// Changes with any of its files; its page knows it too.
  [[nodiscard]] const std::string& build() const { return build_; }
  [[nodiscard]] const std::vector<File>& files() const { return files_; }
  /// The file at a path of the server, "/" for the page itself; null if there is none.
  [[nodiscard]] const File* at(std::string_view path) const;

 private:
  std::string build_;
  std::vector<File> files_;
};

/// That of this program; a build with SALOON_WEB=OFF has none.
const Client& built_in_client();

/// The same files for a folder of any web server, by their paths: there is no house then, and the client plays alone.
/// What only headers say elsewhere stands in the page.
std::vector<std::pair<std::string, std::string>> site_of(const Client& client);

}  // namespace saloon::server
