#include "cli/seating.h"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <functional>

#include "bots/character.h"
#include "cli/text.h"
#include "cli/thinkers.h"
#include "telling/catalogue.h"

namespace saloon::cli {
namespace {

constexpr std::size_t kLongestName = 24;
constexpr const char* kMoods = "shell.mood.";
constexpr u64 kSlowest = 60'000;

/// A keyed seed nobody knows before the game is over.
std::string secret_seed(const Shell& shell) {
  std::array<unsigned char, 32> bytes{};
  if (getentropy(bytes.data(), bytes.size()) != 0) shell.refuse("error.setup", {{"detail", "no randomness"}});
  std::string out;
  for (const unsigned char byte : bytes) {
    for (const int half : {byte >> 4, byte & 15}) out += "0123456789abcdef"[half];
  }
  return out;
}

/// "0,2", "all" or "none"; one person at `seat` where nothing is said.
SeatSet people_named(const SeatingFlags& flags, const Shell& shell, int seats) {
  const u64 last = u64(seats - 1);
  if (flags.people.empty()) {
    return only(Seat(number_named(shell, "--seat", flags.seat.empty() ? "0" : flags.seat, 0, last)));
  }
  if (!flags.seat.empty()) shell.refuse("error.one_seating");
  if (flags.people == "all") return all_seats(seats);
  SeatSet out;
  if (flags.people == "none") return out;
  for (std::size_t at = 0; at <= flags.people.size();) {
    const std::size_t end = std::min(flags.people.find(',', at), flags.people.size());
    const Seat p = Seat(number_named(shell, "--humans", flags.people.substr(at, end - at), 0, last));
    if (out.has(p)) shell.refuse("error.twice_seated", {{"seat", p}});
    out.add(p);
    at = end + 1;
  }
  return out;
}

/// A name for each seat: those that were given, to people in the order of their seats.
std::vector<std::string> names_named(const std::string& given, SeatSet people, const Shell& shell) {
  std::vector<std::string> out(kMostSeats);
  std::vector<std::string> names = split(given, ',');
  if (int(names.size()) > people.size()) shell.refuse("error.names", {{"n", people.size()}});
  auto name = names.begin();
  for (const Seat p : people) {
    if (name == names.end()) break;
    out[p] = trimmed(*name++);
    const bool bare = std::any_of(out[p].begin(), out[p].end(), [](char c) { return u8(c) < 0x20 || c == 0x7F; });
    if (out[p].empty() || bare || width(out[p]) > kLongestName) shell.refuse("error.name", {{"most", kLongestName}});
  }
  return out;
}

/// A title within a sentence.
std::string in_a_sentence(std::string title) {
  title[0] = char(std::tolower(u8(title[0])));
  return title;
}

/// As it is typed, and what the reader calls it.
std::string with_title(const std::string& name, const std::string& title) {
  return folded(title) == name ? name : name + " (" + in_a_sentence(title) + ")";
}

/// Who the bots are, for somebody who is about to choose some.
void describe_bots(const Shell& shell, Terminal& terminal) {
  const Words words = offer_words(shell.language());
  const auto describe = [&](const char* key, const char* name) {
    const std::string about = std::string(key) + name + ".about";
    if (!words.has(about)) return;
    const std::string called = with_title(name, words.say(std::string(key) + name + ".title"));
    terminal.paragraph(
        "  " + shell.say("games.value", {{"value", terminal.inked(Ink::Number, called)}, {"about", words.say(about)}}),
        4);
  };
  for (const char* level : level_names()) describe("bot.", level);
  terminal.line(shell.say("setup.moods"));
  for (const char* mood : mood_names()) describe(kMoods, mood);
}

using Check = std::function<void(const std::string&)>;

/// Asks until the answer passes the check; Enter takes the usual value. Nothing if the input ends.
std::optional<std::string> ask_value(Terminal& terminal, const Shell& shell, const std::string& question,
                                     const std::string& usual, const Check& check) {
  for (;;) {
    const auto typed = terminal.read(shell.say("setup.prompt", {{"question", question}, {"usual", usual}}));
    if (!typed) return {};
    std::string value = trimmed(*typed).empty() ? usual : trimmed(*typed);
    try {
      check(value);
      return value;
    } catch (const Wrong& wrong) {
      terminal.line(Ink::Refusal, wrong.what());
    }
  }
}

/// Would any value of this option have an effect beside what is chosen already?
bool counts(const OptionInfo& option, const GameInfo& game, const std::vector<std::string>& chosen,
            const Shell& shell) {
  std::vector<OptionSetting> settings;
  for (const std::string& text : chosen) settings.push_back(setting_named(shell, text));
  return need_is_met(game.options, option, settings);
}

/// Refuses a value that this option cannot have, whatever else is chosen.
void check_value(const OptionInfo& option, const std::string& value, const GameInfo& game, const Shell& shell) {
  std::vector<std::string> settings;
  for (const OptionSetting& o : with_need(game.options, {option.name, value})) {
    settings.push_back(o.name + "=" + o.value);
  }
  options_named(shell, game, settings);
}

bool ask_options(SeatingFlags& flags, const GameInfo& game, const Shell& shell, Terminal& terminal) {
  const Words words = words_of(game, shell.language());
  for (const OptionInfo& option : game.options) {
    if (!counts(option, game, flags.options, shell)) continue;
    const std::string key = "option." + option.name;
    terminal.line();
    terminal.line(Ink::Heading, words.say(key + ".name"));
    terminal.paragraph("  " + words.say(key + ".about"));
    for (const std::string& value : option.values) {
      terminal.paragraph(
          "  " + words.say("games.value", {{"value", terminal.inked(Ink::Number, value_told(option, value, words))},
                                           {"about", words.say(key + ".value." + value + ".about")}}),
          4);
    }
    const auto check = [&](const std::string& v) { check_value(option, v, game, shell); };
    const auto value = ask_value(terminal, shell, option.name, option.standard, check);
    if (!value) return false;
    if (*value != option.standard) flags.options.push_back(option.name + "=" + *value);
  }
  return true;
}

}  // namespace

Seating seating_of(const SeatingFlags& flags, const Shell& shell) {
  Seating out;
  out.game = &game_named(shell, flags.game);
  const int seats = seats_named(shell, *out.game, flags.seats);
  out.people = people_named(flags, shell, seats);
  out.bots = bots_named(shell, *out.game, flags.bot, flags.bots, kUsualBot, seats);
  out.setup = {seats, options_named(shell, *out.game, flags.options), flags.seed};
  out.names = names_named(flags.names, out.people, shell);
  if (!flags.pace.empty()) out.pace = number_named(shell, "--pace", flags.pace, 0, kSlowest);
  out.timed = flags.seed.empty();
  if (flags.seed.empty()) out.setup.seed = secret_seed(shell);
  return out;
}

std::optional<std::string> ask_game(const Shell& shell, Terminal& terminal) {
  std::vector<std::string> slugs;
  for (const GameInfo& game : all_games()) {
    slugs.emplace_back(game.slug);
    const Words words = words_of(game, shell.language());
    terminal.line(words.say("setup.game", {{"n", terminal.inked(Ink::Number, std::to_string(slugs.size()))},
                                           {"name", title_of(game, shell.language())},
                                           {"slug", game.slug},
                                           {"min", game.min_seats},
                                           {"max", game.max_seats},
                                           {"tagline", words.say("game.tagline")}}));
  }
  const auto slug_of = [&](const std::string& typed) {
    const auto number = number_in(typed);
    return number && *number >= 1 && *number <= slugs.size() ? slugs[*number - 1] : typed;
  };
  const auto check = [&](const std::string& typed) { game_named(shell, slug_of(typed)); };
  const auto typed = ask_value(terminal, shell, shell.say("setup.which_game"), "1", check);
  return typed ? std::optional(slug_of(*typed)) : std::nullopt;
}

bool ask_seating(SeatingFlags& flags, const Shell& shell, Terminal& terminal) {
  const GameInfo& game = game_named(shell, flags.game);
  const auto ask = [&](std::string& into, const char* key, const json::object& args, const std::string& usual,
                       const Check& check) {
    const auto value = ask_value(terminal, shell, shell.say(key, args), usual, check);
    if (value) into = *value;
    return value.has_value();
  };
  const std::string usual_seats = std::to_string(seats_named(shell, game, flags.seats));
  if (!ask(flags.seats, "setup.seats", {{"min", game.min_seats}, {"max", game.max_seats}}, usual_seats,
           [&](const std::string& v) { seats_named(shell, game, v); })) {
    return false;
  }
  const int seats = seats_named(shell, game, flags.seats);
  const std::string usual_people = flags.people.empty() ? (flags.seat.empty() ? "0" : flags.seat) : flags.people;
  flags.seat.clear();
  if (!ask(flags.people, "setup.people", {{"last", seats - 1}}, usual_people, [&](const std::string& v) {
        SeatingFlags wanted;
        wanted.people = v;
        people_named(wanted, shell, seats);
      })) {
    return false;
  }
  describe_bots(shell, terminal);
  const std::string usual_bots = flags.bots.empty() ? (flags.bot.empty() ? kUsualBot : flags.bot) : flags.bots;
  flags.bot.clear();
  if (!ask(flags.bots, "setup.bots", {{"bots", comma_list(level_names())}}, usual_bots,
           [&](const std::string& v) { bots_named(shell, game, "", v, kUsualBot, seats); })) {
    return false;
  }
  return ask_options(flags, game, shell, terminal);
}

Words words_at(const Seating& seating, Language language) {
  Words words = words_of(*seating.game, language);
  telling::name_seats(words, seating.names);
  return words;
}

std::string levels_told(const Words& words) {
  const Words offer = offer_words(words.language());
  std::vector<std::string> out;
  for (const char* level : level_names()) {
    const std::string title = std::string("bot.") + level + ".title";
    out.push_back(with_title(level, offer.has(title) ? offer.say(title) : words.say("play.bot_random")));
  }
  return comma_list(out);
}

std::string bot_told(const std::string& bot, const Words& words) {
  const auto character = read_character(bot);
  if (!character) return bot;
  const Words offer = offer_words(words.language());
  const std::string title = std::string("bot.") + level_names()[unsigned(character->level)] + ".title";
  std::string out = offer.has(title) ? in_a_sentence(offer.say(title)) : words.say("play.bot_random");
  const std::size_t figures = bot.find(':');
  if (figures != std::string::npos) out += bot.substr(figures, bot.find('+') - figures);
  if (character->mood != Mood::Calm)
    out += ", " + offer.say(kMoods + std::string(mood_names()[unsigned(character->mood)]) + ".title");
  return out;
}

std::string value_told(const OptionInfo& option, const std::string& value, const Words& words) {
  const std::string key = "option." + option.name + ".value." + value + ".name";
  const std::string name = words.has(key) ? words.say(key) : value;
  return name == value ? value : value + " (" + name + ")";
}

std::string seating_line(const Seating& seating, const Words& words) {
  std::string names;
  for (const Seat p : all_seats(seating.setup.seats)) {
    const std::string name = words.say("seat." + seat_name(p));
    if (!names.empty()) names += ", ";
    if (!seating.people.has(p)) {
      names += words.say("play.seat_bot", {{"name", name}, {"bot", bot_told(seating.bots[p], words)}});
    } else if (seating.people.size() == 1) {
      names += words.say("play.seat_you", {{"seat", p}});
    } else {
      names += words.say("play.seat_person", {{"name", name}, {"seat", p}});
    }
  }
  return words.say("play.seats", {{"names", names}});
}

std::string options_line(const std::vector<OptionSetting>& options, const Words& words) {
  std::string out;
  for (const OptionSetting& option : options) {
    const std::string key = "option." + option.name;
    const std::string value = key + ".value." + option.value + ".name";
    if (!out.empty()) out += ", ";
    out += words.say("options.one", {{"option", words.say(key + ".name")},
                                     {"value", words.has(value) ? words.say(value) : option.value}});
  }
  return out.empty() ? out : words.say("options.all", {{"options", out}});
}

}  // namespace saloon::cli
