#include "cli/join/conversation.h"

#include <poll.h>

#include <algorithm>

#include "house/limits.h"

namespace saloon::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kSilent = 50s;  ///< the house asks after 20 s whether anybody is there
constexpr auto kGivesUp = 5min;
constexpr auto kShortestPause = 500ms;
constexpr auto kLongestPause = 5'000ms;

}  // namespace

Fault Conversation::open(int& status) {
  Fault fault = wire_.open(link_, token_, status);
  if (!fault) greet();
  return fault;
}

void Conversation::greet() {
  heard_ = Clock::now();
  tell({{"type", "hello"}, {"protocol", house::kProtocol}}, Keep::No);
}

std::string Conversation::tell(json::object message, Keep keep) {
  std::string id = prefix_ + std::to_string(++told_count_);
  message["id"] = id;
  std::string text = json::serialize(message);
  wire_.send(text);  // a connection that breaks here is heard to be broken
  if (keep == Keep::Yes) kept_.push_back({id, std::move(text)});
  return id;
}

void Conversation::tell_again() {
  for (const Told& told : kept_) wire_.send(told.text);
}

int Conversation::patience() const {
  const auto due = wire_.is_open() ? heard_ + kSilent : next_try_;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(due - Clock::now()).count();
  return int(std::max<decltype(left)>(left, 0));
}

bool Conversation::has_something() const {
  pollfd file{wire_.file(), POLLIN, 0};
  return ::poll(&file, 1, 0) > 0;
}

std::vector<Conversation::News> Conversation::listen() {
  std::vector<News> out;
  if (!wire_.is_open()) {
    if (Clock::now() >= next_try_) try_again(out);
    if (!wire_.is_open()) return out;
  }
  take_letters(out);  // what came with the handshake
  while (wire_.is_open() && has_something()) {
    if (!wire_.receive()) {
      lose(out);
      return out;
    }
    heard_ = Clock::now();
    take_letters(out);
  }
  if (wire_.is_open() && Clock::now() - heard_ > kSilent) lose(out);
  return out;
}

void Conversation::take_letters(std::vector<News>& out) {
  while (const std::optional<std::string> text = wire_.next()) take_letter(*text, out);
}

void Conversation::take_letter(const std::string& text, std::vector<News>& out) {
  const Result<json::value> letter = parse_json(text);
  if (!letter || !letter->is_object()) return;
  const json::object& o = letter->get_object();
  const std::string type = text_in(o, "type");
  if (type == "done" || type == "wrong") {
    std::erase_if(kept_, [id = text_in(o, "id")](const Told& told) { return told.id == id; });
  }
  if (type == "bye") pause_ = std::chrono::milliseconds(whole_number_in(o, "again"));
  out.push_back({News::Kind::Letter, o});
}

void Conversation::lose(std::vector<News>& out) {
  wire_.close();
  lost_ = Clock::now();
  next_try_ = lost_ + std::max<std::chrono::milliseconds>(pause_, kShortestPause);
  pause_ = kShortestPause;
  out.push_back({News::Kind::Lost});
}

void Conversation::come_back_later() {
  wire_.close();
  lost_ = Clock::now();
  next_try_ = lost_ + kLongestPause;
}

void Conversation::try_again(std::vector<News>& out) {
  int status = 0;
  const Fault fault = wire_.open(link_, token_, status);
  if (!fault) {
    pause_ = {};
    greet();
    out.push_back({News::Kind::Connected});
    return;
  }
  const auto now = Clock::now();
  if (status == 401) {
    out.push_back({News::Kind::GivenUp, {}, {"join.bye.forgotten"}});
  } else if (now - lost_ > kGivesUp) {
    out.push_back({News::Kind::GivenUp, {}, fault});
  }
  pause_ = std::min<std::chrono::milliseconds>(pause_ * 2, kLongestPause);
  next_try_ = now + pause_;
}

}  // namespace saloon::cli
