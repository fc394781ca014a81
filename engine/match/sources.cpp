#include "engine/match/sources.h"

#include "engine/record/sha256.h"

namespace saloon {

namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Chosen KeyedChance::choose(u8 /*roll*/, const Possible& what, Chance& inner) {
  const std::string message = "saloon draw " + std::to_string(++inner.drawn);
  Scaled s = scale_word(first_word(hmac_sha256(seed_, message)), what.size());
  for (int rejected = 1; !s.fair; ++rejected) {
    s = scale_word(first_word(hmac_sha256(seed_, message + "." + std::to_string(rejected))), what.size());
  }
  return what.chosen_at(s.value);
}

std::optional<KeyedChance::Seed> KeyedChance::seed_from_hex(std::string_view hex) {
  Seed seed{};
  if (hex.size() != 2 * seed.size()) return std::nullopt;
  for (std::size_t i = 0; i < hex.size(); ++i) {
    const int digit = hex_digit(hex[i]);
    if (digit < 0) return std::nullopt;
    seed[i / 2] = u8(seed[i / 2] << 4 | digit);
  }
  return seed;
}

Result<void> ScriptedChance::add_named(const json::value& named) {
  const Result<Drawn> d = game_.drawn_from_json(named);
  if (!d) return d.failed();
  add(*d);
  return {};
}

std::string ScriptedChance::next() const {
  return script_.empty() ? "" : json::serialize(game_.drawn_json(script_.front()));
}

std::string ScriptedChance::misfit(u8 roll, const Possible& what) const {
  const std::string name = game_.rolls[roll].name;
  if (script_.empty()) return "\"" + name + "\" is drawn, but the script has nothing more";
  const Drawn& d = script_.front();
  if (d.roll != roll) return "\"" + name + "\" is drawn, but the script has " + next() + " next";
  if (d.possible == 0) return what.has(d.value) ? "" : next() + " is impossible here";
  if (d.possible != what.size()) {
    return next() + " is one of " + std::to_string(what.size()) + " possible results, not of " +
           std::to_string(d.possible);
  }
  // Things that are written alike may be different ones: the place says which.
  if (d.place >= d.possible || game_.drawn_json({roll, what.at(d.place)}) != game_.drawn_json(d)) {
    return next() + " is not at place " + std::to_string(d.place) + " of the possible results";
  }
  return {};
}

Chosen ScriptedChance::choose(u8 roll, const Possible& what, Chance& inner) {
  if (complaint_.empty()) complaint_ = misfit(roll, what);
  if (!complaint_.empty()) return what.draw(inner);
  ++inner.drawn;
  const Drawn d = script_.front();
  script_.erase(script_.begin());
  return d.possible == 0 ? what.chosen(d.value) : what.chosen_at(d.place);
}

Chosen RecordingChance::choose(u8 roll, const Possible& what, Chance& inner) {
  const Chosen chosen = behind_ != nullptr ? behind_->choose(roll, what, inner) : what.draw(inner);
  out_.push_back({roll, chosen.value, what.size(), chosen.place});
  return chosen;
}

}  // namespace saloon
