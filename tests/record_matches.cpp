// Plays fixed matches with bots and prints every record. The output depends on the rules and the bots alone.
//   record_matches                 every game, every number of seats, random bots and cowhands: tests/compilers.sh
//                                  demands it to be the same from every compiler and at every optimisation
//   record_matches GAME BOT GAMES  so many games of one kind of bot, at tables of every size and with every option in
//                                  turn: tests/wasm/same_records.mjs demands the same of WebAssembly
#include <charconv>
#include <cstdio>
#include <string>

#include "bots/seat_bot.h"
#include "engine/match/tables.h"
#include "engine/record/record.h"
#include "games/registry.h"

namespace {

using namespace saloon;

const std::string kKeyed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// One match from its seed to its end; false if it did not come there.
bool print_record(const GameInfo& game, const MatchSetup& setup, const Character& bot) {
  const auto started = game.start(game, setup, nullptr);
  if (!started) return std::fprintf(stderr, "record_matches: %s\n", started.error().c_str()), false;
  Match* const match = started->get();
  Recorder recorder;
  std::string record = recorder.begin(*match);
  for (u64 answers = 0; !match->over(); ++answers) {
    const Seat p = *match->waiting().begin();
    const Refusal refusal = match->answer(p, SeatBot(game, bot).answer(match->at(p), answers));
    if (!refusal.accepted()) {
      return std::fprintf(stderr, "record_matches: refused by %s\n", refusal.clause.c_str()), false;
    }
    record += recorder.note(*match, p, refusal.taken);
  }
  std::fputs(record.c_str(), stdout);
  return true;
}

bool print_all() {
  constexpr int kSeeds = 25;
  for (const GameInfo& game : all_games()) {
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
      for (const Level level : {Level::Random, Level::Cowhand}) {
        for (int seed = 0; seed <= kSeeds; ++seed) {
          const MatchSetup setup{seats, options_for(game, seats), seed == 0 ? kKeyed : std::to_string(seed)};
          if (!print_record(game, setup, {.level = level})) return false;
        }
      }
    }
  }
  return true;
}

/// The usual table of so many seats, and with each option that can be set otherwise there.
std::vector<std::vector<OptionSetting>> tables_of(const GameInfo& game, int seats) {
  std::vector<std::vector<OptionSetting>> out{options_for(game, seats)};
  for (const OptionInfo& option : game.options) {
    std::vector<std::string> values = option.values;
    if (values.empty()) values = {std::to_string(option.min), std::to_string(option.max)};
    for (const std::string& value : values) {
      std::vector<OptionSetting> settings = out.front();
      for (OptionSetting& one : with_need(game.options, {option.name, value})) settings.push_back(std::move(one));
      if (value != option.standard && game.start(game, {seats, settings, "1"}, nullptr)) out.push_back(settings);
    }
  }
  return out;
}

bool print_games(const GameInfo& game, const Character& bot, u64 games) {
  const auto sizes = u64(game.max_seats - game.min_seats) + 1;
  std::vector<std::vector<std::vector<OptionSetting>>> tables;
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats) tables.push_back(tables_of(game, seats));
  for (u64 number = 0; number < games; ++number) {
    const auto& settings = tables[number % sizes];
    const MatchSetup setup{game.min_seats + int(number % sizes), settings[number / sizes % settings.size()],
                           number % 7 == 6 ? kKeyed : std::to_string(number + 1)};
    if (!print_record(game, setup, bot)) return false;
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 1) return print_all() ? 0 : 1;
  const GameInfo* const game = argc == 4 ? find_game(argv[1]) : nullptr;
  const Result<Character> bot = read_character(argc == 4 ? argv[2] : "");
  u64 games = 0;
  const std::string_view count = argc == 4 ? argv[3] : "";
  std::from_chars(count.data(), count.data() + count.size(), games);
  if (game == nullptr || !bot || games == 0) return std::fputs("record_matches [GAME BOT GAMES]\n", stderr), 2;
  return print_games(*game, *bot, games) ? 0 : 1;
}
