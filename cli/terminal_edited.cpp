// The terminal with a line editor (libedit). What somebody typed stays in its memory only until the keyboard is passed
// on.
#include <histedit.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <iostream>
#include <thread>

#include "cli/child.h"
#include "cli/print.h"
#include "cli/printable.h"
#include "cli/terminal.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
/// Every new editor reads the description of the terminal anew, and libtinfo never gives the old one back.
extern "C" const char* __lsan_default_suppressions() {  // NOLINT(bugprone-reserved-identifier)
  return "leak:libtinfo.so";
}
#endif
#endif

namespace saloon::cli {
namespace {

constexpr int kRemembered = 200;
/// Cursor home, clear the screen, clear what has scrolled off it.
constexpr const char* kWipe = "\033[H\033[2J\033[3J";
/// Back to the beginning of the line, and nothing from there on.
constexpr const char* kEraseLine = "\r\033[J";
constexpr const char* kLineAbove = "\033[A";

/// What Ctrl-C writes before it ends the program; every decision is saved by then.
std::string farewell_bytes;

void leave(int signal) {
  end_children();
  const auto ignored = ::write(STDOUT_FILENO, farewell_bytes.data(), farewell_bytes.size());
  static_cast<void>(ignored);
  _exit(128 + signal);
}

/// As it is, or what most are like.
void measure_screen(Look& look) {
  winsize size{};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
  look.columns = known && size.ws_col >= 20 ? size.ws_col : 80;
  look.stops = known && size.ws_row >= 10;
  look.rows = look.stops ? size.ws_row : 24;
}

/// Milliseconds that nobody is waited for longer than: where something would be lost, and where it would not.
constexpr int kPatience = 15'000;
constexpr int kMoment = 5'000;

/// A line typed at a screen that waits.
std::optional<std::string> typed_within(int patience) {
  pollfd keys{STDIN_FILENO, POLLIN, 0};
  if (::poll(&keys, 1, patience) <= 0) return {};
  std::string out;
  for (char c = 0; ::read(STDIN_FILENO, &c, 1) == 1 && c != '\n';) out += c;
  return printable(trimmed(out));
}

class EditedTerminal final : public Terminal {
 public:
  EditedTerminal(Look look, std::string pause) : Terminal(std::move(look)), pause_(std::move(pause)) { open(); }
  ~EditedTerminal() override { close(); }

  Typing listen(const std::string& prompt, Meanwhile& meanwhile) override {
    meanwhile_ = &meanwhile;
    el_set(editor_, EL_GETCFN, character_or_news);
    std::optional<std::string> typed = read(prompt);
    el_set(editor_, EL_GETCFN, EL_BUILTIN_GETCFN);
    meanwhile_ = nullptr;
    if (typed) return {Typing::Kind::Line, std::move(*typed)};
    return {std::exchange(interrupted_, false) ? Typing::Kind::Interrupted : Typing::Kind::End};
  }

  std::optional<std::string> read(const std::string& prompt) override {
    written_ = 0;
    if (!typed_ahead_.empty()) {
      write(shown(prompt) + typed_ahead_ + "\n");
      return std::exchange(typed_ahead_, {});
    }
    prompt_ = shown(prompt);
    std::cout << std::flush;
    int length = 0;
    const char* typed = el_gets(editor_, &length);
    Look now;
    measure_screen(now);
    set_size(now.columns, now.rows, now.stops);
    if (typed == nullptr || length <= 0) {
      if (!interrupted_) std::cout << '\n';
      return {};
    }
    std::string text = printable(trimmed(std::string_view(typed, std::size_t(length))));
    HistEvent event{};
    if (!text.empty()) history(memory_, &event, H_ENTER, text.c_str());
    return text;
  }

  [[nodiscard]] std::size_t written() const override { return written_; }

  std::optional<std::string> read_soon(const std::string& prompt) override {
    written_ = 0;
    std::cout << shown(prompt) << std::flush;
    auto typed = typed_within(kPatience);
    if (!typed) std::cout << '\n';
    return typed;
  }

  void rest() override {
    if (written_ != 0 && wait(kMoment)) written_ = 0;
  }

  void linger(u64 milliseconds) override {
    std::cout << std::flush;
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
  }

  /// Where more was told than two thirds of the screen, it is not pushed off by what comes next.
  void make_room(std::size_t lines) override {
    if (written_ * 3 >= look().rows * 2 && written_ + lines >= look().rows) pause();
    written_ = 0;
  }

  void wipe() override {
    written_ = 0;
    close();
    std::cout << kWipe << std::flush;
    open();
  }

  [[nodiscard]] bool is_person() const override { return true; }

 protected:
  void write(std::string_view text) override {
    if (typing_) std::cout << kEraseLine;
    const bool is_alone = !std::exchange(typing_, false) && meanwhile_ == nullptr;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
      if (is_alone && written_ + 1 >= look().rows) pause();
      std::cout << text.substr(at, end - at);
      ++written_;
      at = end;
    }
  }

