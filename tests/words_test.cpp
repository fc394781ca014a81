// Every word that can be said exists in both languages, is well formed and well set.
#include "engine/words/words.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "cli/shell.h"
#include "engine/match/tables.h"
#include "engine/scenario/scenario.h"
#include "engine/state.h"
#include "games/all.gen.h"
#include "telling/choices.h"
#include "telling/known.h"
#include "telling/log.h"
#include "tests/bot_answer.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

using telling::words_of;
using ::testing::IsEmpty;
namespace fs = std::filesystem;

/// The games of the house and the template.
std::vector<const GameInfo*> games() {
  std::vector<const GameInfo*> out{&toy::game()};
  for (const GameInfo& game : all_games()) out.push_back(&game);
  return out;
}
const GameInfo* find(std::string_view slug) { return slug == toy::Game::kSlug ? &toy::game() : find_game(slug); }
template <class F>
void each_game(F f) {
  f.template operator()<toy::Game>();
  for_each_game([&]<class G, class C>() { f.template operator()<G>(); });
}
fs::path scenarios_of(const GameInfo& game) {
  const std::string folder(&game == &toy::game() ? std::string_view("_template") : game.slug);
  return fs::path(SALOON_ROOT) / "games" / folder / "scenarios";
}

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
  const auto add = [&](const std::string& catalogue) { collect(parse_json(catalogue).value_or(nullptr), "", out); };
  for (const GameInfo* game : games()) add(raw(game, Language::French));
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

/// What nobody should read: an unknown key ⟦…⟧, an argument that is not given {…}, a name or a value of the program.
bool is_broken(const std::string& said) {
  constexpr const char* kNeverSaid[] = {"⟦", "{", "}", "[", "]", "_", "\""};
  return said.empty() || std::any_of(std::begin(kNeverSaid), std::end(kNeverSaid),
                                     [&](const char* part) { return said.find(part) != std::string::npos; });
}

/// From its capital to its stop, and without a gap where something should have been named.
bool is_whole_sentence(const std::string& said) {
  constexpr const char* kGaps[] = {"  ", " ,", " .", ",,", "()"};
  return !is_broken(said) && std::islower(u8(said.front())) == 0 &&
         std::string_view(".!?").find(said.back()) != std::string_view::npos &&
         std::none_of(std::begin(kGaps), std::end(kGaps),
                      [&](const char* gap) { return said.find(gap) != std::string::npos; });
}

TEST(HouseWords, SameKeysInBothLanguages) {
  EXPECT_EQ(cli::Shell(Language::English).words().keys(), cli::Shell(Language::French).words().keys());
}

TEST(HouseWords, NoMessageIsBroken) {
  for (const Language language : {Language::English, Language::French}) {
    EXPECT_THAT(cli::Shell(language).words().broken(), IsEmpty());
  }
}

TEST(HouseWords, EveryHouseClauseHasItsSentence) {
  for (const char* clause : kHouseClauses) {
    for (const Language language : {Language::English, Language::French}) {
      EXPECT_TRUE(cli::Shell(language).words().has("clause." + std::string(clause))) << clause;
    }
  }
}

TEST(HouseWords, QuestionsAndAnswersHaveTheirSentences) {
  const json::object args{{"seat", "S0"}, {"seats", json::array{"S0", "S1"}}};
  for (const Language language : {Language::English, Language::French}) {
    for (const char* event : {"asked", "offered", "answered"}) {
      const std::string said = cli::Shell(language).say("event." + std::string(event), args);
      EXPECT_TRUE(is_whole_sentence(said)) << said;
    }
  }
}

TEST(GameWords, SameKeysInBothLanguages) {
  for (const GameInfo* game : games()) {
    EXPECT_EQ(words_of(*game, Language::English).keys(), words_of(*game, Language::French).keys()) << game->slug;
  }
}

TEST(GameWords, EveryReasonHasItsSentence) {
  for (const GameInfo* game : games()) {
    for (const char* term : game->terms) expect_said(*game, "why." + std::string(term));
  }
}

TEST(GameWords, NoMessageIsBroken) {
  for (const GameInfo* game : games()) {
    for (const Language language : {Language::English, Language::French}) {
      EXPECT_THAT(words_of(*game, language).broken(), IsEmpty()) << game->slug;
    }
  }
}

TEST(GameWords, NameTaglineAndOptions) {
  for (const GameInfo* game : games()) {
    for (const char* key : {"game.name", "game.tagline", "game.pitch"}) expect_said(*game, key);
    for (const OptionInfo& option : game->options) {
      expect_said(*game, "option." + option.name + ".name");
      expect_said(*game, "option." + option.name + ".about");
      for (const std::string& value : option.values) {
        expect_said(*game, "option." + option.name + ".value." + value + ".name");
        expect_said(*game, "option." + option.name + ".value." + value + ".about");
      }
    }
  }
}

