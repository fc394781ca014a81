// saloon backup, saloon restore: a server's ledger in one file, and back.
#include "server/backup.h"

#include "cli/data_folder.h"
#include "cli/print.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

struct AskedBackup {
  std::string file, data;
};

int back_up(const AskedBackup& asked, const Shell& shell) {
  if (asked.file.empty()) shell.refuse("error.no_copy");
  if (const Result<void> done = keeper_of(data_folder(asked.data), shell)->back_up(asked.file); !done) {
    shell.refuse("error.copy", {{"file", asked.file}, {"detail", done.error()}});
  }
  print_line(shell.say("backup.done", {{"file", asked.file}}));
  return kFine;
}

int restore(const AskedBackup& asked, const Shell& shell) {
  if (asked.file.empty()) shell.refuse("error.no_copy");
  const std::string folder = data_folder(asked.data);
  if (const Result<void> done = server::restore(asked.file, folder, ""); !done) {
    shell.refuse("error.restore", {{"file", asked.file}, {"detail", done.error()}});
  }
  print_line(shell.say("backup.restored", {{"folder", folder}}));
  return kFine;
}

}  // namespace

Run declare_backup(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedBackup>();
  Flags(app, shell).argument("FILE", asked->file).value("--data", "FOLDER", asked->data);
  return [asked, &shell] { return back_up(*asked, shell); };
}

Run declare_restore(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedBackup>();
  Flags(app, shell).argument("FILE", asked->file).value("--data", "FOLDER", asked->data);
  return [asked, &shell] { return restore(*asked, shell); };
}

}  // namespace saloon::cli
