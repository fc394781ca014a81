// Where this program keeps what is the user's: unfinished games, records, who one is at which server.
#pragma once

#include <filesystem>

#include "cli/shell.h"

namespace saloon::cli {

/// $XDG_STATE_HOME/saloon, else ~/.local/state/saloon, else the current folder.
std::filesystem::path state_folder();
/// A folder in it, made if it is not there; refuses if that cannot be.
std::filesystem::path state_folder(const Shell& shell, const char* name);
/// The same for whoever can do without: then there is none at that place.
std::filesystem::path state_folder_if_any(const char* name);

/// Writes a file whole or not at all, for the user's eyes alone, and comes back when it is on the disk. False if it
/// cannot be written.
bool is_durably_written(const std::filesystem::path& path, std::string_view text);
/// The same; refuses what cannot be written.
void write_durably(const Shell& shell, const std::filesystem::path& path, std::string_view text);

}  // namespace saloon::cli
