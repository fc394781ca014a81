// Any game behind the thin interface of match.h.
#pragma once

#include <utility>

#include "bots/players.h"
#include "engine/match/codec.h"
#include "engine/match/match.h"
#include "engine/match/sources.h"
#include "engine/record/sha256.h"
#include "engine/rounds.h"

namespace saloon {

/// A seed as somebody wrote it: a decimal number for the fast generator, or 64 hexadecimal digits for the keyed stream.
struct SeedKey {
  u64 key{};  ///< of the generator inside the state; 0 for a keyed stream, so that the state never holds a table's seed
  std::optional<KeyedChance::Seed> keyed;
};

// In match.cpp; each false with one line in `error`.
bool read_seed(std::string_view text, SeedKey& out, std::string& error);
bool seats_fit(const GameInfo& game, int seats, std::string& error);
json::object outcome_json(const Outcome& outcome, int seats, std::string_view reason);
bool read_drawn_name(std::span<const RollRow> rolls, const json::value& v, u8& roll, std::string& error);

inline constexpr std::array<const char*, 2> kBots{"random", "heuristic"};

/// G's rules, C's JSON, P's words: table, choice and read out of typed views.
template <GameRules G, class C, class P>
class MatchOf final : public Match {
 public:
  using State = typename G::State;
  using Config = typename G::Config;

  static std::unique_ptr<Match> start(const GameInfo& game, const MatchSetup& setup, ChanceSource* source,
                                      std::string& error) {
    Config config{};
    SeedKey seed;
    if (!seats_fit(game, setup.seats, error) || !read_seed(setup.seed, seed, error)) return nullptr;
    if (const auto set = set_options(G::kOptions, setup.options, config); !set) {
      error = set.error();
      return nullptr;
    }
    if (const char* clause = G::forbids(config, setup.seats)) {
      error = "these options cannot be played with " + std::to_string(setup.seats) + " seats: " + clause;
      return nullptr;
    }
    auto match = std::unique_ptr<MatchOf>(new MatchOf(game, setup, seed, source));
    match->begin_with(config);
    return match;
  }

  [[nodiscard]] const GameInfo& game() const override { return *game_; }
  [[nodiscard]] int seats() const override { return state_.pub.seats; }
  [[nodiscard]] const MatchSetup& setup() const override { return setup_; }
  [[nodiscard]] std::unique_ptr<Match> clone() const override {
    auto copy = std::unique_ptr<MatchOf>(new MatchOf(*game_, setup_, seed_, source_));
    copy->state_ = state_;
    copy->log_ = log_;
    copy->draws_ = draws_;
    return copy;
  }

  [[nodiscard]] std::unique_ptr<Match> sample(Seat viewer, u64 seed) const override {
    Chance chance{key_of_seed(seed)};
    auto world = std::unique_ptr<MatchOf>(new MatchOf(*game_, {seats(), setup_.options, std::to_string(seed)}, {}));
    world->state_ = G::sample_world(observe<G>(state_, viewer), chance);
    return world;
  }

  [[nodiscard]] bool over() const override { return saloon::over<G>(state_); }
  [[nodiscard]] SeatSet required() const override { return {state_.pub.asked.required}; }
  [[nodiscard]] SeatSet offered() const override { return {state_.pub.asked.offered}; }
  [[nodiscard]] SeatSet waiting() const override { return {state_.hidden.waiting}; }
  [[nodiscard]] int round() const override { return state_.pub.asked.round; }
  [[nodiscard]] std::string question(Seat p) const override {
    return is_asked(p) ? G::kAsks[state_.pub.asked.what[p]].name : "";
  }

