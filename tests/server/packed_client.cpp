#include "tests/server/packed_client.h"

#include <gtest/gtest.h>

#include "engine/json/json.h"
#include "engine/record/sha256.h"

namespace saloon::server {

std::string pack_of(const std::vector<Packed>& files) {
  json::array list;
  std::string bytes;
  for (const Packed& file : files) {
    json::object row{{"path", file.path}, {"digest", hex(sha256(file.plain))}, {"plain", file.plain.size()}};
    if (!file.brotli.empty()) row["brotli"] = file.brotli.size();
    if (!file.gzip.empty()) row["gzip"] = file.gzip.size();
    list.emplace_back(std::move(row));
    bytes += file.plain + file.brotli + file.gzip;
  }
  return json::serialize(json::object{{"build", "abcdef012345"}, {"files", std::move(list)}}) + "\n" + bytes;
}

const std::vector<Packed>& small_client_files() {
  static const std::string kPage =
      "<!doctype html>\n<head><meta charset=\"utf-8\" /><title>Saloon</title></head>\n"
      "<noscript>Plain: <a href=\"plain\">this way</a>.</noscript>\n";
  static const std::vector<Packed> kFiles{
      {"index.html", kPage, "br" + kPage, "gz" + kPage},
      {"assets/index-DwQk3aBc.js", "import 'x';", "brimport 'x';", "gzimport 'x';"},
      {"modules/toy.wasm", std::string("\0asm\1\0\0\0", 8), "brasm", ""},
      {"assets/rye-Ab12Cd34.woff2", "wOF2", "", ""},
      {"manifest.webmanifest", "{}", "", ""},
      {"sw.js", "self;", "", "gzself;"},
  };
  return kFiles;
}

Client small_client() {
  static const std::string kPack = pack_of(small_client_files());
  const Result<Client> client = Client::unpack(kPack);
  EXPECT_TRUE(client) << client.error();
  return client ? *client : Client{};
}

}  // namespace saloon::server
