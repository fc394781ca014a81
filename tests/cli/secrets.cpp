#include "tests/cli/secrets.h"

#include "cli/text.h"
#include "engine/record/replay.h"
#include "telling/choices.h"
#include "telling/known.h"
#include "telling/log.h"

namespace saloon::cli_test {
namespace {

/// Shorter ones ("empty", a heading) are no secrets.
constexpr std::size_t kShortest = 12;

void add(std::set<std::string>& lines, const std::string& line) {
  lines.insert(telling::trimmed(cli::without_symbols(line, {})));
}

void add_position(const Match& match, Seat seat, const Words& words, std::set<std::string>& lines) {
  for (const std::string& line : match.table(seat, words)) add(lines, line);
  if (seat == kSpectator) return;
  const telling::Choices choices(match.at(seat), words);
  for (const telling::Choice& choice : choices) add(lines, choice.text);
}

}  // namespace

std::set<std::string> lines_for(const Record& record, Seat seat, const Words& words) {
  std::set<std::string> lines;
  const GameInfo& game = *find_game(record.heading().game);
  Replay walk(game, Replay::Draws::Recorded);
  for (const RecordLine& line : record.lines) {
    if (walk.take(line)) add_position(walk.match(), seat, words, lines);
  }
  const auto match = walk.hand_over();
  std::size_t first = 0;
  for (const std::string& line : telling::told_since(std::as_const(*match).at(seat), first, words)) add(lines, line);
  return lines;
}

std::vector<std::string> secrets_of(const Record& record, Seat owner, Seat reader, const Words& words) {
  std::string lawful;
  for (const Seat seat : {reader, kSpectator}) {
    for (const std::string& line : lines_for(record, seat, words)) lawful += line + "\n";
  }
  std::vector<std::string> out;
  for (const std::string& line : lines_for(record, owner, words)) {
    if (cli::width(line) >= kShortest && lawful.find(line) == std::string::npos) out.push_back(line);
  }
  return out;
}

std::vector<std::string> found_in(const std::string& text, const std::vector<std::string>& secrets) {
  std::vector<std::string> out;
  for (const std::string& secret : secrets) {
    if (text.find(secret) != std::string::npos) out.push_back(secret);
  }
  return out;
}

}  // namespace saloon::cli_test
