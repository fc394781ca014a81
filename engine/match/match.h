// A running game behind one thin interface: what the host of a table sees, and scenarios and tools. One virtual call
// per human decision; simulation and search never come here.
//
// Whoever merely sits at the table gets a door instead: `match.at(seat)` (seat_door.h).
//
// Threads: a const call changes nothing, not even out of sight, so any number of threads may read one match at a time;
// whoever calls anything else must be alone with it meanwhile. Matches share nothing with each other, so different ones
// may be used by different threads at will. A door counts as its match.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.h"
#include "engine/event.h"
#include "engine/game.h"
#include "engine/json/json.h"
#include "engine/match/actions.h"
#include "engine/match/seat_door.h"
#include "engine/options.h"
#include "engine/result.h"

namespace saloon {

namespace bots {
class Memory;
}
class Brain;
class Look;
class Match;
class Outlook;
class QuickGames;
class Words;
struct Character;
struct NamedShape;
struct SimulateJob;
struct WireRows;

/// The texts of a game, built into the program.
struct GameTexts {
  std::string_view rules_en, rules_fr;  ///< rules.en.md, rules.fr.md
  std::string_view words_en, words_fr;  ///< words/en.json, words/fr.json
  std::string_view pieces{};            ///< pieces.json (docs/pieces.md)
};

/// How to start a match.
struct MatchSetup {
  int seats{};
  std::vector<OptionSetting> options;
  /// A decimal number: fast chance, for tests and simulations. 64 hexadecimal digits: the keyed stream of a real table.
  std::string seed = "1";
};

/// Where a match stood, to come back to (Match::set_back). Its bytes mean something to matches of that game alone.
struct Bookmark {
  std::vector<u8> bytes;
};

/// Everything a program needs to know of a game it does not know by name. One per game, made in an info.cpp that is
/// generated.
struct GameInfo {
  std::string_view slug;
  std::string_view prefix;  ///< of its clauses, e.g. DSC
  int min_seats{};
  int max_seats{};
  u64 longest_game{};   ///< answers that no game exceeds
  int rules_version{};  ///< changes when behaviour changes, never for a refactoring
  std::string layout;   ///< of a state's bytes: digests of states can be compared as long as it is the same
  GameTexts texts;
  std::vector<OptionInfo> options;
  std::span<const RollRow> rolls;
  std::span<const NamedShape> verbs;          ///< what its decisions look like (engine/rows/form.h)
  json::value (*drawn_json)(const Drawn&){};  ///< [name, value]
  Result<Drawn> (*drawn_from_json)(const json::value&){};
  /// Fails if this cannot be set up. `source` may be null: the seed decides.
  Result<std::unique_ptr<Match>> (*start)(const GameInfo&, const MatchSetup&, ChanceSource* source){};
  /// A match that begins at this position: nothing was told or drawn before.
  Result<std::unique_ptr<Match>> (*open)(const GameInfo&, const MatchSetup&, const json::value& position){};
  /// What the viewer of this view, as it came over the wire, has of its match.
  Result<Look> (*look)(const GameInfo&, const json::value& view){};
  /// The job's games, for bots/simulate.h. The job must outlive them.
  Result<std::unique_ptr<QuickGames>> (*quick_games)(const SimulateJob&){};
  /// Who thinks for its bots (bots/brain.h), with room for characters that think no longer than this one.
  std::unique_ptr<Brain> (*brain)(const Character& most){};
  /// Seat `me` heard this event: what of it bears on how a bot there feels about others.
  void (*remember)(bots::Memory&, const json::object& event, Seat me){};
  std::span<const char* const> terms;  ///< what its bots give as reasons: "why.<term>" in the words
  ActionNumbers actions;
  const WireRows* wire{};   ///< what its JSON looks like (engine/wire)
  std::size_t view_size{};  ///< of a view as bytes (Match::copy_view)
  /// The same bytes from a view's JSON that has the running procedures besides (SeatDoor::flow). Fails if it is none.
  Result<std::vector<u8>> (*view_bytes)(const json::value& view){};
  /// What an answer would bring (engine/match/outlook.h); null if the game gives no figures.
  std::unique_ptr<Outlook> (*outlook)(const SeatDoor&){};
};

class Match {
 public:
  Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  virtual ~Match() = default;

