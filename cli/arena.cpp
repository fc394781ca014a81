// saloon arena: a tournament between bots.
#include <chrono>
#include <iostream>
#include <thread>

#include "cli/print.h"
#include "cli/progress.h"
#include "cli/thinkers.h"
#include "cli/tournament_file.h"
#include "cli/tournament_page.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct AskedArena {
  std::string game, seats, games, bots, seed, threads = "0", save, resume, csv, html;
  OutsideFlags outside;
  std::vector<std::string> options;
  bool no_rotate = false, json = false;

  [[nodiscard]] bool says_what_is_played() const {
    return !game.empty() || !seats.empty() || !bots.empty() || !seed.empty() || !options.empty() || no_rotate;
  }
};

constexpr u64 kMostGames = 10'000'000;
constexpr const char* kUsualGames = "400";
constexpr u64 kMostThreads = 256;
constexpr double kSaveEvery = 0.5;  ///< seconds

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

Tournament tournament_of(const AskedArena& asked, const Shell& shell) {
  Tournament out;
  out.game = &game_named(shell, asked.game);
  out.seats = seats_named(shell, *out.game, asked.seats);
  out.options = options_named(shell, *out.game, asked.options);
  out.bots = split(asked.bots, ',');
  if (out.bots.empty()) shell.refuse("error.no_bots");
  if (bots::Schedule::lineups_of(out.bots.size(), out.seats) == 0) {
    shell.refuse("error.too_many_bots", {{"n", out.bots.size()}, {"seats", out.seats}});
  }
  out.seed = number_named(shell, "--seed", asked.seed.empty() ? "1" : asked.seed, 0, ~u64{0});
  out.rotate = !asked.no_rotate;
  const std::string games = asked.games.empty() ? kUsualGames : asked.games;
  out.games = out.schedule().whole_blocks(number_named(shell, "--games", games, 1, kMostGames));
  return out;
}

/// What the file says, unless more games are asked for.
Tournament resumed_tournament(const AskedArena& asked, const Shell& shell) {
  if (asked.says_what_is_played() || !asked.save.empty()) shell.refuse("error.resume_alone");
  Tournament out = TournamentFile::read_heading(shell, asked.resume);
  if (asked.games.empty()) return out;
  const u64 games = out.schedule().whole_blocks(number_named(shell, "--games", asked.games, out.games, kMostGames));
  if (games == out.games) return out;
  out.games = games;
  TournamentFile::replace_heading(shell, asked.resume, out);
  return out;
}

std::vector<bots::Crew> crews_of(const Tournament& what, const bots::Schedule& schedule, u64 threads,
                                 const OutsideBots& outside, const Shell& shell) {
  std::vector<bots::Crew> out(threads);
  for (bots::Crew& crew : out) {
    for (const std::size_t bot : schedule.places()) {
      crew.push_back(thinker_named(shell, *what.game, schedule.bots()[bot], outside));
    }
  }
  return out;
}

/// Takes in what is played, shows how far it is, and writes it down twice a second.
class Scribe {
 public:
  Scribe(const Shell& shell, Results& results, const TournamentFile* file)
      : shell_(shell),
        results_(results),
        file_(file),
        progress_(results.played.size()),
        before_(results.count()),
        done_(before_) {
    unsaved_.times.resize(results.times.size());
  }

  /// False if it cannot be written down.
  bool take(const bots::Batch& batch) {
    results_.add(batch);
    done_ += batch.games.size();
    progress_.draw(done_, [&] { return progress_text(); });
    if (file_ == nullptr) return true;
    unsaved_.games.insert(unsaved_.games.end(), batch.games.begin(), batch.games.end());
    for (std::size_t i = 0; i < unsaved_.times.size(); ++i) unsaved_.times[i].add(batch.times[i]);
    const bool last = done_ == results_.played.size();
    return last || seconds_since(saved_) >= kSaveEvery ? save() : true;
  }

  [[nodiscard]] double seconds() const { return seconds_since(start_); }

 private:
  bool save() {
    if (unsaved_.games.empty()) return true;
    const bool written = file_->append(unsaved_, seconds_since(saved_));
    saved_ = Clock::now();
    unsaved_.games.clear();
    unsaved_.times.assign(unsaved_.times.size(), {});
    return written;
  }

  [[nodiscard]] std::string progress_text() const {
    const u64 games = results_.played.size();
    const double each = seconds() / double(std::max<u64>(done_ - before_, 1));
    return shell_.say("arena.progress",
                      {{"done", done_}, {"games", games}, {"minutes", i64(double(games - done_) * each / 60) + 1}});
  }

