#include "server/admin_door.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <utility>

#include "server/keeper_text.h"

namespace saloon::server {
namespace {

constexpr std::size_t kLongestRequest = 8'192;
constexpr int kPatience = 5;  ///< seconds
constexpr auto kClosedWithin = std::chrono::seconds(kPatience);
constexpr auto kLookAgain = std::chrono::milliseconds(10);

}  // namespace

Result<std::unique_ptr<AdminDoor>> AdminDoor::open(Setup setup) {
  Result<OwnFile> socket = listen_in(setup.folder);
  if (!socket) return socket.failed();
  OwnFile bell(::eventfd(0, EFD_CLOEXEC));
  return std::unique_ptr<AdminDoor>(new AdminDoor(std::move(setup), std::move(*socket), std::move(bell)));
}

AdminDoor::AdminDoor(Setup setup, OwnFile socket, OwnFile bell)
    : setup_(std::move(setup)), socket_(std::move(socket)), bell_(std::move(bell)), thread_([this] { work(); }) {}

AdminDoor::~AdminDoor() {
  ::eventfd_write(bell_.get(), 1);
  thread_.join();
  stop_listening_in(setup_.folder);
}

/// One caller after the other: a house has one keeper.
void AdminDoor::work() {
  for (;;) {
    std::array<pollfd, 2> files{pollfd{bell_.get(), POLLIN, 0}, pollfd{socket_.get(), POLLIN, 0}};
    if (::poll(files.data(), files.size(), -1) < 0 && errno != EINTR) return;
    if (files[0].revents != 0) return;
    if (files[1].revents == 0) continue;
    const OwnFile caller(::accept4(socket_.get(), nullptr, nullptr, SOCK_CLOEXEC));
    if (!caller.is_open()) continue;
    set_patience(caller, kPatience);
    try {
      serve(caller);
    } catch (const std::exception& e) {
      setup_.log.error("admin door", {{"detail", e.what()}});
    }
  }
}

void AdminDoor::serve(const OwnFile& caller) {
  const std::optional<std::string> line = receive_line(caller, kLongestRequest);
  if (!line) return;
  const Result<json::value> asked = parse_json(*line);
  const Result<json::object> reply =
      asked && asked->is_object() ? answer(asked->get_object()) : Result<json::object>(Failed{"this is no request"});
  send_all(caller, json::serialize(reply ? *reply : json::object{{"failed", reply.error()}}));
}

Result<json::object> AdminDoor::answer(const json::object& asked) {
  const std::string what = text_in(asked, "do");
  setup_.log.note("admin", {{"do", what}});
  if (what == "tables") return tables();
  if (what == "read") return read(text_in(asked, "table"));
  if (what == "close") return close(text_in(asked, "table"));
  if (what != "back_up") return Failed{"this server cannot do that"};
  const Result<void> done = setup_.ledger.back_up(text_in(asked, "file"));
  return done ? Result<json::object>(json::object{}) : done.failed();
}

Result<json::object> AdminDoor::tables() {
  const Result<std::vector<house::TableSummary>> tables = setup_.ledger.tables();
  if (!tables) return tables.failed();
  json::array list;
  for (const house::TableSummary& summary : *tables) list.emplace_back(summary_json(summary));
  return json::object{{"tables", std::move(list)}};
}

/// The hall's rows are nobody's business.
Result<json::object> AdminDoor::read(const house::TableId& table) {
  const Result<std::vector<house::Row>> rows =
      table.empty() ? Result<std::vector<house::Row>>(std::vector<house::Row>{}) : setup_.ledger.read(table);
  if (!rows) return rows.failed();
  json::array list;
  for (const house::Row& row : *rows) list.emplace_back(row_json(row));
  return json::object{{"rows", std::move(list)}};
}

/// Done when it is durable.
Result<json::object> AdminDoor::close(const house::TableId& table) {
  setup_.landlord.close_table(table);
  const auto until = std::chrono::steady_clock::now() + kClosedWithin;
  while (std::chrono::steady_clock::now() < until) {
    const Result<std::vector<house::Row>> rows = setup_.ledger.read(table);
    if (!rows) return rows.failed();
    if (is_closed(*rows)) return json::object{};
    std::this_thread::sleep_for(kLookAgain);
  }
  return Failed{"the table could not be closed in time"};
}

}  // namespace saloon::server
