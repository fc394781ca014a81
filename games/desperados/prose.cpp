// The table, line by line: round and loot, coaches, towns, announced actions, players.
#include "games/desperados/prose.h"

#include "games/desperados/rules.h"
#include "games/desperados/viewed.h"

namespace saloon::desperados {
namespace {

using Lines = std::vector<std::string>;

std::string joined(const Lines& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += between;
    out += part;
  }
  return out;
}

std::string names_of(u32 towns, const Words& words) {
  Lines parts;
  for (const int town : Bits{towns}) parts.push_back(words.say("card." + std::string(card_name(town))));
  return joined(parts, ", ");
}

std::string coach_line(const Viewed& v, Coach coach, const Words& words) {
  const Public& pub = v.pub();
  const int at = pub.coach[unsigned(coach)] - 1;
  json::object args{{"coach", coach_name(int(coach))}};
  if (at < 0) {
    args["town"] = card_name(stop_of(pub.first_timetable, coach, 0));
    return words.say("table.coach_waits", args);
  }
  const int timetable = timetable_of(pub, coach);
  json::array next;
  for (int turn = pub.turn + 1; turn <= kTurns; ++turn) next.emplace_back(card_name(stop_of(timetable, coach, turn)));
  args["town"] = card_name(at);
  args["timetable"] = timetable_name(timetable);
  args["next"] = next;
  args["held"] = is_held(pub, coach);
  return words.say("table.coach", args);
}

/// "2 × 800, 1 × 900": what has not been won yet, which everybody can tell.
template <class Values>
std::string values_text(u32 tiles, const Values& values) {
  Lines parts;
  for (std::size_t i = 0; i < values.size();) {
    int count = 0;
    const int value = values[i] * kHundred;
    for (; i < values.size() && values[i] * kHundred == value; ++i) count += (tiles >> i & 1) != 0 ? 1 : 0;
    if (count > 0) parts.push_back(std::to_string(count) + " × " + std::to_string(value));
  }
  return joined(parts, ", ");
}

std::string content_text(const Viewed& v, int town, const Words& words) {
  const int bank = bank_at(town);
  if (bank < 0) return words.say(has_poker_tile(v.pub(), town) ? "town_note.poker" : "town_note.bare");
  if (v.pub().bank_slot[unsigned(bank)] == 0) return words.say("town_note.empty_bank");
  return words.say("town_note.bank", {{"value", v.bank_value(bank)}});
}

std::string town_line(const Viewed& v, int town, const Words& words) {
  const Public& pub = v.pub();
  Lines parts{content_text(v, town, words)};
  if (const int n = sheriffs_in(pub, town); n > 0) parts.push_back(words.say("table.sheriffs", {{"n", n}}));
  if (const json::array coaches = v.coaches_in(town); !coaches.empty()) {
    parts.push_back(words.say("table.coaches", {{"coaches", coaches}}));
  }
  json::array figures;
  json::array really;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.figure[p] == town + 1) figures.emplace_back(v.who(p));
    if (v.real_town(p) == town && pub.figure[p] != town + 1) really.emplace_back(v.who(p));
  }
  if (!figures.empty()) parts.push_back(words.say("table.figures", {{"seats", figures}}));
  if (!really.empty()) parts.push_back(words.say("table.really", {{"seats", really}}));
  parts.push_back(words.say("table.roads", {{"towns", names_of(roads_from(town), words)}}));
  return "  " + words.say("table.town", {{"town", card_name(town)}, {"details", joined(parts, " · ")}});
}

void add_actions(const Viewed& v, const Words& words, Lines& out) {
  for (const Action& action : v.pub().actions) {
    if (action.kind == ActionKind::None) continue;
    json::array seats;
    for (const Seat p : SeatSet{action.joiners}) seats.emplace_back(v.who(p));
    out.push_back(words.say("table.action", {{"turn", action.turn},
                                             {"action", kind_name(action.kind)},
                                             {"town", card_name(action.town)},
                                             {"seats", seats},
                                             {"needed", action.needed}}));
  }
}

std::string row_text(const Viewed& v, Seat p, const Words& words) {
  const Row row = v.known_row(p);
  Lines parts;
  for (int t = 0; t < v.cards_laid(p); ++t) {
    const int card = row[unsigned(t)] - 1;
    parts.push_back(card < 0 ? words.say("table.face_down") : words.say("card." + std::string(card_name(card))));
  }
  return parts.empty() ? words.say("table.no_cards") : joined(parts, ", ");
}

std::string seat_line(const Viewed& v, Seat p, const Words& words) {
  const Public& pub = v.pub();
  const bool marshal = p == pub.marshal;
  json::object args{{"seat", v.who(p)}, {"role", marshal ? "marshal" : "desperado"}, {"cards", row_text(v, p, words)}};
  args["figure"] = pub.figure[p] == 0 ? "none" : card_name(pub.figure[p] - 1);
  const int real = v.real_town(p);
  args["real"] = real < 0 || pub.figure[p] == real + 1 ? "none" : card_name(real);
  args["disk"] = marshal ? "none" : has_disk(pub, p) ? "free" : "used";
  args["lost"] = pub.lost[p] == 0 ? "none" : names_of(pub.lost[p], words);
  if (!marshal) args["colour"] = box::kColourKeys[unsigned(desperado_of(p, pub.marshal, pub.seats))];
  const Decision choice = v.rides_with_gang() ? chosen_by(v.view.mine.gang.choice[p]) : Decision{};
  args["choice"] = choice.given() ? choice_name(choice) : "none";
  return words.say("table.seat", args);
}

}  // namespace

std::vector<std::string> table_lines(const json::object& view, const Words& words) {
  const Viewed v(view);
  if (!v.readable || !v.dealt()) return {};
  const Public& pub = v.pub();
  Lines out{words.say("table.round", {{"round", pub.round},
                                      {"turn", pub.turn},
                                      {"loot", pub.loot * kHundred},
                                      {"goal", goal_of(pub) * kHundred},
                                      {"side", v.is_marshal() ? "marshal"
                                               : v.seated()   ? "gang"
                                                              : "nobody"}})};
  for (int town = 0; town < kTowns; ++town) out.push_back(town_line(v, town, words));
  out.push_back(coach_line(v, Coach::Brown, words));
  out.push_back(coach_line(v, Coach::Blue, words));
  out.push_back(words.say("table.tiles", {{"bank", pub.bank_pile},
                                          {"coach", values_text(pub.coach_tiles, box::kCoachValues)},
                                          {"poker", values_text(pub.poker_tiles, box::kPokerValues)}}));
  add_actions(v, words, out);
  for (Seat p = 0; p < pub.seats; ++p) out.push_back(seat_line(v, p, words));
  return out;
}

}  // namespace saloon::desperados
