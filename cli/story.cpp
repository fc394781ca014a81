// A recorded game as one viewer lived it, in lines of JSON.
#include <iostream>

#include "cli/record_file.h"
#include "cli/verb.h"
#include "telling/story_lines.h"

namespace saloon::cli {
namespace {

struct Asked {
  std::string file, seat;
  bool spectator = false, open = false, unfinished = false;
};

int print_story(const Asked& asked, const Shell& shell) {
  const RecordFile file = read_record_file(shell, asked.file);
  if (file.record.closing() == nullptr && !asked.unfinished) refuse_unfinished(shell, file, asked.file);
  const telling::Viewer viewer =
      viewer_named(shell, asked.seat, asked.spectator, asked.open, file.record.heading().setup.seats);
  auto story = telling::Story::of(*file.game, file.record);
  if (!story) shell.refuse("error.replay", {{"file", asked.file}, {"detail", story.error()}});
  std::cout << telling::write_story(*story, viewer);
  return kFine;
}

}  // namespace

Run declare_story(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<Asked>();
  Flags(app, shell)
      .argument("RECORD", asked->file)
      .value("--seat", "N", asked->seat)
      .flag("--spectator", asked->spectator)
      .flag("--open", asked->open)
      .flag("--unfinished", asked->unfinished);
  return [asked, &shell] { return print_story(*asked, shell); };
}

}  // namespace saloon::cli
