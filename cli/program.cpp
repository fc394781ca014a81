// From the command line to the verb: language first, then CLI11, then every mistake as one line in that language.
#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <map>

#include "cli/help.h"
#include "cli/print.h"
#include "cli/printable.h"
#include "cli/terminal.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

struct Verb {
  const char* name;
  Run (*declare)(CLI::App&, const Shell&);
};
constexpr Verb kVerbs[] = {
    {"games", declare_games},
    {"rules", declare_rules},
    {"intro", declare_intro},
    {"pieces", declare_pieces},
    {"play", declare_play},
    {"simulate", declare_simulate},
    {"simulate-house", declare_simulate_house},
    {"arena", declare_arena},
    {"bot", declare_bot},
    {"scenario", declare_scenario},
    {"clauses", declare_clauses},
    {"schema", declare_schema},
    {"replay", declare_replay},
    {"story", declare_story},
    {"verify", declare_verify},
    {"serve", declare_serve},
    {"join", declare_join},
    {"backup", declare_backup},
    {"restore", declare_restore},
    {"tables", declare_tables},
    {"site", declare_site},
    {"load", declare_load},
    {"completion", declare_completion},
    {"man", declare_man},
};

/// The language has to be known before any help text is: --lang wherever it stands, else the environment.
Language language_wanted(int argc, const char* const* argv) {
  for (int i = 1; i < argc; ++i) {
    std::string_view arg = argv[i];
    std::string_view code;
    if (arg == "--lang" && i + 1 < argc) code = argv[i + 1];
    if (arg.starts_with("--lang=")) code = arg.substr(7);
    if (const auto language = language_named(code)) return *language;
  }
  return language_of_environment();
}

class Program {
 public:
  explicit Program(Language language) : shell_(language), app_("", "saloon") {
    describe(app_);
    app_.add_flag("--version", version_, shell_.say("flag.version"));
    app_.require_subcommand(0, 1);
    for (const Verb& verb : kVerbs) {
      CLI::App* sub = app_.add_subcommand(verb.name, shell_.say("verb." + std::string(verb.name)));
      describe(*sub);
      runs_[verb.name] = verb.declare(*sub, shell_);
    }
  }

  int run(int argc, const char* const* argv) {
    const int code = run_checked(argc, argv);
    errno = 0;
    std::cout.flush();
    if (std::cout && std::fflush(stdout) == 0) return code;
    const char* why = std::strerror(errno == 0 ? EIO : errno);
    return complain(shell_.say("error.output", {{"detail", why}}), code == kFine ? kCheckFailed : code);
  }

 private:
  int run_checked(int argc, const char* const* argv) {
    try {
      refuse_empty_values(argc, argv);
      app_.parse(argc, argv);
      return run_parsed();
    } catch (const CLI::CallForHelp&) {
      print_line(help_text(chosen(), shell_));
      return kFine;
    } catch (const CLI::ParseError& mistake) {
      return complain(wording(mistake));
    } catch (const Wrong& wrong) {
      return complain(wrong.what());
    }
  }

  void describe(CLI::App& app) {
    app.allow_extras();
    app.set_help_flag("-h,--help", shell_.say("flag.help"));
    app.add_option("--lang", language_, shell_.say("flag.lang"))->type_name("en|fr");
    app.add_option("--color", colours_, shell_.say("flag.color"))->type_name("auto|always|never");
  }

  [[nodiscard]] Colours colours_named() const {
    if (colours_ == "always") return Colours::Always;
    if (colours_ == "never") return Colours::Never;
    if (colours_ != "auto") shell_.refuse("error.color", {{"value", colours_}});
    return Colours::AsItIs;
  }

  [[nodiscard]] CLI::App& chosen() {
    const auto parsed = app_.get_subcommands();
    return parsed.empty() ? app_ : *parsed.front();
  }

