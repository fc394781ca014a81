// What comes from the house, beside the game itself.
#include "cli/join/visit.h"
#include "telling/catalogue.h"

namespace saloon::cli {

void Visit::take(const Conversation::News& news) {
  using Kind = Conversation::News::Kind;
  switch (news.kind) {
    case Kind::Letter:
      return take_letter(news.letter);
    case Kind::Lost:
      return line("join.lost");
    case Kind::Connected:
      line("join.connected");
      std::erase_if(sent_, [](const auto& sent) { return sent.second == Sent::Enter; });
      if (came_in_) enter(false);
      return talk_.tell_again();
    case Kind::GivenUp:
      return end(words().say(
          news.fault.key, {{"house", plan_.link.house()}, {"host", plan_.link.host}, {"detail", news.fault.detail}}));
  }
}

void Visit::take_letter(const json::object& letter) {
  const std::string type = text_in(letter, "type");
  if (type == "welcome") return welcome(letter);
  if (type == "done") return done(letter);
  if (type == "bye") return bye(letter);
  if (type == "wrong") return terminal_.line(Ink::Refusal, text_in(letter, "detail"));
  if (text_in(letter, "table") != plan_.link.table) return;
  if (type == "table") return table(letter);
  if (type == "now") return now(letter);
  if (type == "said") return said(letter);
  if (type == "back") return back(letter);
  if (type != "gone") return;
  ended_ = true;
  line(text_in(letter, "why") == "left" ? "join.gone.left" : "join.gone.barred");
}

void Visit::welcome(const json::object& letter) {
  if (came_in_) return;
  name_ = text_in(letter, "name");
  if (!plan_.name.empty() && plan_.name != name_) {
    return tell({{"type", "name"}, {"name", plan_.name}}, Sent::Name);
  }
  if (name_.empty()) {
    needs_name_ = true;
    return;
  }
  come_in();
}

void Visit::done(const json::object& letter) {
  const auto found = sent_.find(text_in(letter, "id"));
  if (found == sent_.end()) return;
  const Sent sent = found->second;
  sent_.erase(found);
  const json::object& why_not = object_in(letter, "refused");
  if (why_not.empty()) return done_well(sent, letter);
  refused(sent, why_not);
}

void Visit::done_well(Sent sent, const json::object& letter) {
  switch (sent) {
    case Sent::Name:
      name_ = text_in(letter, "name");
      if (came_in_) line("join.named", {{"name", name_}});
      return come_in();
    case Sent::Create:
      plan_.link.table = text_in(letter, "table");
      plan_.link.key = text_in(object_in(letter, "keys"), "sit");
      line("join.created", {{"sit", plan_.link.to(plan_.link.table, plan_.link.key)},
                            {"watch", plan_.link.to(plan_.link.table, text_in(object_in(letter, "keys"), "watch"))}});
      return enter(false);
    case Sent::Key:
      return line("join.link", {{"link", plan_.link.to(plan_.link.table, text_in(letter, "key"))}});
    case Sent::Recovery:
      return line("join.recovery", {{"link", plan_.link.to_recover(text_in(letter, "key"))}});
    case Sent::Withdraw:
      return line("join.withdrawn");
    case Sent::Agree:
      return line("join.agreed");
    case Sent::Enter:
    case Sent::Answer:
    case Sent::Other:
      return;
  }
}

void Visit::refused(Sent sent, const json::object& refused) {
  const std::string clause = text_in(refused, "clause");
  if (sent == Sent::Enter && !came_in_) {
    // A key of one seat is used up by the one who has it: who is known there needs none.
    const bool without = clause == "HOUSE-KEY-01" && !std::exchange(tried_without_key_, true);
    if (without) return enter(false);
    const std::string said = tried_without_key_ && !plan_.link.key.empty() ? "HOUSE-KEY-01" : clause;
    return end(words().say("join.error.not_let_in", {{"clause", said}, {"text", words().say("clause." + said)}}));
  }
  if (sent == Sent::Enter) return not_let_back_in(clause);
  if (sent == Sent::Create) {
    const std::string detail = text_in(refused, "detail");
    return end(words().say("join.error.not_created", {{"clause", clause},
                                                      {"text", words().say("clause." + clause)},
                                                      {"detail", detail.empty() ? "" : " (" + detail + ")"}}));
  }
  if (sent == Sent::Name && !came_in_) needs_name_ = true;
  if (sent == Sent::Answer && question_) settled_.erase({question_->seat, question_->round});
  tell_clause(clause, text_in(refused, "detail"));
}

/// Whoever was at the table before hears nothing of it until let in: a house without room has some later.
void Visit::not_let_back_in(const std::string& clause) {
  if (clause != "HOUSE-STORE-01" && clause != "HOUSE-FULL-01") {
    return end(words().say("join.error.not_let_in", {{"clause", clause}, {"text", words().say("clause." + clause)}}));
  }
  tell_clause(clause, "");
  line("join.lost");
  talk_.come_back_later();
}

/// Quoted with its clause, by the rules of the game or by those of the house.
void Visit::tell_clause(const std::string& clause, const std::string& detail) {
  if (rules_) return rules_->asking.show_refusal({clause, detail, {}});
  std::string text = words().say("clause." + clause);
  if (!detail.empty()) text += " (" + detail + ")";
  terminal_.line(Ink::Refusal, words().say("question.refused", {{"clause", clause}, {"text", text}}));
}

void Visit::table(const json::object& letter) {
  std::optional<TableSeen> before = std::exchange(table_, read_table(letter));
  if (!rules_) {
    const GameInfo* game = find_game(table_->game);
    if (game == nullptr) return end(shell_.say("join.error.game", {{"game", table_->game}}));
    rules_ = std::make_unique<Rules>(*game, shell_.language(), terminal_);
  }
  telling::name_seats(rules_->words);
  telling::name_seats(rules_->words, table_->seat_names());
  came_in_ = true;
  set_farewell_here();
  if (!before) return first_look();
  terminal_.lines(changes(*before, *table_, words()));
  if (before->stage != table_->stage) {
    const std::string key = "join.stage." + table_->stage;
    if (words().has(key)) terminal_.line(Ink::Heading, words().say(key));
  }
  if (before->rematch.empty() && !table_->rematch.empty()) {
    line("join.rematch");
    return go_to(table_->rematch);
  }
  std::erase_if(viewers_, [&](const auto& v) { return v.first != kSpectator && !table_->mine.has(v.first); });
  find_question();
}

void Visit::first_look() {
  terminal_.line(Ink::Heading, words().say("play.welcome", {{"game", words().say("game.name")},
                                                            {"tagline", words().say("game.tagline")}}));
  terminal_.lines(seat_lines(*table_, words()));
  if (!table_->rematch.empty()) line("join.has_rematch");
  const char* const hint = !table_->is_gathering() ? "join.hint_playing"
                           : table_->is_host()     ? "join.hint_host"
                                                   : "join.hint_guest";
  line(hint);
}

void Visit::said(const json::object& letter) {
  const json::value* list = letter.if_contains("words");
  if (list == nullptr || !list->is_array() || !table_) return;
  for (const json::value& v : list->get_array()) {
    const auto* o = v.if_object();
    if (o == nullptr) continue;
    i64& last = said_[text_in(*o, "circle") + text_in(*o, "seat")];
    if (whole_number_in(*o, "n") <= last) continue;
    last = whole_number_in(*o, "n");
    const i64 guest = whole_number_in(*o, "guest");
    if (guest == table_->me && spoke_) continue;  // it stands there, as it was typed
    line("join.said",
         {{"name", table_->name_of(guest, words())}, {"circle", text_in(*o, "circle")}, {"text", text_in(*o, "text")}});
  }
}

void Visit::back(const json::object& letter) {
  const auto seat = seat_typed(text_in(letter, "seat"));
  const auto viewer = seat ? viewers_.find(*seat) : viewers_.end();
  if (viewer == viewers_.end()) return;
  const auto since = std::size_t(whole_number_in(letter, "since"));
  const std::vector<std::size_t>& answered = viewer->second.answered;
  const auto meanwhile = std::count_if(answered.begin(), answered.end(), [&](std::size_t n) { return n >= since; });
  line("join.back", {{"bot", text_in(letter, "bot")}, {"n", meanwhile}});
}

/// With a time to come back the connection breaks next, and is taken up again; without one this was the end.
void Visit::bye(const json::object& letter) {
  const std::string key = "join.bye." + text_in(letter, "why");
  const std::string text = words().has(key) ? words().say(key) : words().say("join.bye.unknown");
  if (letter.contains("again")) return terminal_.line(text);
  end(text);
}

}  // namespace saloon::cli
