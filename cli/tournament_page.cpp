#include "cli/tournament_page.h"

#include "cli/tournament_plots.h"
#include "telling/text.h"

namespace saloon::cli {
namespace {

using bots::Standing;

constexpr std::string_view kStyle =
    R"(:root { color-scheme: light dark; --back: #fdfaf4; --ink: #2b2118; --faint: #d9cfc0;
  --c0: #b4451f; --c1: #1f6f8b; --c2: #7a8b1f; --c3: #6b4a9c; --c4: #b98a10; --c5: #6f5a4a; }
@media (prefers-color-scheme: dark) { :root { --back: #1c1712; --ink: #efe6d8; --faint: #4a4036;
  --c0: #f0845c; --c1: #6cc0dd; --c2: #b9cc5a; --c3: #b79be6; --c4: #e8c04e; --c5: #c3ab97; } }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 Georgia, serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
.wide { overflow-x: auto; } .wide code { white-space: nowrap; } table { border-collapse: collapse; font-size: .95rem; }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--faint); white-space: nowrap; }
td:nth-child(2) { white-space: normal; overflow-wrap: anywhere; min-width: 8rem; }
svg { width: 100%; min-width: 36rem; max-width: 52rem; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
.grid { stroke: var(--faint); } .fair { stroke: var(--ink); stroke-dasharray: 5 3; }
.whisker { stroke: var(--ink); stroke-width: 2; } .curve { fill: none; stroke-width: 2; } .band { opacity: .16; }
.key { display: inline-block; width: .8em; height: .8em; margin-right: .4em; }
)";

std::string style() {
  std::string out(kStyle);
  for (std::size_t i = 0; i < kPlotColours; ++i) {
    const std::string n = std::to_string(i);
    const std::string ink = "var(--c" + n + ")";
    out += ".f" + n + " { fill: " + ink + "; background: " + ink + "; } .l" + n + " { stroke: " + ink + "; }\n";
  }
  return out;
}

std::string element(const char* name, const std::string& text) {
  return std::string("<") + name + ">" + telling::html_text(text) + "</" + name + ">";
}

std::string table_row(const Report& report, const Standing& s, std::size_t rank, const Shell& shell) {
  const std::string key = "<span class=\"key f" + std::to_string(s.bot % kPlotColours) + "\"></span>";
  std::string out = "<tr>" + element("td", std::to_string(rank) + ".");
  out += "<td>" + key + telling::html_text(report.schedule.bots()[s.bot]) + "</td>";
  for (const std::string& cell : standing_cells(s, shell)) out += element("td", cell);
  return out + "</tr>\n";
}

/// What a narrow screen scrolls sideways: smaller, nobody could read it.
std::string wide(const std::string& html) { return "<div class=\"wide\">" + html + "</div>\n"; }

std::string ladder(const Report& report, const Shell& shell) {
  std::string out = "<table>\n<thead><tr><th></th>";
  for (const std::string& heading : ladder_headings(shell)) out += element("th", heading);
  out += "</tr></thead>\n<tbody>\n";
  std::size_t rank = 0;
  for (const Standing& s : report.standings.ladder) out += table_row(report, s, ++rank, shell);
  return wide(out + "</tbody></table>");
}

/// What is needed to play it again.
std::string settings(const Report& report, const Shell& shell) {
  std::string bots;
  for (const std::string& bot : report.what.bots) bots += (bots.empty() ? "" : ",") + bot;
  std::string command = "saloon arena " + std::string(report.what.game->slug) + " --seats " +
                        std::to_string(report.what.seats) + " --bots \"" + bots + "\" --games " +
                        std::to_string(report.what.games) + " --seed " + std::to_string(report.what.seed);
  for (const OptionSetting& o : report.what.options) command += " --option " + o.name + "=" + o.value;
  if (!report.what.rotate) command += " --no-rotate";
  return element("h2", shell.say("arena.page.again")) + "\n" + wide(element("code", command));
}

}  // namespace

std::string report_page(const Report& report, const Shell& shell) {
  const std::string name = title_of(*report.what.game, shell.language());
  const std::string title = shell.say("arena.page.title", {{"game", name}});
  const char* language = shell.language() == Language::French ? "fr" : "en";
  std::string out =
      std::string("<!doctype html>\n<html lang=\"") + language + "\">\n<head>\n<meta charset=\"utf-8\">\n";
  out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" + element("title", title);
  out += "\n<style>\n" + style() + "</style>\n</head>\n<body><main>\n" + element("h1", title) + "\n";
  out += element("p", report_title(report, shell)) + "\n" + ladder(report, shell);
  for (const std::string& note : report_notes(report, shell)) out += element("p", note) + "\n";
  out += element("h2", shell.say("arena.page.bars")) + "\n" + wide(share_bars(report, shell));
  out += element("p", shell.say("arena.page.bars_about")) + "\n";
  out += element("h2", shell.say("arena.page.curves")) + "\n" + wide(share_over_games(report, shell));
  return out + settings(report, shell) + "</main></body>\n</html>\n";
}

}  // namespace saloon::cli
