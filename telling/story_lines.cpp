#include "telling/story_lines.h"

#include "engine/match/wire.h"
#include "engine/rows/writer.h"
#include "telling/log.h"

namespace saloon::telling {
namespace {

constexpr int kFormat = 1;
constexpr std::string_view kBeginning = R"({"saloon_story")";

std::string viewer_name(Viewer viewer) { return viewer.open ? "open" : seat_name(viewer.seat); }

// --- writing
std::string view_of(const SeatDoor& door) {
  std::string text;
  door.write_view(text);
  return text;
}

/// The view of whoever watches, and behind it what each seat has for itself.
std::string open_view_of(const Match& match) {
  json::object own;
  for (const Seat p : all_seats(match.seats())) own[seat_name(p)] = object_in(match.view(p), "private");
  return view_of(match.at(kSpectator)) + ",\"private\":" + json::serialize(own);
}

std::string seen_by(Viewer viewer, const Match& match) {
  return viewer.open ? open_view_of(match) : view_of(match.at(viewer.seat));
}

void add_event(std::string& events, std::string_view event) {
  if (!events.empty()) events += ',';
  events += event;
}

// --- reading
/// The next line; false behind the last.
bool next_line(std::string_view& rest, std::string_view& line) {
  if (rest.empty()) return false;
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  line = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return true;
}

void read_heading(Reader& r, const json::object& o, LivedStory& out) {
  r.number(o.if_contains("saloon_story"), "saloon_story", kFormat, kFormat);
  out.game = r.text(o.if_contains("game"), "game");
  out.rules_version = int(r.number(o.if_contains("rules_version"), "rules_version", 0, 1'000'000));
  out.seats = int(r.number(o.if_contains("seats"), "seats", 1, kMostSeats));
  out.names.resize(std::size_t(out.seats));
  for (const auto& item : object_in(o, "names")) {
    const json::value seat(item.key());
    out.names[r.seat(&seat, "names", out.seats)] = r.text(&item.value(), "a name");
  }
  for (const auto& item : r.object(o.if_contains("options"), "options")) {
    out.options.push_back({item.key(), std::string(r.text(&item.value(), "option"))});
  }
  const std::string_view viewer = r.text(o.if_contains("viewer"), "viewer");
  out.viewer.open = viewer == "open";
  const auto seat = seat_from_name(viewer);
  if (out.viewer.open) return;
  if (!seat || (*seat != kSpectator && *seat >= out.seats)) {
    return r.fail("viewer must be a seat, \"spectator\" or \"open\"");
  }
  out.viewer.seat = *seat;
}

void read_step(Reader& r, const json::object& o, LivedStory& out) {
  const auto next = i64(out.steps.size());
  if (r.number(o.if_contains("step"), "step", 0, 1'000'000'000) != next) {
    return r.fail("step " + std::to_string(next) + " is missing");
  }
  LivedStory::Step step;
  for (const json::value& event : r.array(o.if_contains("events"), "events")) {
    step.events.push_back(r.object(&event, "an event"));
  }
  step.view = r.object(o.if_contains("view"), "view");
  if (out.viewer.open) step.own = r.object(o.if_contains("private"), "private");
  out.steps.push_back(std::move(step));
}

void read_closing(Reader& r, const json::object& o, LivedStory& out) {
  out.outcome = r.object(o.if_contains("over"), "over");
  if (out.outcome.empty()) r.fail("over must say how the game ended");
}

}  // namespace

std::string StoryWriter::heading(const Match& match) const {
  std::string line;
  Writer w(line);
  w.object([&] {
    w.number("saloon_story", kFormat);
    w.text("game", match.game().slug);
    w.number("rules_version", match.game().rules_version);
    w.number("wire", kWireVersion);
    w.number("seats", match.seats());
    w.object("names", [&] {
      for (std::size_t p = 0; p < names_.size(); ++p) {
        if (!names_[p].empty()) w.text(seat_name(Seat(p)), names_[p]);
      }
    });
    w.object("options", [&] {
      for (const OptionSetting& option : match.setup().options) w.text(option.name, option.value);
    });
    w.text("viewer", viewer_name(viewer_));
  });
  return line + "\n";
}

void StoryWriter::listen(const Match& now) {
  if (!viewer_.open) {
    const SeatDoor door = now.at(viewer_.seat);
    for (const std::string& event : door.heard_texts(heard_)) add_event(events_, event);
    heard_ = door.heard_count();
    return;
  }
  for (; heard_ < now.event_count(); ++heard_) {
    std::string event;
    now.write_event(heard_, now.audience(heard_).shown != 0, event);
    add_event(events_, event);
  }
}

std::string StoryWriter::step(const Match& now) {
  seen_ = seen_by(viewer_, now);
  round_ = now.round();
  std::string line =
      R"({"step":)" + std::to_string(steps_++) + R"(,"events":[)" + events_ + R"(],"view":)" + seen_ + "}\n";
  events_.clear();
  return line;
}

std::string StoryWriter::note(const Match& now) {
  listen(now);
  if (steps_ > 0 && now.round() == round_ && !now.over()) return {};
  std::string out = step(now);
  if (now.over()) out += R"({"over":)" + json::serialize(now.outcome()) + "}\n";
  return out;
}

std::string StoryWriter::rest(const Match& now) {
  listen(now);
  return now.over() || (events_.empty() && seen_by(viewer_, now) == seen_) ? "" : step(now);
}

std::string write_story(Story& game, Viewer viewer, std::vector<std::string> names) {
  StoryWriter writer(viewer, std::move(names));
  std::string out = writer.heading(game.after(0));
  for (std::size_t step = 0; step <= game.steps(); ++step) out += writer.note(game.after(step));
  return out + writer.rest(game.end());
}

bool is_story(std::string_view text) { return text.starts_with(kBeginning); }

Result<LivedStory> read_story(std::string_view text) {
  LivedStory out;
  if (!is_story(text)) return Failed{"this is not a story: its first line has no \"saloon_story\""};
  std::string_view line;
  for (std::size_t n = 1; next_line(text, line); ++n) {
    const std::string where = "line " + std::to_string(n) + " of the story";
    if (!out.outcome.empty()) return Failed{where + " comes after its closing line"};
    const auto value = parse_json(line);
    const json::object* o = value ? value->if_object() : nullptr;
    if (o == nullptr) return Failed{where + " is no JSON object: cut off or edited"};
    std::string error;
    Reader r(error);
    if (n == 1) {
      read_heading(r, *o, out);
    } else {
      o->contains("over") ? read_closing(r, *o, out) : read_step(r, *o, out);
    }
    if (!r.ok()) return Failed{where + ": " + error};
  }
  if (out.steps.empty()) return Failed{"the story ends before it begins: it has no step"};
  return out;
}

json::object view_in(const LivedStory& story, std::size_t step, Seat seat) {
  const LivedStory::Step& at = story.steps[step];
  if (!story.viewer.open || seat == kSpectator) return at.view;
  return {{"viewer", seat_name(seat)},
          {"public", object_in(at.view, "public")},
          {"private", object_in(at.own, seat_name(seat))}};
}

std::vector<std::string> told_in(const LivedStory& story, std::size_t step, const Words& words) {
  std::vector<std::string> out;
  for (const json::object& event : story.steps[step].events) {
    std::string line = told_if_known(event, story.viewer.seat, words);
    if (!line.empty()) out.push_back(std::move(line));
  }
  return out;
}

}  // namespace saloon::telling
