#include "engine/rows/figures.h"

namespace saloon {

Amount estimated(int came_true, int worlds) {
  // Where it never or always came true, the square root alone would claim certainty.
  constexpr int kAtLeast = 8;
  const i64 spread = i64{16} * came_true * (worlds - came_true) / worlds;
  i32 error = kAtLeast;
  while (i64{error - kAtLeast} * (error - kAtLeast) < spread) ++error;
  return {came_true, worlds, error};
}

void write_figures(std::span<const FigureRow> rows, Writer& w, const FigureList& figures) {
  w.array([&] {
    for (const Figure& figure : figures) {
      const FigureRow& row = rows[figure.row];
      w.object([&] {
        w.text("figure", row.name);
        for (std::size_t i = 0; i < row.arguments(); ++i) {
          write_member(w, row.members[i].name, *row.members[i].kind, figure.members[i]);
        }
        w.number("n", figure.amount.n);
        if (figure.amount.of != 0) w.number("of", figure.amount.of);
        if (figure.amount.error != 0) w.number("error", figure.amount.error);
      });
    }
  });
}

}  // namespace saloon
