// Any text as the head of a request: who asks, by which name, from which page, in which language.
#include <string>

#include "server/assets.h"
#include "server/doorman.h"
#include "server/page.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace saloon::server;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  Ask ask{.method = "GET"};
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) {
      ask.target = line;
    } else {
      ask.headers[lowered(line.substr(0, colon))] = line.substr(colon + 1);
    }
  }
  ask.remote = *read_address("10.0.0.1");
  const Doorman doorman({.names = {"a.example"}, .proxies = {*read_network("10.0.0.0/8")}, .limits = {}});
  static_cast<void>(doorman.visitor(ask).address.text());
  static_cast<void>(doorman.refusal(ask));
  static_cast<void>(doorman.handshake_refusal(ask));
  static_cast<void>(doorman.token_of(ask));
  static_cast<void>(ask.query("viewer"));
  static_cast<void>(language_for(ask.header("accept-language")));
  static_cast<void>(asset_reply(ask));
  return 0;
}