TEST(GameWords, EveryQuestionNamesItsClauses) {
  each_game([]<class G>() {
    for (std::size_t i = 1; i < std::size(G::kAsks); ++i)
      expect_said(*find(G::kSlug), "ask." + std::string(G::kAsks[i].name) + ".clauses");
  });
}

/// Reads matches of one game as each seat and a spectator do, in both languages, and keeps what came up.
class Readers {
 public:
  explicit Readers(const GameInfo& game)
      : words_{words_of(game, Language::English), words_of(game, Language::French)} {}

  /// Everything told so far, questions included.
  void hear(const Match& match) {
    for (std::size_t i = 0; i < match.event_count(); ++i) {
      hear_event(match.event(i, kSpectator), kSpectator);
      for (const Seat reader : all_seats(match.seats())) hear_event(match.event(i, reader), reader);
    }
  }
  /// The table, and every choice of the seat.
  void look(const Match& match, Seat seat) {
    for (const Words& words : words_) {
      for (const std::string& line : match.table(seat, words)) check_line("table", line);
      const telling::Choices choices(match.at(seat), words);
      for (std::size_t i = 0; i < choices.size(); ++i) {
        const telling::Choice& choice = choices[i];
        const std::string verb = "do." + text_in(choice.decision, "do");
        check_line(verb + ".choice", choice.text);
        if (!choice.group.empty()) check_line(verb + ".brief", choice.group + choice.brief);
      }
    }
  }

  [[nodiscard]] const std::set<std::string>& events() const { return events_; }
  [[nodiscard]] const std::set<std::string>& questions() const { return questions_; }
  [[nodiscard]] const std::map<std::string, std::string>& wrong() const { return wrong_; }

 private:
  void hear_event(const json::value& event, Seat reader) {
    if (!event.is_object()) return;
    const std::string name = text_in(event.get_object(), "event");
    events_.insert(name);
    for (const Words& words : words_) {
      const auto sentence = telling::told(event.get_object(), reader, words);
      if (sentence) check_sentence("event." + name, *sentence);
    }
    if (reader == kSpectator && (name == "asked" || name == "offered")) hear_question(event.get_object());
  }
  void hear_question(const json::object& asked) {
    const std::string name = text_in(asked, "ask");
    questions_.insert(name);
    for (const Words& words : words_) {
      check_sentence("ask." + name + ".put", words.say("ask." + name + ".put", object_in(asked, "about")));
      check_sentence("ask." + name + ".wait", telling::question_awaited(asked, kSpectator, words));
    }
  }
  void check_line(const std::string& key, const std::string& said) {
    if (is_broken(said)) wrong_.emplace(key, said);
  }
  void check_sentence(const std::string& key, const std::string& said) {
    if (!is_whole_sentence(said)) wrong_.emplace(key, said);
  }

  std::array<Words, 2> words_;
  std::set<std::string> events_;
  std::set<std::string> questions_;
  std::map<std::string, std::string> wrong_;  ///< one example per key
};

void play_whole_game(const GameInfo& game, const MatchSetup& setup, Readers& readers) {
  const auto started = game.start(game, setup, nullptr);
  ASSERT_TRUE(started) << started.error();
  Match* const match = started->get();
  for (u64 answers = 0; !match->over(); ++answers) {
    const Seat p = *match->waiting().begin();
    readers.look(*match, p);
    ASSERT_TRUE(match->answer(p, bot_answer(match->at(p), Level::Random, answers)).accepted());
  }
  readers.hear(*match);
}

/// The scenarios bring about what whole games hardly ever do.
void run_scenarios(const GameInfo& game, Readers& readers) {
  for (const auto& file : fs::directory_iterator(scenarios_of(game))) {
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const ScenarioResult result = run_scenario(text.str(), find);
    ASSERT_TRUE(result.passed) << file.path() << ": " << result.failure;
    readers.hear(*result.match);
    for (const Seat p : result.match->waiting()) readers.look(*result.match, p);
  }
}

/// The names of a table's rows that were not met.
template <class Rows>
std::vector<std::string> unmet(const Rows& rows, const std::set<std::string>& met) {
  std::vector<std::string> out;
  for (const auto& row : rows) {
    if (std::string_view(row.name) != "none" && !met.contains(row.name)) out.emplace_back(row.name);
  }
  return out;
}

TEST(GameWords, EveryEventAndQuestionIsMetAndWellSaid) {
  each_game([]<class G>() {
    const GameInfo& game = *find(G::kSlug);
    Readers readers(game);
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
      play_whole_game(game, {seats, options_for(game, seats), std::to_string(seats)}, readers);
    }
    run_scenarios(game, readers);
    EXPECT_THAT(readers.wrong(), IsEmpty()) << game.slug;
    EXPECT_THAT(unmet(G::kEvents, readers.events()), IsEmpty()) << game.slug;
    EXPECT_THAT(unmet(G::kAsks, readers.questions()), IsEmpty()) << game.slug;
  });
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
