#include "cli/keeping.h"

#include "cli/state_folder.h"

namespace saloon::cli {

namespace fs = std::filesystem;

Keeping::Keeping(const SavedGame& game, const fs::path& saved, const Shell& shell, Terminal& terminal)
    : game_(game), saved_(saved), shell_(shell), terminal_(terminal) {
  say_farewell_on_signals();
}

void Keeping::keep(const std::string& so_far) {
  const bool was_saved = is_saved_;
  is_saved_ = is_durably_written(saved_, write_saved_game(game_, so_far));
  if (is_saved_ == was_saved) return;
  const char* news = is_saved_ ? "play.saved_again" : "play.unsaved";
  terminal_.line(Ink::Refusal, shell_.say(news, {{"file", saved_.string()}}));
  say_farewell_on_signals();
}

bool Keeping::keep_finished(const std::string& record) {
  const std::string file = game_.record.string();
  std::error_code trouble;
  const bool is_there = fs::exists(game_.record, trouble);
  if (is_there && read_file(shell_, game_.record) != record) shell_.refuse("error.exists", {{"file", file}});
  if (is_there || is_durably_written(game_.record, record)) {
    drop();
    terminal_.line(shell_.say("play.saved", {{"file", file}}));
    return true;
  }
  terminal_.line(Ink::Refusal, shell_.say("play.no_record", {{"file", file}}));
  return false;
}

std::string Keeping::farewell() const {
  std::error_code trouble;
  std::string kept = shell_.say("play.kept", {{"file", saved_.string()}});
  if (is_saved_) return kept;
  const std::string unkept = shell_.say("play.unkept");
  return fs::exists(saved_, trouble) ? unkept + "\n" + kept : unkept;
}

void Keeping::drop() {
  std::error_code trouble;
  fs::remove(saved_, trouble);
}

void Keeping::say_farewell_on_signals() const {
  if (terminal_.is_person()) set_farewell(farewell(), game_.seating.people.size() > 1);
}

}  // namespace saloon::cli
