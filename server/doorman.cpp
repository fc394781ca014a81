#include "server/doorman.h"

#include <algorithm>

#include "server/frames.h"

namespace saloon::server {
namespace {

constexpr house::Moment kForgottenAfter = 600 * house::kSecond;  ///< longer than any bucket takes to fill again

/// "example.org:8876" without the port, "[::1]:8876" without that and the brackets.
std::string_view name_in(std::string_view host) {
  if (host.starts_with('[')) return host.substr(1, std::min(host.find(']'), host.size()) - 1);
  return host.substr(0, host.find(':'));
}

/// The addresses of "a, b, c", the nearest first.
std::vector<Address> forwarded_for(std::string_view list) {
  std::vector<Address> out;
  while (!list.empty()) {
    const std::size_t comma = list.rfind(',');
    const std::size_t from = comma == std::string_view::npos ? 0 : comma + 1;
    const std::optional<Address> address = read_address(trimmed_view(list.substr(from)));
    if (!address) break;
    out.push_back(*address);
    list = list.substr(0, comma == std::string_view::npos ? 0 : comma);
  }
  return out;
}

}  // namespace

bool Bucket::take(double per_second, double at_once, house::Moment now) {
  const double passed = at_ == 0 ? 0 : double(std::max<house::Moment>(now - at_, 0)) / double(house::kSecond);
  used_ = std::max(0.0, used_ - passed * per_second);
  at_ = std::max(at_, now);
  if (used_ + 1 > at_once) return false;
  used_ += 1;
  return true;
}

bool Doorman::is_proxy(const Address& address) const {
  return std::any_of(rules_.proxies.begin(), rules_.proxies.end(), [&](const Network& n) { return n.has(address); });
}

Visitor Doorman::visitor(const Ask& ask) const {
  Visitor out{.address = ask.remote};
  if (!is_proxy(ask.remote)) return out;
  out.secure = lowered(trimmed_view(ask.header("x-forwarded-proto"))) == "https";
  for (const Address& address : forwarded_for(ask.header("x-forwarded-for"))) {
    out.address = address;
    if (!is_proxy(address)) break;
  }
  return out;
}

bool Doorman::is_our_name(std::string_view host) const {
  std::string name = lowered(name_in(host));
  if (name.ends_with('.')) name.pop_back();
  if (name == "localhost" || (name.ends_with(".local") && name.size() > 6) || read_address(name)) return true;
  return std::any_of(rules_.names.begin(), rules_.names.end(), [&](const auto& ours) { return lowered(ours) == name; });
}

bool Doorman::is_our_page(const Ask& ask) const {
  const std::string scheme = visitor(ask).secure ? "https://" : "http://";
  return lowered(ask.header("origin")) == scheme + lowered(ask.header("host"));
}

std::string_view Doorman::token_of(const Ask& ask) const {
  if (const std::string_view token = ask.bearer(); !token.empty()) return token;
  const bool changes = ask.method == "POST" || ask.lists("upgrade", "websocket");
  if (changes || !ask.header("origin").empty()) return is_our_page(ask) ? ask.cookie(kCookie) : std::string_view{};
  const std::string_view site = ask.header("sec-fetch-site");
  return site.empty() || site == "same-origin" || site == "none" ? ask.cookie(kCookie) : std::string_view{};
}

std::optional<Reply> Doorman::refusal(const Ask& ask) const {
  if (!is_our_name(ask.header("host"))) return plain_reply(421, "another server was asked for");
  const bool changes = ask.method == "POST" || ask.lists("upgrade", "websocket");
  if (changes && !ask.header("origin").empty() && !is_our_page(ask)) return plain_reply(403, "not from that page");
  return {};
}

std::optional<Reply> Doorman::handshake_refusal(const Ask& ask) const {
  if (ask.method != "GET" || !ask.lists("upgrade", "websocket") || !ask.lists("connection", "upgrade")) {
    Reply out = plain_reply(426, "a WebSocket is expected here");
    out.headers.emplace_back("Upgrade", "websocket");
    return out;
  }
  if (ask.header("sec-websocket-version") != "13") {
    Reply out = plain_reply(426, "version 13 of WebSocket is expected");
    out.headers.emplace_back("Sec-WebSocket-Version", "13");
    return out;
  }
  if (accept_key(ask.header("sec-websocket-key")).empty()) return plain_reply(400, "a Sec-WebSocket-Key is missing");
  if (!ask.lists("sec-websocket-protocol", kSubprotocol)) return plain_reply(400, "the protocol is saloon.1");
  if (token_of(ask).empty()) return plain_reply(401, "who is it?");
  return {};
}

std::shared_ptr<Account> Doorman::account_of(const Address& address, house::Moment now) {
  const std::lock_guard lock(gate_);
  if (now - cleared_ > kForgottenAfter) forget_old(now);
  std::shared_ptr<Account>& account = accounts_[address.household()];
  if (!account) account = std::make_shared<Account>();
  const std::lock_guard inner(account->gate);
  account->seen = now;
  return account;
}

void Doorman::forget_old(house::Moment now) {
  cleared_ = now;
  std::erase_if(accounts_, [&](const auto& entry) {
    return entry.second.use_count() == 1 && now - entry.second->seen > kForgottenAfter;
  });
}

std::unique_ptr<Entry> Doorman::enter(const Address& address, house::Moment now) {
  std::shared_ptr<Account> account = account_of(address, now);
  const int most = is_proxy(address) ? rules_.limits.sockets : rules_.limits.sockets_per_address;
  const std::lock_guard lock(gate_);
  const std::lock_guard inner(account->gate);
  if (sockets_ >= rules_.limits.sockets || account->sockets >= most) return nullptr;
  ++sockets_;
  ++account->sockets;
  return std::make_unique<Entry>(*this, account);
}

void Doorman::left(Account& account) {
  const std::lock_guard lock(gate_);
  const std::lock_guard inner(account.gate);
  --sockets_;
  --account.sockets;
}

Entry::~Entry() { doorman_.left(*account_); }

bool Doorman::may_request(Account& account, house::Moment now) const {
  const std::lock_guard lock(account.gate);
  return account.requests.take(rules_.limits.requests_per_second, rules_.limits.requests_at_once, now);
}

bool Doorman::may_load(Account& account, house::Moment now) const {
  const std::lock_guard lock(account.gate);
  return account.files.take(rules_.limits.files_per_second, rules_.limits.files_at_once, now);
}

bool Doorman::may_be_new(Account& account, house::Moment now) const {
  const std::lock_guard lock(account.gate);
  return account.newcomers.take(rules_.limits.newcomers_per_minute / 60.0, rules_.limits.newcomers_at_once, now);
}

bool Doorman::may_say(Account& account, house::Moment now) const {
  const std::lock_guard lock(account.gate);
  return account.messages.take(rules_.limits.messages_of_address_per_second, rules_.limits.messages_of_address_at_once,
                               now);
}

int Doorman::sockets() const {
  const std::lock_guard lock(gate_);
  return sockets_;
}

}  // namespace saloon::server
