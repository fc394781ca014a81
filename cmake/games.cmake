# saloon_game(<slug>): the library saloon_game_<slug> from games/<slug>/.
#
#   games/<slug>/*.cpp                 its rules
#   games/<slug>/components.json       its box: checked, then turned into "games/<slug>/components.gen.h"
#   games/<slug>/components_check.cpp  knows what that file must contain; part of the generator, not of the game
#   rules.{en,fr}.md words/{en,fr}.json  embedded as saloon::embedded::<slug>_rules_en ... ("embedded/<slug>.h")
define_property(GLOBAL PROPERTY SALOON_GAMES BRIEF_DOCS "Slugs of the registered games")

function(saloon_game slug)
  set_property(GLOBAL APPEND PROPERTY SALOON_GAMES ${slug})
  set(folder ${CMAKE_SOURCE_DIR}/games/${slug})
  saloon_components(${slug})

  saloon_embed(saloon_texts_${slug} ${slug} BASE ${folder} PREFIX ${slug}_
               FILES rules.en.md rules.fr.md words/en.json words/fr.json)

  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/components_check\\.cpp$")
  saloon_room(saloon_game_${slug} saloon_pure SOURCES ${sources}
              USES saloon_engine saloon_bots saloon_texts_${slug} saloon_box_${slug})
endfunction()

# saloon_box_<slug>: whoever links it waits for the generated header.
function(saloon_components slug)
  set(json games/${slug}/components.json)
  set(header ${CMAKE_BINARY_DIR}/generated/games/${slug}/components.gen.h)

  file(GLOB tool CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/components/*.cpp)
  add_executable(saloon_components_${slug} ${tool} games/${slug}/components_check.cpp)
  target_link_libraries(saloon_components_${slug} PRIVATE saloon_flags saloon_json)
  set_target_properties(saloon_components_${slug} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools)

  add_custom_command(
    OUTPUT ${header}
    COMMAND saloon_components_${slug} ${json} ${header}
    DEPENDS ${CMAKE_SOURCE_DIR}/${json}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMENT "Checking ${json}"
    VERBATIM)
  add_custom_target(saloon_header_${slug} DEPENDS ${header})
  add_library(saloon_box_${slug} INTERFACE)
  add_dependencies(saloon_box_${slug} saloon_header_${slug})
endfunction()
