#include <iostream>
#include <set>

#include "cli/explain.h"
#include "cli/record_file.h"
#include "cli/replay_steps.h"
#include "cli/verb.h"
#include "engine/scenario/scenario_write.h"
#include "telling/log.h"

namespace saloon::cli {
namespace {

using telling::Story;
using telling::Viewer;

struct Asked {
  std::string file, seat, as_scenario;
  bool spectator = false, open = false, unfinished = false, step = false, annotate = false, plain = false, json = false;
};

Viewer viewer_of(const Asked& asked, const Record& record, const Shell& shell) {
  const int views = int(!asked.seat.empty()) + int(asked.spectator) + int(asked.open);
  if (views > 1) shell.refuse("error.one_view");
  if (asked.seat.empty()) return {kSpectator, asked.open || asked.annotate};
  return {Seat(number_named(shell, "--seat", asked.seat, 0, u64(record.setup.seats - 1))), false};
}

void print_heading(const Match& match, Viewer viewer, const Words& words, Terminal& terminal) {
  std::string names;
  for (const Seat p : all_seats(match.seats())) {
    const std::string name = words.say(p == viewer.seat ? "seat.you" : "seat." + seat_name(p));
    names += (names.empty() ? "" : ", ") + std::to_string(p) + " " + name;
  }
  terminal.line(
      Ink::Heading,
      words.say("replay.heading", {{"game", words.say("game.name")}, {"seats", match.seats()}, {"names", names}}));
  std::string options;
  for (const OptionSetting& option : match.setup().options) {
    options += (options.empty() ? "" : ", ") + option.name + "=" + option.value;
  }
  if (!options.empty()) terminal.line(words.say("replay.options", {{"options", options}}));
}

void print_end(const Match& match, Viewer viewer, const Words& words, Terminal& terminal) {
  if (match.over()) {
    terminal.lines(telling::told_result(match.outcome(), viewer.seat, words));
  } else {
    terminal.line(words.say("replay.unfinished"));
  }
}

void print_log(const Story& story, Viewer viewer, const Words& words, Terminal& terminal) {
  for (std::size_t n = 0; n <= story.steps(); ++n) terminal.lines(story.told_in(n, viewer, words));
}

/// Every question with what was chosen out of how much, the clauses behind it, and what came of it.
void print_annotated(Story& story, const GameInfo& game, Viewer viewer, const Words& words, Terminal& terminal) {
  const telling::Explainer explainer(game, words);
  std::set<std::string> explained;
  terminal.lines(story.told_in(0, viewer, words));
  for (std::size_t n = 1; n <= story.steps(); ++n) {
    const Match& before = story.after(n - 1);
    const Seat p = story.entry(n).seat;
    const std::string question = before.question(p);
    const auto [decisions, complete] = before.legal(p);
    const std::size_t choices = decisions.size();
    std::string clauses;
    for (const std::string& id : explainer.clauses_of(question)) clauses += (clauses.empty() ? "" : ", ") + id;
    terminal.line();
    terminal.line(words.say("replay.asked", {{"n", n},
                                             {"seat", seat_name(p)},
                                             {"question", telling::question_put(before.at(p), words)},
                                             {"choices", choices},
                                             {"complete", complete},
                                             {"clauses", clauses}}));
    if (explained.insert(question).second) {
      for (const std::string& id : explainer.clauses_of(question)) show(terminal, explainer.quoted(id), words);
    }
    terminal.line(words.say("replay.chosen", {{"seat", seat_name(p)}, {"choice", story.choice_of(n, words)}}));
    for (const std::string& line : story.told_in(n, viewer, words)) terminal.line("    " + line);
  }
  terminal.line();
}

void print_json(const Match& match, Viewer viewer) {
  json::array events;
  for (std::size_t i = 0; i < match.event_count(); ++i) {
    json::value event = telling::event_for(match, i, viewer);
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
  const auto out = scenario_of(*file.game, file.record, n);
  if (!out) shell.refuse("error.replay", {{"file", asked.file}, {"detail", out.error()}});
  std::cout << *out;
  return kFine;
}

int replay_record(const Asked& asked, const Shell& shell) {
  const RecordFile file = read_record_file(shell, asked.file);
  if (!file.record.closed && !asked.unfinished) shell.refuse("error.unfinished", {{"file", asked.file}});
  const Viewer viewer = viewer_of(asked, file.record, shell);
  if (!asked.as_scenario.empty()) return print_scenario(file, asked, shell);

  auto story = Story::of(*file.game, file.record);
  if (!story) shell.refuse("error.replay", {{"file", asked.file}, {"detail", story.error()}});
  if (asked.json) {
    print_json(story->end(), viewer);
    return kFine;
  }
  const Words words = words_of(*file.game, shell.language());
  const auto terminal = terminal_here(asked.plain, words);
  print_heading(story->end(), viewer, words, *terminal);
  if (asked.step) {
    step_through(*story, viewer, words, *terminal);
    return kFine;
  }
  if (asked.annotate) {
    print_annotated(*story, *file.game, viewer, words, *terminal);
  } else {
    print_log(*story, viewer, words, *terminal);
  }
  print_end(story->end(), viewer, words, *terminal);
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
      .flag("--step", asked->step)
      .flag("--annotate", asked->annotate)
      .flag("--unfinished", asked->unfinished)
      .value("--as-scenario", "N", asked->as_scenario)
      .flag("--plain", asked->plain)
      .flag("--json", asked->json);
  return [asked, &shell] { return replay_record(*asked, shell); };
}

}  // namespace saloon::cli
