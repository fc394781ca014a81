#include "cli/learnt.h"

#include <fstream>

namespace saloon::cli {
namespace {

/// A line that turns the guide off or on again; no question is called so.
constexpr const char* kGuide = "guide";

}  // namespace

Learnt::Learnt(std::filesystem::path file) : file_(std::move(file)) {
  std::ifstream lines(file_);
  for (std::string line; std::getline(lines, line);) {
    if (line == kGuide) guides_ = !guides_;
    known_.insert(line);
  }
}

bool Learnt::is_new(const std::string& game, const std::string& question) {
  const std::string line = game + " " + question;
  if (!guides_ || !known_.insert(line).second) return false;
  remember(line);
  return true;
}

bool Learnt::turn_guide() {
  remember(kGuide);
  return guides_ = !guides_;
}

void Learnt::remember(const std::string& line) {
  std::error_code trouble;
  std::filesystem::create_directories(file_.parent_path(), trouble);
  std::ofstream(file_, std::ios::app) << line << '\n';
}

}  // namespace saloon::cli
