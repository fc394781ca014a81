# Tests. tests/<folder>/**/*.cpp make one program per folder, tests/*_test.cpp one more, tests/laws.cpp and
# tests/corrected_box.cpp their own.
# They run from the repository's root and know SALOON_ROOT, SALOON_TOOLS (the components generators), SALOON_PROGRAM and
# SALOON_EXAMPLE (the example bot).
find_package(GTest REQUIRED)
find_package(rapidcheck QUIET)
include(GoogleTest)

set(SALOON_TESTS_OPTIMIZE "" CACHE STRING "How the tests' own code is optimised, e.g. -O1; empty: like everything else")
add_library(saloon_tests_optimized INTERFACE)
target_compile_options(saloon_tests_optimized INTERFACE ${SALOON_TESTS_OPTIMIZE})
saloon_shelf(saloon_tests USES saloon_flags saloon_tests_optimized GTest::gmock
             ALSO <filesystem> <fstream> <gmock/gmock.h> <gtest/gtest.h>)

# The template of docs/adding-a-game.md: a game like the others, which the program does not know.
saloon_game(toy IN _template)

# saloon_test(<name> <files...>): a test of the whole house.
function(saloon_test name)
  saloon_test_program(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE saloon_cli saloon_registry saloon_game_toy)
  target_compile_definitions(${name} PRIVATE SALOON_ROOT="${CMAKE_SOURCE_DIR}" SALOON_TOOLS="${CMAKE_BINARY_DIR}/tools")
  if(TARGET saloon)
    target_compile_definitions(${name} PRIVATE SALOON_PROGRAM="$<TARGET_FILE:saloon>"
                               SALOON_EXAMPLE="$<TARGET_FILE:example_bot>")
    add_dependencies(${name} saloon example_bot)
  endif()
endfunction()

# saloon_test_program(<name> <files...>): a test that still has to be told what it uses of the house.
function(saloon_test_program name)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE saloon_flags saloon_tests_optimized GTest::gmock GTest::gtest_main)
  saloon_precompile(${name} saloon_tests)
  if(TARGET rapidcheck)
    target_link_libraries(${name} PRIVATE rapidcheck)
  endif()
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  gtest_discover_tests(${name} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} DISCOVERY_MODE PRE_TEST
                       DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 900)
endfunction()

