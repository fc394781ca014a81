// What came of a tournament: for people, as JSON, and game by game as CSV.
#pragma once

#include "cli/tournament.h"

namespace saloon::cli {

/// A tournament that has been played, with everything reports say about it.
struct Report {
  const Tournament& what;
  const bots::Schedule& schedule;
  const Results& results;
  bots::Standings standings;
};
Report report_of(const Tournament& what, const bots::Schedule& schedule, const Results& results);

json::object report_json(const Report& report);
/// One line per game and seat, with a heading.
std::string report_csv(const Report& report);
/// The ladder as lines of text.
std::vector<std::string> report_lines(const Report& report, const Shell& shell);

// --- the parts of the ladder in words, as text and page share them
/// With so many decimals, as the language writes it.
std::string decimal(double value, int decimals, Language language);
std::string percent_text(double share, const Shell& shell);
/// The headings of a ladder, the bot's first, and what stands beneath those behind it.
std::vector<std::string> ladder_headings(const Shell& shell);
std::vector<std::string> standing_cells(const bots::Standing& standing, const Shell& shell);
/// "402 games of desperados_cards with 3 seats in 12.3 s; ..."
std::string report_title(const Report& report, const Shell& shell);
/// How the intervals were made, and what stalls and illegal answers there were.
std::vector<std::string> report_notes(const Report& report, const Shell& shell);

}  // namespace saloon::cli
