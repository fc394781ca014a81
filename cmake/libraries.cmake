# The rooms of the house as targets. Sources are found by folder; a folder that has none yet is an empty room.

# saloon_room(<target> <kind: saloon_pure|saloon_flags> SOURCES <files...> USES <targets...>)
function(saloon_room target kind)
  cmake_parse_arguments(ROOM "" "" "SOURCES;USES" ${ARGN})
  if(ROOM_SOURCES)
    add_library(${target} STATIC ${ROOM_SOURCES})
    target_link_libraries(${target} PRIVATE ${kind} saloon_covered PUBLIC saloon_flags ${ROOM_USES})
    saloon_precompile(${target} ${kind})
  else()
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE saloon_flags ${ROOM_USES})
  endif()
endfunction()

# saloon_json: Boost.JSON itself, compiled once.   saloon_engine: engine/.   saloon_bots: bots/.
function(saloon_engine)
  # One operator of the library, which nobody here calls, contains a catch; so it alone is compiled with exceptions.
  set(json engine/json/json_library.cpp engine/json/json_failure.cpp)
  if(SALOON_WASM)
    set(json wasm/json_values.cpp)
  endif()
  saloon_room(saloon_json saloon_flags SOURCES ${json})
  set_target_properties(saloon_json PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)

  file(GLOB_RECURSE engine CONFIGURE_DEPENDS engine/*.cpp)
  list(FILTER engine EXCLUDE REGEX "/json_(library|failure)\\.cpp$")
  if(SALOON_WASM)
    list(FILTER engine EXCLUDE REGEX "/(json_parse|old_names|wire/[a-z_]+)\\.cpp$")
    list(APPEND engine wasm/json_text.cpp wasm/old_names.cpp)
  endif()
  saloon_embed(saloon_old_names wire FILES tools/wire_names.json)
  saloon_room(saloon_engine saloon_pure SOURCES ${engine} USES saloon_json saloon_old_names)

  file(GLOB bots CONFIGURE_DEPENDS bots/*.cpp)
  if(SALOON_WASM)
    list(FILTER bots INCLUDE REGEX "/(character|memory|seat_bot|table_seeds)\\.cpp$")  # who decides, not who plays thousands of games
    list(APPEND bots wasm/side_by_side.cpp)
  endif()
  # With exceptions: whoever sits at a table may throw through its loop.
  saloon_room(saloon_bots saloon_flags SOURCES ${bots} USES saloon_engine)
endfunction()

# saloon_table_words: what is said at any table.   saloon_telling: telling/.
function(saloon_telling)
  file(GLOB telling CONFIGURE_DEPENDS telling/*.cpp)
  if(SALOON_WASM)
    list(FILTER telling EXCLUDE REGEX "/built_in\\.cpp$")
    saloon_room(saloon_telling saloon_pure SOURCES ${telling} USES saloon_engine saloon_bots)
    saloon_together(saloon_telling)
    return()
  endif()
  saloon_embed(saloon_table_words table_words FILES words/table.en.json words/table.fr.json)
  saloon_room(saloon_telling saloon_pure SOURCES ${telling} USES saloon_engine saloon_bots saloon_table_words)
  saloon_together(saloon_telling)
endfunction()

# saloon_house: house/, tables and the hall without sockets, files and clocks.
function(saloon_house)
  file(GLOB house CONFIGURE_DEPENDS house/*.cpp)
  if(SALOON_WASM)
    list(FILTER house EXCLUDE REGEX "/(archive|hall[a-z_]*)\\.cpp$")  # tables alone
  endif()
  saloon_room(saloon_house saloon_pure SOURCES ${house} USES saloon_telling saloon_engine saloon_bots)
  saloon_together(saloon_house)
endfunction()

# saloon_server: server/, the house on a machine: sockets, a ledger, workers. Only here is anything thrown.
# saloon_asio: Asio and Beast, compiled once.
function(saloon_server)
  saloon_room(saloon_asio ${SALOON_SERVER_KIND} SOURCES server/asio/asio_library.cpp USES Threads::Threads)
  set_target_properties(saloon_asio PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
  target_compile_definitions(saloon_asio PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)

  saloon_embed(saloon_page_words page_words FILES words/page.en.json words/page.fr.json)
  set(assets server/assets/page.css server/assets/saloon.svg)
  saloon_zipped(zipped ${assets})
  saloon_embed(saloon_assets assets FILES ${assets} MADE ${zipped})

  saloon_client()

  file(GLOB server CONFIGURE_DEPENDS server/*.cpp)
  saloon_room(saloon_server ${SALOON_SERVER_KIND} SOURCES ${server}
              USES saloon_asio saloon_house saloon_registry saloon_page_words saloon_assets saloon_client sqlite3 qrencode crypto)
  saloon_together(saloon_server ALONE server/doors.cpp server/line.cpp)
endfunction()

# saloon_client: what browsers load, out of build-client/client.pack. tools/setup.sh makes that (build_web), once for all
# builds: it takes WebAssembly and Node, and this build needs neither.
set(SALOON_WEB AUTO CACHE STRING "The client for browsers in the program: AUTO (once it has been made), ON or OFF")

function(saloon_client)
  file(GLOB pack CONFIGURE_DEPENDS build-client/client.pack)
  if(NOT SALOON_WEB)
    set(pack "")
  elseif(NOT pack AND NOT SALOON_WEB STREQUAL "AUTO")
    message(FATAL_ERROR "build-client/client.pack is missing; ./play makes it, or configure with -DSALOON_WEB=OFF")
  endif()
  if(NOT pack)
    set(pack ${CMAKE_BINARY_DIR}/generated/client.pack)
    file(CONFIGURE OUTPUT ${pack} CONTENT "")
  endif()
  saloon_embed(saloon_client client MADE ${pack})
endfunction()

# saloon_zipped(<variable> <files...>): makes FILE.gz of each; their paths. Every build makes the same bytes.
function(saloon_zipped out)
  set(made "")
  foreach(file IN LISTS ARGN)
    get_filename_component(name ${file} NAME)
    set(zipped ${CMAKE_BINARY_DIR}/generated/zipped/${name}.gz)
    add_custom_command(OUTPUT ${zipped}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/generated/zipped
      COMMAND gzip -9nc ${CMAKE_SOURCE_DIR}/${file} > ${zipped}
      DEPENDS ${CMAKE_SOURCE_DIR}/${file})
    list(APPEND made ${zipped})
  endforeach()
  set(${out} ${made} PARENT_SCOPE)
endfunction()

# saloon_simulator: simulator/, the house in a simulated world.
function(saloon_simulator)
  file(GLOB simulator CONFIGURE_DEPENDS simulator/*.cpp)
  saloon_room(saloon_simulator saloon_pure SOURCES ${simulator} USES saloon_house saloon_registry)
  saloon_together(saloon_simulator)
  saloon_commit(commit)
  set_source_files_properties(simulator/simulation.cpp PROPERTIES COMPILE_DEFINITIONS SALOON_COMMIT="${commit}")
endfunction()

# The commit that is built, as far as git knows; another one configures anew.
function(saloon_commit into)
  execute_process(COMMAND git rev-parse --short HEAD WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE commit
                  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  execute_process(COMMAND git rev-parse --path-format=absolute --git-path logs/HEAD WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
                  OUTPUT_VARIABLE log OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(log AND EXISTS ${log})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${log})
  endif()
  if(NOT commit)
    set(commit unknown)
  endif()
  set(${into} ${commit} PARENT_SCOPE)
endfunction()

# saloon_terminal_words: what only the terminal says.
# saloon_cli: everything of the program but main, so that tests and fuzzers can link it too.
function(saloon_terminal)
  saloon_embed(saloon_terminal_words terminal_words FILES words/terminal.en.json words/terminal.fr.json
               words/offer.en.json words/offer.fr.json words/shell.en.json words/shell.fr.json)
  file(GLOB_RECURSE cli CONFIGURE_DEPENDS cli/*.cpp)
  list(FILTER cli EXCLUDE REGEX "/cli/main\\.cpp$")
  saloon_room(saloon_cli saloon_flags SOURCES ${cli} USES saloon_registry saloon_telling saloon_server saloon_simulator saloon_terminal_words edit ssl)
  saloon_together(saloon_cli)
  target_compile_definitions(saloon_cli PUBLIC SALOON_VERSION="${PROJECT_VERSION}")
endfunction()

# Installs a file with what `saloon ARGUMENTS` prints: the manual page, the completion.
function(saloon_install_printed arguments file)
  get_filename_component(folder ${file} DIRECTORY)
  install(CODE "
    set(place \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}\")
    file(MAKE_DIRECTORY \${place}/${folder})
    execute_process(COMMAND $<TARGET_FILE:saloon> ${arguments} OUTPUT_FILE \${place}/${file} COMMAND_ERROR_IS_FATAL ANY)
    message(STATUS \"Installing: \${place}/${file}\")")
endfunction()

# saloon_measure(<name> <source>): a program that measures or records play. It plays as tests do, so a sanitizer could
# find nothing new in it: there it is built only if asked for.
function(saloon_measure name source)
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE saloon_flags saloon_house saloon_registry)
  saloon_precompile(${name} saloon_programs)
  if(SALOON_SANITIZE)
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()

# saloon: the program. example_bot: what examples/bot.cpp makes. figures, telling: what bench/instructions counts. table: what a decision costs at a table of people. search_speed: what a search simulates. ledger_speed: what a row costs. fit_deadwood_1876: what its network is taught by. benchmarks: what bench/write_table.py measures.
function(saloon_program)
  add_executable(saloon cli/main.cpp)
  target_link_libraries(saloon PRIVATE saloon_cli)
  include(GNUInstallDirs)
  install(TARGETS saloon RUNTIME)
  saloon_install_printed(man ${CMAKE_INSTALL_MANDIR}/man1/saloon.1)
  saloon_install_printed("man;--lang;fr" ${CMAKE_INSTALL_MANDIR}/fr/man1/saloon.1)
  saloon_install_printed(completion ${CMAKE_INSTALL_DATADIR}/bash-completion/completions/saloon)

  # Somebody else's bot (docs/bots.md): nothing of ours but the warnings.
  add_executable(example_bot examples/bot.cpp)
  target_link_libraries(example_bot PRIVATE saloon_flags)

  saloon_measure(figures bench/figures.cpp)
  saloon_measure(telling bench/telling.cpp)
  saloon_measure(table bench/table.cpp)
  saloon_measure(search_speed bench/search.cpp)
  saloon_measure(ledger_speed bench/ledger.cpp)
  target_link_libraries(ledger_speed PRIVATE saloon_server)
  saloon_measure(fit_deadwood_1876 bench/fit_deadwood_1876.cpp)
  find_package(benchmark QUIET)
  if(benchmark_FOUND)
    add_executable(benchmarks EXCLUDE_FROM_ALL bench/benchmarks.cpp)
    target_link_libraries(benchmarks PRIVATE saloon_flags saloon_registry benchmark::benchmark)
  endif()
endfunction()

# Each fuzz/NAME.cpp is a libFuzzer program fuzz/NAME in the build folder.
function(saloon_fuzzers)
  file(GLOB fuzzers CONFIGURE_DEPENDS fuzz/*.cpp)
  foreach(source IN LISTS fuzzers)
    get_filename_component(name ${source} NAME_WE)
    add_executable(fuzz_${name} ${source})
    target_link_libraries(fuzz_${name} PRIVATE saloon_flags saloon_covered saloon_cli saloon_registry)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    set_target_properties(fuzz_${name} PROPERTIES OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
  endforeach()
endfunction()
