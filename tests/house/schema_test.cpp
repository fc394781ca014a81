// The schemas: strict, whole, and one with docs/protocol.md; and the checker that tests hold messages against.
#include "tests/house/schema.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "house/letters.h"
#include "tests/house/messages.h"

namespace saloon::house {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

std::string text_of(const fs::path& file) {
  std::ifstream in(fs::path(SALOON_ROOT) / file);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

/// Objects that have members but say nothing about others.
void find_lax(const json::value& v, const std::string& at, std::vector<std::string>& found) {
  if (const auto* items = v.if_array()) {
    for (std::size_t i = 0; i < items->size(); ++i) find_lax((*items)[i], at + "/" + std::to_string(i), found);
  }
  const auto* o = v.if_object();
  if (o == nullptr) return;
  if (text_in(*o, "type") == "object" && !o->contains("additionalProperties")) found.push_back(at);
  for (const auto& [key, value] : *o) find_lax(value, at + "/" + std::string(key), found);
}

std::vector<std::string> lax_objects(const char* file) {
  std::vector<std::string> found;
  find_lax(Schema(file).document(), "", found);
  return found;
}

TEST(Schemas, AreStrictButForWhatTheGameSays) {
  EXPECT_THAT(lax_objects("house/schema/client.json"), testing::ElementsAre("/$defs/answer/properties/decision"));
  EXPECT_THAT(lax_objects("house/schema/server.json"),
              testing::UnorderedElementsAre("/$defs/event", "/$defs/outcome", "/$defs/view/properties/public",
                                            "/$defs/view/properties/private",
                                            "/$defs/done/oneOf/6/properties/decisions/items"));
}

/// The words in the first column of the tables of a chapter.
std::set<std::string> first_column(const std::string& page, const std::string& chapter) {
  const std::size_t begin = page.find("\n## " + chapter + "\n");
  std::stringstream lines(page.substr(begin, page.find("\n## ", begin + 1) - begin));
  std::set<std::string> found;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("| `")) continue;
    const std::string column = line.substr(0, line.find(" |", 2));
    const std::regex word("`([^`]+)`");
    for (std::sregex_iterator it(column.begin(), column.end(), word), end; it != end; ++it) found.insert((*it)[1]);
  }
  return found;
}

std::set<std::string> types_in(const char* file) {
  std::set<std::string> types;
  const Schema schema(file);
  for (const json::value& choice : schema.document().at("oneOf").as_array()) {
    const std::string name = text_in(choice.as_object(), "$ref").substr(std::string_view("#/$defs/").size());
    types.insert(name == "table_news" ? "table" : name);
  }
  return types;
}

TEST(Schemas, KnowTheMessagesOfTheProtocolAndNoOthers) {
  const std::string page = text_of("docs/protocol.md");
  EXPECT_EQ(types_in("house/schema/client.json"), first_column(page, "To the server"));
  EXPECT_EQ(types_in("house/schema/server.json"), first_column(page, "From the server"));
}

TEST(Schemas, RefuseWhatIsPlanted) {
  const std::string done = done_text("a", {{"name", "Zoé"}});
  EXPECT_EQ(wrong_with_server_message(done), "");
  EXPECT_EQ(wrong_with_server_message(refused_text("a", {"HOUSE-SEAT-01", "S3"})), "");
  EXPECT_EQ(wrong_with_server_message(wrong_text("it is", "a")), "");
  EXPECT_EQ(wrong_with_server_message(bye_text("restart", 500)), "");
  EXPECT_THAT(wrong_with_server_message(bye_text("bored", 500)), HasSubstr("why is none of"));
  EXPECT_THAT(wrong_with_server_message(done_text("a", {{"seed", "1"}})), HasSubstr("message/seed is unknown"));
  EXPECT_THAT(wrong_with_server_message(done_text("a b")), HasSubstr("message/id is written otherwise"));
  EXPECT_THAT(wrong_with_server_message(R"({"type":"done"})"), HasSubstr("has no id"));
  EXPECT_THAT(wrong_with_server_message(R"({"type":"dome","id":"a"})"), HasSubstr("nothing that is known"));
  EXPECT_THAT(wrong_with_server_message(R"({"type":"said","table":"bbbbbbbbbb","words":[]})"),
              HasSubstr("too few items"));
  EXPECT_THAT(wrong_with_server_message("done"), HasSubstr("not JSON"));
  EXPECT_THAT(wrong_with_client_message(R"({"type":"hello","protocol":-1})"), HasSubstr("too small"));
  EXPECT_THAT(wrong_with_client_message(R"({"type":"hello","protocol":1e3})"), HasSubstr("is no integer"));
}

TEST(OpenApi, HasEveryPathOfTheProtocolAndNoOthers) {
  const json::value api = *parse_json(text_of("house/schema/openapi.json"));
  std::set<std::string> paths;
  for (const auto& path : api.at("paths").as_object()) {
    if (path.key() != "/ws") paths.insert(std::regex_replace(std::string(path.key()), std::regex("\\{table\\}"), "ID"));
  }
  std::set<std::string> in_page;
  for (const std::string& cell : first_column(text_of("docs/protocol.md"), "Over HTTP")) {
    in_page.insert(std::regex_replace(cell, std::regex("^(GET|POST) |\\?.*$"), ""));
  }
  EXPECT_EQ(paths, in_page);
}

void find_references(const json::value& v, std::vector<std::string>& found) {
  if (const auto* items = v.if_array()) {
    for (const json::value& item : *items) find_references(item, found);
  }
  const auto* o = v.if_object();
  if (o == nullptr) return;
  if (o->contains("$ref")) found.push_back(text_in(*o, "$ref"));
  for (const auto& item : *o) find_references(item.value(), found);
}

TEST(OpenApi, RefersToWhatIsThere) {
  const json::value api = *parse_json(text_of("house/schema/openapi.json"));
  std::vector<std::string> references;
  find_references(api, references);
  EXPECT_GT(references.size(), 10U);
  for (const std::string& reference : references) {
    const std::size_t hash = reference.find('#');
    const std::string file = reference.substr(0, hash);
    const json::value document = file.empty() ? api : *parse_json(text_of("house/schema/" + file));
    json::error_code ec;
    document.find_pointer(reference.substr(hash + 1), ec);
    EXPECT_FALSE(ec) << reference;
  }
}

/// Every clause that these folders can refuse by.
std::set<std::string> clauses_in(std::initializer_list<const char*> folders) {
  std::set<std::string> found;
  const std::regex clause("\"(HOUSE-[A-Z]+-[0-9]+)\"");
  for (const char* folder : folders) {
    for (const auto& file : fs::recursive_directory_iterator(fs::path(SALOON_ROOT) / folder)) {
      if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
      const std::string text = text_of(file.path());
      for (std::sregex_iterator it(text.begin(), text.end(), clause), end; it != end; ++it) found.insert((*it)[1]);
    }
  }
  return found;
}

TEST(Clauses, OfTheHouseHaveSentencesInBothLanguages) {
  const std::set<std::string> used = clauses_in({"house", "server"});
  EXPECT_GT(used.size(), 20U);
  for (const char* file : {"words/table.en.json", "words/table.fr.json"}) {
    std::set<std::string> told;
    const json::value words = *parse_json(text_of(file));
    for (const auto& clause : words.at("clause").as_object()) {
      if (clause.key().starts_with("HOUSE-")) told.emplace(clause.key());
    }
    EXPECT_EQ(told, used) << file;
  }
}

}  // namespace
}  // namespace saloon::house
