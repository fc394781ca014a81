// Nuggets on their way into hands and out of them.
#include "games/_template/rules.h"

namespace saloon::toy {

void draw_card(Context& c, Seat p) {
  const int face = c.pick(Roll::Draw, c.s.hidden.deck);
  c.s.hidden.deck.remove(face);
  c.of(p).hand.add(face);
  --c.pub().deck_size;
  ++c.pub().hand_size[p];
  c.tell<"drew">(everyone_secret_to(only(p)), p, face);
}

void show_bid(Context& c, Seat p, int face) {
  c.of(p).hand.remove(face);
  c.pub().discard.add(face);
  --c.pub().hand_size[p];
  c.tell<"revealed">(everyone(), p, face);
}

}  // namespace saloon::toy
