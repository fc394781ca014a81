// One message of a catalogue, taken apart: plain text, arguments, and the forms that choose between messages.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/result.h"
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

/// Takes a message apart, or says what is wrong with it.
Result<Message> parse_message(std::string_view text);

}  // namespace saloon
