// JSON values as Python objects and back, value by value, without a text in between.
#pragma once

#include <pybind11/pybind11.h>

#include <string>

#include "engine/json/json.h"

namespace saloon::python {

namespace py = pybind11;

py::object to_python(const json::value& value);
/// None, bool, int, float, str, list, tuple and dict with str keys; TypeError or ValueError for anything else.
json::value from_python(const py::handle& object);
/// The same, but a str is read as a JSON text.
json::value from_python_or_text(const py::handle& object);

}  // namespace saloon::python
