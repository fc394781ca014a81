#include "cli/command_line.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace saloon::cli {
namespace {

bool is_runnable(const std::filesystem::path& path) {
  std::error_code trouble;
  return std::filesystem::is_regular_file(path, trouble) && access(path.c_str(), X_OK) == 0;
}

}  // namespace

std::optional<std::vector<std::string>> words_of_command(std::string_view command) {
  std::vector<std::string> out;
  bool in_word = false;
  char quote = '\0';
  for (std::size_t i = 0; i < command.size(); ++i) {
    char c = command[i];
    if (quote == '\0' && (c == ' ' || c == '\t')) {
      in_word = false;
      continue;
    }
    if (!in_word) out.emplace_back();
    in_word = true;
    if (c == quote) {
      quote = '\0';
    } else if (quote == '\0' && (c == '\'' || c == '"')) {
      quote = c;
    } else {
      if (c == '\\' && quote != '\'') {
        if (++i == command.size()) return {};
        c = command[i];
      }
      out.back() += c;
    }
  }
  if (quote != '\0') return {};
  return out;
}

bool is_program(const std::string& name) {
  if (name.find('/') != std::string::npos) return is_runnable(name);
  const char* path = std::getenv("PATH");
  const std::string folders = path == nullptr ? "/usr/bin:/bin" : path;
  for (std::size_t at = 0; !name.empty() && at <= folders.size();) {
    const std::size_t end = std::min(folders.find(':', at), folders.size());
    if (is_runnable(std::filesystem::path(folders.substr(at, end - at)) / name)) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace saloon::cli