  /// What a seat, or kSpectator, may know of the match and do in it.
  [[nodiscard]] OpenDoor at(Seat p) { return {*this, p}; }
  [[nodiscard]] SeatDoor at(Seat p) const { return {*this, p}; }

  [[nodiscard]] virtual const GameInfo& game() const = 0;
  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual const MatchSetup& setup() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Match> clone() const = 0;
  /// A world that this viewer cannot exclude, as a match of its own that begins there: chance follows from `seed`,
  /// nothing was told or drawn before.
  [[nodiscard]] virtual std::unique_ptr<Match> sample(Seat viewer, u64 seed) const = 0;

  [[nodiscard]] virtual bool over() const = 0;
  [[nodiscard]] virtual SeatSet required() const = 0;  ///< asked and awaited, as everybody sees it
  [[nodiscard]] virtual SeatSet offered() const = 0;
  [[nodiscard]] virtual SeatSet waiting() const = 0;  ///< whose answer is really missing; never show it to players
  [[nodiscard]] virtual int round() const = 0;
  [[nodiscard]] virtual std::string question(Seat p) const = 0;  ///< name of the ask, empty if not asked
  /// Who shares a talk of their own with this seat according to the rules, the seat included; nobody where there is
  /// none.
  [[nodiscard]] virtual SeatSet talks_with(Seat p) const = 0;
  [[nodiscard]] bool is_asked(Seat p) const { return !over() && p < seats() && (required() | offered()).has(p); }

  /// What that is about: {"card": "BD"}. Empty if not asked.
  [[nodiscard]] virtual json::object about(Seat p) const = 0;
  /// The running procedures, the outermost first.
  [[nodiscard]] virtual json::array flow() const = 0;

  [[nodiscard]] json::object view(Seat p) const;  ///< kSpectator too
  /// The same as text, behind what is in `out` already. To all viewers at once: herald.h.
  void write_view(Seat p, std::string& out) const;
  /// The part of a view that all viewers share.
  virtual void write_public(std::string& out) const = 0;
  /// A view around its public part as it is now.
  virtual void write_view(Seat p, std::string_view public_part, std::string& out) const = 0;
  /// The table in words as this viewer sees it, line by line.
  [[nodiscard]] virtual std::vector<std::string> table(Seat viewer, const Words& words) const = 0;
  /// A decision of this seat with what its words need beyond it, e.g. which place lies on a pile. "weight": heavier
  /// ones come first.
  [[nodiscard]] virtual json::object choice(Seat p, const json::object& decision) const = 0;
  /// The same of every answer open to this seat.
  [[nodiscard]] virtual OpenChoices choices(Seat p) const = 0;
  /// What this seat typed in the game's own shorthand (card codes) as a decision; empty if it is none.
  [[nodiscard]] virtual json::object typed(Seat p, std::string_view text) const = 0;
  /// The view as bytes, for bots that know the game's type: false, and nothing written, if `size` is not that of a
  /// view.
  virtual bool copy_view(Seat p, void* out, std::size_t size) const = 0;
  [[nodiscard]] virtual json::object state() const = 0;
  /// Replaces the position. Fails if it is malformed or breaks an invariant; then nothing has changed. Questions still
  /// open are left as the JSON says; `run` goes on. What was told and drawn before stays told and drawn: a match that
  /// shall begin at a position is opened there (GameInfo::open).
  virtual Result<void> restore(const json::value& state) = 0;
  virtual void run() = 0;

