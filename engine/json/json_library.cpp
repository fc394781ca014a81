// Boost.JSON itself, compiled here and nowhere else: no library to install or link.
#include <boost/json/src.hpp>
#include <cstdio>
#include <cstdlib>

// The engine does not throw. Boost.JSON calls these only when it is used wrongly (or memory has run out): every input
// goes through error codes.
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
