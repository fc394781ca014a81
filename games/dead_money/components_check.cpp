// What components.json must contain for this engine to play it, and the header and pieces.json made of it. Runs while
// building.
#include <cstdint>

#include "games/dead_money/effects.h"
#include "tools/components/header.h"
#include "tools/components/part.h"
#include "tools/components/pieces.h"

namespace saloon::components {

namespace {

using namespace dead_money;

constexpr int kMostCoins = 5;
constexpr int kHighestTarget = 20;

std::string code_of(int face) { return std::string(face_name(face)); }

int face_of_code(const Part& code) {
  for (int face = 0; face < kFaces; ++face) {
    if (code_of(face) == code.text()) return face;
  }
  code.wrong("expected a rank 2 to 10, J, Q, K, A or B and a suit D, C, H or S, found \"" + code.text() + '"');
}

/// The figures of one card.
struct Row {
  bool there = false;
  int hands = 1;
  bool needs_brain = false;
  int target = 0;
  int coins = 0;
};
using Rows = std::array<Row, kFaces>;

int checked_target(const Part& card, int face, bool needs) {
  constexpr const char* kKey = "drop_roll_target";
  if (!needs) {
    if (card.has(kKey)) card.at(kKey).wrong("a card that needs no Brain has no drop roll");
    return 0;
  }
  if (!card.has(kKey)) card.wrong("a card that needs a Brain must have a \"drop_roll_target\"");
  if (((kLetters >> face) & 1) == 0) return card.at(kKey).number(value_of(face), value_of(face));
  return card.at(kKey).number(1, kHighestTarget);
}

Row checked_row(const Part& card, int face) {
  card.has_only({"code", "hands", "needs_brain", "drop_roll_target", "coins", "effect", "basis"});
  check_basis_word(card.at("basis"));
  const std::string effect = kFaceRows[face].name;
  if (card.at("effect").text() != effect) card.at("effect").wrong("the effect of " + code_of(face) + " is " + effect);
  const bool brain = rank_of(face) == kBrain;
  Row row{true};
  row.hands = card.at("hands").number(brain ? 2 : 1, 2);
  row.needs_brain = card.at("needs_brain").flag();
  if (brain && row.needs_brain) card.at("needs_brain").wrong("a Brain card needs no Brain");
  row.target = checked_target(card, face, row.needs_brain);
  row.coins = card.at("coins").number(0, brain ? 0 : kMostCoins);
  return row;
}

Rows checked_rows(const Part& cards) {
  Rows rows{};
  for (const Part& card : cards.entries(kFaces)) {
    const int face = face_of_code(card.at("code"));
    if (rows[unsigned(face)].there) card.at("code").wrong('"' + code_of(face) + "\" was there before");
    rows[unsigned(face)] = checked_row(card, face);
  }
  return rows;
}

void check_players(const Part& players) {
  players.has_only({"min", "max", "max_with_option"});
  (void)players.at("min").number(3, 3);
  (void)players.at("max").number(5, 5);
  (void)players.at("max_with_option").number(6, 6);
}

void check_constants(const Part& part) {
  part.has_only({"cards_dealt", "copies_of_each_card", "die_faces", "race_rolls"});
  (void)part.at("copies_of_each_card").number(2, 2);
  (void)part.at("die_faces").number(6, 6);
}

// --- the header
template <class Of>
std::vector<int> column(const Rows& rows, Of of) {
  std::vector<int> out;
  for (const Row& row : rows) out.push_back(of(row));
  return out;
}

template <class Is>
std::string mask(const Rows& rows, Is is) {
  std::uint64_t set = 0;
  for (std::size_t face = 0; face < rows.size(); ++face) set |= std::uint64_t{is(rows[face])} << face;
  return std::to_string(set) + 'U';
}

}  // namespace

std::string header_of(const Part& file) {
  file.has_only({"game", "clauses", "basis", "players", "constants", "correcting", "cards"});
  check_basis(file.at("basis"));
  check_players(file.at("players"));
  const Part constants = file.at("constants");
  check_constants(constants);
  const Rows rows = checked_rows(file.at("cards"));

  Header out("dead_money");
  out.comment("By face, as cards.h numbers them.");
  out.constant("u64", "kTwoHands", mask(rows, [](const Row& r) { return r.hands == 2; }));
  out.constant("u64", "kNeedBrain", mask(rows, [](const Row& r) { return r.needs_brain; }));
  out.numbers("kDropTargets", column(rows, [](const Row& r) { return r.target; }));
  out.numbers("kCoins", column(rows, [](const Row& r) { return r.coins; }));
  out.number("kCardsDealt", constants.at("cards_dealt").number(1, 12));
  out.number("kRaceRolls", constants.at("race_rolls").number(1, 250));
  return out.text();
}

std::string pieces_of(const Part& file) {
  Pieces out("dead_money");
  const Part constants = file.at("constants");
  for (const char* name : {"cards_dealt", "die_faces"}) out.figure(name, constants.at(name));
  for (const Part& card : file.at("cards").entries(kFaces)) {
    const std::string code = card.at("code").text();
    boost::json::object more{{"rank", code.substr(0, code.size() - 1)},
                             {"suit", code.substr(code.size() - 1)},
                             {"copies", constants.at("copies_of_each_card").json()}};
    for (const auto& [name, value] : card.members({"hands", "needs_brain", "drop_roll_target", "coins", "effect"})) {
      more[name] = value;
    }
    out.add("card", code, more);
  }
  for (int rank = 0; rank < kRanks; ++rank) {
    const std::string code = code_of(face_of(rank, Suit::Diamonds));
    out.add("rank", code.substr(0, code.size() - 1));
  }
  return out.text();
}

}  // namespace saloon::components
