#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

std::string document(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(std::string(SALOON_ROOT) + "/docs/wire/" + name).rdbuf();
  return text.str();
}

constexpr const char* kHowToWrite = "a change of the wire that is meant: tests/wire.sh --write";

TEST(Schema, WritesWhatTheDocumentsHave) {
  const Folder folder;
  EXPECT_EQ(folder.run({"schema", "--typescript"}).out, document("house.ts")) << kHowToWrite;
  for (const GameInfo& game : all_games()) {
    const std::string slug(game.slug);
    EXPECT_EQ(folder.run({"schema", slug}).out, document(slug + ".schema.json")) << kHowToWrite;
    EXPECT_EQ(folder.run({"schema", slug, "--typescript"}).out, document(slug + ".ts")) << kHowToWrite;
  }
}

/// Does it, with all its parts, say what may stand there?
bool is_said(const json::value& schema) {
  const json::object* o = schema.if_object();
  if (o == nullptr) return false;
  if (const json::value* several = o->if_contains("oneOf")) {
    return std::ranges::all_of(several->get_array(), [](const json::value& one) { return is_said(one); });
  }
  if (o->contains("$ref") || o->contains("const") || o->contains("enum")) return true;
  const std::string_view type = o->contains("type") ? std::string_view(o->at("type").get_string()) : "";
  if (type == "array") return o->contains("items") && is_said(o->at("items"));
  if (type != "object") return !type.empty();
  const json::value* more = o->if_contains("additionalProperties");
  return more != nullptr && *more == false &&
         std::ranges::all_of(o->at("properties").get_object(), [](const auto& p) { return is_said(p.value()); });
}

TEST(Schema, SaysNowhereThatAnythingMayStand) {
  for (const GameInfo& game : all_games()) {
    const json::value schema = parsed(Folder().run({"schema", std::string(game.slug)}).out);
    ASSERT_TRUE(schema.is_object()) << game.slug;
    EXPECT_EQ(schema.get_object().at("$schema"), "https://json-schema.org/draft/2020-12/schema");
    const json::object& types = schema.get_object().at("$defs").get_object();
    for (const auto& [name, type] : types) EXPECT_TRUE(is_said(type)) << game.slug << " " << name;
    for (const char* name :
         {"View", "Public", "Private", "Event", "Decision", "Question", "Legal", "Refusal", "Outcome"}) {
      EXPECT_TRUE(types.contains(name)) << game.slug << " " << name;
    }
  }
}

TEST(Schema, NeedsAGame) {
  EXPECT_TRUE(is_refusal(Folder().run({"schema"})));
  EXPECT_TRUE(is_refusal(Folder().run({"schema", "poker"})));
  EXPECT_TRUE(is_refusal(Folder().run({"schema", "poker", "--typescript"})));
}

}  // namespace
}  // namespace saloon::cli_test
