// What is under way: a server that is told to stop waits for it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace saloon::server {

class Errands {
 public:
  /// Under way for as long as anybody holds this.
  using Errand = std::shared_ptr<void>;
  [[nodiscard]] Errand begin() const;
  /// False if something is still under way by then.
  [[nodiscard]] bool wait_for_all(std::chrono::milliseconds longest) const;

 private:
  struct Count {
    std::mutex gate;
    std::condition_variable done;
    long value = 0;
  };
  std::shared_ptr<Count> count_ = std::make_shared<Count>();  ///< errands may outlive this
};

}  // namespace saloon::server
