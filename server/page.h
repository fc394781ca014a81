// The plain page at /: what this is, which tables are open, how to join.
#pragma once

#include <string>
#include <string_view>

#include "engine/words/words.h"
#include "games/registry.h"

namespace saloon::server {

/// The language that a reader prefers of ours, by Accept-Language; English if none is named.
Language language_for(std::string_view accept_language);
/// What the server's pages say.
Words page_words(Language language);

struct PageContent {
  std::string_view hall;  ///< the message `hall`
  std::string address;    ///< of this server, as whoever asks has it: "http://192.168.1.5:8876"
};
/// As HTML.
std::string front_page(const PageContent& content, Language language);

}  // namespace saloon::server
