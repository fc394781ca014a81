// Who may come in: which names this server answers to, where requests come from, and how much one household may ask.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "house/ids.h"
#include "server/http.h"
#include "server/limits.h"

namespace saloon::server {

/// So many at once, and so many in a second on average.
class Bucket {
 public:
  /// False if there is none left.
  bool take(double per_second, double at_once, house::Moment now);

 private:
  double used_ = 0;
  house::Moment at_ = 0;
};

/// What one household has taken so far. Shared by its connections.
struct Account {
  std::mutex gate;
  int sockets = 0;
  Bucket requests, files, newcomers, messages;
  house::Moment seen{};
};

/// Where a request really comes from.
struct Visitor {
  Address address;
  bool secure = false;  ///< it came to a proxy of ours over TLS
};

/// What a door is configured with.
struct DoorRules {
  std::vector<std::string> names;  ///< of this server, beside its addresses, localhost and *.local
  std::vector<Network> proxies;    ///< whose word on where a request comes from is taken
  Limits limits;
};

/// The protocol that is spoken over a WebSocket (docs/protocol.md).
inline constexpr const char* kSubprotocol = "saloon.1";
inline constexpr const char* kCookie = "saloon";

class Doorman;

/// A socket, counted for as long as this lives.
class Entry {
 public:
  Entry(Doorman& doorman, std::shared_ptr<Account> account) : doorman_(doorman), account_(std::move(account)) {}
  Entry(const Entry&) = delete;
  Entry& operator=(const Entry&) = delete;
  ~Entry();
  [[nodiscard]] Account& account() const { return *account_; }

 private:
  Doorman& doorman_;
  std::shared_ptr<Account> account_;
};

class Doorman {
 public:
  explicit Doorman(DoorRules rules) : rules_(std::move(rules)) {}

  [[nodiscard]] const Limits& limits() const { return rules_.limits; }
  [[nodiscard]] bool is_proxy(const Address& address) const;
  [[nodiscard]] Visitor visitor(const Ask& ask) const;
  /// Is the Host that was asked for one of ours? Otherwise a page of somebody else's name could talk to this server.
  [[nodiscard]] bool is_our_name(std::string_view host) const;
  /// Does the Origin say that a page of this server asks?
  [[nodiscard]] bool is_our_page(const Ask& ask) const;
  /// What whoever asks may be recognised by; empty: nothing. A cookie comes along whatever page asks, so for what
  /// changes anything, and for a handshake, it counts from a page of ours alone.
  [[nodiscard]] std::string_view token_of(const Ask& ask) const;
  /// What is wrong with a request, whoever sends it: the name it asks for, the page it comes from.
  [[nodiscard]] std::optional<Reply> refusal(const Ask& ask) const;
  /// What is wrong with a handshake.
  [[nodiscard]] std::optional<Reply> handshake_refusal(const Ask& ask) const;

  [[nodiscard]] std::shared_ptr<Account> account_of(const Address& address, house::Moment now);
  /// Null if there are too many sockets already. A proxy stands for many households, which are counted one by one.
  [[nodiscard]] std::unique_ptr<Entry> enter(const Address& address, house::Moment now);
  bool may_request(Account& account, house::Moment now) const;
  bool may_load(Account& account, house::Moment now) const;
  bool may_be_new(Account& account, house::Moment now) const;
  bool may_say(Account& account, house::Moment now) const;
  [[nodiscard]] int sockets() const;

 private:
  friend class Entry;
  void left(Account& account);
  void forget_old(house::Moment now);

  DoorRules rules_;
  mutable std::mutex gate_;
  std::map<Address, std::shared_ptr<Account>> accounts_;
  house::Moment cleared_{};
  int sockets_ = 0;
};

}  // namespace saloon::server
