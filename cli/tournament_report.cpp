#include "cli/tournament_report.h"

#include <cmath>

#include "cli/text.h"

namespace saloon::cli {
namespace {

using bots::Interval;
using bots::Standing;

std::string hexadecimal(u64 value) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

json::object interval_json(const Interval& i) { return {{"low", i.low}, {"high", i.high}}; }

json::object standing_json(const Report& report, const Standing& s) {
  constexpr double kMillisecond = 1e6;
  const Interval surely = s.surely();
  return {{"bot", report.schedule.bots()[s.bot]},
          {"games", s.games},
          {"seats", s.seats},
          {"won", s.won},
          {"share", s.share},
          {"fair", s.fair},
          {"times_fair", s.times_fair()},
          {"low", surely.low},
          {"high", surely.high},
          {"method", s.paired ? "blocks" : "wilson"},
          {"wilson", interval_json(s.wilson)},
          {"blocks", s.paired ? json::value(interval_json(*s.paired)) : json::value(nullptr)},
          {"score", {{"mean", s.score.mean}, {"low", s.score.interval.low}, {"high", s.score.interval.high}}},
          {"decisions", s.answers},
          {"illegal", s.illegal},
          {"thinking_ms",
           {{"mean", s.time.mean() / kMillisecond},
            {"p99", double(s.time.quantile(0.99)) / kMillisecond},
            {"max", double(s.time.longest) / kMillisecond}}}};
}

/// Quoted where a comma, a quote or a line's end would break it.
std::string csv_text(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + '"';
}

using Row = std::vector<std::string>;

std::string duration_text(double nanoseconds, const Shell& shell) {
  struct Unit {
    double size;
    const char* name;
  };
  constexpr Unit kUnits[] = {{1e9, "s"}, {1e6, "ms"}, {1e3, "µs"}};
  const Unit* unit = kUnits;
  while (unit->size > nanoseconds && unit->size > 1e3) ++unit;
  const double n = nanoseconds / unit->size;
  return decimal(n, n < 10 ? 1 : 0, shell.language()) + "\u00A0" + unit->name;
}

std::string percent_range(const Interval& i, const Shell& shell) {
  return shell.say("arena.percent_range", {{"low", decimal(100 * i.low, 1, shell.language())},
                                           {"high", decimal(100 * i.high, 1, shell.language())}});
}

std::string times_fair_text(const Standing& s, const Shell& shell) {
  const double fair = s.fair == 0 ? 1 : s.fair;
  return shell.say("arena.times_fair", {{"n", decimal(s.times_fair(), 2, shell.language())},
                                        {"low", decimal(s.surely().low / fair, 2, shell.language())},
                                        {"high", decimal(s.surely().high / fair, 2, shell.language())}});
}

std::string score_text(const Standing& s, const Shell& shell) {
  const double half = (s.score.interval.high - s.score.interval.low) / 2;
  return shell.say("arena.score",
                   {{"n", decimal(s.score.mean, 1, shell.language())}, {"half", decimal(half, 1, shell.language())}});
}

std::vector<std::string> aligned(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows.front().size(), 0);
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::vector<std::string> out;
  for (const Row& row : rows) {
    std::string line;
    for (std::size_t i = 0; i + 1 < row.size(); ++i) line += padded(row[i], widths[i] + 2);
    out.push_back(line + row.back());
  }
  return out;
}

}  // namespace

Report report_of(const Tournament& what, const bots::Schedule& schedule, const Results& results) {
  return {what, schedule, results, standings_of(schedule, results.played, results.times)};
}

std::string decimal(double value, int decimals, Language language) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, std::fabs(value));
  std::string out = text;
  if (language == Language::French) std::replace(out.begin(), out.end(), '.', ',');
  const bool negative = value < 0 && out.find_first_not_of("0.,") != std::string::npos;
  return negative ? "\u2212" + out : out;
}

std::string percent_text(double share, const Shell& shell) {
  return shell.say("arena.percent", {{"n", decimal(100 * share, 1, shell.language())}});
}

std::vector<std::string> ladder_headings(const Shell& shell) {
  std::vector<std::string> out;
  for (const char* column : {"bot", "seats", "share", "surely", "times_fair", "score", "decisions", "thinking"}) {
    out.push_back(shell.say("arena.column." + std::string(column)));
  }
  return out;
}

