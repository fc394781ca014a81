#include "cli/print.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "cli/printable.h"
#include "cli/text.h"

namespace saloon::cli {
namespace {

constexpr std::size_t kWithoutTerminal = 100;
constexpr std::size_t kNarrowest = 20;

}  // namespace

std::size_t columns_here() {
  winsize size{};
  if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col == 0 ? 0 : std::max<std::size_t>(size.ws_col, kNarrowest);
}

std::size_t paragraph_columns() {
  const std::size_t here = columns_here();
  return here == 0 ? kWithoutTerminal : here;
}

void print_line(std::string_view text) {
  const std::size_t columns = columns_here();
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = printable(text.substr(at, end - at));
    std::cout << (columns == 0 ? line : broken_at(line, columns)) << '\n';
    at = end + 1;
  }
}

}  // namespace saloon::cli
