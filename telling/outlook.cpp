#include "telling/outlook.h"

#include <algorithm>

#include "telling/log.h"

namespace saloon::telling {
namespace {

/// What is not certain is never said to be, and an estimate is never certain.
std::string told_chance(const json::object& figure, const Words& words) {
  const i64 n = whole_number_in(figure, "n");
  const i64 of = whole_number_in(figure, "of");
  const i64 error = whole_number_in(figure, "error");
  const bool certain = error == 0 && (n == 0 || n == of);
  const i64 percent = (100 * n + of / 2) / of;
  return words.say(
      error == 0 ? "odds.exact" : "odds.about",
      {{"percent", certain ? percent : std::clamp<i64>(percent, 1, 99)}, {"error", (100 * error + of - 1) / of}});
}

std::string told_figure(json::object figure, const Words& words) {
  if (figure.contains("of")) figure["chance"] = told_chance(figure, words);
  return words.say("outlook." + text_in(figure, "figure"), figure);
}

/// What it is a figure of.
json::object subject_of(json::object figure) {
  for (const char* member : {"figure", "n", "of", "error"}) figure.erase(member);
  return figure;
}

}  // namespace

std::vector<std::string> told_outlook(const json::array& figures, Seat reader, const Words& words) {
  std::vector<std::string> out;
  json::object about;
  std::string line;
  const auto end_line = [&] {
    if (line.empty()) return;
    json::object args = about;
    args["figures"] = line;
    out.push_back(about.empty() ? line : words.say("outlook.head", args));
  };
  for (const json::value& f : figures) {
    const json::object figure = addressed(*f.if_object(), reader);
    json::object subject = subject_of(figure);
    if (subject != about) {
      end_line();
      line.clear();
      about = std::move(subject);
    }
    line += (line.empty() ? "" : " · ") + told_figure(figure, words);
  }
  end_line();
  return out;
}

}  // namespace saloon::telling
