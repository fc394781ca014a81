#include "telling/outlook.h"

#include <algorithm>

#include "telling/log.h"

namespace saloon::telling {
namespace {

/// Of the game's own words; none where it gives no figures.
std::string key_of(const std::string& name) { return "outlook." + name; }

/// What is not certain is never said to be, and an estimate is never certain.
std::string told_chance(const json::object& figure, const Words& words) {
  const i64 n = whole_number_in(figure, "n");
  const i64 of = whole_number_in(figure, "of");
  const i64 error = whole_number_in(figure, "error");
  const i64 percent = (100 * n + of / 2) / of;
  const bool certain = error == 0 && (n == 0 || n == of);
  return words.say(
      error == 0 ? "odds.exact" : "odds.about",
      {{"percent", certain ? percent : std::clamp<i64>(percent, 1, 99)}, {"error", (100 * error + of - 1) / of}});
}

/// To a tenth.
std::string told_mean(const json::object& figure, const Words& words) {
  const i64 of = whole_number_in(figure, "of");
  const i64 tenths = (10 * whole_number_in(figure, "n") + of / 2) / of;
  return words.say(figure.contains("error") ? "odds.mean_about" : "odds.mean",
                   {{"whole", tenths / 10}, {"tenths", tenths % 10}});
}

std::string told_figure(json::object figure, const Words& words) {
  if (figure.contains("of")) {
    figure["chance"] = told_chance(figure, words);
    figure["mean"] = told_mean(figure, words);
  }
  return words.say(key_of(text_in(figure, "figure")), figure);
}

}  // namespace

std::vector<std::string> told_outlook(const json::array& figures, Seat reader, const Words& words) {
  std::vector<std::string> out;
  std::string last;
  for (const json::value& f : figures) {
    const json::object figure = addressed(*f.if_object(), reader);
    std::string head = words.has(key_of("head")) ? words.say(key_of("head"), figure) : std::string();
    if (out.empty() || head != last) {
      out.push_back(head);
      last = std::move(head);
    } else {
      out.back() += " · ";
    }
    out.back() += told_figure(figure, words);
  }
  return out;
}

}  // namespace saloon::telling
