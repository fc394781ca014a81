// Where a person reads and types: plain lines, nothing drawn over what stands there already. A pipe gets the bare text;
// a real terminal may add colours and symbols, never as the only mark, breaks long lines at spaces, and edits what is
// typed.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/text.h"
#include "engine/words/words.h"

namespace saloon::cli {

/// What a part of a text is. Its colour only repeats what the words say.
enum class Ink : u8 { Heading, Question, Number, Refusal, Clause, Good };

/// The colours of people and cards. That of choices is not among them.
enum class Tint : u8 { Red, Green, Yellow, Blue, Magenta, BrightGreen, BrightYellow, BrightBlue, BrightMagenta };
inline constexpr std::size_t kTints = 9;

struct Look {
  bool colours = false;
  bool symbols = false;
  std::size_t columns = 0;  ///< lines are broken here; 0: never
  std::size_t rows = 0;     ///< of a screen that somebody looks at; 0: there is none
  bool stops = false;       ///< the screen really has so many rows: what would run off it waits for the reader
  Suits suits{};            ///< in words, where there are no symbols
};

/// What goes on while somebody may be typing.
class Meanwhile {
 public:
  Meanwhile() = default;
  Meanwhile(const Meanwhile&) = delete;
  Meanwhile& operator=(const Meanwhile&) = delete;
  virtual ~Meanwhile() = default;
  [[nodiscard]] virtual int file() const = 0;      ///< something may come in here; -1: nowhere
  [[nodiscard]] virtual int patience() const = 0;  ///< milliseconds until something is due anyway; -1: nothing is
  /// Something came in, or is due. True if it asks for something else than before: a line half typed is dropped.
  virtual bool look() = 0;
};

/// What came of waiting for a line.
struct Typing {
  enum class Kind : u8 { Line, End, Interrupted } kind{};
  std::string line{};
};

class Terminal {
 public:
  explicit Terminal(Look look) : look_(std::move(look)) {}
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  virtual ~Terminal() = default;

  /// One line as it was typed; nothing at the end of the input.
  virtual std::optional<std::string> read(const std::string& prompt) = 0;
  /// The same while news come in, which are shown above the line that is being typed; where nothing can come in, a
  /// line.
  virtual Typing listen(const std::string& prompt, Meanwhile& meanwhile);
  /// A line that somebody types before long; nothing if nobody is there.
  virtual std::optional<std::string> read_soon(const std::string& /*prompt*/) { return {}; }
  /// Something is over: whoever is there may read before it goes on, with Enter or after a moment.
  virtual void rest() {}
  /// Leaves what is on the screen there for so many milliseconds.
  virtual void linger(u64 /*milliseconds*/) {}
  /// Leaves nothing of what was shown or typed: not on the screen, not above it, not in the memory of the line editor.
  virtual void wipe() = 0;
  /// Does somebody sit here, who can be asked before a game begins?
  [[nodiscard]] virtual bool is_person() const = 0;

  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] std::size_t columns() const { return look_.columns == 0 ? kColumns : look_.columns; }
  /// Is there no room for a whole table with a question and its choices below?
  [[nodiscard]] bool is_small() const { return look_.rows != 0 && look_.rows < kRoomy; }
  /// How many lines this takes here.
  [[nodiscard]] std::size_t height(const std::vector<std::string>& lines) const;
  /// Lines on the screen since somebody last typed, where there is a screen.
  [[nodiscard]] virtual std::size_t written() const { return 0; }
  /// So many lines will come that belong together: where much was told and would run off the screen, the reader says
  /// when to go on.
  virtual void make_room(std::size_t /*lines*/) {}
  [[nodiscard]] std::string inked(Ink ink, std::string_view text) const;
  /// From now on this word is shown in a colour of its own, wherever it stands: a name, the sign of a suit.
  void tint(const std::string& word, Tint tint);
  /// A line, or several that stand together.
  void line(std::string_view text = {});
  void line(Ink ink, std::string_view text) { line(inked(ink, text)); }
  void lines(const std::vector<std::string>& all) {
    for (const std::string& text : all) line(text);
  }
  /// A sentence or paragraph, broken even in a pipe, later lines indented.
  void paragraph(std::string_view text, std::size_t indent = 2) { line(broken(text, indent)); }
  [[nodiscard]] std::string broken(std::string_view text, std::size_t indent = 2) const;

 protected:
  virtual void write(std::string_view text) = 0;
  /// As this terminal may show it: without symbols where it has none.
  [[nodiscard]] std::string shown(std::string_view text) const;
  void set_size(std::size_t columns, std::size_t rows, bool stops);

 private:
  static constexpr std::size_t kColumns = 100;
  static constexpr std::size_t kRoomy = 40;
  [[nodiscard]] std::string tinted(const std::string& line) const;

  Look look_;
  std::vector<std::pair<std::string, Tint>> tints_;
};

/// Lines in, lines out: pipes, files, tests.
class StreamTerminal final : public Terminal {
 public:
  /// `echoes`: what is typed does not show by itself, so it is written out.
  StreamTerminal(std::istream& in, std::ostream& out, bool echoes, Look look = {})
      : Terminal(std::move(look)), in_(in), out_(out), echoes_(echoes) {}
  std::optional<std::string> read(const std::string& prompt) override;
  /// From standard input, whatever `in` is. The prompt is written again behind news.
  Typing listen(const std::string& prompt, Meanwhile& meanwhile) override;
  void wipe() override {}
  [[nodiscard]] bool is_person() const override { return false; }

 protected:
  void write(std::string_view text) override;

 private:
  Typing take_line(std::size_t end);

  std::istream& in_;
  std::ostream& out_;
  bool echoes_;
  std::string typed_;   ///< what was read beside the end of a line
  std::string prompt_;  ///< that stands there
};

/// Waits until something was typed on standard input, or something else goes on: then it is false.
bool wait_for_typing(const Meanwhile& meanwhile);

/// Colours whatever the terminal is, or none; unless said, as the environment and the terminal have it.
enum class Colours : u8 { AsItIs, Always, Never };
void want_colours(Colours wanted);
/// A terminal with a line editor, if standard input and output are one; else a stream. `plain`: no colours, no symbols.
std::unique_ptr<Terminal> terminal_here(bool plain, const Words& words);
/// What is written last when Ctrl-C, a hang-up or `kill` ends the program; `wipes`: on an empty screen.
void set_farewell(const std::string& text, bool wipes);

}  // namespace saloon::cli
