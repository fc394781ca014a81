// The clock of a simulated world, and what is to happen when. Time passes only from one thing to the next.
#pragma once

#include <functional>
#include <queue>
#include <vector>

#include "house/ids.h"

namespace saloon::house::simulator {

class Agenda {
 public:
  using Doing = std::function<void()>;

  explicit Agenda(Moment now) : now_(now) {}
  [[nodiscard]] Moment now() const { return now_; }
  /// Things of one moment happen in the order in which they were put down.
  void at(Moment moment, Doing doing) { items_.push({std::max(moment, now_), ++count_, std::move(doing)}); }
  void in(Moment milliseconds, Doing doing) { at(now_ + milliseconds, std::move(doing)); }
  /// Lets the next thing happen; false if there is none before `end`, and then it is `end`.
  bool step(Moment end) {
    if (items_.empty() || items_.top().moment >= end) {
      now_ = end;
      return false;
    }
    const Item item = items_.top();
    items_.pop();
    now_ = item.moment;
    item.doing();
    return true;
  }

 private:
  struct Item {
    Moment moment{};
    u64 order{};
    Doing doing;
    bool operator<(const Item& other) const {
      return moment != other.moment ? moment > other.moment : order > other.order;
    }
  };
  Moment now_;
  u64 count_ = 0;
  std::priority_queue<Item> items_;
};

}  // namespace saloon::house::simulator
