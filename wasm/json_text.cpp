// JSON read and written in few bytes of code. Boost's own reader and writer can stop in the middle of a text and go on
// later, which nobody needs here; its values, objects and arrays are used as they are.
//
// Nothing that a module writes has a fraction, and texts come from JavaScript, which writes valid UTF-8.
#include <charconv>

#include "engine/json/json.h"

namespace saloon {
namespace {

constexpr int kDeepest = 32;
constexpr int kMostDigitsOfExponent = 4;

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Result<json::value> document() {
    json::value out;
    const bool fine = value(out, 0);
    skip_blanks();
    if (fine && at_ == text_.size()) return out;
    return Failed{"not JSON: something is wrong at byte " + std::to_string(at_)};
  }

 private:
  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  [[nodiscard]] bool is_digit() const { return peek() >= '0' && peek() <= '9'; }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  bool take(std::string_view word) {
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }
  void skip_blanks() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t') ++at_;
  }

  bool value(json::value& out, int depth) {
    skip_blanks();
    if (peek() == '{' || peek() == '[') {
      if (depth == kDeepest) return false;
      return take('{') ? members(out.emplace_object(), depth + 1) : take('[') && items(out.emplace_array(), depth + 1);
    }
    if (take('"')) return characters(out.emplace_string());
    if (take("null")) return true;
    if (take("true")) return (out.emplace_bool() = true);
    if (take("false")) return !(out.emplace_bool() = false);
    return number(out);
  }

  /// After each one a comma and another one, or the end; `one` reads it.
  template <class F>
  bool until(char end, F one) {
    skip_blanks();
    if (take(end)) return true;
    for (;;) {
      if (!one()) return false;
      skip_blanks();
      if (take(end)) return true;
      if (!take(',')) return false;
    }
  }

  bool members(json::object& out, int depth) {
    return until('}', [&] {
      skip_blanks();
      json::string key;
      if (!take('"') || !characters(key)) return false;
      skip_blanks();
      return take(':') && value(out[key], depth);
    });
  }

  bool items(json::array& out, int depth) {
    return until(']', [&] { return value(out.emplace_back(nullptr), depth); });
  }

  // --- texts
  bool characters(json::string& out) {
    out.clear();
    while (at_ < text_.size()) {
      const std::size_t from = at_;
      while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\\' && u8(text_[at_]) >= 0x20) ++at_;
      out.append(text_.substr(from, at_ - from));
      if (take('"')) return true;
      if (!take('\\') || !escaped(out)) return false;
    }
    return false;
  }

  bool escaped(json::string& out) {
    constexpr std::string_view kWritten = "\"\\/bfnrt";
    constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
    if (take('u')) return code_point(out);
    const std::size_t place = kWritten.find(peek());
    if (at_ == text_.size() || place == std::string_view::npos) return false;
    ++at_;
    out.push_back(kMeant[place]);
    return true;
  }

