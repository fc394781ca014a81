#include "python/convert.h"

namespace saloon::python {
namespace {

/// Deeper than any state, and far from the end of the stack: a list may contain itself.
constexpr int kDeepest = 64;

std::string type_name(const py::handle& object) { return py::str(py::type::of(object).attr("__name__")); }

py::object to_list(const json::array& array) {
  py::list out(array.size());
  for (std::size_t i = 0; i < array.size(); ++i) out[i] = to_python(array[i]);
  return out;
}

py::object to_dict(const json::object& object) {
  py::dict out;
  for (const auto& [key, value] : object) out[py::str(key.data(), key.size())] = to_python(value);
  return out;
}

json::value number_from(const py::handle& object) {
  int overflow = 0;
  const long long n = PyLong_AsLongLongAndOverflow(object.ptr(), &overflow);
  if (overflow == 0) return i64{n};
  const unsigned long long unsigned_n = overflow > 0 ? PyLong_AsUnsignedLongLong(object.ptr()) : 0;
  if (overflow < 0 || PyErr_Occurred() != nullptr) {
    PyErr_Clear();
    throw py::value_error("a number must be from -2^63 to 2^64 - 1");
  }
  return u64{unsigned_n};
}

std::string text_from(const py::handle& object) {
  Py_ssize_t size = 0;
  const char* text = PyUnicode_AsUTF8AndSize(object.ptr(), &size);
  if (text == nullptr) throw py::error_already_set();
  return {text, std::size_t(size)};
}

json::value value_from(const py::handle& object, int depth);

json::value array_from(const py::handle& object, int depth) {
  json::array out;
  for (const py::handle item : py::reinterpret_borrow<py::sequence>(object)) out.push_back(value_from(item, depth));
  return out;
}

json::value object_from(const py::handle& object, int depth) {
  json::object out;
  for (const auto& [key, value] : py::reinterpret_borrow<py::dict>(object)) {
    if (!PyUnicode_Check(key.ptr())) throw py::type_error("keys must be str, not " + type_name(key));
    out[text_from(key)] = value_from(value, depth);
  }
  return out;
}

json::value value_from(const py::handle& object, int depth) {
  if (depth > kDeepest) throw py::value_error("this object is nested too deeply");
  PyObject* o = object.ptr();
  if (object.is_none()) return nullptr;
  if (PyBool_Check(o)) return o == Py_True;
  if (PyLong_Check(o)) return number_from(object);
  if (PyFloat_Check(o)) return PyFloat_AS_DOUBLE(o);
  if (PyUnicode_Check(o)) return json::string(text_from(object));
  if (PyList_Check(o) || PyTuple_Check(o)) return array_from(object, depth + 1);
  if (PyDict_Check(o)) return object_from(object, depth + 1);
  throw py::type_error("expected None, bool, int, float, str, list, tuple or dict, not " + type_name(object));
}

}  // namespace

py::object to_python(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null:
      return py::none();
    case json::kind::bool_:
      return py::bool_(value.get_bool());
    case json::kind::int64:
      return py::int_(value.get_int64());
    case json::kind::uint64:
      return py::int_(value.get_uint64());
    case json::kind::double_:
      return py::float_(value.get_double());
    case json::kind::string:
      return py::str(value.get_string().data(), value.get_string().size());
    case json::kind::array:
      return to_list(value.get_array());
    case json::kind::object:
      return to_dict(value.get_object());
  }
  return py::none();
}

json::value from_python(const py::handle& object) { return value_from(object, 0); }

json::value from_python_or_text(const py::handle& object) {
  if (!PyUnicode_Check(object.ptr())) return from_python(object);
  auto value = parse_json(text_from(object));
  if (!value) throw py::value_error("not a JSON text: " + value.error());
  return std::move(*value);
}

}  // namespace saloon::python
