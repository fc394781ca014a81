// Why a server could not be reached, or is none of ours.
#pragma once

#include <string>

namespace saloon::cli {

struct Fault {
  const char* key = nullptr;  ///< of the words: "join.error.refused"; null: all is well
  std::string detail{};
  bool lasting = true;  ///< trying again in a moment would change nothing
  [[nodiscard]] explicit operator bool() const { return key != nullptr; }
};

}  // namespace saloon::cli
