// Completion for bash, generated from what the program itself declares: verbs, flags, games, options, bots.
#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <set>

#include "bots/character.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

template <class Range>
std::string spaced(const Range& items) {
  std::string out;
  for (const auto& item : items) out += (out.empty() ? "" : " ") + std::string(item);
  return out;
}

std::string games() {
  std::vector<std::string> slugs;
  for (const GameInfo& game : all_games()) slugs.emplace_back(game.slug);
  return spaced(slugs);
}

std::string bots() {
  std::vector<std::string> names;
  for (const char* level : level_names()) names.emplace_back(level);
  return spaced(names);
}

bool takes_file(const std::string& label) { return label == "FILE" || label == "FOLDER" || label == "FILES"; }

/// "case" arms for the flags of a verb that take a value.
std::string value_arms(const CLI::App& verb) {
  std::string out;
  for (const CLI::Option* option : verb.get_options()) {
    if (!option->nonpositional() || option->get_items_expected_max() == 0) continue;
    const std::string label = option->get_type_name();
    const std::string flag = "--" + option->get_lnames().front();
    std::string words;
    if (flag == "--lang") words = "en fr";
    if (flag == "--bot" || flag == "--bots") words = bots();
    if (flag == "--humans") words = "all none";
    const std::string reply = flag == "--option"  ? "_saloon_option"
                              : takes_file(label) ? "COMPREPLY=($(compgen -f -- \"$cur\"))"
                                                  : "COMPREPLY=($(compgen -W \"" + words + "\" -- \"$cur\"))";
    out += "      \"" + verb.get_name() + " " + flag + "\") " + reply + "; return ;;\n";
  }
  return out;
}

std::string flags_of(const CLI::App& verb) {
  std::vector<std::string> flags;
  for (const CLI::Option* option : verb.get_options()) {
    for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
  }
  return spaced(flags);
}

/// What stands in a verb's places: games where the first is one, files otherwise.
std::string places_of(const CLI::App& verb) {
  for (const CLI::Option* option : verb.get_options()) {
    if (option->nonpositional()) continue;
    return option->get_name() == "GAME" ? "$(compgen -W \"" + games() + "\" -- \"$cur\")" : "$(compgen -f -- \"$cur\")";
  }
  return "";
}

/// Names of options with "=", or the values of the one that stands before it; of every game.
std::string option_function() {
  std::set<std::string> names;
  std::string arms;
  std::map<std::string, std::set<std::string>> values;
  for (const GameInfo& game : all_games()) {
    for (const OptionInfo& option : game.options) {
      names.insert(option.name + "=");
      values[option.name].insert(option.values.begin(), option.values.end());
    }
  }
  for (const auto& [name, all] : values) arms += "    " + name + ") words=\"" + spaced(all) + "\" ;;\n";
  return "_saloon_option() {\n"
         "  local name='' words='' at=$COMP_CWORD\n"
         "  [[ $cur == = ]] && { name=${COMP_WORDS[at-1]}; cur=''; }\n"
         "  [[ ${COMP_WORDS[at-1]} == = ]] && name=${COMP_WORDS[at-2]}\n"
         "  case $name in\n" +
         arms + "    '') words=\"" + spaced(names) +
         "\"; compopt -o nospace 2>/dev/null ;;\n"
         "  esac\n"
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
         "}\n";
}

int print_completion(const CLI::App& program) {
  std::vector<std::string> verbs;
  std::string values;
  std::string flags;
  std::string places;
  for (const CLI::App* verb : program.get_subcommands(nullptr)) {
    const std::string& name = verb->get_name();
    verbs.push_back(name);
    values += value_arms(*verb);
    flags += "      " + name + ") flags=\"" + flags_of(*verb) + "\" ;;\n";
    places += "      " + name + ") COMPREPLY=(" + places_of(*verb) + ") ;;\n";
  }
  std::cout << "# bash completion for saloon, made by `saloon completion`: source <(saloon completion)\n"
            << option_function() << "_saloon() {\n"
            << "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb='' flags='' word\n"
            << "  local verbs=\"" << spaced(verbs) << "\"\n"
            << "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
            << "    [[ -z $verb && \" $verbs \" == *\" $word \"* ]] && verb=$word\n"
            << "  done\n"
            << "  if [[ $prev == = || $cur == = ]]; then prev=--option; fi\n"
            << "  case \"$verb $prev\" in\n"
            << values << "      *' --lang') COMPREPLY=($(compgen -W 'en fr' -- \"$cur\")); return ;;\n"
            << "  esac\n"
            << "  if [[ $cur == -* ]]; then\n"
            << "    case $verb in\n"
            << flags << "      *) flags=\"" << flags_of(program) << "\" ;;\n"
            << "    esac\n"
            << "    COMPREPLY=($(compgen -W \"$flags\" -- \"$cur\"))\n"
            << "    return\n"
            << "  fi\n"
            << "  case $verb in\n"
            << places << "      *) COMPREPLY=($(compgen -W \"$verbs\" -- \"$cur\")) ;;\n"
            << "  esac\n"
            << "}\n"
            << "complete -o filenames -F _saloon saloon\n";
  return kFine;
}

}  // namespace

Run declare_completion(CLI::App& app, const Shell& /*its words are the program's*/) {
  return [&app] { return print_completion(*app.get_parent()); };
}

}  // namespace saloon::cli
