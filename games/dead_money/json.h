// State, view, decision and event of Dead Money as readable JSON: one codec for wire, records, scenarios and terminal.
#pragma once

#include "engine/json.h"
#include "games/dead_money/game.h"

namespace saloon::dead_money {

struct Codec {
  static json::object public_json(const Public& pub);
  static json::object private_json(const Public& pub, const Private& mine);
  static json::object box_json(const Public& pub, const Box& box);
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
std::string rank_name(int rank);
std::string face_name(int face);
int face_from_name(std::string_view name);
json::array cards_json(PairSet cards);
/// Faces as codes (face + 1) in their order, up to the first 0.
json::array order_json(u64 codes);
json::array seat_names(SeatSet who);
std::string_view reason_name(EndReason reason);
std::string_view category_name(int category);

}  // namespace saloon::dead_money
