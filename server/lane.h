// Who does what is to be done, and in which order: threads that take tasks, and lanes whose tasks are done one after
// the other.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace saloon::server {

using Task = std::function<void()>;

/// Some threads. A task may be done by any of them, at once.
class Crew {
 public:
  Crew() = default;
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  virtual ~Crew() = default;
  virtual void post(Task task) = 0;
};

/// Tasks that share something (a table, the hall): in the order of their coming, never two at a time.
class Lane : public std::enable_shared_from_this<Lane> {
 public:
  /// Told what a task threw; on this lane, so it may clear up.
  using Trouble = std::function<void(const std::string& what)>;

  Lane(Crew& crew, Trouble trouble) : crew_(crew), trouble_(std::move(trouble)) {}
  void post(Task task);
  /// Tasks that have not begun.
  [[nodiscard]] std::size_t waiting() const;

 private:
  void work();
  void do_one(const Task& task);

  Crew& crew_;
  Trouble trouble_;
  mutable std::mutex gate_;
  std::deque<Task> tasks_;
  bool at_work_ = false;
};

}  // namespace saloon::server
