// The Desperados card game with one bug at a time, so that every net can show that it holds. The real game has no
// switch: each bug wraps around it.
#pragma once

#include "engine/play.h"
#include "engine/rows/codec.h"
#include "games/desperados_cards/game.h"

namespace saloon::planted {

enum class Bug : u8 {
  None,
  SecretInPublic,          ///< a hidden card shows in the number of the question
  LeakingSealed,           ///< staying out is announced before the reveal
  LeakingChance,           ///< the generator's key shows in the number of the question
  LostCard,                ///< a discarded card vanishes
  WrongTie,                ///< the earliest placement wins a tie
  SamplerWithReplacement,  ///< a dealt card stays in the draw pile
  SamplerAlwaysTheSame,    ///< every viewer imagines one world only
  SamplerForgetsOwnHand,   ///< a sampled world is not the viewer's own
  ListingWithSideEffect,   ///< looking at one's options is noticed
  ListsTheForbidden,       ///< staying out in a second, refused form
  AcceptsTheUnlisted,      ///< any pile will do
  NothingToAnswer,         ///< a seat with one card left has no option
  EventToWrongAudience,    ///< everyone hears which cards were drawn
  SilentChange,            ///< nobody is told of a reshuffle
  OrderMatters,            ///< chance goes on from whoever answered last
  NeverEnds,               ///< after the last hold-up everything is laid out anew
  JsonLosesField,          ///< the codec forgets a number
  ReplayDrifts,            ///< a counter outside the state decides
  EverybodyFirst,          ///< losers share the winner's place
  ForgetsTheSubject,       ///< which pile a hold-up is about is lost on the wire
  WithdrawnStaysReady,     ///< who has withdrawn a gang still looks ready
  LeakingWithdrawn,        ///< that a withdrawn choice was to stay out is announced
};
inline constexpr Bug kLastBug = Bug::LeakingWithdrawn;
inline constexpr const char* kBugNames[] = {
    "None",
    "SecretInPublic",
    "LeakingSealed",
    "LeakingChance",
    "LostCard",
    "WrongTie",
    "SamplerWithReplacement",
    "SamplerAlwaysTheSame",
    "SamplerForgetsOwnHand",
    "ListingWithSideEffect",
    "ListsTheForbidden",
    "AcceptsTheUnlisted",
    "NothingToAnswer",
    "EventToWrongAudience",
    "SilentChange",
    "OrderMatters",
    "NeverEnds",
    "JsonLosesField",
    "ReplayDrifts",
    "EverybodyFirst",
    "ForgetsTheSubject",
    "WithdrawnStaysReady",
    "LeakingWithdrawn",
};

using Base = desperados_cards::Game;

struct Game : Base {
  static inline Bug bug = Bug::None;
  static inline u32 steps = 0;  ///< what no game may have: memory outside the state

  static u8 raided_pile(const Public& pub) { return pub.flow.top().get<desperados_cards::HoldUpLocals>().pile; }
  static void put_raided_pile(Public& pub, u8 pile) {
    if (bug != Bug::ForgetsTheSubject) pub.flow.top().set(desperados_cards::HoldUpLocals{pile});
  }
  static constexpr Subject<Public> kAboutPile[] = {
      about<raided_pile, put_raided_pile>("pile", desperados_cards::kPile)};
  static constexpr auto kAsks = [] {
    auto asks = std::to_array(Base::kAsks);
    asks[std::size_t(desperados_cards::Ask::ChooseGang)].about = kAboutPile;
    return asks;
  }();

  static void legal(const Public& pub, const Private& mine, Seat p, Decisions& out) {
    Base::legal(pub, mine, p, out);
    if (bug == Bug::ListingWithSideEffect) ++const_cast<Public&>(pub).asked.round;
    if (bug == Bug::NothingToAnswer && mine.hand.size() == 1) out.clear();
    if (bug == Bug::ListsTheForbidden && pub.asked.what[p] == u8(desperados_cards::Ask::ChooseGang)) {
      out.push({Decision::no_gang().word | 1U << 8});
    }
  }

  static Verdict accepts(const Public& pub, const Private& mine, Seat p, const Decision& d) {
    const bool placing = pub.asked.what[p] == u8(desperados_cards::Ask::PlaceHenchman);
    const bool own_card =
        d.face() < desperados_cards::kFaces && mine.hand.has(d.face()) && d.pile() < desperados_cards::kPiles;
    if (bug == Bug::AcceptsTheUnlisted && placing && own_card && d == Decision::place(u32(d.face()), u32(d.pile())))
      return {};
    return Base::accepts(pub, mine, p, d);
  }

