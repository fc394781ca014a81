// Which questions have been explained to whoever plays here: a first game explains each of them once.
#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace saloon::cli {

class Learnt {
 public:
  /// Reads what a file remembers; one that is not there remembers nothing.
  explicit Learnt(std::filesystem::path file);

  /// Is this question of this game new to somebody who wants the guide? It is not, from now on. That it cannot be
  /// written down is no reason to disturb a game: then it is explained again another time.
  bool is_new(const std::string& game, const std::string& question);
  /// Explains no question from now on, or explains them again; is that which it does now?
  bool turn_guide();

 private:
  void remember(const std::string& line);

  std::filesystem::path file_;
  std::set<std::string> known_;
  bool guides_ = true;
};

}  // namespace saloon::cli
