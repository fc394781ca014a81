// State, view, decision and event of Deadwood 1876 as readable JSON: one codec for wire, records, scenarios and
// terminal.
#pragma once

#include "engine/json.h"
#include "games/deadwood_1876/game.h"

namespace saloon::deadwood_1876 {

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
std::string card_name(int card);      ///< "D25"
std::string safe_name(int safe);      ///< "G-2", "B-TIN"
std::string handle_name(int handle);  ///< "h7"
std::string aim_name(int aim);        ///< "S1", "stranger": a holder as decisions and events number him
std::string house_name(int house);    ///< "GEM"
std::string gun_name(Gun gun);        ///< "COL"
std::string item_name(Item item);     ///< "HOL"
std::string character_name(int character);
int card_from_name(std::string_view name);
int safe_from_name(std::string_view name);
int handle_from_name(std::string_view name);
int aim_from_name(std::string_view name);
int house_from_name(std::string_view name);
int character_from_name(std::string_view name);
json::array cards_json(u64 cards);
json::array handles_json(Places handles);
/// {"h3": "G5", …}: of the safes in the bit set, those that are located at a handle.
json::object located_json(const Facts& facts, u32 safes);
/// [{"safe": "G5", "at": ["h1", "box"]}, …]: the others.
json::array facts_json(const Facts& facts, u32 safes);

}  // namespace saloon::deadwood_1876