std::vector<std::string> standing_cells(const Standing& s, const Shell& shell) {
  return {decimal(s.seats, s.seats == std::floor(s.seats) ? 0 : 2, shell.language()),
          percent_text(s.share, shell),
          percent_range(s.surely(), shell),
          times_fair_text(s, shell),
          score_text(s, shell),
          shell.say("arena.decisions", {{"n", s.answers}, {"illegal", s.illegal}}),
          shell.say("arena.thinking", {{"mean", duration_text(s.time.mean(), shell)},
                                       {"p99", duration_text(double(s.time.quantile(0.99)), shell)}})};
}

std::string report_title(const Report& report, const Shell& shell) {
  return shell.say("arena.title", {{"games", report.standings.games},
                                   {"game", report.what.game->slug},
                                   {"seats", report.what.seats},
                                   {"seconds", report.results.seconds}});
}

std::vector<std::string> report_notes(const Report& report, const Shell& shell) {
  std::vector<std::string> out;
  const u64 block = report.schedule.block_size();
  const bool paired = report.standings.ladder.front().paired.has_value();
  if (block > 1)
    out.push_back(shell.say("arena.blocks", {{"blocks", report.standings.games / block}, {"size", block}}));
  out.push_back(shell.say(paired ? "arena.paired" : "arena.wilson"));
  if (report.standings.stalls > 0) out.push_back(shell.say("simulate.stalls", {{"stalls", report.standings.stalls}}));
  return out;
}

json::object report_json(const Report& report) {
  json::object options;
  for (const OptionSetting& o : report.what.options) options[o.name] = o.value;
  json::array ladder;
  for (const Standing& s : report.standings.ladder) ladder.push_back(standing_json(report, s));
  return {{"game", report.what.game->slug},
          {"seats", report.what.seats},
          {"options", std::move(options)},
          {"seed", report.what.seed},
          {"rotate", report.what.rotate},
          {"games", report.standings.games},
          {"block", report.schedule.block_size()},
          {"stalls", report.standings.stalls},
          {"bots", std::move(ladder)},
          {"seat_shares", json::array(report.standings.seat_shares.begin(), report.standings.seat_shares.end())},
          {"seconds", report.results.seconds},
          {"signature", hexadecimal(report.standings.signature)}};
}

std::string report_csv(const Report& report) {
  std::string out = "game,block,seed,seat,bot,victory,score,rank,decisions,illegal,stalled\n";
  for (u64 i = 0; i < report.results.played.size(); ++i) {
    const bots::Played& game = report.results.played[i];
    const bots::Fixture fixture = report.schedule.fixture(i);
    const int winners = game.outcome.winners.size();
    for (std::size_t p = 0; p < std::size_t(report.what.seats); ++p) {
      char line[256];
      const double victory = game.outcome.winners.has(Seat(p)) ? 1.0 / winners : 0;
      std::snprintf(line, sizeof line, ",%.6g,%d,%u,%u,%u,%d\n", victory, int(game.outcome.score[p]),
                    unsigned(game.outcome.rank[p]), unsigned(game.answers[p]), unsigned(game.illegal[p]),
                    game.stalled ? 1 : 0);
      out += std::to_string(i) + ',' + std::to_string(i / report.schedule.block_size()) + ',' +
             std::to_string(fixture.seed) + ',' + std::to_string(p) + ',' +
             csv_text(report.schedule.bots()[report.schedule.bot_at(fixture, p)]) + line;
    }
  }
  return out;
}

std::vector<std::string> report_lines(const Report& report, const Shell& shell) {
  std::vector<Row> rows{ladder_headings(shell)};
  rows.front().insert(rows.front().begin(), "");
  for (const Standing& s : report.standings.ladder) {
    Row row = standing_cells(s, shell);
    row.insert(row.begin(), {std::to_string(rows.size()) + ".", report.schedule.bots()[s.bot]});
    rows.push_back(std::move(row));
  }
  std::vector<std::string> out{report_title(report, shell)};
  for (std::string& line : aligned(rows)) out.push_back(std::move(line));
  for (std::string& note : report_notes(report, shell)) out.push_back(std::move(note));
  return out;
}

}  // namespace saloon::cli
