// What the prose of every game needs beside its words: people and lists in a line, and what somebody typed, word by
// word.
#pragma once

#include "engine/json/json.h"
#include "engine/rows/codec.h"
#include "engine/words/words.h"

namespace saloon {

using Lines = std::vector<std::string>;

/// "a, b, c".
std::string joined(const Lines& parts, std::string_view between);

/// "S2", or "you" for the viewer.
template <class View>
std::string name_for(const View& v, Seat p) {
  return p == v.viewer ? "you" : seat_name(p);
}

/// The words of what was typed, in small letters.
Lines typed_words(std::string_view typed, std::string_view between = " ,");
/// Which of the kind is called so, in large letters or small; -1 if none is.
int meant(const Kind& kind, std::string_view word);

}  // namespace saloon
