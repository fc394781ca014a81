// docs/adding-a-game.md quotes the template: every block of code that names a file stands there just so, and the counts
// of "How many places" are those of the blocks below them.
#include <gmock/gmock.h>

#include <map>

#include "tests/files.h"

namespace saloon {
namespace {

namespace fs = std::filesystem;

const fs::path kTemplate = kRoot / "games/_template";

struct Quote {
  std::string file;
  std::string code;
  std::string heading;
};

/// The blocks that begin with ``` , a language and a file, under their headings.
std::vector<Quote> quotes_in(const std::string& page) {
  std::vector<Quote> out;
  std::istringstream lines(page);
  std::string heading;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) heading = line;
    if (!line.starts_with("```")) continue;
    const std::size_t space = line.find(' ');
    Quote quote{space == std::string::npos ? "" : line.substr(space + 1), "", heading};
    while (std::getline(lines, line) && line != "```") quote.code += line + '\n';
    if (!quote.file.empty()) out.push_back(std::move(quote));
  }
  return out;
}

TEST(AddingAGame, EveryBlockStandsInTheTemplate) {
  const std::string page = text_of(kRoot / "docs/adding-a-game.md");
  const std::vector<Quote> quotes = quotes_in(page);
  EXPECT_GE(quotes.size(), 30U);
  for (const Quote& quote : quotes) {
    EXPECT_NE(text_of(kTemplate / quote.file).find(quote.code), std::string::npos) << quote.file << ":\n" << quote.code;
  }
}

TEST(AddingAGame, EveryFileOfTheTemplateIsNamed) {
  const std::string page = text_of(kRoot / "docs/adding-a-game.md");
  for (const auto& entry : fs::recursive_directory_iterator(kTemplate)) {
    const std::string name = entry.path().lexically_relative(kTemplate).string();
    if (entry.is_directory() || name.starts_with("scenarios/")) continue;
    EXPECT_NE(page.find(name), std::string::npos) << name;
  }
}

/// "### A verb: 5 places" -> 5.
TEST(AddingAGame, SoManyPlacesAndNotOneMore) {
  std::map<std::string, int> shown;
  for (const Quote& quote : quotes_in(text_of(kRoot / "docs/adding-a-game.md"))) {
    if (quote.heading.ends_with(" places")) ++shown[quote.heading];
  }
  EXPECT_THAT(shown, testing::ElementsAre(
                         testing::Pair("### A field: 3 places", 3), testing::Pair("### A question: 6 places", 6),
                         testing::Pair("### A verb: 5 places", 5), testing::Pair("### An event: 4 places", 4)));
}

}  // namespace
}  // namespace saloon
