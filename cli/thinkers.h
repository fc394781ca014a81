// Bots by their names: of the house ("cowhand+bold"), or somebody else's program ("exec:./mybot --deep").
#pragma once

#include <chrono>
#include <memory>

#include "bots/seat_bot.h"
#include "cli/bot_faults.h"
#include "cli/verb.h"

namespace saloon::cli {

/// What the bots of other people share in one run of the program.
struct OutsideBots {
  std::chrono::milliseconds time{5000};  ///< for each decision
  /// To say that it is ready: interpreters take their time on a busy machine.
  std::chrono::milliseconds to_start{10'000};
  std::chrono::milliseconds to_stop{500};  ///< between "stop" and the end of our patience
  std::shared_ptr<BotFaults> faults{};     ///< null: each bot counts for itself
  std::vector<OptionSetting> options{};    ///< for those that have such an option
  std::string log{};                       ///< a file that takes down everything said; empty: none
};

/// What the flags of a verb say about them.
struct OutsideFlags {
  std::string time, log;
  std::vector<std::string> options;
};
void declare_outside(Flags& flags, OutsideFlags& asked);
OutsideBots outside_bots(const OutsideFlags& asked, const Shell& shell);

/// Who sits down where nobody is named.
inline constexpr const char* kUsualBot = "cowhand";

/// A bot of the house; refuses any other name.
Character character_named(const Shell& shell, const GameInfo& game, const std::string& name);
/// Is it the name of somebody else's program?
bool is_command(std::string_view bot);
/// Refuses, with one line, a name that no bot can be made of.
void check_bot(const Shell& shell, const GameInfo& game, const std::string& name);
/// A bot for one seat of one match at a time. Refuses as check_bot does.
std::unique_ptr<Thinker> thinker_named(const Shell& shell, const GameInfo& game, const std::string& name,
                                       const OutsideBots& outside = {});

}  // namespace saloon::cli
