#include "cli/saved_game.h"

#include <algorithm>

#include "cli/clock.h"
#include "cli/state_folder.h"
#include "cli/thinkers.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

constexpr i64 kFormat = 1;
constexpr std::string_view kBeginning = R"({"saloon_game":)";
constexpr const char* kExtension = ".game";
constexpr const char* kRecord = ".record";

/// Did whoever wrote it look at the clock when people sat down?
bool has_times(const Record& record) {
  for (const RecordLine& line : record.lines) {
    if (const auto* seated = std::get_if<RecordSeated>(&line)) return !seated->time.empty();
  }
  return false;
}

bool read_heading(const json::object& heading, SavedGame& out, int seats) {
  std::string error;
  Reader r(error);
  r.only_keys(heading, "a saved game", {"saloon_game", "people", "bots", "names", "record"});
  if (r.number(heading.if_contains("saloon_game"), "saloon_game", kFormat, kFormat) != kFormat) return false;
  for (const json::value& p : r.array(heading.if_contains("people"), "people")) {
    out.seating.people.add(r.seat(&p, "people", seats));
  }
  for (const json::value& bot : r.array(heading.if_contains("bots"), "bots")) {
    out.seating.bots.emplace_back(r.text(&bot, "bots"));
  }
  if (const json::value* names = heading.if_contains("names")) {
    for (const json::value& name : r.array(names, "names")) out.seating.names.emplace_back(r.text(&name, "names"));
  }
  out.record = std::string(r.text(heading.if_contains("record"), "record"));
  return r.ok() && out.seating.bots.size() == std::size_t(seats);
}

}  // namespace

std::string write_saved_game(const SavedGame& game, const std::string& so_far) {
  json::array people;
  for (const Seat p : game.seating.people) people.emplace_back(seat_name(p));
  json::object heading{{"saloon_game", kFormat},
                       {"people", std::move(people)},
                       {"bots", json::array(game.seating.bots.begin(), game.seating.bots.end())},
                       {"record", game.record.string()}};
  const auto& names = game.seating.names;
  const bool named = std::any_of(names.begin(), names.end(), [](const std::string& name) { return !name.empty(); });
  if (named) heading["names"] = json::array(names.begin(), names.end());
  return json::serialize(heading) + "\n" + so_far;
}

std::string_view record_in(std::string_view text) {
  if (!text.starts_with(kBeginning)) return text;
  const std::size_t end = text.find('\n');
  return end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
}

SavedGame read_saved_game(const Shell& shell, const fs::path& file) {
  const std::string text = read_file(shell, file);
  const auto refuse = [&](const std::string& detail) {
    shell.refuse("error.saved_game", {{"file", file.string()}, {"detail", detail}});
  };
  SavedGame out;
  if (!text.starts_with(kBeginning)) refuse(shell.say("error.no_saved_game"));
  auto record = read_record(record_in(text));
  if (!record) refuse(record.error());
  out.seating.game = find_game(record->heading().game);
  if (out.seating.game == nullptr) {
    shell.refuse("error.record_game", {{"file", file.string()}, {"game", record->heading().game}});
  }
  const auto heading = parse_json(std::string_view(text).substr(0, text.find('\n')));
  const bool read =
      heading && heading->is_object() && read_heading(heading->get_object(), out, record->heading().setup.seats);
  if (!read) refuse(shell.say("error.no_saved_game"));
  for (const std::string& bot : out.seating.bots) check_bot(shell, *out.seating.game, bot);
  out.seating.setup = record->heading().setup;
  out.seating.timed = has_times(*record);
  out.so_far = std::move(*record);
  return out;
}

NewGamePaths new_game_paths(const GameInfo& game) {
  const fs::path saved = state_folder_if_any("games");
  const fs::path records = state_folder_if_any("records");
  const std::string stem = std::string(game.slug) + "-" + time_now(Clock::OnTheWall, "%Y-%m-%d-%H%M%S");
  std::error_code trouble;
  for (int n = 1;; ++n) {
    const std::string name = n == 1 ? stem : stem + "-" + std::to_string(n);
    const fs::path game_file = saved / (name + kExtension);
    const fs::path record = records / (name + kRecord);
    auto lock = GameLock::take(game_file);
    if (lock && !fs::exists(game_file, trouble) && !fs::exists(record, trouble)) {
      return {game_file, record, std::move(*lock)};
    }
  }
}

namespace {

/// Files of the user's state folder, the last one written first.
std::vector<fs::path> newest_first(const char* folder, std::string_view slug, std::string_view extension) {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::error_code trouble;
  for (const auto& entry : fs::directory_iterator(state_folder() / folder, trouble)) {
    const std::string name = entry.path().filename().string();
    const bool fits = name.ends_with(extension) && (slug.empty() || name.starts_with(std::string(slug) + "-"));
    if (fits) found.emplace_back(entry.last_write_time(trouble), entry.path());
  }
  std::sort(found.begin(), found.end(), std::greater<>());
  std::vector<fs::path> out;
  for (auto& [when, path] : found) out.push_back(std::move(path));
  return out;
}

fs::path first_of(const std::vector<fs::path>& files) { return files.empty() ? fs::path() : files.front(); }

}  // namespace

std::vector<fs::path> saved_games(std::string_view slug) { return newest_first("games", slug, kExtension); }

fs::path latest_saved_game(std::string_view slug) { return first_of(saved_games(slug)); }

fs::path latest_record() { return first_of(newest_first("records", "", kRecord)); }

}  // namespace saloon::cli
