#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/log.h"
#include "cli/record_file.h"
#include "cli/verb.h"
#include "engine/scenario_write.h"

namespace saloon::cli {
namespace {

struct Asked {
  std::string file, seat, as_scenario;
  bool spectator = false, open = false, unfinished = false, json = false;
};

/// The event as whoever sees most of it has it.
json::value open_event(const Match& match, std::size_t i) {
  json::value best = match.event(i, kSpectator);
  for (const Seat p : all_seats(match.seats())) {
    json::value seen = match.event(i, p);
    if (!seen.is_object()) continue;
    if (!best.is_object() || seen.get_object().size() > best.get_object().size()) best = std::move(seen);
  }
  return best;
}

json::value event_for(const Match& match, std::size_t i, Seat reader, const Asked& asked) {
  return asked.open ? open_event(match, i) : match.event(i, reader);
}

Seat reader_of(const Asked& asked, const Record& record, const Shell& shell) {
  const int views = int(!asked.seat.empty()) + int(asked.spectator) + int(asked.open);
  if (views > 1) shell.refuse("error.one_view");
  if (asked.seat.empty()) return kSpectator;
  return Seat(number_named(shell, "--seat", asked.seat, 0, u64(record.setup.seats - 1)));
}

void print_heading(const Match& match, Seat reader, const Words& words) {
  std::string names;
  for (const Seat p : all_seats(match.seats())) {
    const std::string name = words.say(p == reader ? "seat.you" : "seat." + seat_name(p));
    names += (names.empty() ? "" : ", ") + std::to_string(p) + " " + name;
  }
  std::cout << words.say("replay.heading",
                         {{"game", words.say("game.name")}, {"seats", match.seats()}, {"names", names}})
            << '\n';
  std::string options;
  for (const OptionSetting& option : match.setup().options) {
    options += (options.empty() ? "" : ", ") + option.name + "=" + option.value;
  }
  if (!options.empty()) std::cout << words.say("replay.options", {{"options", options}}) << '\n';
}

void print_log(const Match& match, Seat reader, const Asked& asked, const Words& words) {
  print_heading(match, reader, words);
  for (std::size_t i = 0; i < match.event_count(); ++i) {
    if (const auto line = told(event_for(match, i, reader, asked), reader, words)) std::cout << *line << '\n';
  }
  if (!match.over()) {
    std::cout << words.say("replay.unfinished") << '\n';
    return;
  }
  for (const std::string& line : told_result(match.outcome(), reader, words)) std::cout << line << '\n';
}

void print_json(const Match& match, Seat reader, const Asked& asked) {
  json::array events;
  for (std::size_t i = 0; i < match.event_count(); ++i) {
    json::value event = event_for(match, i, reader, asked);
    if (event.is_object()) events.push_back(std::move(event));
  }
  std::cout << json::serialize(json::object{{"game", match.game().slug},
                                            {"seats", match.seats()},
                                            {"events", std::move(events)},
                                            {"outcome", match.outcome()}})
            << '\n';
}

int print_scenario(const RecordFile& file, const Asked& asked, const Shell& shell) {
  const u64 n = number_named(shell, "--as-scenario", asked.as_scenario, 1, file.record.entries.size());
  std::string error;
  const std::string out = scenario_of(*file.game, file.record, n, error);
  if (out.empty()) shell.refuse("error.replay", {{"file", asked.file}, {"detail", error}});
  std::cout << out;
  return kFine;
}

int replay_record(const Asked& asked, const Shell& shell) {
  const RecordFile file = read_record_file(shell, asked.file);
  if (!file.record.closed && !asked.unfinished) shell.refuse("error.unfinished", {{"file", asked.file}});
  const Seat reader = reader_of(asked, file.record, shell);
  if (!asked.as_scenario.empty()) return print_scenario(file, asked, shell);

  std::string error;
  const auto match = replay(*file.game, file.record, error);
  if (match == nullptr) shell.refuse("error.replay", {{"file", asked.file}, {"detail", error}});
  if (asked.json) {
    print_json(*match, reader, asked);
  } else {
    print_log(*match, reader, asked, words_of(*file.game, shell.language()));
  }
  return kFine;
}

}  // namespace

Run declare_replay(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<Asked>();
  Flags(app, shell)
      .argument("RECORD", asked->file)
      .value("--seat", "N", asked->seat)
      .flag("--spectator", asked->spectator)
      .flag("--open", asked->open)
      .flag("--unfinished", asked->unfinished)
      .value("--as-scenario", "N", asked->as_scenario)
      .flag("--json", asked->json);
  return [asked, &shell] { return replay_record(*asked, shell); };
}

}  // namespace saloon::cli
