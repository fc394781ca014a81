#include "tools/components/pieces.h"

#include <boost/json/serialize.hpp>

namespace saloon::components {
namespace {

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

/// The entries of a list or object, one a line.
template <class Entries, class F>
std::string lines(const Entries& entries, std::string_view indent, F line) {
  std::string out;
  for (const auto& entry : entries) {
    out += out.empty() ? "\n" : ",\n";
    out += indent;
    out += line(entry);
  }
  return out;
}

}  // namespace

void Pieces::add(std::string_view kind, std::string_view code, const boost::json::object& more) {
  add_row(kind, boost::json::value(code), more);
}

void Pieces::add_numbered(std::string_view kind, int number, const boost::json::object& more) {
  add_row(kind, boost::json::value(number), more);
}

void Pieces::add_row(std::string_view kind, const boost::json::value& code, const boost::json::object& more) {
  boost::json::object piece{{"code", code}};
  for (const auto& [name, value] : more) piece[name] = value;
  boost::json::value& all = kinds_[kind];
  if (all.is_null()) all.emplace_array();
  all.get_array().push_back(std::move(piece));
}

std::string Pieces::text() const {
  const auto member = [](const auto& m) { return quoted(m.key()) + ": " + boost::json::serialize(m.value()); };
  const auto piece = [](const boost::json::value& p) { return boost::json::serialize(p); };
  const auto kind = [&](const auto& m) {
    return quoted(m.key()) + ": [" + lines(m.value().get_array(), "      ", piece) + "\n    ]";
  };
  return "{\n  \"game\": " + quoted(game_) + ",\n  \"figures\": {" + lines(figures_, "    ", member) +
         "\n  },\n  \"kinds\": {" + lines(kinds_, "    ", kind) + "\n  }\n}\n";
}

}  // namespace saloon::components
