// Runs the generator of a game's box on its components.json and on corrected or spoilt copies of it.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace saloon {

class ComponentsOf : public testing::Test {
 protected:
  struct Made {
    int code;
    std::string header, complaint;
  };

  explicit ComponentsOf(const std::string& slug)
      : tool_(SALOON_TOOLS "/saloon_components_" + slug),
        text_(text_of(SALOON_ROOT "/games/" + slug + "/components.json")),
        file_(boost::json::parse(text_)) {}

  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "saloon-components-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  Made make(const std::string& text) {
    std::ofstream(folder_ / "components.json") << text;
    std::filesystem::remove(folder_ / "out.h");
    const std::string command =
        "cd '" + folder_.string() + "' && '" + tool_ + "' components.json out.h pieces.json 2> complaint";
    const int status = std::system(command.c_str());
    return {WEXITSTATUS(status), text_of(folder_ / "out.h"), text_of(folder_ / "complaint")};
  }

  /// The file with one part replaced (by JSON pointer).
  Made with(const std::string& pointer, const boost::json::value& part) {
    boost::json::value changed = file_;
    const std::size_t slash = pointer.rfind('/');
    const std::string last = pointer.substr(slash + 1);
    boost::json::value& parent = changed.at_pointer(pointer.substr(0, slash));
    if (parent.is_array()) {
      parent.as_array().at(std::stoul(last)) = part;
    } else {
      parent.as_object()[last] = part;
    }
    return make(boost::json::serialize(changed));
  }

  static void expect_refused(const Made& made, const std::string& line) {
    EXPECT_EQ(made.complaint, "components.json: " + line + '\n');
    EXPECT_EQ(made.code, 1);
    EXPECT_EQ(made.header, "");
  }

  std::string tool_;
  std::string text_;
  boost::json::value file_;
  std::filesystem::path folder_;

 private:
  static std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
};

}  // namespace saloon
