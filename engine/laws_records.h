// Laws about sameness over time: the same seed, a replay, the JSON of everything, a record written and read.
#pragma once

#include "engine/law.h"
#include "engine/record.h"
#include "engine/sources.h"

namespace saloon {

template <GameRules G, class Config>
std::vector<OptionSetting> settings_of(const Config& config) {
  std::vector<OptionSetting> settings;
  const Config standard{};
  for (const auto& row : G::kOptions) {
    if (config.*row.field != standard.*row.field) settings.push_back({row.name, option_text(row, config)});
  }
  return settings;
}

/// Plays the answers of this run again and compares the position after each one.
template <GameRules G>
void play_again(LawRun<G>& run, ChanceSource* source, Law law, const char* how) {
  typename G::State s = begin<G>(run.config, run.seats, key_of_seed(run.seed), source);
  Ctx<G> c{s, source};
  for (std::size_t i = 0; i < run.hashes.size(); ++i) {
    if (i > 0) {
      const Given<G>& g = run.answers[i - 1];
      if (!answer(c, g.seat, g.decision).yes()) {
        return run.fail(law, std::string(how) + " refuses answer " + std::to_string(i));
      }
    }
    if (hash_of(s) != run.hashes[i]) return run.fail(law, std::string(how) + " differs after answer " + std::to_string(i));
  }
}

/// Without listeners and without anybody writing down the draws, the same seed and answers give the same bytes.
template <GameRules G>
void same_seed_same_bytes(LawRun<G>& run) {
  play_again<G>(run, nullptr, Law::SameSeedSameBytes, "a second run");
}

/// So do the recorded draws, one by one.
template <GameRules G>
void replay_gives_same_bytes(LawRun<G>& run) {
  ScriptedChance script([](u8 roll) { return std::string(G::kRolls[roll].name); });
  for (const Drawn& d : run.draws) script.add(d);
  play_again<G>(run, &script, Law::ReplayGivesSameBytes, "the replay");
  if (!script.complaint().empty()) return run.fail(Law::ReplayGivesSameBytes, script.complaint());
  if (script.left() != 0) run.fail(Law::ReplayGivesSameBytes, "the replay leaves draws over");
}

/// The state through its JSON text and back; then every legal decision of every asked seat.
inline std::string json_trouble(const Match& match, Match& copy) {
  std::string error;
  const auto parsed = parse_json(json::serialize(match.state()), error);
  if (!parsed) return error;
  if (!copy.restore(*parsed, error)) return "the state's own JSON is refused: " + error;
  if (copy.state_digest() != match.state_digest()) return "the state is not the same after JSON and back";
  for (Seat viewer = 0; viewer < match.seats(); ++viewer) {
    if (copy.view(viewer) != match.view(viewer)) return "the view of " + seat_name(viewer) + " differs after JSON";
  }
  return {};
}

template <GameRules G, class C>
std::string decision_json_trouble(const typename G::Decision& d) {
  std::string error;
  const std::string text = json::serialize(C::decision_json(d));
  const auto written = parse_json(text, error);
  if (!written) return error;
  const auto parsed = C::decision_from_json(*written);
  if (parsed.clause != nullptr) return "the decision " + text + " is refused as " + parsed.clause;
  if (!(parsed.decision == d)) return "the decision " + text + " comes back as another";
  return {};
}

template <GameRules G, class C>
void listed_json_round_trips(LawRun<G>& run, const typename G::Decisions& list) {
  for (const auto& d : list) {
    const std::string wrong = decision_json_trouble<G, C>(d);
    if (!wrong.empty()) return run.fail(Law::JsonRoundTrips, wrong);
  }
}

/// The whole game once more behind the type-erased match, its answers as JSON: every position through JSON and back,
/// the record through its file and back, and the replay of what was read.
template <GameRules G, class C>
void written_game_holds(LawRun<G>& run, const GameInfo& game) {
  std::string error;
  const MatchSetup setup{run.seats, settings_of<G>(run.config), std::to_string(run.seed)};
  const auto match = game.start(game, setup, nullptr, error);
  const auto copy = game.start(game, setup, nullptr, error);
  if (match == nullptr || copy == nullptr) return run.fail(Law::SameSeedSameBytes, error);
  Recorder recorder(*match);
  for (std::size_t i = 0;; ++i) {
    if (run.watches(Law::JsonRoundTrips)) {
      const std::string wrong = json_trouble(*match, *copy);
      if (!wrong.empty()) return run.fail(Law::JsonRoundTrips, wrong + ", after answer " + std::to_string(i));
    }
    if (i == run.answers.size()) break;
    const json::object decision = C::decision_json(run.answers[i].decision);
    if (!match->answer(run.answers[i].seat, decision).accepted()) {
      return run.fail(Law::JsonRoundTrips, "the match refuses answer " + std::to_string(i + 1));
    }
    recorder.note(*match, run.answers[i].seat, decision);
  }
  if (!run.watches(Law::ReplayGivesSameBytes)) return;
  Record read;
  const std::string file = write_record(recorder.record());
  if (!read_record(file, read, error)) return run.fail(Law::ReplayGivesSameBytes, "the record is refused: " + error);
  if (write_record(read) != file) return run.fail(Law::ReplayGivesSameBytes, "the record is not the same after reading");
  const auto again = replay(game, read, error);
  if (again == nullptr) return run.fail(Law::ReplayGivesSameBytes, error);
  if (again->state_digest() != match->state_digest()) {
    return run.fail(Law::ReplayGivesSameBytes, "the replayed record ends in another position");
  }
  if (!verify(game, read, error)) run.fail(Law::ReplayGivesSameBytes, "the record does not verify: " + error);
}

/// The way to the broken position as a scenario file: the seed makes the same draws, so the answers suffice.
template <GameRules G, class C>
std::string scenario_of(const LawRun<G>& run, std::string_view title) {
  json::object options;
  for (const OptionSetting& o : settings_of<G>(run.config)) options[o.name] = o.value;
  json::array steps;
  for (const Given<G>& g : run.answers) {
    steps.push_back(json::object{{"seat", g.seat}, {"does", C::decision_json(g.decision)}});
  }
  return pretty(json::object{{"title", title},
                             {"clauses", json::array{}},
                             {"game", G::kSlug},
                             {"seats", run.seats},
                             {"options", std::move(options)},
                             {"seed", run.seed},
                             {"play", std::move(steps)}});
}

}  // namespace saloon
