# saloon_game(<slug> [IN <folder>]): the library saloon_game_<slug> from games/<folder>/, by default games/<slug>/.
#
#   games/<folder>/*.cpp                 its rules
#   games/<folder>/components.json       its box: checked, then turned into "games/<folder>/components.gen.h" and
#                                        pieces.json beside it, which is embedded as saloon::embedded::<slug>_pieces
#   games/<folder>/components_check.cpp  knows what that file must contain; part of the generator, not of the game
#   rules.{en,fr}.md words/{en,fr}.json  embedded as saloon::embedded::<slug>_rules_en ... ("embedded/<slug>.h")
define_property(GLOBAL PROPERTY SALOON_GAMES BRIEF_DOCS "Slugs of the registered games")

function(saloon_game slug)
  cmake_parse_arguments(GAME "" "IN" "" ${ARGN})
  set(folder ${slug})
  if(GAME_IN)
    set(folder ${GAME_IN})
  endif()
  set(place ${CMAKE_SOURCE_DIR}/games/${folder})
  saloon_components(${slug} ${folder})

  saloon_embed(saloon_texts_${slug} ${slug} BASE ${place} PREFIX ${slug}_
               FILES rules.en.md rules.fr.md words/en.json words/fr.json
               MADE ${CMAKE_BINARY_DIR}/generated/games/${folder}/pieces.json)

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${place}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/components_check\\.cpp$")
  set(info ${CMAKE_BINARY_DIR}/generated/games/${folder}/info.cpp)
  saloon_laws(${slug} "" LAWS)
  configure_file(${CMAKE_SOURCE_DIR}/cmake/info.cpp.in ${info} @ONLY)
  saloon_room(saloon_game_${slug} saloon_pure SOURCES ${sources} ${info}
              USES saloon_engine saloon_bots saloon_texts_${slug} saloon_box_${slug})
  if(SALOON_SANITIZE)
    saloon_together(saloon_game_${slug} ALONE ${info})
  endif()
endfunction()

# saloon_laws(<slug> <"extern " or ""> <variable>): declares that the laws of a game are compiled elsewhere, or does it.
# Only under sanitizers: g++ would inline less of the simulation beside them (desperados_cards: a third more
# instructions per decision).
function(saloon_laws slug extern out)
  set(${out} "" PARENT_SCOPE)
  if(NOT SALOON_SANITIZE)
    return()
  endif()
  file(READ ${CMAKE_SOURCE_DIR}/cmake/laws_of_game.in text)
  string(CONFIGURE "${text}" text @ONLY)
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# saloon_box_<slug>: whoever links it waits for the generated header.
function(saloon_components slug folder)
  set(json games/${folder}/components.json)
  set(header ${CMAKE_BINARY_DIR}/generated/games/${folder}/components.gen.h)
  set(pieces ${CMAKE_BINARY_DIR}/generated/games/${folder}/pieces.json)

  if(NOT TARGET saloon_components)
    file(GLOB tool CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/components/*.cpp)
    saloon_room(saloon_components saloon_flags SOURCES ${tool} USES saloon_json)
  endif()
  add_executable(saloon_components_${slug} games/${folder}/components_check.cpp)
  target_link_libraries(saloon_components_${slug} PRIVATE saloon_components)
  saloon_precompile(saloon_components_${slug} saloon_programs)
  set_target_properties(saloon_components_${slug} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools)

  add_custom_command(
    OUTPUT ${header} ${pieces}
    COMMAND saloon_components_${slug} ${json} ${header} ${pieces}
    DEPENDS ${CMAKE_SOURCE_DIR}/${json} saloon_components_${slug}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMENT "Checking ${json}"
    VERBATIM)
  add_custom_target(saloon_header_${slug} DEPENDS ${header} ${pieces})
  if(NOT TARGET saloon_headers)
    add_custom_target(saloon_headers)  # all of them: clang-tidy needs no more of a build
  endif()
  add_dependencies(saloon_headers saloon_header_${slug})
  add_library(saloon_box_${slug} INTERFACE)
  add_dependencies(saloon_box_${slug} saloon_header_${slug})
endfunction()

# saloon_games(<slug>...): their libraries, and all of them behind one list: saloon_registry, "games/all.gen.h",
# and with the laws "games/laws.gen.h".
function(saloon_games)
  set(INCLUDES "")
  set(TYPES "")
  set(DECLARATIONS "")
  set(INFOS "")
  set(LAWS "")
  set(libraries "")
  foreach(slug IN LISTS ARGN)
    set_property(GLOBAL APPEND PROPERTY SALOON_GAMES ${slug})
    saloon_game(${slug})
    list(APPEND libraries saloon_game_${slug})
    string(APPEND INCLUDES "#include \"games/${slug}/folded.h\"\n#include \"games/${slug}/game.h\"\n")
    string(APPEND TYPES "  f.template operator()<${slug}::Game, RowCodec<${slug}::Game>>();\n")
    string(APPEND DECLARATIONS "namespace ${slug} {\nGameInfo info();\n}\n")
    string(APPEND INFOS "      ${slug}::info(),\n")
    saloon_laws(${slug} "extern " laws)
    string(APPEND LAWS "${laws}")
  endforeach()
  configure_file(cmake/all_games.h.in ${CMAKE_BINARY_DIR}/generated/games/all.gen.h @ONLY)
  configure_file(cmake/laws.h.in ${CMAKE_BINARY_DIR}/generated/games/laws.gen.h @ONLY)
  configure_file(cmake/registry.cpp.in ${CMAKE_BINARY_DIR}/generated/games/registry.cpp @ONLY)
  saloon_room(saloon_registry saloon_pure SOURCES ${CMAKE_BINARY_DIR}/generated/games/registry.cpp
              USES ${libraries} saloon_bots saloon_engine Threads::Threads)
endfunction()
