#include "cli/evening.h"
#include "cli/keeping.h"
#include "cli/state_folder.h"
#include "cli/thinkers.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

struct AskedPlay {
  SeatingFlags table;
  OutsideFlags outside;
  std::string record;
  bool ask = false, resume = false, list = false, plain = false;
};

/// Where the record shall go, whatever folder the program is in by then; refuses what will not be writable. Empty if
/// nothing is said.
fs::path record_path(const AskedPlay& asked, const Shell& shell) {
  if (asked.record.empty()) return {};
  std::error_code trouble;
  fs::path path = fs::absolute(asked.record, trouble);
  if (fs::exists(path, trouble)) shell.refuse("error.exists", {{"file", asked.record}});
  const fs::path folder = path.parent_path();
  if (!fs::is_directory(folder, trouble)) shell.refuse("error.no_folder", {{"folder", folder.string()}});
  write_durably(shell, path, "");
  fs::remove(path, trouble);
  return path;
}

/// The file a game is to be taken up from: named itself, or the last one saved, of this game or of any.
fs::path file_to_resume(const AskedPlay& asked, const Shell& shell) {
  const std::string& named = asked.table.game;
  if (!named.empty() && find_game(named) == nullptr) return named;
  const fs::path latest = latest_saved_game(named);
  if (latest.empty()) shell.refuse("error.nothing_saved");
  return latest;
}

Evening::Bots bots_at(const Seating& seating, const OutsideBots& outside, const Shell& shell) {
  Evening::Bots out(std::size_t(seating.setup.seats));
  for (const Seat p : all_seats(seating.setup.seats)) {
    if (!seating.people.has(p)) out[p] = thinker_named(shell, *seating.game, seating.bots[p], outside);
  }
  return out;
}

int sit_down(const SavedGame& game, const fs::path& saved, const OutsideBots& outside, const Shell& shell,
             Terminal& terminal, bool introduced = false) {
  const Words words = words_at(game.seating, shell.language());
  const telling::Explainer explainer(*game.seating.game, words);
  Learnt learnt(state_folder() / "learnt");
  Keeping keeping(game, saved, shell, terminal);
  Evening evening(game.seating, bots_at(game.seating, outside, shell), words, explainer, learnt, terminal,
                  [&](const std::string& so_far) { keeping.keep(so_far); });
  if (game.so_far && !evening.take_up(*game.so_far)) {
    shell.refuse("error.cannot_resume", {{"file", saved.string()}});
  }
  const bool is_over = evening.play(introduced);
  terminal.lines(outside.faults->told());
  if (is_over) return keeping.keep_finished(evening.record()) ? kFine : kCheckFailed;
  if (game.seating.people.size() > 1) terminal.wipe();
  terminal.line(shell.say("play.ended"));
  if (evening.anybody_answered()) {
    terminal.line(keeping.farewell());
  } else {
    keeping.drop();
  }
  return kFine;
}

enum class Start : u8 { Begin, Resume, Leave };

/// On a terminal, somebody who named nothing but the game may choose before it begins.
Start ask_how(AskedPlay& asked, const Shell& shell, Terminal& terminal) {
  const fs::path unfinished = latest_saved_game(asked.table.game);
  for (;;) {
    const Seating seating = seating_of(asked.table, shell);
    const Words words = words_at(seating, shell.language());
    terminal.line(seating_line(seating, words));
    if (const std::string options = options_line(seating.setup.options, words); !options.empty())
      terminal.line(options);
    if (!unfinished.empty()) terminal.line(shell.say("setup.unfinished"));
    const auto typed = terminal.read(shell.say("setup.begin"));
    const std::string wanted = typed ? folded(trimmed(*typed)) : "";
    const auto is = [&](const char* key) { return wanted == folded(shell.say(key)); };
    if (!typed || is("command.quit")) return Start::Leave;
    if (wanted.empty()) return Start::Begin;
    if (is("command.resume") && !unfinished.empty()) return Start::Resume;
    if (is("command.change") && !ask_seating(asked.table, shell, terminal)) return Start::Leave;
  }
}

