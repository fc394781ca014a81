// With BOOST_NO_EXCEPTIONS whatever Boost would throw ends the process, and where there are exceptions nobody waits for
// one of a guest's text: so no room uses the overloads that throw. parse_json, Reader and if_contains are there
// instead.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// What would throw: a cast of a JSON value, a member that must be there, parsing without an error code.
const std::regex kThrowing(R"(\.as_(object|array|string|int64|uint64|double|bool)\(|(\.|->)at\("[^/]|json::parse\(|)"
                           R"(json::value_to\b|json::value_from\b|to_number<|make_address\([^,]*\)|)"
                           R"((get_object|get_array|as_object|as_array)\(\)\.at\()");

/// Many things have an `at`; it is that of JSON where what has it was declared as JSON in the same file.
const std::regex kDeclaredJson(R"(json::(?:object|array|value)[&*]? (\w+))");
const std::regex kAt(R"((\w+)(?:\.|->)at\()");

bool is_at_of_any(const std::string& line, const std::set<std::string>& names) {
  if (line.find("at(") == std::string::npos) return false;
  for (std::sregex_iterator at(line.begin(), line.end(), kAt), end; at != end; ++at) {
    if (names.contains((*at)[1].str())) return true;
  }
  return false;
}

std::vector<std::string> throwing_lines(std::istream& text, const std::string& name) {
  std::vector<std::string> found;
  std::set<std::string> json;
  std::string line;
  for (int number = 1; std::getline(text, line); ++number) {
    std::smatch declared;
    if (line.find("json::") != std::string::npos && std::regex_search(line, declared, kDeclaredJson))
      json.insert(declared[1].str());
    if (std::regex_search(line, kThrowing) || is_at_of_any(line, json)) {
      found.push_back(name + ":" + std::to_string(number) + ": " + line);
    }
  }
  return found;
}

/// A tool of the build, which may throw; and the casts of a TOML node, which say by a null pointer that it is none.
bool may_look_so(const fs::path& path) {
  return path.filename() == "components_check.cpp" || path.filename() == "config_file.cpp";
}

TEST(NothingThrows, InAnyRoom) {
  std::vector<std::string> found;
  for (const char* room :
       {"engine", "games", "laws", "bots", "telling", "house", "wasm", "server", "cli", "simulator", "python"}) {
    int files = 0;
    for (const fs::directory_entry& file : fs::recursive_directory_iterator(fs::path(SALOON_ROOT) / room)) {
      const fs::path& path = file.path();
      const bool is_code = path.extension() == ".h" || path.extension() == ".cpp";
      if (!is_code || may_look_so(path)) continue;
      std::ifstream text(path);
      for (std::string& line : throwing_lines(text, path.string())) found.push_back(std::move(line));
      ++files;
    }
    EXPECT_GE(files, 10) << room;
  }
  EXPECT_THAT(found, testing::IsEmpty());
}

TEST(NothingThrows, WouldBeNoticed) {
  std::istringstream text(
      "const auto& o = "
      "v.as_object();\nuse(o.if_contains(\"seat\"));\nuse(o.at(\"seat\"));\nuse(p->at(\"seat\"));\nfiles.at(\"/\");\n"
      "json::parse(line);\nparse_json(line);\nconst json::object& seats = told();\nuse(seats.at(key), door.at(key));\n"
      "use(door.at(key));\nuse(v.get_array().at(3));\nmake_address(host);\nmake_address(host, failure);\n");
  EXPECT_EQ(throwing_lines(text, "planted").size(), 7U);
}

}  // namespace