 private:
  /// The screen is full: it goes on with Enter, or by itself if nobody is there.
  void pause() {
    written_ = 0;
    if (is_small()) wait(kPatience);
  }

  /// True if somebody typed. What is more than Enter counts as typed at the next question.
  bool wait(int patience) {
    if (!look().stops || !typed_ahead_.empty()) return false;
    std::cout << inked(Ink::Clause, shown(pause_)) << std::flush;
    const auto typed = typed_within(patience);
    if (typed) typed_ahead_ = *typed;
    std::cout << (typed ? kLineAbove : "") << kEraseLine;
    return typed.has_value();
  }

  /// The next character typed; news are shown above the line as it stands, which then is drawn again.
  static int character_or_news(EditLine* editor, wchar_t* into) {
    void* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return static_cast<EditedTerminal*>(self)->next_character(*into);
  }

  int next_character(wchar_t& into) {
    std::mbstate_t state{};
    for (;;) {
      if (!wait_for_typing(*meanwhile_)) {
        if (look_around()) return interrupt();
        continue;
      }
      char byte = 0;
      const ssize_t n = ::read(STDIN_FILENO, &byte, 1);
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) return int(n);
      const std::size_t used = std::mbrtowc(&into, &byte, 1, &state);
      if (used == std::size_t(-1)) state = {};
      if (used <= 1) return 1;
    }
  }

  bool look_around() {
    typing_ = true;
    const bool ends = meanwhile_->look();
    const bool drawn_over = !std::exchange(typing_, false);
    std::cout << std::flush;
    if (drawn_over && !ends) el_set(editor_, EL_REFRESH);
    if (ends && !drawn_over) std::cout << kEraseLine << std::flush;
    return ends;
  }

  int interrupt() {
    interrupted_ = true;
    errno = EINTR;
    return -1;
  }

  void open() {
    editor_ = el_init("saloon", stdin, stdout, stderr);
    memory_ = history_init();
    HistEvent event{};
    history(memory_, &event, H_SETSIZE, kRemembered);
    el_set(editor_, EL_CLIENTDATA, this);
    el_set(editor_, EL_PROMPT, prompt_now);
    el_set(editor_, EL_EDITOR, "emacs");
    el_set(editor_, EL_SIGNAL, 1);
    el_set(editor_, EL_HIST, history, memory_);
    el_source(editor_, nullptr);
  }
  void close() {
    history_end(memory_);
    el_end(editor_);
  }
  static char* prompt_now(EditLine* editor) {
    void* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return static_cast<EditedTerminal*>(self)->prompt_.data();
  }

  EditLine* editor_ = nullptr;
  History* memory_ = nullptr;
  std::string prompt_;
  std::string pause_;
  std::string typed_ahead_;  ///< while the screen waited
  std::size_t written_ = 0;  ///< lines since somebody could read
  Meanwhile* meanwhile_ = nullptr;
  bool typing_ = false;  ///< a line stands there, half typed
  bool interrupted_ = false;
};

Colours wanted_colours = Colours::AsItIs;

/// May colours be shown on a terminal that has them or not?
bool are_colours_wanted(bool able) {
  if (wanted_colours != Colours::AsItIs) return wanted_colours == Colours::Always;
  const char* unwanted = std::getenv("NO_COLOR");
  return able && (unwanted == nullptr || *unwanted == '\0');
}

Suits suits_in(const Words& words) {
  return {words.say("suit.spades"), words.say("suit.hearts"), words.say("suit.diamonds"), words.say("suit.clubs")};
}

}  // namespace

void want_colours(Colours wanted) { wanted_colours = wanted; }

void set_farewell(const std::string& text, bool wipes) {
  farewell_bytes = (wipes && isatty(STDOUT_FILENO) != 0 ? kWipe : "\n") + text + "\n";
  struct sigaction action{};
  action.sa_handler = leave;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

std::unique_ptr<Terminal> terminal_here(bool plain, const Words& words) {
  const char* kind = std::getenv("TERM");
  const bool out = isatty(STDOUT_FILENO) != 0;
  const bool able = out && kind != nullptr && *kind != '\0' && std::strcmp(kind, "dumb") != 0;
  Look look{!plain && are_colours_wanted(able), out && !plain, columns_here(), 0, false, suits_in(words)};
  if (isatty(STDIN_FILENO) == 0) return std::make_unique<StreamTerminal>(std::cin, std::cout, true, look);
  if (!able) return std::make_unique<StreamTerminal>(std::cin, std::cout, !out, look);
  measure_screen(look);
  // The editor reads characters, not bytes; where the environment has no UTF-8, ours is it.
  if (std::setlocale(LC_CTYPE, "") == nullptr || MB_CUR_MAX == 1) std::setlocale(LC_CTYPE, "C.UTF-8");
  return std::make_unique<EditedTerminal>(look, words.say("play.pause"));
}

}  // namespace saloon::cli
