#include "cli/tournament_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <charconv>

#include "cli/state_folder.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

constexpr i64 kFormat = 1;
constexpr i64 kMostInFile = i64{1} << 62;

template <class Range>
json::array numbers(const Range& range, int seats) {
  json::array out;
  for (std::size_t i = 0; i < std::size_t(seats); ++i) out.emplace_back(i64{range[i]});
  return out;
}

std::string heading_of(const Tournament& t) {
  json::array options;
  for (const OptionSetting& o : t.options) options.emplace_back(o.name + "=" + o.value);
  return json::serialize(json::object{{"saloon_arena", kFormat},
                                      {"game", t.game->slug},
                                      {"rules_version", t.game->rules_version},
                                      {"seats", t.seats},
                                      {"options", std::move(options)},
                                      {"bots", json::array(t.bots.begin(), t.bots.end())},
                                      {"rotate", t.rotate},
                                      {"seed", std::to_string(t.seed)},
                                      {"games", t.games}}) +
         "\n";
}

json::array game_json(const bots::PlayedGame& game) {
  const bots::Played& p = game.played;
  return {game.number,
          p.outcome.winners.bits,
          numbers(p.outcome.score, kMostSeats),
          numbers(p.outcome.rank, kMostSeats),
          numbers(p.answers, kMostSeats),
          numbers(p.illegal, kMostSeats),
          std::to_string(p.digest),
          p.stalled};
}

json::object time_json(const bots::ThinkingTime& time) {
  json::array classes;
  for (std::size_t i = 0; i < time.classes.size(); ++i) {
    if (time.classes[i] != 0) classes.push_back(json::array{i, time.classes[i]});
  }
  return {{"count", time.count}, {"ns", time.nanoseconds}, {"longest", time.longest}, {"classes", std::move(classes)}};
}

u64 number_in_text(std::string_view text, Reader& r, const char* what) {
  u64 out = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (failure != std::errc{} || end != text.data() + text.size()) r.fail(what);
  return out;
}

template <class T>
void read_numbers(Reader& r, const json::value& v, std::array<T, kMostSeats>& out) {
  const json::array& list = r.array(&v, "numbers");
  if (list.size() != out.size()) r.fail("numbers");
  for (std::size_t i = 0; i < out.size() && r.ok(); ++i)
    out[i] = T(r.number(&list[i], "number", INT32_MIN, UINT32_MAX));
}

bots::PlayedGame read_game(Reader& r, const json::value& v) {
  bots::PlayedGame out;
  const json::array& parts = r.array(&v, "game");
  if (parts.size() != 8 || !parts[7].is_bool()) r.fail("game");
  if (!r.ok()) return out;
  out.number = u64(r.number(parts.data(), "number", 0, kMostInFile));
  out.played.outcome.winners.bits = u16(r.number(&parts[1], "winners", 0, all_seats(kMostSeats).bits));
  read_numbers(r, parts[2], out.played.outcome.score);
  read_numbers(r, parts[3], out.played.outcome.rank);
  read_numbers(r, parts[4], out.played.answers);
  read_numbers(r, parts[5], out.played.illegal);
  out.played.digest = number_in_text(r.text(&parts[6], "digest"), r, "digest");
  out.played.stalled = parts[7].get_bool();
  return out;
}

bots::ThinkingTime read_time(Reader& r, const json::value& v) {
  bots::ThinkingTime out;
  const json::object& parts = r.object(&v, "time");
  out.count = u64(r.number(parts.if_contains("count"), "count", 0, kMostInFile));
  out.nanoseconds = u64(r.number(parts.if_contains("ns"), "ns", 0, kMostInFile));
  out.longest = u64(r.number(parts.if_contains("longest"), "longest", 0, kMostInFile));
  for (const json::value& entry : r.array(parts.if_contains("classes"), "classes")) {
    const json::array& pair = r.array(&entry, "class");
    if (pair.size() != 2) r.fail("class");
    if (!r.ok()) return out;
    const i64 place = r.number(pair.data(), "class", 0, i64(out.classes.size()) - 1);
    out.classes[std::size_t(place)] = u64(r.number(&pair[1], "class", 0, kMostInFile));
  }
  return out;
}

/// One line of games. False, and nothing has changed, if it is torn or none.
bool read_batch(std::string_view line, Results& results) {
  const auto document = parse_json(line);
  if (!document) return false;
  std::string error;
  Reader r(error);
  const json::object& parts = r.object(&*document, "line");
  bots::Batch batch;
  for (const json::value& game : r.array(parts.if_contains("games"), "games")) {
    batch.games.push_back(read_game(r, game));
    if (batch.games.back().number >= results.done.size()) batch.games.pop_back();
  }
  for (const json::value& time : r.array(parts.if_contains("times"), "times"))
    batch.times.push_back(read_time(r, time));
  const i64 milliseconds = r.number(parts.if_contains("ms"), "ms", 0, kMostInFile);
  if (!r.ok() || batch.times.size() != results.times.size()) return false;
  results.add(batch);
  results.seconds += double(milliseconds) / 1000;
  return true;
}

