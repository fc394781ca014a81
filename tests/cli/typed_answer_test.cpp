// What a person types goes through the rules once: read once, judged once, and recorded as it was taken.
#include <gmock/gmock.h>

#include "cli/evening.h"
#include "cli/thinkers.h"
#include "engine/record/replay.h"
#include "games/_template/game.h"
#include "telling/catalogue.h"
#include "tests/toy_play.h"

namespace saloon::cli_test {
namespace {

constexpr Seat kPerson = 0;

/// The template, counting what comes from the person.
struct CountingGame : toy::Game {
  static inline int judged = 0;
  static Verdict accepts(const Public& pub, const Private& mine, Seat p, const Decision& d) {
    judged += p == kPerson ? 1 : 0;
    return toy::Game::accepts(pub, mine, p, d);
  }
  static void advance(Ctx<CountingGame>& c) {
    Ctx<toy::Game> inner{c.s, c.source, c.log};
    toy::Game::advance(inner);
  }
  static void on_sealed(Ctx<CountingGame>& c, Seat p, const Decision& before, const Decision& now) {
    Ctx<toy::Game> inner{c.s, c.source, c.log};
    toy::Game::on_sealed(inner, p, before, now);
  }
  static void on_withdrawn(Ctx<CountingGame>& c, Seat p, const Decision& before) {
    Ctx<toy::Game> inner{c.s, c.source, c.log};
    toy::Game::on_withdrawn(inner, p, before);
  }
};

/// No list of the game's begins a decision with anything but "do": what does was typed.
struct CountingCodec : toy::Codec {
  static inline int read = 0;
  static auto decision_from_json(const json::value& v) {
    const json::object* members = v.if_object();
    if (members != nullptr && !members->empty() && members->begin()->key() != "do") ++read;
    return toy::Codec::decision_from_json(v);
  }
};

/// Types one decision after the other, lawful or not, with "do" last; now and then nothing, which lets an offer pass.
class ScriptedTerminal final : public cli::Terminal {
 public:
  ScriptedTerminal() : Terminal(cli::Look{}) {}
  std::optional<std::string> read(const std::string& /*prompt*/) override {
    next_ = (next_ + 1) % kFaces;
    if (next_ == 0) return "";
    ++typed;
    if (typed % 3 == 0) return R"({"to": "S1", "do": "gift"})";
    return R"({"card": "n)" + std::to_string(next_) + R"(", "do": "bid"})";
  }
  void wipe() override {}
  [[nodiscard]] bool is_person() const override { return false; }
  int typed = 0;

 protected:
  void write(std::string_view /*text*/) override {}

 private:
  static constexpr int kFaces = 9;
  int next_ = 0;
};

TEST(TypedAnswer, IsReadOnceAndJudgedOnce) {
  GameInfo game = toy::info();
  game.start = MatchOf<CountingGame, CountingCodec, toy::Prose>::start;
  const Words words = cli::words_of(game, Language::English);
  const telling::Explainer explainer(game, words);
  const cli::Shell shell(Language::English);
  cli::Seating seating{&game, {2, {}, "5"}, only(kPerson), {"random", "random"}};
  cli::Evening::Bots bots(2);
  bots[1] = cli::thinker_named(shell, game, "random");
  ScriptedTerminal typist;
  CountingGame::judged = 0;
  CountingCodec::read = 0;
  cli::Learnt learnt("");
  cli::Evening evening(seating, std::move(bots), words, explainer, learnt, typist, [](const std::string&) {});
  ASSERT_TRUE(evening.play());

  EXPECT_GT(typist.typed, 10);
  EXPECT_EQ(CountingCodec::read, typist.typed);
  EXPECT_EQ(CountingGame::judged, typist.typed);
  int answers = 0;
  const auto record = read_record(evening.record());
  ASSERT_TRUE(record) << record.error();
  for (const RecordAnswer* answer : record->answers()) {
    if (answer->seat != kPerson) continue;
    ++answers;
    EXPECT_EQ(answer->decision.begin()->key(), "do") << json::serialize(answer->decision);
  }
  EXPECT_GT(answers, 1);
  EXPECT_LT(answers, typist.typed) << "nothing was refused";
  EXPECT_EQ(verify(game, *record).error(), "");
}

}  // namespace
}  // namespace saloon::cli_test