  static void advance(Ctx<Game>& c) {
    const u16 round = c.s.pub.asked.round;
    EventLog log;
    Ctx<Base> inner{c.s, c.source, c.log == nullptr ? nullptr : &log};
    if (bug == Bug::WrongTie) {
      advance_with_wrong_tie(inner);
    } else {
      Base::advance(inner);
    }
    spoil_state(c.s, round);
    if (bug == Bug::NeverEnds && over<Game>(c.s)) lay_out_anew(c.s);
    for (const Event& e : log.items) pass_on(c, e);
  }

  static void on_sealed(Ctx<Game>& c, Seat p, const Decision&, const Decision& now) {
    using desperados_cards::Verb;
    if (bug == Bug::OrderMatters) c.s.hidden.chance.key = mix64(c.s.hidden.chance.key + p);
    if (bug == Bug::LeakingSealed && now.verb() == Verb::NoGang) {
      c.tell<"stayed_out">(everyone(), p);
    }
  }

  static void on_withdrawn(Ctx<Game>& c, Seat p, const Decision& before) {
    if (bug == Bug::WithdrawnStaysReady) c.s.pub.asked.answered = u16(c.s.pub.asked.answered | only(p).bits);
    if (bug == Bug::LeakingWithdrawn && before.verb() == desperados_cards::Verb::NoGang) {
      c.tell<"stayed_out">(everyone(), p);
    }
  }

  static State sample_world(const View& view, Chance& chance) {
    Chance always{};
    State s = Base::sample_world(view, bug == Bug::SamplerAlwaysTheSame ? always : chance);
    const Seat other = view.viewer == 0 ? 1 : 0;
    CardBag& hand = s.seat[other].hand;
    if (bug == Bug::SamplerWithReplacement && !hand.empty() && !s.hidden.draw_pile.empty()) {
      hand.remove(hand.nth(0));
      hand.add(s.hidden.draw_pile.nth(0));
    }
    if (bug == Bug::SamplerForgetsOwnHand && view.viewer < s.pub.seats) {
      std::swap(s.seat[view.viewer].pool, s.seat[other].pool);
    }
    return s;
  }

  static Outcome outcome(const State& s) {
    Outcome out = Base::outcome(s);
    if (bug == Bug::EverybodyFirst) out.rank.fill(1);
    return out;
  }

 private:
  static void advance_with_wrong_tie(Ctx<Base>& c) {
    const auto latest = c.s.pub.latest;
    const bool reveal = c.s.pub.flow.top().proc == u8(desperados_cards::Proc::HoldUp) &&
                        c.s.pub.flow.top().at == u8(desperados_cards::HoldUpAt::Reveal);
    if (reveal) {
      for (i16& moment : c.s.pub.latest) moment = i16(-moment);
    }
    Base::advance(c);
    if (reveal) c.s.pub.latest = latest;
  }

  static void spoil_state(State& s, u16 round_before) {
    u16& round = s.pub.asked.round;
    const bool asked = round != round_before;
    const CardBag hand = s.seat[s.pub.turn].hand;
    if (bug == Bug::SecretInPublic && asked) round = u16(round + (hand.has(0) ? 1 : 0));
    if (bug == Bug::LeakingChance && asked) round = u16(round + (s.hidden.chance.key & 1));
    if (bug == Bug::ReplayDrifts && asked) round = u16(round + (++steps & 1));
    if (bug == Bug::LostCard && s.pub.placements == 12 && !s.pub.discard.empty()) lose_one_card(s);
  }

  static void lose_one_card(State& s) {
    int cards = s.hidden.draw_pile.size() + s.pub.discard.size() + s.pub.posters.size();
    for (const u8 n : s.pub.hand_size) cards += n;
    for (const u8 n : s.pub.row_size) cards += n;
    if (cards == desperados_cards::kAllCards.size()) s.pub.discard.remove(s.pub.discard.nth(0));
  }

  static void lay_out_anew(State& s) {
    const Chance chance = s.hidden.chance;
    s = setup(s.pub.config, s.pub.seats);
    s.hidden.chance = chance;
  }

  static void pass_on(Ctx<Game>& c, const Event& e) {
    Audience who = e.audience;
    if (bug == Bug::EventToWrongAudience && e.kind == kEventKind<Base, "drew">) who = everyone();
    if (bug == Bug::SilentChange && e.kind == kEventKind<Base, "reshuffled">) return;
    c.tell(e, who);
  }
};

struct Codec : RowCodec<Game> {
  static void write_public(Writer& w, const Game::Public& pub) {
    Game::Public written = pub;
    if (Game::bug == Bug::JsonLosesField) written.placements = 0;
    RowCodec<Game>::write_public(w, written);
  }
};

}  // namespace saloon::planted
