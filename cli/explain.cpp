#include "cli/explain.h"

#include <algorithm>
#include <map>

#include "cli/log.h"
#include "cli/shell.h"

namespace saloon::cli {
namespace {

constexpr std::size_t kMostTerms = 6;
constexpr std::size_t kMostClauses = 5;
constexpr std::size_t kMostChoices = 6;
/// An explanation is a sentence; fewer words are only another name.
constexpr std::size_t kShortestSentence = 4;

/// Keys of sentences, not of nouns.
bool is_sentence_table(std::string_view key) {
  for (const char* table :
       {"ask.", "do.", "event.", "end.", "game.", "option.", "table.", "clause.", "seat.", "seat_"}) {
    if (key.starts_with(table)) return true;
  }
  return false;
}

/// "card.rA" -> "rA".
std::string id_in(const std::string& key) { return key.substr(key.rfind('.') + 1); }

bool is_complete(const std::string& said) {
  return said.find('{') == std::string::npos && said.find("⟦") == std::string::npos;
}

std::string upper(std::string text) {
  for (char& c : text) c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
  return text;
}

}  // namespace

Explainer::Explainer(const GameInfo& game, const Words& words)
    : game_(game), words_(words), rules_(parse_rules(rules_text(game, words.language()))) {
  Words own(words.language());
  std::string error;
  own.add(words.language() == Language::French ? game.texts.words_fr : game.texts.words_en, error);
  for (std::string& key : own.keys()) {
    if (!is_sentence_table(key)) keys_.push_back(std::move(key));
  }
}

std::string Explainer::clause_text(const std::string& clause) const {
  if (const Clause* found = rules_.find(clause)) return found->text;
  return words_.has("clause." + clause) ? words_.say("clause." + clause) : std::string();
}

void Explainer::quote(Terminal& terminal, const std::string& clause) const {
  const std::string text = clause_text(clause);
  if (text.empty()) {
    terminal.line(words_.say("play.no_clause", {{"clause", clause}}));
    return;
  }
  terminal.paragraph(words_.say("play.clause", {{"clause", terminal.inked(Ink::Clause, clause)}, {"text", text}}));
}

std::vector<std::string> Explainer::clauses_of(const std::string& question) const {
  const std::string key = "ask." + question + ".clauses";
  return words_.has(key) ? words_in(words_.say(key)) : std::vector<std::string>{};
}

/// With or without the game's prefix, in any case.
std::string Explainer::clause_named(std::string name) const {
  name = upper(std::move(name));
  if (!clause_text(name).empty()) return name;
  const std::string full = std::string(game_.prefix) + "-" + name;
  return clause_text(full).empty() ? std::string() : full;
}

std::vector<std::string> Explainer::explanations(const std::string& id) const {
  std::vector<std::string> out;
  for (const std::string& key : keys_) {
    const bool here = id_in(key) == id || key.find("." + id + ".") != std::string::npos;
    const std::string said = here ? words_.say(key) : std::string();
    if (words_in(said).size() >= kShortestSentence && is_complete(said)) out.push_back(said);
  }
  return out;
}

std::vector<Explainer::Term> Explainer::terms_named(const std::vector<std::string>& typed) const {
  std::map<std::string, std::string> names;
  for (const std::string& key : keys_) {
    const std::string said = words_.say(key);
    if (words_in(said).size() >= kShortestSentence || !is_complete(said) || !has_words(said, typed)) continue;
    std::string& name = names[id_in(key)];
    if (name.empty() || said.size() < name.size()) name = said;
  }
  std::vector<Term> out;
  out.reserve(names.size());
  for (const auto& [id, name] : names) out.push_back({name, explanations(id)});
  std::stable_sort(out.begin(), out.end(), [](const Term& a, const Term& b) { return a.name.size() < b.name.size(); });
  return out;
}

void Explainer::explain_choice(Terminal& terminal, const Choice& choice, const std::string& question) const {
  terminal.line(Ink::Heading, choice.text);
  terminal.line(words_.say("play.as_json", {{"json", json::serialize(choice.decision)}}));
  const std::string verb = "do." + text_in(choice.decision, "do");
  if (words_.has(verb + ".about")) terminal.paragraph(words_.say(verb + ".about"));
  const std::string own = verb + ".clauses";
  for (const std::string& id : words_.has(own) ? words_in(words_.say(own)) : clauses_of(question)) quote(terminal, id);
}

bool Explainer::explain_words(Terminal& terminal, const std::string& what, const Choices& choices) const {
  const std::vector<std::string> typed = bare_words(what);
  if (typed.empty()) return false;
  std::vector<Term> terms = terms_named(typed);
  for (std::size_t i = 0; i < terms.size() && i < kMostTerms; ++i) {
    terminal.line(Ink::Heading, terms[i].name);
    for (const std::string& about : terms[i].about) terminal.paragraph("  " + about);
  }
  const std::vector<std::size_t> chosen = choices.containing(what);
  if (!chosen.empty()) terminal.line(words_.say("play.choices_with", {{"n", chosen.size()}}));
  for (std::size_t i = 0; i < chosen.size() && i < kMostChoices; ++i) terminal.line(choices.line(chosen[i]));
  if (chosen.size() > kMostChoices) terminal.line("   …");

  std::vector<const Clause*> found;
  for (const Clause& clause : rules_.clauses) {
    if (has_words(clause.text, typed)) found.push_back(&clause);
  }
  for (std::size_t i = 0; i < found.size() && i < kMostClauses; ++i) quote(terminal, found[i]->id);
  if (found.size() > kMostClauses) {
    terminal.line(words_.say("play.more_clauses", {{"n", found.size() - kMostClauses}, {"game", game_.slug}}));
  }
  return !terms.empty() || !chosen.empty() || !found.empty();
}

void Explainer::explain(Terminal& terminal, const std::string& what, const std::string& question,
                        const Choices& choices) const {
  if (const auto number = number_in(what); number && *number >= 1 && *number <= choices.size()) {
    explain_choice(terminal, choices[*number - 1], question);
    return;
  }
  if (const std::string clause = clause_named(what); !clause.empty()) {
    quote(terminal, clause);
    return;
  }
  if (!explain_words(terminal, what, choices)) terminal.line(words_.say("play.nothing_about", {{"what", what}}));
}

}  // namespace saloon::cli
