// One message of a catalogue, taken apart: plain text, arguments, and the forms that choose between messages.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/types.h"

namespace saloon {

struct MessagePart;
using Message = std::vector<MessagePart>;

struct MessagePart {
  enum class Kind : u8 { Text, Hash, Value, Number, Plural, Select, Term, List };
  Kind kind{};
  std::string text;   ///< Text: itself; every form with an argument: the argument's name
  std::string table;  ///< Term, List: which terms
  std::vector<std::pair<std::string, Message>> cases;  ///< Plural, Select
};

/// Takes a message apart. On false, `error` says what is wrong with it.
bool parse_message(std::string_view text, Message& out, std::string& error);

}  // namespace saloon
