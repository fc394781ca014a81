// What is typed at a table of a house.
#include "cli/explain.h"
#include "cli/join/visit.h"
#include "telling/known.h"

namespace saloon::cli {
namespace {

std::string names_of(const std::vector<const GuestSeen*>& guests) {
  std::string names;
  for (const GuestSeen* guest : guests) names += (names.empty() ? "" : ", ") + guest->name;
  return names;
}

}  // namespace

void Visit::obey(const std::string& typed) {
  const bool gathering = !table_ || table_->is_gathering();
  if (needs_name_) {
    if (typed.empty()) return;
    const auto wish = wish_in(typed, true, words());
    needs_name_ = false;
    return tell({{"type", "name"}, {"name", wish && wish->wish == Wish::Name ? wish->rest : typed}}, Sent::Name);
  }
  if (const auto wish = wish_in(typed, gathering, words())) {
    leaving_ = leaving_ && wish->wish == Wish::Leave;
    return obey_wish(*wish);
  }
  leaving_ = false;
  if (const auto command = command_in(typed, words())) return obey_command(*command);
  if (chooses_seat()) return sit(typed);
  if (question_) return answer(typed);
  if (!typed.empty()) terminal_.line(Ink::Refusal, words().say("join.not_understood", {{"typed", typed}}));
}

void Visit::obey_command(const Typed& typed) {
  if (typed.command == Command::Quit) {
    ended_ = true;
    if (table_) line("join.kept", {{"link", plan_.link.to(plan_.link.table)}});
    return;
  }
  if (typed.command == Command::Help && typed.rest.empty()) return show_help();
  if (typed.command == Command::Log) {
    if (rules_) rules_->asking.show_last(log_, !typed.rest.empty(), "command.log");
    return;
  }
  const Viewer* viewer = viewer_at(question_ ? question_->seat : reader());
  if (viewer == nullptr) return show_who();
  const SeatDoor door = viewer->look->door();
  switch (typed.command) {
    case Command::Know:
      return rules_->asking.show_known(telling::own_lines(door, words()), {}, true);
    case Command::Hint:
      if (!question_) return line("join.no_hint");
      return rules_->asking.show_advice(
          question_->choices, telling::hint_lines(door, question_->choices, words(), telling::Adviser::Competent));
    case Command::Undo:
      if (reader() == kSpectator) return tell_clause("HOUSE-SEAT-02", "");
      return tell_table("take_back", {{"seat", seat_name(reader())}});
    default:
      return rules_->asking.obey(door, question_ ? question_->choices : telling::Choices(door, words()), typed);
  }
}

void Visit::obey_wish(const TypedWish& typed) {
  spoke_ = spoke_ || typed.wish == Wish::Say || typed.wish == Wish::Gang;
  switch (typed.wish) {
    case Wish::Help:
      return show_help();
    case Wish::Who:
      return show_who();
    case Wish::Name:
      return tell({{"type", "name"}, {"name", typed.rest}}, Sent::Name);
    case Wish::Say: {
      const bool watches = table_ && table_->mine.empty() && table_->stage == "playing";
      return tell_table("say", {{"circle", watches ? "watchers" : "table"}, {"text", typed.rest}});
    }
    case Wish::Gang:
      return tell_table("say", {{"circle", "gang"}, {"seat", seat_name(reader())}, {"text", typed.rest}});
    case Wish::Sit:
      return sit(typed.rest);
    case Wish::Rise:
      return tell_table("rise", {{"seat", seat_name(seat_typed(typed.rest).value_or(reader()))}});
    case Wish::Withdraw:
      return withdraw();
    case Wish::Agree:
      if (!table_) return;
      for (const Seat p : table_->mine) tell_table("agree", {{"seat", seat_name(p)}}, Sent::Agree);
      return;
    case Wish::Again:
      if (table_ && !table_->rematch.empty()) return go_to(table_->rematch);
      return tell_table("again");
    case Wish::Device:
      return tell({{"type", "recovery"}}, Sent::Recovery);
    case Wish::Leave:
      if (!std::exchange(leaving_, true)) return line("join.leave_for_good");
      return tell_table("leave");
    default:
      return obey_host(typed);
  }
}

/// What the house lets only the host do, or several together.
void Visit::obey_host(const TypedWish& typed) {
  const auto [first, rest] = first_word(typed.rest);
  const auto seat = seat_typed(first);
  if (typed.wish == Wish::Start) return tell_table("start");
  if (typed.wish == Wish::Link) {
    if (table_ && !table_->is_host()) return line("join.link", {{"link", plan_.link.to(plan_.link.table)}});
    if (seat) return tell_table("key", {{"opens", "seat"}, {"seat", seat_name(*seat)}}, Sent::Key);
    return tell_table("key", {{"opens", first.empty() ? "sit" : "watch"}}, Sent::Key);
  }
  if (typed.wish == Wish::Bot || typed.wish == Wish::Replace) {
    if (!seat) return line("join.which_seat");
    const json::value bot = rest.empty() ? json::value("cowhand") : json::value(rest);
    const bool nobody = rest == "-" || folded(rest) == folded(words().say("join.nobody"));
    if (typed.wish == Wish::Replace) return tell_table("stand_in", {{"seat", seat_name(*seat)}, {"bot", bot}});
    return tell_table("bot", {{"seat", seat_name(*seat)}, {"bot", nobody ? json::value(nullptr) : bot}});
  }
  const std::vector<const GuestSeen*> guests = guests_named(typed.rest);
  if (guests.empty()) return line("join.no_guest", {{"name", typed.rest}});
  if (guests.size() > 1) return line("join.several_guests", {{"names", names_of(guests)}});
  const i64 guest = guests.front()->guest;
  if (typed.wish == Wish::Kick) return tell_table("kick", {{"guest", guest}});
  tell_table("mute", {{"guest", guest}, {"on", typed.wish == Wish::Mute}});
}

/// At the seat that was named, or at the first that is free.
void Visit::sit(const std::string& rest) {
  if (!table_) return;
  const std::vector<Seat> free = table_->free_seats();
  const auto seat = rest.empty() && !free.empty() ? std::optional(free.front()) : seat_typed(rest);
  if (!seat) return line("join.which_seat");
  tell_table("sit", {{"seat", seat_name(*seat)}});
}

void Visit::withdraw() {
  const Viewer* viewer = viewer_at(question_ ? question_->seat : reader());
  if (viewer == nullptr || !question_) return tell_clause("SALOON-ASK-05", "");
  settled_.erase({question_->seat, question_->round});
  tell_table("withdraw", {{"seat", seat_name(question_->seat)}, {"round", question_->round}}, Sent::Withdraw);
}

void Visit::show_help() {
  const Viewer* viewer = question_ ? viewer_at(question_->seat) : nullptr;
  if (viewer != nullptr) {
    rules_->asking.show_help(viewer->look->door(), "join.help");
  } else {
    line(table_ && table_->is_gathering() ? "join.help_gathering" : "join.help");
  }
  if (table_ && table_->is_host()) line("join.help_host");
}

void Visit::show_who() {
  if (!table_) return;
  terminal_.lines(seat_lines(*table_, words()));
  for (const GuestSeen& guest : table_->guests) {
    const bool sits = std::any_of(table_->chairs.begin(), table_->chairs.end(),
                                  [&](const ChairSeen& chair) { return chair.guest == guest.guest; });
    if (!sits && guest.present) line("join.watches", {{"name", table_->name_of(guest.guest, words())}});
  }
}

/// Whose name this is, else all whose names begin like that: nobody is sent away for another.
std::vector<const GuestSeen*> Visit::guests_named(const std::string& name) const {
  std::vector<const GuestSeen*> found;
  if (!table_) return found;
  for (const GuestSeen& guest : table_->guests) {
    if (guest.guest == table_->me) continue;
    if (guest.name == name) return {&guest};
    if (folded(guest.name).starts_with(folded(name))) found.push_back(&guest);
  }
  return found;
}

}  // namespace saloon::cli
