#include "cli/as_scenario.h"

namespace saloon::cli {
namespace {

/// The merge patch (RFC 7396) that turns `from` into `to`. Without `removals` it names only what `to` has.
json::object difference(const json::object& from, const json::object& to, bool removals) {
  json::object out;
  for (const auto& [key, value] : to) {
    const json::value* before = from.if_contains(key);
    if (before != nullptr && *before == value) continue;
    if (before != nullptr && before->is_object() && value.is_object()) {
      out[key] = difference(before->get_object(), value.get_object(), removals);
    } else {
      out[key] = value;
    }
  }
  if (!removals) return out;
  for (const auto& [key, value] : from) {
    if (!to.contains(key)) out[key] = nullptr;
  }
  return out;
}

json::object options_json(const MatchSetup& setup) {
  json::object out;
  for (const OptionSetting& option : setup.options) out[option.name] = option.value;
  return out;
}

json::value seed_json(const std::string& seed) {
  std::string error;
  const auto number = parse_json(seed, error);
  return number && (number->is_int64() || number->is_uint64()) ? *number : json::value(seed);
}

}  // namespace

json::object as_scenario(const GameInfo& game, const Record& record, std::size_t n, std::string& error) {
  const RecordEntry& entry = record.entries[n - 1];
  const auto fresh = replay(game, record, error, 0);
  const auto before = fresh == nullptr ? nullptr : replay(game, record, error, n - 1);
  const auto after = before == nullptr ? nullptr : replay(game, record, error, n);
  if (after == nullptr) return {};

  json::array play;
  if (!entry.draws.empty()) {
    play.push_back(json::object{{"chance", json::array(entry.draws.begin(), entry.draws.end())}});
  }
  play.push_back(json::object{{"seat", entry.seat}, {"does", entry.decision}});
  play.push_back(json::object{{"expect", difference(before->state(), after->state(), false)}});
  return {{"title", "Decision " + std::to_string(n) + " of a recorded match"},
          {"clauses", json::array{}},
          {"game", record.game},
          {"seats", record.setup.seats},
          {"options", options_json(record.setup)},
          {"seed", seed_json(record.setup.seed)},
          {"given", difference(fresh->state(), before->state(), true)},
          {"play", std::move(play)}};
}

}  // namespace saloon::cli
