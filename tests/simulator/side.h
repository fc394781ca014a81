// One of two worlds that look alike to one viewer: a table at a position, with people and bots who do as they are told,
// and every byte that the viewer gets, with the moment of its coming.
#pragma once

#include <map>

#include "games/registry.h"
#include "house/news.h"
#include "house/table.h"
#include "simulator/agenda.h"

namespace saloon::house::simulator {

/// A leak on purpose, in the world around the table: each must be found.
enum class Leak : u8 {
  None,
  InstantAnswers,   ///< whoever has no choice answers at once
  StoppedClock,     ///< the clock of a seat stops when it has answered
  NewsOfNothing,    ///< a viewer is written to whenever anything is stored
  OpenAcknowledge,  ///< everybody hears that an answer was taken
  SizesOfLists,     ///< how much choice those have who are asked
  ChattyRefusals,   ///< a refusal tells how many answers are still missing
  CountedRemarks,   ///< what is said has the number of all that was said, heard or not
  StrangersStory,   ///< a story through the eyes of the seat beside
};
/// As tests are named.
inline constexpr std::array<std::string_view, 9> kLeakNames = {"None",           "InstantAnswers",  "StoppedClock",
                                                               "NewsOfNothing",  "OpenAcknowledge", "SizesOfLists",
                                                               "ChattyRefusals", "CountedRemarks",  "StrangersStory"};

/// What both worlds share.
struct PairSetup {
  const GameInfo* game{};
  MatchSetup match{};
  SeatSet people{};  ///< bots have the other seats
  SeatSet absent{};  ///< of the people
  Seat viewer{};     ///< a person's seat, or kSpectator
  Leak plant{};
  /// The people who are there.
  [[nodiscard]] SeatSet here() const { return {u16((people.bits & ~absent.bits) | only(kSpectator).bits)}; }
};

struct Seen {
  Moment moment{};
  LetterText text;
};

class Side {
 public:
  /// The table with the match at this position.
  Side(const PairSetup& setup, const json::object& position);

  /// Could the table be opened there?
  [[nodiscard]] bool is_whole() const { return table_ != nullptr; }
  void at(Moment moment, Agenda::Doing doing) { agenda_.at(moment, std::move(doing)); }
  void run_to(Moment end);
  /// The round that is open at the position begins now.
  void begin();
  [[nodiscard]] Moment now() const { return agenda_.now(); }

  /// Whoever has this seat, or watches, sends this; "table" is added. Who has hung up says it after coming back.
  void say(Seat from, json::object message);
  void hang_up(Seat from);
  /// The bot on this seat has thought; nothing happens if it was not asked.
  void think(Seat seat, const json::object& decision);

  [[nodiscard]] const Match& match() const { return table_->match(); }
  [[nodiscard]] const std::vector<Seen>& seen() const { return seen_; }
  [[nodiscard]] const std::string& error() const { return error_; }
  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }

 private:
  void send(Seat from, const json::object& said);
  void take(Effects out);
  void store(const std::vector<Row>& rows);
  void deliver(const Letter& letter);
  void leak_of(const Letter& letter);
  void wake(std::optional<Moment> at);
  /// What the planted leak adds to a letter; nothing if it does not bear on such a letter.
  [[nodiscard]] std::string leaked_by(std::string_view letter) const;

  PairSetup setup_;
  Agenda agenda_;
  std::vector<Row> rows_;
  std::unique_ptr<Table> table_;
  std::map<Seat, std::vector<json::object>> unsaid_;  ///< of those who have hung up
  std::array<int, kMostSeats> asked_{};               ///< bots: the round they think about, plus one
  std::vector<Seen> seen_;
  std::string error_;
  LetterText last_now_;
  u64 wakes_ = 0;
};

}  // namespace saloon::house::simulator