  bool unit(u32& out) {
    const std::string_view digits = text_.substr(at_, 4);
    at_ += digits.size();
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), out, 16);
    return failure == std::errc{} && digits.size() == 4 && end == digits.data() + 4;
  }

  bool code_point(json::string& out) {
    u32 c = 0;
    if (!unit(c)) return false;
    if (c >= 0xDC00 && c < 0xE000) return false;
    if (c >= 0xD800 && c < 0xDC00) {
      u32 low = 0;
      if (!take("\\u") || !unit(low) || low < 0xDC00 || low >= 0xE000) return false;
      c = 0x10000 + ((c - 0xD800) << 10 | (low - 0xDC00));
    }
    const int more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    constexpr u8 kFirst[] = {0, 0xC0, 0xE0, 0xF0};
    out.push_back(char(kFirst[more] | c >> (6 * more)));
    for (int i = more; i-- > 0;) out.push_back(char(0x80 | (c >> (6 * i) & 0x3F)));
    return true;
  }

  // --- numbers
  bool number(json::value& out) {
    const std::size_t from = at_;
    const bool negative = take('-');
    if (!is_digit()) return false;
    if (take('0') && is_digit()) return false;
    while (is_digit()) ++at_;
    const char* const end = text_.data() + at_;
    if (peek() == '.' || peek() == 'e' || peek() == 'E') return broken_number(out, from);
    u64 whole = 0;
    i64 below = 0;
    if (negative && std::from_chars(text_.data() + from, end, below).ec == std::errc{}) {
      out.emplace_int64() = below;
    } else if (!negative && std::from_chars(text_.data() + from, end, whole).ec == std::errc{}) {
      (whole >> 63) != 0 ? void(out.emplace_uint64() = whole) : void(out.emplace_int64() = i64(whole));
    } else {
      return broken_number(out, from);
    }
    return true;
  }

  /// One with a fraction, or beyond what is counted: about as much.
  bool broken_number(json::value& out, std::size_t from) {
    at_ = from;
    const bool negative = take('-');
    double n = 0;
    i64 exponent = 0;
    for (; is_digit(); ++at_) n = n * 10 + (peek() - '0');
    if (take('.')) {
      if (!is_digit()) return false;
      for (; is_digit(); ++at_, --exponent) n = n * 10 + (peek() - '0');
    }
    i64 power = 0;
    if ((take('e') || take('E')) && !power_of_ten(power)) return false;
    for (exponent += power; exponent > 0 && n <= kLargest; --exponent) n *= 10;
    for (; exponent < 0 && n > 0; ++exponent) n /= 10;
    out.emplace_double() = negative ? -n : n;
    return n <= kLargest;
  }

  bool power_of_ten(i64& out) {
    const bool negative = take('-');
    if (!negative) take('+');
    if (!is_digit()) return false;
    for (int digits = 0; is_digit(); ++at_) {
      if (out != 0 && ++digits > kMostDigitsOfExponent) return false;
      out = out * 10 + (peek() - '0');
    }
    if (negative) out = -out;
    return true;
  }

  static constexpr double kLargest = 1.79e308;
  std::string_view text_;
  std::size_t at_ = 0;
};

void write_text(std::string_view text, std::string& out) {
  out += '"';
  for (const char c : text) {
    constexpr std::string_view kMeant = "\"\\\b\f\n\r\t";
    constexpr std::string_view kWritten = "\"\\bfnrt";
    constexpr std::string_view kDigits = "0123456789abcdef";
    if (const std::size_t place = kMeant.find(c); place != std::string_view::npos) {
      out += '\\';
      out += kWritten[place];
    } else if (u8(c) < 0x20) {
      out += "\\u00";
      out += kDigits[u8(c) >> 4];
      out += kDigits[u8(c) & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

void write(const json::value& v, std::string& out);

void write(const json::array& items, std::string& out) {
  out += '[';
  for (const json::value& item : items) {
    if (&item != items.begin()) out += ',';
    write(item, out);
  }
  out += ']';
}

void write(const json::object& members, std::string& out) {
  out += '{';
  for (const auto& member : members) {
    if (&member != members.begin()) out += ',';
    write_text(member.key(), out);
    out += ':';
    write(member.value(), out);
  }
  out += '}';
}

void write(const json::value& v, std::string& out) {
  if (const auto* members = v.if_object()) return write(*members, out);
  if (const auto* items = v.if_array()) return write(*items, out);
  if (const auto* text = v.if_string()) return write_text(*text, out);
  if (v.is_null()) {
    out += "null";
  } else if (const auto* yes = v.if_bool()) {
    out += *yes ? "true" : "false";
  } else if (const auto* n = v.if_uint64()) {
    out += std::to_string(*n);
  } else {
    const auto* whole = v.if_int64();
    out += std::to_string(whole != nullptr ? *whole : i64(v.get_double()));
  }
}

}  // namespace

Result<json::value> parse_json(std::string_view text, Comments /*comments*/) { return Parser(text).document(); }

}  // namespace saloon

// Instead of the library's.
namespace boost::json {

std::string serialize(const value& v) {
  std::string out;
  saloon::write(v, out);
  return out;
}
std::string serialize(const array& items) {
  std::string out;
  saloon::write(items, out);
  return out;
}
std::string serialize(const object& members) {
  std::string out;
  saloon::write(members, out);
  return out;
}
std::string serialize(const string& text) { return serialize(string_view(text)); }
std::string serialize(string_view text) {
  std::string out;
  saloon::write_text(text, out);
  return out;
}

}  // namespace boost::json
