// Help on anything a person can name: a choice by its number, a clause, a card or any other word of the game.
#pragma once

#include "cli/choices.h"
#include "cli/terminal.h"
#include "engine/scenario/clauses.h"
#include "games/registry.h"

namespace saloon::cli {

class Explainer {
 public:
  Explainer(const GameInfo& game, const Words& words);

  /// The sentence of a clause or ruling; empty if there is none.
  [[nodiscard]] std::string clause_text(const std::string& clause) const;
  /// "DSC-PLACE-03  In front of ...".
  void quote(Terminal& terminal, const std::string& clause) const;
  /// The clauses behind a question.
  [[nodiscard]] std::vector<std::string> clauses_of(const std::string& question) const;
  /// Whatever is known about `what`; says so if it is nothing.
  void explain(Terminal& terminal, const std::string& what, const std::string& question, const Choices& choices) const;

 private:
  struct Term {
    std::string name;                ///< red Ace
    std::vector<std::string> about;  ///< what the game's words explain of it
  };
  [[nodiscard]] std::string clause_named(std::string name) const;
  [[nodiscard]] std::vector<Term> terms_named(const std::vector<std::string>& typed) const;
  [[nodiscard]] std::vector<std::string> explanations(const std::string& id) const;
  [[nodiscard]] bool explain_words(Terminal& terminal, const std::string& what, const Choices& choices) const;
  void explain_choice(Terminal& terminal, const Choice& choice, const std::string& question) const;

  const GameInfo& game_;
  const Words& words_;
  Rules rules_;
  std::vector<std::string> keys_;  ///< of the game's own nouns: "card.rA"
};

}  // namespace saloon::cli