file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true tests/*)
foreach(folder IN LISTS folders)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*_test.cpp)
  get_filename_component(name ${folder} NAME)
  # Races are only where threads are: bots, server, and the programs that start them.
  if(SALOON_SANITIZE STREQUAL "thread" AND NOT name MATCHES "^(bots|cli|server)$")
    continue()
  endif()
  # Bugs that are planted in a toy: whether the nets find them, a sanitizer does not know better. What is read file by file
  # (./test --full, tidy) is read here too.
  if(name STREQUAL "planted" AND SALOON_SANITIZE AND SALOON_TOGETHER)
    continue()
  endif()
  if(IS_DIRECTORY ${folder} AND sources)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    saloon_test(${name}_tests ${sources})
    saloon_together(${name}_tests)
  endif()
endforeach()
# Those of one game are compiled together, never those of two: their rules have the same names.
foreach(slug IN LISTS SALOON_GAMES)
  file(GLOB sources CONFIGURE_DEPENDS tests/games/${slug}_*.cpp)
  set_source_files_properties(${sources} PROPERTIES UNITY_GROUP ${slug})
endforeach()
if(TARGET games_tests)
  set_target_properties(games_tests PROPERTIES UNITY_BUILD_MODE GROUP)
endif()
file(GLOB sources CONFIGURE_DEPENDS tests/*_test.cpp)
if(sources AND NOT SALOON_SANITIZE STREQUAL "thread")
  saloon_test(whole_tests ${sources})
  saloon_together(whole_tests)
endif()
if(EXISTS ${CMAKE_SOURCE_DIR}/tests/laws.cpp AND NOT SALOON_SANITIZE STREQUAL "thread")
  saloon_test(laws tests/laws.cpp)
endif()

# --- a game out of a box that its owner has corrected -----------------------------------------------------------------
# What reads the box is compiled anew, so this is a library of its own, and no program can hold it beside the house's.
function(saloon_corrected_box slug member value)
  set(folder ${CMAKE_BINARY_DIR}/corrected)
  set(json ${CMAKE_SOURCE_DIR}/games/${slug}/components.json)
  set(header ${folder}/games/${slug}/components.gen.h)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${json})
  file(READ ${json} box)
  string(JSON box SET "${box}" ${member} "${value}")
  file(CONFIGURE OUTPUT ${folder}/components.json CONTENT "${box}\n" @ONLY)
  file(MAKE_DIRECTORY ${folder}/games/${slug})
  add_custom_command(OUTPUT ${header} COMMAND saloon_components_${slug} components.json ${header} pieces.json
                     DEPENDS ${folder}/components.json WORKING_DIRECTORY ${folder} VERBATIM)

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS games/${slug}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/components_check\\.cpp$")
  saloon_room(saloon_corrected_${slug} saloon_pure SOURCES ${sources} ${header} USES saloon_engine saloon_bots)
  saloon_together(saloon_corrected_${slug})
  target_include_directories(saloon_corrected_${slug} BEFORE PRIVATE ${folder})

  saloon_test_program(corrected_box tests/corrected_box.cpp ${header})
  target_include_directories(corrected_box BEFORE PRIVATE ${folder})
  target_link_libraries(corrected_box PRIVATE saloon_corrected_${slug})
endfunction()
# Figures out of a table: sanitizers have nothing to find in them.
if(TARGET saloon_game_desperados_cards AND NOT (SALOON_SANITIZE AND SALOON_TOGETHER))
  saloon_corrected_box(desperados_cards position_values_by_place_value
                       [[{"2": [6, 9], "3": [1, 0, 8], "4": [2, 9, 5, 7], "5": [4, 1, 0, 12, 10]}]])
endif()

# Programs that play fixed games and print all of them. record_matches: tests/compilers.sh compares what differently
# compiled ones print; record_tables: tests/wasm/same_tables.mjs compares it with WebAssembly; record_games:
# tests/same_games.sh compares it with what it was; wire_lines: tests/wire.sh holds it against docs/wire.
foreach(name IN ITEMS record_matches record_tables record_games wire_lines)
  if(EXISTS ${CMAKE_SOURCE_DIR}/tests/${name}.cpp)
    saloon_measure(${name} tests/${name}.cpp)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  endif()
endforeach()
if(TARGET saloon AND TARGET record_games AND NOT SALOON_SANITIZE)
  add_test(NAME wire COMMAND ${CMAKE_SOURCE_DIR}/tests/wire.sh ${CMAKE_BINARY_DIR} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  add_test(NAME protocol COMMAND ${CMAKE_SOURCE_DIR}/tests/protocol.sh ${CMAKE_BINARY_DIR} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  add_test(NAME set_up COMMAND ${CMAKE_SOURCE_DIR}/tests/set_up.sh)
  add_test(NAME roles COMMAND ${CMAKE_SOURCE_DIR}/tools/roles.py)
  add_test(NAME same_games COMMAND ${CMAKE_SOURCE_DIR}/tests/same_games.sh --quick ${CMAKE_BINARY_DIR} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endif()

# --- scenarios and clauses of every game, through the program ---------------------------------------------------------
if(TARGET saloon)
  get_property(games GLOBAL PROPERTY SALOON_GAMES)
  foreach(slug IN LISTS games)
    file(GLOB scenarios CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR} games/${slug}/scenarios/*.json)
    if(scenarios)
      add_test(NAME scenarios.${slug} COMMAND saloon scenario ${scenarios} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
      add_test(NAME clauses.${slug} COMMAND saloon clauses ${slug} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    endif()
  endforeach()
endif()

# --- every header compiles on its own, also those of games that are still to be registered --------------------------
if(SALOON_CHECK_HEADERS)
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR} engine/*.h games/*.h bots/*.h laws/*.h telling/*.h)
  set(alone "")
  foreach(header IN LISTS headers)
    string(MAKE_C_IDENTIFIER ${header} unit)
    set(unit ${CMAKE_BINARY_DIR}/generated/headers/${unit}.cpp)
    file(CONFIGURE OUTPUT ${unit} CONTENT "#include \"${header}\"\n#include \"${header}\"\n" @ONLY)
    list(APPEND alone ${unit})
  endforeach()
  add_library(saloon_lone_headers OBJECT ${alone})
  target_link_libraries(saloon_lone_headers PRIVATE saloon_pure saloon_registry saloon_telling saloon_game_toy)
endif()
