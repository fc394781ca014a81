// Which figure is placed, which sheriff moves, which banks are empty: found for whoever is asked, and put back from a
// view.
#include "games/desperados/about.h"

#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

int number_of_figure(const Public& pub) { return pub.flow.top().get<PlacingLocals>().figure; }
void set_figure(Public& pub, int number) { pub.flow.top().set(PlacingLocals{u8(number)}); }

}  // namespace

Figure placed_figure(const Public& pub) {
  const int number = number_of_figure(pub);
  if (number == 0) return Figure::Marshal;
  return number <= sheriffs_in_play(pub) ? Figure::Sheriff : Figure::Desperado;
}

/// Of a desperado it is whose figure: that of the seat that is asked.
void put_placed_figure(Public& pub, Figure figure) {
  const Seat asked = Seat(lowest_bit(pub.asked.open().bits));
  if (figure != Figure::Desperado) return set_figure(pub, 0);
  set_figure(pub, 1 + sheriffs_in_play(pub) + desperado_of(asked, pub.marshal, pub.seats));
}

u8 placed_sheriff(const Public& pub) {
  return placed_figure(pub) == Figure::Sheriff ? u8(number_of_figure(pub)) : u8{0};
}

void put_placed_sheriff(Public& pub, u8 sheriff) {
  if (sheriff != 0) set_figure(pub, sheriff);
}

u8 sheriff_stands(const Public& pub) { return u8(pub.sheriff[pub.flow.top().get<SheriffsLocals>().sheriff] - 1); }

}  // namespace saloon::desperados
