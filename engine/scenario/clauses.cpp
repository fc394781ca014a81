#include "engine/scenario/clauses.h"

#include <algorithm>

namespace saloon {

namespace {

constexpr std::string_view kDisplayMark = "<!-- display only:";
constexpr std::string_view kCommentEnd = "-->";

std::string_view trimmed(std::string_view s) {
  const std::size_t first = s.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return s.substr(first, s.find_last_not_of(" \t\r") - first + 1);
}

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_code(char c) { return is_upper(c) || is_digit(c); }
bool is_word(char c) { return is_code(c) || c == '-' || c == '_' || (c >= 'a' && c <= 'z'); }

/// "R7": the ruling of that number.
bool is_ruling(std::string_view id) {
  return id.size() > 1 && id[0] == 'R' && std::all_of(id.begin() + 1, id.end(), is_digit);
}

/// "DSC-TURN-04" or "DM-FX-10C": prefix, chapter, number or card.
bool is_clause(std::string_view id) {
  const std::size_t first = id.find('-');
  const std::size_t last = id.rfind('-');
  if (first == std::string_view::npos || first == 0 || first == last || last + 1 == id.size()) return false;
  return std::all_of(id.begin() + std::ptrdiff_t(last) + 1, id.end(), is_code);
}

Clause clause_of(std::string_view id, std::string_view chapter, std::string_view text) {
  Clause c{std::string(id), std::string(chapter), {}, {}};
  const std::size_t mark = text.find(kDisplayMark);
  const std::size_t end = mark == std::string_view::npos ? mark : text.find(kCommentEnd, mark);
  if (end != std::string_view::npos) {
    const std::size_t from = mark + kDisplayMark.size();
    c.display = trimmed(text.substr(from, end - from));
    text = text.substr(0, mark);
  }
  c.text = trimmed(text);
  return c;
}

}  // namespace

const Clause* Rules::find(std::string_view id) const {
  for (const auto* list : {&clauses, &rulings}) {
    const auto it = std::find_if(list->begin(), list->end(), [&](const Clause& c) { return c.id == id; });
    if (it != list->end()) return &*it;
  }
  return nullptr;
}

Rules parse_rules(std::string_view markdown) {
  Rules rules;
  std::string_view chapter;
  while (!markdown.empty()) {
    const std::size_t end = std::min(markdown.find('\n'), markdown.size());
    const std::string_view line = trimmed(markdown.substr(0, end));
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
    if (line.starts_with("# ") && rules.title.empty()) rules.title = trimmed(line.substr(2));
    if (line.starts_with("## ")) chapter = trimmed(line.substr(3));
    if (!line.starts_with("- **")) continue;
    const std::size_t close = line.find("**", 4);
    if (close == std::string_view::npos) continue;
    const std::string_view id = line.substr(4, close - 4);
    const std::string_view text = line.substr(close + 2);
    if (is_ruling(id)) rules.rulings.push_back(clause_of(id, chapter, text));
    if (is_clause(id)) rules.clauses.push_back(clause_of(id, chapter, text));
  }
  return rules;
}

std::vector<std::string> clause_ids_in(std::string_view text, std::string_view prefix) {
  std::vector<std::string> ids;
  const std::string start = std::string(prefix) + "-";
  for (std::size_t at = text.find(start); at != std::string_view::npos; at = text.find(start, at + 1)) {
    if (at > 0 && is_word(text[at - 1])) continue;
    std::size_t end = at + start.size();
    while (end < text.size() && is_upper(text[end])) ++end;
    if (end == at + start.size() || end >= text.size() || text[end] != '-') continue;
    const std::size_t code = ++end;
    while (end < text.size() && is_code(text[end])) ++end;
    if (end == code) continue;
    const std::string id(text.substr(at, end - at));
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  }
  return ids;
}

}  // namespace saloon
