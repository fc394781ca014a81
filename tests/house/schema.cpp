#include "tests/house/schema.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

namespace saloon {

namespace {

std::string read_file(const std::string& file) {
  std::ifstream in(std::string(SALOON_ROOT) + "/" + file);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

bool is_known_keyword(std::string_view key) {
  constexpr std::array<std::string_view, 22> kKnown = {
      "$schema",       "$id",           "$defs",      "$ref",     "title",
      "description",   "type",          "properties", "required", "additionalProperties",
      "propertyNames", "maxProperties", "oneOf",      "items",    "minItems",
      "enum",          "const",         "pattern",    "minimum",  "maximum",
      "minLength",     "maxLength"};
  return std::find(kKnown.begin(), kKnown.end(), key) != kKnown.end();
}

bool is_of_type(const json::value& v, std::string_view type) {
  if (type == "object") return v.is_object();
  if (type == "array") return v.is_array();
  if (type == "string") return v.is_string();
  if (type == "boolean") return v.is_bool();
  if (type == "null") return v.is_null();
  if (type == "integer") return v.is_int64() || v.is_uint64();
  return false;
}

bool matches(const json::string& text, const std::string& pattern) {
  static std::map<std::string, std::regex> known;
  const auto [found, is_new] = known.try_emplace(pattern);
  if (is_new) found->second = std::regex(pattern, std::regex::ECMAScript);
  return std::regex_search(text.begin(), text.end(), found->second);
}

i64 length_of(const json::string& text) {
  return std::count_if(text.begin(), text.end(), [](char c) { return (u8(c) & 0xC0) != 0x80; });
}

std::string check_text(const json::string& text, const json::object& schema, const std::string& at) {
  if (schema.contains("minLength") && length_of(text) < whole_number_in(schema, "minLength"))
    return at + " is too short";
  if (schema.contains("maxLength") && length_of(text) > whole_number_in(schema, "maxLength"))
    return at + " is too long";
  if (schema.contains("pattern") && !matches(text, text_in(schema, "pattern"))) return at + " is written otherwise";
  return {};
}

std::string check_number(i64 n, const json::object& schema, const std::string& at) {
  if (schema.contains("minimum") && n < whole_number_in(schema, "minimum")) return at + " is too small";
  if (schema.contains("maximum") && n > whole_number_in(schema, "maximum")) return at + " is too big";
  return {};
}

std::string check_value(const json::value& v, const json::object& schema, const std::string& at) {
  if (schema.contains("type") && !is_of_type(v, text_in(schema, "type")))
    return at + " is no " + text_in(schema, "type");
  const json::value* constant = schema.if_contains("const");
  if (constant != nullptr && *constant != v) return at + " must be " + json::serialize(*constant);
  const json::value* choices = schema.if_contains("enum");
  if (choices != nullptr) {
    const json::array& allowed = choices->as_array();
    if (std::find(allowed.begin(), allowed.end(), v) == allowed.end())
      return at + " is none of " + json::serialize(allowed);
  }
  if (const auto* text = v.if_string()) return check_text(*text, schema, at);
  if (const auto n = whole_number(v)) return check_number(*n, schema, at);
  return {};
}

}  // namespace

Schema::Schema(const std::string& file) : document_(parse_json(read_file(file))->as_object()) {}

std::string Schema::complaint(const json::value& message) const { return check(message, document_, "message"); }

const json::object& Schema::at_reference(std::string_view reference) const {
  constexpr std::string_view kDefs = "#/$defs/";
  if (!reference.starts_with(kDefs)) std::abort();
  return document_.at("$defs").as_object().at(reference.substr(kDefs.size())).as_object();
}

std::string Schema::check(const json::value& v, const json::object& schema, const std::string& at) const {
  for (const auto& item : schema) {
    if (!is_known_keyword(item.key())) return "the schema has a rule that nobody checks: " + std::string(item.key());
  }
  if (const json::value* reference = schema.if_contains("$ref"))
    return check(v, at_reference(reference->as_string()), at);
  if (std::string wrong = check_value(v, schema, at); !wrong.empty()) return wrong;
  if (const json::value* choices = schema.if_contains("oneOf")) {
    if (std::string wrong = check_one_of(v, choices->as_array(), at); !wrong.empty()) return wrong;
  }
  if (const auto* o = v.if_object()) return check_object(*o, schema, at);
  const auto* items = v.if_array();
  if (items == nullptr) return {};
  if (i64(items->size()) < whole_number_in(schema, "minItems")) return at + " has too few items";
  const json::value* rule = schema.if_contains("items");
  for (std::size_t i = 0; rule != nullptr && i < items->size(); ++i) {
    std::string wrong = check((*items)[i], rule->as_object(), at + "/" + std::to_string(i));
    if (!wrong.empty()) return wrong;
  }
  return {};
}

std::string Schema::check_object(const json::object& o, const json::object& schema, const std::string& at) const {
  const json::object& properties = object_in(schema, "properties");
  if (schema.contains("maxProperties") && i64(o.size()) > whole_number_in(schema, "maxProperties")) {
    return at + " has too many members";
  }
  const json::value* others = schema.if_contains("additionalProperties");
  const json::value* names = schema.if_contains("propertyNames");
  for (const auto& [key, value] : o) {
    const std::string where = at + "/" + std::string(key);
    if (names != nullptr) {
      if (std::string wrong = check(json::string(key), names->as_object(), where); !wrong.empty()) return wrong;
    }
    const json::value* rule = properties.if_contains(key);
    if (rule == nullptr) rule = others;
    if (rule == nullptr) continue;
    if (rule->is_bool()) return where + " is unknown";
    if (std::string wrong = check(value, rule->as_object(), where); !wrong.empty()) return wrong;
  }
  if (const json::value* required = schema.if_contains("required")) {
    for (const json::value& key : required->as_array()) {
      if (!o.contains(key.as_string())) return at + " has no " + std::string(key.as_string());
    }
  }
  return {};
}

/// Does this describe messages with another `type` only?
bool Schema::is_of_other_type(const json::value& v, const json::object& schema) const {
  if (schema.contains("$ref")) return is_of_other_type(v, at_reference(schema.at("$ref").as_string()));
  if (const json::value* choices = schema.if_contains("oneOf")) {
    const json::array& all = choices->as_array();
    return std::all_of(all.begin(), all.end(), [&](const auto& one) { return is_of_other_type(v, one.as_object()); });
  }
  const json::value* type = object_in(object_in(schema, "properties"), "type").if_contains("const");
  return type != nullptr && v.is_object() && v.as_object().contains("type") && v.at("type") != *type;
}

/// Exactly one; if none, what is said about those with the right `type`, which is what was meant.
std::string Schema::check_one_of(const json::value& v, const json::array& choices, const std::string& at) const {
  int valid = 0;
  std::string meant;
  for (const json::value& choice : choices) {
    if (is_of_other_type(v, choice.as_object())) continue;
    const std::string wrong = check(v, choice.as_object(), at);
    if (wrong.empty()) ++valid;
    meant += (meant.empty() ? "" : "; or ") + wrong;
  }
  if (valid == 1) return {};
  return valid > 1 ? at + " is several things at once" : meant.empty() ? at + " is nothing that is known" : meant;
}

namespace house {

namespace {

std::string wrong_with(const Schema& schema, std::string_view text) {
  const Result<json::value> message = parse_json(text);
  return message ? schema.complaint(*message) : message.error();
}

}  // namespace

std::string wrong_with_client_message(std::string_view text) {
  static const Schema kSchema("house/schema/client.json");
  return wrong_with(kSchema, text);
}

std::string wrong_with_server_message(std::string_view text) {
  static const Schema kSchema("house/schema/server.json");
  return wrong_with(kSchema, text);
}

}  // namespace house
}  // namespace saloon
