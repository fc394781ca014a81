// The functions that a host calls (wasm/README.md).
#include <cstddef>

#include "wasm/called.h"

namespace {

// Never destroyed: a module has no end of its own.
std::string& request() {
  static auto* const kText = new std::string;
  return *kText;
}
std::string& answer() {
  static auto* const kText = new std::string;
  return *kText;
}

}  // namespace

extern "C" {

/// Where the host writes its next request, of so many bytes.
[[clang::export_name("request_at")]] char* saloon_request_at(std::size_t size) {
  request().resize(size);
  return request().data();
}

/// Carries it out; the size of the answer.
[[clang::export_name("call")]] std::size_t saloon_call() {
  answer() = saloon::wasm::called(request());
  return answer().size();
}

/// Where the answer stands, until the next call.
[[clang::export_name("answer_at")]] const char* saloon_answer_at() { return answer().data(); }
}
