// What people ask of the hall.
#include <algorithm>

#include "engine/record/sha256.h"
#include "house/hall.h"
#include "house/letters.h"
#include "house/limits.h"
#include "house/names.h"

namespace saloon::house {

Reply Hall::carry(const Call& call, const Hello& wish, Effects& out) {
  const Connection from = call.from.front();
  if (wish.protocol != kProtocol) return {.clause = "HOUSE-PROTOCOL-01", .detail = std::to_string(kProtocol)};
  if (const auto ear = ears_.find(from); ear != ears_.end()) ear->second.greeted = true;
  out.letters.push_back(letter_to(from, welcome_text(call.person)));
  return {};
}

Reply Hall::carry(const Call& call, const WatchHall& wish, Effects& out) {
  const Connection from = call.from.front();
  if (const auto ear = ears_.find(from); ear != ears_.end()) ear->second.in_hall = wish.on;
  if (wish.on) out.letters.push_back({from, listed()});
  return {};
}

Reply Hall::carry(const Call& call, const SetName& wish, Effects&) {
  const Result<std::string> name = clean_name(wish.name);
  if (!name) return {.clause = "HOUSE-NAME-01", .detail = name.error()};
  if (*name != name_of(call.person)) write(RowKind::Person, {{"person", call.person}, {"name", *name}}, call);
  return {.result = {{"name", *name}}};
}

Reply Hall::carry(const Call& call, const Create& wish, Effects&) {
  const auto host = people_.find(call.person);
  if (host == people_.end() || host->second.name.empty()) return {.clause = "HOUSE-NAME-02"};
  if (open_tables(host->second) >= kMostTablesOfPerson) return {.clause = "HOUSE-FULL-01"};
  for (const BotWish& bot : wish.bots) {
    const Result<Character> character = house_bot(bot.bot);
    if (!character) return {.clause = "HOUSE-BOT-01", .detail = character.error()};
  }
  Random random = call.random;
  while (tables_.contains(new_table_id(random))) random = sha256(random);
  const NewTable fresh{.table = new_table_id(random),
                       .host = call.person,
                       .host_name = host->second.name,
                       .sit = new_key(random, "sit"),
                       .watch = new_key(random, "watch"),
                       .time = call.now};
  Result<std::vector<Row>> rows = opening_rows(find_game_, fresh, wish);
  if (!rows) return {.clause = "HOUSE-SET-01", .detail = rows.error()};
  batch_opened_ = std::move(*rows);
  write(RowKind::Created, {{"person", call.person}, {"table", fresh.table}}, call);
  return {.result = {{"table", fresh.table}, {"keys", json::object{{"sit", fresh.sit}, {"watch", fresh.watch}}}}};
}

/// Keys past their time make room first.
Reply Hall::carry(const Call& call, const MakeRecovery&, Effects&) {
  const auto person = people_.find(call.person);
  if (person == people_.end()) return {.clause = "HOUSE-KEY-01"};
  std::size_t kept = 0;
  for (const std::string& hash : person->second.tokens) {
    const Token* token = token_with(hash);
    if (token->recovers && token->until <= call.now) {
      write(RowKind::TokenGone, {{"hash", hash}}, call);
    } else {
      ++kept;
    }
  }
  if (kept >= kMostTokensOfPerson) return {.clause = "HOUSE-FULL-01"};
  const std::string key = new_key(call.random, "recovery");
  const Moment until = call.now + kRecoveryLasts;
  write(RowKind::Token, {{"person", call.person}, {"hash", hash_of_key(key)}, {"until", until}}, call);
  return {.result = {{"key", key}, {"until", until}}};
}

Reply Hall::carry(const Call& call, const ForgetDevices&, Effects&) {
  const auto person = people_.find(call.person);
  if (person == people_.end()) return {.clause = "HOUSE-KEY-01"};
  for (const std::string& hash : person->second.tokens) {
    if (!same_hash(hash, call.token)) write(RowKind::TokenGone, {{"hash", hash}}, call);
  }
  return {};
}

/// A recovery key is good for one use: if another has used it up meanwhile, or it was revoked, it opens nothing.
Reply Hall::carry(const Call& call, const Arrival& arrival, Effects&) {
  const bool is_new = arrival.recovery.empty();
  if (!is_new && recovered_by(arrival.recovery, call.now) != arrival.person) return {.clause = "HOUSE-KEY-01"};
  if (is_new) write(RowKind::Person, {{"person", arrival.person}}, call);
  if (!is_new) write(RowKind::TokenGone, {{"hash", arrival.recovery}}, call);
  write(RowKind::Token, {{"person", arrival.person}, {"hash", arrival.token}}, call);
  return {};
}

}  // namespace saloon::house
