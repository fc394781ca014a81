// Any bytes as what a bot says, or what is said to one: lines are the same however the bytes are cut, what is read can
// be written and read again, and nothing but a whole answer counts as one.
#include "cli/protocol.h"

#include <cstdlib>

#include "cli/command_line.h"

namespace {

using namespace saloon::cli;

void demand(bool fine) {
  if (!fine) std::abort();
}

std::vector<std::string> lines_of(std::string_view bytes, std::size_t piece) {
  LineBuffer buffer;
  std::vector<std::string> out;
  for (std::size_t at = 0; at < bytes.size() && !buffer.overlong(); at += piece) {
    buffer.add(bytes.substr(at, piece));
    for (std::string line; buffer.next(line);) out.push_back(line);
  }
  return out;
}

void check_request(std::string_view rest) {
  const auto request = request_in(rest);
  if (!request) return;
  const std::string written = ask_line(*request);
  // Every question the program puts has a name.
  if (request->question.empty()) return;
  const auto again = request_in(message_in(written).rest);
  demand(again && ask_line(*again) == written);
}

void check_answer(std::string_view rest) {
  const auto answer = answer_in(rest);
  if (!answer) return;
  if (answer->kind == BotAnswer::Kind::Decision) {
    const auto again = answer_in(std::to_string(answer->request) + " " + saloon::json::serialize(answer->decision));
    demand(again && again->kind == BotAnswer::Kind::Decision && again->decision.size() == answer->decision.size());
  } else {
    demand(answer->decision.empty());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto lines = lines_of(bytes, 1 + size / 2);
  demand(lines == lines_of(bytes, 7));
  for (const std::string& line : lines) {
    demand(line.find('\n') == std::string::npos && line.size() <= kLongestLine);
    const Message message = message_in(line);
    check_request(message.rest);
    check_answer(message.rest);
    if (const auto words = words_of_command(line)) demand(words->size() <= line.size());
  }
  return 0;
}
