// Everything that is said of a match to anybody at it, for tests of the words.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "engine/match/tables.h"
#include "engine/scenario/scenario.h"
#include "games/registry.h"
#include "telling/builders.h"
#include "telling/known.h"
#include "telling/log.h"
#include "telling/pieces.h"
#include "tests/toy_play.h"

namespace saloon {

/// The games of the house and the template.
inline std::vector<const GameInfo*> games_to_read() {
  std::vector<const GameInfo*> out{&toy::game()};
  for (const GameInfo& game : all_games()) out.push_back(&game);
  return out;
}
inline const GameInfo* game_to_read(std::string_view slug) {
  return slug == toy::Game::kSlug ? &toy::game() : find_game(slug);
}

/// Takes what is said, under the key of its message.
using Said = std::function<void(const std::string& key, const std::string& said)>;

/// A question as it is put to those asked, and as the others read it.
inline void say_question(const json::object& asked, const Words& words, const Said& said) {
  const std::string ask = "ask." + text_in(asked, "ask");
  said(ask + ".put", words.say(ask + ".put", object_in(asked, "about")));
  said(ask + ".wait", telling::question_awaited(asked, kSpectator, words));
}

/// Everything told so far as this reader hears it; for spectators with the questions.
inline void say_events(const Match& match, Seat reader, const Words& words, const Said& said) {
  for (const json::object& event : match.at(reader).heard()) {
    const std::string name = text_in(event, "event");
    if (const auto sentence = telling::told(event, reader, words)) said("event." + name, *sentence);
    if (reader == kSpectator && (name == "asked" || name == "offered")) say_question(event, words, said);
  }
}

/// What answers can be put together of.
inline void say_builders(const SeatDoor& door, const telling::Choices& choices, const Words& words, const Said& said) {
  for (const telling::Builder& builder : telling::builders_of(door, choices, words)) {
    const std::string verb = "do." + builder.verb;
    said(verb + ".name", builder.text);
    for (const telling::BuilderMember& member : builder.members) {
      for (const telling::Candidate& candidate : member.of) said(verb + ".part." + member.member, candidate.text);
    }
  }
}

/// The table of the seat, and every choice it has.
inline void say_position(const Match& match, Seat seat, const Words& words, const Said& said) {
  for (const std::string& line : match.table(seat, words)) said("table", line);
  const telling::Choices choices(match.at(seat), words);
  const telling::Pieces pieces(match.at(seat), words);
  for (const telling::Choice& choice : choices) {
    const std::string verb = "do." + text_in(choice.decision, "do");
    said(verb + ".choice", choice.text);
    if (!choice.group.empty()) said(verb + ".brief", choice.group + choice.brief);
    for (const telling::Part& part : pieces.parts_of(choice)) said(verb + ".part." + part.member, part.text);
  }
  say_builders(match.at(seat), choices, words, said);
}

/// Who won, as this reader is told.
inline void say_result(const Match& match, Seat reader, const Words& words, const Said& said) {
  if (!match.over()) return;
  for (const std::string& line : telling::told_result(match.outcome(), reader, words)) said("result", line);
}

/// `look` sees the position before each answer, `hear` the finished match.
struct Reading {
  std::function<void(const Match&, Seat)> look;
  std::function<void(const Match&)> hear;
};

inline void read_whole_game(const GameInfo& game, int seats, const Reading& reading) {
  const auto started = game.start(game, {seats, options_for(game, seats), std::to_string(seats)}, nullptr);
  ASSERT_TRUE(started) << started.error();
  Match* const match = started->get();
  for (u64 answers = 0; !match->over(); ++answers) {
    const Seat p = *match->waiting().begin();
    reading.look(*match, p);
    ASSERT_TRUE(match->answer(p, bot_answer(match->at(p), Level::Random, answers)).accepted());
  }
  reading.hear(*match);
}

/// The scenarios bring about what whole games hardly ever do.
inline void read_scenarios(const GameInfo& game, const Reading& reading) {
  const std::string folder(&game == &toy::game() ? std::string_view("_template") : game.slug);
  const std::filesystem::path scenarios = std::filesystem::path(SALOON_ROOT) / "games" / folder / "scenarios";
  for (const auto& file : std::filesystem::directory_iterator(scenarios)) {
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const ScenarioResult result = run_scenario(text.str(), game_to_read);
    ASSERT_TRUE(result.passed) << file.path() << ": " << result.failure;
    for (const Seat p : result.match->waiting()) reading.look(*result.match, p);
    reading.hear(*result.match);
  }
}

/// Whole games of every number of seats, and all scenarios.
inline void read_everything(const GameInfo& game, const Reading& reading) {
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats) read_whole_game(game, seats, reading);
  read_scenarios(game, reading);
}

}  // namespace saloon
