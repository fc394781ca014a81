#include "server/front_desk.h"

#include "games/registry.h"
#include "server/assets.h"
#include "server/page.h"
#include "telling/catalogue.h"

namespace saloon::server {
namespace {

constexpr std::string_view kTables = "/api/table/";
constexpr long kCookieLasts = 400L * 24 * 3600;  ///< seconds; browsers keep none longer

/// The token goes into a cookie that no script reads and no other site's page sends.
Reply let_in(const house::Newcomer& newcomer, const Ask& ask, const Visitor& visitor) {
  Reply out{.status = 204};
  if (ask.header("accept").find("application/json") != std::string_view::npos) {
    out = json_reply(json::serialize(json::object{{"token", newcomer.token}}));
  }
  out.headers.emplace_back("Set-Cookie", std::string(kCookie) + "=" + newcomer.token +
                                             "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" +
                                             std::to_string(kCookieLasts) + (visitor.secure ? "; Secure" : ""));
  return out;
}

Reply too_many() {
  Reply out = plain_reply(429, "not so fast");
  out.headers.emplace_back("Retry-After", "60");
  return out;
}

std::string games_text(Language language) {
  json::array out;
  for (const GameInfo& game : all_games()) {
    out.emplace_back(telling::game_json(game, telling::words_of(game, language)));
  }
  return json::serialize(out);
}

}  // namespace

void FrontDesk::answer(const Ask& ask, const Visitor& visitor, std::function<void(Reply)> then) {
  if (ask.method == "GET" || ask.method == "HEAD") return get(ask, visitor, then);
  if (ask.method == "POST") return post(ask, visitor, then);
  Reply out = plain_reply(405, "GET, HEAD or POST");
  out.headers.emplace_back("Allow", "GET, HEAD, POST");
  then(out);
}

void FrontDesk::get(const Ask& ask, const Visitor& visitor, const Then& then) {
  const std::string_view path = ask.path();
  if (const File* file = setup_.client.at(path)) return then(file_reply(*file, ask));
  if (path == "/" || path == "/plain") return front_page(ask, visitor, then);
  if (path == "/healthz") {
    return then(json_reply(json::serialize(json::object{{"server", "saloon"}, {"version", setup_.version}})));
  }
  if (path == "/readyz") return then(ready());
  if (path == "/metrics") return then(metrics(ask));
  if (path == "/api/games") return then(json_reply(games_text(language_for(ask.header("accept-language")))));
  if (path == "/api/tables") return setup_.landlord.listed([then](const Text& text) { then(json_reply(*text)); });
  if (path.starts_with(kTables)) return past(ask, path.substr(kTables.size()), then);
  if (std::optional<Reply> asset = asset_reply(ask)) return then(std::move(*asset));
  then(plain_reply(404, "nothing here"));
}

void FrontDesk::post(const Ask& ask, const Visitor& visitor, const Then& then) {
  const bool known = ask.path() == "/api/person" || ask.path() == "/api/recover";
  if (!known) return then(plain_reply(404, "nothing here"));
  const house::Moment now = setup_.clock();
  const std::shared_ptr<Account> account = setup_.doorman.account_of(visitor.address, now);
  if (!setup_.doorman.may_be_new(*account, now)) return then(too_many());
  if (setup_.landlord.is_draining()) return then(plain_reply(503, "closing"));
  if (ask.path() == "/api/person") return newcomer(ask, visitor, then);
  recover(ask, visitor, then);
}

void FrontDesk::front_page(const Ask& ask, const Visitor& visitor, const Then& then) {
  const Language language = language_for(ask.header("accept-language"));
  const std::string address = (visitor.secure ? "https://" : "http://") + std::string(ask.header("host"));
  setup_.landlord.listed([then, language, address](const Text& text) {
    Reply out{.type = "text/html; charset=utf-8"};
    out.body = server::front_page({.hall = *text, .address = address}, language);
    out.headers.emplace_back("Vary", "Accept-Language");
    out.headers.emplace_back("Content-Language", language == Language::French ? "fr" : "en");
    then(std::move(out));
  });
}

/// "TABLE/story" or "TABLE/record"; replaying a game takes a while, so not on the hall's lane.
void FrontDesk::past(const Ask& ask, std::string_view what, const Then& then) {
  const std::size_t slash = what.find('/');
  const std::string table(what.substr(0, slash));
  const std::string kind(slash == std::string_view::npos ? std::string_view{} : what.substr(slash + 1));
  if (table.empty() || (kind != "story" && kind != "record")) return then(plain_reply(404, "nothing here"));
  const std::string viewer(ask.query("viewer"));
  recognise(std::string(setup_.doorman.token_of(ask)), [this, table, kind, viewer, then](const Known& who) {
    setup_.crew.post([this, table, kind, viewer, then, person = who.person] {
      then(kind == "story" ? setup_.archive.story(table, viewer, person) : setup_.archive.record(table, person));
    });
  });
}

void FrontDesk::newcomer(const Ask& ask, const Visitor& visitor, const Then& then) {
  setup_.landlord.welcome([ask, visitor, then](const Result<house::Newcomer>& newcomer) {
    then(newcomer ? let_in(*newcomer, ask, visitor) : plain_reply(503, "this could not be stored"));
  });
}

void FrontDesk::recover(const Ask& ask, const Visitor& visitor, const Then& then) {
  const Result<json::value> body = parse_json(ask.body);
  if (!body || !body->is_object()) return then(plain_reply(400, "a JSON object with \"key\" is expected"));
  const std::string key = text_in(body->get_object(), "key");
  setup_.landlord.recover(key, [ask, visitor, then](const Result<house::Newcomer>& newcomer) {
    if (newcomer) return then(let_in(*newcomer, ask, visitor));
    const bool opens_nothing = newcomer.error() == "HOUSE-KEY-01";
    then(opens_nothing ? plain_reply(403, "this key opens nothing") : plain_reply(503, "this could not be stored"));
  });
}

Reply FrontDesk::ready() const {
  if (setup_.landlord.is_draining()) return plain_reply(503, "closing");
  const std::string trouble = setup_.trouble();
  return trouble.empty() ? plain_reply(200, "ready") : plain_reply(503, trouble);
}

/// For whoever is on this machine. What came through somebody else's proxy is not.
Reply FrontDesk::metrics(const Ask& ask) const {
  const bool forwarded = !ask.header("x-forwarded-for").empty() || !ask.header("forwarded").empty();
  if (forwarded || !ask.remote.is_loopback()) return plain_reply(404, "nothing here");
  return {.type = "text/plain; version=0.0.4; charset=utf-8", .body = setup_.metrics.text()};
}

void FrontDesk::recognise(std::string token, std::function<void(Known)> then) {
  if (token.empty()) return then({});
  setup_.landlord.recognise(std::move(token), std::move(then));
}

void FrontDesk::connected(house::Connection connection, const Known& who, std::shared_ptr<Wire> wire) {
  setup_.landlord.connected(connection, who, std::move(wire));
}

void FrontDesk::heard(house::Connection connection, std::string_view text) { setup_.landlord.heard(connection, text); }

void FrontDesk::hung_up(house::Connection connection) { setup_.landlord.hung_up(connection); }

}  // namespace saloon::server
