// A table: a match, the people and bots at it, what they say, and when things happen. A pure reducer: messages, time,
// bots' answers and news of the ledger go in; what comes out is in effects.h.
//
// Durable before visible. Messages are carried out on a draft: a copy of the company, a clone of the match. Its rows go
// out, and only when they are stored does the draft take the place of what was, and anybody hear of it. If they cannot
// be stored the draft is dropped: there is nothing to undo. Meanwhile messages wait, so that a table has one batch on
// its way at most, and everything in it is refused or accepted by the same state that its rows were written for.
//
// Nothing leaves that a viewer may not know. A viewer is written to when what it may know has changed, and at moments
// that follow from what everybody knows (pace.h); acknowledgements go to their senders alone.
#pragma once

#include <map>

#include "engine/match/herald.h"
#include "engine/match/take_back.h"
#include "house/call.h"
#include "house/company.h"
#include "house/going_on.h"
#include "house/pace.h"
#include "house/presence.h"
#include "house/recent.h"

namespace saloon::house {

class Table {
 public:
  /// The table that these rows make, as after a restart: everybody is away, and questions are put to bots again with
  /// the first `tick`. Fails if the rows are not whole, or their game cannot be followed by the rules of today.
  static Result<std::unique_ptr<Table>> fold(FindGame find_game, std::span<const Row> rows, Moment now);

  void hear(const Sender& from, Request request, const Random& random, Moment now, Effects& out);
  void hung_up(Connection connection, Moment now, Effects& out);
  /// The rows that went out last are durable, or could not be stored.
  void stored(bool durable, Moment now, Effects& out);
  /// A bot's answer to its task; an empty one lets an offer pass. One that fails is replaced.
  void thought(Seat seat, int round, Result<json::object> decision, Moment now, Effects& out);
  void tick(Moment now, Effects& out);
  void close(Moment now, Effects& out);      ///< by whoever runs the house
  void leave_off(Moment now, Effects& out);  ///< so that it can go on under other rules (going_on.h)

  [[nodiscard]] const Company& company() const { return company_; }
  [[nodiscard]] bool has_match() const { return match_ != nullptr; }
  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] u64 rows() const { return rows_; }
  [[nodiscard]] bool is_heard_at(Connection connection) const { return presence_.guest_at(connection) != 0; }
  /// Nobody listens, nothing is on its way and no bot has to play: it may leave memory until somebody comes.
  [[nodiscard]] bool may_sleep() const;

 private:
  /// A message on its way, and all that carrying it out may need. Without a sender it is the house's own doing.
  struct Call {
    Sender from{};
    std::string id{};
    std::variant<TableWish, BotSays, HostGone> wish{};
    Random random{};
    Moment now{};
    Moment not_before{};
    bool by_house{};  ///< nobody sent it
    Guest guest{};    ///< who sent it; 0 if the sender has not entered
  };
  struct Done {
    Connection to{};
    Guest by{};
    std::string id;
    std::shared_ptr<const std::string> text{};  ///< null: that it is done, and no more
  };
  struct Entering {
    Connection connection{};
    Guest guest{};
    std::vector<HeardUpTo> heard;
  };
  /// Whoever plays again where a bot stood in.
  struct Returned {
    Seat seat{};
    Guest guest{};
    std::string bot;
    u64 since{};
  };
  /// What becomes of the table once the rows are stored.
  struct Draft {
    std::optional<Company> company;  ///< if it changes
    std::unique_ptr<Match> match;    ///< if it changes
    Recorder recorder;
    TakeBacks backs;
    std::vector<Row> rows;
    std::vector<Row> opened;
    std::vector<Done> dones;
    std::vector<Entering> entering;
    std::vector<Connection> leaving;
    std::vector<Returned> back;
    std::vector<Call> own;  ///< what the house did itself, to be tried again if it cannot be stored
    bool votes_changed{};
  };
  /// How much a viewer was told; a viewer whose view has not changed and who heard nothing is not written to.
  struct ToldViewer {
    u64 view_hash{};
    std::size_t heard{};
  };
  struct BotState {
    int asked_round = -1;  ///< of the last question that was put to it
    bool thinking{};
    bots::Memory memory{};
    std::size_t heard{};
  };
  struct Changed {
    const Company* before{};  ///< null: the company is as it was
    bool match{};
    bool table{};                        ///< what everybody is told of it
    std::span<const Entering> entering;  ///< these are told everything afterwards
    [[nodiscard]] bool is_told_later(Connection connection) const;
  };

  Table(FindGame find_game, Moment now) : find_game_(find_game) { pace_.since = now; }

  // --- the draft (table.cpp)
  [[nodiscard]] const Company& seen() const { return draft_->company ? *draft_->company : company_; }
  [[nodiscard]] const Match* playing() const { return draft_->match ? draft_->match.get() : match_.get(); }
  void write(RowKind kind, std::string text, const Call& call);
  Match& drafted_match();
  void pump(Moment now, Effects& out);
  void carry_out(Call call, Effects& out);
  void carry_own(Call& call);
  Reply carry_wish(Call& call, const TableWish& wish);
  template <class Wish>
  Reply carry_with_limits(Call& call, const Wish& wish);
  [[nodiscard]] Guest guest_of(const Call& call) const;
  void finish(const Call& call, const Reply& reply, Effects& out);
  bool is_repeated(const Call& call, Effects& out);
  void remember(Done done);
  void settle(Moment now, Effects& out);
  void drop_draft(Moment now, Effects& out);
  Result<void> resume_match(const std::string& record);
  void set_stage();
  void write_position(Moment now);

