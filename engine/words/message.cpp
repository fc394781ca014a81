#include "engine/words/message.h"

#include <algorithm>

namespace saloon {
namespace {

using Kind = MessagePart::Kind;

/// Deeper than any sentence needs; keeps a hostile catalogue from exhausting the stack.
constexpr int kDeepest = 12;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '=';
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Result<Message> whole() {
    Message out;
    if (message(out, 0, false) && !at_end()) fail("a } without its {");
    if (!error_.empty()) return Failed{error_};
    return out;
  }

 private:
  [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
  [[nodiscard]] char here() const { return at_end() ? '\0' : text_[at_]; }
  void skip_space() {
    while (!at_end() && is_space(here())) ++at_;
  }
  bool fail(std::string_view what) {
    error_ = std::string(what) + " at character " + std::to_string(at_ + 1);
    return false;
  }
  bool expect(char c) {
    skip_space();
    if (at_end() || here() != c) return fail(std::string("expected ") + c);
    ++at_;
    return true;
  }
  bool name(std::string& out) {
    skip_space();
    const std::size_t from = at_;
    while (!at_end() && is_name_char(here())) ++at_;
    out = text_.substr(from, at_ - from);
    return !out.empty() || fail("expected a name");
  }

  static void add_text(Message& out, char c) {
    if (out.empty() || out.back().kind != Kind::Text) out.push_back({Kind::Text, {}, {}, {}});
    out.back().text += c;
  }

  /// '' is an apostrophe; an apostrophe before { } or, inside a plural, # quotes up to the next one; any other is text.
  bool apostrophe(Message& out, bool in_plural) {
    ++at_;
    const char next = here();
    const bool quotes = next == '{' || next == '}' || (in_plural && next == '#');
    if (!quotes) {
      add_text(out, '\'');
      if (next == '\'') ++at_;
      return true;
    }
    for (; !at_end(); ++at_) {
      if (here() != '\'') {
        add_text(out, here());
        continue;
      }
      ++at_;
      if (here() != '\'') return true;
      add_text(out, '\'');
    }
    return fail("a quotation ' without its end");
  }

  bool message(Message& out, int depth, bool in_plural) {
    if (depth > kDeepest) return fail("nested too deeply");
    while (!at_end() && here() != '}') {
      if (here() == '{') {
        if (!argument(out, depth, in_plural)) return false;
      } else if (here() == '\'') {
        if (!apostrophe(out, in_plural)) return false;
      } else {
        if (in_plural && here() == '#') {
          out.push_back({Kind::Hash, {}, {}, {}});
        } else {
          add_text(out, here());
        }
        ++at_;
      }
    }
    return true;
  }

  bool argument(Message& out, int depth, bool in_plural) {
    ++at_;
    MessagePart part{Kind::Value, {}, {}, {}};
    if (!name(part.text)) return false;
    skip_space();
    if (here() == ',') {
      ++at_;
      if (!form(part, depth, in_plural)) return false;
    }
    if (!expect('}')) return false;
    out.push_back(std::move(part));
    return true;
  }

  bool form(MessagePart& part, int depth, bool in_plural) {
    std::string form_name;
    if (!name(form_name)) return false;
    if (form_name == "number") {
      part.kind = Kind::Number;
      return true;
    }
    if (form_name == "term" || form_name == "list") {
      part.kind = form_name == "term" ? Kind::Term : Kind::List;
      return expect(',') && name(part.table);
    }
    if (form_name != "plural" && form_name != "select") {
      return fail(form_name + " is no form; forms are number, plural, select, term, list");
    }
    part.kind = form_name == "plural" ? Kind::Plural : Kind::Select;
    return expect(',') && cases(part, depth, in_plural || part.kind == Kind::Plural);
  }

  bool cases(MessagePart& part, int depth, bool in_plural) {
    bool has_other = false;
    for (skip_space(); !at_end() && here() != '}'; skip_space()) {
      std::string key;
      if (!name(key)) return false;
      if (part.kind == Kind::Plural && key != "one" && key != "other" && !is_exact(key)) {
        return fail(key + " is no plural case; cases are =N, one, other");
      }
      const bool again = std::any_of(part.cases.begin(), part.cases.end(), [&](auto& c) { return c.first == key; });
      if (again) return fail("the case " + key + " comes twice");
      has_other = has_other || key == "other";
      Message inner;
      if (!expect('{') || !message(inner, depth + 1, in_plural) || !expect('}')) return false;
      part.cases.emplace_back(std::move(key), std::move(inner));
    }
    return has_other || fail("the case other is missing");
  }

  static bool is_exact(std::string_view key) {
    const std::string_view digits = key.substr(key.starts_with('=') ? 1 : key.size());
    return !digits.empty() && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
  }

  std::string_view text_;
  std::string error_;
  std::size_t at_ = 0;
};

}  // namespace

Result<Message> parse_message(std::string_view text) { return Parser(text).whole(); }

}  // namespace saloon
