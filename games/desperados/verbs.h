// The verbs: placing figures, moving sheriffs, laying cards, acting, refilling banks.
#pragma once

#include "engine/rows/verbs.h"
#include "games/desperados/pieces.h"

namespace saloon::desperados {

enum class Verb : u8 {
  None,
  Volunteer,  ///< for the star, or not
  Place,      ///< a figure on a town
  Move,       ///< a sheriff along a road
  Stay,       ///< this sheriff
  Lay,        ///< a card; an exchange is the same answer changed
  NoAction,
  Poker,
  Coach,
  Spy,
  Refill,  ///< which banks get a tile
};

/// Eight bytes, one meaning = one byte pattern. Figures and sheriffs come one after the other, so an answer never says
/// which one is meant, and actions take place where the desperado is.
struct Decision {
  Verb does{};
  u8 about{};
  u8 mark{};
  std::array<u8, 5> spare{};

  static constexpr Decision volunteer(bool yes) { return of(Verb::Volunteer, yes ? 1 : 0); }
  static constexpr Decision place(int town) { return of(Verb::Place, town); }
  static constexpr Decision move(int town) { return of(Verb::Move, town); }
  static constexpr Decision stay() { return of(Verb::Stay); }
  /// Marked: the gang may see it (option gang_card_view = owner_decides).
  static constexpr Decision lay(int card, bool marked = false) { return of(Verb::Lay, card, marked ? 1 : 0); }
  static constexpr Decision no_action() { return of(Verb::NoAction); }
  static constexpr Decision poker() { return of(Verb::Poker); }
  static constexpr Decision rob(Coach coach) { return of(Verb::Coach, int(coach)); }
  static constexpr Decision spy() { return of(Verb::Spy); }
  /// Which of the five banks get a tile, exactly as many as the pile has (DSP-CLEAN-04).
  static constexpr Decision refill(u32 banks) { return of(Verb::Refill, int(banks)); }

  [[nodiscard]] constexpr Verb verb() const { return does; }
  [[nodiscard]] constexpr bool yes() const { return about == 1; }       ///< Volunteer
  [[nodiscard]] constexpr int town() const { return about; }            ///< Place, Move
  [[nodiscard]] constexpr int card() const { return about; }            ///< Lay
  [[nodiscard]] constexpr bool marked() const { return mark == 1; }     ///< Lay
  [[nodiscard]] constexpr Coach coach() const { return Coach(about); }  ///< Coach
  [[nodiscard]] constexpr u32 banks() const { return about; }           ///< Refill
  [[nodiscard]] constexpr bool given() const { return does != Verb::None; }

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr Decision of(Verb verb, int about = 0, int mark = 0) { return {verb, u8(about), u8(mark), {}}; }
};
static_assert(Plain<Decision> && sizeof(Decision) == 8);

inline constexpr std::array kNoYes{"no", "yes"};
inline constexpr Kind kAnswer = one_of("yes or no", kNoYes);

inline constexpr VerbRow<Decision> kVerbs[] = {
    {},
    verb<&Decision::volunteer, &Decision::yes>("volunteer", {{"answer", &kAnswer}}),
    verb<&Decision::place, &Decision::town>("place", {{"town", &kTown}}),
    verb<&Decision::move, &Decision::town>("move", {{"to", &kTown}}),
    verb<&Decision::stay>("stay"),
    verb<&Decision::lay, &Decision::card, &Decision::marked>("lay", {{"card", &kCard}, {"mark", &kMark}}),
    verb<&Decision::no_action>("no_action"),
    verb<&Decision::poker>("poker"),
    verb<&Decision::rob, &Decision::coach>("coach", {{"coach", &kCoach}}),
    verb<&Decision::spy>("spy"),
    verb<&Decision::refill, &Decision::banks>("refill", {{"banks", &kBankSet}}),
};

/// What a desperado chose in the action phase, in one byte of the gang's notes; 0 = nothing chosen yet.
constexpr u8 choice_of(const Decision& d) { return u8(u32(d.does) | u32(d.about) << 7); }
constexpr Decision chosen_by(u8 choice) { return {Verb(choice & 0x7F), u8(choice >> 7), 0, {}}; }

inline constexpr std::array kChoiceNames{"no_action", "poker", "coach_brown", "coach_blue", "spy"};
inline constexpr Kind kChoiceName = one_of("what a desperado does", kChoiceNames).called("Choice");
/// One word for each.
std::string_view choice_name(u8 choice);
void write_choice(const Kind& k, Writer& w, const Value& choice);
bool read_choice(const Kind& k, const json::value& v, Value& choice);
inline constexpr Kind kChoice{.what = "no_action, poker, coach_brown, coach_blue or spy",
                              .form = Form::Like,
                              .of = &kChoiceName,
                              .width = 1,
                              .optional = true,
                              .write = write_choice,
                              .read = read_choice};

}  // namespace saloon::desperados
