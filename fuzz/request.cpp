// Any bytes as what a client says, one message a line: each is read, or refused with one line. What the hall is asked,
// it answers by whole messages, and its rows make the same hall again.
#include "house/request.h"

#include <cstdlib>

#include "games/registry.h"
#include "house/hall.h"
#include "house/limits.h"

namespace {

using namespace saloon;
using namespace saloon::house;

constexpr Connection kHere = 7;

void demand(bool fine) {
  if (!fine) std::abort();
}

/// A hall with one connection, whose ledger stores everything at once.
struct Lobby {
  Hall hall{find_game, "fuzz"};
  std::vector<Row> rows;
  Random random{};
  Moment now = 1'800'000'000'000;

  Lobby() {
    Effects out;
    const Newcomer newcomer = hall.welcome(random, now, out);
    take(std::move(out));
    demand(hall.person_of(newcomer.token) == newcomer.person);
    hall.connected({kHere, newcomer.person, {}}, newcomer.token);
    say({"g", {}, HallWish(Hello{kProtocol})});
  }
  void say(const Request& request) {
    ++random[0];
    ++now;
    Effects out;
    hall.hear({kHere, {}, {}}, request, random, now, out);
    take(std::move(out));
  }
  void take(Effects out) {
    for (const Letter& letter : out.letters) demand(letter.to == kHere && parse_json(*letter.text));
    if (out.rows.empty()) return;
    rows.insert(rows.end(), out.rows.begin(), out.rows.end());
    Effects then;
    hall.stored(true, now, then);
    take(std::move(then));
  }
};

void check_line(std::string_view line, Lobby& lobby) {
  std::string id;
  const Result<Request> request = read_request(line, id);
  demand(id.size() <= kLongestId);
  if (!request)
    return demand(request.error().find('\n') == std::string::npos &&
                  parse_json(json::serialize(json::string(request.error()))));
  demand(request->id == id && request->table.empty() == std::holds_alternative<HallWish>(request->wish));
  lobby.say(*request);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  Lobby lobby;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
    check_line(bytes.substr(at, end - at), lobby);
    at = end + 1;
  }
  Hall again(find_game, "fuzz");
  for (const Row& row : lobby.rows) demand(bool(again.fold(row)));
  return 0;
}
