// A list of fixed capacity without heap and without clearing: what `legal` writes its answers into.
#pragma once

#include <cassert>
#include <cstring>

#include "engine/types.h"

namespace saloon {

template <class T, int N>
class List {
 public:
  // The items beyond size() are deliberately left unwritten: clearing 10 KB for five entries would cost more than
  // listing them.
  List() {}  // NOLINT(cppcoreguidelines-pro-type-member-init,modernize-use-equals-default)

  void clear() {
    size_ = 0;
    partial_ = false;
  }
  void push(const T& item) {
    assert(size_ < N);
    items_[size_++] = item;
  }
  /// Pushes many items in a row: keeps the end in a register and writes the size once, when it goes.
  class Writer {
   public:
    explicit Writer(List& list) : list_(list), at_(list.items_ + list.size_) {}
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { list_.size_ = int(at_ - list_.items_); }
    void push(const T& item) {
      assert(at_ < list_.items_ + N);
      std::memcpy(static_cast<void*>(at_++), &item, sizeof item);  // as a whole, not member by member
    }

   private:
    List& list_;
    T* at_;
  };
  /// Marks the list as a representative choice out of a larger legal set.
  void mark_partial() { partial_ = true; }

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool partial() const { return partial_; }
  [[nodiscard]] const T& operator[](int i) const { return items_[i]; }
  [[nodiscard]] const T* begin() const { return items_; }
  [[nodiscard]] const T* end() const { return items_ + size_; }
  static constexpr int capacity() { return N; }

 private:
  union {
    T items_[N];  // NOLINT(modernize-avoid-c-arrays): a union member that is not value-initialised
  };
  int size_ = 0;
  bool partial_ = false;
};

}  // namespace saloon
