#include "telling/explain.h"

#include <algorithm>
#include <set>

#include "engine/match/outlook.h"
#include "engine/put_in_order.h"
#include "telling/catalogue.h"
#include "telling/outlook.h"
#include "telling/text.h"

namespace saloon::telling {
namespace {

using Role = Line::Role;

constexpr std::size_t kMostTerms = 6;
constexpr std::size_t kMostClauses = 5;
constexpr std::size_t kMostChoices = 6;
constexpr std::size_t kShortestSentence = 4;

/// Keys of sentences, not of nouns.
bool is_sentence_table(std::string_view key) {
  for (const char* table : {"ask.", "board.", "clause.", "do.", "end.", "event.", "game.", "option.", "outlook.",
                            "play.", "seat.", "seat_", "table.", "why."}) {
    if (key.starts_with(table)) return true;
  }
  return false;
}

/// "card.rA" -> "rA".
std::string id_in(const std::string& key) { return key.substr(key.rfind('.') + 1); }

/// What explains something is a sentence; anything less is another name, or a piece of a sentence.
bool is_sentence(const std::string& said) { return said.ends_with('.') && words_in(said).size() >= kShortestSentence; }

bool is_name(const std::string& said) { return !said.empty() && said.front() != ' ' && !is_sentence(said); }

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
  for (std::string& key : own_words_of(game, words.language()).keys()) {
    if (!is_sentence_table(key)) keys_.push_back(std::move(key));
  }
}

std::string Explainer::clause_text(const std::string& clause) const {
  if (const Clause* found = rules_.find(clause)) return found->text;
  return words_.has("clause." + clause) ? words_.say("clause." + clause) : std::string();
}

Line Explainer::quoted(const std::string& clause) const {
  std::string text = clause_text(clause);
  if (text.empty()) return {Role::Text, words_.say("explain.no_clause", {{"clause", clause}})};
  return {Role::Clause, std::move(text), clause};
}

std::vector<std::string> clauses_of(const SeatDoor& door, const Words& words) {
  const std::string key = "ask." + door.question() + ".clauses";
  return words.has(key) ? words_in(words.say(key, door.about())) : std::vector<std::string>{};
}

std::vector<std::string> Explainer::clauses_of(const SeatDoor& door) const { return telling::clauses_of(door, words_); }

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
    const bool is_new = std::find(out.begin(), out.end(), said) == out.end();
    if (is_new && is_sentence(said) && is_complete(said)) out.push_back(said);
  }
  return out;
}

/// What it is called shortest: "K♦" rather than "the king of diamonds".
std::string Explainer::name_of(const std::string& id) const {
  std::string name;
  for (const std::string& key : keys_) {
    const std::string said = id_in(key) == id ? words_.say(key) : std::string();
    if (is_name(said) && is_complete(said) && (name.empty() || said.size() < name.size())) name = said;
  }
  return name;
}

std::vector<Explainer::Term> Explainer::terms_named(const std::vector<std::string>& typed) const {
  std::set<std::string> met;
  std::vector<Term> out;
  for (const std::string& key : keys_) {
    const std::string id = id_in(key);
    const std::string said = words_.say(key);
    const bool is_code = typed.size() == 1 && typed.front() == folded(id);
    const bool is_called_so = is_name(said) && is_complete(said) && has_words(said, typed);
    if ((!is_code && !is_called_so) || !met.insert(id).second) continue;
    Term term{name_of(id), explanations(id)};
    if (!term.name.empty() && (is_code || !term.about.empty())) add_term(out, std::move(term));
  }
  put_in_order(out, [](const Term& a, const Term& b) { return a.name.size() < b.name.size(); });
  return out;
}

/// Pieces of which the same is said are explained together.
void Explainer::add_term(std::vector<Term>& terms, Term term) {
  for (Term& other : terms) {
    if (other.about == term.about) {
      if (other.name != term.name) other.name += ", " + term.name;
      return;
    }
  }
  terms.push_back(std::move(term));
}

/// What the cards, places or characters that a choice names can do.
void Explainer::add_pieces(Lines& out, const json::value& named) const {
  if (const json::array* several = named.if_array()) {
    for (const json::value& one : *several) add_pieces(out, one);
  }
  const json::string* id = named.if_string();
  if (id == nullptr) return;
  for (const std::string& about : explanations(std::string(*id))) {
    const bool is_new = std::none_of(out.begin(), out.end(), [&](const Line& line) { return line.text == about; });
    if (is_new) out.push_back({Role::About, about});  // of two alike once
  }
}

