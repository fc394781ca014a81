#include <algorithm>

#include "engine/match/match.h"
#include "engine/wire/wire.h"

namespace saloon::wire {

namespace {

constexpr std::size_t kWidth = 118;
/// Beyond this a number has no bound that anybody need know.
constexpr i64 kMost = 0x40000000;
constexpr const char* kBySeat =
    "/** one for each seat at the table */\n"
    "export type BySeat<T> = { [seat: `S${number}`]: T };\n";

std::string quoted(const std::string& word) { return '"' + word + '"'; }

std::string joined(const std::vector<std::string>& items, const char* between) {
  std::string out;
  for (const std::string& item : items) out += (out.empty() ? "" : between) + item;
  return out;
}

/// What a type cannot say: the bounds of a number.
std::string bounds(const Type& t) {
  if (t.form != Type::Form::Number || t.high >= kMost) return "";
  const std::string out = std::to_string(t.low) + " to " + std::to_string(t.high);
  return t.unit == 1 ? out : out + " in steps of " + std::to_string(t.unit);
}

class Script {
 public:
  explicit Script(const Definitions& all) : all_(all) {}

  [[nodiscard]] std::string text() {
    std::string out;
    for (const Definition& d : all_) {
      if (!is_of_house(d)) out += "\n" + definition(d);
    }
    return out;
  }
  /// The names it takes from elsewhere, sorted.
  [[nodiscard]] const std::vector<std::string>& imports() const { return imports_; }

 private:
  [[nodiscard]] bool is_of_house(const Definition& d) const { return d.name == "Seat" && d.type.least != 0; }

  std::string definition(const Definition& d) {
    open_ = d.parameters;
    std::string head = d.about.empty() ? "" : "/** " + d.about + " */\n";
    const std::string name = d.name + (d.parameters.empty() ? "" : "<" + joined(d.parameters, ", ") + ">");
    if (d.type.form == Type::Form::Object && d.type.of.empty())
      return head + "export interface " + name + " {\n" + members(d.type) + "}\n";
    head += "export type " + name + " =";
    const std::string one_line = head + " " + of(d.type) + ";\n";
    if (d.type.form == Type::Form::Words && one_line.size() - one_line.find("export") > kWidth) {
      return head + filled(d.type.words);
    }
    return d.type.form == Type::Form::Either ? head + choices(d.type) : one_line;
  }

  std::string members(const Type& t, const char* indent = "  ") {
    std::string out;
    for (const TypeMember& m : t.members) out += indent + member(m) + ";\n";
    return out;
  }

  std::string member(const TypeMember& m) {
    std::string note = bounds(m.type);
    if (m.secret) note = "secret" + (note.empty() ? "" : ", " + note);
    return (note.empty() ? "" : "/** " + note + " */ ") + m.name + (m.always ? ": " : "?: ") + of(m.type);
  }

  std::string choices(const Type& t) {
    std::string out;
    for (const Type& choice : t.of) {
      const std::string line = "\n  | " + of(choice);
      const bool fits = line.size() <= kWidth || choice.form != Type::Form::Object;
      out += fits ? line : "\n  | {\n" + members(choice, "      ") + "    }";
    }
    return out + ";\n";
  }

  /// Words one after the other, as many on a line as there is room for.
  static std::string filled(const std::vector<std::string>& words) {
    std::string out;
    std::string line = " ";
    for (const std::string& word : words) {
      if (line.size() + word.size() + 6 > kWidth) {
        out += "\n" + line;
        line = " ";
      }
      line += " | " + quoted(word);
    }
    return out + "\n" + line + ";\n";
  }

  std::string of(const Type& t) {
    switch (t.form) {
      case Type::Form::Words: {
        std::vector<std::string> words;
        for (const std::string& word : t.words) words.push_back(quoted(word));
        return joined(words, " | ");
      }
      case Type::Form::Number:
        return "number";
      case Type::Form::Flag:
        return "boolean";
      case Type::Form::Text:
        return "string";
      case Type::Form::Null:
        return "null";
      case Type::Form::List: {
        const std::string items = of(t.of[0]);
        return items.find(" | ") == std::string::npos ? items + "[]" : "(" + items + ")[]";
      }
      case Type::Form::Object:
        return of_object(t);
      case Type::Form::Keyed:
        return of_keyed(t);
      case Type::Form::Either:
        return joined(all_of(t.of), " | ");
      case Type::Form::Named:
        return of_named(t);
    }
    return "";
  }

  std::vector<std::string> all_of(const std::vector<Type>& types) {
    std::vector<std::string> out;
    for (const Type& type : types) out.push_back(of(type));
    return out;
  }

  std::string of_object(const Type& t) {
    std::vector<std::string> out;
    for (const TypeMember& m : t.members) out.push_back(member(m));
    const std::string own = out.empty() ? "Record<string, never>" : "{ " + joined(out, "; ") + " }";
    return t.of.empty() ? own : own + " & " + of(t.of[0]);
  }

  std::string of_keyed(const Type& t) {
    const std::string values = of(t.of[1]);
    if (t.of[0].name == "Seat") return imported("BySeat") + "<" + values + ">";
    const std::string record = "Record<" + of(t.of[0]) + ", " + values + ">";
    return t.all ? record : "Partial<" + record + ">";
  }

  std::string of_named(const Type& t) {
    const Definition* own = find(all_, t.name);
    const bool is_open = std::find(open_.begin(), open_.end(), t.name) != open_.end();
    const std::string name = is_open || (own != nullptr && !is_of_house(*own)) ? t.name : imported(t.name);
    return t.of.empty() ? name : name + "<" + joined(all_of(t.of), ", ") + ">";
  }

  const std::string& imported(const std::string& name) {
    const auto at = std::lower_bound(imports_.begin(), imports_.end(), name);
    return at != imports_.end() && *at == name ? *at : *imports_.insert(at, name);
  }

  const Definitions& all_;
  std::vector<std::string> open_;  ///< parameters of what is being defined
  std::vector<std::string> imports_;
};

}  // namespace

std::string house_typescript() {
  const Definitions all = house_types();
  return "// What is the same in all games. Written by: saloon schema --typescript\n" + Script(all).text() + "\n" +
         kBySeat;
}

std::string typescript(const GameInfo& game) {
  const Definitions all = types_of(game);
  Script script(all);
  const std::string text = script.text();
  return "// Written by: saloon schema " + std::string(game.slug) + " --typescript\nimport type { " +
         joined(script.imports(), ", ") +
         " } from \"./house\";\nexport type { BySeat, Refusal, Seat, Viewer } from \"./house\";\n" + text;
}

}  // namespace saloon::wire
