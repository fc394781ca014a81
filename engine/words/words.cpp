#include "engine/words/words.h"

#include <cmath>

#include "engine/words/names.h"

namespace saloon {
namespace {

using Kind = MessagePart::Kind;
using Messages = std::map<std::string, Result<Message>, std::less<>>;

/// Terms may use terms; a ring of them must still end.
constexpr int kDeepestTerm = 8;

Result<void> flatten(const json::object& from, const std::string& prefix, Messages& out) {
  for (const auto& [name, value] : from) {
    const std::string key = prefix.empty() ? std::string(name) : prefix + '.' + std::string(name);
    if (const auto* inner = value.if_object()) {
      if (Result<void> flat = flatten(*inner, key, out); !flat) return flat;
    } else if (const auto* text = value.if_string()) {
      out.insert_or_assign(key, parse_message(*text));
    } else {
      return Failed{key + ": a message is a text or an object of messages"};
    }
  }
  return {};
}

/// 1234567.25 -> 1,234,567.25 or 1 234 567,25; at most two decimals, none where they are zero.
std::string grouped(double value, Language language) {
  const bool french = language == Language::French;
  const auto hundredths = i64(std::llround(std::fabs(value) * 100));
  std::string digits = std::to_string(hundredths / 100);
  for (int i = int(digits.size()) - 3; i > 0; i -= 3) digits.insert(std::size_t(i), french ? "\u202F" : ",");
  if (const i64 rest = hundredths % 100; rest != 0) {
    digits += french ? ',' : '.';
    digits += std::to_string(rest / 10);
    if (rest % 10 != 0) digits += std::to_string(rest % 10);
  }
  return value < 0 && hundredths != 0 ? "\u2212" + digits : digits;
}

/// Numbers for sentences; what is no number, or too large for one, counts as 0 or as the largest.
double number_of(const json::value& v) {
  constexpr double kLargest = 9e15;
  double n = 0;
  if (const auto* array = v.if_array()) n = double(array->size());
  if (const auto* object = v.if_object()) n = double(object->size());
  if (v.is_int64()) n = double(v.get_int64());
  if (v.is_uint64()) n = double(v.get_uint64());
  if (v.is_double()) n = v.get_double();
  return std::fmax(-kLargest, std::fmin(n, kLargest));
}

Message as_it_is(std::string text) {
  Message out;
  out.push_back({Kind::Text, std::move(text), {}, {}});
  return out;
}

/// Adds to a sentence; a stop behind an abbreviation's own is not said twice.
void append(std::string& sentence, std::string_view more) {
  if (sentence.ends_with('.') && more.starts_with('.')) more.remove_prefix(1);
  sentence += more;
}

/// A value as it stands in a key or in running text.
std::string plain(const json::value& v) {
  if (const auto* text = v.if_string()) return std::string(*text);
  return json::serialize(v);
}

class Speaker {
 public:
  Speaker(Language language, const Messages& messages, const json::object& args)
      : language_(language), messages_(messages), args_(args) {}

  std::string say(std::string_view key, int depth) const {
    const auto found = messages_.find(key);
    const bool known = found != messages_.end() && found->second && depth <= kDeepestTerm;
    return known ? fill(*found->second, depth, {}) : "⟦" + std::string(key) + "⟧";
  }

 private:
  [[nodiscard]] std::string fill(const Message& message, int depth, const std::string& hash) const {
    std::string out;
    for (const MessagePart& part : message) append(out, fill(part, depth, hash));
    return out;
  }

  [[nodiscard]] std::string fill(const MessagePart& part, int depth, const std::string& hash) const {
    if (part.kind == Kind::Text) return part.text;
    if (part.kind == Kind::Hash) return hash;
    const json::value* arg = args_.if_contains(part.text);
    if (part.kind == Kind::Select) return fill(chosen(part, arg == nullptr ? "unknown" : plain(*arg), ""), depth, hash);
    if (arg == nullptr) return "{" + part.text + "}";
    switch (part.kind) {
      case Kind::Number:
        return grouped(number_of(*arg), language_);
      case Kind::Plural:
        return plural(part, number_of(*arg), depth);
      case Kind::Term:
        return say(part.table + '.' + plain(*arg), depth + 1);
      case Kind::List:
        return list(part, *arg, depth);
      default:
        return plain(*arg);
    }
  }

