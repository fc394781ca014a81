// The lists that tests/break_clauses.py works from stay true to the code: every clause has a break, every break finds
// its text exactly once, every scenario it names is there. Whether the breaks are noticed is for the script to say.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include "engine/clauses.h"
#include "engine/json.h"
#include "games/registry.h"

namespace saloon {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int times_in(const std::string& text, const std::string& part) {
  int times = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

std::string text(const json::object& o, const char* key) { return {o.at(key).as_string().c_str()}; }

/// Game by its slug, which the file's name begins with.
std::map<std::string, json::array> all_breaks() {
  std::map<std::string, json::array> breaks;
  for (const auto& entry : fs::directory_iterator(SALOON_ROOT "/tests/breaks")) {
    const std::string name = entry.path().filename().string();
    std::string error;
    const auto list = parse_json(text_of(entry.path()), error, false);
    EXPECT_TRUE(list && list->is_array()) << name << ": " << error;
    if (!list || !list->is_array()) continue;
    json::array& of_game = breaks[name.substr(0, name.find('.'))];
    for (const json::value& item : list->as_array()) of_game.push_back(item);
  }
  return breaks;
}

TEST(Breaks, FindTheirTextAndTheirProofs) {
  for (const auto& [slug, breaks] : all_breaks()) {
    for (const json::value& item : breaks) {
      const json::object& o = item.as_object();
      const std::string clause = text(o, "clause");
      EXPECT_EQ(times_in(text_of(fs::path(SALOON_ROOT) / text(o, "file")), text(o, "find")), 1)
          << clause << " in " << text(o, "file") << ": " << text(o, "find");
      EXPECT_NE(text(o, "find"), text(o, "replace")) << clause;
      EXPECT_FALSE(o.at("fails").as_array().empty()) << clause;
      for (const json::value& proof : o.at("fails").as_array()) {
        const std::string name = proof.as_string().c_str();
        if (name.find('.') != std::string::npos) continue;  // a test, which the script looks up
        EXPECT_TRUE(fs::exists(fs::path(SALOON_ROOT) / "games" / slug / "scenarios" / (name + ".json"))) << name;
      }
    }
  }
}

TEST(Breaks, CoverEveryClause) {
  for (const auto& [slug, breaks] : all_breaks()) {
    const GameInfo* game = find_game(slug);
    ASSERT_NE(game, nullptr) << slug;
    std::set<std::string> broken;
    for (const json::value& item : breaks) broken.insert(text(item.as_object(), "clause"));
    for (const Clause& clause : parse_rules(game->texts.rules_en).clauses) {
      EXPECT_TRUE(broken.contains(std::string(clause.id))) << "no break of " << clause.id;
    }
  }
}

}  // namespace
}  // namespace saloon
