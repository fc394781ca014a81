// The door of a module.
#pragma once

#include <string>
#include <string_view>

namespace saloon::wasm {

/// Carries out a request, JSON text in and out. Whatever comes in, an answer comes out.
std::string called(std::string_view request);

}  // namespace saloon::wasm
