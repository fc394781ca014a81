// A client of a few small files, packed as tools/web/pack.mjs packs the real one.
#pragma once

#include <string>
#include <vector>

#include "server/client.h"

namespace saloon::server {

struct Packed {
  std::string path, plain, brotli, gzip;
};
std::string pack_of(const std::vector<Packed>& files);
/// The bytes of compressed versions are none really: "br" or "gz" before the plain ones.
const std::vector<Packed>& small_client_files();
Client small_client();

}  // namespace saloon::server
