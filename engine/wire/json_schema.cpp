#include "engine/json/json.h"
#include "engine/match/match.h"
#include "engine/wire/wire.h"

namespace saloon::wire {

namespace {

constexpr std::size_t kWidth = 118;

std::size_t column_of(const std::string& out) { return out.size() - (out.rfind('\n') + 1); }

/// As many things on a line as there is room for.
void add_pretty(std::string& out, const json::value& v, std::size_t indent) {
  const std::string line = json::serialize(v);
  const bool fits = column_of(out) + line.size() <= kWidth;
  if (fits || v.is_primitive()) {
    out += line;
    return;
  }
  const std::string next = "\n" + std::string(indent + 2, ' ');
  bool first = true;
  const auto separate = [&] {
    out += first ? next : "," + next;
    first = false;
  };
  const bool is_object = v.is_object();
  out += is_object ? '{' : '[';
  if (is_object) {
    for (const auto& [key, value] : v.get_object()) {
      separate();
      out += json::serialize(json::value(key)) + ": ";
      add_pretty(out, value, indent + 2);
    }
  } else {
    for (const json::value& item : v.get_array()) {
      const bool goes_on = !first && item.is_string() && column_of(out) + item.get_string().size() + 4 < kWidth;
      goes_on ? void(out += ", ") : separate();
      add_pretty(out, item, indent + 2);
    }
  }
  out += "\n" + std::string(indent, ' ') + (is_object ? '}' : ']');
}

/// The type with these in place of its parameters.
Type filled_in(Type type, const std::vector<std::string>& parameters, const std::vector<Type>& arguments) {
  for (std::size_t i = 0; i < parameters.size() && type.form == Type::Form::Named; ++i) {
    if (type.name == parameters[i]) return arguments[i];
  }
  for (Type& part : type.of) part = filled_in(std::move(part), parameters, arguments);
  for (TypeMember& m : type.members) m.type = filled_in(std::move(m.type), parameters, arguments);
  return type;
}

class Schema {
 public:
  explicit Schema(const GameInfo& game) : all_(types_of(game)), house_(house_types()) {
    for (const Definition& d : house_) {
      if (d.parameters.empty() && find(all_, d.name) == nullptr) all_.push_back(d);
    }
  }

  [[nodiscard]] json::object definitions() const {
    json::object out;
    for (const Definition& d : all_) {
      json::object schema = of(d.type);
      if (!d.about.empty()) schema["description"] = d.about;
      out[d.name] = std::move(schema);
    }
    return out;
  }

 private:
  [[nodiscard]] json::object of(const Type& t) const {
    switch (t.form) {
      case Type::Form::Words:
        if (t.words.size() == 1) return {{"const", t.words[0]}};
        return {{"type", "string"}, {"enum", json::array(t.words.begin(), t.words.end())}};
      case Type::Form::Number: {
        json::object o{{"type", "integer"}, {"minimum", t.low}, {"maximum", t.high}};
        if (t.unit != 1) o["multipleOf"] = t.unit;
        return o;
      }
      case Type::Form::Flag:
        return {{"type", "boolean"}};
      case Type::Form::Text:
        return {{"type", "string"}};
      case Type::Form::Null:
        return {{"type", "null"}};
      case Type::Form::List:
        return of_list(t);
      case Type::Form::Object:
        return of_object(t);
      case Type::Form::Keyed:
        return of_keyed(t);
      case Type::Form::Either:
        return of_either(t);
      case Type::Form::Named:
        return of_named(t);
    }
    return {};
  }

  [[nodiscard]] json::object of_list(const Type& t) const {
    json::object o{{"type", "array"}, {"items", of(t.of[0])}};
    if (t.once) o["uniqueItems"] = true;
    if (t.least != 0) o["minItems"] = t.least;
    if (t.most != 0) o["maxItems"] = t.most;
    return o;
  }

  [[nodiscard]] json::object of_object(const Type& t) const {
    if (!t.of.empty()) return of_joined(t);
    json::object properties;
    json::array required;
    for (const TypeMember& m : t.members) {
      properties[m.name] = of(m.type);
      if (m.always) required.emplace_back(m.name);
    }
    return closed(std::move(properties), std::move(required));
  }

  /// Members of its own and those of one of several: each of these in turn with both.
  [[nodiscard]] json::object of_joined(const Type& t) const {
    const Definition* several = find(all_, t.of[0].name);
    json::array choices;
    for (const Type& one : several->type.of) {
      Type both = object(t.members);
      both.members.insert(both.members.end(), one.members.begin(), one.members.end());
      choices.emplace_back(of_object(both));
    }
    json::object o = tagged(several->type.tag, std::move(choices));
    o["properties"] = json::object{{t.members[0].name, of(t.members[0].type)}};
    o["required"] = json::array{t.members[0].name, several->type.tag};
    return o;
  }

  static json::object tagged(const char* tag, json::array choices) {
    return {{"type", "object"},
            {"required", json::array{tag}},
            {"discriminator", json::object{{"propertyName", tag}}},
            {"oneOf", std::move(choices)}};
  }

  [[nodiscard]] json::object of_keyed(const Type& t) const {
    const Definition* keys = find(all_, t.of[0].name);
    const Type& words = keys == nullptr ? t.of[0] : keys->type;
    const std::size_t always = !t.all ? 0 : words.least == 0 ? words.words.size() : std::size_t(words.least);
    json::object properties;
    json::array required;
    for (std::size_t i = 0; i < words.words.size(); ++i) {
      properties[words.words[i]] = of(t.of[1]);
      if (i < always) required.emplace_back(words.words[i]);
    }
    return closed(std::move(properties), std::move(required));
  }

  static json::object closed(json::object properties, json::array required) {
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
  }

  [[nodiscard]] json::object of_either(const Type& t) const {
    json::array choices;
    for (const Type& choice : t.of) choices.emplace_back(of(choice));
    return *t.tag != '\0' ? tagged(t.tag, std::move(choices)) : json::object{{"oneOf", std::move(choices)}};
  }

  [[nodiscard]] json::object of_named(const Type& t) const {
    if (find(all_, t.name) != nullptr) return {{"$ref", "#/$defs/" + t.name}};
    const Definition* open = find(house_, t.name);
    return open == nullptr ? json::object{} : of(filled_in(open->type, open->parameters, t.of));
  }

  Definitions all_;
  Definitions house_;
};

}  // namespace

std::string json_schema(const GameInfo& game) {
  std::string out;
  add_pretty(out,
             json::object{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                          {"$id", std::string(game.slug) + ".schema.json"},
                          {"$comment", "Written by: saloon schema " + std::string(game.slug)},
                          {"$defs", Schema(game).definitions()}},
             0);
  return out + "\n";
}

}  // namespace saloon::wire
