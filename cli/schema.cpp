#include <iostream>

#include "cli/verb.h"
#include "engine/wire/wire.h"

namespace saloon::cli {
namespace {

struct AskedSchema {
  std::string game;
  bool typescript = false;
};

int print_schema(const AskedSchema& asked, const Shell& shell) {
  if (asked.typescript && asked.game.empty()) {
    std::cout << wire::house_typescript();
    return kFine;
  }
  const GameInfo& game = game_named(shell, asked.game);
  std::cout << (asked.typescript ? wire::typescript(game) : wire::json_schema(game));
  return kFine;
}

}  // namespace

Run declare_schema(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedSchema>();
  Flags(app, shell).argument("GAME", asked->game).flag("--typescript", asked->typescript);
  return [asked, &shell] { return print_schema(*asked, shell); };
}

}  // namespace saloon::cli
