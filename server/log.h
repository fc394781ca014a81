// What the server says to whoever runs it: one JSON object a line, on standard error. Never a token, a key, a seed, a
// view, or what people say.
#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "engine/json/json.h"

namespace saloon::server {

class Log {
 public:
  using Write = std::function<void(const std::string& line)>;
  /// Without `write`: to standard error.
  explicit Log(Write write = {});
  void note(std::string_view what, json::object about = {}) { line("info", what, std::move(about)); }
  void warn(std::string_view what, json::object about = {}) { line("warning", what, std::move(about)); }
  void error(std::string_view what, json::object about = {}) { line("error", what, std::move(about)); }

 private:
  void line(std::string_view level, std::string_view what, json::object about);
  std::mutex gate_;
  Write write_;
};

}  // namespace saloon::server