  [[nodiscard]] json::object view(Seat p) const override { return view_json<G, C>(observe<G>(state_, p)); }
  [[nodiscard]] std::vector<std::string> table(Seat viewer, const Words& words) const override {
    return P::table(observe<G>(state_, viewer), words);
  }
  [[nodiscard]] json::object choice(Seat p, const json::object& decision) const override {
    const auto parsed = C::decision_from_json(decision);
    return parsed.clause == nullptr ? P::choice(observe<G>(state_, p), parsed.decision) : decision;
  }
  [[nodiscard]] json::object typed(Seat p, std::string_view text) const override {
    const typename G::Decision d = P::read(observe<G>(state_, p), text);
    return d == typename G::Decision{} ? json::object{} : as_parsed(C::decision_json(d));
  }
  bool copy_view(Seat p, void* out, std::size_t size) const override {
    const typename G::View view = observe<G>(state_, p);
    if (size != sizeof view) return false;
    std::memcpy(out, &view, size);
    return true;
  }
  [[nodiscard]] json::object state() const override { return state_json<G, C>(state_); }
  bool restore(const json::value& state, std::string& error) override {
    State s;
    if (!state_from_json<G, C>(state, s, error) || !may_become(s, error)) return false;
    state_ = s;
    return true;
  }
  void run() override {
    with_chance([](Ctx<G>& c) { saloon::run(c); });
  }

  [[nodiscard]] Legal legal(Seat p) const override {
    Legal out;
    if (!is_asked(p)) return out;
    typename G::Decisions list;
    G::legal(state_.pub, state_.seat[p], p, list);
    out.complete = !list.partial();
    for (const auto& d : list) out.decisions.push_back(as_parsed(C::decision_json(d)));
    return out;
  }
  [[nodiscard]] Refusal would_answer(Seat p, const json::value& decision) const override {
    typename G::Decision d{};
    return judge(p, decision, d);
  }
  Refusal answer(Seat p, const json::value& decision) override {
    typename G::Decision d{};
    Refusal refusal = judge(p, decision, d);
    if (!refusal.accepted()) return refusal;
    with_chance([&](Ctx<G>& c) { play(c, p, d); });
    refusal.taken = as_parsed(C::decision_json(d));
    return refusal;
  }
  [[nodiscard]] json::value canonical(const json::value& decision) const override {
    const auto parsed = C::decision_from_json(decision);
    return parsed.clause == nullptr ? json::value(as_parsed(C::decision_json(parsed.decision))) : decision;
  }
  [[nodiscard]] json::object bot_answer(Seat p, std::string_view bot, u64 seed) const override {
    if (!is_asked(p)) return {};
    Chance chance{key_of_seed(seed, u64{p} + 1)};
    const auto d = bot_decision<G>(observe<G>(state_, p), bot, chance);
    return d == typename G::Decision{} ? json::object{} : as_parsed(C::decision_json(d));
  }

  [[nodiscard]] std::size_t event_count() const override { return log_.items.size(); }
  [[nodiscard]] json::value event(std::size_t i, Seat viewer) const override {
    return event_json<G, C>(log_.items[i], viewer);
  }
  [[nodiscard]] bool hears(std::size_t i, Seat viewer) const override { return saloon::hears(log_.items[i], viewer); }
  [[nodiscard]] json::object open_event(std::size_t i) const override {
    Event open = log_.items[i];
    open.audience = everyone();
    return *event_json<G, C>(open, kSpectator).if_object();
  }
  [[nodiscard]] const std::vector<Drawn>& drawn() const override { return draws_; }
  void use_source(ChanceSource* source) override { source_ = source; }

  [[nodiscard]] json::object outcome() const override {
    if (!over()) return {};
    return outcome_json(G::outcome(state_), seats(), C::end_reason(state_.pub));
  }
  [[nodiscard]] std::string state_digest() const override {
    std::array<u8, sizeof(State)> bytes{};
    std::memcpy(bytes.data(), &state_, sizeof state_);
    return hex(sha256(bytes));
  }

 private:
  MatchOf(const GameInfo& game, MatchSetup setup, SeedKey seed, ChanceSource* source = nullptr)
      : game_(&game), setup_(std::move(setup)), seed_(seed), source_(source) {}

