#include "cli/protocol.h"

#include <charconv>

#include "engine/record/sha256.h"

namespace saloon::cli {
namespace {

constexpr std::string_view kBlanks = " \t\r";

/// The first word; the text goes on behind it.
std::string_view next_word(std::string_view& text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return text = {};
  const std::size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
  const std::string_view word = text.substr(begin, end - begin);
  text.remove_prefix(end);
  return word;
}

std::optional<u64> number_of(std::string_view text) {
  u64 value = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (failure != std::errc{} || end != text.data() + text.size()) return {};
  return value;
}

std::string_view without_blanks(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

}  // namespace

void LineBuffer::add(std::string_view bytes) {
  bytes_.erase(0, at_);
  at_ = 0;
  bytes_ += bytes;
}

bool LineBuffer::next(std::string& line) {
  const std::size_t end = end_of_line();
  if (end == bytes_.size() || overlong()) return false;
  line = bytes_.substr(at_, end - at_);
  at_ = end + 1;
  if (line.ends_with('\r')) line.pop_back();
  return true;
}

Message message_in(std::string_view line) {
  const std::string_view word = next_word(line);
  return {word, without_blanks(line)};
}

std::string ask_line(const Request& request) {
  std::string out = "ask " + std::to_string(request.id) + " question " + request.question + " time " +
                    std::to_string(request.milliseconds);
  if (request.seed) out += " seed " + std::to_string(*request.seed);
  if (request.partial) out += " partial";
  if (request.offer) out += " offer";
  return out;
}

std::optional<Request> request_in(std::string_view rest) {
  const auto id = number_of(next_word(rest));
  if (!id) return {};
  Request out;
  out.id = *id;
  for (std::string_view word = next_word(rest); !word.empty(); word = next_word(rest)) {
    if (word == "question") out.question = std::string(next_word(rest));
    if (word == "time") out.milliseconds = number_of(next_word(rest)).value_or(0);
    if (word == "seed") out.seed = number_of(next_word(rest));
    if (word == "partial") out.partial = true;
    if (word == "offer") out.offer = true;
  }
  return out;
}

std::optional<BotAnswer> answer_in(std::string_view rest) {
  const auto request = number_of(next_word(rest));
  if (!request) return {};
  BotAnswer out;
  out.request = *request;
  rest = without_blanks(rest);
  if (rest == "pass") {
    out.kind = BotAnswer::Kind::Pass;
  } else if (const auto place = number_of(rest)) {
    out.kind = BotAnswer::Kind::Place;
    out.place = std::size_t(*place);
  } else {
    const auto decision = parse_json(rest);
    if (!decision || !decision->is_object()) return out;
    out.kind = BotAnswer::Kind::Decision;
    out.decision = decision->get_object();
  }
  return out;
}

u64 outside_seed(u64 seed) {
  const Digest digest = sha256("for a bot outside: " + std::to_string(seed));
  u64 out = 0;
  for (std::size_t i = 0; i < 8; ++i) out = out << 8 | digest[i];
  // 53 bits, so that every JSON reader and every script takes it as a number.
  return out >> 11;
}

}  // namespace saloon::cli
