# How everything is compiled: standard, warnings, sanitizers, ccache and mold when present.
#
# saloon_flags   warnings and include paths, for everything of ours
# saloon_pure    the same for engine/, telling/ and games/, which never throw (they also run where nothing can)
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Everything can be part of a shared library (the Python module). With hidden names this costs no instruction.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
if(SALOON_WASM)
  set(CMAKE_POSITION_INDEPENDENT_CODE OFF)
endif()
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

option(SALOON_POPCNT "On x86-64, count bits with the instruction every machine since 2009 has" ON)
option(SALOON_CHECK_HEADERS "Compile every header on its own" ON)
option(SALOON_PRECOMPILE "Read the standard library, Boost.JSON and GoogleTest once, not once per file" OFF)
option(SALOON_TOGETHER "Compile the files of a room eight at a time, as if they were one" OFF)
option(SALOON_FUZZ "Build the fuzzers of fuzz/ (clang)" OFF)
set(SALOON_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=")

include(CheckCXXCompilerFlag)
if(NOT SALOON_WASM)
  find_package(Threads REQUIRED)
endif()

add_library(saloon_flags INTERFACE)
target_include_directories(saloon_flags INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)
target_compile_options(saloon_flags INTERFACE -Wall -Wextra -Wconversion -Wshadow -Werror)
# libstdc++ 12 uses a function of its own that it calls deprecated (in stable_sort), and clang tells us.
target_compile_options(saloon_flags INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
# g++ 12 sees overlapping copies in "text" + std::string where there are none (its bug 105651).
target_compile_options(saloon_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
# One definition of Boost's functions in all translation units, whether or not they may throw themselves.
target_compile_definitions(saloon_flags INTERFACE BOOST_NO_EXCEPTIONS)

add_library(saloon_pure INTERFACE)
target_link_libraries(saloon_pure INTERFACE saloon_flags)
target_compile_options(saloon_pure INTERFACE -fno-exceptions)

# Bots weigh with doubles: no machine may round a*b+c in one step where another takes two.
add_compile_options(-ffp-contract=off)

if(SALOON_POPCNT AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  check_cxx_compiler_flag(-mpopcnt SALOON_HAS_MPOPCNT)
  if(SALOON_HAS_MPOPCNT)
    add_compile_options(-mpopcnt)
  endif()
endif()

if(SALOON_SANITIZE)
  add_compile_options(-fsanitize=${SALOON_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${SALOON_SANITIZE})
endif()

# What a fuzzer finds its way through: the rooms and the fuzzers, not the tests. Without a sanitizer they are only read (tidy).
add_library(saloon_covered INTERFACE)
if(SALOON_FUZZ AND SALOON_SANITIZE)
  target_compile_options(saloon_covered INTERFACE -fsanitize=fuzzer-no-link)
endif()

find_program(SALOON_CCACHE ccache)
if(SALOON_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # What was compiled in another clone serves here too; and what a file reads is known from compiling it, without reading it
  # once more before.
  set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1)
  if(SALOON_PRECOMPILE)
    # What ccache needs to serve objects that use precompiled headers.
    list(APPEND CMAKE_CXX_COMPILER_LAUNCHER CCACHE_SLOPPINESS=pch_defines,time_macros)
    add_compile_options("$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
  endif()
  list(APPEND CMAKE_CXX_COMPILER_LAUNCHER ${SALOON_CCACHE})
endif()

find_program(SALOON_MOLD mold)
if(SALOON_MOLD AND NOT SALOON_WASM)
  add_link_options(-fuse-ld=mold)
endif()

# --- headers of others, read once ------------------------------------------------------------------------------------
# <kind>_shelf keeps a precompiled header for all targets of that kind, which are compiled with the same options:
# libraries of saloon_pure and of saloon_flags, saloon_programs, and in cmake/tests.cmake saloon_tests. Without
# SALOON_PRECOMPILE every file reads for itself, and a missing #include shows.
set(SALOON_READ_ONCE <algorithm> <array> <charconv> <chrono> <cmath> <functional> <map> <memory> <optional> <set> <span>
    <sstream> <string> <string_view> <vector> <boost/json/array.hpp> <boost/json/object.hpp> <boost/json/parse.hpp>
    <boost/json/serialize.hpp> <boost/json/value.hpp>)
set(SALOON_SHELF_SOURCE ${CMAKE_BINARY_DIR}/generated/shelf.cpp)
file(CONFIGURE OUTPUT ${SALOON_SHELF_SOURCE} CONTENT "int main() {}\n")

# saloon_shelf(<kind> USES <targets...> ALSO <headers...>): programs and libraries are compiled differently; OBJECT for
# the latter.
function(saloon_shelf kind)
  cmake_parse_arguments(SHELF "OBJECT" "" "USES;ALSO" ${ARGN})
  if(NOT SALOON_PRECOMPILE)
    return()
  endif()
  if(SHELF_OBJECT)
    add_library(${kind}_shelf OBJECT EXCLUDE_FROM_ALL ${SALOON_SHELF_SOURCE})
  else()
    add_executable(${kind}_shelf EXCLUDE_FROM_ALL ${SALOON_SHELF_SOURCE})
  endif()
  target_link_libraries(${kind}_shelf PRIVATE ${SHELF_USES})
  target_precompile_headers(${kind}_shelf PRIVATE ${SALOON_READ_ONCE} ${SHELF_ALSO})
endfunction()

# saloon_precompile(<target> <kind>)
function(saloon_precompile target kind)
  if(SALOON_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM ${kind}_shelf)
  endif()
endfunction()

if(SALOON_PRECOMPILE)
  # libstdc++ silences these itself, about its <bits/char_traits.h>; g++ 12 forgets that in a precompiled header.
  target_compile_options(saloon_flags INTERFACE
    "$<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>")
endif()
saloon_shelf(saloon_pure OBJECT USES saloon_pure saloon_covered)
saloon_shelf(saloon_flags OBJECT USES saloon_flags saloon_covered ALSO <iostream>)
saloon_shelf(saloon_programs USES saloon_flags)

# server/ is much code with no inner loop: sanitizers find the same in it without optimisation, in half the time to compile.
set(SALOON_SERVER_OPTIMIZE "" CACHE STRING "How server/ is optimised, e.g. -O0; empty: like everything else")
set(SALOON_SERVER_KIND saloon_flags)
if(SALOON_SERVER_OPTIMIZE)
  set(SALOON_SERVER_KIND saloon_server_flags)
  add_library(saloon_server_flags INTERFACE)
  target_link_libraries(saloon_server_flags INTERFACE saloon_flags)
  target_compile_options(saloon_server_flags INTERFACE ${SALOON_SERVER_OPTIMIZE})
  saloon_shelf(saloon_server_flags OBJECT USES saloon_server_flags saloon_covered ALSO <iostream>)
endif()

# --- files that are compiled together --------------------------------------------------------------------------------
# saloon_together(<target> [ALONE <files...>]): what eight files read and instantiate, the compiler then does once. Names
# in unnamed namespaces of a folder must be different for it; files for which that is asked too much are compiled alone.
# Not for engine/ and bots/, and for games/ only under sanitizers and in modules: what the inner loop is made of is compiled
# as it always was.
function(saloon_together target)
  cmake_parse_arguments(TOGETHER "" "" "ALONE" ${ARGN})
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${SALOON_TOGETHER} UNITY_BUILD_BATCH_SIZE 8)
  if(TOGETHER_ALONE)
    set_source_files_properties(${TOGETHER_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()
