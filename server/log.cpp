#include "server/log.h"

#include <unistd.h>

#include <chrono>
#include <ctime>

namespace saloon::server {
namespace {

/// 2026-11-16T09:00:00.123Z
std::string time_text() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const std::time_t seconds = std::chrono::duration_cast<std::chrono::seconds>(now).count();
  const auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(now).count() % 1000;
  std::tm day{};
  gmtime_r(&seconds, &day);
  char out[40];
  const std::size_t size = std::strftime(out, sizeof out, "%Y-%m-%dT%H:%M:%S", &day);
  const std::string thousandths = std::to_string(1000 + rest);
  return std::string(out, size) + "." + thousandths.substr(1) + "Z";
}

void write_to_standard_error(const std::string& line) {
  std::string_view rest = line;
  while (!rest.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, rest.data(), rest.size());
    if (written <= 0) return;  // nobody reads it any more: no reason to stop
    rest.remove_prefix(std::size_t(written));
  }
}

}  // namespace

Log::Log(Write write) : write_(write ? std::move(write) : Write(write_to_standard_error)) {}

void Log::line(std::string_view level, std::string_view what, json::object about) {
  json::object out{{"time", time_text()}, {"level", level}, {"what", what}};
  for (auto& [name, value] : about) out.emplace(name, std::move(value));
  const std::string text = json::serialize(out) + "\n";
  const std::lock_guard lock(gate_);
  write_(text);
}

}  // namespace saloon::server
