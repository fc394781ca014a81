// saloon join: a seat at somebody's table, over the network.
#include <csignal>
#include <filesystem>
#include <fstream>

#include "cli/join/visit.h"
#include "cli/print.h"
#include "cli/state_folder.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

struct AskedJoin {
  std::string link, name, game, seats;
  std::vector<std::string> bots, options;
  bool listed = false, no_pace = false, plain = false;
};

[[noreturn]] void refuse(const Shell& shell, const Link& link, const Fault& fault) {
  shell.refuse(fault.key, {{"house", link.house()}, {"host", link.host}, {"detail", fault.detail}});
}

Link link_of(const AskedJoin& asked, const Shell& shell) {
  if (asked.link.empty()) shell.refuse("join.error.no_link");
  Result<Link> link = read_link(asked.link);
  if (!link) shell.refuse("join.error.link", {{"link", asked.link}});
  return std::move(*link);
}

// --- who one is at a house

fs::path token_file(const Link& link, const Shell& shell) {
  std::string name = (link.secure ? "https-" : "http-") + link.host + "-" + std::to_string(link.port);
  for (char& c : name) c = c == ':' || c == '%' ? '_' : c;
  return state_folder(shell, "houses") / name;
}

std::string kept_token(const fs::path& file) {
  std::ifstream in(file);
  std::string token;
  std::getline(in, token);
  return trimmed(token);
}

/// The token in a reply, kept for the next time.
std::string kept_from(const HttpReply& reply, const Link& link, const Shell& shell) {
  const Result<json::value> body = parse_json(reply.body);
  std::string token = body && body->is_object() ? text_in(body->get_object(), "token") : "";
  if (token.empty()) refuse(shell, link, {"join.error.no_saloon"});
  write_durably(shell, token_file(link, shell), token + "\n");
  return token;
}

std::string new_token(const Link& link, const Shell& shell) {
  HttpReply reply;
  if (const Fault fault = ask_http(link, "POST /api/person", reply)) refuse(shell, link, fault);
  return kept_from(reply, link, shell);
}

/// From here on this device is recognised as whoever has made the link. Whom it was taken for before is set aside.
int recover(const Link& link, const Shell& shell) {
  HttpReply reply;
  const std::string key = json::serialize(json::object{{"key", link.recovery}});
  const Fault fault = ask_http(link, "POST /api/recover", reply, key);
  if (reply.status == 403) shell.refuse("join.error.recovery");
  if (fault) refuse(shell, link, fault);
  const fs::path file = token_file(link, shell);
  std::error_code error;
  if (fs::exists(file, error)) fs::rename(file, file.string() + ".before", error);
  kept_from(reply, link, shell);
  print_line(shell.say("join.recovered", {{"house", link.house()}}));
  return kFine;
}

/// As whoever one was there before; as somebody new where one has not been, or was forgotten.
std::unique_ptr<Conversation> connected(const Link& link, const Shell& shell) {
  std::string token = kept_token(token_file(link, shell));
  const bool was_here = !token.empty();
  if (!was_here) token = new_token(link, shell);
  int status = 0;
  auto talk = std::make_unique<Conversation>(link, token);
  Fault fault = talk->open(status);
  if (fault && was_here && status == 401) {
    talk = std::make_unique<Conversation>(link, new_token(link, shell));
    fault = talk->open(status);
  }
  if (fault) refuse(shell, link, fault);
  return talk;
}

// --- the hall

int show_hall(const Link& link, const Shell& shell) {
  HttpReply reply;
  if (const Fault fault = ask_http(link, "GET /api/tables", reply)) refuse(shell, link, fault);
  const Result<json::value> body = parse_json(reply.body);
  const json::value* tables = body && body->is_object() ? body->get_object().if_contains("tables") : nullptr;
  if (tables == nullptr || !tables->is_array()) refuse(shell, link, {"join.error.no_saloon"});
  for (const json::value& v : tables->get_array()) {
    const auto* o = v.if_object();
    if (o == nullptr) continue;
    const GameInfo* game = find_game(text_in(*o, "game"));
    const std::string name = game == nullptr ? text_in(*o, "game") : title_of(*game, shell.language());
    print_line(shell.say("join.hall_table", {{"game", name},
                                             {"host", text_in(*o, "host")},
                                             {"free", whole_number_in(*o, "free")},
                                             {"stage", text_in(*o, "stage")},
                                             {"link", link.to(text_in(*o, "table"))}}));
  }
  if (tables->get_array().empty()) print_line(shell.say("join.hall_empty", {{"house", link.house()}}));
  print_line(shell.say("join.hall_how", {{"house", link.house()}}));
  return kFine;
}

// --- a new table

json::object create_message(const AskedJoin& asked, const Shell& shell) {
  const GameInfo& game = game_named(shell, asked.game);
  json::object out{{"game", game.slug},
                   {"seats", seats_named(shell, game, asked.seats)},
                   {"listed", asked.listed},
                   {"pace", !asked.no_pace}};
  json::object options;
  for (const OptionSetting& option : options_named(shell, game, asked.options)) options[option.name] = option.value;
  if (!options.empty()) out["options"] = std::move(options);
  json::object bots;
  for (const std::string& text : asked.bots) {
    const std::size_t mark = text.find('=');
    const auto seat = seat_typed(std::string_view(text).substr(0, mark));
    if (!seat || mark == std::string::npos) shell.refuse("join.error.bot", {{"value", text}});
    bots[seat_name(*seat)] = text.substr(mark + 1);
  }
  if (!bots.empty()) out["bots"] = std::move(bots);
  return out;
}

int join(const AskedJoin& asked, const Shell& shell) {
  VisitPlan plan{.link = link_of(asked, shell), .name = asked.name};
  if (!plan.link.recovery.empty()) return recover(plan.link, shell);
  if (!asked.game.empty()) plan.create = create_message(asked, shell);
  if (plan.create.empty() && plan.link.table.empty()) return show_hall(plan.link, shell);
  std::signal(SIGPIPE, SIG_IGN);
  const auto talk = connected(plan.link, shell);
  const auto terminal = terminal_here(asked.plain, shell.words());
  Visit(std::move(plan), *talk, shell, *terminal).run();
  return kFine;
}

}  // namespace

Run declare_join(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedJoin>();
  Flags(app, shell)
      .argument("LINK", asked->link)
      .value("--name", "NAME", asked->name)
      .value("--create", "GAME", asked->game)
      .value("--seats", "N", asked->seats)
      .values("--bot", "SEAT=NAME", asked->bots)
      .values("--option", "NAME=VALUE", asked->options)
      .flag("--listed", asked->listed)
      .flag("--no-pace", asked->no_pace)
      .flag("--plain", asked->plain);
  return [asked, &shell] { return join(*asked, shell); };
}

}  // namespace saloon::cli
