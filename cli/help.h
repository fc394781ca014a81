// Help that teaches: what a verb does, how it is called, what each argument means, and examples to copy.
#pragma once

#include <string>

#include "cli/shell.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace saloon::cli {

std::string help_text(const CLI::App& app, const Shell& shell);
/// "--seats N", "-h, --help", "GAME".
std::string written(const CLI::Option& option);

}  // namespace saloon::cli
