#include "simulator/device.h"

#include <charconv>

namespace saloon::house::simulator {
namespace {

constexpr u64 kDoubledPermille = 8;

/// What follows on this mark, up to the next closing bracket.
std::string_view list_after(std::string_view view, std::string_view mark, std::size_t from) {
  const std::size_t at = view.find(mark, from);
  if (at == std::string_view::npos) return {};
  const std::size_t end = view.find(']', at);
  return view.substr(at + mark.size(), end - at - mark.size());
}

}  // namespace

Device::Device(Surroundings around, Person person, const GameInfo& game, std::function<void(const Invitation&)> invite)
    : w_(std::move(around)), person_(std::move(person)), game_(game), invite_(std::move(invite)) {
  w_.agenda.in(w_.dice.between(10, 8000), [this] {
    dial();
    look_around();
  });
}

void Device::be_invited(const Invitation& invitation) {
  table_ = invitation.table;
  key_ = person_.wanted.empty() ? invitation.watch : invitation.sit;
  if (line_ != 0) enter();
}

void Device::dial() {
  dialing_ = false;
  away_ = false;
  line_ = w_.network.dial(*this, person_.token);
  entered_ = false;
  greet();
}

void Device::greet() {
  w_.network.send(line_, R"({"type":"hello","protocol":1})");
  if (!named_ && !has_sent("name")) send("name", {{"name", person_.name}});
  if (!table_.empty()) return enter();
  for (Pending& message : pending_) post(message);
}

void Device::enter() {
  entered_ = false;
  json::object heard;
  for (auto& [viewer, eyes] : eyes_) {
    heard[viewer == kSpectator ? "spectator" : seat_name(viewer)] = eyes.next;
    eyes.coming_back = true;
  }
  json::object members;
  if (!key_.empty()) members["key"] = key_;
  if (!heard.empty()) members["heard"] = std::move(heard);
  std::vector<Pending> again = std::exchange(pending_, {});
  std::erase_if(again, [](const Pending& p) { return p.type == "enter"; });
  send("enter", std::move(members));
  for (Pending& message : again) {
    message.sent = w_.agenda.now();
    post(message);
    pending_.push_back(std::move(message));
  }
}

void Device::redial(Moment after) {
  if (std::exchange(dialing_, true)) return;
  w_.agenda.in(after, [this] { dial(); });
}

void Device::send(std::string_view type, json::object members, Seat seat, int round) {
  members["type"] = type;
  const bool to_hall = type == "name" || type == "create";
  if (!to_hall) members["table"] = table_;
  members["id"] = w_.inspector.new_id();
  if (seat != kSpectator) members["seat"] = seat_name(seat);
  if (round >= 0) members["round"] = round;
  Pending message{
      text_in(members, "id"), table_, std::string(type), json::serialize(members), w_.agenda.now(), seat, round};
  Sent sent{message.type, to_hall ? TableId() : table_, {}, last_row_};
  if (type == "answer") {
    sent.answer = R"({"seat":")" + seat_name(seat) + R"(","does":)" + json::serialize(members["decision"]) + ",";
  }
  w_.inspector.sends(message.id, std::move(sent));
  post(message);
  if (!calm_ && w_.dice.hits(kDoubledPermille)) {
    suffered(Fault::Doubled);
    post(message);
  }
  pending_.push_back(std::move(message));
}

void Device::post(const Pending& message) {
  if (line_ != 0) w_.network.send(line_, message.text);
}

bool Device::has_sent(std::string_view type, Seat seat) const {
  return std::any_of(pending_.begin(), pending_.end(),
                     [&](const Pending& p) { return p.type == type && p.seat == seat; });
}

void Device::check_at_rest(Moment calm_for) {
  if (!pending_.empty() && w_.agenda.now() - pending_.front().sent >= calm_for) {
    return broke("never answered: " + pending_.front().text);
  }
  if (!entered_) return;
  for (const auto& [viewer, eyes] : eyes_) w_.inspector.sees(table_, viewer, eyes.next, eyes.view);
}

void Device::lost(Connection connection) {
  if (connection != line_) return;
  line_ = 0;
  entered_ = false;
  if (!away_) redial(w_.dice.between(50, 4 * kSecond));
}

void Device::received(Connection connection, const LetterText& text) {
  if (connection != line_) return;
  if (text->starts_with(R"({"type":"now")")) return read_now_letter(*text);
  const Result<json::value> read = parse_json(*text);
  if (!read || !read->is_object()) return broke("no letter: " + *text);
  const json::object& letter = *read->if_object();
  const std::string type = text_in(letter, "type");
  if (type == "done") return read_done(letter);
  if (type == "welcome") return;
  if (type == "wrong") return broke("a message was not understood: " + *text);
  if (text_in(letter, "table") != table_) return;
  if (type == "table") return read_table(letter);
  if (type == "said") return read_said(letter);
  if (type == "gone") {
    eyes_.clear();
    w_.agenda.in(w_.dice.between(20, 60) * kSecond, [this, connection] {
      if (line_ == connection) enter();
    });
  }
}

void Device::read_now_letter(const std::string& text) {
  if (text.find(R"("table":")" + table_ + '"') == std::string::npos) return;
  const std::optional<NowLetter> now = read_now(text);
  if (!now) return broke("no letter that can be read: " + text);
  const auto known = eyes_.find(now->viewer);
  const bool later = known != eyes_.end() && now->from > known->second.next;
  const bool missed = later && now->missed && known->second.coming_back;
  if (known != eyes_.end() && now->from != known->second.next && !missed) {
    return broke("expected event " + std::to_string(known->second.next) + ", got " + std::to_string(now->from));
  }
  for (std::size_t i = 0; i < now->events.size(); ++i) {
    w_.inspector.hears(table_, now->viewer, now->from + i, now->events[i]);
  }
  Eyes& eyes = eyes_[now->viewer];
  eyes.next = now->from + now->events.size();
  eyes.coming_back = false;
  eyes.view = now->view;
  eyes.over = now->over;
  const std::string me = '"' + seat_name(now->viewer) + '"';
  const std::size_t asked = eyes.view.find(R"("asked":{"round":)");
  if (asked == std::string::npos) return broke("a view without questions");
  std::from_chars(eyes.view.data() + asked + 17, eyes.view.data() + eyes.view.size(), eyes.round);
  eyes.required = list_after(eyes.view, R"("required":[)", asked).find(me) != std::string_view::npos;
  eyes.offered = list_after(eyes.view, R"("offered":[)", asked).find(me) != std::string_view::npos;
  const std::size_t secrets = eyes.view.rfind(R"("private":{)");
  eyes.sealed = secrets != std::string::npos && eyes.view.find(R"("sealed":)", secrets) != std::string::npos;
  if (now->viewer != kSpectator) consider(now->viewer);
}

void Device::read_done(const json::object& letter) {
  const std::string id = text_in(letter, "id");
  const auto at = std::find_if(pending_.begin(), pending_.end(), [&](const Pending& p) { return p.id == id; });
  if (at == pending_.end()) return;
  const Pending message = std::move(*at);
  pending_.erase(at);
  const std::string clause = text_in(object_in(letter, "refused"), "clause");
  if (!clause.empty()) return was_refused(message, clause);
  const u64 row = w_.inspector.acknowledged(id);
  if (message.table == table_) last_row_ = std::max(last_row_, row);
  was_done(message, letter);
}

void Device::was_done(const Pending& message, const json::object& letter) {
  if (message.type == "name") named_ = true;
  if (message.type == "create") {
    table_ = text_in(letter, "table");
    const json::object& keys = object_in(letter, "keys");
    to_others_ = {table_, text_in(keys, "sit"), text_in(keys, "watch")};
    enter();
  }
  if (message.type == "key") (message.round == 0 ? to_others_.sit : to_others_.watch) = text_in(letter, "key");
  if (message.type == "enter") {
    entered_ = true;
    entered_at_ = w_.agenda.now();
    key_.clear();
  }
  if (message.type == "list") {
    if (const json::value* list = letter.if_contains("decisions"); list != nullptr && list->is_array()) {
      answer(message.seat, message.round, *list->if_array());
    }
  }
  if (message.type == "answer" && w_.dice.hits(60)) {
    w_.agenda.in(w_.dice.between(100, 4000),
                 [this, seat = message.seat, round = message.round] { change_mind(seat, round); });
  }
}

void Device::was_refused(const Pending& message, const std::string& clause) {
  const bool again = clause == "HOUSE-STORE-01" || clause == "HOUSE-FULL-01";
  if (message.type == "enter") {
    if (!again) return broke("may not come in: " + clause);
    w_.network.give_up(line_);
    line_ = 0;
    redial(w_.dice.between(500, 3000));
  }
}

void Device::read_table(const json::object& letter) {
  seen_.mine = {};
  seen_.stage = text_in(letter, "stage");
  seen_.rematch = text_in(letter, "rematch");
  seen_.limit = whole_number_in(letter, "limit") * kSecond;
  const std::vector<ChairSeen> before = std::exchange(seen_.chairs, {});
  for (const auto& [name, value] : object_in(letter, "chairs")) {
    const json::object& chair = *value.if_object();
    ChairSeen seen{.guest = chair.contains("guest"),
                   .bot = chair.contains("bot"),
                   .away_since = Moment(whole_number_in(chair, "away_since"))};
    const std::size_t n = seen_.chairs.size();
    if (chair.contains("stand_in")) {
      seen.bot_since = n < before.size() && before[n].bot_since != 0 ? before[n].bot_since : w_.agenda.now();
    }
    seen_.chairs.push_back(seen);
  }
  const json::object& you = object_in(letter, "you");
  const json::value* host = you.if_contains("host");
  seen_.host = host != nullptr && *host == json::value(true);
  const json::value* seats = you.if_contains("seats");
  for (const json::value& seat : *seats->if_array()) {
    seen_.mine.add(seat_from_name(std::string_view(*seat.if_string())).value_or(0));
  }
  const SeatSet viewers = seen_.mine.empty() ? only(kSpectator) : seen_.mine;
  std::erase_if(eyes_, [&](const auto& item) { return !viewers.has(item.first); });
}

void Device::read_said(const json::object& letter) {
  const json::value* words = letter.if_contains("words");
  for (const json::value& word : *words->if_array()) {
    const json::object& said = *word.if_object();
    w_.inspector.hears_said(table_, u64(whole_number_in(said, "n")), json::serialize(said));
  }
}

}  // namespace saloon::house::simulator
