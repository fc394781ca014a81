// Somebody's client: an honest state machine that keeps what it saw, sends again what got no `done`, comes back with
// the numbers it has, and complains of whatever the protocol does not allow (docs/protocol.md). What the person before
// it does is up to the dice.
#pragma once

#include "simulator/inspector.h"
#include "simulator/network.h"

namespace saloon::house::simulator {

struct Person {
  std::string token{};
  std::string name{};
  SeatSet wanted{};       ///< seats; none: they watch
  json::object create{};  ///< of a host: the table to be opened
  bool has_rules{};       ///< works out itself what may be answered, instead of asking for a list
};

/// What a host sends to friends.
struct Invitation {
  TableId table;
  std::string sit, watch;  ///< keys
};

/// What is around a client.
struct Surroundings {
  Agenda& agenda;
  Dice& dice;
  Network& network;
  Inspector& inspector;
  /// How long somebody thinks at this table.
  std::function<Moment(const TableId&)> thinking;
};

class Device : public ClientEnd {
 public:
  /// `invite` takes what a host has to hand on.
  Device(Surroundings around, Person person, const GameInfo& game, std::function<void(const Invitation&)> invite);
  /// By whoever opened a table.
  void be_invited(const Invitation& invitation);

  void received(Connection connection, const LetterText& text) override;
  void lost(Connection connection) override;
  void suffered(Fault fault) override { w_.inspector.suffered(table_, fault); }

  void dial();
  /// From now on nobody goes away any more.
  void calm_down() { calm_ = true; }
  /// All is calm, and has been for a while: nothing is left unanswered, and everybody sees how things stand.
  void check_at_rest(Moment calm_for);

 private:
  /// How the match looks to one of this person's seats, or to whoever watches.
  struct Eyes {
    u64 next{};          ///< the number of the next event
    bool coming_back{};  ///< the next letter may begin later than that, and says so
    std::string view;
    int round = -1;
    bool required{}, offered{}, sealed{}, over{};
    int thinks_about = -1;  ///< a round
    int passed = -1;        ///< an offer that is of no interest
    json::value answer;     ///< the last one
    [[nodiscard]] bool is_asked() const { return (required || (offered && passed != round)) && !sealed && !over; }
  };
  struct Pending {
    std::string id;
    TableId table;
    std::string type;
    std::string text;
    Moment sent{};
    Seat seat = kSpectator;
    int round = -1;
  };
  struct ChairSeen {
    bool guest{}, bot{};
    Moment bot_since{};  ///< that it plays for whoever has this seat, as far as this client knows
    Moment away_since{};
  };
  /// The last `table` letter.
  struct TableSeen {
    std::string stage;
    std::string rematch;
    SeatSet mine;
    bool host{};
    Moment limit{};
    std::vector<ChairSeen> chairs;
  };

  // --- the connection (device.cpp)
  void greet();
  void enter();
  void redial(Moment after);
  void send(std::string_view type, json::object members = {}, Seat seat = kSpectator, int round = -1);
  void post(const Pending& message);
  [[nodiscard]] bool has_sent(std::string_view type, Seat seat = kSpectator) const;
  void broke(const std::string& what) { w_.inspector.fail(table_, person_.name + ": " + what); }

  // --- letters (device.cpp)
  void read_now_letter(const std::string& text);
  void read_done(const json::object& letter);
  void read_table(const json::object& letter);
  void read_said(const json::object& letter);
  void was_done(const Pending& message, const json::object& letter);
  void was_refused(const Pending& message, const std::string& clause);

  // --- the person (person.cpp)
  void look_around();
  void look_after_table();
  void open_table();
  void gather();
  void look_after_absent();
  void go_on_after_game();
  void follow_whims();
  void go_away();
  void consider(Seat seat);
  void think(Seat seat, int round);
  void answer(Seat seat, int round, const json::array& decisions);
  void change_mind(Seat seat, int round);
  [[nodiscard]] json::array own_list(const Eyes& eyes) const;

  Surroundings w_;
  Person person_;
  const GameInfo& game_;
  std::function<void(const Invitation&)> invite_;
  TableId table_;
  std::string key_;  ///< what this client was let in by
  Invitation to_others_;
  bool named_ = false;
  bool invited_others_ = false;
  Connection line_ = 0;
  bool entered_ = false;
  Moment entered_at_ = 0;
  bool calm_ = false;
  bool away_ = false;
  bool dialing_ = false;
  std::map<Seat, Eyes> eyes_;
  std::vector<Pending> pending_;
  TableSeen seen_;
  u64 last_row_ = 0;
};

}  // namespace saloon::house::simulator
