// Help on anything a person can name: a choice by its number, a clause, a card or any other word of the game.
#pragma once

#include "engine/scenario/clauses.h"
#include "telling/choices.h"

namespace saloon::telling {

/// A line of an explanation, and what it is, for whoever lays it out.
struct Line {
  enum class Role : u8 {
    Heading,  ///< what is explained
    Text,     ///< a line as it is
    About,    ///< a sentence or paragraph
    Clause,   ///< the text of a clause
    Choice,   ///< one of the choices
    More      ///< there are more choices than are listed here
  };
  Role role{};
  std::string text{};
  std::string clause{};  ///< Clause: its ID
  std::size_t choice{};  ///< Choice: its place in the list
};
using Lines = std::vector<Line>;

/// The clauses behind what a seat is asked, those of the very card or place it is about first.
std::vector<std::string> clauses_of(const SeatDoor& door, const Words& words);

class Explainer {
 public:
  /// Both outlive it.
  Explainer(const GameInfo& game, const Words& words);

  /// The sentence of a clause or ruling; empty if there is none.
  [[nodiscard]] std::string clause_text(const std::string& clause) const;
  /// "DSC-PLACE-03  In front of ..."; says so if there is no such clause.
  [[nodiscard]] Line quoted(const std::string& clause) const;
  [[nodiscard]] std::vector<std::string> clauses_of(const SeatDoor& door) const;
  /// Whatever is known about `what`; says so if it is nothing.
  [[nodiscard]] Lines explained(const std::string& what, const SeatDoor& door, const Choices& choices) const;

 private:
  struct Term {
    std::string name;                ///< red Ace
    std::vector<std::string> about;  ///< what the game's words explain of it
  };
  [[nodiscard]] std::string clause_named(std::string name) const;
  [[nodiscard]] std::string name_of(const std::string& id) const;
  [[nodiscard]] std::vector<Term> terms_named(const std::vector<std::string>& typed) const;
  [[nodiscard]] std::vector<std::string> explanations(const std::string& id) const;
  static void add_term(std::vector<Term>& terms, Term term);
  void add_aim(Lines& out, const std::vector<std::string>& typed) const;
  void add_terms(Lines& out, const std::vector<std::string>& typed) const;
  void add_table(Lines& out, const std::vector<std::string>& typed, const SeatDoor& door) const;
  void add_choices(Lines& out, const std::string& what, const Choices& choices) const;
  void add_clauses(Lines& out, const std::vector<std::string>& typed) const;
  void add_pieces(Lines& out, const json::value& named) const;
  [[nodiscard]] Lines explained_choice(const Choice& choice, const SeatDoor& door) const;

  const GameInfo& game_;
  const Words& words_;
  Rules rules_;
  std::vector<std::string> keys_;  ///< of the game's own nouns: "card.rA"
};

}  // namespace saloon::telling
