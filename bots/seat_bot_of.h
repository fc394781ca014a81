// Any game's bots behind the thin interface of bots/seat_bot.h.
#pragma once

#include <algorithm>

#include "bots/brain.h"
#include "bots/memory.h"
#include "bots/seat_bot.h"
#include "engine/match/codec.h"

namespace saloon::bots {

template <GameRules G>
std::span<const GrudgeRow> grudges_of() {
  if constexpr (requires { G::kGrudges; })
    return G::kGrudges;
  else
    return {};
}

template <GameRules G>
constexpr std::span<const char* const> terms_of() {
  if constexpr (HasReasons<G>)
    return G::kTerms;
  else
    return {};
}

template <GameRules G, class C>
class SeatBotOf final : public SeatBot {
 public:
  using View = typename G::View;
  using Decision = typename G::Decision;

  explicit SeatBotOf(const Character& character) : character_(character), brain_(character) {}

  static std::unique_ptr<SeatBot> make(const Character& character) { return std::make_unique<SeatBotOf>(character); }

  void begin() override {
    brain_.begin();
    memory_.clear();
    heard_ = 0;
  }

  json::object answer(const SeatDoor& door, u64 seed) override {
    View view;
    if (door.question().empty() || !door.copy_view(&view, sizeof view)) return {};
    listen(door);
    return decide(view, seed);
  }

  Result<json::object> answer_view(const json::value& v, u64 seed) override {
    const Result<View> view = view_from_json<G, C>(v);
    if (!view) return view.failed();
    if (view->viewer >= view->pub.seats || !view->pub.asked.open().has(view->viewer)) {
      return Failed{"the viewer of this view is not asked anything"};
    }
    return decide(*view, seed);
  }

  void hear(const json::value& event, Seat me) override {
    if (const json::object* o = event.if_object()) memory_.hear(grudges_of<G>(), *o, me);
  }

  std::vector<Advice> advise(const SeatDoor& door, u64 seed, std::size_t most) override {
    View view;
    std::vector<Advice> out;
    if (door.question().empty() || !door.copy_view(&view, sizeof view)) return out;
    listen(door);
    const Decision best = decided(view, seed);
    if (best == Decision{}) return out;
    if (character_.level != Level::Gunslinger || !has_weighed()) {
      out.push_back({as_parsed(C::decision_json(best)), -1, reasons_of(view, best)});
      return out;
    }
    for (const auto& option : brain_.weighed()) {
      if (option.visits == 0 || out.size() == most) break;
      out.push_back(
          {as_parsed(C::decision_json(option.decision)), double(option.mean), reasons_of(view, option.decision)});
    }
    return out;
  }

 private:
  /// Not where there was only one decision.
  [[nodiscard]] bool has_weighed() const { return !brain_.weighed().empty() && brain_.weighed().front().visits > 0; }

  /// What has been heard since the last time, if this bot minds.
  void listen(const SeatDoor& door) {
    if (!remembers(character_.mood)) return;
    for (const json::object& event : door.heard(heard_)) memory_.hear(grudges_of<G>(), event, door.seat());
    heard_ = door.heard_count();
  }

  Decision decided(const View& view, u64 seed) {
    return brain_.answer(view, memory_.temper(character_.mood), Chance{key_of_seed(seed, u64{view.viewer} + 1)});
  }
  json::object decide(const View& view, u64 seed) {
    const Decision d = decided(view, seed);
    return d == Decision{} ? json::object{} : as_parsed(C::decision_json(d));
  }

  static std::vector<Reason> reasons_of(const View& view, const Decision& d) {
    std::vector<Reason> out;
    if constexpr (HasReasons<G>) {
      Reasons reasons;
      G::reasons(view, d, reasons);
      for (const TermAmount& r : reasons) {
        out.push_back({G::kTerms[r.term], r.amount, {{"seat", seat_name(r.seat)}, {"n", r.n}}});
      }
      std::sort(out.begin(), out.end(),
                [](const Reason& a, const Reason& b) { return std::abs(a.amount) > std::abs(b.amount); });
    }
    return out;
  }

  Character character_;
  Brain<G> brain_;
  Memory memory_;
  std::size_t heard_ = 0;
};

}  // namespace saloon::bots
