// A tournament's report as one HTML page that needs nothing else: no script, no network, light and dark.
#pragma once

#include "cli/tournament_report.h"

namespace saloon::cli {

std::string report_page(const Report& report, const Shell& shell);

/// Text as it stands inside HTML, also in attributes.
std::string html_text(std::string_view text);

}  // namespace saloon::cli
