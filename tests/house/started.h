// A table in play: two people, and bots on the other seats.
#pragma once

#include "tests/house/evening.h"

namespace saloon::house {

/// Two people and bots, sitting and started.
struct Started {
  explicit Started(std::string_view game = "desperados_cards", int seats = 3, bool pace = true,
                   FindGame find = find_game)
      : evening(
            [&] {
              Create create = table_for(game, seats, 2);
              create.wishes.pace = pace;
              return create;
            }(),
            1, find),
        anne(evening.connect("host")),
        zoe(evening.connect("Zoé")) {
    evening.say(anne, {{"type", "enter"}});
    evening.say(zoe, {{"type", "enter"}, {"key", "sit-key"}});
    evening.say(anne, {{"type", "sit"}, {"seat", "S0"}});
    evening.say(zoe, {{"type", "sit"}, {"seat", "S1"}});
    evening.say(anne, {{"type", "start"}});
  }
  [[nodiscard]] std::map<Seat, Client*> people() { return {{0, &anne}, {1, &zoe}}; }

  Evening evening;
  Client& anne;
  Client& zoe;
};

}  // namespace saloon::house
