// The conversation in docs/protocol.md, held as it stands there: whatever people say is said to a hall and its tables,
// and what they are shown to hear must be what they hear, every message and in this order. Long messages are shortened
// in the page: what stands there must be in the message, which is held against the schema as a whole.
//
// With SALOON_WRITE set, what people hear is written into the page anew.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "games/registry.h"
#include "house/hall.h"
#include "tests/house/schema.h"

namespace saloon::house {
namespace {

constexpr Moment kNow = 1'800'000'000'000;
const std::string kPage = std::string(SALOON_ROOT) + "/docs/protocol.md";

/// A hall, its tables and people, each with one connection; the ledger stores at once and bots answer at once.
class Rooms {
 public:
  explicit Rooms(const std::vector<std::string>& people);
  void say(const std::string& who, const std::string& message);
  std::deque<std::string>& letters(const std::string& who) { return letters_[people_[who].connection]; }
  /// Is there anything that somebody heard and the page does not show?
  [[nodiscard]] std::string unheard() const;

 private:
  Random random();
  void take_of_hall(const Effects& out);
  void take_of_table(const TableId& id, const Effects& out);
  void post(const Effects& out);
  void open(const std::vector<Row>& rows);
  void think(Table& table, const BotTask& task, Effects& out) const;

  Hall hall_{find_game, "0.1.0"};
  std::map<TableId, std::unique_ptr<Table>> tables_;
  std::map<std::string, Sender> people_;
  std::map<Connection, std::deque<std::string>> letters_;
  u8 randoms_ = 0;
};

Random Rooms::random() {
  Random random{};
  random[0] = ++randoms_;
  return random;
}

Rooms::Rooms(const std::vector<std::string>& people) {
  for (const std::string& who : people) {
    Effects out;
    const Newcomer newcomer = hall_.welcome(random(), kNow, out);
    take_of_hall(out);
    people_[who] = {people_.size() + 1, newcomer.person, {}};
    hall_.connected(people_[who], newcomer.token);
  }
}

void Rooms::say(const std::string& who, const std::string& message) {
  Sender& sender = people_[who];
  sender.name = hall_.name_of(sender.person);
  std::string id;
  Result<Request> request = read_request(message, id);
  ASSERT_TRUE(request) << request.error() << "\n" << message;
  Effects out;
  if (request->table.empty()) {
    hall_.hear(sender, *request, random(), kNow, out);
    return take_of_hall(out);
  }
  ASSERT_TRUE(tables_.contains(request->table)) << message;
  const TableId table = request->table;
  tables_[table]->hear(sender, std::move(*request), random(), kNow, out);
  take_of_table(table, out);
}

void Rooms::post(const Effects& out) {
  for (const Letter& letter : out.letters) {
    EXPECT_EQ(wrong_with_server_message(*letter.text), "") << *letter.text;
    letters_[letter.to].push_back(*letter.text);
  }
}

void Rooms::take_of_hall(const Effects& out) {
  post(out);
  if (out.rows.empty()) return;
  if (!out.opened.empty()) open(out.opened);
  Effects then;
  hall_.stored(true, kNow, then);
  take_of_hall(then);
}

void Rooms::open(const std::vector<Row>& rows) {
  tables_[rows[0].table] = std::move(*Table::fold(find_game, rows, kNow));
}

void Rooms::think(Table& table, const BotTask& task, Effects& out) const {
  const GameInfo& game = *find_game(table.company().wishes.game);
  const std::unique_ptr<Brain> brain = game.brain({});
  table.thought(
      task.seat, task.round,
      brain->answer({.view = task.view, .character = task.character, .memory = task.memory, .seed = task.seed}), kNow,
      out);
}

void Rooms::take_of_table(const TableId& id, const Effects& out) {
  post(out);
  Table& table = *tables_[id];
  for (const BotTask& task : out.bots) {
    Effects then;
    think(table, task, then);
    take_of_table(id, then);
  }
  if (out.rows.empty()) return;
  Effects then;
  table.stored(true, kNow, then);
  take_of_table(id, then);
}

std::string Rooms::unheard() const {
  for (const auto& [connection, letters] : letters_) {
    if (!letters.empty()) return "connection " + std::to_string(connection) + ": " + letters.front();
  }
  return {};
}

/// A line of the page: who says or hears what.
struct Line {
  std::string who;
  bool says{};
  std::string message;
};

std::optional<Line> line_in(const std::string& text) {
  const std::size_t sign = text.find_first_of("<>");
  if (sign == std::string::npos || sign < 2 || text.size() < sign + 3) return std::nullopt;
  return Line{text.substr(0, sign - 1), text[sign] == '>', text.substr(sign + 2)};
}

struct Page {
  std::string before, after;
  std::vector<Line> lines;

