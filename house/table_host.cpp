// What the host decides: how the table is set up, who may come, when it starts and what comes after.
#include "house/left_out.h"
#include "house/row_text.h"
#include "house/table.h"

namespace saloon::house {

/// Empty, or why the host may not do that now.
std::string Table::host_before_play(const Call& call) const {
  if (!seen().is_host(call.guest)) return "HOUSE-HOST-01";
  return seen().stage == TableSummary::Stage::Gathering ? "" : "HOUSE-STAGE-01";
}

Reply Table::carry(Call& call, const SeatBotAt& wish) {
  if (std::string clause = host_before_play(call); !clause.empty()) return {.clause = clause};
  const auto& [seat, bot] = wish.wish;
  if (seat >= seen().wishes.seats || seen().chairs[seat].guest != 0) return {.clause = "HOUSE-SEAT-01"};
  if (bot.empty()) {
    write(RowKind::Bot, bot_row(seat, ""), call);
    return {};
  }
  const Result<Character> character = house_bot(bot);
  if (!character) return {.clause = "HOUSE-BOT-01", .detail = character.error()};
  write(RowKind::Bot, bot_row(seat, saloon::name_of(*character)), call);
  return {};
}

Reply Table::carry(Call& call, const SetTable& wish) {
  if (std::string clause = host_before_play(call); !clause.empty()) return {.clause = clause};
  TableWishes wishes = wish.wishes;
  wishes.game = seen().wishes.game;
  const Result<TableWishes> set = checked(find_game_, std::move(wishes));
  if (!set) return {.clause = "HOUSE-SET-01", .detail = set.error()};
  for (Seat p = Seat(set->seats); p < seen().wishes.seats; ++p) {
    if (!seen().chairs[p].is_free()) return {.clause = "HOUSE-SEAT-01", .detail = seat_name(p)};
  }
  const std::vector<KnownKey> keys = seen().keys;
  for (const KnownKey& key : keys) {
    if (key.opens.what == Opens::What::Seat && key.opens.seat >= set->seats)
      write(RowKind::KeyGone, key_gone_row(key), call);
  }
  write(RowKind::Options, json::serialize(wishes_json(*set)), call);
  return {};
}

Reply Table::carry(Call& call, const Start& /*wish*/) {
  if (std::string clause = host_before_play(call); !clause.empty()) return {.clause = clause};
  const TableWishes& wishes = seen().wishes;
  RecordSeated seated;
  for (const Seat p : all_seats(wishes.seats)) {
    const Chair& chair = seen().chairs[p];
    if (chair.is_free()) return {.clause = "HOUSE-START-01"};
    const KnownGuest* guest = seen().guest(chair.guest);
    seated.who.push_back({p, guest != nullptr ? guest->name : "", chair.bot});
  }
  Result<std::unique_ptr<Match>> match =
      game_->start(*game_, {wishes.seats, wishes.options, new_seed(call.random)}, nullptr);
  if (!match) return {.clause = "HOUSE-SET-01", .detail = match.error()};
  draft_->match = std::move(*match);
  std::string lines = draft_->recorder.begin(*draft_->match);
  lines += draft_->recorder.note_seated(std::move(seated));
  write(RowKind::Line, std::move(lines), call);
  return {};
}

Reply Table::carry(Call& call, const Mute& wish) {
  if (!seen().is_host(call.guest)) return {.clause = "HOUSE-HOST-01"};
  const KnownGuest* guest = seen().guest(wish.guest);
  if (guest == nullptr || guest->barred) return {.clause = "HOUSE-GUEST-02"};
  write(RowKind::Muted, muted_row(wish.guest, wish.on), call);
  return {};
}

Reply Table::carry(Call& call, const MakeKey& wish) {
  if (!seen().is_host(call.guest)) return {.clause = "HOUSE-HOST-01"};
  if (seen().keys.size() >= kMostKeys) return {.clause = "HOUSE-FULL-01"};
  if (wish.opens.what == Opens::What::Seat && wish.opens.seat >= seen().wishes.seats)
    return {.clause = "HOUSE-SEAT-01"};
  const std::string key = new_key(call.random, name_of(wish.opens.what));
  write(RowKind::Key, key_row({wish.opens, hash_of_key(key)}), call);
  return {.result = {{"key", key}}};
}

Reply Table::carry(Call& call, const DropKeys& wish) {
  if (!seen().is_host(call.guest)) return {.clause = "HOUSE-HOST-01"};
  const std::vector<KnownKey> keys = seen().keys;
  for (const KnownKey& key : keys) {
    if (key.opens == wish.opens) write(RowKind::KeyGone, key_gone_row(key), call);
  }
  return {};
}

/// The same people and bots on the same seats of a new table; who has left for good stays away.
Reply Table::carry(Call& call, const PlayAgain& /*wish*/) {
  if (!seen().is_host(call.guest)) return {.clause = "HOUSE-HOST-01"};
  if (seen().stage != TableSummary::Stage::Over) return {.clause = "HOUSE-STAGE-03"};
  if (!seen().rematch.empty()) return {.result = {{"table", seen().rematch}}};
  const TableId table = new_table_id(call.random);
  RowWriter rows(table, 0, call.now);
  rows.add(RowKind::Opened, json::serialize(wishes_json(seen().wishes)));
  for (const KnownGuest& guest : seen().guests) {
    rows.add(RowKind::Came, guest_row(guest));
    if (guest.barred) rows.add(RowKind::Barred, guest_row(guest.guest));
    if constexpr (!kIsModule) {
      if (guest.muted) rows.add(RowKind::Muted, muted_row(guest.guest, true));
    }
  }
  rows.add(RowKind::Host, guest_row(seen().host));
  for (const KnownKey& key : seen().keys) rows.add(RowKind::Key, key_row(key));
  for (const Seat p : all_seats(seen().wishes.seats)) {
    const Chair& chair = seen().chairs[p];
    const KnownGuest* guest = seen().guest(chair.guest);
    const bool stays = guest != nullptr && !chair.given_up && !guest->left && !guest->barred;
    if (stays) rows.add(RowKind::Seated, seat_row(p, chair.guest));
    if (stays && !chair.automatic) rows.add(RowKind::Automatic, automatic_row(p, false));
    if (chair.guest == 0) rows.add(RowKind::Bot, bot_row(p, chair.bot));
  }
  draft_->opened = rows.take();
  write(RowKind::Rematch, json::serialize(json::object{{"table", table}}), call);
  return {.result = {{"table", table}}};
}

Reply Table::carry(Call& call, const CloseTable& /*wish*/) {
  if (call.guest != 0 && !seen().is_host(call.guest)) return {.clause = "HOUSE-HOST-01"};
  if (seen().stage == TableSummary::Stage::Closed) return {.clause = "HOUSE-STAGE-04"};
  write(RowKind::Closed, "{}", call);
  return {};
}

}  // namespace saloon::house
