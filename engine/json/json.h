// Boost.JSON, by one name. Everything that reads or writes JSON includes this; the hot path does not.
// The engine is built without exceptions: parse with error codes, look up with if_contains and if_*.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/seat.h"

namespace saloon {

namespace json = boost::json;

enum class Comments : u8 { Forbidden, Allowed };
/// A document, or where it is none and why, in one line.
Result<json::value> parse_json(std::string_view text, Comments comments = Comments::Forbidden);
/// RFC 7396.
void merge_patch(json::value& target, const json::value& patch);
/// Is every fact of `part` also in `whole`? Objects by key, arrays element by element and of equal length. On "no",
/// `where` is the JSON pointer of the first difference.
bool contains_json(const json::value& whole, const json::value& part, std::string& where);
/// A whole number, signed or not; nothing else.
std::optional<i64> whole_number(const json::value& v);
/// The same with every whole number as a parser would give it (signed where it fits): what the engine hands out is the
/// same whether it was just written or read from a text.
json::value as_parsed(json::value v);
json::object as_parsed(json::object o);
/// Indented, keys in their order: what records and dumped scenarios are written with.
std::string pretty(const json::value& v);

/// A member of this kind, or an empty text, an empty object, 0: for what is known to be well formed, or may be absent.
std::string text_in(const json::object& o, std::string_view key);
const json::object& object_in(const json::object& o, std::string_view key);
i64 whole_number_in(const json::object& o, std::string_view key);

/// "S0" ... and back; a spectator is "spectator".
std::string seat_name(Seat p);
std::optional<Seat> seat_from_name(std::string_view name);

/// Reading with one clear complaint: the first failure stays in `error`, later reads return defaults.
class Reader {
 public:
  explicit Reader(std::string& error) : error_(error) {}
  [[nodiscard]] bool ok() const { return error_.empty(); }
  void fail(std::string_view what);
  const json::object& object(const json::value* v, std::string_view what);
  const json::array& array(const json::value* v, std::string_view what);
  std::string_view text(const json::value* v, std::string_view what);
  i64 number(const json::value* v, std::string_view what, i64 lo, i64 hi);
  Seat seat(const json::value* v, std::string_view what, int seats);
  /// Complains about a key of `o` that is none of `known`, so that a misspelt key never passes in silence.
  void only_keys(const json::object& o, std::string_view what, std::initializer_list<std::string_view> known);

 private:
  std::string& error_;
};

}  // namespace saloon