  /// In the order in which they first speak.
  [[nodiscard]] std::vector<std::string> people() const {
    std::vector<std::string> found;
    for (const Line& line : lines) {
      if (std::find(found.begin(), found.end(), line.who) == found.end()) found.push_back(line.who);
    }
    return found;
  }
};

Page read_page() {
  std::ifstream in(kPage);
  std::stringstream all;
  all << in.rdbuf();
  const std::string text = all.str();
  const std::size_t begin = text.find("```\n", text.find("## A conversation")) + 4;
  const std::size_t end = text.find("```", begin);
  Page page{text.substr(0, begin), text.substr(end), {}};
  std::stringstream lines(text.substr(begin, end - begin));
  for (std::string line; std::getline(lines, line);) {
    const auto read = line_in(line);
    EXPECT_TRUE(read) << line;
    if (read) page.lines.push_back(*read);
  }
  return page;
}

json::object only(const json::object& o, std::initializer_list<const char*> keys) {
  json::object part;
  for (const char* key : keys) {
    if (const json::value* value = o.if_contains(key)) part.emplace(key, *value);
  }
  return part;
}

/// What the page shows of a message: of views the questions, of tables what changes.
std::string shortened(const std::string& text) {
  json::object o = parse_json(text)->as_object();
  if (text_in(o, "type") == "table") {
    const json::object you = only(object_in(o, "you"), {"guest", "seats", "host"});
    o = only(o, {"type", "table", "stage", "chairs"});
    o["you"] = you;
  }
  if (text_in(o, "type") == "now") {
    const json::object asked = object_in(object_in(object_in(o, "view"), "public"), "asked");
    o["view"] = json::object{{"viewer", text_in(o, "viewer")}, {"public", json::object{{"asked", asked}}}};
  }
  return json::serialize(o);
}

void write_page(const Page& page) {
  std::string block;
  std::set<std::string> told;  ///< a table in full
  Rooms rooms(page.people());
  for (const Line& line : page.lines) {
    if (!line.says) continue;
    rooms.say(line.who, line.message);
    block += line.who + " > " + line.message + "\n";
    for (const std::string& who : page.people()) {
      for (auto& letters = rooms.letters(who); !letters.empty(); letters.pop_front()) {
        const bool first = letters.front().starts_with(R"({"type":"table")") && told.insert(who).second;
        block += who + " < " + (first ? letters.front() : shortened(letters.front())) + "\n";
      }
    }
  }
  std::ofstream(kPage) << page.before << block << page.after;
}

TEST(Protocol, TheConversationInThePageIsHeldLikeThis) {
  Page page = read_page();
  ASSERT_GT(page.lines.size(), 10U);
  if (std::getenv("SALOON_WRITE") != nullptr) {
    write_page(page);
    page = read_page();
  }
  Rooms rooms(page.people());
  for (const Line& line : page.lines) {
    if (line.says) {
      EXPECT_EQ(rooms.unheard(), "");
      EXPECT_EQ(wrong_with_client_message(line.message), "") << line.message;
      rooms.say(line.who, line.message);
      continue;
    }
    auto& letters = rooms.letters(line.who);
    ASSERT_FALSE(letters.empty()) << line.who << " hears nothing, but in the page: " << line.message;
    std::string where;
    EXPECT_TRUE(contains_json(*parse_json(letters.front()), *parse_json(line.message), where))
        << line.who << " hears " << letters.front() << "\nin the page: " << line.message
        << "\nfirst difference: " << where;
    letters.pop_front();
  }
  EXPECT_EQ(rooms.unheard(), "");
}

}  // namespace
}  // namespace saloon::house
