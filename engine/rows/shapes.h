// Kinds that only say what something looks like: a zone that is written by hand, or a kind of a game's own.
#pragma once

#include "engine/rows/kind.h"

namespace saloon {

constexpr Kind with_members(std::span<const Member> members) { return {.form = Form::Object, .members = members}; }
constexpr Kind keyed_by(const Kind& keys, const Kind& of) { return {.form = Form::Keyed, .of = &of, .keys = &keys}; }
constexpr Kind some_by(const Kind& keys, const Kind& of) { return {.form = Form::Some, .of = &of, .keys = &keys}; }
constexpr Kind items_of(const Kind& of, u8 least = 0, u8 most = 0) {
  return {.form = Form::List, .of = &of, .least = least, .most = most};
}

}  // namespace saloon
