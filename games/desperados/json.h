// State, view, decision and event of Desperados as readable JSON: one codec for wire, records, scenarios and terminal.
#pragma once

#include "engine/json.h"
#include "games/desperados/game.h"

namespace saloon::desperados {

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
/// A town, or "saloon".
const char* card_name(int card);
int card_from_name(std::string_view name);
int town_from_name(std::string_view name);
const char* coach_name(int coach);
int coach_from_name(std::string_view name);
const char* kind_name(ActionKind kind);
ActionKind kind_from_name(std::string_view name);
/// What a desperado chose: "no_action", "poker", "coach_brown", "coach_blue", "spy".
const char* choice_name(const Decision& d);
/// A zero decision for a name that is none.
Decision choice_from_name(std::string_view name);
std::string timetable_name(int timetable);
int timetable_from_name(std::string_view name);
const char* end_name(EndReason reason);
int end_from_name(std::string_view name);
/// Cards of a set in the order of a deck.
json::array cards_json(u32 cards);
/// A row from its first card, unseen ones null, up to the last that is known.
json::array row_json(const Row& row);

// json_read.cpp: pieces that several readers share.
int read_town(Reader& r, const json::value* v, std::string_view what);
int read_card(Reader& r, const json::value* v, std::string_view what);
/// Dollars, as hundreds.
int read_value(Reader& r, const json::value* v, std::string_view what);
Row read_row(Reader& r, const json::value* v, std::string_view what);
/// Null for a key that is missing or null.
const json::value* given(const json::object& o, std::string_view key);
void read_public(Reader& r, const json::object& o, Public& pub);

}  // namespace saloon::desperados
