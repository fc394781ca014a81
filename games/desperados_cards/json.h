// State, view, decision and event of the Desperados card game as readable JSON: one codec for wire, records, scenarios
// and terminal.
#pragma once

#include "engine/json.h"
#include "games/desperados_cards/game.h"

namespace saloon::desperados_cards {

struct Codec {
  static json::object public_json(const Public& pub);
  static json::object private_json(const Public& pub, const Private& mine);
  static json::object box_json(const Public& pub, const Box& truth);
  static void read_state(Reader& r, const json::object& pub, const std::array<const json::object*, kMaxSeats>& mine,
                         const json::object& box, State& s);
  static void read_view(Reader& r, const json::object& pub, const json::object* mine, View& v);

  static json::object decision_json(const Decision& d);
  struct Parsed {
    Decision decision{};
    const char* clause = nullptr;
    std::string detail;
  };
  static Parsed decision_from_json(const json::value& v);

  static json::object locals_json(const Frame& f);
  static void read_locals(Reader& r, const json::object& o, Frame& f);

  static json::object event_json(const Event& e, bool secret_seen);
  static json::value drawn_value(u8 roll, u32 value);
  static std::optional<u32> drawn_from_json(u8 roll, const json::value& v);
  static std::string_view end_reason(const Public& pub);
};

// names.cpp: how pieces are called in JSON, and back; -1 for a name that is none.
std::string face_name(int face);
int face_from_name(std::string_view name);
std::string place_card_name(int card);
int place_card_from_name(std::string_view name);
std::string pile_name(int pile);
int pile_from_name(std::string_view name);
json::array cards_json(PairSet cards);
json::array row_json(const Public& pub, int pile);

}  // namespace saloon::desperados_cards
