// Names of people read well in every sentence of every game, whatever they look like.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>

#include "telling/catalogue.h"
#include "tests/all_said.h"
#include "tests/scale.h"

namespace saloon {
namespace {

using ::testing::IsEmpty;

struct Person {
  const char* name;
  bool elides;  ///< d’Anne, de Zoé
};
/// Braces and a quote, a vowel, an accent, forty letters and more, y, h, a stop at the end, digits.
constexpr std::array<Person, kMostSeats> kPeople{{{"l'{ami}", false},
                                                  {"Anne", true},
                                                  {"Zoé", false},
                                                  {"Bartholomée-Maximilienne de Saint-Exupéry", false},
                                                  {"Yves", true},
                                                  {"Élodie", true},
                                                  {"Sammy Davis Jr.", false},
                                                  {"Hélène", true},
                                                  {"007", false}}};

/// What nobody is called, and no French word is elided before.
std::string token(Seat p) { return "Kseat" + std::to_string(p) + "K"; }

/// Everybody moved on by so many seats, so that the first seats are not always called the same.
const Person& person_at(Seat p, int shift) { return kPeople[std::size_t(p + shift) % kPeople.size()]; }

void replace_all(std::string& text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
}

/// What a sentence about tokens must be with names: grammar as a reader knows it, not as the program does it.
std::string expected(std::string said, Language language, int shift) {
  for (const Seat p : all_seats(kMostSeats)) {
    const auto& [name, elides] = person_at(p, shift);
    if (language == Language::French && elides) {
      replace_all(said, " de " + token(p), std::string(" d’") + name);
      replace_all(said, " que " + token(p), std::string(" qu’") + name);
    }
    replace_all(said, token(p), name);
    if (std::string_view(name).back() == '.') replace_all(said, std::string(name) + ".", name);
  }
  return said;
}

/// Words with tokens, and the same with names.
class Pair {
 public:
  Pair(const GameInfo& game, Language language, int shift)
      : tokens_(telling::words_of(game, language)), names_(tokens_), shift_(shift) {
    for (const Seat p : all_seats(kMostSeats)) {
      tokens_.call(seat_name(p), token(p));
      names_.call(seat_name(p), person_at(p, shift).name);
    }
  }

  /// `say` says something with the words it is given.
  template <class F>
  void compare(F say, std::map<std::string, std::string>& wrong) const {
    std::vector<std::pair<std::string, std::string>> with_tokens;
    say(tokens_, [&](const std::string& key, const std::string& said) { with_tokens.emplace_back(key, said); });
    std::size_t i = 0;
    say(names_, [&](const std::string& key, const std::string& said) {
      const bool there = i < with_tokens.size();
      const std::string wanted = there ? expected(with_tokens[i].second, names_.language(), shift_) : "nothing";
      if (said != wanted) wrong.emplace(key, said + " instead of " + wanted);
      ++i;
    });
    EXPECT_EQ(i, with_tokens.size());
  }

 private:
  Words tokens_;
  Words names_;
  int shift_;
};

void expect_well_named(const GameInfo& game, Language language) {
  std::vector<Pair> pairs;
  for (int shift = 0; shift < int(kPeople.size()); ++shift) pairs.emplace_back(game, language, shift);
  std::size_t next = 0;
  std::map<std::string, std::string> wrong;
  // Sanitizers look at how it is said, not at what: a part of it is enough for them.
  const auto compare = [&](auto say) {
    if (next++ % kScale == 0) pairs[next % pairs.size()].compare(say, wrong);
  };
  read_everything(game, {[&](const Match& match, Seat p) {
                           compare([&](const Words& words, const Said& said) { say_position(match, p, words, said); });
                         },
                         [&](const Match& match) {
                           for (int reader = 0; reader <= match.seats(); ++reader) {
                             const Seat p = reader < match.seats() ? Seat(reader) : kSpectator;
                             compare([&](const Words& words, const Said& said) { say_events(match, p, words, said); });
                             compare([&](const Words& words, const Said& said) { say_result(match, p, words, said); });
                           }
                         }});
  EXPECT_THAT(wrong, IsEmpty()) << game.slug;
}

TEST(NamesInSentences, ReadWellInEnglish) {
  for (const GameInfo* game : games_to_read()) expect_well_named(*game, Language::English);
}

TEST(NamesInSentences, ReadWellInFrench) {
  for (const GameInfo* game : games_to_read()) expect_well_named(*game, Language::French);
}

/// A few to be read by eye.
TEST(NamesInSentences, Examples) {
  const auto said = [](std::string_view slug, Language language, const json::object& event) {
    Words words = telling::words_of(*game_to_read(slug), language);
    telling::name_seats(words, {"l'{ami}", "Anne", "Zoé", "Sammy Davis Jr."});
    return telling::told(event, kSpectator, words).value_or("");
  };
  const json::object blocked{{"event", "blocked"}, {"seat", "S1"}};
  EXPECT_EQ(said("desperados_cards", Language::French, blocked), "Aucune des cartes d’Anne ne convient nulle part.");
  const json::object drawn{{"event", "blind_discard"}, {"by", "S0"}, {"seat", "S2"}, {"card", "rA"}};
  EXPECT_EQ(said("desperados_cards", Language::French, drawn),
            "l'{ami} tire à l’aveugle une carte de la main de Zoé et la défausse : l’As rouge.");
  EXPECT_EQ(said("desperados_cards", Language::English, drawn),
            "l'{ami} blindly draws a card from Zoé’s hand and discards it: the red Ace.");
  const json::object gift{{"event", "gift"}, {"seat", "S0"}, {"to", "S3"}};
  EXPECT_EQ(said("toy", Language::English, gift), "l'{ami} gives a point to Sammy Davis Jr.");
  EXPECT_EQ(said("toy", Language::French, gift), "l'{ami} donne un point à Sammy Davis Jr.");
}

}  // namespace
}  // namespace saloon
