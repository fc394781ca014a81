// What help() says of a name: the docstring that the stubs have for it.
#pragma once

#include "docstrings.gen.h"

namespace saloon::python {

/// Does not compile for a name that the stubs do not explain.
consteval const char* doc(std::string_view name) {
  for (const Docstring& row : kDocstrings) {
    if (row.name == name) return row.text;
  }
  throw "no docstring of this name in python/saloon/_saloon.pyi";
}

}  // namespace saloon::python
