// Every word that can be said exists in both languages, is well formed and well set.
#include "engine/words/words.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "cli/shell.h"
#include "engine/scenario/clauses.h"
#include "engine/state.h"
#include "games/all.gen.h"
#include "telling/catalogue.h"
#include "tests/all_said.h"
#include "tests/files.h"
#include "tests/scale.h"

namespace saloon {
namespace {

using telling::words_of;
using ::testing::IsEmpty;
namespace fs = std::filesystem;

template <class F>
void each_game(F f) {
  f.template operator()<toy::Game>();
  for_each_game([&]<class G, class C>() { f.template operator()<G>(); });
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
  for (const GameInfo* game : games_to_read()) add(raw(game, Language::French));
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
  EXPECT_EQ(telling::table_words(Language::English).keys(), telling::table_words(Language::French).keys());
  EXPECT_EQ(cli::terminal_words(Language::English).keys(), cli::terminal_words(Language::French).keys());
}

TEST(HouseWords, NothingIsSaidInTwoPlaces) {
  const Words terminal = cli::terminal_words(Language::English);
  const Words table = telling::table_words(Language::English);
  const std::set<std::string> own_ways_to_type{"play.typing", "play.partial"};
  for (const std::string& key : table.keys()) EXPECT_FALSE(terminal.has(key)) << key;
  for (const GameInfo* game : games_to_read()) {
    for (const std::string& key : telling::own_words_of(*game, Language::English).keys()) {
      const bool twice = terminal.has(key) || table.has(key);
      EXPECT_TRUE(!twice || own_ways_to_type.contains(key)) << game->slug << ": " << key;
    }
  }
}

/// "hint.for": what looks like the key of a message in a source.
std::vector<std::string> keys_in(const fs::path& source) {
  std::ostringstream text;
  text << std::ifstream(source).rdbuf();
  const std::string code = text.str();
  const std::regex key(R"re("([a-z_]+(\.[a-z_]+)+)")re");
  std::vector<std::string> out;
  for (std::sregex_iterator found(code.begin(), code.end(), key), end; found != end; ++found)
    out.push_back((*found)[1]);
  return out;
}

/// A browser loads no words of the terminal.
TEST(HouseWords, TellingSaysNothingBeyondTheTableAndTheGame) {
  std::size_t met = 0;
  for (const auto& file : fs::directory_iterator(fs::path(SALOON_ROOT) / "telling")) {
    if (file.path().extension() != ".cpp") continue;
    for (const std::string& key : keys_in(file.path())) {
      EXPECT_TRUE(words_of(toy::game(), Language::English).has(key)) << file.path().filename() << ": " << key;
      ++met;
    }
  }
  EXPECT_GT(met, 20U);
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
    for (const char* event : {"asked", "offered", "answered", "withdrawn", "taken_back"}) {
      const std::string said = cli::Shell(language).say("event." + std::string(event), args);
      EXPECT_TRUE(is_whole_sentence(said)) << said;
    }
  }
}

TEST(GameWords, SameKeysInBothLanguages) {
  for (const GameInfo* game : games_to_read()) {
    EXPECT_EQ(words_of(*game, Language::English).keys(), words_of(*game, Language::French).keys()) << game->slug;
  }
}

TEST(GameWords, EveryReasonHasItsSentence) {
  for (const GameInfo* game : games_to_read()) {
    for (const char* term : game->terms) expect_said(*game, "why." + std::string(term));
  }
}

TEST(GameWords, NoMessageIsBroken) {
  for (const GameInfo* game : games_to_read()) {
    for (const Language language : {Language::English, Language::French}) {
      EXPECT_THAT(words_of(*game, language).broken(), IsEmpty()) << game->slug;
    }
  }
}

TEST(GameWords, NameTaglineAndOptions) {
  for (const GameInfo* game : games_to_read()) {
    for (const char* key : {"game.name", "game.tagline", "game.pitch"}) expect_said(*game, key);
    for (const std::string part : {"aim", "turn", "end", "tip_1", "tip_2", "tip_3"}) {
      expect_said(*game, "game.introduction." + part);
    }
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

TEST(GameWords, EveryVerbHasItsName) {
  each_game([]<class G>() {
    for (const NamedShape& verb : kVerbShapes<G>)
      expect_said(*game_to_read(G::kSlug), "do." + std::string(verb.name) + ".name");
  });
}

TEST(GameWords, EveryQuestionNamesItsClausesAndHasAGuide) {
  each_game([]<class G>() {
    for (std::size_t i = 1; i < std::size(G::kAsks); ++i) {
      const std::string ask = "ask." + std::string(G::kAsks[i].name);
      expect_said(*game_to_read(G::kSlug), ask + ".clauses");
      expect_said(*game_to_read(G::kSlug), ask + ".guide");
    }
  });
}

/// Reads matches of one game as each seat and a spectator do, in both languages, and keeps what came up.
class Readers {
 public:
  explicit Readers(const GameInfo& game)
      : words_{words_of(game, Language::English), words_of(game, Language::French)},
        rules_(parse_rules(telling::rules_text(game, Language::English))) {}

  /// Everything told so far, questions included.
  void hear(const Match& match) {
    for (const json::object& event : match.at(kSpectator).heard()) meet(event);
    for (const Words& words : words_) {
      say_events(match, kSpectator, words, check_);
      say_result(match, kSpectator, words, check_);
      for (const Seat reader : all_seats(match.seats())) {
        for (const json::object& event : match.at(reader).heard()) meet(event);
        say_events(match, reader, words, check_);
        say_result(match, reader, words, check_);
      }
    }
  }
  /// The table, and every choice of the seat; under sanitizers of some of them.
  void look(const Match& match, Seat seat) {
    if (looked_++ % kScale != 0) return;
    for (const Words& words : words_) say_position(match, seat, words, check_);
  }

  [[nodiscard]] const std::set<std::string>& events() const { return events_; }
  [[nodiscard]] const std::set<std::string>& questions() const { return questions_; }
  [[nodiscard]] const std::map<std::string, std::string>& wrong() const { return wrong_; }

 private:
  void meet(const json::object& event) {
    const std::string name = text_in(event, "event");
    events_.insert(name);
    if (name != "asked" && name != "offered") return;
    questions_.insert(text_in(event, "ask"));
    const std::string key = "ask." + text_in(event, "ask") + ".clauses";
    std::istringstream ids(words_[0].say(key, object_in(event, "about")));
    for (std::string id; ids >> id;) {
      if (rules_.find(id) == nullptr) wrong_.emplace(key, id);
    }
  }
  /// What happened and what is asked are whole sentences.
  void check(const std::string& key, const std::string& said) {
    const bool is_sentence = key.starts_with("event.") || key.starts_with("ask.");
    if (is_sentence ? !is_whole_sentence(said) : is_broken(said)) wrong_.emplace(key, said);
  }

  std::array<Words, 2> words_;
  Rules rules_;
  std::set<std::string> events_;
  std::set<std::string> questions_;
  u64 looked_ = 0;
  std::map<std::string, std::string> wrong_;  ///< one example per key
  Said check_ = [this](const std::string& key, const std::string& said) { check(key, said); };
};

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
    const GameInfo& game = *game_to_read(G::kSlug);
    Readers readers(game);
    read_everything(game, {[&](const Match& match, Seat p) { readers.look(match, p); },
                           [&](const Match& match) { readers.hear(match); }});
    EXPECT_THAT(readers.wrong(), IsEmpty()) << game.slug;
    EXPECT_THAT(unmet(G::kEvents, readers.events()), IsEmpty()) << game.slug;
    EXPECT_THAT(unmet(G::kAsks, readers.questions()), IsEmpty()) << game.slug;
  });
}

