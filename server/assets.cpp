#include "server/assets.h"

#include <array>

#include "embedded/assets.h"
#include "engine/record/sha256.h"

namespace saloon::server {
namespace {

struct Asset {
  std::string_view name;
  std::string_view type;
  std::string_view bytes;
  std::string_view zipped;
  std::string digest;
  std::string path;
};

Asset made(std::string_view name, std::string_view type, std::string_view bytes, std::string_view zipped) {
  Asset out{.name = name, .type = type, .bytes = bytes, .zipped = zipped, .digest = {}, .path = {}};
  out.digest = hex(sha256(bytes)).substr(0, 16);
  const std::size_t dot = name.rfind('.');
  out.path = "/assets/" + std::string(name.substr(0, dot)) + "." + out.digest + std::string(name.substr(dot));
  return out;
}

const std::array<Asset, 2>& all_assets() {
  static const std::array<Asset, 2> kAssets{
      made("page.css", "text/css; charset=utf-8", embedded::server_assets_page, embedded::page_css),
      made("saloon.svg", "image/svg+xml", embedded::server_assets_saloon, embedded::saloon_svg)};
  return kAssets;
}

}  // namespace

std::string asset_path(std::string_view name) {
  for (const Asset& asset : all_assets()) {
    if (asset.name == name) return asset.path;
  }
  return {};
}

std::optional<Reply> asset_reply(const Ask& ask) {
  for (const Asset& asset : all_assets()) {
    if (asset.path != ask.path()) continue;
    const bool zipped = ask.header("accept-encoding").find("gzip") != std::string_view::npos;
    const std::string tag = "\"" + asset.digest + (zipped ? "-z\"" : "\"");
    Reply out{.type = std::string(asset.type), .body = std::string(zipped ? asset.zipped : asset.bytes)};
    out.headers = {
        {"Cache-Control", "public, max-age=31536000, immutable"}, {"ETag", tag}, {"Vary", "Accept-Encoding"}};
    if (zipped) out.headers.emplace_back("Content-Encoding", "gzip");
    if (ask.header("if-none-match").find(tag) != std::string_view::npos) {
      out.status = 304;
      out.body.clear();
    }
    return out;
  }
  return {};
}

}  // namespace saloon::server
