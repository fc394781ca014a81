// Somebody else's program at a seat, over the protocol of docs/bots.md. Whatever it does, the match goes on: a decision
// it does not give in time, or gives wrongly, is made at random for it.
#pragma once

#include "cli/child.h"
#include "cli/thinkers.h"

namespace saloon::cli {

class ExecBot final : public Thinker {
 public:
  /// In one match, and in a row without a decision that counted; then it is given up, for this match or for good.
  static constexpr int kMostRestarts = 3;

  /// The settings name where faults are counted.
  ExecBot(std::string name, std::vector<std::string> command, OutsideBots settings);
  ExecBot(const ExecBot&) = delete;
  ExecBot& operator=(const ExecBot&) = delete;
  ~ExecBot() override;

  void begin() override;
  json::object answer(const SeatDoor& door, u64 seed) override;
  void end(const SeatDoor& door) override;

 private:
  using Clock = Child::Clock;
  /// What came of a line: a decision (empty for "pass"), a lost decision, or nothing yet.
  struct Outcome {
    bool settled = false;
    std::optional<json::object> decision{};
  };

  [[nodiscard]] bool is_given_up() const;
  [[nodiscard]] bool is_given_up_for_good() const { return failures_in_a_row_ > kMostRestarts; }
  bool is_up();
  bool shake_hands();
  void set_option(std::string_view name);
  void tell_match(const SeatDoor& door);
  void put(const SeatDoor& door, u64 seed);
  std::optional<json::object> listen(const SeatDoor& door, Clock::time_point limit);
  Outcome take_line(const SeatDoor& door, const std::string& line);
  Outcome take_answer(const SeatDoor& door, const BotAnswer& answer);
  Outcome refuse(const std::string& clause, const std::string& why);
  [[nodiscard]] json::object by_default(const SeatDoor& door, u64 seed) const;

  void say(const std::string& line);
  Child::Heard hear(std::string& line, Clock::time_point deadline);
  void note_down(char who, const std::string& line) const;
  /// What it did; it goes on.
  void blame(Fault fault, const std::string& detail);
  /// ... and it is ended.
  void fail(Child::Heard heard);
  void fail(Fault fault, const std::string& detail);
  void fail_to_start(const std::string& detail);
  [[nodiscard]] std::string detail(std::string_view what, const json::object& args = {}) const;
  /// How it ended and what it complained of last.
  std::string last_words(Child::Heard heard);

  const std::string name_;
  const std::vector<std::string> command_;
  const OutsideBots settings_;
  Child child_;
  Seat seat_ = kSpectator;
  bool introduced_ = false;  ///< does it know of this match?
  std::size_t told_ = 0;     ///< events of it
  u64 request_ = 0;          ///< the last one put
  Legal listed_;             ///< the decisions listed with it
  bool never_started_ = false;
  int failures_in_match_ = 0;  ///< it was ended, or ended, so often
  int failures_in_a_row_ = 0;  ///< ... since its last decision that counted
};

}  // namespace saloon::cli
