// With BOOST_NO_EXCEPTIONS whatever Boost would throw ends the process, so the rooms without exceptions use none of the
// overloads that do: parse_json, Reader and if_contains are there instead.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// What would throw: a cast of a JSON value, a member that must be there, parsing without an error code.
const std::regex kThrowing(R"(\.as_(object|array|string|int64|uint64|double|bool)\(|\.at\("|json::parse\(|)"
                           R"(json::value_to\b|json::value_from\b|to_number<|make_address\()");

std::vector<std::string> throwing_lines(std::istream& text, const std::string& name) {
  std::vector<std::string> found;
  std::string line;
  for (int number = 1; std::getline(text, line); ++number) {
    if (std::regex_search(line, kThrowing)) found.push_back(name + ":" + std::to_string(number) + ": " + line);
  }
  return found;
}

TEST(NothingThrows, InTheRoomsWithoutExceptions) {
  std::vector<std::string> found;
  int files = 0;
  for (const char* room : {"engine", "games", "laws", "bots", "telling", "house"}) {
    for (const fs::directory_entry& file : fs::recursive_directory_iterator(fs::path(SALOON_ROOT) / room)) {
      const fs::path& path = file.path();
      const bool is_code = path.extension() == ".h" || path.extension() == ".cpp";
      if (!is_code || path.filename() == "components_check.cpp") continue;  // a tool of the build, which may throw
      std::ifstream text(path);
      for (std::string& line : throwing_lines(text, path.string())) found.push_back(std::move(line));
      ++files;
    }
  }
  EXPECT_THAT(found, testing::IsEmpty());
  EXPECT_GT(files, 200);
}

TEST(NothingThrows, WouldBeNoticed) {
  std::istringstream text(
      "const auto& o = v.as_object();\nuse(o.if_contains(\"seat\"));\nuse(o.at(\"seat\"));\n"
      "json::parse(line);\nparse_json(line);\n");
  EXPECT_EQ(throwing_lines(text, "planted").size(), 3U);
}

}  // namespace
