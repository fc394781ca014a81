// A game at the terminal from the first question to the last: people at one keyboard, bots at the other seats.
#pragma once

#include <functional>

#include "bots/table.h"
#include "bots/table_seeds.h"
#include "cli/person.h"
#include "cli/seating.h"
#include "engine/match/take_back.h"
#include "engine/record/record.h"

namespace saloon::cli {

class Evening final : private bots::TableOrder {
 public:
  /// Keeps the game, whose record has come so far; called before a person is asked and after a person answered.
  using Keep = std::function<void(const std::string& so_far)>;

  /// Whoever answers at each seat; at the seats of people nobody has to be there.
  using Bots = std::vector<std::unique_ptr<Thinker>>;

  /// Refuses what cannot be set up. Words and explainer are the game's; all references outlive the evening.
  Evening(Seating seating, Bots bots, const Words& words, const telling::Explainer& explainer, Learnt& learnt,
          Terminal& terminal, Keep keep);

  /// Goes on where a saved game stopped. False if these rules do not lead there from its seed.
  bool take_up(const Record& so_far);
  /// Plays until the game is over or somebody leaves; true if it is over. `introduced`: the table has been shown
  /// before.
  bool play(bool introduced = false);

  [[nodiscard]] const std::string& record() const { return record_; }
  [[nodiscard]] bool anybody_answered() const { return answered_by_people_; }

 private:
  class PersonChair;

  // --- how this table is run
  Turn next(const Match& match) override;
  u32 pick(u32 count) override;
  void answered(Seat p, json::object&& taken) override;
  void passed(Seat p) override;

  [[nodiscard]] bots::Chairs chairs();
  void sit_down();
  void welcome(bool introduced);
  void choose_colours();
  /// A bot that looks at its offer now.
  [[nodiscard]] std::optional<Seat> bot_for_offer() const;
  [[nodiscard]] Person* next_person();
  /// Whose answer stands, who has heard something since, and whose last moment it is to change it.
  [[nodiscard]] Person* who_reconsiders();
  [[nodiscard]] Person* person_at(Seat p);
  bots::Reply ask(Person& person, OpenDoor door);
  /// Takes back the last answer of the only person, or says why that cannot be.
  bool take_back(Person& person);
  [[nodiscard]] const char* why_no_undo() const;  ///< a key of the words
  [[nodiscard]] std::string time() const;
  bool pass_keyboard(Person& to);
  void settle(Person& person);
  void keep_game();
  void tell_live();
  /// What a bot did stays a moment before the next does something.
  void let_read();
  void tell_end();
  void tell_statistics();
  [[nodiscard]] bool is_shared() const { return people_.size() > 1; }
  /// Who the result is told to: the only person, or whoever looks.
  [[nodiscard]] Seat reader() const { return people_.size() == 1 ? people_.front().seat() : kSpectator; }

  const Seating seating_;
  Bots bots_;
  const Words& words_;
  Terminal& terminal_;
  Keep keep_;
  const bots::TableSeeds seeds_;
  std::unique_ptr<Match> match_;
  Recorder recorder_;
  std::string record_;             ///< as far as it is written
  std::vector<u64> answers_of_;    ///< of each seat, also those taken back
  std::optional<TakeBacks> undo_;  ///< for a person alone with bots
  std::vector<Person> people_;
  Seat holder_ = kSpectator;  ///< who has the keyboard
  SeatSet declined_{};        ///< bots that let an offer pass since the last answer
  std::size_t told_ = 0;      ///< events told to those who only watch
  std::size_t kept_ = 0;      ///< length of the record as it was kept last
  bool answered_by_people_ = false;
};

}  // namespace saloon::cli
