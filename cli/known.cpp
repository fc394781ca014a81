#include "cli/known.h"

#include <algorithm>

#include "cli/log.h"

namespace saloon::cli {
namespace {

/// What a line says of whoever its label names: "You: 6 cards" and "Cole: 6 cards" say the same.
std::string_view behind_label(std::string_view line) {
  const std::size_t colon = line.find(':');
  return colon == std::string_view::npos || colon + 1 == line.size() ? line : line.substr(colon);
}

}  // namespace

std::vector<std::string> table_of(const Match& match, Seat viewer, const Words& words) {
  const auto table = match.game().prose.table;
  return table == nullptr ? std::vector<std::string>{} : table(match.view(viewer), words);
}

std::vector<std::string> own_lines(const Match& match, Seat seat, const Words& words) {
  const std::vector<std::string> open = table_of(match, kSpectator, words);
  std::vector<std::string> out = table_of(match, seat, words);
  std::erase_if(out, [&](const std::string& line) {
    return std::any_of(open.begin(), open.end(),
                       [&](const std::string& o) { return behind_label(o) == behind_label(line); });
  });
  return out;
}

std::vector<std::string> told_in_secret(const Match& match, Seat seat, const Words& words) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < match.event_count(); ++i) {
    const json::value mine = match.event(i, seat);
    if (mine == match.event(i, kSpectator)) continue;
    if (auto line = told(mine, seat, words)) out.push_back(std::move(*line));
  }
  return out;
}

}  // namespace saloon::cli
