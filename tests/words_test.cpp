// Every word that can be said exists in both languages, is well formed and well set.
#include "engine/words.h"

#include <gmock/gmock.h>

#include <set>

#include "cli/shell.h"
#include "engine/state.h"
#include "engine/tables.h"
#include "games/all.gen.h"

namespace saloon {
namespace {

using cli::words_of;

std::string raw(const GameInfo* game, Language language) {
  if (game == nullptr) return {};
  return std::string(language == Language::French ? game->texts.words_fr : game->texts.words_en);
}

/// The texts as they stand in the catalogue, by key.
void collect(const json::value& v, const std::string& key, std::map<std::string, std::string>& out) {
  if (v.is_string()) out[key] = std::string(v.get_string());
  if (!v.is_object()) return;
  for (const auto& [name, inner] : v.get_object())
    collect(inner, key.empty() ? std::string(name) : key + "." + std::string(name), out);
}

std::map<std::string, std::string> french_texts() {
  std::map<std::string, std::string> out;
  const auto add = [&](const std::string& catalogue) {
    std::string error;
    collect(parse_json(catalogue, error).value_or(nullptr), "", out);
  };
  for (const GameInfo& game : all_games()) add(raw(&game, Language::French));
  const cli::Shell shell(Language::French);
  for (const std::string& key : shell.words().keys()) out["house." + key] = shell.words().say(key);
  return out;
}

/// Every message must be there for both languages; a missing one shows as ⟦key⟧.
void expect_said(const GameInfo& game, const std::string& key) {
  for (const Language language : {Language::English, Language::French}) {
    EXPECT_TRUE(words_of(game, language).has(key)) << game.slug << ": " << key;
  }
}

TEST(HouseWords, SameKeysInBothLanguages) {
  EXPECT_EQ(cli::Shell(Language::English).words().keys(), cli::Shell(Language::French).words().keys());
}

TEST(HouseWords, NoMessageIsBroken) {
  for (const Language language : {Language::English, Language::French}) {
    EXPECT_THAT(cli::Shell(language).words().broken(), ::testing::IsEmpty());
  }
}

TEST(HouseWords, EveryHouseClauseHasItsSentence) {
  for (const char* clause : kHouseClauses) {
    for (const Language language : {Language::English, Language::French}) {
      EXPECT_TRUE(cli::Shell(language).words().has("clause." + std::string(clause))) << clause;
    }
  }
}

TEST(GameWords, SameKeysInBothLanguages) {
  for (const GameInfo& game : all_games()) {
    EXPECT_EQ(words_of(game, Language::English).keys(), words_of(game, Language::French).keys()) << game.slug;
  }
}

TEST(GameWords, EveryReasonHasItsSentence) {
  for (const GameInfo& game : all_games()) {
    for (const char* term : game.terms) expect_said(game, "why." + std::string(term));
  }
}

TEST(GameWords, NoMessageIsBroken) {
  for (const GameInfo& game : all_games()) {
    for (const Language language : {Language::English, Language::French}) {
      EXPECT_THAT(words_of(game, language).broken(), ::testing::IsEmpty()) << game.slug;
    }
  }
}

TEST(GameWords, NameTaglineAndOptions) {
  for (const GameInfo& game : all_games()) {
    for (const char* key : {"game.name", "game.tagline", "game.pitch"}) expect_said(game, key);
    for (const OptionInfo& option : game.options) {
      expect_said(game, "option." + option.name + ".name");
      expect_said(game, "option." + option.name + ".about");
      for (const std::string& value : option.values) {
        expect_said(game, "option." + option.name + ".value." + value + ".name");
        expect_said(game, "option." + option.name + ".value." + value + ".about");
      }
    }
  }
}

TEST(GameWords, EveryQuestionAndEventHasItsSentence) {
  for_each_game([]<class G, class C>() {
    const GameInfo& game = *find_game(G::kSlug);
    for (std::size_t i = 1; i < std::size(G::kAsks); ++i) {
      for (const char* table : {"ask.", "ask_wait.", "ask_clauses."})
        expect_said(game, table + std::string(G::kAsks[i].name));
    }
    for (std::size_t i = 1; i < std::size(G::kEvents); ++i)
      expect_said(game, "event." + std::string(G::kEvents[i].name));
    for (const char* event : {"asked", "offered", "answered"}) expect_said(game, "event." + std::string(event));
  });
}

/// Plays whole games and says everything that is heard, offered or shown, to every seat and a spectator.
void say_everything(const GameInfo& game, const MatchSetup& setup, Language language) {
  const Words words = words_of(game, language);
  std::string error;
  const auto match = game.start(game, setup, nullptr, error);
  ASSERT_NE(match, nullptr) << error;
  const auto check = [&](const std::string& said) {
    ASSERT_EQ(said.find("⟦"), std::string::npos) << said;
    ASSERT_EQ(said.find('{'), std::string::npos) << said;
  };
  std::size_t told = 0;
  for (u64 answers = 0; !match->over(); ++answers) {
    const Seat p = *match->waiting().begin();
    bool complete = false;
    for (const json::value& decision : match->legal(p, complete)) {
      const json::object args = match->choice(p, decision.as_object());
      const std::string verb(decision.as_object().at("do").as_string());
      check(words.say("do." + verb, args));
      if (args.contains("group")) check(words.say("do_group." + verb, args) + words.say("do_brief." + verb, args));
    }
    for (const std::string& line : match->table(p, words)) check(line);
    check(words.say("ask." + match->question(p)));
    check(words.say("ask_wait." + match->question(p), {{"seats", json::array{seat_name(p)}}}));
    ASSERT_TRUE(match->answer(p, match->bot_answer(p, "random", answers)).accepted());
    for (; told < match->event_count(); ++told) {
      for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        const json::value event = match->event(told, viewer);
        if (event.is_object())
          check(words.say("event." + std::string(event.as_object().at("event").as_string()), event.as_object()));
      }
    }
  }
}

TEST(GameWords, NothingIsLeftUnsaidInWholeGames) {
  for (const GameInfo& game : all_games()) {
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
      say_everything(game, {seats, options_for(game, seats), std::to_string(seats)}, Language::English);
      say_everything(game, {seats, options_for(game, seats), std::to_string(seats)}, Language::French);
    }
  }
}

TEST(FrenchTypography, NoPlainSpaceBeforeDoublePunctuationNoStraightQuotes) {
  for (const auto& [key, text] : french_texts()) {
    for (const char* wrong : {" :", " ;", " !", " ?", " »", "« ", "\"", "..."}) {
      // Command lines and their shorthand are written as they are typed.
      const bool typed = key.starts_with("house.help.") && std::string(wrong) == "...";
      if (typed) continue;
      EXPECT_EQ(text.find(wrong), std::string::npos) << key << ": " << text;
    }
    EXPECT_EQ(text.find('\''), std::string::npos) << key << ": " << text;
  }
}

}  // namespace
}  // namespace saloon
