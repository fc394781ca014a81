// Any game's brain behind the thin interface of bots/brain.h.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>

#include "bots/brain.h"
#include "bots/mind.h"
#include "engine/match/codec.h"
#include "engine/put_in_order.h"

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

template <GameRules G>
void remember(Memory& memory, const json::object& event, Seat me) {
  memory.hear(grudges_of<G>(), event, me);
}

template <GameRules G, class C>
Result<std::vector<u8>> view_bytes(const json::value& v) {
  const Result<typename G::View> view = view_from_json<G, C>(v);
  if (!view) return view.failed();
  if (!object_in(*v.if_object(), "public").contains("flow")) return Failed{"the running procedures are not told"};
  std::vector<u8> out(sizeof *view);
  std::memcpy(out.data(), &*view, out.size());
  return out;
}

template <GameRules G, class C>
class BrainOf final : public Brain {
 public:
  using View = typename G::View;
  using Decision = typename G::Decision;

  explicit BrainOf(const Character& most) : mind_(most) {}

  static std::unique_ptr<Brain> make(const Character& most) { return std::make_unique<BrainOf>(most); }

  Result<json::object> answer(const BotQuestion& question) override {
    const Result<View> view = asked_view(question.view);
    if (!view) return view.failed();
    const Decision d = decided(*view, question);
    return d == Decision{} ? json::object{} : as_parsed(C::decision_json(d));
  }

  Result<std::vector<Advice>> advise(const BotQuestion& question, std::size_t most) override {
    const Result<View> view = asked_view(question.view);
    if (!view) return view.failed();
    std::vector<Advice> out;
    const Decision best = decided(*view, question);
    if (best == Decision{}) return out;
    if (question.character.level != Level::Gunslinger || !has_weighed()) {
      out.push_back({as_parsed(C::decision_json(best)), -1, reasons_of(*view, best)});
      return out;
    }
    for (const auto& option : mind_.weighed()) {
      if (option.visits == 0 || out.size() == most) break;
      out.push_back(
          {as_parsed(C::decision_json(option.decision)), double(option.mean), reasons_of(*view, option.decision)});
    }
    return out;
  }

 private:
  static Result<View> asked_view(std::span<const u8> bytes) {
    View view;
    if (bytes.size() != sizeof view) return Failed{"this is no view of the game"};
    std::memcpy(&view, bytes.data(), sizeof view);
    if (view.viewer >= view.pub.seats || !view.pub.asked.open().has(view.viewer)) {
      return Failed{"the viewer of this view is not asked anything"};
    }
    return view;
  }

  Decision decided(const View& view, const BotQuestion& question) {
    if (!question.follows) mind_.forget();
    return mind_.answer(view, question.character, question.memory.temper(question.character.mood),
                        Chance{key_of_seed(question.seed, u64{view.viewer} + 1)}, question.stop);
  }
  /// Not where there was only one decision.
  [[nodiscard]] bool has_weighed() const { return !mind_.weighed().empty() && mind_.weighed().front().visits > 0; }

  static std::vector<Reason> reasons_of(const View& view, const Decision& d) {
    std::vector<Reason> out;
    if constexpr (HasReasons<G>) {
      Reasons reasons;
      G::reasons(view, d, reasons);
      for (const TermAmount& r : reasons) {
        out.push_back({G::kTerms[r.term], r.amount, {{"seat", seat_name(r.seat)}, {"n", r.n}}});
      }
      put_in_order(out, [](const Reason& a, const Reason& b) { return std::abs(a.amount) > std::abs(b.amount); });
    }
    return out;
  }

  Mind<G> mind_;
};

}  // namespace saloon::bots
