// A small game that uses everything the engine offers, so that the engine is tested also where no real game needs it:
// hidden draws, sealed rounds, an offered question, shared and silent progress, a forced answer, nested and replaced
// procedures, numeric options, a partial list.
//
// The rules are in toy_info.h. Functions are in toy_rules.h and toy_worlds.h, JSON in toy_json.h.
#pragma once

#include <cstddef>

#include "engine/game.h"
#include "engine/options.h"

namespace saloon::toy {

inline constexpr int kMostSeats = 4;
inline constexpr int kFaces = 8;  ///< nuggets of worth 1 to 8, two of each
inline constexpr PairSet kAllCards = PairSet::both_of_all(bit(kFaces) - 1);

enum class Verb : u8 { None, Bid, Raise, Gift };
struct Decision {
  Verb verb{};
  u8 a{};  ///< Bid: face. Raise: by how much. Gift: to whom.
  std::array<u8, 2> spare{};
  friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

struct Config {
  u8 hand = 3;
  u8 limit = 3;
  u8 partners = 0;  ///< 0 none, 1 pairs
};

struct Public {
  Flow<2> flow{};
  Questions<kMostSeats> asked{};
  Config config{};
  u8 seats{};
  u8 leader{};
  u8 ended{};
  u8 deck_size{};
  u8 spare{};
  std::array<u8, kMostSeats> hand_size{};
  std::array<u16, kMostSeats> points{};
  PairSet discard{};
};
struct Private {
  PairSet hand{};
  Decision sealed{};
  u8 partner_bid{};  ///< face + 1 of the partner's sealed bid
  std::array<u8, 3> spare{};
};
struct Box {
  Chance chance{};
  PairSet deck{};
  u16 waiting{};
  std::array<u8, 6> spare{};
};
using State = StateOf<Public, Box, Private, kMostSeats>;
using View = ViewOf<Public, Private>;

enum class Ask : u8 { None, Bid, PartneredBid, Raise, Gift };
enum class Roll : u8 { Draw, Tie, Die };
enum class Proc : u8 { Setup, Round, Bonus };
enum class RoundAt : u8 { Draw, Reveal, Next };
enum class BonusAt : u8 { Roll, Give };
struct RoundLocals {
  u8 number;
};
struct BonusLocals {
  u8 winner;
};
enum class Told : u8 { None, Leads, Drew, PartnerBid, Raised, Revealed, Won, Bonus, Gift, Ended };
enum class Field : u8 { Flow, Asked, Sealed, Leader, Ended, DeckSize, HandSize, Points, Discard, Hand, PartnerBid };
template <class... F>
constexpr u32 explains(F... f) {
  return (u32{0} | ... | u32(bit(int(f))));
}

struct Game {
  using Config = toy::Config;
  using Public = toy::Public;
  using Private = toy::Private;
  using Box = toy::Box;
  using State = toy::State;
  using View = toy::View;
  using Decision = toy::Decision;
  using Decisions = List<Decision, 16>;

  static constexpr const char* kSlug = "toy";
  static constexpr const char* kPrefix = "TOY";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = kMostSeats;
  /// A round discards at least one of 16 cards; at most four answers in a round, one more in a bonus. Five times that,
  /// because a bot may change its mind about an offered raise now and then.
  static constexpr int kLongestGame = 5 * 16 * 5;

  static State setup(const Config& config, int seats);
  static void legal(const Public& pub, const Private& mine, Seat p, Decisions& out);
  static Verdict accepts(const Public& pub, const Private& mine, Seat p, const Decision& d);
  static void advance(Ctx<Game>& c);
  static void on_sealed(Ctx<Game>& c, Seat p, const Decision& before, const Decision& now);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance);
  static const char* forbids(const Config& config, int seats);
  static SeatSet shares(const Public& pub, Seat p);

  static bool one_card(const Public& pub, Seat p) { return pub.hand_size[p] == 1; }
  static bool two_seats(const Public& pub, Seat) { return pub.seats == 2; }

  static constexpr const char* kPartners[] = {"none", "pairs"};
  static constexpr OptionRow<Config> kOptions[] = {
      {"hand", &Config::hand, {}, 2, 4},
      {"limit", &Config::limit, {}, 1, 40},
      {"partners", &Config::partners, kPartners},
  };
  static constexpr AskRow<Public> kAsks[] = {
      {"none", Progress::Nobody, nullptr},           {"bid", Progress::Everyone, one_card},
      {"partnered_bid", Progress::Circle, one_card}, {"raise", Progress::Nobody, nullptr},
      {"gift", Progress::Everyone, two_seats},
  };
  static constexpr RollRow kRolls[] = {{"draw", true}, {"tie", false}, {"die", false}};
  static constexpr const char* kSetupParagraphs[] = {"deal"};
  static constexpr const char* kRoundParagraphs[] = {"draw", "reveal", "next"};
  static constexpr const char* kBonusParagraphs[] = {"roll", "give"};
  static constexpr LooseProcRow kProcs[] = {
      {"setup", kSetupParagraphs}, {"round", kRoundParagraphs}, {"bonus", kBonusParagraphs}};

  using F = Field;
  static constexpr LooseEventRow kEvents[] = {
      {"none", 0, false},
      {"leads", explains(F::Leader, F::Flow), true},
      {"drew", explains(F::Hand, F::HandSize, F::DeckSize), false},
      {"partner_bid", explains(F::PartnerBid), true},
      {"raised", explains(F::Sealed), true},
      {"revealed", explains(F::Hand, F::HandSize, F::Discard, F::Sealed, F::PartnerBid), true},
      {"won", explains(F::Points, F::Flow), true},
      {"bonus", explains(F::Flow), true},
      {"gift", explains(F::Points, F::Sealed, F::Flow), true},
      {"ended", explains(F::Ended, F::Flow, F::Asked), true},
  };
  static constexpr LooseFieldRow kFields[] = {
      {"flow", offsetof(View, pub) + offsetof(Public, flow), sizeof(Public::flow)},
      {"asked", offsetof(View, pub) + offsetof(Public, asked), sizeof(Public::asked)},
      {"sealed", offsetof(View, mine) + offsetof(Private, sealed), sizeof(Private::sealed)},
      {"leader", offsetof(View, pub) + offsetof(Public, leader), sizeof(Public::leader)},
      {"ended", offsetof(View, pub) + offsetof(Public, ended), sizeof(Public::ended)},
      {"deck_size", offsetof(View, pub) + offsetof(Public, deck_size), sizeof(Public::deck_size)},
      {"hand_size", offsetof(View, pub) + offsetof(Public, hand_size), sizeof(Public::hand_size)},
      {"points", offsetof(View, pub) + offsetof(Public, points), sizeof(Public::points)},
      {"discard", offsetof(View, pub) + offsetof(Public, discard), sizeof(Public::discard)},
      {"hand", offsetof(View, mine) + offsetof(Private, hand), sizeof(Private::hand)},
      {"partner_bid", offsetof(View, mine) + offsetof(Private, partner_bid), sizeof(Private::partner_bid)},
  };
};

inline bool pairs(const Public& pub) { return pub.config.partners == 1; }
inline Seat partner_of(Seat p) { return Seat((p + 2) % 4); }

}  // namespace saloon::toy
