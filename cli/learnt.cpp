#include "cli/learnt.h"

#include <fstream>

namespace saloon::cli {

Learnt::Learnt(std::filesystem::path file) : file_(std::move(file)) {
  std::ifstream lines(file_);
  for (std::string line; std::getline(lines, line);) known_.insert(line);
}

bool Learnt::is_new(const std::string& game, const std::string& question) {
  const std::string line = game + " " + question;
  if (!known_.insert(line).second) return false;
  std::error_code trouble;
  std::filesystem::create_directories(file_.parent_path(), trouble);
  std::ofstream(file_, std::ios::app) << line << '\n';
  return true;
}

}  // namespace saloon::cli
