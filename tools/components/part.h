// A part of a components file together with its place in it, so that every complaint names the place.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace saloon::components {

/// Thrown at the first thing that is wrong: "places: expected 5 entries, found 4".
struct Wrong {
  std::string what;
};

class Part {
 public:
  explicit Part(const boost::json::value& value, std::string place = "") : value_(&value), place_(std::move(place)) {}

  [[noreturn]] void wrong(const std::string& what) const;
  /// A member that must be there.
  [[nodiscard]] Part at(std::string_view key) const;
  /// The entries of a list that must have exactly so many.
  [[nodiscard]] std::vector<Part> entries(std::size_t expected) const;
  [[nodiscard]] int number(int lowest, int highest) const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] bool flag() const;
  /// A list of numbers, each within the range.
  [[nodiscard]] std::vector<int> numbers(std::size_t expected, int lowest, int highest) const;
  /// The members of these names that there are.
  [[nodiscard]] boost::json::object members(std::initializer_list<std::string_view> names) const;
  /// The part as it stands in the file.
  [[nodiscard]] const boost::json::value& json() const { return *value_; }
  [[nodiscard]] bool has(std::string_view key) const { return !members({key}).empty(); }
  /// The member names of an object.
  [[nodiscard]] std::vector<std::string> keys() const;
  /// A misspelt or unknown member never passes in silence.
  void has_only(std::initializer_list<std::string_view> known) const;
  /// One letter of the range, e.g. 'a'..'z'.
  [[nodiscard]] std::string letter(char first, char last) const;
  /// Lower-case letters, digits and '_', a letter first.
  [[nodiscard]] std::string key() const;

 private:
  const boost::json::value* value_;
  std::string place_;
};

/// Complains at the second part whose text was there before.
void all_different(const std::vector<Part>& parts, const std::vector<std::string>& texts);
/// The keys in a list of exactly so many, all different.
std::vector<std::string> different_keys(const Part& list, std::size_t expected);
/// Complains unless it is "rulebook", "published" or "reconstructed"; unless every member of the object is.
void check_basis_word(const Part& basis);
void check_basis(const Part& basis);
/// Complains unless {"min": least, "max": most}, as the state's layout has it.
void check_players(const Part& players, int least, int most);

/// Each game's components_check.cpp: checks the whole file and returns the text of components.gen.h.
std::string header_of(const Part& file);
/// And the text of pieces.json, from a file that was checked.
std::string pieces_of(const Part& file);

}  // namespace saloon::components
