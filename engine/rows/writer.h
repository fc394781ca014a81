// JSON as text, written straight into a string: what is written thousands of times a second needs no tree in between.
#pragma once

#include <string>
#include <string_view>

#include "engine/types.h"

namespace saloon {

class Writer {
 public:
  explicit Writer(std::string& out) : out_(out), start_(out.size()) {}

  void key(std::string_view name) {
    text(name);
    out_ += ':';
  }
  void text(std::string_view t);
  void number(i64 n);
  void flag(bool yes) { bare(yes ? "true" : "false"); }
  void null() { bare("null"); }
  /// Something that is JSON already.
  void bare(std::string_view json) {
    begin();
    out_ += json;
  }

  template <class F>
  void object(F members) {
    begin();
    out_ += '{';
    members();
    out_ += '}';
  }
  template <class F>
  void array(F items) {
    begin();
    out_ += '[';
    items();
    out_ += ']';
  }

  // --- the same as a member of an object
  void text(std::string_view name, std::string_view t) { key(name), text(t); }
  void number(std::string_view name, i64 n) { key(name), number(n); }
  void flag(std::string_view name, bool yes) { key(name), flag(yes); }
  template <class F>
  void object(std::string_view name, F members) {
    key(name), object(members);
  }
  template <class F>
  void array(std::string_view name, F items) {
    key(name), array(items);
  }

 private:
  /// A comma, unless this is the first thing here or the value of a key: what was written last tells.
  void begin() {
    if (out_.size() == start_) return;
    const char last = out_.back();
    if (last != '{' && last != '[' && last != ':') out_ += ',';
  }

  std::string& out_;
  std::size_t start_;
};

}  // namespace saloon
