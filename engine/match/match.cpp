#include <limits>

#include "engine/match/codec_parts.h"
#include "engine/match/match_of.h"
#include "engine/match/prepare.h"

namespace saloon {

namespace {

/// What this house wrote itself.
json::object object_read(const std::string& text) {
  json::value v = parse_json(text).value_or(nullptr);
  return v.is_object() ? std::move(v.get_object()) : json::object{};
}

}  // namespace

Result<SeedKey> read_seed(std::string_view text) {
  SeedKey out;
  if (text.size() == 64) {
    out.keyed = KeyedChance::seed_from_hex(text);
    if (out.keyed) return out;
  }
  u64 n = 0;
  bool good = !text.empty();
  for (const char c : text) {
    const u64 digit = u64(c) - u64('0');
    good = good && digit <= 9 && n <= (std::numeric_limits<u64>::max() - digit) / 10;
    n = 10 * n + digit;
  }
  if (!good) return Failed{"the seed must be a whole number below 2^64, or 64 hexadecimal digits"};
  out.key = key_of_seed(n);
  return out;
}

json::object Match::view(Seat p) const {
  std::string text;
  write_view(p, text);
  return object_read(text);
}

void Match::write_view(Seat p, std::string& out) const {
  std::string public_part;
  write_public(public_part);
  write_view(p, public_part, out);
}

Legal Match::legal(Seat p) const {
  Legal out;
  std::string text;
  out.complete = write_legal(p, text);
  json::value list = parse_json(text).value_or(nullptr);
  if (list.is_array()) out.decisions = std::move(list.get_array());
  return out;
}

json::value Match::event(std::size_t i, Seat viewer) const {
  if (!hears(i, viewer)) return nullptr;
  std::string text;
  write_event(i, sees_secret(i, viewer), text);
  return object_read(text);
}

json::object Match::open_event(std::size_t i) const {
  std::string text;
  write_event(i, audience(i).shown != 0, text);
  return object_read(text);
}

Refusal Match::answer(Seat p, const json::value& decision, int round) {
  if (!over() && !broken() && round != this->round()) return {kClosed, "", {}};
  return answer(p, decision);
}

Result<void> seats_fit(const SeatRange& game, int seats) {
  if (seats >= game.least && seats <= game.most) return {};
  return Failed{std::string(game.slug) + " is for " + std::to_string(game.least) + " to " + std::to_string(game.most) +
                " seats, not " + std::to_string(seats)};
}

json::object outcome_json(const Outcome& outcome, int seats, std::string_view reason) {
  json::object scores;
  json::object ranks;
  for (const Seat p : all_seats(seats)) {
    scores[seat_name(p)] = outcome.score[p];
    ranks[seat_name(p)] = i64{outcome.rank[p]};
  }
  return {{"winners", seats_json(outcome.winners)},
          {"scores", std::move(scores)},
          {"ranks", std::move(ranks)},
          {"reason", json::string_view(reason.data(), reason.size())}};
}

}  // namespace saloon
