#include "cli/glance.h"

#include "cli/text.h"
#include "telling/catalogue.h"

namespace saloon::cli {
namespace {

constexpr std::string_view kDot = "·";
constexpr std::string_view kBeside = "· ";
constexpr const char* kBetween = " · ";

/// Without the dots around parts that were left empty; between the parts of what stands beside others are commas.
std::string without_gaps(std::string_view line) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  const bool beside = line.substr(indent).starts_with(kBeside);
  std::string out(beside ? kBeside : "");
  bool is_first = true;
  for (std::size_t at = indent; at <= line.size();) {
    const std::size_t end = std::min(line.find(kDot, at), line.size());
    const std::string part = trimmed(line.substr(at, end - at));
    at = end + kDot.size();
    if (part.empty()) continue;
    if (!std::exchange(is_first, false)) out += out.ends_with(':') ? " " : beside ? ", " : kBetween;
    out += part;
  }
  return std::string(is_first ? 0 : indent, ' ') + out;
}

class Gathering {
 public:
  explicit Gathering(std::size_t columns) : columns_(columns) {}

  void take(const std::string& raw) {
    std::string line = without_gaps(raw);
    const std::string bare = trimmed(line);
    const bool beside = bare.starts_with(kBeside);
    if (bare.empty() || bare == kDot || (beside && bare.ends_with(':'))) return end_sentence();
    if (goes_on()) {
      out_.back() += " " + bare;
    } else if (!beside) {
      drop_if_bare();
      out_.push_back(std::move(line));
    } else {
      put_beside(bare.substr(kBeside.size()));
    }
    is_row_ = beside;
  }

  std::vector<std::string> done() {
    drop_if_bare();
    end_sentence();
    return std::move(out_);
  }

 private:
  /// What should have gone on has nothing to go on with.
  void end_sentence() {
    if (goes_on()) out_.back().pop_back();
  }
  [[nodiscard]] bool goes_on() const { return !out_.empty() && out_.back().ends_with(','); }

  /// A heading under which nothing stands.
  void drop_if_bare() {
    if (!out_.empty() && !is_row_ && out_.back().ends_with(':')) out_.pop_back();
  }

  void put_beside(const std::string& item) {
    const bool heads = !is_row_ && !out_.empty() && out_.back().ends_with(':');
    const std::string between = heads ? " " : kBetween;
    if (!heads && !is_row_) return out_.push_back(item);
    if (width(out_.back()) + width(between) + width(item) <= columns_) {
      out_.back() += between + item;
    } else {
      out_.push_back("  " + item);
    }
  }

  std::size_t columns_;
  std::vector<std::string> out_;
  bool is_row_ = false;  ///< the last line has items side by side
};

}  // namespace

std::vector<std::string> brought_together(const std::vector<std::string>& lines, std::size_t columns) {
  Gathering out(columns);
  for (const std::string& line : lines) out.take(line);
  return out.done();
}

Words brief_words(const GameInfo& game, const Words& words) {
  Words out = words;
  const auto catalogue = parse_json(telling::words_text(game, words.language()));
  if (!catalogue || !catalogue->is_object()) return out;
  const json::object& brief = object_in(object_in(catalogue->get_object(), "table"), "brief");
  static_cast<void>(out.add(json::serialize(brief)));
  return out;
}

std::vector<std::string> glance(const SeatDoor& door, const Words& brief, std::size_t columns) {
  return brought_together(door.table(brief), columns);
}

}  // namespace saloon::cli
