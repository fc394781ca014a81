#include "tests/cli/typist.h"

#include <regex>

#include "cli/shell.h"
#include "cli/text.h"

namespace saloon::cli_test {
namespace {

/// The end of the game, the question, the offer, the screen that waits.
std::vector<std::string> awaited_in(const GameInLanguage& what) {
  const Words words = cli::words_of(*what.game, what.language);
  const std::string saved = words.say("play.saved", {{"file", "|"}});
  return {cli::trimmed(saved.substr(0, saved.find('|'))), words.say("play.prompt"), words.say("play.prompt_offer"),
          words.say("play.pause")};
}

std::vector<std::string> with(std::vector<std::string> args, const std::vector<std::string>& more) {
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

}  // namespace

std::string bare(const std::string& screen) {
  static const std::regex kEscapes("\033\\[[0-9;?]*[A-Za-z]|\r");
  return std::regex_replace(screen, kEscapes, "");
}

std::string in_one_line(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const char next = c == '\n' ? ' ' : c;
    if (next != ' ' || out.empty() || out.back() != ' ') out += next;
  }
  return out;
}

std::vector<Marked> marked_in(const std::string& screen) {
  static const std::regex kMark("\033\\[36m *([0-9]+|[a-z])\033\\[0m");
  std::vector<Marked> out;
  std::size_t behind = 0;
  const auto end_last = [&](std::size_t at) {
    if (!out.empty()) out.back().text = bare(screen.substr(behind, at - behind));
  };
  for (std::sregex_iterator found(screen.begin(), screen.end(), kMark), end; found != end; ++found) {
    end_last(std::size_t(found->position()));
    behind = std::size_t(found->position() + found->length());
    out.push_back({(*found)[1], ""});
  }
  end_last(screen.size());
  return out;
}

Typist::Typist(const Folder& folder, const GameInLanguage& what, const std::string& seed, const std::string& bot,
               const std::vector<std::string>& more)
    : awaited_(awaited_in(what)),
      terminal_(folder, with({"play", what.slug(), "--seed", seed, "--bot", bot, "--lang", what.code()}, more), {},
                kSmall) {}

std::optional<std::string> Typist::next() {
  for (std::string all;;) {
    const std::size_t from = terminal_.seen();
    const int found = terminal_.wait_for_any(awaited_);
    is_over_ = found == 0;
    if (found <= 0) return {};
    all += terminal_.screen().substr(from, terminal_.seen() - from);
    if (found < 3) return all;
    terminal_.type_line("");
  }
}

}  // namespace saloon::cli_test
