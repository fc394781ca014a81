#include "simulator/shadow.h"

#include <charconv>

#include "house/news.h"

namespace saloon::house::simulator {
namespace {

constexpr std::size_t kLongestOutcome = 2000;  ///< as text

/// What stands between two marks, and moves `at` behind the second one.
std::optional<std::string_view> between(std::string_view text, std::string_view open, std::string_view close,
                                        std::size_t& at) {
  const std::size_t begin = text.find(open, at);
  if (begin == std::string_view::npos) return std::nullopt;
  const std::size_t end = text.find(close, begin + open.size());
  if (end == std::string_view::npos) return std::nullopt;
  at = end;
  return text.substr(begin + open.size(), end - begin - open.size());
}

/// The objects of a list, each as its text.
std::vector<std::string_view> objects_of(std::string_view list) {
  std::vector<std::string_view> found;
  int depth = 0;
  bool quoted = false;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const char c = list[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{') {
      if (depth++ == 0) begin = i;
    } else if (c == '}' && --depth == 0) {
      found.push_back(list.substr(begin, i + 1 - begin));
    }
  }
  return found;
}

}  // namespace

std::optional<NowLetter> read_now(std::string_view letter) {
  std::size_t at = 0;
  NowLetter now;
  const auto viewer = between(letter, R"("viewer":")", "\"", at);
  const auto from = between(letter, R"("from":)", ",", at);
  now.missed = letter.substr(at).starts_with(R"(,"missed":true)");
  const auto events = between(letter, R"("events":[)", R"(],"view":)", at);
  if (!viewer || !from || !events) return std::nullopt;
  if (*viewer != "spectator") now.viewer = seat_from_name(*viewer).value_or(kSpectator);
  std::from_chars(from->data(), from->data() + from->size(), now.from);
  now.events = objects_of(*events);
  now.view = letter.substr(at + std::string_view(R"(],"view":)").size());
  now.view.remove_suffix(1);
  const std::size_t over = now.view.find(R"(},"over":{)", now.view.size() - std::min(now.view.size(), kLongestOutcome));
  now.over = over != std::string_view::npos;
  if (now.over) now.view = now.view.substr(0, over + 1);
  return now;
}

Result<void> Shadow::take(const Row& row) {
  if (row.number != ++rows_) return Failed{"row " + std::to_string(rows_) + " of the ledger is missing"};
  if (row.kind != RowKind::Line) return {};
  std::string_view rest = row.text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const Result<RecordLine> line = reader_.read(rest.substr(0, end));
    if (!line) return line.failed();
    if (!replay_.take(*line)) return Failed{replay_.error()};
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  note_events();
  public_part_.clear();
  for (std::string& view : views_) view.clear();
  return {};
}

void Shadow::note_events() {
  const Match& m = match();
  for (; events_ < m.event_count(); ++events_) {
    for (const Seat viewer : all_seats(m.seats()) | only(kSpectator)) {
      if (m.hears(events_, viewer)) heard_[place_of(viewer)].push_back(events_);
    }
  }
}

std::string Shadow::fault_of_now(const std::string& letter) {
  const std::optional<NowLetter> now = read_now(letter);
  if (!now) return "no letter that can be read: " + letter;
  std::string fault = fault_of_eyes(now->viewer, now->from + now->events.size(), now->view);
  if (!fault.empty()) return fault;
  const std::vector<std::size_t>& heard = heard_[place_of(now->viewer)];
  for (std::size_t i = 0; i < now->events.size(); ++i) {
    const std::size_t event = heard[now->from + i];
    std::string text;
    match().write_event(event, match().sees_secret(event, now->viewer), text);
    if (text != now->events[i]) return "event " + std::to_string(now->from + i) + " is by the ledger " + text;
  }
  if (now->over != match().over()) return "whether the game is over, letter and ledger do not agree";
  return {};
}

std::string Shadow::fault_of_eyes(Seat viewer, u64 next, std::string_view view) {
  if (!plays()) return "it was told of a game before any row said that there is one";
  const std::size_t heard = heard_[place_of(viewer)].size();
  if (next != heard) {
    return "events up to " + std::to_string(next) + " were told, but by the ledger " + std::to_string(heard) +
           " were heard";
  }
  std::string& by_ledger = views_[place_of(viewer)];
  if (public_part_.empty()) match().write_public(public_part_);
  if (by_ledger.empty()) match().write_view(viewer, public_part_, by_ledger);
  if (by_ledger == view) return {};
  return "the view is by the ledger " + by_ledger + ", but was told as " + std::string(view);
}

}  // namespace saloon::house::simulator
