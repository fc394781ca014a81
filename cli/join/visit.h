// A visit at a table of a house: what comes over the wire is told, what is typed is said over it.
#pragma once

#include <map>
#include <set>

#include "cli/asking.h"
#include "cli/join/conversation.h"
#include "cli/join/table_seen.h"
#include "cli/join/wishes.h"
#include "cli/shell.h"
#include "cli/state_folder.h"
#include "engine/match/match.h"

namespace saloon::cli {

/// What somebody wants of a house.
struct VisitPlan {
  Link link{};
  std::string name{};     ///< empty: as the house knows it, or whatever is typed
  json::object create{};  ///< the message, if a table is to be made; else the link names one
};

class Visit final : private Meanwhile {
 public:
  /// All but the plan outlive it.
  Visit(VisitPlan plan, Conversation& talk, const Shell& shell, Terminal& terminal)
      : plan_(std::move(plan)), talk_(talk), shell_(shell), terminal_(terminal) {}

  /// Until somebody leaves. Refuses if the house does not let them in.
  void run();

 private:
  /// A game's words and rules, once it is known which.
  struct Rules {
    Rules(const GameInfo& info, Language language, Terminal& terminal)
        : game(info),
          words(words_of(info, language)),
          explainer(info, words),
          learnt(state_folder() / "learnt"),
          asking(words, explainer, learnt, terminal) {}
    const GameInfo& game;
    Words words;
    telling::Explainer explainer;
    Learnt learnt;
    Asking asking;
  };
  /// What somebody at a seat, or a spectator, has been told.
  struct Viewer {
    json::object view;
    std::optional<saloon::Look> look;
    std::size_t heard = 0;                ///< the number of the next event
    std::vector<std::size_t> answered{};  ///< the events that say that this seat has answered
    /// The answer it has given to the open round; null if there is none.
    [[nodiscard]] const json::value* sealed() const;
  };
  /// What one of the seats here is asked.
  struct Question {
    Seat seat{};
    int round{};
    telling::Choices choices;
  };
  /// What was said, for when it is done.
  enum class Sent : u8 { Other, Name, Enter, Create, Answer, Withdraw, Key, Agree, Recovery };

  // --- while somebody types
  [[nodiscard]] int file() const override { return talk_.file(); }
  [[nodiscard]] int patience() const override { return talk_.patience(); }
  bool look() override;
  void wait_at_the_door();
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::pair<int, int> question_key() const;

  // --- what is said (visit.cpp)
  void tell(json::object message, Sent sent = Sent::Other);
  void tell_table(const char* type, json::object members = {}, Sent sent = Sent::Other);
  void come_in();
  void enter(bool with_key);
  void go_to(const std::string& table);
  void end(std::string why) { ended_ = true, failure_ = std::move(why); }
  void set_farewell_here() const;

  // --- what comes (visit_letters.cpp)
  void take(const Conversation::News& news);
  void take_letter(const json::object& letter);
  void welcome(const json::object& letter);
  void done(const json::object& letter);
  void done_well(Sent sent, const json::object& letter);
  void refused(Sent sent, const json::object& refused);
  void not_let_back_in(const std::string& clause);
  void tell_clause(const std::string& clause, const std::string& detail);
  void table(const json::object& letter);
  void first_look();
  void said(const json::object& letter);
  void back(const json::object& letter);
  void bye(const json::object& letter);

  // --- the game (visit_play.cpp)
  void now(const json::object& letter);
  bool hear(Viewer& viewer, const json::object& letter);
  void tell_sealed(const Viewer& viewer, const json::value& before);
  void tell_events(const std::vector<json::object>& events, Seat viewer);
  void tell_awaited();
  void tell_result(const json::object& outcome);
  void find_question();
  void put_question(Seat seat, const SeatDoor& door);
  [[nodiscard]] bool answers_itself(const SeatDoor& door, const telling::Choices& choices) const;
  [[nodiscard]] Seat reader() const;
  [[nodiscard]] const Viewer* viewer_at(Seat seat) const;
  void answer(const std::string& typed);

  // --- what is typed (visit_typed.cpp)
  void obey(const std::string& typed);
  void obey_wish(const TypedWish& typed);
  void obey_host(const TypedWish& typed);
  void obey_command(const Typed& typed);
  void sit(const std::string& rest);
  void withdraw();
  void show_help();
  void show_who();
  [[nodiscard]] std::vector<const GuestSeen*> guests_named(const std::string& name) const;

  [[nodiscard]] const Words& words() const { return rules_ ? rules_->words : shell_.words(); }
  [[nodiscard]] bool chooses_seat() const;
  void line(const char* key, const json::object& args = {}) { terminal_.line(words().say(key, args)); }

  VisitPlan plan_;
  Conversation& talk_;
  const Shell& shell_;
  Terminal& terminal_;
  std::string name_;
  bool needs_name_ = false;
  bool came_in_ = false;  ///< was at this table before: the key is not needed any more
  bool tried_without_key_ = false;
  bool leaving_ = false;  ///< asked whether that is meant
  bool ended_ = false;
  std::string failure_;
  std::optional<TableSeen> table_;
  std::unique_ptr<Rules> rules_;
  std::map<Seat, Viewer> viewers_;
  std::map<std::string, Sent> sent_;
  std::optional<Question> question_;
  std::set<std::pair<Seat, int>> settled_;  ///< questions answered, or let pass
  int awaited_round_ = -1;
  std::vector<std::string> log_;
  std::vector<json::object> reader_heard_;  ///< with its last letter
  std::map<std::string, i64> said_;         ///< by circle: the number of the last thing said that was shown
  bool spoke_ = false;                      ///< from this terminal
  bool result_told_ = false;
};

}  // namespace saloon::cli
