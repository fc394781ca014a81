// The manual page and the completion for bash, both generated from what the program declares.
#include <gmock/gmock.h>

#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// What bash would offer behind these words, the last of which is being typed; sorted, separated by spaces.
std::string completed(const Folder& folder, const std::string& words) {
  folder.write("complete.bash", folder.run({"completion"}).out + "\nCOMP_WORDS=(" + words +
                                    ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_saloon\n"
                                    "printf '%s\\n' \"${COMPREPLY[@]}\" | sort | tr '\\n' ' ' >reply\n");
  const std::string here = (folder.path() / "here").string();
  const std::string command = "cd '" + here + "' && bash complete.bash";
  EXPECT_EQ(std::system(command.c_str()), 0) << words;
  return folder.read("reply");
}

TEST(Completion, OffersWhatCanStandThere) {
  const Folder folder;
  EXPECT_EQ(completed(folder, "saloon pl"), "play ");
  EXPECT_THAT(completed(folder, "saloon ''"), HasSubstr("verify "));
  EXPECT_EQ(completed(folder, "saloon play desperados_c"), "desperados_cards ");
  EXPECT_EQ(completed(folder, "saloon play --la"), "--lang ");
  EXPECT_EQ(completed(folder, "saloon --lang fr play --lang ''"), "en fr ");
  EXPECT_EQ(completed(folder, "saloon simulate desperados_cards --bot gr"), "greenhorn ");
  EXPECT_EQ(completed(folder, "saloon arena desperados_cards --bots gr"), "greenhorn ");
  EXPECT_EQ(completed(folder, "saloon arena desperados_cards --no"), "--no-rotate ");
  EXPECT_EQ(completed(folder, "saloon play desperados_cards --option pile"), "pile_view= ");
  EXPECT_EQ(completed(folder, "saloon play desperados_cards --option pile_view ="), "open top_only ");
  EXPECT_EQ(completed(folder, "saloon play desperados_cards --option pile_view = t"), "top_only ");
  EXPECT_EQ(completed(folder, "saloon play --plain de"), completed(folder, "saloon play de"));
  EXPECT_EQ(completed(folder, "saloon verify comp"), "complete.bash ");
}

TEST(Completion, KnowsEveryGame) {
  const Folder folder;
  for (const GameInfo& game : all_games()) {
    EXPECT_THAT(completed(folder, "saloon rules ''"), HasSubstr(std::string(game.slug) + " "));
  }
}

TEST(Manual, HasEveryVerbAndFlagInBothLanguages) {
  const Folder folder;
  for (const char* language : {"en", "fr"}) {
    const std::string page = folder.run({"man", "--lang", language}).out;
    EXPECT_THAT(page, ::testing::StartsWith(".TH SALOON 1"));
    EXPECT_THAT(page, Not(HasSubstr("⟦")));
    for (const char* name : {"\\-\\-humans N,M", "\\-\\-resume", "\\-\\-as\\-scenario N", "\"saloon verify",
                             "\"saloon bot", "\\-\\-bot\\-time MS", "NO_COLOR"}) {
      EXPECT_THAT(page, HasSubstr(name)) << language;
    }
    EXPECT_THAT(page, HasSubstr(std::string(language) == "fr" ? "CODE DE RETOUR" : "EXIT STATUS"));
  }
}

}  // namespace
}  // namespace saloon::cli_test
