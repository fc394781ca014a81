// What Boost.JSON calls only when it is used wrongly, or memory has run out: every input goes through error codes. The
// engine does not throw, so this ends the program. A WebAssembly module ends in its own way (wasm/runtime.cpp).
#include <boost/throw_exception.hpp>
#include <cstdio>
#include <cstdlib>
#include <exception>

namespace boost {

void throw_exception(const std::exception& e) {
  std::fprintf(stderr, "Boost.JSON: %s\n", e.what());
  std::abort();
}

void throw_exception(const std::exception& e, const source_location& where) {
  std::fprintf(stderr, "Boost.JSON: %s at %s:%u\n", e.what(), where.file_name(), unsigned(where.line()));
  std::abort();
}

}  // namespace boost