  // --- the company (table_company.cpp)
  Reply carry(Call& call, const Enter& wish);
  Reply carry(Call& call, const Exit& wish);
  Reply carry(Call& call, const Leave& wish);
  Reply carry(Call& call, const Sit& wish);
  Reply carry(Call& call, const Rise& wish);
  Reply carry(Call& call, const Kick& wish);
  void give_up_seats(const Call& call, Guest guest);
  void stand_in(const Call& call, Seat seat, std::string_view bot);
  [[nodiscard]] const KnownKey* key_for(const std::string& key) const;
  void use_key(Call& call, const KnownKey& key);
  [[nodiscard]] bool may_be_taken(Seat seat) const;
  [[nodiscard]] bool is_past() const;
  [[nodiscard]] bool is_here(Guest guest) const;
  void hand_back(Guest guest, const Call& call);

  // --- the host's business (table_host.cpp)
  [[nodiscard]] std::string host_before_play(const Call& call) const;
  Reply carry(Call& call, const SeatBotAt& wish);
  Reply carry(Call& call, const SetTable& wish);
  Reply carry(Call& call, const Start& wish);
  Reply carry(Call& call, const Mute& wish);
  Reply carry(Call& call, const MakeKey& wish);
  Reply carry(Call& call, const DropKeys& wish);
  Reply carry(Call& call, const PlayAgain& wish);
  Reply carry(Call& call, const CloseTable& wish);

  // --- play (table_play.cpp)
  Reply carry(Call& call, const Answer& wish);
  Reply carry(Call& call, const Withdraw& wish);
  Reply carry(Call& call, const TakeBack& wish);
  Reply carry(Call& call, const ListAnswers& wish);
  Reply carry(Call& call, const SetAutomatic& wish);
  Reply carry(Call& call, const Agree& wish);
  Reply carry(Call& call, const StandIn& wish);
  [[nodiscard]] std::string may_not_play(const Call& call, Seat seat) const;
  [[nodiscard]] bool has_answered_so(const Answer& wish) const;
  [[nodiscard]] bool is_alone_with_bots() const;
  bool all_voted(Seat seat, const Call& call);

  // --- what is said (table_talk.cpp)
  Reply carry(Call& call, const Say& wish);
  [[nodiscard]] bool may_speak(Guest guest, const Say& wish) const;
  [[nodiscard]] bool hears(Guest guest, const Remark& remark) const;

  // --- bots, and questions without choice (table_bots.cpp)
  [[nodiscard]] static std::optional<std::pair<Seat, int>> answered_by(const Call& call);
  /// The moment at which this takes effect, if it is an answer to the open round that came before it.
  [[nodiscard]] std::optional<Moment> waits_until(const Call& call) const;
  void release_held(Moment now);
  [[nodiscard]] std::size_t held_of(Guest guest) const;
  void begin_round(Moment now, Effects& out);
  void ask_bots(Moment now, Effects& out);
  void note_coming(const Draft& draft, const Company* before, Moment now);
  [[nodiscard]] bool is_answered_for(Seat seat) const;
  void answer_for_people(Moment now);
  void listen_for_bots();
  Reply carry(Call& call, BotSays& says);
  void give_bot_answer(Call& call, BotSays& says);
  void try_again(std::vector<Call> own, Moment now);

  // --- letters (table_letters.cpp)
  void tell_all(const Changed& changed, Moment now, Effects& out);
  void tell_table(std::span<const Listener> to, Moment now, Effects& out);
  [[nodiscard]] std::vector<Listener> concerned_by(const Changed& changed) const;
  void tell_play(const Changed& changed, Effects& out);
  void note_told();
  void tell_other_eyes(const Changed& changed, Effects& out);
  void tell_viewer(Connection to, Seat viewer, std::optional<std::size_t> from, Effects& out);
  void tell_remarks(const Changed& changed, Effects& out);
  void tell_said(const Listener& to, u64 since, Effects& out);
  void tell_newcomer(const Entering& entering, Effects& out);
  void tell_back(const Returned& returned, Effects& out);
  void see_off(const std::vector<Connection>& leaving, Moment now, Effects& out);

  // --- time (table_time.cpp)
  Reply carry(Call& call, const HostGone& gone);
  void look_after_absent(Moment now, Effects& out);
  void hand_over_host(Moment now);
  [[nodiscard]] Guest next_host(Moment now) const;
  [[nodiscard]] Guest longest_seated(Moment now) const;
  [[nodiscard]] std::vector<Guest> present_guests(Moment now) const;
  void set_wake(Moment now, Effects& out) const;

  FindGame find_game_;
  const GameInfo* game_ = nullptr;
  Company company_;
  std::unique_ptr<Match> match_;
  Recorder recorder_;
  TakeBacks backs_;  ///< nothing over a restart
  u64 rows_ = 0;
  GoingOn going_on_;

  std::unique_ptr<Draft> draft_ = std::make_unique<Draft>();
  bool on_its_way_ = false;  ///< the draft's rows
  bool leaving_off_ = false;
  std::vector<Call> inbox_;
  std::vector<Call> held_;           ///< answers that came before their moment
  std::vector<Connection> hung_up_;  ///< while something of theirs may have been under way

  Presence presence_;
  std::vector<Guest> shown_present_;
  std::map<Guest, Allowance> remarks_, changes_;  ///< what each may still say and set
  std::array<int, kMostSeats> answers_{};         ///< of people, in the open round
  std::map<Guest, Recent> recent_;
  std::array<std::vector<Guest>, kMostSeats> votes_;
  Pace pace_;
  std::array<ToldViewer, kMostSeats + 1> told_{};
  std::size_t told_events_ = 0;
  std::array<BotState, kMostSeats> bots_{};
};

}  // namespace saloon::house
