// What the person before a client does: thinks, answers, changes its mind, talks, goes away and comes back.
#include "simulator/device.h"

namespace saloon::house::simulator {
namespace {

constexpr Moment kPatience = 40 * kSecond;  ///< with a message that gets no `done`

}  // namespace

void Device::look_around() {
  w_.agenda.in(w_.dice.between(7, 13) * kSecond, [this] { look_around(); });
  if (line_ == 0) return;
  if (!pending_.empty() && w_.agenda.now() - pending_.front().sent > kPatience) {
    suffered(Fault::Overtaken);
    w_.network.give_up(line_);
    return dial();
  }
  if (!person_.create.empty() && !invited_others_) open_table();
  if (!entered_) return;
  for (const auto& [seat, eyes] : eyes_) {
    if (seat != kSpectator) consider(seat);
  }
  look_after_table();
  if (!calm_) follow_whims();
}

/// Once, and then friends are told. Keys that got lost on the way are made anew.
void Device::open_table() {
  if (named_ && table_.empty() && !has_sent("create")) send("create", person_.create);
  if (!entered_) return;
  for (const auto& [key, opens] : {std::pair{&to_others_.sit, "sit"}, {&to_others_.watch, "watch"}}) {
    if (!key->empty() || has_sent("key")) continue;
    send("key", {{"opens", opens}});
    pending_.back().round = key == &to_others_.sit ? 0 : 1;
  }
  if (to_others_.sit.empty() || to_others_.watch.empty()) return;
  invited_others_ = true;
  invite_(to_others_);
}

void Device::look_after_table() {
  if (seen_.stage == "gathering") return gather();
  if (seen_.stage == "playing") return look_after_absent();
  if (seen_.stage == "over") return go_on_after_game();
}

void Device::gather() {
  bool all_taken = true;
  for (std::size_t i = 0; i < seen_.chairs.size(); ++i) {
    const ChairSeen& chair = seen_.chairs[i];
    const Seat seat = Seat(i);
    all_taken &= chair.guest || chair.bot;
    if (person_.wanted.has(seat) && !chair.guest && !chair.bot && !has_sent("sit", seat)) send("sit", {}, seat);
  }
  if (all_taken && seen_.host && !has_sent("start")) send("start");
}

/// A bot stands in for whoever stays away; whoever had left takes the seat again.
void Device::look_after_absent() {
  for (std::size_t i = 0; i < seen_.chairs.size(); ++i) {
    const ChairSeen& chair = seen_.chairs[i];
    const Seat seat = Seat(i);
    if (person_.wanted.has(seat) && !chair.guest && !has_sent("sit", seat)) send("sit", {}, seat);
    const Moment played_for_me = w_.agenda.now() - std::max(chair.bot_since, entered_at_);
    if (chair.bot_since != 0 && seen_.mine.has(seat) && played_for_me > kPatience * 3) {
      return broke("a bot still plays for " + seat_name(seat) + ", though its guest is back");
    }
    const bool too_long = chair.away_since != 0 && w_.agenda.now() - chair.away_since > seen_.limit;
    const bool may_say = seen_.host || !seen_.mine.empty();
    if (too_long && !chair.bot && may_say && !has_sent("stand_in", seat)) send("stand_in", {{"bot", "cowhand"}}, seat);
  }
}

void Device::go_on_after_game() {
  if (seen_.rematch.empty()) {
    if (seen_.host && !has_sent("again")) send("again");
    return;
  }
  send("exit");
  table_ = seen_.rematch;
  seen_ = {};
  eyes_.clear();
  last_row_ = 0;
  enter();
}

void Device::follow_whims() {
  const u64 whim = w_.dice.below(1000);
  if (whim < 12 && seen_.stage == "playing") {
    const std::string circle = seen_.mine.empty() ? "watchers" : "table";
    send("say", {{"circle", circle}, {"text", "howdy " + std::to_string(w_.dice.below(100))}});
  } else if (whim < 15 && !seen_.mine.empty()) {
    send("automatic", {{"on", w_.dice.hits(700)}}, *seen_.mine.begin());
  } else if (whim < 17) {
    suffered(Fault::Overtaken);
    w_.network.give_up(line_);
    dial();
  } else if (whim < 20) {
    go_away();
  } else if (whim < 21 && !seen_.host && seen_.stage == "playing" && w_.dice.hits(500)) {
    suffered(Fault::Away);
    send("leave");
  }
}

void Device::go_away() {
  suffered(Fault::Away);
  away_ = true;
  w_.network.give_up(line_);
  line_ = 0;
  entered_ = false;
  redial(w_.dice.between(10, 200) * kSecond);
}

void Device::consider(Seat seat) {
  Eyes& eyes = eyes_[seat];
  if (!eyes.is_asked() || eyes.thinks_about == eyes.round || has_sent("answer", seat)) return;
  eyes.thinks_about = eyes.round;
  w_.agenda.in(w_.thinking(table_), [this, seat, round = eyes.round, table = table_] {
    if (table == table_) think(seat, round);
  });
}

void Device::think(Seat seat, int round) {
  const auto at = eyes_.find(seat);
  if (at == eyes_.end()) return;
  Eyes& eyes = at->second;
  if (eyes.thinks_about == round) eyes.thinks_about = -1;
  if (!entered_ || eyes.round != round || !eyes.is_asked() || has_sent("answer", seat)) return;
  if (!eyes.required && w_.dice.hits(600)) {
    eyes.passed = round;
    return;
  }
  if (person_.has_rules) return answer(seat, round, own_list(eyes));
  if (has_sent("list", seat)) return;
  send("list", {}, seat);
  pending_.back().round = round;
}

json::array Device::own_list(const Eyes& eyes) const {
  const Result<json::value> view = parse_json(eyes.view);
  if (!view) return {};
  const Result<Look> look = game_.look(game_, *view);
  return look ? look->door().legal().decisions : json::array{};
}

void Device::answer(Seat seat, int round, const json::array& decisions) {
  const auto at = eyes_.find(seat);
  if (at == eyes_.end() || at->second.round != round || has_sent("answer", seat)) return;
  if (decisions.empty()) return;
  at->second.answer = decisions[w_.dice.below(decisions.size())];
  send("answer", {{"decision", at->second.answer}}, seat, round);
}

/// An answer to a round that is still open may be replaced, or taken back.
void Device::change_mind(Seat seat, int round) {
  const auto at = eyes_.find(seat);
  if (!entered_ || at == eyes_.end() || at->second.round != round || !at->second.sealed || at->second.over) return;
  if (has_sent("answer", seat) || has_sent("withdraw", seat)) return;
  if (w_.dice.hits(500)) return send("withdraw", {}, seat, round);
  json::array others;
  for (const json::value& decision : own_list(at->second)) {
    if (decision != at->second.answer) others.push_back(decision);
  }
  answer(seat, round, others);
}

}  // namespace saloon::house::simulator
