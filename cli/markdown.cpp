#include "cli/markdown.h"

#include <algorithm>

#include "cli/text.h"

namespace saloon::cli {
namespace {

using Cells = std::vector<std::string>;

bool is_word(char c) { return c != ' ' && c != '|' && c != '*' && c != '\0'; }

/// Where the text that begins behind `from` is closed by this mark; npos if it is no emphasis.
std::size_t closing(std::string_view text, std::size_t from, std::string_view mark) {
  if (from >= text.size() || !is_word(text[from])) return std::string_view::npos;
  const std::size_t end = text.find(mark, from + 1);
  return end == std::string_view::npos || !is_word(text[end - 1]) ? std::string_view::npos : end;
}

Cells cells_of(std::string_view row, const Terminal& terminal) {
  Cells out;
  row.remove_prefix(row.find('|') + 1);
  for (std::size_t end = row.find('|'); end != std::string_view::npos; end = row.find('|')) {
    out.push_back(with_emphasis(trimmed(row.substr(0, end)), terminal));
    row.remove_prefix(end + 1);
  }
  return out;
}

bool is_ruler(std::string_view row) { return row.find_first_not_of("|-: ") == std::string_view::npos; }

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    out.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

/// Columns as wide as what stands in them; where that is too wide, the widest is broken.
class Grid {
 public:
  Grid(std::vector<Cells> rows, std::size_t columns) : rows_(std::move(rows)), columns_(columns) {
    std::vector<std::size_t> longest;  // word of each column: narrower it cannot be
    for (const Cells& row : rows_) {
      widths_.resize(std::max(widths_.size(), row.size()));
      longest.resize(widths_.size());
      for (std::size_t i = 0; i < row.size(); ++i) {
        widths_[i] = std::max(widths_[i], width(row[i]));
        for (const std::string& word : telling::words_in(row[i])) longest[i] = std::max(longest[i], width(word));
      }
    }
    while (total() > columns_) {
      std::size_t* widest = nullptr;
      for (std::size_t i = 0; i < widths_.size(); ++i) {
        if (widths_[i] > longest[i] && (widest == nullptr || widths_[i] > *widest)) widest = &widths_[i];
      }
      if (widest == nullptr) break;
      --*widest;
    }
    if (total() > columns_) gap_ = 1;
  }

  void add_to(std::vector<std::string>& out) const {
    for (const Cells& row : rows_) add_row(row, out);
  }

 private:
  [[nodiscard]] std::size_t total() const {
    std::size_t sum = widths_.empty() ? 0 : (widths_.size() - 1) * gap_;
    for (const std::size_t w : widths_) sum += w;
    return sum;
  }

  void add_row(const Cells& row, std::vector<std::string>& out) const {
    std::vector<std::vector<std::string>> broken;
    std::size_t height = 1;
    for (std::size_t i = 0; i < row.size(); ++i) {
      broken.push_back(lines_of(wrapped(row[i], widths_[i], 0)));
      height = std::max(height, broken.back().size());
    }
    for (std::size_t k = 0; k < height; ++k) {
      std::string line;
      for (std::size_t i = 0; i < broken.size(); ++i) {
        const std::string cell = k < broken[i].size() ? broken[i][k] : "";
        line += padded(cell, widths_[i] + (i + 1 < broken.size() ? gap_ : 0));
      }
      line.erase(line.find_last_not_of(' ') + 1);
      out.push_back(std::move(line));
    }
  }

  std::vector<Cells> rows_;
  std::size_t columns_;
  std::vector<std::size_t> widths_;
  std::size_t gap_ = 2;
};

/// "- **DSC-END-01** The game …": what it begins with, and how far in its later lines stand.
void add_paragraph(std::string_view line, const Terminal& terminal, std::vector<std::string>& out) {
  const std::size_t text = line.find_first_not_of(" -");
  const bool item = trimmed(line).starts_with("- ");
  const std::string whole = with_emphasis(line.substr(item ? text : 0), terminal);
  for (std::string& broken : lines_of(wrapped(whole, terminal.columns(), item ? 4 : 0))) {
    out.push_back(std::move(broken));
  }
}

}  // namespace

std::string with_emphasis(std::string_view text, const Terminal& terminal) {
  struct Mark {
    std::string_view mark;
    Ink ink;
  };
  constexpr Mark kMarks[] = {{"**", Ink::Heading}, {"*", Ink::Heading}, {"`", Ink::Number}};
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const bool opens =
        out.empty() || !is_word(out.back()) || text[i] == '`' || text.substr(i).starts_with("**") || out.back() == '(';
    const auto* mark = std::find_if(std::begin(kMarks), std::end(kMarks), [&](const Mark& m) {
      return opens && text.substr(i).starts_with(m.mark) &&
             closing(text, i + m.mark.size(), m.mark) != std::string_view::npos;
    });
    if (mark == std::end(kMarks)) {
      out += text[i++];
      continue;
    }
    const std::size_t from = i + mark->mark.size();
    const std::size_t end = closing(text, from, mark->mark);
    out += terminal.inked(mark->ink, with_emphasis(text.substr(from, end - from), terminal));
    i = end + mark->mark.size();
  }
  return out;
}

std::vector<std::string> rendered(std::string_view markdown, const Terminal& terminal) {
  std::vector<std::string> out;
  const std::vector<std::string> lines = lines_of(markdown);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& line = lines[i];
    if (line.starts_with('#')) {
      out.push_back(
          terminal.inked(Ink::Heading, with_emphasis(trimmed(line.substr(line.find_first_not_of('#'))), terminal)));
    } else if (line.starts_with('|')) {
      std::vector<Cells> rows;
      for (; i < lines.size() && lines[i].starts_with('|'); ++i) {
        if (!is_ruler(lines[i])) rows.push_back(cells_of(lines[i], terminal));
      }
      --i;
      for (std::string& head : rows.front()) head = terminal.inked(Ink::Heading, head);
      Grid(std::move(rows), terminal.columns()).add_to(out);
    } else if (trimmed(line).empty()) {
      if (!out.empty() && !out.back().empty()) out.emplace_back();
    } else {
      add_paragraph(line, terminal, out);
    }
  }
  return out;
}

}  // namespace saloon::cli
