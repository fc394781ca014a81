// A table in its room: what it wants done is done here, all of it on one lane. It comes out of the ledger when somebody
// wants something of it, and leaves memory when nothing has happened for a while.
//
// Whatever is thrown here breaks this table alone: it is thrown away, those who listen are sent away, and whoever comes
// back finds it as the ledger has it.
#pragma once

#include "house/table.h"
#include "server/premises.h"

namespace saloon::server {

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(house::TableId table, const Service& service) : id_(std::move(table)), service_(service) {}
  void begin();  ///< before anything else
  void post(Task task) { lane_->post(std::move(task)); }
  [[nodiscard]] std::size_t waiting() const { return lane_->waiting(); }

  // --- all of these on the lane
  void hear(const house::Sender& from, house::Request request);
  void hung_up(house::Connection connection);
  void tick();
  void close();
  /// It was opened just now: the hall is told.
  void announce();
  /// Where the match stands becomes durable, so that another program can go on with it under other rules.
  void leave_off();
  /// Leaves memory if it may. True if nothing of it is left, not even something to remember.
  bool rest();

 private:
  /// Does this with the table, and then what the table wants done.
  template <class Act>
  void act(const Act& act);
  /// The same where nobody uses the table.
  template <class Act>
  void act_unused(const Act& act);
  std::string_view wake_up();
  void carry_out(house::Effects& effects, house::Moment now);
  void store(const house::Effects& effects);
  void stored(u64 life, bool durable, const house::TableId& opened);
  void ask_bot(house::BotTask task);
  void see_off();
  void count_off();
  void broke(const std::string& what);
  void refuse(const house::Sender& from, const house::Request& request, std::string_view clause);

  const house::TableId id_;
  const Service& service_;
  std::shared_ptr<Lane> lane_;
  std::unique_ptr<house::Table> table_;
  std::set<house::Connection> heard_;          ///< who have said something here since it woke up
  std::map<house::Connection, u32> speaking_;  ///< messages whose effect is not known to the board yet
  std::vector<house::Connection> exiting_;     ///< whose hanging up nobody will tell later
  std::vector<Task> later_;                    ///< what waits until the ledger has answered
  std::optional<house::Moment> alarm_;
  house::Moment used_{};
  u64 life_ = 0;     ///< counts the times it woke up: what belongs to an earlier one is not for this one
  int storing_ = 0;  ///< batches on their way
  int breaks_ = 0;
  std::string_view unreadable_;  ///< the clause, if the ledger's rows make no table, or it breaks again and again
};

}  // namespace saloon::server
