// The sources of chance beside the fast generator: keyed (real tables), scripted (scenarios), recorded (replays).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.h"
#include "engine/match/match.h"

namespace saloon {

/// Draw n is HMAC-SHA-256(seed, "saloon draw n" in decimal, then ".k" for the k-th rejected word, k >= 1), its first
/// eight bytes read big-endian and scaled as in chance.h: checkable with a few lines of any language.
class KeyedChance final : public ChanceSource {
 public:
  using Seed = std::array<u8, 32>;
  explicit KeyedChance(const Seed& seed) : seed_(seed) {}
  Chosen choose(u8 roll, const Possible& what, Chance& inner) override;
  static std::optional<Seed> seed_from_hex(std::string_view hex);

 private:
  Seed seed_;
};

/// Results by name, in order. A draw that is not next in the script, a result that is impossible or another number of
/// possible results than was written down is a complaint;
/// after the first the inner generator goes on so that the run can end in good order. What is left over at the end,
/// `left` tells.
class ScriptedChance final : public ChanceSource {
 public:
  explicit ScriptedChance(const GameInfo& game) : game_(game) {}
  void add(const Drawn& d) { script_.push_back(d); }
  /// Adds [name, value]; fails if the game has no such draw.
  Result<void> add_named(const json::value& named);
  Chosen choose(u8 roll, const Possible& what, Chance& inner) override;
  [[nodiscard]] std::size_t left() const { return script_.size(); }
  [[nodiscard]] const std::string& complaint() const { return complaint_; }
  /// What comes next in the script, as [name, value]; empty if nothing does.
  [[nodiscard]] std::string next() const;

 private:
  /// Why what comes next does not fit a draw of this kind; empty if it does.
  [[nodiscard]] std::string misfit(u8 roll, const Possible& what) const;

  const GameInfo& game_;
  std::vector<Drawn> script_;
  std::string complaint_;
};

/// Passes on to another source (or to the generator in the state) and writes down what came.
class RecordingChance final : public ChanceSource {
 public:
  explicit RecordingChance(std::vector<Drawn>& out, ChanceSource* behind = nullptr) : out_(out), behind_(behind) {}
  Chosen choose(u8 roll, const Possible& what, Chance& inner) override;

 private:
  std::vector<Drawn>& out_;
  ChanceSource* behind_;
};

}  // namespace saloon
