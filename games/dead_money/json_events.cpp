// Events as JSON; flow.h lists the members of each.
#include "games/dead_money/json.h"
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

PairSet fact(const Event& e) { return {e.fact[0], e.fact[1]}; }
PairSet secret(const Event& e) { return {e.secret[0], e.secret[1]}; }

void add_die(json::object& out, const Event& e) {
  out["die"] = e.n;
  out["bonus"] = e.m;
}

void add_hidden_cards(json::object& out, const Event& e, bool secret_seen) {
  out["count"] = e.n;
  if (secret_seen) out["cards"] = cards_json(secret(e));
}

void add_hidden_card(json::object& out, const Event& e, bool secret_seen) {
  if (secret_seen) out["card"] = face_name(lowest_bit(e.secret[0]));
}

/// Turns, plays, dice, showdown. False if the event is none of them.
bool add_play(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::TurnBegins:
      out["turns"] = e.n;
      return true;
    case Told::Played:
      out["card"] = face_name(e.b);
      out["hands_left"] = e.c;
      return true;
    case Told::DropRoll:
      out["card"] = face_name(e.b);
      add_die(out, e);
      out["target"] = drop_target(e.b);
      out["held"] = e.c != 0;
      return true;
    case Told::CountDie:
      add_die(out, e);
      out["to"] = seat_name(e.b);
      return true;
    case Told::RaceDie:
      add_die(out, e);
      out["won"] = e.c != 0;
      return true;
    case Told::Bid:
      out["cards"] = cards_json(fact(e));
      out["category"] = category_name(e.b);
      out["whole_hand"] = e.c != 0;
      return true;
    case Told::ShowdownWon:
      out["card"] = face_name(e.b);
      out["coins"] = e.n;
      return true;
    case Told::Dropped:
      out["card"] = face_name(e.b);
      out["by"] = seat_name(e.c);
      return true;
    default:
      return false;
  }
}

/// Brains and open cards.
bool add_open(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::PutAway:
    case Told::NobodyBid:
    case Told::BrainLaid:
    case Told::BrainReturned:
    case Told::BrainDiscarded:
    case Told::BrainFetched:
    case Told::TurnedUp:
      out["card"] = face_name(e.b);
      return true;
    case Told::TookOpen: {
      static constexpr std::array<const char*, 3> kZones{"deck", "play", "discard"};
      out["card"] = face_name(e.b);
      out["zone"] = kZones[e.c % kZones.size()];
      return true;
    }
    case Told::BrainStolen:
      out["from"] = seat_name(e.b);
      out["cards"] = cards_json(fact(e));
      return true;
    case Told::Discarded:
      out["cards"] = cards_json(fact(e));
      return true;
    case Told::ChosePlayers:
    case Told::Pooled:
      out["players"] = seat_names({u16(e.n)});
      return true;
    default:
      return false;
  }
}

/// Cards that not everybody sees.
void add_hidden(json::object& out, const Event& e, bool secret_seen) {
  switch (Told(e.kind)) {
    case Told::Drew:
    case Told::DrewTop:
      return add_hidden_cards(out, e, secret_seen);
    case Told::GaveRank:
      out["rank"] = rank_name(e.c);
      [[fallthrough]];
    case Told::Gave:
      out["to"] = seat_name(e.b);
      return add_hidden_cards(out, e, secret_seen);
    case Told::LookedAtHand:
      out["from"] = seat_name(e.b);
      return add_hidden_cards(out, e, secret_seen);
    case Told::TookRandom:
    case Told::TookSeen:
      out["from"] = seat_name(e.b);
      return add_hidden_card(out, e, secret_seen);
    case Told::FromPool:
      return add_hidden_card(out, e, secret_seen);
    case Told::LookedAtDeck:
    case Told::Reordered:
      out["count"] = e.n;
      if (secret_seen) out["order"] = order_json(e.secret[0]);
      return;
    case Told::PutOnDeck:
      out["open"] = e.c != 0;
      if (e.c != 0) out["card"] = face_name(lowest_bit(e.fact[0]));
      if (e.c == 0) add_hidden_card(out, e, secret_seen);
      return;
    default:
      return;
  }
}

bool names_a_seat(Told kind) {
  switch (kind) {
    case Told::None:
    case Told::Reshuffled:
    case Told::PutAway:
    case Told::NobodyBid:
    case Told::Pooled:
    case Told::NobodyRolledSix:
    case Told::GameOver:
      return false;
    default:
      return true;
  }
}

}  // namespace

json::object Codec::event_json(const Event& e, bool secret_seen) {
  json::object out;
  const Told kind = Told(e.kind);
  if (names_a_seat(kind)) out["seat"] = seat_name(e.a);
  if (kind == Told::Reshuffled) out["count"] = e.n;
  if (kind == Told::GameOver) {
    out["reason"] = reason_name(EndReason(e.a));
    out["winners"] = seat_names({u16(e.n)});
  }
  if (!add_play(out, e) && !add_open(out, e)) add_hidden(out, e, secret_seen);
  return out;
}

std::string_view Codec::end_reason(const Public& pub) { return reason_name(pub.ended); }

}  // namespace saloon::dead_money