  int run_parsed() {
    if (!language_.empty() && !language_named(language_)) shell_.refuse("error.language", {{"value", language_}});
    want_colours(colours_named());
    CLI::App& app = chosen();
    refuse_flags_as_values(app);
    const bool no_verb = &app == &app_;
    if (const auto extras = app.remaining(); !extras.empty()) refuse_extra(app, no_verb, extras.front());
    if (version_) {
      std::cout << "saloon " << SALOON_VERSION << '\n';
      return kFine;
    }
    if (no_verb) {
      print_line(help_text(app_, shell_));
      return kFine;
    }
    return runs_.at(app.get_name())();
  }

  /// CLI11 would take the next argument for the value of "--seats=".
  void refuse_empty_values(int argc, const char* const* argv) const {
    for (int i = 1; i < argc; ++i) {
      const std::string_view arg = argv[i];
      if (!arg.starts_with("--") || !arg.ends_with('=')) continue;
      shell_.refuse("error.needs_value", {{"flag", arg.substr(0, arg.size() - 1)}});
    }
  }

  /// ... and the flag after a forgotten value for that value.
  void refuse_flags_as_values(const CLI::App& app) const {
    for (const CLI::Option* option : app.get_options()) {
      for (const std::string& result : option->results()) {
        if (result.starts_with("--")) shell_.refuse("error.needs_value", {{"flag", option->get_name()}});
      }
    }
  }

  [[noreturn]] void refuse_extra(const CLI::App& app, bool no_verb, const std::string& extra) const {
    std::vector<std::string> known;
    if (extra.starts_with('-')) {
      for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
      }
      const std::string flag = extra.substr(0, extra.find('='));
      const json::object where{{"flag", flag}, {"verb", no_verb ? "" : app.get_name() + " "}};
      if (const auto like = nearest(flag, known)) {
        json::object args = where;
        args["like"] = *like;
        shell_.refuse("error.flag_like", args);
      }
      shell_.refuse("error.unknown_flag", where);
    }
    if (!no_verb) shell_.refuse("error.extra", {{"extra", extra}, {"verb", app.get_name()}});
    for (const Verb& verb : kVerbs) known.emplace_back(verb.name);
    if (const auto like = nearest(extra, known)) shell_.refuse("error.verb_like", {{"verb", extra}, {"like", *like}});
    shell_.refuse("error.unknown_verb", {{"verb", extra}});
  }

  [[nodiscard]] std::string wording(const CLI::ParseError& mistake) const {
    const std::string what = mistake.what();
    if (mistake.get_name() == "ArgumentMismatch") {
      return shell_.say("error.needs_value", {{"flag", what.substr(0, what.find(':'))}});
    }
    return shell_.say("error.usage", {{"detail", what}});
  }

  [[nodiscard]] static int complain(std::string_view line, int code = kWrongUsage) {
    std::cout.flush();
    std::cerr << "saloon: " << printable(line) << '\n';
    return code;
  }

  Shell shell_;
  CLI::App app_;
  bool version_ = false;
  std::string language_;
  std::string colours_ = "auto";
  std::map<std::string, Run> runs_;
};

}  // namespace

int run_program(int argc, const char* const* argv) { return Program(language_wanted(argc, argv)).run(argc, argv); }

Flags& Flags::argument(const std::string& label, std::string& into) {
  app_.add_option(label, into, about(label));
  return *this;
}
Flags& Flags::arguments(const std::string& label, std::vector<std::string>& into) {
  app_.add_option(label, into, about(label));
  return *this;
}
Flags& Flags::flag(const std::string& name, bool& into) {
  app_.add_flag(name, into, about(name));
  return *this;
}
Flags& Flags::value(const std::string& name, const std::string& label, std::string& into) {
  app_.add_option(name, into, about(name))->type_name(label)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  return *this;
}
Flags& Flags::values(const std::string& name, const std::string& label, std::vector<std::string>& into) {
  app_.add_option(name, into, about(name))->type_name(label)->expected(1)->allow_extra_args(false)->take_all();
  return *this;
}

std::string Flags::about(const std::string& name) const {
  const std::string plain = name.substr(std::min(name.find_first_not_of('-'), name.size()));
  const std::string own = "flag." + app_.get_name() + "." + plain;
  return shell_.say(shell_.words().has(own) ? own : "flag." + plain);
}

}  // namespace saloon::cli
