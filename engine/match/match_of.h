// Any game behind the thin interface of match.h.
#pragma once

#include <bit>
#include <utility>

#include "engine/match/answering.h"
#include "engine/match/match.h"
#include "engine/match/position.h"
#include "engine/match/prepare.h"
#include "engine/record/sha256.h"
#include "engine/withdraw.h"

namespace saloon {

// In match.cpp.
json::object outcome_json(const Outcome& outcome, int seats, std::string_view reason);

/// G's rules, C's JSON, P's words: table, choice and read out of typed views.
template <GameRules G, class C, class P>
class MatchOf final : public Match {
 public:
  using State = typename G::State;
  using Config = typename G::Config;

  static Result<std::unique_ptr<Match>> start(const GameInfo& game, const MatchSetup& setup, ChanceSource* source) {
    const Result<Prepared<G>> ready = prepare<G>(setup);
    if (!ready) return ready.failed();
    auto match = laid_out(game, setup, *ready, source);
    match->run();
    if (match->broken()) return Failed{std::string("this cannot be set up: ") + kBroken};
    return std::unique_ptr<Match>(std::move(match));
  }

  static Result<std::unique_ptr<Match>> open(const GameInfo& game, const MatchSetup& setup,
                                             const json::value& position) {
    const Result<Prepared<G>> ready = prepare<G>(setup);
    if (!ready) return ready.failed();
    auto match = laid_out(game, setup, *ready);
    const Result<void> there = match->restore(position);
    if (!there) return there.failed();
    return std::unique_ptr<Match>(std::move(match));
  }

  static Result<Look> look(const GameInfo& game, const json::value& view) {
    const Result<typename G::View> seen = view_from_json<G, C>(view);
    if (!seen) return seen.failed();
    const MatchSetup setup{seen->pub.seats, unusual_options(G::kOptions, seen->pub.config)};
    auto match = std::unique_ptr<MatchOf>(new MatchOf(game, setup, {}));
    match->state_.pub = seen->pub;
    if (seen->viewer < seen->pub.seats) match->state_.seat[seen->viewer] = seen->mine;
    return Look(std::move(match), seen->viewer);
  }

  [[nodiscard]] const GameInfo& game() const override { return *game_; }
  [[nodiscard]] int seats() const override { return state_.pub.seats; }
  [[nodiscard]] const MatchSetup& setup() const override { return setup_; }
  [[nodiscard]] std::unique_ptr<Match> clone() const override {
    auto copy = std::unique_ptr<MatchOf>(new MatchOf(*game_, setup_, seed_, source_));
    copy->state_ = state_;
    copy->log_ = with_room_for_news(log_);
    copy->draws_ = draws_;
    copy->broken_ = broken_;
    return copy;
  }

  [[nodiscard]] std::unique_ptr<Match> sample(Seat viewer, u64 seed) const override {
    Chance chance{key_of_seed(seed)};
    auto world = std::unique_ptr<MatchOf>(new MatchOf(*game_, {seats(), setup_.options, std::to_string(seed)}, {}));
    world->state_ = G::sample_world(observe<G>(state_, viewer), chance);
    return world;
  }

  [[nodiscard]] bool over() const override { return saloon::over<G>(state_); }
  [[nodiscard]] bool broken() const override { return broken_; }
  [[nodiscard]] SeatSet required() const override { return {state_.pub.asked.required}; }
  [[nodiscard]] SeatSet offered() const override { return {state_.pub.asked.offered}; }
  [[nodiscard]] SeatSet waiting() const override { return {state_.hidden.waiting}; }
  [[nodiscard]] int round() const override { return state_.pub.asked.round; }
  [[nodiscard]] std::string question(Seat p) const override {
    return is_asked(p) ? G::kAsks[state_.pub.asked.what[p]].name : "";
  }

  [[nodiscard]] SeatSet talks_with(Seat p) const override {
    if constexpr (requires { G::talks_with(state_.pub, p); })
      return p < seats() ? G::talks_with(state_.pub, p) : SeatSet{};
    else
      return {};
  }

  [[nodiscard]] json::object about(Seat p) const override {
    if (!is_asked(p)) return {};
    return object_of([&](Writer& w) { write_about<G>(w, state_.pub, state_.pub.asked.what[p]); });
  }
  [[nodiscard]] json::array flow() const override { return flow_json<G, C>(state_.pub); }

  void write_public(std::string& out) const override {
    Writer w(out);
    write_seen_public_part<G, C>(w, state_.pub);
  }
  void write_view(Seat p, std::string_view public_part, std::string& out) const override {
    Writer w(out);
    saloon::write_view<G, C>(w, p, public_part, state_.pub, p < seats() ? &state_.seat[p] : nullptr);
  }
  [[nodiscard]] std::vector<std::string> table(Seat viewer, const Words& words) const override {
    return P::table(observe<G>(state_, viewer), words);
  }
  [[nodiscard]] json::object choice(Seat p, const json::object& decision) const override {
    return worded_choice<G, C, P>(observe<G>(state_, p), decision);
  }
  [[nodiscard]] OpenChoices choices(Seat p) const override { return choices_of<G, C, P>(state_, p); }
  [[nodiscard]] json::object typed(Seat p, std::string_view text) const override {
    return typed_answer<G, C, P>(observe<G>(state_, p), text);
  }
  bool copy_view(Seat p, void* out, std::size_t size) const override {
    const typename G::View view = observe<G>(state_, p);
    if (size != sizeof view) return false;
    std::memcpy(out, &view, size);
    return true;
  }
  [[nodiscard]] json::object state() const override { return state_json<G, C>(state_); }
  Result<void> restore(const json::value& state) override {
    const Result<State> read = state_from_json<G, C>(state);
    if (!read) return read.failed();
    Result<void> may = may_become<G>(state_, *read);
    if (may) state_ = *read;
    return may;
  }
  void run() override {
    with_chance([](Ctx<G>& c) { saloon::run(c); });
  }

