// Runs the built program for real: its own process, its own empty folder, what it printed and wrote.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/json.h"

namespace saloon::cli_test {

struct Ran {
  int code{};
  std::string out;
  std::string err;
};

/// A folder of its own for every test, gone afterwards. The program runs in it and keeps its records below it.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Runs `saloon ARGS...`, with this text on its standard input.
  [[nodiscard]] Ran run(const std::vector<std::string>& args, const std::string& input = "") const;
  /// Every file in it, by its name from here.
  [[nodiscard]] std::vector<std::string> files() const;
  [[nodiscard]] std::string read(const std::string& name) const;
  void write(const std::string& name, const std::string& text) const;

 private:
  std::filesystem::path path_;
};

int lines_in(const std::string& text);
/// The document printed, or null.
json::value parsed(const std::string& text);
/// Has one clear line on stderr, nothing on stdout, exit code 2.
bool is_refusal(const Ran& ran);

/// Plays a whole game of the first registered game by choosing number 1 each time; the record is at `record`.
Ran play_first_choices(const Folder& folder, const std::string& language, const std::string& record,
                       const std::vector<std::string>& more = {});

}  // namespace saloon::cli_test
