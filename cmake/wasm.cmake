# WebAssembly modules: modules/<slug>.wasm in the build folder, each with one game, its bots, records and telling. They
# hold no texts and start no threads; wasm/README.md says how they are called.
#
# What checks components.json runs here, not there: it comes out of a build for this machine, SALOON_HOST. By default
# that is a folder "host" in the build folder, which has nothing else in it.
set(SALOON_HOST ${CMAKE_BINARY_DIR}/host CACHE PATH "A build folder for this machine, for what runs while building")
include(CTest)

# Boost alone, without the headers of this machine beside it.
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
find_path(SALOON_BOOST boost/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(CREATE_LINK ${SALOON_BOOST}/boost ${CMAKE_BINARY_DIR}/include/boost SYMBOLIC)
include_directories(SYSTEM ${CMAKE_BINARY_DIR}/include)

# Boost without threads, and without what only its error messages and quicker doubles need.
add_compile_definitions(BOOST_SYSTEM_DISABLE_THREADS BOOST_DISABLE_CURRENT_LOCATION BOOST_JSON_RYU_OPTIMIZE_SIZE)
add_compile_options(-fno-exceptions -fno-rtti)
add_compile_definitions(SALOON_MODULE)  # engine/rows/left_out.h
# There is one thread, and no end at which anything would be destroyed. Instructions that all browsers have had for years.
add_compile_options(-fno-threadsafe-statics -fno-c++-static-destructors -mbulk-memory -mnontrapping-fptoint)

# --- boxes ------------------------------------------------------------------------------------------------------------
# saloon_wasm_boxes(<slug>...): their components.gen.h, made by the host's build. One command, as one folder cannot be
# built twice at a time.
function(saloon_wasm_boxes)
  if(NOT EXISTS ${SALOON_HOST}/CMakeCache.txt)
    execute_process(
      COMMAND ${CMAKE_COMMAND} -S ${CMAKE_SOURCE_DIR} -B ${SALOON_HOST} -G Ninja -DCMAKE_CXX_COMPILER=g++
              -DCMAKE_CXX_FLAGS_RELEASE=-O1 -DBUILD_TESTING=${BUILD_TESTING} -DSALOON_PYTHON=OFF
              -DSALOON_CHECK_HEADERS=OFF
      OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  endif()
  set(targets "")
  set(headers "")
  set(copies "")
  foreach(slug IN LISTS ARGN)
    set(header generated/games/${slug}/components.gen.h)
    list(APPEND targets saloon_header_${slug})
    list(APPEND headers ${CMAKE_BINARY_DIR}/${header})
    list(APPEND copies COMMAND ${CMAKE_COMMAND} -E copy_if_different ${SALOON_HOST}/${header} ${CMAKE_BINARY_DIR}/${header})
  endforeach()
  file(GLOB tool CONFIGURE_DEPENDS games/*/components.json games/*/components_check.cpp tools/components/*)
  add_custom_command(OUTPUT ${headers} COMMAND ${CMAKE_COMMAND} --build ${SALOON_HOST} --target ${targets} ${copies}
                     DEPENDS ${tool} COMMENT "Checking components.json of every game" VERBATIM)
  add_custom_target(saloon_boxes DEPENDS ${headers})
endfunction()

find_program(SALOON_WASM_OPT wasm-opt REQUIRED)

# --- modules ----------------------------------------------------------------------------------------------------------
function(saloon_wasm_modules)
  saloon_wasm_boxes(${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS wasm/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/(exports|memory|side_by_side|json_text|json_values|old_names)\\.cpp$")
  saloon_room(saloon_wasm saloon_pure SOURCES ${sources} USES saloon_house saloon_telling saloon_engine saloon_bots)
  if(BUILD_TESTING)
    target_compile_definitions(saloon_wasm PRIVATE SALOON_WASM_POSITIONS)  # matches can be opened at any position
  endif()
  foreach(slug IN LISTS ARGN)
    saloon_wasm_module(${slug})
  endforeach()
  if(BUILD_TESTING)
    saloon_wasm_tests(${ARGN})
  endif()
endfunction()

# Who makes malloc must not have its calls taken for malloc's.
set_source_files_properties(wasm/memory.cpp PROPERTIES COMPILE_OPTIONS "-fno-builtin;-fno-lto")

function(saloon_wasm_module slug)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS games/${slug}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/components_check\\.cpp$")
  set(info ${CMAKE_BINARY_DIR}/generated/games/${slug}/info.cpp)
  configure_file(cmake/wasm_info.cpp.in ${info} @ONLY)
  saloon_room(saloon_game_${slug} saloon_pure SOURCES ${sources} ${info} USES saloon_engine saloon_bots)
  saloon_together(saloon_game_${slug} ALONE ${info})
  add_dependencies(saloon_game_${slug} saloon_boxes)

  # The stack comes first, and its last kilobyte is nobody's: that much of memory is unused. -O0 keeps clang from calling
  # wasm-opt by itself: it does more when it sees the code as it was linked.
  add_executable(${slug} wasm/exports.cpp wasm/memory.cpp)
  target_link_libraries(${slug} PRIVATE saloon_flags saloon_wasm saloon_game_${slug})
  target_link_options(${slug} PRIVATE -mexec-model=reactor -fuse-ld=lld -Wl,--strip-all -Wl,-mllvm,-inline-threshold=-60
                      -Wl,--stack-first,-z,stack-size=1048576 -O0)
  add_custom_command(
    TARGET ${slug} POST_BUILD
    COMMAND ${SALOON_WASM_OPT} --flatten --rereloop -Oz -Oz --converge -ocimfs=30 --low-memory-unused --enable-sign-ext
            --enable-mutable-globals --enable-bulk-memory --enable-nontrapping-float-to-int $<TARGET_FILE:${slug}>
            -o $<TARGET_FILE:${slug}> VERBATIM)
  set_target_properties(${slug} PROPERTIES SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/modules)
endfunction()

# --- tests, by Node ---------------------------------------------------------------------------------------------------
set(SALOON_WASM_BAR 140000 CACHE STRING "What a module may weigh, in bytes of brotli")

function(saloon_wasm_tests)
  find_program(SALOON_NODE NAMES node nodejs REQUIRED)
  set(modules ${CMAKE_BINARY_DIR}/modules)
  saloon_wasm_test(wasm.weight tests/wasm/sizes.mjs ${modules} ${SALOON_WASM_BAR})
  # The games that the native program plays, for comparison.
  add_test(NAME wasm.native COMMAND ${CMAKE_COMMAND} --build ${SALOON_HOST} --target record_matches record_tables)
  set_tests_properties(wasm.native PROPERTIES FIXTURES_SETUP native TIMEOUT 900)
  foreach(slug IN LISTS ARGN)
    saloon_wasm_test(wasm.calls.${slug} tests/wasm/calls.mjs ${modules} ${slug})
    saloon_wasm_test(wasm.outlook.${slug} tests/wasm/outlook.mjs ${modules} ${slug})
    saloon_wasm_test(wasm.tables.${slug} tests/wasm/tables.mjs ${modules} ${slug})
    saloon_wasm_test(wasm.play.${slug} examples/play.mjs ${slug} fr --by-itself)
    saloon_wasm_test(wasm.same_tables.${slug} tests/wasm/same_tables.mjs ${SALOON_HOST}/tests/record_tables ${modules} ${slug} cowhand 20)
    set_tests_properties(wasm.same_tables.${slug} PROPERTIES FIXTURES_REQUIRED native)
    foreach(bot IN ITEMS cowhand gunslinger:40)
      set(name wasm.records.${slug}.${bot})
      saloon_wasm_test(${name} tests/wasm/same_records.mjs ${SALOON_HOST}/tests/record_matches ${modules} ${slug} ${bot} 20)
      set_tests_properties(${name} PROPERTIES FIXTURES_REQUIRED native)
    endforeach()
  endforeach()
endfunction()

function(saloon_wasm_test name script)
  add_test(NAME ${name} COMMAND ${SALOON_NODE} ${script} ${ARGN} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES TIMEOUT 900 ENVIRONMENT SALOON_MODULES=${CMAKE_BINARY_DIR}/modules)
endfunction()
