#include "engine/match/sources.h"

#include "engine/record/sha256.h"

namespace saloon {

namespace {

u64 first_word(const Digest& digest) {
  u64 word = 0;
  for (std::size_t i = 0; i < 8; ++i) word = word << 8 | digest[i];
  return word;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

u32 KeyedChance::choose(u8 /*roll*/, const Possible& what, Chance& inner) {
  const std::string message = "saloon draw " + std::to_string(++inner.drawn);
  Scaled s = scale_word(first_word(hmac_sha256(seed_, message)), what.size());
  for (int rejected = 1; !s.fair; ++rejected) {
    s = scale_word(first_word(hmac_sha256(seed_, message + "." + std::to_string(rejected))), what.size());
  }
  return what.at(s.value);
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

u32 ScriptedChance::choose(u8 roll, const Possible& what, Chance& inner) {
  const std::string name = game_.rolls[roll].name;
  if (complaint_.empty() && script_.empty()) {
    complaint_ = "\"" + name + "\" is drawn, but the script has nothing more";
  } else if (complaint_.empty() && script_.front().roll != roll) {
    complaint_ = "\"" + name + "\" is drawn, but the script has " + next() + " next";
  } else if (complaint_.empty() && !what.has(script_.front().value)) {
    complaint_ = next() + " is impossible here";
  }
  if (!complaint_.empty()) return what.draw(inner);
  ++inner.drawn;
  const u32 value = script_.front().value;
  script_.pop_front();
  return value;
}

u32 RecordingChance::choose(u8 roll, const Possible& what, Chance& inner) {
  const u32 value = behind_ != nullptr ? behind_->choose(roll, what, inner) : what.draw(inner);
  out_.push_back({roll, value});
  return value;
}

}  // namespace saloon
