#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/log.h"
#include "cli/person.h"
#include "cli/record_file.h"
#include "cli/text.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

struct Asked {
  std::string game, seats, seat = "0", bot, bots, seed, record;
  std::vector<std::string> options;
};

/// A keyed seed nobody knows before the game is over.
std::string secret_seed(const Shell& shell) {
  std::array<unsigned char, 32> bytes{};
  if (getentropy(bytes.data(), bytes.size()) != 0) shell.refuse("error.setup", {{"detail", "no randomness"}});
  std::string out;
  for (const unsigned char byte : bytes) {
    for (const int half : {byte >> 4, byte & 15}) out += "0123456789abcdef"[half];
  }
  return out;
}

/// Bots think with a generator of their own that follows from the seed, so that a given seed repeats the whole game.
u64 bot_seed(const std::string& seed, u64 answers) {
  u64 hash = 0;
  for (const char c : seed) hash = mix64(hash ^ u64(static_cast<unsigned char>(c)));
  return key_of_seed(hash, answers);
}

void check_record_path(const Shell& shell, const fs::path& path) {
  std::error_code trouble;
  if (fs::exists(path, trouble)) shell.refuse("error.exists", {{"file", path.string()}});
  const fs::path folder = path.parent_path();
  if (!folder.empty() && !fs::is_directory(folder, trouble)) {
    shell.refuse("error.no_folder", {{"folder", folder.string()}});
  }
}

class Evening {
 public:
  Evening(const Asked& asked, const Shell& shell)
      : shell_(shell),
        game_(game_named(shell, asked.game)),
        words_(words_of(game_, shell.language())),
        rules_(parse_rules(rules_text(game_, shell.language()))) {
    const int seats = seats_named(shell, game_, asked.seats);
    seat_ = Seat(number_named(shell, "--seat", asked.seat, 0, u64(seats - 1)));
    bots_ = bots_named(shell, game_, asked.bot, asked.bots, game_.bots.back(), seats);
    MatchSetup setup{seats, options_named(shell, game_, asked.options), asked.seed};
    if (asked.seed.empty()) setup.seed = secret_seed(shell);
    if (!asked.record.empty()) check_record_path(shell, asked.record);
    record_path_ = asked.record;
    std::string error;
    match_ = game_.start(game_, setup, nullptr, error);
    if (match_ == nullptr) shell.refuse("error.setup", {{"detail", error}});
    recorder_.emplace(*match_);
  }

  int play() {
    welcome();
    Person person(seat_, words_, rules_, std::cin, std::cout, isatty(STDIN_FILENO) == 0);
    bool stays = true;
    tell();
    while (!match_->over() && stays) {
      stays = step(person);
      tell();
    }
    if (match_->over()) print(told_result(match_->outcome(), seat_, words_));
    if (!match_->over()) std::cout << words_.say("play.ended") << '\n';
    save();
    return kFine;
  }

 private:
  void welcome() {
    const json::object game{{"game", words_.say("game.name")}, {"tagline", words_.say("game.tagline")}};
    std::cout << words_.say("play.welcome", game) << '\n';
    std::string names;
    for (const Seat p : all_seats(match_->seats())) {
      const std::string name = words_.say("seat." + seat_name(p));
      if (!names.empty()) names += ", ";
      names += p == seat_ ? words_.say("play.seat_you", {{"seat", p}})
                          : words_.say("play.seat_bot", {{"name", name}, {"bot", bots_[p]}});
    }
    std::cout << words_.say("play.seats", {{"names", names}}) << '\n' << words_.say("play.hint") << "\n\n";
  }

  /// One answer, the person's before any bot's; false if the person leaves.
  bool step(Person& person) {
    const SeatSet waiting = match_->waiting();
    if (!waiting.has(seat_)) {
      const Seat bot = *waiting.begin();
      take(bot, match_->bot_answer(bot, bots_[bot], bot_seed(match_->setup().seed, answers_)));
      return true;
    }
    const auto decision = person.answer(*match_);
    if (decision) take(seat_, *decision);
    return decision.has_value();
  }

  void take(Seat p, const json::object& decision) {
    if (const Refusal refusal = match_->answer(p, decision); !refusal.accepted()) {
      throw std::logic_error("an answer of " + seat_name(p) + " was refused by " + refusal.clause);
    }
    recorder_->note(*match_, p, decision);
    ++answers_;
  }

  void tell() { print(told_since(*match_, told_, seat_, words_)); }

  static void print(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) std::cout << line << '\n';
  }

  void save() {
    if (record_path_.empty()) record_path_ = new_record_path(shell_, game_);
    write_new_file(shell_, record_path_, write_record(recorder_->record()));
    std::cout << words_.say("play.saved", {{"file", record_path_.string()}}) << '\n';
  }

  const Shell& shell_;
  const GameInfo& game_;
  Words words_;
  Rules rules_;
  Seat seat_{};
  std::vector<std::string> bots_;
  fs::path record_path_;
  std::unique_ptr<Match> match_;
  std::optional<Recorder> recorder_;
  std::size_t told_ = 0;
  u64 answers_ = 0;
};

}  // namespace

Run declare_play(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<Asked>();
  Flags(app, shell)
      .argument("GAME", asked->game)
      .value("--seats", "N", asked->seats)
      .value("--seat", "N", asked->seat)
      .value("--bot", "NAME", asked->bot)
      .value("--bots", "A,B,...", asked->bots)
      .values("--option", "NAME=VALUE", asked->options)
      .value("--seed", "S", asked->seed)
      .value("--record", "FILE", asked->record);
  return [asked, &shell] { return Evening(*asked, shell).play(); };
}

}  // namespace saloon::cli