  bool write_legal(Seat p, std::string& out) const override { return write_answers<G, C>(state_, p, out); }
  [[nodiscard]] Refusal would_answer(Seat p, const json::value& decision) const override {
    typename G::Decision d{};
    return judge(p, decision, d);
  }
  Refusal answer(Seat p, const json::value& decision) override {
    typename G::Decision d{};
    Refusal refusal = judge(p, decision, d);
    if (!refusal.accepted()) return refusal;
    with_chance([&](Ctx<G>& c) { play(c, p, d); });
    if (broken_) return {kBroken, "", {}};
    refusal.taken = as_parsed(C::decision_json(d));
    return refusal;
  }
  Refusal withdraw(Seat p, int round) override {
    if (broken_) return {kBroken, "", {}};
    if (!over() && round != this->round()) return {kClosed, "", {}};
    const Verdict verdict = may_withdraw<G>(state_, p);
    if (!verdict.yes()) return {verdict.clause, "", {}};
    draws_.clear();
    Ctx<G> c{state_, nullptr, &log_};
    saloon::withdraw(c, p);
    return {};
  }
  [[nodiscard]] Bookmark bookmark() const override {
    const auto bytes = bytes_of_state();
    return {{bytes.begin(), bytes.end()}};
  }
  Result<void> set_back(const Bookmark& there, Seat by) override {
    Result<void> done = go_back<G>(state_, there.bytes);
    if (!done) return done;
    draws_.clear();
    broken_ = false;
    Ctx<G>{state_, nullptr, &log_}.tell(Event{.kind = kEventTakenBack, .seats = only(by)}, everyone());
    return {};
  }
  [[nodiscard]] json::value canonical(const json::value& decision) const override {
    return canonical_form<C>(decision);
  }

  [[nodiscard]] std::size_t event_count() const override { return log_.count(); }
  [[nodiscard]] std::size_t first_event() const override { return log_.forgotten; }
  [[nodiscard]] Audience audience(std::size_t i) const override { return log_.audience(i); }
  [[nodiscard]] bool reveals(std::size_t i, Seat viewer) const override {
    const Event* e = log_.at(i);
    return e != nullptr && !is_of_engine(*e) && saloon::reveals(G::kEvents[e->kind], *e, viewer);
  }
  [[nodiscard]] std::size_t heard_of(std::size_t n, Seat viewer) const override { return log_.heard_of(n, viewer); }
  void write_event(std::size_t i, bool secret_seen, std::string& out) const override {
    Writer w(out);
    if (const Event* e = log_.at(i)) saloon::write_event<G, C>(w, *e, secret_seen);
  }
  void forget_events(std::size_t n) override {
    log_.forget(n);
    log_.items.shrink_to_fit();  // whoever forgets has many matches
  }
  [[nodiscard]] const std::vector<Drawn>& drawn() const override { return draws_; }
  [[nodiscard]] u64 draw_count() const override { return state_.hidden.chance.drawn; }
  void use_source(ChanceSource* source) override { source_ = source; }

  [[nodiscard]] json::object outcome() const override {
    if (!over()) return {};
    return outcome_json(G::outcome(state_), seats(), C::end_reason(state_.pub));
  }
  [[nodiscard]] std::string state_digest() const override { return hex(sha256(bytes_of_state())); }

 private:
  MatchOf(const GameInfo& game, MatchSetup setup, SeedKey seed, ChanceSource* source = nullptr)
      : game_(&game), setup_(std::move(setup)), seed_(seed), source_(source) {}

  /// Everything on the table, and nothing has happened yet.
  static std::unique_ptr<MatchOf> laid_out(const GameInfo& game, const MatchSetup& setup, const Prepared<G>& ready,
                                           ChanceSource* source = nullptr) {
    auto match = std::unique_ptr<MatchOf>(new MatchOf(game, setup, ready.seed, source));
    match->state_ = G::setup(ready.config, setup.seats);
    match->state_.hidden.chance.key = ready.seed.key;
    return match;
  }

  [[nodiscard]] std::array<u8, sizeof(State)> bytes_of_state() const {
    return std::bit_cast<std::array<u8, sizeof(State)>>(state_);
  }

  /// The draws are written down, wherever they come from. What a bug of the rules did is taken back.
  template <class F>
  void with_chance(F f) {
    const State before = state_;
    const std::size_t told = log_.items.size();
    draws_.clear();
    std::optional<KeyedChance> keyed;
    if (seed_.keyed) keyed.emplace(*seed_.keyed);
    RecordingChance recording(draws_, source_ != nullptr ? source_ : keyed ? &*keyed : nullptr);
    Ctx<G> c{state_, &recording, &log_};
    f(c);
    if (!saloon::broken<G>(state_)) return;
    broken_ = true;
    state_ = before;
    log_.items.resize(told);
    draws_.clear();
  }

  Refusal judge(Seat p, const json::value& decision, typename G::Decision& out) const {
    if (broken_) return {kBroken, "", {}};
    return judge_json<G, C>(state_, p, decision, out);
  }

  const GameInfo* game_;
  MatchSetup setup_;
  SeedKey seed_;
  ChanceSource* source_;
  State state_{};
  EventLog log_;
  std::vector<Drawn> draws_;
  bool broken_ = false;
};

}  // namespace saloon
