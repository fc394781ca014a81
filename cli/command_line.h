// A command as somebody typed it, taken apart the way a shell would; no shell is run.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saloon::cli {

/// Words are separated by spaces; '...' is taken as it stands; in "..." and outside quotes a backslash takes the next
/// character as it stands. Nothing if a quote is left open, or nothing follows a backslash.
std::optional<std::vector<std::string>> words_of_command(std::string_view command);

/// Is this the name of a program that can be run: a path, or the name of a file in a folder of PATH?
bool is_program(const std::string& name);

}  // namespace saloon::cli
