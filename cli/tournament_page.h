// A tournament's report as one HTML page that needs nothing else: no script, no network, light and dark.
#pragma once

#include "cli/tournament_report.h"

namespace saloon::cli {

std::string report_page(const Report& report, const Shell& shell);

}  // namespace saloon::cli
