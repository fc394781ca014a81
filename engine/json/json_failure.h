// What becomes of a program when Boost.JSON is used wrongly, or memory has run out. The engine does not throw, so as a
// rule this is its end; a program in which many things go on at once may say what else shall become of it.
#pragma once

#include <exception>

namespace saloon {

/// Called with what was wrong. It must not return: it ends the program, or throws through whoever called the engine.
/// What stands in between is compiled without exceptions and keeps what it held: whoever catches must use nothing of it
/// any more.
using JsonFailure = void (*)(const std::exception& what);

/// For the whole program; null: its end.
void set_json_failure(JsonFailure failure);

}  // namespace saloon