  static const Message& chosen(const MessagePart& part, std::string_view exact, std::string_view category) {
    const Message* other = nullptr;
    const Message* by_category = nullptr;
    for (const auto& [key, message] : part.cases) {
      if (key == exact) return message;
      if (key == category) by_category = &message;
      if (key == "other") other = &message;
    }
    return by_category != nullptr ? *by_category : *other;
  }

  /// English: exactly 1 is singular; French: everything below 2 is.
  [[nodiscard]] std::string plural(const MessagePart& part, double n, int depth) const {
    const double size = std::fabs(n);
    const bool one = language_ == Language::French ? size < 2 : size == 1;
    const std::string exact = "=" + std::to_string(i64(n));
    return fill(chosen(part, exact, one ? "one" : "other"), depth, grouped(n, language_));
  }

  [[nodiscard]] std::string list(const MessagePart& part, const json::value& arg, int depth) const {
    std::vector<std::string> said;
    if (const auto* members = arg.if_object()) {
      for (const auto& [key, value] : *members) said.push_back(inner(part, {{"key", key}, {"value", value}}, depth));
    } else if (const auto* items = arg.if_array()) {
      for (const json::value& item : *items) said.push_back(item_text(part, item, depth));
    } else {
      return item_text(part, arg, depth);
    }
    std::string out;
    for (std::size_t i = 0; i < said.size(); ++i) {
      if (i > 0) out += i + 1 < said.size() ? ", " : language_ == Language::French ? " et " : " and ";
      out += said[i];
    }
    return out;
  }

  [[nodiscard]] std::string item_text(const MessagePart& part, const json::value& item, int depth) const {
    if (const auto* members = item.if_object()) return inner(part, *members, depth);
    return say(part.table + '.' + plain(item), depth + 1);
  }

  /// The message of a list's items, with an item's own members as its arguments.
  [[nodiscard]] std::string inner(const MessagePart& part, const json::object& args, int depth) const {
    return Speaker(language_, messages_, args).say(part.table, depth + 1);
  }

  Language language_;
  const Messages& messages_;
  const json::object& args_;
};

std::string terms_in(const Message& message, std::string_view argument) {
  for (const MessagePart& part : message) {
    if ((part.kind == Kind::Term || part.kind == Kind::List) && part.text == argument) return part.table;
    for (const auto& [name, inner] : part.cases) {
      if (std::string found = terms_in(inner, argument); !found.empty()) return found;
    }
  }
  return {};
}

}  // namespace

Result<void> Words::add(std::string_view catalogue) {
  const auto document = parse_json(catalogue);
  if (!document) return document.failed();
  const auto* object = document->if_object();
  if (object == nullptr) return Failed{"a catalogue is one JSON object"};
  Messages more;
  if (Result<void> flat = flatten(*object, "", more); !flat) return flat;
  for (auto& [key, message] : more) messages_.insert_or_assign(key, std::move(message));
  return {};
}

void Words::call(std::string_view who, std::string_view name) {
  const auto set = [&](std::string_view table, std::string form) {
    messages_.insert_or_assign(std::string(table) + std::string(who), as_it_is(std::move(form)));
  };
  set("seat.", std::string(name));
  set("seat_of.", of_name(name, language_));
  set("seat_that.", that_name(name, language_));
}

bool Words::has(std::string_view key) const { return messages_.contains(key); }

std::string Words::say(std::string_view key, const json::object& args) const {
  return Speaker(language_, messages_, args).say(key, 0);
}

std::string Words::terms_for(std::string_view key, std::string_view argument) const {
  const auto found = messages_.find(key);
  return found != messages_.end() && found->second ? terms_in(*found->second, argument) : std::string();
}

std::vector<std::string> Words::keys() const {
  std::vector<std::string> out;
  out.reserve(messages_.size());
  for (const auto& [key, message] : messages_) out.push_back(key);
  return out;
}

std::vector<std::string> Words::broken() const {
  std::vector<std::string> out;
  for (const auto& [key, message] : messages_) {
    if (!message) out.push_back(key + ": " + message.error());
  }
  return out;
}

}  // namespace saloon
