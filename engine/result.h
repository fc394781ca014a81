// What can fail for a reason that a person should read: a value, or one clear line in its place.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace saloon {

/// Why there is no value: one line, what was wrong and what would be right.
struct Failed {
  std::string line;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}        // NOLINT: a value is a result
  Result(Failed why) : error_(std::move(why.line)) {}  // NOLINT: so is its lack
  [[nodiscard]] explicit operator bool() const { return value_.has_value(); }
  [[nodiscard]] T& operator*() { return *value_; }
  [[nodiscard]] const T& operator*() const { return *value_; }
  [[nodiscard]] T* operator->() { return &*value_; }
  [[nodiscard]] const T* operator->() const { return &*value_; }
  [[nodiscard]] T value_or(T other) && { return value_ ? std::move(*value_) : std::move(other); }
  /// Empty if there is a value.
  [[nodiscard]] const std::string& error() const { return error_; }
  /// For handing the failure on to a result of another kind.
  [[nodiscard]] Failed failed() const { return {error_}; }

 private:
  std::optional<T> value_;
  std::string error_;
};

/// Done, or why not.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Failed why) : error_(std::move(why.line)) {}  // NOLINT: see above
  [[nodiscard]] explicit operator bool() const { return error_.empty(); }
  [[nodiscard]] const std::string& error() const { return error_; }
  [[nodiscard]] Failed failed() const { return {error_}; }

 private:
  std::string error_;
};

}  // namespace saloon
