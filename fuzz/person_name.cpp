// Any bytes as somebody's name, and as something said: clean once is clean for good, nothing hidden is left, and a name
// looks like itself.
#include <algorithm>
#include <cstdlib>

#include "house/characters.h"
#include "house/limits.h"
#include "house/names.h"

namespace {

using namespace saloon;
using namespace saloon::house;

void demand(bool fine) {
  if (!fine) std::abort();
}

void check_name(std::string_view typed) {
  const Result<std::string> name = clean_name(typed);
  if (!name) return demand(!name.error().empty());
  const auto again = clean_name(*name);
  demand(again && *again == *name);
  demand(!skeleton(*name).empty() && skeleton(*name) == skeleton(typed));
  const auto characters = characters_of(*name);
  demand(characters && characters->size() <= 4 * kLongestName);
  demand(std::none_of(characters->begin(), characters->end(), [](char32_t c) { return is_hidden(c); }));
  demand(std::any_of(characters->begin(), characters->end(), is_letter));
}

void check_words(std::string_view typed) {
  const Result<std::string> words = clean_words(typed);
  if (!words) return demand(!words.error().empty());
  const auto again = clean_words(*words);
  demand(again && *again == *words && words->find('\n') == std::string::npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  check_name(bytes);
  check_words(bytes);
  return 0;
}
