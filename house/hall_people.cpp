// Who is known, and by what they are recognised.
#include <algorithm>

#include "engine/record/sha256.h"
#include "house/hall.h"
#include "house/letters.h"
#include "house/limits.h"

namespace saloon::house {

PersonId Hall::person_of(std::string_view token) const {
  const Token* known = token_with(hash_of_key(token));
  return known == nullptr || known->recovers ? PersonId() : known->person;
}

const std::string& Hall::name_of(const PersonId& person) const {
  static const std::string kNobody;
  const auto known = people_.find(person);
  return known == people_.end() ? kNobody : known->second.name;
}

/// Only hashes are looked up: how long that takes tells nothing about a token.
const Hall::Token* Hall::token_with(const std::string& hash) const {
  const auto token = tokens_.find(hash);
  return token != tokens_.end() && same_hash(token->first, hash) ? &token->second : nullptr;
}

PersonId Hall::recovered_by(const std::string& hash, Moment now) const {
  const Token* key = token_with(hash);
  return key != nullptr && key->recovers && now < key->until ? key->person : PersonId();
}

Newcomer Hall::welcome(const Random& random, Moment now, Effects& out) {
  Random fresh = random;
  while (people_.contains(new_person_id(fresh))) fresh = sha256(fresh);
  const Newcomer newcomer{new_person_id(fresh), new_key(fresh, "token"), ++tickets_};
  const Arrival arrival{newcomer.ticket, newcomer.person, hash_of_key(newcomer.token), {}};
  take_in({newcomer.person, {}, {}, {}, arrival, random, now}, now, out);
  return newcomer;
}

Result<Newcomer> Hall::recover(std::string_view key, const Random& random, Moment now, Effects& out) {
  const std::string hash = hash_of_key(key);
  const PersonId person = recovered_by(hash, now);
  if (person.empty()) return Failed{"HOUSE-KEY-01"};
  const Newcomer newcomer{person, new_key(random, "token"), ++tickets_};
  const Arrival arrival{newcomer.ticket, person, hash_of_key(newcomer.token), hash};
  take_in({person, {}, {}, {}, arrival, random, now}, now, out);
  return newcomer;
}

/// Connections of devices that are recognised no more.
void Hall::see_off_forgotten(Effects& out) {
  for (const auto& [connection, ear] : ears_) {
    if (token_with(ear.token) != nullptr) continue;
    out.letters.push_back(letter_to(connection, bye_text("forgotten", std::nullopt)));
    out.hang_up.push_back(connection);
  }
}

// --- rows

Result<void> Hall::fold(const Row& row) {
  const std::string where = "row " + std::to_string(row.number) + " of the hall: ";
  if (row.number != rows_ + 1) return Failed{where + "follows on row " + std::to_string(rows_)};
  const Result<json::value> text = parse_json(row.text);
  if (!text) return Failed{where + text.error()};
  if (!text->is_object()) return Failed{where + "must be an object {...}"};
  const json::object& o = *text->if_object();
  Result<void> folded = Failed{"is of no kind that the hall has"};
  if (row.kind == RowKind::Person) folded = fold_person(o);
  if (row.kind == RowKind::Token) folded = fold_token(o);
  if (row.kind == RowKind::TokenGone) folded = fold_token_gone(o);
  if (row.kind == RowKind::Created) folded = fold_created(o, row.request);
  if (!folded) return Failed{where + folded.error()};
  ++rows_;
  return {};
}

Result<void> Hall::fold_person(const json::object& o) {
  const std::string person = text_in(o, "person");
  if (person.empty()) return Failed{"has no person"};
  people_[person].name = text_in(o, "name");
  return {};
}

Result<void> Hall::fold_token(const json::object& o) {
  const auto person = people_.find(text_in(o, "person"));
  const std::string hash = text_in(o, "hash");
  if (person == people_.end()) return Failed{"is of nobody who is known"};
  if (hash.empty() || tokens_.contains(hash)) return Failed{"has no hash of its own"};
  const json::value* until = o.if_contains("until");
  tokens_[hash] = {person->first, until != nullptr, whole_number_in(o, "until")};
  person->second.tokens.push_back(hash);
  return {};
}

Result<void> Hall::fold_token_gone(const json::object& o) {
  const auto token = tokens_.find(text_in(o, "hash"));
  if (token == tokens_.end()) return Failed{"forgets what is not known"};
  std::erase(people_[token->second.person].tokens, token->first);
  tokens_.erase(token);
  return {};
}

/// After a restart asking again is answered without the keys: only their hashes are kept.
Result<void> Hall::fold_created(const json::object& o, const std::string& request) {
  const std::string person = text_in(o, "person");
  const std::string table = text_in(o, "table");
  if (!people_.contains(person) || table.empty()) return Failed{"has no table, or nobody who opened it"};
  if (request.empty()) return {};
  remember(person, request, std::make_shared<const std::string>(done_text(request, {{"table", table}})));
  return {};
}

}  // namespace saloon::house
