// What may be on the wire as types with names: JSON Schema and TypeScript are both written from these.
#pragma once

#include <string>
#include <vector>

#include "engine/types.h"

namespace saloon::wire {

/// A template because a Type has members that are Types.
template <class T>
struct MemberOf {
  std::string name;
  T type;
  bool always = true;
  bool secret = false;  ///< only for whom it is meant
};

struct Type {
  enum class Form : u8 { Words, Number, Flag, Text, Null, List, Object, Keyed, Either, Named };
  Form form{};
  std::string name{};                ///< of a Named one
  std::vector<std::string> words{};  ///< it is one of them
  i64 low{}, high{}, unit = 1;
  /// Of Keyed: keys and values; of Either: the choices; of Named: what stands for its parameters; of an Object: one
  /// of several whose members it has too.
  std::vector<Type> of{};
  std::vector<MemberOf<Type>> members{};
  bool once{};           ///< a list without repetition
  u64 least{}, most{};   ///< items of a list, 0: any number; of words, how many of them are keys at every table
  bool all{};            ///< of Keyed: every key there is
  const char* tag = "";  ///< of Either: the member that tells its objects apart
};
using TypeMember = MemberOf<Type>;

/// A type under its name, perhaps with others left open in it.
struct Definition {
  std::string name;
  std::string about;
  Type type;
  std::vector<std::string> parameters{};
};
using Definitions = std::vector<Definition>;

const Definition* find(const Definitions& all, std::string_view name);

// --- types that are made the same way everywhere
Type one_word(std::string_view word);
Type named(std::string_view name, std::vector<Type> arguments = {});
Type list(Type of, bool once = false);
Type object(std::vector<TypeMember> members);
Type either(std::vector<Type> choices, const char* tag = "");
Type keyed(Type keys, Type values, bool all);

}  // namespace saloon::wire
