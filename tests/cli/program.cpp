#include "tests/cli/program.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/chance.h"
#include "tests/scale.h"

namespace saloon::cli_test {
namespace {

namespace fs = std::filesystem;

std::string read_whole(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

/// In memory where that can be had: what is tested is that files are whole, not how long a disk takes to flush them.
fs::path place_for_folders() {
  std::error_code trouble;
  const bool memory =
      std::getenv("TMPDIR") == nullptr && fs::is_directory("/dev/shm", trouble) && access("/dev/shm", W_OK | X_OK) == 0;
  return memory ? fs::path("/dev/shm") : fs::temp_directory_path();
}

}  // namespace

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> out;
  for (std::string& text : texts) out.push_back(text.data());
  out.push_back(nullptr);
  return out;
}

Folder::Folder() {
  std::string name = (place_for_folders() / "saloon-test-XXXXXX").string();
  path_ = mkdtemp(name.data()) == nullptr ? fs::path() : fs::path(name);
  fs::create_directories(path_ / "here");
}

Folder::~Folder() {
  std::error_code trouble;
  if (!path_.empty()) fs::remove_all(path_, trouble);
}

std::vector<std::string> Folder::environment() const {
  return {"XDG_STATE_HOME=" + (path_ / "here" / "state").string(), "LANG=C.UTF-8"};
}

int Folder::spawn(const std::vector<std::string>& args, const std::string& input) const {
  const fs::path in = path_ / "stdin";
  const fs::path out = path_ / "stdout";
  const fs::path err = path_ / "stderr";
  std::ofstream(in, std::ios::binary) << input;

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, in.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addchdir_np(&actions, (path_ / "here").c_str());

  std::vector<std::string> words{SALOON_PROGRAM};
  words.insert(words.end(), args.begin(), args.end());
  std::vector<std::string> variables = environment();
  pid_t pid = 0;
  const int trouble =
      posix_spawn(&pid, SALOON_PROGRAM, &actions, nullptr, pointers(words).data(), pointers(variables).data());
  posix_spawn_file_actions_destroy(&actions);
  return trouble == 0 ? pid : -1;
}

Ran Folder::ended(int pid) const {
  int status = 0;
  if (pid < 0 || waitpid(pid, &status, 0) != pid) return {-1, "", "the program did not start"};
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  return {code, read_whole(path_ / "stdout"), read_whole(path_ / "stderr")};
}

Ran Folder::run(const std::vector<std::string>& args, const std::string& input) const {
  return ended(spawn(args, input));
}

Ran Folder::run_and_kill(const std::vector<std::string>& args, const std::string& input, u64 after) const {
  const int pid = spawn(args, input);
  usleep(useconds_t(after));
  if (pid > 0) kill(pid, SIGKILL);
  return ended(pid);
}

std::vector<std::string> Folder::files() const {
  std::vector<std::string> out;
  for (const auto& entry : fs::recursive_directory_iterator(path_ / "here")) {
    if (entry.is_regular_file() && entry.path().filename() != "learnt")
      out.push_back(entry.path().lexically_relative(path_ / "here").string());
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::string Folder::read(const std::string& name) const { return read_whole(path_ / "here" / name); }

void Folder::write(const std::string& name, const std::string& text) const {
  std::ofstream(path_ / "here" / name, std::ios::binary) << text;
}

int lines_in(const std::string& text) { return int(std::count(text.begin(), text.end(), '\n')); }

json::value parsed(const std::string& text) { return parse_json(text).value_or(nullptr); }

bool is_refusal(const Ran& ran) {
  return ran.code == 2 && ran.out.empty() && lines_in(ran.err) == 1 && ran.err.starts_with("saloon: ") &&
         ran.err.find("⟦") == std::string::npos && ran.err.find('{') == std::string::npos;
}

std::string any_choices() {
  constexpr std::array<const char*, 5> kCommands{"know all", "log", "hint", "table", "undo"};
  std::string out;
  for (u64 i = 0; i < 20'000; ++i) {
    const bool commands = i % 10 == 9;
    out += commands ? kCommands[mix64(i) % kCommands.size()] : std::to_string(mix64(i) % 4 + 1);
    out += '\n';
  }
  return out;
}

std::string first_choices() {
  std::string out;
  for (int i = 0; i < 20'000; ++i) out += "1\n";
  return out;
}

Ran play_first_choices(const Folder& folder, const std::string& language, const std::string& record,
                       const std::vector<std::string>& more) {
  std::vector<std::string> args{"play", std::string(all_games()[0].slug), "--lang", language, "--record", record};
  args.insert(args.end(), more.begin(), more.end());
  return folder.run(args, first_choices());
}

std::vector<GameInLanguage> every_game_in_every_language() {
  std::vector<GameInLanguage> out;
  for (std::size_t nth = 0; nth < all_games().size(); ++nth) {
    for (const Language language : {Language::English, Language::French}) {
      if (reads(language, nth)) out.push_back({&all_games()[nth], language});
    }
  }
  return out;
}

std::string name_of(const GameInLanguage& what) { return what.slug() + "_" + what.code(); }

}  // namespace saloon::cli_test
