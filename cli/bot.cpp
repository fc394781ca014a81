// saloon bot: a bot of the house for whoever speaks the protocol of docs/bots.md, over standard input and output.
#include <iostream>

#include "bots/character.h"
#include "cli/protocol.h"
#include "cli/thinkers.h"
#include "cli/verb.h"
#include "engine/json/one_line.h"

namespace saloon::cli {
namespace {

struct AskedBot {
  std::string game, name, seed;
};

/// One end of the conversation; what it does not understand it ignores.
class HouseBot {
 public:
  HouseBot(const Shell& shell, const GameInfo& game, const Character& character, std::optional<u64> seed)
      : shell_(shell),
        game_(game),
        character_(character),
        seed_(seed),
        bot_(std::make_unique<SeatBot>(game, character)) {}

  /// False when it is told to quit.
  bool take(const std::string& line) {
    const Message message = message_in(line);
    if (message.word == "saloon") introduce();
    if (message.word == "option") set_option(message_in(message.rest));
    if (message.word == "match") begin(parsed(message.rest));
    if (message.word == "event") bot_->hear(parsed(message.rest), seat_);
    if (message.word == "view") view_ = parsed(message.rest);
    if (message.word == "flow") add_flow(parsed(message.rest));
    if (message.word == "ask") answer(request_in(message.rest));
    return message.word != "quit";
  }

 private:
  static void say(const std::string& line) { std::cout << line << '\n' << std::flush; }

  static json::value parsed(std::string_view text) {
    auto value = parse_json(text);
    if (!value) say("info " + one_line(value.error()));
    return value ? std::move(*value) : json::value(nullptr);
  }

  void introduce() const {
    say("id name " + name_of(character_));
    say("id game " + std::string(game_.slug));
    say("option character " + name_of(character_));
    say("option seed");
    say("ready");
  }

  void set_option(const Message& option) {
    const std::string value(option.rest);
    if (option.word == "seed") seed_ = number_named(shell_, "option seed", value, 0, kAnyNumber);
    if (option.word != "character") return;
    character_ = character_named(shell_, game_, value);
    bot_ = std::make_unique<SeatBot>(game_, character_);
  }

  void begin(const json::value& match) {
    std::string error;
    Reader r(error);
    const json::object& o = r.object(&match, "match");
    const std::string game(r.text(o.if_contains("game"), "game"));
    if (r.ok() && game != game_.slug)
      shell_.refuse("error.bot_game", {{"ours", game_.slug}, {"theirs", one_line(game)}});
    seat_ = r.seat(o.if_contains("seat"), "seat", game_.max_seats);
    if (!r.ok()) say("info " + one_line(error));
    bot_->begin();
  }

  /// The bots of the house play on by the rules, and so need to know where the rules are.
  void add_flow(json::value flow) {
    json::object* view = view_.if_object();
    json::value* pub = view != nullptr ? view->if_contains("public") : nullptr;
    if (pub != nullptr && pub->is_object()) pub->get_object()["flow"] = std::move(flow);
  }

  void answer(const std::optional<Request>& request) {
    if (!request) return;
    const std::string id = std::to_string(request->id);
    const u64 seed = seed_ ? key_of_seed(*seed_, request->id) : request->seed.value_or(request->id);
    const Result<json::object> decision = bot_->answer_view(view_, seed);
    if (!decision) {
      say("info " + one_line(decision.error()));
      say("answer " + id + " 0");
    } else {
      say("answer " + id + " " + (decision->empty() ? "pass" : json::serialize(*decision)));
    }
  }

  const Shell& shell_;
  const GameInfo& game_;
  Character character_;
  std::optional<u64> seed_;
  std::unique_ptr<SeatBot> bot_;
  Seat seat_ = 0;
  json::value view_;
};

int speak(const AskedBot& asked, const Shell& shell) {
  const GameInfo& game = game_named(shell, asked.game);
  std::optional<u64> seed;
  if (!asked.seed.empty()) seed = number_named(shell, "--seed", asked.seed, 0, kAnyNumber);
  HouseBot bot(shell, game, character_named(shell, game, asked.name.empty() ? kUsualBot : asked.name), seed);
  for (std::string line; std::getline(std::cin, line) && bot.take(line);) {
  }
  return kFine;
}

}  // namespace

Run declare_bot(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedBot>();
  Flags(app, shell).argument("GAME", asked->game).argument("NAME", asked->name).value("--seed", "S", asked->seed);
  return [asked, &shell] { return speak(*asked, shell); };
}

}  // namespace saloon::cli
