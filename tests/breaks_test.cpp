// The breaks of tests/breaks/ must still fit the code: tests/break_clauses.py can only break what it finds. Whether the
// named proofs then fail is for that program to see; here is what can be told without building anything.
#include <gtest/gtest.h>

#include "engine/json/json.h"
#include "engine/scenario/clauses.h"
#include "games/registry.h"
#include "tests/files.h"

namespace saloon {
namespace {

namespace fs = std::filesystem;

int times_found(const std::string& text, const std::string& part) {
  int times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

std::string string_in(const json::value& v) { return {v.as_string().data(), v.as_string().size()}; }
std::string member(const json::value& entry, std::string_view key) { return string_in(entry.at(key)); }

/// A scenario by its file, a test "Suite.name" by its two names in the source of some test.
bool proof_exists(std::string_view slug, const std::string& proof, const std::string& tests) {
  const std::size_t dot = proof.find('.');
  if (dot == std::string::npos) return fs::exists(kRoot / "games" / slug / "scenarios" / (proof + ".json"));
  return tests.find("(" + proof.substr(0, dot) + ", " + proof.substr(dot + 1) + ")") != std::string::npos;
}

TEST(Breaks, every_break_fits_the_code_and_names_proofs_that_exist) {
  std::string tests;
  for (const auto& file : fs::directory_iterator(kRoot / "tests" / "games")) tests += text_of(file.path());
  for (const auto& file : fs::directory_iterator(kRoot / "tests" / "breaks")) {
    const std::string name = file.path().filename().string();
    const GameInfo* game = find_game(name.substr(0, name.find('.')));
    ASSERT_NE(game, nullptr) << name;
    const Rules rules = parse_rules(game->texts.rules_en);
    const auto breaks = parse_json(text_of(file.path()));
    ASSERT_TRUE(breaks) << name << ": " << breaks.error();
    for (const json::value& entry : breaks->as_array()) {
      const std::string clause = member(entry, "clause");
      EXPECT_NE(rules.find(clause), nullptr) << clause;
      EXPECT_NE(member(entry, "find"), member(entry, "replace")) << clause;
      EXPECT_EQ(times_found(text_of(kRoot / member(entry, "file")), member(entry, "find")), 1)
          << clause << ": this must be there once: " << member(entry, "find");
      EXPECT_FALSE(entry.at("fails").as_array().empty()) << clause;
      for (const json::value& proof : entry.at("fails").as_array()) {
        EXPECT_TRUE(proof_exists(game->slug, string_in(proof), tests)) << clause << ": " << proof;
      }
    }
  }
}

}  // namespace
}  // namespace saloon
