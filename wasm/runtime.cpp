// What the libraries of the toolchain expect to be there. A module that is at its end stops (its host sees a
// RuntimeError). It has nobody to print to, so nothing that formats is linked: Boost and libc++ would ask for it only
// on their way to such an end.
#include <wasi/api.h>

#include <boost/throw_exception.hpp>
#include <chrono>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>

// NOLINTBEGIN: these names are given.
extern "C" {

// Debian builds libc++ with its stack protector and wasi-libc without.
uintptr_t __stack_chk_guard = 0x5A1005;
void __stack_chk_fail() { __builtin_trap(); }

void __cxa_pure_virtual() { __builtin_trap(); }
void abort_message(const char*, ...) { __builtin_trap(); }
void abort() { __builtin_trap(); }

// What describes the classes of exceptions, of which there are none; else the library's way to find their bases would
// be linked.
extern const void* const _ZTVN10__cxxabiv117__class_type_infoE[4] = {};
extern const void* const _ZTVN10__cxxabiv120__si_class_type_infoE[4] = {};
extern const void* const _ZTVN10__cxxabiv121__vmi_class_type_infoE[4] = {};

int vsnprintf(char* room, std::size_t size, const char*, va_list) {
  if (size > 0) *room = 0;
  return 0;
}
int snprintf(char* room, std::size_t size, const char*, ...) {
  if (size > 0) *room = 0;
  return 0;
}
char* strerror(int) {
  static char nothing = 0;
  return &nothing;
}
}

_LIBCPP_BEGIN_NAMESPACE_STD
namespace chrono {
/// Without the library's words for a clock that fails.
steady_clock::time_point steady_clock::now() noexcept {
  __wasi_timestamp_t now = 0;
  static_cast<void>(__wasi_clock_time_get(__WASI_CLOCKID_MONOTONIC, 1, &now));
  return time_point(nanoseconds(now));
}
}  // namespace chrono
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD
// NOLINTEND

void* operator new(std::size_t size) {
  void* const room = std::malloc(size == 0 ? 1 : size);
  if (room == nullptr) __builtin_trap();
  return room;
}
void operator delete(void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t /*size*/) noexcept { std::free(room); }

namespace boost {

void throw_exception(const std::exception& /*e*/) { __builtin_trap(); }
void throw_exception(const std::exception& /*e*/, const source_location& /*where*/) { __builtin_trap(); }

}  // namespace boost
