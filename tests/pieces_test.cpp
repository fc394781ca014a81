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

/// Walks through whatever a seat or a program is sent, and notes each text that is no code of a piece.
class Wire {
 public:
  explicit Wire(const GameInfo& game) {
    for (const auto& [kind, codes] : codes_of(game)) known_.insert(codes.begin(), codes.end());
    for (const Seat p : all_seats(kMostSeats)) known_.insert(seat_name(p));
  }
  void read(const json::value& v, const std::string& member) {
    if (const auto* text = v.if_string(); text != nullptr && !known_.contains(*text)) {
      strange_[member].insert(std::string(*text));
    }
    if (const auto* items = v.if_array()) {
      for (const json::value& item : *items) read(item, member);
    }
    if (const auto* members = v.if_object()) {
      for (const auto& [key, value] : *members) read(value, std::string(key));
    }
  }
  [[nodiscard]] const std::map<std::string, Codes>& strange() const { return strange_; }

 private:
  std::set<std::string, std::less<>> known_;
  std::map<std::string, Codes> strange_;  ///< by the member they stand in
};

/// Members whose texts are words of the rules and not pieces: phases, reasons, marks of closed safes.
const Codes kNoPieces{"event", "do", "question"};

TEST(Pieces, HoldEveryCodeOnTheWire) {
  for (const GameInfo* game : games_to_read()) {
    Wire wire(*game);
    read_everything(*game, {[&](const Match& match, Seat p) {
                              wire.read(match.view(p), "view");
                              wire.read(match.legal(p).decisions, "decision");
                            },
                            [&](const Match& match) {
                              for (std::size_t i = 0; i < match.event_count(); ++i) {
                                wire.read(match.open_event(i), "event");
                              }
                            }});
    for (const auto& [member, texts] : wire.strange()) {
      EXPECT_TRUE(kNoPieces.contains(member))
          << game->slug << ": " << member << ": " << ::testing::PrintToString(texts);
    }
  }
}

}  // namespace
}  // namespace saloon
