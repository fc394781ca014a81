// What components.json must contain for this engine to play it, and the header and pieces.json made of it. Runs while
// building.
#include <algorithm>
#include <array>
#include <cstdint>

#include "tools/components/header.h"
#include "tools/components/part.h"
#include "tools/components/pieces.h"

namespace saloon::components {

namespace {

// The shapes that the state's layout fixes; numbers and names within them are the box owner's to correct.
constexpr std::size_t kGuns = 5;
constexpr std::size_t kItems = 4;
constexpr std::size_t kDieSides = 6;
constexpr int kCards = 50;
constexpr std::size_t kGoldSafes = 10;
constexpr std::size_t kOthersPerKind = 5;  ///< badges, showdown guns, Mystery Safes
constexpr std::size_t kHouses = 3;
constexpr std::size_t kCharacters = 9;
constexpr int kHighestFace = 15;  ///< events keep a die and its result in one byte

struct Named {
  std::vector<std::string> ids, keys;
};

/// A list of things with an id and a key each, all different.
Named named(const Part& list, std::size_t expected, std::initializer_list<std::string_view> members) {
  Named names;
  std::vector<Part> ids, keys;
  for (const Part& entry : list.entries(expected)) {
    entry.has_only(members);
    ids.push_back(entry.at("id"));
    keys.push_back(entry.at("key"));
    names.ids.push_back(ids.back().text());
    names.keys.push_back(keys.back().key());
  }
  all_different(ids, names.ids);
  all_different(keys, names.keys);
  return names;
}

/// A die as the numbers it shows at least once and those it shows twice.
struct Die {
  std::uint64_t once = 0, twice = 0;
};

Die checked_die(const Part& faces) {
  Die die;
  for (const int n : faces.numbers(kDieSides, 1, kHighestFace)) {
    const std::uint64_t bit = std::uint64_t{1} << n;
    if ((die.twice & bit) != 0) faces.wrong("shows " + std::to_string(n) + " more than twice");
    die.twice |= die.once & bit;
    die.once |= bit;
  }
  return die;  // three different faces at least, so that every tie ends
}

std::vector<Die> checked_dice(const Part& guns) {
  std::vector<Die> dice;
  for (const Part& gun : guns.entries(kGuns)) {
    dice.push_back(checked_die(gun.at("faces")));
    (void)gun.at("colour").key();
  }
  return dice;
}

struct Deck {
  std::vector<int> guns, items;
};

Deck checked_deck(const Part& part, const Named& guns, const Named& items) {
  (void)part.at("explanation").text();
  if (part.keys().size() != kGuns + 1) part.wrong("expected an explanation and one entry per gun");
  Deck deck;
  for (std::size_t gun = 0; gun < kGuns; ++gun) {
    const Part row = part.at(guns.ids[gun]);
    if (row.keys().size() != kItems) row.wrong("expected one number per item");
    for (std::size_t item = 0; item < kItems; ++item) {
      const int count = row.at(items.ids[item]).number(0, kCards);
      deck.guns.insert(deck.guns.end(), std::size_t(count), int(gun));
      deck.items.insert(deck.items.end(), std::size_t(count), int(item));
    }
  }
  if (deck.guns.size() != std::size_t(kCards)) {
    part.wrong("expected " + std::to_string(kCards) + " cards, found " + std::to_string(deck.guns.size()));
  }
  return deck;
}

struct Safes {
  std::vector<std::string> ids;
  std::vector<int> gold;
  int cash = 0, deed = 0;
};

Safes checked_safes(const Part& part) {
  part.has_only({"gold", "badges", "showdown_guns", "mystery", "cash_per_star", "deed_if_alone"});
  Safes safes;
  std::vector<Part> ids;
  for (const Part& entry : part.at("gold").entries(kGoldSafes)) {
    entry.has_only({"id", "gold"});
    ids.push_back(entry.at("id"));
    safes.gold.push_back(entry.at("gold").number(-9, 9));
  }
  for (const char* kind : {"badges", "showdown_guns", "mystery"}) {
    for (const Part& entry : part.at(kind).entries(kOthersPerKind)) {
      ids.push_back(entry);
      safes.gold.push_back(0);
    }
  }
  for (const Part& id : ids) safes.ids.push_back(id.text());
  all_different(ids, safes.ids);
  safes.cash = part.at("cash_per_star").number(0, 9);
  safes.deed = part.at("deed_if_alone").number(0, 9);
  return safes;
}

// --- the header
std::string both_sides(const std::vector<Die>& dice) {
  std::string out = "{\n";
  for (const Die& die : dice) {
    out += "    {" + std::to_string(die.once) + ", " + std::to_string(die.twice) + "},\n";
  }
  return out + '}';
}

// --- the pieces
void add_cards(Pieces& out, const Part& part, const Named& guns, const Named& items) {
  const Deck deck = checked_deck(part, guns, items);
  for (std::size_t i = 0; i < deck.guns.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    out.add("card", (number.size() < 2 ? "D0" : "D") + number,
            {{"gun", guns.ids[std::size_t(deck.guns[i])]}, {"item", items.ids[std::size_t(deck.items[i])]}});
  }
}

/// Badges from the first that is called to the last, showdown guns in the order of the guns.
void add_safes(Pieces& out, const Part& part, const Named& guns) {
  for (const Part& safe : part.at("gold").entries(kGoldSafes)) {
    out.add("safe", safe.at("id").text(), {{"kind", "gold"}, {"gold", safe.at("gold").json()}});
  }
  for (const Part& badge : part.at("badges").entries(kOthersPerKind)) {
    out.add("safe", badge.text(), {{"kind", "badge"}});
  }
  const std::vector<Part> showdown = part.at("showdown_guns").entries(kOthersPerKind);
  for (std::size_t i = 0; i < showdown.size(); ++i) {
    out.add("safe", showdown[i].text(), {{"kind", "showdown_gun"}, {"gun", guns.ids[i]}});
  }
  for (const Part& mystery : part.at("mystery").entries(kOthersPerKind)) {
    out.add("safe", mystery.text(), {{"kind", "mystery"}});
  }
}

}  // namespace

std::string header_of(const Part& file) {
  file.has_only({"game", "clauses", "basis", "players", "guns", "items", "deadwood_cards", "safes", "establishments",
                 "characters"});
  check_basis(file.at("basis"));
  check_players(file.at("players"), 2, 9);
  const Named guns = named(file.at("guns"), kGuns, {"id", "key", "faces", "colour"});
  const std::vector<Die> dice = checked_dice(file.at("guns"));
  const Named items = named(file.at("items"), kItems, {"id", "key"});
  const Deck deck = checked_deck(file.at("deadwood_cards"), guns, items);
  const Safes safes = checked_safes(file.at("safes"));
  const Named houses = named(file.at("establishments"), kHouses, {"id", "key"});
  const Named characters = named(file.at("characters"), kCharacters, {"id", "key", "star"});

  Header out("deadwood_1876", "engine/card_bag.h");
  out.texts("kGunIds", guns.ids);
  out.texts("kItemIds", items.ids);
  out.texts("kSafeIds", safes.ids);
  out.texts("kHouseIds", houses.ids);
  out.texts("kCharacterIds", characters.ids);
  out.comment("The numbers each die shows, those it shows twice counting twice.");
  out.constant("std::array<CardBag, 5>", "kDice", both_sides(dice));
  out.numbers("kCardGuns", deck.guns);
  out.numbers("kCardItems", deck.items);
  out.numbers("kSafeGold", safes.gold, "i8");
  out.number("kCashPerStar", safes.cash);
  out.number("kDeedIfAlone", safes.deed);
  return out.text();
}

std::string pieces_of(const Part& file) {
  Pieces out("deadwood_1876");
  for (const char* name : {"cash_per_star", "deed_if_alone"}) out.figure(name, file.at("safes").at(name));
  const Named guns = named(file.at("guns"), kGuns, {"id", "key", "faces", "colour"});
  const Named items = named(file.at("items"), kItems, {"id", "key"});
  const auto add_each = [&](const char* kind, const char* member, std::size_t expected) {
    for (const Part& entry : file.at(member).entries(expected)) {
      out.add(kind, entry.at("id").text(), entry.members({"key", "faces", "colour", "star"}));
    }
  };
  add_each("gun", "guns", kGuns);
  add_each("item", "items", kItems);
  add_cards(out, file.at("deadwood_cards"), guns, items);
  add_safes(out, file.at("safes"), guns);
  add_each("house", "establishments", kHouses);
  add_each("character", "characters", kCharacters);
  return out.text();
}

}  // namespace saloon::components
