#include "cli/pager.h"

namespace saloon::cli {

void page(const std::vector<std::string>& lines, Terminal& terminal, const Shell& shell) {
  const bool waits = terminal.is_person() && terminal.look().rows > 2;
  std::size_t shown = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t next = terminal.height({lines[i]});
    if (waits && shown + next >= terminal.look().rows) {
      const auto typed = terminal.read(shell.say("rules.more", {{"percent", 100 * i / lines.size()}}));
      if (!typed || folded(*typed) == "q" || folded(*typed) == folded(shell.say("command.quit"))) return;
      shown = 0;
    }
    terminal.line(lines[i]);
    shown += next;
  }
}

}  // namespace saloon::cli
