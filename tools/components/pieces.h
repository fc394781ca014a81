// pieces.json: what is in the box, for boards and other clients; docs/pieces.md.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

#include "tools/components/part.h"

namespace saloon::components {

class Pieces {
 public:
  explicit Pieces(std::string_view game) : game_(game) {}

  /// A number or table that belongs to no single piece.
  void figure(std::string_view name, const Part& value) { figures_[name] = value.json(); }
  /// One more piece of a kind, called as views, events and decisions call it.
  void add(std::string_view kind, std::string_view code, const boost::json::object& more = {});
  /// The same where they call it by a number.
  void add_numbered(std::string_view kind, int number, const boost::json::object& more = {});

  /// One piece a line.
  [[nodiscard]] std::string text() const;

 private:
  void add_row(std::string_view kind, const boost::json::value& code, const boost::json::object& more);

  std::string game_;
  boost::json::object figures_;
  boost::json::object kinds_;  ///< each a list of pieces
};

}  // namespace saloon::components
