// What was answered to somebody's last messages, in case they come again. Of most it is only known that they are done,
// so that a table can remember as many as may wait.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/types.h"

namespace saloon::house {

class Recent {
 public:
  using Text = std::shared_ptr<const std::string>;  ///< null: that it is done, and no more
  /// Once for each id.
  void note(std::string_view id, Text text);
  /// Nothing if no such message is remembered.
  [[nodiscard]] std::optional<Text> find(std::string_view id) const;

 private:
  struct Told {
    u64 id{};
    Text text;
  };
  std::vector<u64> done_;  ///< hashes of their ids: whoever finds two that are alike harms nobody else
  std::vector<Told> told_;
};

}  // namespace saloon::house
