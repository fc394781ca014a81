// saloon site: the client as a folder of files, for any web server.
#include "cli/site.h"

#include <fstream>

#include "cli/print.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

bool is_empty_or_new(const fs::path& folder) {
  std::error_code trouble;
  const bool is_there = fs::exists(folder, trouble);
  return !trouble && (!is_there || (fs::is_directory(folder, trouble) && fs::is_empty(folder, trouble)));
}

bool write(const fs::path& file, const std::string& bytes) {
  std::error_code trouble;
  fs::create_directories(file.parent_path(), trouble);
  std::ofstream out(file, std::ios::binary);
  out << bytes;
  out.close();
  return !trouble && out.good();
}

int site(const std::string& folder, const Shell& shell) {
  const server::Client& client = server::built_in_client();
  write_site(client, folder, shell);
  print_line(shell.say("site.done", {{"folder", folder}, {"files", int(client.files().size())}}));
  return kFine;
}

}  // namespace

void write_site(const server::Client& client, const std::string& folder, const Shell& shell) {
  if (folder.empty()) shell.refuse("error.no_site");
  if (!client.is_there()) shell.refuse("error.no_client");
  if (!is_empty_or_new(folder)) shell.refuse("error.site_folder", {{"folder", folder}});
  for (const auto& [path, bytes] : server::site_of(client)) {
    const fs::path file = fs::path(folder) / path;
    if (!write(file, bytes)) shell.refuse("error.unwritable", {{"file", file.string()}});
  }
}

Run declare_site(CLI::App& app, const Shell& shell) {
  auto folder = std::make_shared<std::string>();
  Flags(app, shell).argument("FOLDER", *folder);
  return [folder, &shell] { return site(*folder, shell); };
}

}  // namespace saloon::cli
