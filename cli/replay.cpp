#include <iostream>
#include <set>

#include "cli/explain.h"
#include "cli/record_file.h"
#include "cli/record_walk.h"
#include "cli/replay_story.h"
#include "cli/saved_game.h"
#include "cli/seating.h"
#include "cli/verb.h"
#include "engine/scenario/scenario_write.h"
#include "telling/catalogue.h"
#include "telling/log.h"

namespace saloon::cli {
namespace {

using telling::Story;
using telling::Viewer;

struct AskedReplay {
  std::string file, as_scenario;
  ViewerFlags viewer;
  bool unfinished = false, step = false, annotate = false, plain = false, json = false;
};

/// The game's words, with people called as they were when they sat there.
Words words_for(const GameInfo& game, const std::vector<std::string>& names, const Shell& shell) {
  Words words = words_of(game, shell.language());
  telling::name_seats(words, names);
  return words;
}

void print_heading(const GameInfo& game, int seats, const std::vector<OptionSetting>& set, Viewer viewer,
                   const Words& words, Terminal& terminal) {
  std::string names;
  for (const Seat p : all_seats(seats)) {
    const std::string name = words.say(p == viewer.seat ? "seat.you" : "seat." + seat_name(p));
    names += (names.empty() ? "" : ", ") + std::to_string(p) + " " + name;
  }
  terminal.line(
      Ink::Heading,
      words.say("replay.heading", {{"game", title_of(game, words.language())}, {"seats", seats}, {"names", names}}));
  if (const std::string options = options_line(set, words); !options.empty()) terminal.line(options);
}

void print_end(const Match& match, Viewer viewer, const Words& words, Terminal& terminal) {
  if (match.over()) {
    terminal.lines(result_lines(match.outcome(), viewer.seat, words));
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
    if (story.answer(n) == nullptr) {
      terminal.lines(story.told_in(n, viewer, words));
      continue;
    }
    const Match& before = story.after(n - 1);
    const Seat p = story.seat(n);
    const std::string question = before.question(p);
    const auto [decisions, complete] = before.legal(p);
    const std::size_t choices = decisions.size();
    std::string clauses;
    for (const std::string& id : explainer.clauses_of(before.at(p))) clauses += (clauses.empty() ? "" : ", ") + id;
    terminal.line();
    terminal.line(words.say("replay.asked", {{"n", n},
                                             {"seat", seat_name(p)},
                                             {"question", telling::question_put(before.at(p), words)},
                                             {"choices", choices},
                                             {"complete", complete},
                                             {"clauses", clauses}}));
    if (explained.insert(question).second) {
      for (const std::string& id : explainer.clauses_of(before.at(p))) show(terminal, explainer.quoted(id), words);
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

int print_scenario(const RecordFile& file, const AskedReplay& asked, const Shell& shell) {
  const u64 n = number_named(shell, "--as-scenario", asked.as_scenario, 1, file.record.answers().size());
  const auto out = scenario_of(*file.game, file.record, n);
  if (!out) shell.refuse("error.replay", {{"file", asked.file}, {"detail", out.error()}});
  std::cout << *out;
  return kFine;
}

int replay_record(const AskedReplay& asked, const Shell& shell, std::string_view text) {
  const RecordFile file = record_file_of(shell, asked.file, text);
  if (file.record.closing() == nullptr && !asked.unfinished) refuse_unfinished(shell, file, asked.file);
  Viewer viewer = asked.viewer.named(shell, file.record.heading().setup.seats);
  viewer.open = viewer.open || (asked.annotate && asked.viewer.seat.empty());
  if (!asked.as_scenario.empty()) return print_scenario(file, asked, shell);

  auto story = Story::of(*file.game, file.record);
  if (!story) shell.refuse("error.replay", {{"file", asked.file}, {"detail", story.error()}});
  if (asked.json) {
    print_json(story->end(), viewer);
    return kFine;
  }
  const Words words = words_for(*file.game, file.record.names(), shell);
  const auto terminal = terminal_here(asked.plain, words);
  print_heading(*file.game, story->end().seats(), story->end().setup().options, viewer, words, *terminal);
  if (asked.step) {
    RecordWalk walk(*story, viewer, words, *terminal);
    step_through(walk, words, *terminal);
    return kFine;
  }
  if (asked.annotate) {
    print_annotated(*story, *file.game, viewer, words, *terminal);
  } else {
    print_log(*story, viewer, words, *terminal);
  }
  print_end(story->end(), viewer, words, *terminal);
  if (file.record.cut_off != 0) terminal->line(words.say("replay.cut_off", {{"line", file.record.cut_off}}));
  return kFine;
}

void print_json(const telling::LivedStory& story) {
  json::array events;
  for (const auto& step : story.steps) events.insert(events.end(), step.events.begin(), step.events.end());
  std::cout << json::serialize(json::object{{"game", story.game},
                                            {"seats", story.seats},
                                            {"events", std::move(events)},
                                            {"outcome", story.outcome}})
            << '\n';
}

/// A story has one pair of eyes, and nothing that would go beyond them.
void refuse_what_takes_a_record(const AskedReplay& asked, const Shell& shell) {
  const std::pair<const char*, bool> flags[] = {{"--seat", !asked.viewer.seat.empty()},
                                                {"--spectator", asked.viewer.spectator},
                                                {"--open", asked.viewer.open},
                                                {"--annotate", asked.annotate},
                                                {"--as-scenario", !asked.as_scenario.empty()}};
  for (const auto& [flag, given] : flags) {
    if (given) shell.refuse("error.story_flag", {{"file", asked.file}, {"flag", flag}});
  }
}

int replay_story(const AskedReplay& asked, const Shell& shell, std::string_view text) {
  refuse_what_takes_a_record(asked, shell);
  const StoryFile file = read_story_file(shell, asked.file, text);
  const telling::LivedStory& story = file.story;
  if (story.outcome.empty() && !asked.unfinished) shell.refuse("error.unfinished", {{"file", asked.file}});
  if (asked.json) {
    print_json(story);
    return kFine;
  }
  const Words words = words_for(*file.game, story.names, shell);
  const auto terminal = terminal_here(asked.plain, words);
  print_heading(*file.game, story.seats, story.options, story.viewer, words, *terminal);
  StoryWalk walk(file, words, *terminal);
  if (asked.step) {
    step_through(walk, words, *terminal);
  } else {
    for (std::size_t n = 0; n <= walk.steps(); ++n) walk.show_step(n);
  }
  return kFine;
}

int replay_file(AskedReplay asked, const Shell& shell) {
  if (asked.file.empty()) asked.file = latest_record().string();
  if (asked.file.empty()) shell.refuse("error.no_record");
  const std::string text = read_file(shell, asked.file);
  return telling::is_story(text) ? replay_story(asked, shell, text) : replay_record(asked, shell, text);
}

}  // namespace

Run declare_replay(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedReplay>();
  Flags flags(app, shell);
  flags.argument("RECORD", asked->file);
  asked->viewer.declare(flags);
  flags.flag("--step", asked->step)
      .flag("--annotate", asked->annotate)
      .flag("--unfinished", asked->unfinished)
      .value("--as-scenario", "N", asked->as_scenario)
      .flag("--plain", asked->plain)
      .flag("--json", asked->json);
  return [asked, &shell] { return replay_file(*asked, shell); };
}

}  // namespace saloon::cli
