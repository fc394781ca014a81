#include "server/files.h"

namespace saloon::server {
namespace {

constexpr std::size_t kShortestDigest = 8;  ///< that counts as one, in hexadecimal digits

bool begins_digest(std::string_view part, const File& file) {
  return part.size() >= kShortestDigest && file.digest.starts_with(part);
}

struct Version {
  std::string_view bytes;
  const char* coding;
};

Version best_version(const File& file, const Ask& ask) {
  if (!file.brotli.empty() && ask.takes_coding("br")) return {file.brotli, "br"};
  if (!file.gzip.empty() && ask.takes_coding("gzip")) return {file.gzip, "gzip"};
  return {file.plain, ""};
}

/// A proxy that compresses makes a tag a weak one.
bool has_it(const Ask& ask, const std::string& tag) {
  return ask.lists("if-none-match", tag) || ask.lists("if-none-match", "w/" + tag) || ask.lists("if-none-match", "*");
}

/// A name with or without port. Addresses of version 6 cannot be said in a policy.
bool can_stand_in_policy(std::string_view host) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789.-:";
  return !host.empty() && lowered(host).find_first_not_of(kLetters) == std::string::npos;
}

std::string policy(const std::string& reachable) {
  return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
         "font-src 'self'; media-src 'self'; connect-src " +
         reachable + "; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";
}

}  // namespace

bool has_lasting_name(const File& file) {
  if (file.path.starts_with("assets/")) return true;
  const std::size_t end = file.path.rfind('.');
  if (end == std::string::npos || end == 0) return false;
  const std::size_t begin = file.path.find_last_of("./-", end - 1);
  return begin != std::string::npos &&
         begins_digest(std::string_view(file.path).substr(begin + 1, end - begin - 1), file);
}

std::string_view type_of(std::string_view path) {
  constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
      {".woff2", "font/woff2"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".md", "text/markdown; charset=utf-8"},
      {".txt", "text/plain; charset=utf-8"},
  };
  for (const auto& [end, type] : kTypes) {
    if (path.ends_with(end)) return type;
  }
  return "application/octet-stream";
}

Reply file_reply(const File& file, const Ask& ask) {
  const auto [bytes, coding] = best_version(file, ask);
  const bool lasts = has_lasting_name(file) || begins_digest(ask.query("v"), file);
  const std::string tag = "\"" + file.digest.substr(0, 16) + coding + "\"";
  Reply out{.type = std::string(type_of(file.path))};
  out.headers = {{"Cache-Control", lasts ? "public, max-age=31536000, immutable" : "no-cache"},
                 {"ETag", tag},
                 {"Vary", "Accept-Encoding"},
                 {"Content-Security-Policy", content_policy(ask.header("host"))}};
  if (*coding != '\0') out.headers.emplace_back("Content-Encoding", coding);
  if (has_it(ask, tag)) {
    out.status = 304;
  } else {
    out.body = bytes;
  }
  return out;
}

std::string content_policy(std::string_view host) {
  const std::string sockets =
      can_stand_in_policy(host) ? " ws://" + std::string(host) + " wss://" + std::string(host) : "";
  return policy("'self'" + sockets) + "; frame-ancestors 'none'";
}

std::string folder_policy() { return policy("'self'"); }

}  // namespace saloon::server
