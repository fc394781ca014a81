// Any game's outlook behind the interface of outlook.h. A game that gives figures has
//
//   struct Outlook {
//     static constexpr FigureRow kFigures[] = {...};
//     explicit Outlook(const View& view);           works out once what several figures need
//     void whole(Figures<Outlook>& out) const;      what holds whatever is answered
//     void of(const Decision& d, Figures<Outlook>& out) const;   of a lawful answer
//   };
//
// and names it as G::Outlook (games/<slug>/outlook.h). It has nothing but the view: it cannot tell what a seat may not
// know.
#pragma once

#include "engine/match/outlook.h"
#include "engine/rows/figures.h"
#include "engine/rows/tree.h"

namespace saloon {

template <class G, class C>
class OutlookOf final : public Outlook {
 public:
  using Game = typename G::Outlook;

  explicit OutlookOf(const typename G::View& view) : view_(view), game_(view) {}

  static std::unique_ptr<Outlook> make(const SeatDoor& door) {
    typename G::View view;
    if (!door.copy_view(&view, sizeof view)) return nullptr;
    return std::make_unique<OutlookOf>(view);
  }

  [[nodiscard]] json::array whole() const override {
    Figures<Game> out;
    game_.whole(out);
    return as_json(out);
  }
  [[nodiscard]] json::array of(const json::object& decision) const override {
    Figures<Game> out;
    const auto parsed = C::decision_from_json(decision);
    const bool lawful =
        parsed.clause == nullptr && G::accepts(view_.pub, view_.mine, view_.viewer, parsed.decision).yes();
    if (lawful) game_.of(parsed.decision, out);
    return as_json(out);
  }

 private:
  static json::array as_json(const FigureList& figures) {
    json::value out = tree_of([&](Writer& w) { write_figures(Game::kFigures, w, figures); });
    return out.is_array() ? std::move(out.get_array()) : json::array{};
  }

  typename G::View view_;
  Game game_;
};

/// For GameInfo::outlook.
template <class G, class C>
constexpr auto outlook_hook() -> std::unique_ptr<Outlook> (*)(const SeatDoor&) {
  if constexpr (requires { G::Outlook::kFigures; })
    return OutlookOf<G, C>::make;
  else
    return nullptr;
}

}  // namespace saloon