/// Unfinished games, the last one first: what is played, by whom, and how to go on with it.
int list_saved(const AskedPlay& asked, const Shell& shell) {
  const std::vector<fs::path> files = saved_games(asked.table.game);
  if (files.empty()) shell.refuse("error.nothing_saved");
  const auto terminal = terminal_here(asked.plain, shell.words());
  for (const fs::path& file : files) {
    const SavedGame game = read_saved_game(shell, file);
    const Words words = words_at(game.seating, shell.language());
    terminal->line(Ink::Heading, words.say("play.saved_game", {{"game", title_of(*game.seating.game, shell.language())},
                                                               {"answers", game.so_far->answers().size()}}));
    terminal->line("  " + seating_line(game.seating, words));
    terminal->line("  saloon play --resume " + file.string());
  }
  return kFine;
}

/// Somebody who is still there may play once more with the same people and bots.
bool plays_again(const Shell& shell, Terminal& terminal) {
  const auto typed = terminal.read_soon(shell.say("play.again"));
  return typed && !typed->empty() && folded(trimmed(*typed)) == folded(shell.say("command.again"));
}

int resume(const AskedPlay& asked, const Shell& shell, Terminal& terminal) {
  const fs::path record = record_path(asked, shell);
  const fs::path saved = file_to_resume(asked, shell);
  const auto lock = GameLock::take(saved);
  if (!lock) shell.refuse("error.in_play", {{"file", saved.string()}});
  SavedGame game = read_saved_game(shell, saved);
  if (!record.empty()) game.record = record;
  if (game.so_far->cut_off != 0) terminal.line(shell.say("replay.cut_off", {{"line", game.so_far->cut_off}}));
  return sit_down(game, saved, outside_bots(asked.outside, shell), shell, terminal);
}

int play_game(AskedPlay asked, const Shell& shell) {
  if (asked.list) return list_saved(asked, shell);
  const auto terminal = terminal_here(asked.plain, shell.words());
  if (asked.resume) return resume(asked, shell, *terminal);
  const fs::path record = record_path(asked, shell);
  const bool lets_choose = terminal->is_person() && asked.table.says_nothing();
  if (asked.table.game.empty() && lets_choose) {
    const auto game = ask_game(shell, *terminal);
    if (!game) return kFine;
    asked.table.game = *game;
  }
  if (asked.ask && !ask_seating(asked.table, shell, *terminal)) return kFine;
  if (lets_choose && !asked.ask) {
    const Start start = ask_how(asked, shell, *terminal);
    if (start == Start::Leave) return kFine;
    if (start == Start::Resume) return resume(asked, shell, *terminal);
  }
  for (fs::path wanted = record;; wanted.clear()) {  // what was named is written once
    SavedGame game{seating_of(asked.table, shell), {}, {}};
    const NewGamePaths paths = new_game_paths(*game.seating.game);
    game.record = wanted.empty() ? paths.record : wanted;
    const int code =
        sit_down(game, paths.saved, outside_bots(asked.outside, shell), shell, *terminal, lets_choose && !asked.ask);
    std::error_code trouble;
    const bool is_over = fs::exists(game.record, trouble);
    if (!lets_choose || !is_over || !plays_again(shell, *terminal)) return code;
  }
}

}  // namespace

Run declare_play(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedPlay>();
  Flags flags(app, shell);
  flags.argument("GAME", asked->table.game)
      .value("--seats", "N", asked->table.seats)
      .value("--seat", "N", asked->table.seat)
      .value("--humans", "N,M,...|all|none", asked->table.people)
      .value("--bot", "NAME", asked->table.bot)
      .value("--bots", "A,B,...", asked->table.bots)
      .values("--option", "NAME=VALUE", asked->table.options)
      .value("--seed", "S", asked->table.seed)
      .flag("--ask", asked->ask)
      .flag("--resume", asked->resume)
      .flag("--list", asked->list)
      .value("--names", "A,B,...", asked->table.names)
      .value("--pace", "MS", asked->table.pace)
      .value("--record", "FILE", asked->record)
      .flag("--plain", asked->plain);
  declare_outside(flags, asked->outside);
  return [asked, &shell] { return play_game(*asked, shell); };
}

}  // namespace saloon::cli
