// Files of the tree, as tests read them.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace saloon {

inline const std::filesystem::path kRoot = SALOON_ROOT;

inline std::string text_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

}  // namespace saloon
