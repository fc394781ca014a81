#include "engine/record/old_names.h"

#include "embedded/wire.h"

namespace saloon {

namespace {

const json::object& names_of(std::string_view game) {
  static const json::value table = parse_json(embedded::tools_wire_names).value_or(json::object{});
  return object_in(*table.if_object(), game);
}

/// What it is called today.
std::string today(const json::object& names, std::string_view name) {
  const std::string other = text_in(names, name);
  return other.empty() ? std::string(name) : other;
}
void rename_text(json::value* v, const json::object& names) {
  if (v != nullptr && v->is_string()) *v = today(names, v->get_string());
}

/// The same members in their order, under the names of today.
json::object with_keys(const json::object& o, const json::object& names) {
  json::object out;
  for (const auto& [key, value] : o) out[today(names, key)] = value;
  return out;
}

json::object with_options(const json::object& options, const json::object& rows) {
  json::object out;
  for (const auto& [key, value] : options) {
    const json::object& row = object_in(rows, key);
    json::value& there = out[row.empty() ? std::string(key) : text_in(row, "name")] = value;
    rename_text(&there, object_in(row, "values"));
  }
  return out;
}

}  // namespace

json::object with_names_of_today(std::string_view game, json::object line) {
  const json::object& names = names_of(game);
  if (names.empty()) return line;
  if (json::value* does = line.if_contains("does"); does != nullptr && does->is_object()) {
    const json::object& verb = object_in(object_in(names, "verbs"), text_in(does->get_object(), "do"));
    *does = with_keys(does->get_object(), object_in(verb, "members"));
  }
  if (json::value* draws = line.if_contains("draws"); draws != nullptr && draws->is_array()) {
    for (json::value& draw : draws->get_array()) {
      json::array* pair = draw.if_array();
      if (pair != nullptr && !pair->empty()) rename_text(&pair->front(), object_in(names, "draws"));
    }
  }
  if (json::value* options = line.if_contains("options"); options != nullptr && options->is_object()) {
    *options = with_options(options->get_object(), object_in(names, "options"));
  }
  if (json::value* over = line.if_contains("over"); over != nullptr && over->is_object()) {
    rename_text(over->get_object().if_contains("reason"), object_in(names, "reasons"));
  }
  return line;
}

}  // namespace saloon
