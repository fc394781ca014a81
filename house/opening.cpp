// How a table begins: what was wished for is checked once, by the game itself.
#include "house/limits.h"
#include "house/row_text.h"

namespace saloon::house {
namespace {

Result<void> playable(FindGame find_game, const TableWishes& wishes) {
  const GameInfo* game = find_game(wishes.game);
  if (game == nullptr) return Failed{"there is no game '" + wishes.game + "'"};
  const auto tried = game->start(*game, {.seats = wishes.seats, .options = wishes.options, .seed = "1"}, nullptr);
  if (!tried) return tried.failed();
  return {};
}

}  // namespace

Result<Character> house_bot(std::string_view name) {
  Result<Character> read = read_character(name);
  if (!read) return read;
  const Character usual{.level = read->level, .mood = read->mood};
  if (!(*read == usual) || read->level == Level::Random) {
    return Failed{"a table has greenhorns, cowhands and gunslingers, as LEVEL or LEVEL+MOOD, without budgets"};
  }
  return read;
}

Result<TableWishes> checked(FindGame find_game, TableWishes wishes) {
  if (wishes.limit == 0) wishes.limit = kUsualLimit / kSecond;
  const i64 least = kShortestLimit / kSecond, most = kLongestLimit / kSecond;
  if (wishes.limit < least || wishes.limit > most) {
    return Failed{"limit must be " + std::to_string(least) + " to " + std::to_string(most) + " seconds"};
  }
  const Result<void> can = playable(find_game, wishes);
  if (!can) return can.failed();
  return wishes;
}

RowWriter::RowWriter(TableId table, u64 rows, Moment time) : table_(std::move(table)), last_(rows), time_(time) {}

void RowWriter::add(RowKind kind, std::string text, Guest by, std::string request) {
  rows_.push_back({table_, ++last_, time_, kind, by, std::move(request), std::move(text)});
}

Result<std::vector<Row>> opening_rows(FindGame find_game, const NewTable& fresh, const Create& create) {
  const Result<TableWishes> wishes = checked(find_game, create.wishes);
  if (!wishes) return wishes.failed();
  RowWriter rows(fresh.table, 0, fresh.time);
  rows.add(RowKind::Opened, json::serialize(wishes_json(*wishes)));
  rows.add(RowKind::Came, guest_row({.guest = 1, .person = fresh.host, .name = fresh.host_name, .may_sit = true}));
  rows.add(RowKind::Host, guest_row(1));
  for (const auto& [opens, key] : {std::pair{Opens::What::Sitting, fresh.sit}, {Opens::What::Watching, fresh.watch}}) {
    rows.add(RowKind::Key, key_row({{.what = opens}, hash_of_key(key)}));
  }
  for (const BotWish& wish : create.bots) {
    const Result<Character> bot = house_bot(wish.bot);
    if (!bot) return bot.failed();
    if (wish.seat >= wishes->seats) return Failed{"there is no seat " + seat_name(wish.seat)};
    rows.add(RowKind::Bot, bot_row(wish.seat, name_of(*bot)));
  }
  return rows.take();
}

}  // namespace saloon::house