  void begin_with(const Config& config) {
    state_ = G::setup(config, setup_.seats);
    state_.hidden.chance.key = seed_.key;
    run();
  }

  [[nodiscard]] bool is_asked(Seat p) const { return !over() && p < seats() && state_.pub.asked.open().has(p); }

  /// Every draw is written down, wherever it comes from.
  template <class F>
  void with_chance(F f) {
    std::optional<KeyedChance> keyed;
    if (seed_.keyed) keyed.emplace(*seed_.keyed);
    ChanceSource* behind = source_ != nullptr ? source_ : keyed ? &*keyed : nullptr;
    RecordingChance recording(draws_, behind);
    Ctx<G> c{state_, &recording, &log_};
    f(c);
  }

  Refusal judge(Seat p, const json::value& decision, typename G::Decision& out) const {
    if (over()) return {kGameOver, "", {}};
    if (!is_asked(p)) return {kNotAsked, "", {}};
    auto parsed = C::decision_from_json(decision);
    if (parsed.clause != nullptr) return {parsed.clause, std::move(parsed.detail), {}};
    const Verdict verdict = may_answer<G>(state_, p, parsed.decision);
    if (!verdict.yes()) return {verdict.clause, "", {}};
    out = parsed.decision;
    return {};
  }

  /// A position of this very match: same seats, same options, every invariant kept, every sealed answer lawful.
  [[nodiscard]] bool may_become(const State& s, std::string& error) const {
    if (s.pub.seats != state_.pub.seats) error = "the number of seats of a match cannot change";
    if (std::memcmp(&s.pub.config, &state_.pub.config, sizeof s.pub.config) != 0) {
      error = "the options of a match cannot change; give them under \"options\" of the scenario or match";
    }
    if (!error.empty()) return false;
    if (const char* broken = broken_invariant<G>(s)) {
      error = std::string("this position breaks an invariant: ") + broken;
      return false;
    }
    for (const Seat p : s.pub.asked.open()) {
      if (s.seat[p].sealed == typename G::Decision{}) continue;
      const Verdict verdict = sealed_is_lawful<G>(s, p);
      if (verdict.yes()) continue;
      error = "the sealed answer of " + seat_name(p) + " is forbidden by " + verdict.clause;
      return false;
    }
    return true;
  }

  const GameInfo* game_;
  MatchSetup setup_;
  SeedKey seed_;
  ChanceSource* source_;
  State state_{};
  EventLog log_;
  std::vector<Drawn> draws_;
};

template <GameRules G, class C>
json::value drawn_json_of(const Drawn& d) {
  return json::array{G::kRolls[d.roll].name, as_parsed(C::drawn_value(d.roll, d.value))};
}

template <GameRules G, class C>
bool drawn_from_json_of(const json::value& v, Drawn& out, std::string& error) {
  if (!read_drawn_name(G::kRolls, v, out.roll, error)) return false;
  const auto value = C::drawn_from_json(out.roll, (*v.if_array())[1]);
  if (!value) error = "not a result of this draw: " + json::serialize(v);
  if (value) out.value = *value;
  return value.has_value();
}

/// The row of a game in the registry; `simulate` is set there.
template <GameRules G, class C, class P>
GameInfo make_game_info(const GameTexts& texts) {
  GameInfo info;
  info.slug = G::kSlug;
  info.prefix = G::kPrefix;
  info.min_seats = G::kMinSeats;
  info.max_seats = G::kMaxSeats;
  info.longest_game = u64(G::kLongestGame);
  info.rules_version = G::kRulesVersion;
  info.texts = texts;
  static_assert(needs_are_known(G::kOptions));
  info.options = option_infos(G::kOptions);
  info.bots = kBots;
  info.rolls = G::kRolls;
  info.drawn_json = drawn_json_of<G, C>;
  info.drawn_from_json = drawn_from_json_of<G, C>;
  info.start = MatchOf<G, C, P>::start;
  return info;
}

}  // namespace saloon
