// What only laws, learners, tests and complaints need of a row: what an event explains, numbers for learners, whether
// two fields are the same, what would be right. Modules do without (cmake/wasm.cmake): they would have to carry along
// whatever a row names.
#pragma once

namespace saloon {

#ifdef SALOON_MODULE
struct LeftOut {
  template <class... T>
  constexpr LeftOut(const T&... /*whatever*/) {}  // NOLINT(google-explicit-constructor): rows are written as they are
};
template <class T>
using NotInModules = LeftOut;
#else
template <class T>
using NotInModules = T;
#endif

}  // namespace saloon
