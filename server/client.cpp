#include "server/client.h"

#include <algorithm>

#include "embedded/client.h"
#include "engine/json/json.h"

namespace saloon::server {
namespace {

constexpr std::string_view kPage = "index.html";

/// A file, and the next so many bytes of the pack for each of its versions; they are taken away from it. Nothing if
/// they are not there.
std::optional<File> taken(std::string_view& rest, const json::object& row) {
  File out{.path = text_in(row, "path"), .digest = text_in(row, "digest")};
  for (const auto& [name, version] :
       {std::pair("plain", &File::plain), std::pair("brotli", &File::brotli), std::pair("gzip", &File::gzip)}) {
    const auto size = std::size_t(whole_number_in(row, name));
    if (size > rest.size()) return {};
    out.*version = rest.substr(0, size);
    rest.remove_prefix(size);
  }
  return out;
}

}  // namespace

Result<Client> Client::unpack(std::string_view pack) {
  Client out;
  if (pack.empty()) return out;
  const std::size_t end = std::min(pack.find('\n'), pack.size());
  const Result<json::value> list = parse_json(pack.substr(0, end));
  const json::object* head = list ? list->if_object() : nullptr;
  const json::value* files = head == nullptr ? nullptr : head->if_contains("files");
  if (files == nullptr || !files->is_array()) return Failed{"the packed client has no list of files"};
  out.build_ = text_in(*head, "build");
  std::string_view rest = pack.substr(std::min(end + 1, pack.size()));
  for (const json::value& file : files->get_array()) {
    std::optional<File> made = file.is_object() ? taken(rest, file.get_object()) : std::nullopt;
    if (!made) return Failed{"the packed client is cut off"};
    out.files_.push_back(std::move(*made));
  }
  if (!rest.empty() || out.at("/") == nullptr) return Failed{"the packed client is not whole"};
  return out;
}

const File* Client::at(std::string_view path) const {
  if (!path.starts_with('/')) return nullptr;
  const std::string_view wanted = path == "/" ? kPage : path.substr(1);
  for (const File& file : files_) {
    if (file.path == wanted) return &file;
  }
  return nullptr;
}

const Client& built_in_client() {
  static const Client kClient = [] {
    Result<Client> client = Client::unpack(embedded::client);
    return client ? std::move(*client) : Client{};
  }();
  return kClient;
}

}  // namespace saloon::server
