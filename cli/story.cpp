// A recorded game as one viewer lived it, in lines of JSON.
#include <iostream>

#include "cli/record_file.h"
#include "cli/verb.h"
#include "telling/story_lines.h"

namespace saloon::cli {
namespace {

struct AskedStory {
  std::string file;
  ViewerFlags viewer;
  bool unfinished = false;
};

int print_story(const AskedStory& asked, const Shell& shell) {
  const RecordFile file = read_record_file(shell, asked.file);
  if (file.record.closing() == nullptr && !asked.unfinished) refuse_unfinished(shell, file, asked.file);
  const telling::Viewer viewer = asked.viewer.named(shell, file.record.heading().setup.seats);
  auto story = telling::Story::of(*file.game, file.record);
  if (!story) shell.refuse("error.replay", {{"file", asked.file}, {"detail", story.error()}});
  std::cout << telling::write_story(*story, viewer, file.record.names());
  return kFine;
}

}  // namespace

Run declare_story(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedStory>();
  Flags flags(app, shell);
  flags.argument("RECORD", asked->file);
  asked->viewer.declare(flags);
  flags.flag("--unfinished", asked->unfinished);
  return [asked, &shell] { return print_story(*asked, shell); };
}

}  // namespace saloon::cli
