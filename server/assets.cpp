#include "server/assets.h"

#include <array>

#include "embedded/assets.h"
#include "engine/record/sha256.h"
#include "server/files.h"

namespace saloon::server {
namespace {

struct Asset {
  std::string_view name;
  File file;
};

Asset made(std::string_view name, std::string_view bytes, std::string_view zipped) {
  const std::string digest = hex(sha256(bytes));
  const std::size_t dot = name.rfind('.');
  const std::string path = "assets/" + std::string(name.substr(0, dot)) + "." + digest.substr(0, 16);
  return {name, {.path = path + std::string(name.substr(dot)), .digest = digest, .plain = bytes, .gzip = zipped}};
}

const std::array<Asset, 2>& all_assets() {
  static const std::array<Asset, 2> kAssets{made("page.css", embedded::server_assets_page, embedded::page_css),
                                            made("saloon.svg", embedded::server_assets_saloon, embedded::saloon_svg)};
  return kAssets;
}

}  // namespace

std::string asset_path(std::string_view name) {
  for (const Asset& asset : all_assets()) {
    if (asset.name == name) return "/" + asset.file.path;
  }
  return {};
}

std::optional<Reply> asset_reply(const Ask& ask) {
  for (const Asset& asset : all_assets()) {
    if (ask.path() == "/" + asset.file.path) return file_reply(asset.file, ask);
  }
  return {};
}

}  // namespace saloon::server
