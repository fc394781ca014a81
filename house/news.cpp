#include "house/news.h"

#include "house/row_text.h"

namespace saloon::house {
namespace {

LetterText letter(const json::object& o) { return std::make_shared<const std::string>(json::serialize(o)); }

json::object guest_json(const KnownGuest& guest, const TableNews& news) {
  json::object o{{"guest", guest.guest},
                 {"name", guest.name},
                 {"present", news.presence.is_present(guest.guest, news.now)},
                 {"may_sit", guest.may_sit}};
  if (guest.muted) o["muted"] = true;
  return o;
}

json::object chair_json(Seat seat, const TableNews& news) {
  const Chair& chair = news.company.chairs[seat];
  json::object o;
  if (chair.guest != 0 && !chair.given_up) o["guest"] = chair.guest;
  if (!chair.bot.empty()) o["bot"] = chair.bot;
  if (chair.has_stand_in() && !chair.given_up) o["stand_in"] = true;
  if (chair.agreed) o["agreed"] = true;
  if (chair.guest == 0 || chair.given_up) return o;
  if (!news.presence.is_present(chair.guest, news.now)) o["away_since"] = *news.presence.away_since(chair.guest);
  if (!news.votes[seat].empty()) o["votes"] = json::array(news.votes[seat].begin(), news.votes[seat].end());
  return o;
}

}  // namespace

LetterText gone_letter(const TableId& table, std::string_view why) {
  return letter({{"type", "gone"}, {"table", table}, {"why", why}});
}

LetterText said_letter(const TableId& table, const std::vector<const Remark*>& remarks) {
  json::array words;
  for (const Remark* r : remarks) {
    json::object o{{"n", r->number}, {"circle", name_of(r->circle)}, {"guest", r->guest}, {"time", r->time}};
    if (r->circle == Circle::Gang) o["seat"] = seat_name(r->seat);
    o["text"] = r->text;
    words.push_back(std::move(o));
  }
  return letter({{"type", "said"}, {"table", table}, {"words", std::move(words)}});
}

std::string table_letter_for_all(const TableNews& news) {
  const Company& c = news.company;
  json::object o{{"type", "table"}, {"table", c.table}};
  for (auto& [key, value] : wishes_json(c.wishes)) o[key] = value;
  o["stage"] = name_of(c.stage);
  o["host"] = c.host;
  json::array guests;
  for (const KnownGuest& g : c.guests) {
    if (!g.barred) guests.push_back(guest_json(g, news));
  }
  o["guests"] = std::move(guests);
  json::object chairs;
  for (const Seat p : all_seats(c.wishes.seats)) chairs[seat_name(p)] = chair_json(p, news);
  o["chairs"] = std::move(chairs);
  if (news.round_since != 0) o["round_since"] = news.round_since;
  if (!c.rematch.empty()) o["rematch"] = c.rematch;
  return json::serialize(o);
}

LetterText table_letter(std::string_view for_all, const Company& company, Guest guest) {
  json::array seats;
  json::object automatic;
  for (const Seat p : company.seats_of(guest)) {
    seats.push_back(json::string(seat_name(p)));
    automatic[seat_name(p)] = company.chairs[p].automatic;
  }
  const KnownGuest* known = company.guest(guest);
  const json::object you{{"guest", guest},
                         {"seats", std::move(seats)},
                         {"host", company.is_host(guest)},
                         {"may_sit", known != nullptr && known->may_sit},
                         {"automatic", std::move(automatic)}};
  std::string text(for_all.substr(0, for_all.size() - 1));
  text.append(R"(,"you":)").append(json::serialize(you)).append("}");
  return std::make_shared<const std::string>(std::move(text));
}

LetterText now_letter(const TableId& table, const PlayNews& news) {
  std::string text;
  text.reserve(news.events.size() + news.view.size() + news.outcome.size() + 120);
  text.append(R"({"type":"now","table":")").append(table);
  text.append(R"(","viewer":")").append(seat_name(news.viewer));
  text.append(R"(","from":)").append(std::to_string(news.from));
  if (news.missed) text.append(R"(,"missed":true)");
  text.append(R"(,"events":)").append(news.events);
  text.append(R"(,"view":)").append(news.view);
  if (!news.outcome.empty()) text.append(R"(,"over":)").append(news.outcome);
  text.append("}");
  return std::make_shared<const std::string>(std::move(text));
}

LetterText back_letter(const TableId& table, Seat seat, std::string_view bot, u64 since) {
  return letter({{"type", "back"}, {"table", table}, {"seat", seat_name(seat)}, {"bot", bot}, {"since", since}});
}

}  // namespace saloon::house
