# saloon_python(): the Python package, ready at python/saloon in the build folder (PYTHONPATH=build/python), and its
# tests. python/saloon_module.cpp and its neighbours are the compiled part, python/saloon/ is copied beside it.
#
# It is built for the Python that pybind11 was installed for, the one beside it. SALOON_PYTHON=AUTO skips it with one
# line where headers or pybind11 are missing, ON stops there.
set(SALOON_PYTHON AUTO CACHE STRING "The Python module: AUTO (where Python's headers and pybind11 are), ON or OFF")

function(saloon_python)
  if(NOT SALOON_PYTHON)
    return()
  endif()
  set(PYBIND11_NOPYTHON ON)
  find_package(pybind11 2.10 CONFIG QUIET)
  if(pybind11_FOUND AND NOT DEFINED Python3_ROOT_DIR)
    cmake_path(GET pybind11_INCLUDE_DIR PARENT_PATH Python3_ROOT_DIR)
  endif()
  set(Python3_FIND_STRATEGY LOCATION)
  find_package(Python3 3.9 QUIET COMPONENTS Interpreter Development.Module)

  set(missing "")
  if(NOT Python3_Development.Module_FOUND)
    list(APPEND missing "Python's headers (python3-dev)")
  endif()
  if(NOT pybind11_FOUND)
    list(APPEND missing "pybind11 (pybind11-dev)")
  endif()
  if(missing)
    list(JOIN missing " and " missing)
    if(SALOON_PYTHON STREQUAL "AUTO")
      message(STATUS "Python module: skipped, ${missing} missing")
      return()
    endif()
    message(FATAL_ERROR "Python module: ${missing} missing; install, or configure with -DSALOON_PYTHON=OFF")
  endif()
  message(STATUS "Python module: for Python ${Python3_VERSION}")
  saloon_python_package()
  if(BUILD_TESTING)
    saloon_python_tests()
  endif()
endfunction()

function(saloon_python_package)
  set(package ${CMAKE_BINARY_DIR}/python/saloon)
  set(docstrings ${CMAKE_BINARY_DIR}/python/docstrings.gen.h)
  add_custom_command(OUTPUT ${docstrings} VERBATIM
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/python/docstrings.py ${CMAKE_SOURCE_DIR}/python/saloon/_saloon.pyi ${docstrings}
    DEPENDS ${CMAKE_SOURCE_DIR}/python/docstrings.py ${CMAKE_SOURCE_DIR}/python/saloon/_saloon.pyi)
  file(GLOB sources CONFIGURE_DEPENDS python/*.cpp)
  Python3_add_library(saloon_python MODULE WITH_SOABI ${sources} ${docstrings})
  target_include_directories(saloon_python PRIVATE ${CMAKE_BINARY_DIR}/python)
  target_link_libraries(saloon_python PRIVATE saloon_flags saloon_registry saloon_telling pybind11::headers)
  if(SALOON_PRECOMPILE)
    target_precompile_headers(saloon_python PRIVATE ${SALOON_READ_ONCE} <pybind11/pybind11.h>)
  endif()
  set_target_properties(saloon_python PROPERTIES OUTPUT_NAME _saloon LIBRARY_OUTPUT_DIRECTORY ${package})

  file(GLOB files CONFIGURE_DEPENDS python/saloon/*.py python/saloon/*.pyi python/saloon/py.typed)
  foreach(file IN LISTS files)
    get_filename_component(name ${file} NAME)
    configure_file(${file} ${package}/${name} COPYONLY)
  endforeach()
endfunction()

# Each python/tests/test_NAME.py is the test python.NAME.
function(saloon_python_tests)
  file(GLOB tests CONFIGURE_DEPENDS python/tests/test_*.py)
  foreach(test IN LISTS tests)
    get_filename_component(name ${test} NAME_WE)
    string(REPLACE test_ python. name ${name})
    add_test(NAME ${name} COMMAND ${Python3_EXECUTABLE} -B ${test} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_tests_properties(${name} PROPERTIES TIMEOUT 900 ENVIRONMENT
      "PYTHONPATH=${CMAKE_BINARY_DIR}/python;SALOON_PROGRAM=$<TARGET_FILE:saloon>")
  endforeach()
endfunction()
