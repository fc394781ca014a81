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
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

option(SALOON_POPCNT "On x86-64, count bits with the instruction every machine since 2009 has" ON)
option(SALOON_CHECK_HEADERS "Compile every header on its own" ON)
option(SALOON_PRECOMPILE "Read Boost.JSON and GoogleTest once per target (clang; g++ 12 then warns of its own library)" OFF)
option(SALOON_FUZZ "Build the fuzzers of fuzz/ (clang)" OFF)
set(SALOON_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=")

include(CheckCXXCompilerFlag)
find_package(Threads REQUIRED)

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

if(SALOON_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

find_program(SALOON_CCACHE ccache)
if(SALOON_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${SALOON_CCACHE})
  if(SALOON_PRECOMPILE)
    # What ccache needs to serve objects that use precompiled headers.
    set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_SLOPPINESS=pch_defines,time_macros ${SALOON_CCACHE})
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()

find_program(SALOON_MOLD mold)
if(SALOON_MOLD)
  add_link_options(-fuse-ld=mold)
endif()

# saloon_precompile(<target> <headers...>): if SALOON_PRECOMPILE is on.
function(saloon_precompile target)
  if(SALOON_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()