  const Shell& shell_;
  Results& results_;
  const TournamentFile* file_;
  ProgressLine progress_;
  const u64 before_;
  u64 done_;
  bots::Batch unsaved_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point saved_ = start_;
};

void play(const Tournament& what, const bots::Schedule& schedule, std::vector<bots::Crew> crews, Results& results,
          const TournamentFile* file, const Shell& shell) {
  Scribe scribe(shell, results, file);
  bool written = true;
  bots::ManyTables job{.game = what.game, .seats = what.seats, .options = what.options, .games = what.games};
  job.done = results.done;
  job.crews = std::move(crews);
  job.fixture = [&](u64 number) { return schedule.fixture(number); };
  job.notice = [&](const bots::Batch& batch) { return written = written && scribe.take(batch); };
  if (const Result<void> played = play_tables(job); !played) {
    shell.refuse("error.setup", {{"detail", played.error()}});
  }
  if (!written) shell.refuse("error.unwritable", {{"file", file->path().string()}});
  results.seconds += scribe.seconds();
}

/// What is to be written at the end must not fail then.
void check_new_file(const Shell& shell, const std::string& name) {
  if (name.empty() || name == "-") return;
  const std::filesystem::path path(name);
  std::error_code trouble;
  if (std::filesystem::exists(path, trouble)) shell.refuse("error.exists", {{"file", name}});
  const auto folder = path.parent_path();
  if (!folder.empty() && !std::filesystem::is_directory(folder, trouble)) {
    shell.refuse("error.no_folder", {{"folder", folder.string()}});
  }
}

void print(const AskedArena& asked, const Report& report, const BotFaults& faults, const Shell& shell) {
  if (!asked.html.empty()) write_new_file(shell, asked.html, report_page(report, shell));
  if (asked.csv == "-") {
    std::cout << report_csv(report);
    return;
  }
  if (!asked.csv.empty()) write_new_file(shell, asked.csv, report_csv(report));
  if (asked.json) {
    json::object out = report_json(report);
    out["faults"] = faults.counted();
    std::cout << json::serialize(out) << '\n';
    return;
  }
  for (const std::string& line : report_lines(report, shell)) print_line(line);
  for (const std::string& line : faults.told()) print_line(line);
}

int arena(const AskedArena& asked, const Shell& shell) {
  if (asked.json && asked.csv == "-") shell.refuse("error.one_output");
  for (const std::string* name : {&asked.csv, &asked.html, &asked.save}) check_new_file(shell, *name);
  const bool resumes = !asked.resume.empty();
  const Tournament what = resumes ? resumed_tournament(asked, shell) : tournament_of(asked, shell);
  u64 threads = number_named(shell, "--threads", asked.threads, 0, kMostThreads);
  if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
  const bots::Schedule schedule = what.schedule();
  const OutsideBots outside = outside_bots(asked.outside, shell);
  std::vector<bots::Crew> crews = crews_of(what, schedule, threads, outside, shell);
  Results results(what.games, schedule.places().size());
  std::optional<TournamentFile> file;
  if (resumes) file.emplace(TournamentFile::take_up(shell, asked.resume, results));
  if (!asked.save.empty()) file.emplace(TournamentFile::create(shell, asked.save, what));
  play(what, schedule, std::move(crews), results, file ? &*file : nullptr, shell);
  const Report report = report_of(what, schedule, results);
  print(asked, report, *outside.faults, shell);
  return report.standings.stalls > 0 ? kCheckFailed : kFine;
}

}  // namespace

Run declare_arena(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedArena>();
  Flags flags(app, shell);
  flags.argument("GAME", asked->game)
      .value("--bots", "A,B,...", asked->bots)
      .value("--seats", "N", asked->seats)
      .value("--games", "K", asked->games)
      .values("--option", "NAME=VALUE", asked->options)
      .value("--seed", "S", asked->seed)
      .value("--threads", "T", asked->threads)
      .flag("--no-rotate", asked->no_rotate)
      .value("--save", "FILE", asked->save)
      .value("--resume", "FILE", asked->resume)
      .value("--csv", "FILE", asked->csv)
      .value("--html", "FILE", asked->html)
      .flag("--json", asked->json);
  declare_outside(flags, asked->outside);
  return [asked, &shell] { return arena(*asked, shell); };
}

}  // namespace saloon::cli