  [[nodiscard]] Legal legal(Seat p) const;
  /// The list as text; returns whether it is complete. An empty one where the seat is not asked.
  virtual bool write_legal(Seat p, std::string& out) const = 0;
  [[nodiscard]] virtual Refusal would_answer(Seat p, const json::value& decision) const = 0;
  virtual Refusal answer(Seat p, const json::value& decision) = 0;
  /// An answer to the question of this round: refused if that question is closed, whatever is asked now.
  Refusal answer(Seat p, const json::value& decision, int round);
  /// Takes the answer back that this seat has given in this round, which is still open: as if it had never been given.
  /// Whoever was told that it was there is told that it is not any more.
  virtual Refusal withdraw(Seat p, int round) = 0;
  /// For coming back here.
  [[nodiscard]] virtual Bookmark bookmark() const = 0;
  /// Back to a bookmark of this very match: seat `by` takes back what came since. What was told stays told, and all are
  /// told of this, too. Draws and rounds are counted on, so that no die comes again and no answer to a question that
  /// was taken back is taken for one to its successor. Fails, and nothing has changed, if the game is over or this is
  /// no bookmark of it.
  virtual Result<void> set_back(const Bookmark& there, Seat by) = 0;
  /// A bug of its rules showed itself: no answer is taken any more, and the match stays where it was before.
  [[nodiscard]] virtual bool broken() const = 0;
  /// The decision as the game itself writes it (order of cards, of keys); unchanged if it is none.
  [[nodiscard]] virtual json::value canonical(const json::value& decision) const = 0;

  // --- events so far, numbered as they were told, from 0
  [[nodiscard]] virtual std::size_t event_count() const = 0;
  /// Of one that is forgotten, or not yet told: nobody.
  [[nodiscard]] virtual Audience audience(std::size_t i) const = 0;
  [[nodiscard]] bool hears(std::size_t i, Seat viewer) const { return (audience(i).to >> viewer & 1) != 0; }
  [[nodiscard]] bool sees_secret(std::size_t i, Seat viewer) const { return (audience(i).shown >> viewer & 1) != 0; }
  /// How many of the first n this viewer heard: its own number of the next one.
  [[nodiscard]] virtual std::size_t heard_of(std::size_t n, Seat viewer) const = 0;
  /// {"event": name, ...} as text, with its secret members or without: whoever hands it on asks `audience` first.
  virtual void write_event(std::size_t i, bool secret_seen, std::string& out) const = 0;
  /// As this viewer may have it; null where the viewer hears nothing, or it is forgotten.
  [[nodiscard]] json::value event(std::size_t i, Seat viewer) const;
  /// Did it tell the viewer something that was hidden from it, or from everybody?
  [[nodiscard]] virtual bool reveals(std::size_t i, Seat viewer) const = 0;
  /// With all that anybody was shown of it, for who may see everything; what nobody knows stays unknown.
  [[nodiscard]] json::object open_event(std::size_t i) const;
  /// The first n are told to everybody who will ever ask: nobody hears of them again, and numbers go on.
  virtual void forget_events(std::size_t n) = 0;
  [[nodiscard]] virtual std::size_t first_event() const = 0;  ///< the oldest that is not forgotten

  /// The draws of the last answer; before the first one, those of the set-up.
  [[nodiscard]] virtual const std::vector<Drawn>& drawn() const = 0;
  /// All draws so far. It never goes back: draw n of a match is made once.
  [[nodiscard]] virtual u64 draw_count() const = 0;
  [[nodiscard]] json::value drawn_json(const Drawn& d) const { return game().drawn_json(d); }
  /// From now on results come from here; null: from the seed again. The source must outlive its use.
  virtual void use_source(ChanceSource* source) = 0;

  /// {"winners": ["S0"], "scores": {...}, "ranks": {...}, "reason": ...}; empty object while the game runs.
  [[nodiscard]] virtual json::object outcome() const = 0;
  [[nodiscard]] virtual std::string state_digest() const = 0;  ///< SHA-256 of the state's bytes, hexadecimal
};

/// A match as one viewer sees it, made of nothing but the wire form of a view. Its door says what the door of the real
/// match says: question, list, verdicts, table. It hears nothing, and nothing can be answered.
class Look {
 public:
  Look(std::unique_ptr<const Match> match, Seat viewer) : match_(std::move(match)), viewer_(viewer) {}
  [[nodiscard]] SeatDoor door() const { return {*match_, viewer_}; }

 private:
  std::unique_ptr<const Match> match_;
  Seat viewer_;
};

}  // namespace saloon
