#include "telling/introduction.h"

namespace saloon::telling {

Lines introduction(const Words& words) {
  Lines out;
  for (const std::string part : {"aim", "turn", "end"}) {
    out.push_back({Line::Role::Heading, words.say("introduction." + part)});
    out.push_back({Line::Role::About, words.say("game.introduction." + part)});
  }
  out.push_back({Line::Role::Heading, words.say("introduction.tips")});
  for (const std::string tip : {"tip_1", "tip_2", "tip_3"}) {
    out.push_back(
        {Line::Role::About, words.say("introduction.tip", {{"text", words.say("game.introduction." + tip)}})});
  }
  return out;
}

std::string guide_to(const std::string& question, const Words& words) {
  return words.say("ask." + question + ".guide");
}

}  // namespace saloon::telling
