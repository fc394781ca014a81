#include "cli/saved_game.h"

#include "cli/clock.h"
#include "cli/state_folder.h"
#include "cli/thinkers.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

constexpr i64 kFormat = 1;
constexpr std::string_view kBeginning = R"({"saloon_game":)";
constexpr const char* kExtension = ".game";

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
  r.only_keys(heading, "a saved game", {"saloon_game", "people", "bots", "record"});
  if (r.number(heading.if_contains("saloon_game"), "saloon_game", kFormat, kFormat) != kFormat) return false;
  for (const json::value& p : r.array(heading.if_contains("people"), "people")) {
    out.seating.people.add(r.seat(&p, "people", seats));
  }
  for (const json::value& bot : r.array(heading.if_contains("bots"), "bots")) {
    out.seating.bots.emplace_back(r.text(&bot, "bots"));
  }
  out.record = std::string(r.text(heading.if_contains("record"), "record"));
  return r.ok() && out.seating.bots.size() == std::size_t(seats);
}

}  // namespace

std::string write_saved_game(const SavedGame& game, const std::string& so_far) {
  json::array people;
  for (const Seat p : game.seating.people) people.emplace_back(seat_name(p));
  const json::object heading{{"saloon_game", kFormat},
                             {"people", std::move(people)},
                             {"bots", json::array(game.seating.bots.begin(), game.seating.bots.end())},
                             {"record", game.record.string()}};
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
    const fs::path record = records / (name + ".record");
    auto lock = GameLock::take(game_file);
    if (lock && !fs::exists(game_file, trouble) && !fs::exists(record, trouble)) {
      return {game_file, record, std::move(*lock)};
    }
  }
}

fs::path latest_saved_game(std::string_view slug) {
  fs::path latest;
  fs::file_time_type when;
  std::error_code trouble;
  for (const auto& entry : fs::directory_iterator(state_folder() / "games", trouble)) {
    const std::string name = entry.path().filename().string();
    const bool fits =
        entry.path().extension() == kExtension && (slug.empty() || name.starts_with(std::string(slug) + "-"));
    const auto written = entry.last_write_time(trouble);
    if (!fits || (!latest.empty() && written <= when)) continue;
    latest = entry.path();
    when = written;
  }
  return latest;
}

}  // namespace saloon::cli
