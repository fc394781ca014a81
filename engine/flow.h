// The running rule procedures, as data inside the state. One procedure per rulebook section, one paragraph per case.
#pragma once

#include <array>
#include <cassert>
#include <cstring>

#include "engine/types.h"

namespace saloon {

/// One running procedure: which, at which paragraph, and its few local bytes.
struct Frame {
  u8 proc{}, at{};
  std::array<u8, 6> locals{};

  template <class L>
  [[nodiscard]] L get() const {
    static_assert(Plain<L> && sizeof(L) <= 6);
    L l;
    std::memcpy(&l, locals.data(), sizeof l);
    return l;
  }
  template <class L>
  void set(const L& l) {
    static_assert(Plain<L> && sizeof(L) <= 6);
    std::memcpy(locals.data(), &l, sizeof l);
  }
  friend bool operator==(const Frame&, const Frame&) = default;
};

/// A new procedure at its first paragraph.
template <class L, class Proc>
Frame frame_of(Proc proc, const L& locals) {
  Frame f{u8(proc), 0, {}};
  f.set(locals);
  return f;
}
template <class Proc>
Frame frame_of(Proc proc) {
  return {u8(proc), 0, {}};
}

/// The stack of frames. N is the game's kFrames; the game argues for it where it defines it.
/// Popped frames are zeroed, so that equal positions are equal bytes. Depth 0 means the game is over.
template <int N>
struct Flow {
  std::array<Frame, N> frames{};
  u8 depth{};
  std::array<u8, 7> spare{};

  [[nodiscard]] bool over() const { return depth == 0; }
  [[nodiscard]] const Frame& top() const { return frames[depth - 1U]; }
  Frame& top() { return frames[depth - 1U]; }
  void push(const Frame& f) {
    assert(depth < N);
    frames[depth++] = f;
  }
  void pop() { frames[--depth] = Frame{}; }
  void clear() {
    while (depth > 0) pop();
  }
};

}  // namespace saloon
