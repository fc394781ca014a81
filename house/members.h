// Reading the members of one message, strictly: whatever is asked for here is known, whatever is left at the end is a
// mistake, and the first complaint stays.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json/json.h"

namespace saloon::house {

class Members {
 public:
  /// Both must outlive this.
  Members(const json::object& message, std::string& error) : message_(message), reader_(error) {}

  /// Of which type the message is, for the complaints.
  void are_of(std::string_view type) { type_ = type; }
  [[nodiscard]] bool ok() const { return reader_.ok(); }
  Reader& reader() { return reader_; }
  /// "seats" of "create": how a complaint calls a member.
  [[nodiscard]] std::string called(std::string_view name) const;

  /// Null if it is not there.
  const json::value* find(std::string_view name);
  [[nodiscard]] bool has(std::string_view name) { return find(name) != nullptr; }
  /// Not empty, and of at most so many characters.
  std::string text(std::string_view name, std::size_t longest);
  bool flag(std::string_view name);
  i64 number(std::string_view name, i64 lo, i64 hi);
  Seat seat(std::string_view name);
  const json::object& object(std::string_view name);
  /// One of these words, as its place among them.
  std::size_t one_of(std::string_view name, std::initializer_list<std::string_view> words);
  /// Complains about members that nobody asked for.
  void nothing_else();

 private:
  const json::object& message_;
  Reader reader_;
  std::string type_;
  std::vector<std::string_view> known_;
};

/// The beginning of what a client wrote, fit to be quoted back to it.
std::string quote(std::string_view text);
/// In characters of Unicode, of a text that is UTF-8.
std::size_t length_of(std::string_view text);

}  // namespace saloon::house
