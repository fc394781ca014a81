// The table, line by line: round and loot, coaches, towns, announced actions, players.
#include "engine/words/prose.h"

#include "games/desperados/seen.h"

namespace saloon::desperados {
namespace {

std::string names_of(u32 towns, const Words& words) {
  Lines parts;
  for (const int town : Bits{towns}) parts.push_back(words.say("card." + std::string(card_name(town))));
  return joined(parts, ", ");
}

std::string coach_line(const Public& pub, Coach coach, const Words& words) {
  const int at = pub.coach[unsigned(coach)] - 1;
  json::object args{{"coach", coach_name(coach)}};
  if (at < 0) {
    args["town"] = card_name(stop_of(pub.first_timetable, coach, 0));
    return words.say("table.coach_waits", args);
  }
  const int timetable = timetable_of(pub, coach);
  json::array next;
  for (int turn = pub.turn + 1; turn <= kTurns; ++turn) next.emplace_back(card_name(stop_of(timetable, coach, turn)));
  args["town"] = card_name(at);
  args["timetable"] = kTimetable.name_of(timetable);
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

std::string content_text(const View& v, int town, const Words& words) {
  const int bank = bank_at(town);
  if (bank < 0) return words.say(has_poker_tile(v.pub, town) ? "town_note.poker" : "town_note.bare");
  if (v.pub.bank_slot[unsigned(bank)] == 0) return words.say("town_note.empty_bank");
  return words.say("town_note.bank", {{"value", known_value(v, bank) * kHundred}});
}

std::string town_line(const View& v, int town, const Words& words) {
  const Public& pub = v.pub;
  Lines parts{content_text(v, town, words)};
  if (const int n = sheriffs_in(pub, town); n > 0) parts.push_back(words.say("table.sheriffs", {{"n", n}}));
  if (const json::array coaches = coaches_in(pub, town); !coaches.empty()) {
    parts.push_back(words.say("table.coaches", {{"coaches", coaches}}));
  }
  json::array figures;
  json::array really;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.figure[p] == town + 1) figures.emplace_back(name_for(v, p));
    if (known_ride(v, p).town == town && pub.figure[p] != town + 1) really.emplace_back(name_for(v, p));
  }
  if (!figures.empty()) parts.push_back(words.say("table.figures", {{"seats", figures}}));
  if (!really.empty()) parts.push_back(words.say("table.really", {{"seats", really}}));
  parts.push_back(words.say("table.roads", {{"towns", names_of(roads_from(town), words)}}));
  return "  " + words.say("table.town", {{"town", card_name(town)}, {"details", joined(parts, " · ")}});
}

void add_actions(const View& v, const Words& words, Lines& out) {
  for (const Action& action : v.pub.actions) {
    if (action.kind == ActionKind::None) continue;
    json::array seats;
    for (const Seat p : SeatSet{action.joiners}) seats.emplace_back(name_for(v, p));
    out.push_back(words.say("table.action", {{"turn", action.turn},
                                             {"action", kActionKind.name_of(i64(action.kind))},
                                             {"town", card_name(action.town)},
                                             {"seats", seats},
                                             {"needed", action.needed}}));
  }
}

/// "Salem, 2 face down": of cards that nobody but their owner knows one after the other only how many.
std::string row_text(const View& v, Seat p, const Words& words) {
  const Row row = known_row(v, p);
  Lines parts;
  int hidden = 0;
  for (int t = 0; t < cards_laid(v, p); ++t) {
    const int card = row[unsigned(t)] - 1;
    hidden = card < 0 ? hidden + 1 : 0;
    if (hidden > 1) parts.pop_back();
    parts.push_back(card < 0 ? words.say("table.face_down", {{"n", hidden}})
                             : words.say("card." + std::string(card_name(card))));
  }
  return parts.empty() ? words.say("table.no_cards") : joined(parts, ", ");
}

std::string seat_line(const View& v, Seat p, const Words& words) {
  const Public& pub = v.pub;
  const bool marshal = p == pub.marshal;
  json::object args{
      {"seat", name_for(v, p)}, {"role", marshal ? "marshal" : "desperado"}, {"cards", row_text(v, p, words)}};
  args["figure"] = pub.figure[p] == 0 ? "none" : card_name(pub.figure[p] - 1);
  const int real = known_ride(v, p).town;
  args["real"] = real < 0 || pub.figure[p] == real + 1 ? "none" : card_name(real);
  args["disk"] = marshal ? "none" : has_disk(pub, p) ? "free" : "used";
  args["lost"] = pub.lost[p] == 0 ? "none" : names_of(pub.lost[p], words);
  if (!marshal) args["colour"] = components::kColourKeys[unsigned(desperado_of(p, pub.marshal, pub.seats))];
  const u8 choice = v.mine.gang.choice[p];
  args["choice"] = rides_with_gang(v) && choice != 0 ? choice_name(choice) : "none";
  return words.say("table.seat", args);
}

}  // namespace

json::array coaches_in(const Public& pub, int town) {
  json::array out;
  for (const Coach coach : {Coach::Brown, Coach::Blue}) {
    if (pub.coach[unsigned(coach)] == town + 1) out.emplace_back(coach_name(coach));
  }
  return out;
}

std::vector<std::string> Prose::table(const View& v, const Words& words) {
  if (!is_dealt(v)) return {};
  const Public& pub = v.pub;
  Lines out{words.say("table.round", {{"round", pub.round},
                                      {"turn", pub.turn},
                                      {"loot", pub.loot * kHundred},
                                      {"goal", goal_of(pub) * kHundred},
                                      {"side", is_law(v)      ? "marshal"
                                               : is_seated(v) ? "gang"
                                                              : "nobody"}})};
  for (int town = 0; town < kTowns; ++town) out.push_back(town_line(v, town, words));
  out.push_back(coach_line(pub, Coach::Brown, words));
  out.push_back(coach_line(pub, Coach::Blue, words));
  out.push_back(words.say("table.tiles", {{"bank", pub.bank_pile},
                                          {"coach", values_text(pub.coach_tiles, components::kCoachValues)},
                                          {"poker", values_text(pub.poker_tiles, components::kPokerValues)}}));
  add_actions(v, words, out);
  out.push_back(words.say("table.people"));
  for (Seat p = 0; p < pub.seats; ++p) out.push_back(seat_line(v, p, words));
  return out;
}

}  // namespace saloon::desperados
