// The manual page, generated from the same words as --help, so that it is always true: saloon man | man -l -
#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/help.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

/// Text as roff takes it: no dash becomes a hyphen, no line a request.
std::string roff(std::string_view text) {
  std::string out;
  bool at_start = true;
  for (const char c : text) {
    if (at_start && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
    at_start = c == '\n';
  }
  return out;
}

std::string section(const Shell& shell, std::string_view key) { return ".SH " + roff(shell.say(key)) + "\n"; }

std::string options_of(const CLI::App& app) {
  std::string out;
  for (const CLI::Option* option : app.get_options()) {
    out += ".TP\n\\fB" + roff(written(*option)) + "\\fR\n" + roff(option->get_description()) + "\n";
  }
  return out;
}

std::string examples(const Shell& shell, const std::string& name) {
  return ".PP\n.nf\n" + roff(shell.say("help." + name + ".examples")) + "\n.fi\n";
}

std::string verb_section(const CLI::App& verb, const Shell& shell) {
  const std::string& name = verb.get_name();
  return ".SS \"" + roff(shell.say("help." + name + ".usage")) + "\"\n" + roff(shell.say("help." + name + ".about")) +
         "\n" + options_of(verb) + examples(shell, name);
}

int print_manual(const CLI::App& program, const Shell& shell) {
  std::string out = ".TH SALOON 1 \"\" \"saloon " SALOON_VERSION "\" \"" + roff(shell.say("man.title")) + "\"\n";
  out += section(shell, "man.name") + "saloon \\- " + roff(shell.say("man.summary")) + "\n";
  out += section(shell, "man.synopsis") + "\\fB" + roff(shell.say("help.saloon.usage")) + "\\fR\n";
  out += section(shell, "man.description") + roff(shell.say("help.saloon.about")) + "\n" + options_of(program);
  out += examples(shell, "saloon") + section(shell, "man.verbs");
  for (const CLI::App* verb : program.get_subcommands(nullptr)) out += verb_section(*verb, shell);
  for (const char* part : {"playing", "files", "environment", "exit"}) {
    const std::string key = std::string("man.") + part;
    out += section(shell, key) + roff(shell.say(key + "_text")) + "\n";
  }
  std::cout << out;
  return kFine;
}

}  // namespace

Run declare_man(CLI::App& app, const Shell& shell) {
  return [&app, &shell] { return print_manual(*app.get_parent(), shell); };
}

}  // namespace saloon::cli
