// Events as JSON; events.h lists the fields of each.
#include "games/deadwood_1876/json.h"

namespace saloon::deadwood_1876 {

namespace {

/// Bytes of a word as names, + 1 each, up to the first 0.
json::array byte_names(u64 word, std::string (*name)(int)) {
  json::array out;
  for (; (word & 0xFF) != 0; word >>= 8) out.emplace_back(name(int(word & 0xFF) - 1));
  return out;
}

json::object row_json(u64 handles, u64 safes) {
  json::object out;
  for (; (handles & 0xFF) != 0; handles >>= 8, safes >>= 8) {
    out[handle_name(int(handles & 0xFF) - 1)] = safe_name(int(safes & 0xFF) - 1);
  }
  return out;
}

json::object stars_json(u64 stars, int seats) {
  json::object out;
  for (int house = 0; house < kHouses; ++house) {
    json::array lodgers;
    for (int holder = 0; holder < holders(seats); ++holder) {
      if (int(stars >> 4 * holder & 0xF) == house + 1) lodgers.emplace_back(aim_name(aim_at(holder, seats)));
    }
    out[house_name(house)] = std::move(lodgers);
  }
  return out;
}

json::array dice_json(u64 dice) {
  json::array out;
  for (; (dice & 0xFF) != 0; dice >>= 8) {
    out.push_back(json::object{{"gun", gun_name(Gun((dice >> 4 & 0xF) - 1))}, {"roll", dice & 0xF}});
  }
  return out;
}

json::array aims_json(u32 aims) {
  json::array out;
  for (const int aim : Bits{aims}) out.emplace_back(aim_name(aim));
  return out;
}

void add_gun(json::object& out, const Event& e) {
  out["card"] = card_name(e.c);
  out["gun"] = gun_name(gun_of(e.c));
}

/// The safe of an event's secret part, for those who may see it.
void add_safe(json::object& out, const Event& e, bool seen) {
  if (seen && e.secret[0] != 0) out["safe"] = safe_name(int(e.secret[0]) - 1);
}

// --- one function per chapter
void add_setup(json::object& out, const Event& e, bool seen) {
  switch (Told(e.kind)) {
    case Told::CharacterChosen:
      out["character"] = character_name(e.b);
      break;
    case Told::StarsPlaced:
      out["houses"] = stars_json(e.fact[0], e.n);
      break;
    case Told::SafesDealt:
    case Told::RowShuffled:
      out["handles"] = byte_names(e.fact[0], handle_name);
      if (seen) out["safes"] = row_json(e.fact[0], e.secret[0]);
      break;
    case Told::SafePassed:
      out["to"] = seat_name(e.b);
      add_safe(out, e, seen);
      break;
    case Told::GaveToStranger:
      add_safe(out, e, seen);
      break;
    case Told::StartRolled:
      out["score"] = e.n;
      break;
    case Told::RoundBegan:
      out["round"] = e.a;
      out["rounds"] = e.b;
      break;
    default:
      break;
  }
}

void add_turn(json::object& out, const Event& e, bool seen) {
  switch (Told(e.kind)) {
    case Told::StetsonPlayed:
    case Told::DusterPlayed:
      out["card"] = card_name(e.c);
      break;
    case Told::Looked:
      out["holder"] = aim_name(e.b);
      out["handle"] = handle_name(e.c);
      add_safe(out, e, seen);
      break;
    case Told::DusterDiscarded:
      out["count"] = e.n;
      if (seen) out["cards"] = cards_json(e.secret[0]);
      break;
    case Told::Rode:
      out["card"] = card_name(e.c);
      out["from"] = house_name(e.n);
      out["to"] = house_name(e.b);
      break;
    case Told::HolsterLaid:
      add_gun(out, e);
      out["holder"] = aim_name(e.b);
      out["handle"] = handle_name(e.n);
      break;
    case Told::Cleared:
      out["cards"] = cards_json(e.fact[0]);
      break;
    case Told::Drew:
      out["count"] = e.n;
      if (seen) out["cards"] = cards_json(e.secret[0]);
      break;
    case Told::Reshuffled:
      out["count"] = e.n;
      break;
    default:
      break;
  }
}

void add_confrontation(json::object& out, const Event& e, bool seen) {
  out["holder"] = aim_name(e.b);
  switch (Told(e.kind)) {
    case Told::Robbery:
      add_gun(out, e);
      out["handle"] = handle_name(e.n);
      break;
    case Told::Duel:
    case Told::Defended:
    case Told::HolsterOffered:
    case Told::HolsterUsed:
    case Told::HolsterReturned:
      add_gun(out, e);
      break;
    case Told::RolledEarly:
      out["gun"] = gun_name(Gun(e.c));
      out["score"] = e.n;
      break;
    case Told::Shot:
      out["dice"] = dice_json(e.fact[0]);
      out["score"] = e.n;
      break;
    case Told::RobberyWon:
    case Told::RobberyLost:
      out["handle"] = handle_name(e.c);
      add_safe(out, e, seen);
      break;
    case Told::Swapped:
      out["house"] = house_name(e.c);
      out["other"] = house_name(e.n);
      break;
    case Told::Banished:
      out["house"] = house_name(e.c);
      break;
    default:
      break;
  }
}

void add_safes_won(json::object& out, const Event& e, bool seen) {
  switch (Told(e.kind)) {
    case Told::GaveAway:
      out["to"] = aim_name(e.b);
      out["handle"] = handle_name(e.c);
      add_safe(out, e, seen);
      break;
    case Told::HoldUpBegan:
      out["handle"] = handle_name(e.a);
      out["safe"] = safe_name(e.b);
      break;
    case Told::HoldUpWon:
      out["handle"] = handle_name(e.c);
      out["safe"] = safe_name(e.b);
      break;
    case Told::BadgeRevealed:
      out["handle"] = handle_name(e.c);
      out["badge"] = safe_name(badge(e.b));
      break;
    case Told::BadgeCalled:
    case Told::BadgeUnanswered:
      out["badge"] = safe_name(badge(e.b));
      break;
    default:
      break;
  }
}

void add_end(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::RowRevealed:
      out["safes"] = row_json(e.fact[0], e.fact[1]);
      break;
    case Told::MysteryGun:
      out["safe"] = safe_name(e.b);
      add_gun(out, e);
      out["score"] = e.n;
      break;
    case Told::GoldCounted:
      out["gold"] = e.n;
      out["house"] = house_name(e.b);
      break;
    case Told::Finalists:
      out["holders"] = aims_json(e.m);
      out["gold"] = e.n;
      break;
    case Told::TookBack:
      out["cards"] = cards_json(e.fact[0]);
      break;
    case Told::GameOver: {
      Public pub;
      pub.ended = EndReason(e.a);
      out["reason"] = Codec::end_reason(pub);
      out["winners"] = aims_json(e.m);
      break;
    }
    default:
      break;
  }
}

/// Who acts, or whose row, star or gold it is.
void add_who(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::StarsPlaced:
    case Told::RoundBegan:
    case Told::Tied:
    case Told::Cleared:
    case Told::Reshuffled:
    case Told::HoldUpBegan:
    case Told::BadgeCalled:
    case Told::BadgeUnanswered:
    case Told::Finalists:
    case Told::GameOver:
      return;
    case Told::RowShuffled:
    case Told::RowRevealed:
    case Told::MysteryGun:
    case Told::GoldCounted:
      out["holder"] = aim_name(e.a);
      return;
    default:
      out["seat"] = seat_name(e.a);
  }
}

}  // namespace

json::object Codec::event_json(const Event& e, bool secret_seen) {
  json::object out;
  const Told kind = Told(e.kind);
  add_who(out, e);
  if (kind == Told::Tied) {
    out["seats"] = aims_json(e.m);
    out["score"] = e.n;
  } else if (kind == Told::HoldUpGun || kind == Told::ShowdownCard) {
    add_gun(out, e);
  } else if (kind <= Told::RoundBegan) {
    add_setup(out, e, secret_seen);
  } else if (kind == Told::Robbery || kind == Told::Duel || (kind >= Told::Defended && kind <= Told::NowhereToGo)) {
    add_confrontation(out, e, secret_seen);
  } else if (kind <= Told::HolsterLaid || (kind >= Told::Cleared && kind <= Told::Reshuffled)) {
    add_turn(out, e, secret_seen);
  } else if (kind <= Told::BadgeUnanswered) {
    add_safes_won(out, e, secret_seen);
  } else {
    add_end(out, e);
  }
  return out;
}

}  // namespace saloon::deadwood_1876
