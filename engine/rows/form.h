// What JSON of a kind looks like, for whoever reads it elsewhere (engine/wire).
#pragma once

#include <span>

#include "engine/types.h"

namespace saloon {

enum class Form : u8 {
  Unsaid,
  Name,     ///< one of its names
  Number,   ///< from `low` to `high`, so many `unit`s
  Flag,     ///< true or false
  Set,      ///< a list of `of`, each once
  List,     ///< a list of `of`, `least` to `most` of them
  Like,     ///< the same as `of`
  Object,   ///< with `members`
  Keyed,    ///< an object with `of` under each of `keys`
  Some,     ///< the same under some of them
  Either,   ///< one of `members`, which have no names
  Defined,  ///< what every game has under the name `type`
};

struct Kind;
struct Member {
  const char* name{};
  const Kind* kind{};
};

/// A verb with its arguments, or a question with what it is about.
struct NamedShape {
  const char* name{};
  std::span<const Member> members{};
};

}  // namespace saloon
