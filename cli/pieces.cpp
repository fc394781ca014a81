#include <iostream>

#include "cli/verb.h"

namespace saloon::cli {

Run declare_pieces(CLI::App& app, const Shell& shell) {
  auto slug = std::make_shared<std::string>();
  Flags(app, shell).argument("GAME", *slug);
  return [slug, &shell] {
    std::cout << game_named(shell, *slug).texts.pieces;
    return kFine;
  };
}

}  // namespace saloon::cli
