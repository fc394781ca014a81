// What a decision would bring, in figures: one row per figure that a game can give. It gives one by name,
//
//   out.add<"win">(estimated(worlds_won, worlds), pile);
//
// and the compiler checks name and number of members. JSON follows from the row, and so does what tests hold the figure
// against; its sentence is `outlook.<name>` in the game's words.
#pragma once

#include "engine/list.h"
#include "engine/rows/fixed_text.h"
#include "engine/rows/kind.h"

namespace saloon {

/// What a figure says of the worlds that its reader cannot exclude.
enum class Holds : u8 {
  Sure,    ///< it is so in all of them
  Most,    ///< in none of them it is more
  Chance,  ///< it comes true in so many of them
  Mean     ///< so much on average over them
};

struct FigureRow {
  const char* name{};
  Holds holds{};
  Member members[3]{};  ///< what it is the figure of: a place, a seat

  [[nodiscard]] constexpr std::size_t arguments() const {
    std::size_t n = 0;
    for (const Member& m : members) n += m.name != nullptr ? 1 : 0;
    return n;
  }
};

/// So many, or with `of` a fraction: a chance, a mean. An estimate is right within `error`, which counts what `n`
/// counts; what has none is exact.
struct Amount {
  i32 n{};
  i32 of{};
  i32 error{};
  constexpr Amount(i32 number) : n(number) {}  // NOLINT(google-explicit-constructor): out.add<"toll">(2, seat)
  constexpr Amount(i32 number, i32 out_of, i32 give_or_take = 0) : n(number), of(out_of), error(give_or_take) {}
};

/// A chance from so many worlds sampled at random, right within four standard deviations.
Amount estimated(int came_true, int worlds);

struct Figure {
  u8 row{};
  Amount amount = 0;
  Value members[3]{};
};
using FigureList = List<Figure, 64>;

/// Not defined: whoever gives a figure that is in no row is told so by the compiler.
void there_is_no_such_figure();

/// The figures of a game whose rows are O::kFigures.
template <class O>
class Figures : public FigureList {
 public:
  template <FixedText Name, class... Members>
  void add(Amount amount, const Members&... members) {
    constexpr u8 kRow = row_of(Name.view());
    static_assert(O::kFigures[kRow].arguments() == sizeof...(members));
    push({kRow, amount, {to_value(members)...}});
  }

 private:
  static consteval u8 row_of(std::string_view name) {
    for (std::size_t i = 0; i < std::size(O::kFigures); ++i) {
      if (O::kFigures[i].name == name) return u8(i);
    }
    there_is_no_such_figure();
    return 0;
  }
};

/// {"figure": name, its members, "n", and where they are said "of" and "error"}, one behind the other.
void write_figures(std::span<const FigureRow> rows, Writer& w, const FigureList& figures);

}  // namespace saloon
