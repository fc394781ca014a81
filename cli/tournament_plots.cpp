#include "cli/tournament_plots.h"

#include <cmath>

#include "cli/text.h"
#include "telling/text.h"

namespace saloon::cli {
namespace {

using bots::Interval;
using bots::Standing;

constexpr double kWidth = 720;

std::string number(double v) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", v);
  return text;
}

std::string attribute(const char* name, double v) { return std::string(" ") + name + "=\"" + number(v) + "\""; }

std::string line(double x1, double y1, double x2, double y2, const std::string& style) {
  return "<line class=\"" + style + "\"" + attribute("x1", x1) + attribute("y1", y1) + attribute("x2", x2) +
         attribute("y2", y2) + "/>\n";
}

std::string text(double x, double y, const char* anchor, const std::string& what) {
  return "<text" + attribute("x", x) + attribute("y", y) + " text-anchor=\"" + anchor + "\">" +
         telling::html_text(what) + "</text>\n";
}

std::string rectangle(double x, double y, double width, double height, const std::string& style) {
  return "<rect class=\"" + style + "\"" + attribute("x", x) + attribute("y", y) + attribute("width", width) +
         attribute("height", height) + "/>\n";
}

std::string picture(double height, const std::string& title, const std::string& inside) {
  return "<svg viewBox=\"0 0 " + number(kWidth) + " " + number(height) + "\" role=\"img\" aria-label=\"" +
         telling::html_text(title) + "\">\n" + inside + "</svg>\n";
}

/// A long command has its place in the table.
std::string short_name(const std::string& name) {
  constexpr std::size_t kMost = 24;
  if (width(name) <= kMost) return name;
  std::string out;
  for (const char c : name) {
    const bool begins = (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    if (begins && width(out) == kMost - 1) break;
    out += c;
  }
  return out + "…";
}

std::string colour(const char* kind, std::size_t bot) { return kind + std::to_string(bot % kPlotColours); }

/// A bot's victories over time, at some points of it.
struct Point {
  double games, times_fair, low, high;
};
using Curve = std::vector<Point>;

Curve curve_of(const Report& report, const Standing& standing) {
  constexpr u64 kPoints = 120;
  const u64 block = report.schedule.block_size();
  const u64 blocks = report.results.played.size() / block;
  const u64 step = std::max<u64>(1, blocks / kPoints);
  Curve out;
  double won = 0;
  double games = 0;
  for (u64 i = 0; i < report.results.played.size(); ++i) {
    const auto share = share_in(report.schedule, report.schedule.fixture(i), report.results.played[i], standing.bot);
    won += share.value_or(0);
    games += share ? 1 : 0;
    const u64 done = i + 1;
    if (games == 0 || done % block != 0 || ((done / block) % step != 0 && done < report.results.played.size()))
      continue;
    const Interval band = bots::wilson(won, games);
    out.push_back({double(done), won / games / standing.fair, band.low / standing.fair, band.high / standing.fair});
  }
  return out;
}

/// Where the curves are drawn.
struct Frame {
  static constexpr double kLeft = 56, kTop = 16, kBottom = 300;
  static constexpr double kRight = kWidth - 16;
  double games;
  double most;

  [[nodiscard]] double x(double g) const { return kLeft + (kRight - kLeft) * g / games; }
  [[nodiscard]] double y(double t) const { return kBottom - (kBottom - kTop) * std::fmin(t, most) / most; }
};

std::string drawn(const Curve& curve, const Frame& frame, std::size_t bot) {
  std::string middle;
  std::string upper;
  std::string lower;
  for (const Point& p : curve) {
    middle += number(frame.x(p.games)) + "," + number(frame.y(p.times_fair)) + " ";
    upper += number(frame.x(p.games)) + "," + number(frame.y(p.high)) + " ";
    lower.insert(0, number(frame.x(p.games)) + "," + number(frame.y(p.low)) + " ");
  }
  return "<polygon class=\"band " + colour("f", bot) + "\" points=\"" + upper + lower + "\"/>\n" +
         "<polyline class=\"curve " + colour("l", bot) + "\" points=\"" + middle + "\"/>\n";
}

std::string axes(const Frame& frame, const Shell& shell) {
  std::string out;
  const double step = frame.most > 4 ? 1 : 0.5;
  for (double t = 0; t <= frame.most + 1e-9; t += step) {
    out += line(Frame::kLeft, frame.y(t), Frame::kRight, frame.y(t), t == 1 ? "fair" : "grid");
    out += text(Frame::kLeft - 8, frame.y(t) + 4, "end", "× " + decimal(t, 1, shell.language()));
  }
  for (int i = 0; i <= 4; ++i) {
    const double games = std::round(frame.games * i / 4);
    out += text(frame.x(games), Frame::kBottom + 20, i == 4 ? "end" : "middle", decimal(games, 0, shell.language()));
  }
  return out + text((Frame::kLeft + Frame::kRight) / 2, Frame::kBottom + 38, "middle", shell.say("arena.page.games"));
}

}  // namespace

std::string share_bars(const Report& report, const Shell& shell) {
  constexpr double kRow = 34;
  constexpr double kLeft = 190;
  constexpr double kRight = kWidth - 70;
  const auto x = [](double share) { return kLeft + (kRight - kLeft) * share; };
  const double bottom = 8 + kRow * double(report.standings.ladder.size());
  std::string out;
  for (int i = 0; i <= 4; ++i) {
    out += line(x(i / 4.0), 8, x(i / 4.0), bottom, "grid");
    out += text(x(i / 4.0), bottom + 18, "middle", decimal(25 * i, 0, shell.language()) + "\u00A0%");
  }
  double y = 8;
  for (const Standing& s : report.standings.ladder) {
    const double middle = y + kRow / 2;
    const Interval surely = s.surely();
    out += text(kLeft - 10, middle + 4, "end", short_name(report.schedule.bots()[s.bot]));
    out += rectangle(kLeft, y + 7, x(s.share) - kLeft, kRow - 14, colour("f", s.bot));
    out += line(x(s.fair), y + 2, x(s.fair), y + kRow - 2, "fair");
    out += line(x(surely.low), middle, x(surely.high), middle, "whisker");
    out += line(x(surely.low), middle - 5, x(surely.low), middle + 5, "whisker");
    out += line(x(surely.high), middle - 5, x(surely.high), middle + 5, "whisker");
    out += text(kRight + 8, middle + 4, "start", percent_text(s.share, shell));
    y += kRow;
  }
  return picture(bottom + 28, shell.say("arena.page.bars"), out);
}

std::string share_over_games(const Report& report, const Shell& shell) {
  std::vector<Curve> curves;
  double most = 1.5;
  for (const Standing& s : report.standings.ladder) {
    curves.push_back(curve_of(report, s));
    for (const Point& p : curves.back()) {
      // The first few games throw the curve about; they shall not squeeze the rest.
      if (10 * p.games >= double(report.standings.games)) most = std::fmax(most, std::ceil(2 * p.high) / 2);
    }
  }
  const Frame frame{double(report.standings.games), most};
  std::string out = axes(frame, shell);
  for (std::size_t i = 0; i < curves.size(); ++i) out += drawn(curves[i], frame, report.standings.ladder[i].bot);
  return picture(Frame::kBottom + 48, shell.say("arena.page.curves"), out);
}

}  // namespace saloon::cli
