// pieces.json calls every piece as the wire does, and holds all that it calls.
#include "games/dead_money/pieces.h"

#include <gmock/gmock.h>

#include <set>

#include "games/deadwood/pieces.h"
#include "games/deadwood_1876/pieces.h"
#include "games/desperados/pieces.h"
#include "games/desperados_cards/pieces.h"
#include "telling/catalogue.h"
#include "tests/all_said.h"

namespace saloon {
namespace {

using ::testing::IsEmpty;
using Codes = std::set<std::string>;

std::string plain(const json::value& code) {
  return code.is_string() ? std::string(code.get_string()) : json::serialize(code);
}

/// The codes of each kind.
std::map<std::string, Codes> codes_of(const GameInfo& game) {
  std::map<std::string, Codes> out;
  const json::value file = parse_json(game.texts.pieces).value_or(nullptr);
  for (const auto& [kind, pieces] : object_in(*file.if_object(), "kinds")) {
    for (const json::value& piece : *pieces.if_array()) {
      const bool is_new = out[kind].insert(plain(piece.if_object()->at("code"))).second;
      EXPECT_TRUE(is_new) << game.slug << ": " << kind << ": " << json::serialize(piece);
    }
  }
  return out;
}

Codes names_of(const Kind& kind) {
  Codes out;
  for (i64 i = kind.low; i <= kind.high; ++i) out.emplace(kind.name_of(i));
  return out;
}

TEST(Pieces, AreWhatTheBuildWrote) {
  for (const GameInfo* game : games_to_read()) {
    const std::string folder(game == &toy::game() ? std::string_view("_template") : game->slug);
    std::ostringstream text;
    text << std::ifstream(std::filesystem::path(SALOON_TOOLS) / "../generated/games" / folder / "pieces.json").rdbuf();
    EXPECT_EQ(text.str(), game->texts.pieces) << game->slug;
    const json::value file = parse_json(text.str()).value_or(nullptr);
    ASSERT_TRUE(file.is_object()) << game->slug;
    EXPECT_EQ(text_in(*file.if_object(), "game"), game->slug);
  }
}

TEST(Pieces, AreCalledAsTheKindsOfTheirGamesAre) {
  const auto expect = [](const char* slug, const char* kind, const Kind& names) {
    EXPECT_EQ(codes_of(*game_to_read(slug))[kind], names_of(names)) << slug << ": " << kind;
  };
  expect("toy", "card", toy::kCard);
  expect("dead_money", "card", dead_money::kCard);
  expect("dead_money", "rank", dead_money::kRank);
  expect("deadwood", "plot", deadwood::kPlot);
  expect("deadwood", "intersection", deadwood::kIntersection);
  expect("deadwood", "pile", deadwood::kPile);
  expect("deadwood", "cowboy", deadwood::kCowboy);
  expect("deadwood_1876", "card", deadwood_1876::kCard);
  expect("deadwood_1876", "gun", deadwood_1876::kGun);
  expect("deadwood_1876", "item", deadwood_1876::kItem);
  expect("deadwood_1876", "safe", deadwood_1876::kSafe);
  expect("deadwood_1876", "house", deadwood_1876::kHouse);
  expect("deadwood_1876", "character", deadwood_1876::kCharacter);
  expect("desperados", "town", desperados::kTown);
  expect("desperados", "card", desperados::kCard);
  expect("desperados", "coach", desperados::kCoach);
  expect("desperados", "timetable", desperados::kTimetable);
  expect("desperados", "sheriff", desperados::kSheriff);
  expect("desperados_cards", "card", desperados_cards::kCard);
  expect("desperados_cards", "character", desperados_cards::kCharacter);
  expect("desperados_cards", "pile", desperados_cards::kPile);
  expect("desperados_cards", "place_card", desperados_cards::kPlaceCard);
}

/// The buildings are a kind; beside them lie the station and the rails.
TEST(Pieces, OfDeadwoodAreAllItsTiles) {
  Codes wanted = names_of(deadwood::kTile);
  wanted.insert({"train_station", "rail"});
  EXPECT_EQ(codes_of(*game_to_read("deadwood"))["tile"], wanted);
}

/// Of a kind that has names, every piece has one.
TEST(Pieces, HaveTheirNamesInTheWords) {
  std::size_t named = 0;
  for (const GameInfo* game : games_to_read()) {
    const Words words = telling::own_words_of(*game, Language::French);
    for (const auto& [kind, codes] : codes_of(*game)) {
      const auto has_name = [&, &table = kind](const std::string& code) { return words.has(table + "." + code); };
      const auto with_name = std::count_if(codes.begin(), codes.end(), has_name);
      EXPECT_TRUE(with_name == 0 || std::size_t(with_name) == codes.size()) << game->slug << ": " << kind;
      named += std::size_t(with_name);
    }
  }
  EXPECT_GT(named, 200U);
}

/// Words of the rules that the catalogues do not list under a table of their own.
const Codes kWordsOfRules{"none", "stranger", "box", "pool", "deck", "discard", "play", "done",
                          // dead_money, desperados: where cards pass on to, what follows, who is placed
                          "left", "right", "goes_on", "turn_ends", "marshal", "sheriff", "desperado",
                          // deadwood: how a shot or a duel ends, and why somebody is wanted or in the mine
                          "miss", "wound", "kill", "attacker_dead", "defender_dead", "both_dead", "both_alive",
                          "defender_fled", "annexing", "attack", "court", "driven_off", "fled",
                          // deadwood_1876, desperados: what is fought about, what is done in a town
                          "duel", "robbery", "poker", "coach_brown", "coach_blue", "spy", "no_action"};

/// "h7": the mark of a closed safe.
bool is_handle(std::string_view text) {
  return text.size() > 1 && text[0] == 'h' && text.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

/// Walks through whatever a seat or a program is sent, and notes each text that is neither the code of a piece, nor a
/// seat, nor a word of the rules.
class Wire {
 public:
  explicit Wire(const GameInfo& game) : known_(kWordsOfRules) {
    for (const auto& [kind, codes] : codes_of(game)) known_.insert(codes.begin(), codes.end());
    for (const Seat p : all_seats(kMostSeats)) known_.insert(seat_name(p));
    for (const OptionInfo& option : game.options) known_.insert(option.values.begin(), option.values.end());
    for (const std::string& key : telling::words_of(game, Language::English).keys()) {
      const std::size_t dot = key.find('.');
      const std::string table = key.substr(0, dot);
      if (kTables.contains(table)) known_.insert(key.substr(dot + 1, key.find('.', dot + 1) - dot - 1));
    }
  }
  void read(const json::value& v) {
    if (const auto* text = v.if_string(); text != nullptr && !known_.contains(std::string(*text))) {
      if (!is_handle(*text)) strange_.emplace(*text);
    }
    if (const auto* items = v.if_array()) {
      for (const json::value& item : *items) read(item);
    }
    if (const auto* members = v.if_object()) {
      for (const auto& [key, value] : *members) read(value);
    }
  }
  [[nodiscard]] const Codes& strange() const { return strange_; }

 private:
  inline static const Codes kTables{"ask", "do", "event", "end", "category"};
  Codes known_;
  Codes strange_;
};

TEST(Pieces, HoldEveryCodeOnTheWire) {
  for (const GameInfo* game : games_to_read()) {
    Wire wire(*game);
    read_everything(*game, {[&](const Match& match, Seat p) {
                              wire.read(match.view(p));
                              wire.read(match.legal(p).decisions);
                            },
                            [&](const Match& match) {
                              for (std::size_t i = 0; i < match.event_count(); ++i) wire.read(match.open_event(i));
                            }});
    EXPECT_THAT(wire.strange(), IsEmpty()) << game->slug;
  }
}

}  // namespace
}  // namespace saloon
