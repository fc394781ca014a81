#include "cli/explain.h"
#include "cli/terminal.h"
#include "cli/verb.h"
#include "telling/introduction.h"

namespace saloon::cli {
namespace {

int introduce(const std::string& slug, const Shell& shell) {
  const GameInfo& game = game_named(shell, slug);
  const Words words = words_of(game, shell.language());
  const auto terminal = terminal_here(false, words);
  terminal->line(Ink::Heading,
                 words.say("play.welcome", {{"game", words.say("game.name")}, {"tagline", words.say("game.tagline")}}));
  show(*terminal, telling::introduction(words), words);
  return kFine;
}

}  // namespace

Run declare_intro(CLI::App& app, const Shell& shell) {
  auto slug = std::make_shared<std::string>();
  Flags(app, shell).argument("GAME", *slug);
  return [slug, &shell] { return introduce(*slug, shell); };
}

}  // namespace saloon::cli