Lines Explainer::explained_choice(const Choice& choice, const SeatDoor& door) const {
  Lines out{{Role::Heading, choice.text},
            {Role::Text, words_.say("explain.as_json", {{"json", json::serialize(choice.decision)}})}};
  if (const auto outlook = outlook_at(door)) {
    for (std::string& line : told_outlook(outlook->of(choice.decision), door.seat(), words_)) {
      out.push_back({Role::About, std::move(line)});
    }
  }
  const std::string verb = "do." + text_in(choice.decision, "do");
  if (words_.has(verb + ".about")) out.push_back({Role::About, words_.say(verb + ".about")});
  for (const auto& [member, named] : choice.args) {  // a plot also by its building, a safe by what is known to be in it
    if (member != "do") add_pieces(out, named);
  }
  const std::string own = verb + ".clauses";
  for (const std::string& id : words_.has(own) ? words_in(words_.say(own, choice.decision)) : clauses_of(door)) {
    out.push_back(quoted(id));
  }
  return out;
}

void Explainer::add_terms(Lines& out, const std::vector<std::string>& typed) const {
  std::vector<Term> terms = terms_named(typed);
  if (terms.size() > kMostTerms) terms.resize(kMostTerms);
  for (const Term& term : terms) {
    out.push_back({Role::Heading, term.name});
    for (const std::string& about : term.about) out.push_back({Role::About, about});
  }
}

/// What the table says of it: points, a name, a pile.
void Explainer::add_table(Lines& out, const std::vector<std::string>& typed, const SeatDoor& door) const {
  if (number_in(typed.front())) return;
  std::set<std::string> met;
  for (const std::string& line : door.table(words_)) {
    const bool is_new = has_words(line, typed) && met.size() < kMostChoices && met.insert(line).second;
    if (is_new) out.push_back({Role::Text, trimmed(line)});
  }
}

/// Whoever asks for goal or points wants to know how one wins.
void Explainer::add_aim(Lines& out, const std::vector<std::string>& typed) const {
  const std::vector<std::string> names = words_in(words_.say("explain.aim"));
  if (typed.size() != 1 || std::find(names.begin(), names.end(), typed.front()) == names.end()) return;
  for (const char* part : {"aim", "end"}) {
    out.push_back({Role::About, words_.say(std::string("game.introduction.") + part)});
  }
}

void Explainer::add_choices(Lines& out, const std::string& what, const Choices& choices) const {
  const std::vector<std::size_t> found = choices.containing(what);
  if (!found.empty()) out.push_back({Role::Text, words_.say("explain.choices_with", {{"n", found.size()}})});
  for (std::size_t i = 0; i < found.size() && i < kMostChoices; ++i) {
    out.push_back({Role::Choice, choices[found[i]].text, "", found[i]});
  }
  if (found.size() > kMostChoices) out.push_back({Role::More});
}

void Explainer::add_clauses(Lines& out, const std::vector<std::string>& typed) const {
  std::size_t found = 0;
  for (const Clause& clause : rules_.clauses) {
    if (has_words(clause.text, typed) && ++found <= kMostClauses) out.push_back(quoted(clause.id));
  }
  if (found <= kMostClauses) return;
  out.push_back({Role::Text, words_.say("explain.more_clauses", {{"n", found - kMostClauses}})});
}

Lines Explainer::explained(const std::string& what, const SeatDoor& door, const Choices& choices) const {
  if (const auto number = number_in(what); number && *number >= 1 && *number <= choices.size()) {
    return explained_choice(choices[*number - 1], door);
  }
  if (const std::string clause = clause_named(what); !clause.empty()) return {quoted(clause)};
  Lines out;
  if (const std::vector<std::string> typed = bare_words(what); !typed.empty()) {
    add_aim(out, typed);
    add_terms(out, typed);
    add_table(out, typed, door);
    add_choices(out, what, choices);
    add_clauses(out, typed);
  }
  if (out.empty()) out.push_back({Role::Text, words_.say("explain.nothing_about", {{"what", what}})});
  return out;
}

}  // namespace saloon::telling