Tournament read_settings(const Shell& shell, Reader& r, const json::object& heading) {
  Tournament out;
  r.number(heading.if_contains("saloon_arena"), "saloon_arena", kFormat, kFormat);
  const std::string slug(r.text(heading.if_contains("game"), "game"));
  out.game = find_game(slug);
  if (out.game == nullptr) r.fail("game");
  if (!r.ok()) return out;
  r.number(heading.if_contains("rules_version"), "rules_version", out.game->rules_version, out.game->rules_version);
  out.seats = int(r.number(heading.if_contains("seats"), "seats", out.game->min_seats, out.game->max_seats));
  std::vector<std::string> options;
  for (const json::value& o : r.array(heading.if_contains("options"), "options"))
    options.emplace_back(r.text(&o, "option"));
  for (const json::value& b : r.array(heading.if_contains("bots"), "bots")) out.bots.emplace_back(r.text(&b, "bot"));
  out.seed = number_in_text(r.text(heading.if_contains("seed"), "seed"), r, "seed");
  out.games = u64(r.number(heading.if_contains("games"), "games", 1, kMostInFile));
  const json::value* rotate = heading.if_contains("rotate");
  if (rotate == nullptr || !rotate->is_bool() || out.bots.empty()) r.fail("rotate");
  if (!r.ok()) return out;
  out.rotate = rotate->get_bool();
  out.options = options_named(shell, *out.game, options);
  return out;
}

bool write_whole(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0) return false;
    text.remove_prefix(std::size_t(written));
  }
  return true;
}

}  // namespace

void Results::add(const bots::Batch& batch) {
  for (const bots::PlayedGame& game : batch.games) {
    played[game.number] = game.played;
    done[game.number] = true;
  }
  for (std::size_t i = 0; i < times.size(); ++i) times[i].add(batch.times[i]);
}

TournamentFile::TournamentFile(const Shell& shell, fs::path path)
    : path_(std::move(path)), file_(::open(path_.c_str(), O_RDWR | O_APPEND | O_CLOEXEC)) {
  if (file_ < 0) shell.refuse("error.unwritable", {{"file", path_.string()}});
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(file_);
  shell.refuse("error.arena_busy", {{"file", path_.string()}});
}

TournamentFile::~TournamentFile() {
  if (file_ >= 0) ::close(file_);
}

TournamentFile TournamentFile::create(const Shell& shell, const fs::path& path, const Tournament& what) {
  std::error_code trouble;
  if (fs::exists(path, trouble)) shell.refuse("error.exists", {{"file", path.string()}});
  write_durably(shell, path, heading_of(what));
  return {shell, path};
}

Tournament TournamentFile::read_heading(const Shell& shell, const fs::path& path) {
  const std::string text = read_file(shell, path);
  const auto heading = parse_json(std::string_view(text).substr(0, text.find('\n')));
  std::string error;
  Reader r(error);
  Tournament out;
  if (heading) out = read_settings(shell, r, r.object(&*heading, "heading"));
  if (!heading || !r.ok()) shell.refuse("error.arena_file", {{"file", path.string()}});
  return out;
}

void TournamentFile::replace_heading(const Shell& shell, const fs::path& path, const Tournament& what) {
  const std::string text = read_file(shell, path);
  write_durably(shell, path, heading_of(what) + text.substr(text.find('\n') + 1));
}

TournamentFile TournamentFile::take_up(const Shell& shell, const fs::path& path, Results& results) {
  TournamentFile out(shell, path);
  const std::string text = read_file(shell, path);
  std::size_t good = text.find('\n') + 1;
  for (std::size_t end = text.find('\n', good); end != std::string::npos; end = text.find('\n', good)) {
    if (!read_batch(std::string_view(text).substr(good, end - good), results)) break;
    good = end + 1;
  }
  if (::ftruncate(out.file_, off_t(good)) != 0) shell.refuse("error.unwritable", {{"file", path.string()}});
  return out;
}

bool TournamentFile::append(const bots::Batch& batch, double seconds) const {
  json::array games;
  for (const bots::PlayedGame& game : batch.games) games.push_back(game_json(game));
  json::array times;
  for (const bots::ThinkingTime& time : batch.times) times.push_back(time_json(time));
  const json::object line{{"games", std::move(games)}, {"times", std::move(times)}, {"ms", i64(seconds * 1000)}};
  return write_whole(file_, json::serialize(line) + "\n") && ::fdatasync(file_) == 0;
}

}  // namespace saloon::cli
