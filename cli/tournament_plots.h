// The plots of a tournament's page, as SVG inside HTML. Colours are the page's classes: f0 to f5 fill, l0 to l5 draw.
#pragma once

#include "cli/tournament_report.h"

namespace saloon::cli {

inline constexpr std::size_t kPlotColours = 6;

/// Each bot's share of the victories with its interval, and a mark at its fair share.
std::string share_bars(const Report& report, const Shell& shell);
/// How many times its fair share each bot had won after so many games, with Wilson's interval as a band.
std::string share_over_games(const Report& report, const Shell& shell);

}  // namespace saloon::cli
