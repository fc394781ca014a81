// saloon load: many people at many tables, to see what a server bears.
#include <iomanip>
#include <iostream>
#include <sstream>

#include "cli/load/crowd.h"
#include "cli/print.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

struct AskedLoad {
  std::string url, game, tables = "400", seats, rate = "0", seconds = "60", idle = "0";
  bool json = false;
};

constexpr u64 kMostTables = 20'000;
constexpr u64 kMostIdle = 100'000;

std::string rounded(double value) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << value;
  return out.str();
}

json::object latencies(Samples& samples) {
  json::object out{{"count", samples.count()}};
  for (const auto& [name, share] : {std::pair{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"max", 1.0}}) {
    out[name] = rounded(samples.at(share));
  }
  return out;
}

json::object told(LoadReport& report) {
  return {{"decisions", report.decisions},
          {"per_second", rounded(double(report.decisions) / report.seconds)},
          {"views", report.views},
          {"games", report.games},
          {"refused", report.refused},
          {"late", report.late},
          {"gaps", report.gaps},
          {"closed", report.closed},
          {"done", latencies(report.done)},
          {"views_after", latencies(report.views_after)},
          {"processor", rounded(report.processor / report.seconds)}};
}

int load(const AskedLoad& asked, const Shell& shell) {
  const Result<ServerPlace> place = server_place(asked.url);
  if (!place) shell.refuse("error.setting", {{"detail", place.error()}});
  LoadWish wish{.place = *place, .game = &game_named(shell, asked.game)};
  wish.tables = int(number_named(shell, "--tables", asked.tables, 1, kMostTables));
  wish.seats = seats_named(shell, *wish.game, asked.seats);
  wish.rate = double(number_named(shell, "--rate", asked.rate, 0, 1'000'000));
  wish.seconds = double(number_named(shell, "--seconds", asked.seconds, 1, 1'000'000));
  wish.idle = int(number_named(shell, "--idle", asked.idle, 0, kMostIdle));
  Crowd crowd(wish);
  if (const Result<void> gathered = crowd.gather(); !gathered) {
    shell.refuse("error.load", {{"detail", gathered.error()}});
  }
  LoadReport report = crowd.play();
  json::object out = told(report);
  if (asked.json) {
    std::cout << json::serialize(out) << '\n';
  } else {
    print_line(shell.say("load.decisions", out));
    print_line(shell.say("load.done", object_in(out, "done")));
    print_line(shell.say("load.views", object_in(out, "views_after")));
    print_line(shell.say("load.trouble", out));
  }
  return report.refused + report.gaps + report.closed > 0 ? kCheckFailed : kFine;
}

}  // namespace

Run declare_load(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedLoad>();
  Flags(app, shell)
      .argument("URL", asked->url)
      .value("--game", "GAME", asked->game)
      .value("--tables", "N", asked->tables)
      .value("--seats", "N", asked->seats)
      .value("--rate", "N", asked->rate)
      .value("--seconds", "N", asked->seconds)
      .value("--idle", "N", asked->idle)
      .flag("--json", asked->json);
  return [asked, &shell] { return load(*asked, shell); };
}

}  // namespace saloon::cli
