// What Boost calls only when it is used wrongly, or memory has run out: every input goes through error codes. A
// WebAssembly module ends in its own way (wasm/runtime.cpp).
#include "engine/json/json_failure.h"

#include <atomic>
#include <boost/throw_exception.hpp>
#include <cstdio>
#include <cstdlib>

namespace saloon {
namespace {

std::atomic<JsonFailure> what_then{nullptr};

}  // namespace

void set_json_failure(JsonFailure failure) { what_then = failure; }

}  // namespace saloon

namespace boost {

void throw_exception(const std::exception& e) {
  if (const saloon::JsonFailure failure = saloon::what_then) failure(e);
  std::fprintf(stderr, "Boost: %s\n", e.what());
  std::abort();
}

void throw_exception(const std::exception& e, const source_location& where) {
  if (const saloon::JsonFailure failure = saloon::what_then) failure(e);
  std::fprintf(stderr, "Boost: %s at %s:%u\n", e.what(), where.file_name(), unsigned(where.line()));
  std::abort();
}

}  // namespace boost