TEST(FrenchTypography, NoPlainSpaceBeforeDoublePunctuationNoStraightQuotes) {
  for (const auto& [key, text] : french_texts()) {
    for (const char* wrong : {" :", " ;", " !", " ?", " »", "« ", " $", "\"", "..."}) {
      // Command lines and their shorthand are written as they are typed.
      const bool typed = (key.starts_with("house.help.") && std::string(wrong) == "...") ||
                         (key.starts_with("house.man.") && std::string(wrong) == " $");
      if (typed) continue;
      EXPECT_EQ(text.find(wrong), std::string::npos) << key << ": " << text;
    }
    EXPECT_EQ(text.find('\''), std::string::npos) << key << ": " << text;
  }
}

/// Keys that stand twice in one object of a file; whoever reads it hears only of the last.
std::vector<std::string> doubled_keys(const std::string& file) {
  std::vector<std::string> out;
  std::vector<std::set<std::string>> open;
  for (std::size_t i = 0; i < file.size(); ++i) {
    if (file[i] == '{') open.emplace_back();
    if (file[i] == '}') open.pop_back();
    if (file[i] != '"') continue;
    const std::size_t begin = i + 1;
    for (++i; file[i] != '"'; ++i) i += file[i] == '\\' ? 1U : 0U;
    const std::string text = file.substr(begin, i - begin);
    if (file[i + 1] == ':' && !open.back().insert(text).second) out.push_back(text);
  }
  return out;
}

TEST(Words, NoKeyStandsTwice) {
  EXPECT_THAT(doubled_keys(R"({"a": {"b": "\": ", "c": "b"}, "b": "", "a": ""})"), testing::ElementsAre("a"));
  std::size_t files = 0;
  for (const char* folder : {"words", "games"}) {
    for (const auto& file : fs::recursive_directory_iterator(kRoot / folder)) {
      if (file.path().extension() != ".json" || file.path().parent_path().filename() != "words") continue;
      EXPECT_THAT(doubled_keys(text_of(file.path())), IsEmpty()) << file.path();
      ++files;
    }
  }
  EXPECT_GT(files, 20U);
}

/// Who lays them out knows where they stand.
TEST(Words, OfTheTableBeginWithoutBlanks) {
  for (const char* file : {"table.en.json", "table.fr.json"}) {
    std::map<std::string, std::string> texts;
    collect(parse_json(text_of(kRoot / "words" / file)).value_or(nullptr), "", texts);
    EXPECT_GT(texts.size(), 20U);
    for (const auto& [key, words] : texts) EXPECT_FALSE(words.starts_with(' ')) << key;
  }
}

}  // namespace
}  // namespace saloon
