#include <iostream>

#include "cli/record_file.h"
#include "cli/verb.h"
#include "engine/record/replay.h"

namespace saloon::cli {
namespace {

struct Asked {
  std::string file;
  bool json = false;
};

int verify_record(const Asked& asked, const Shell& shell) {
  const RecordFile file = read_record_file(shell, asked.file);
  if (!file.record.closed) shell.refuse("error.unfinished_verify", {{"file", asked.file}});
  std::size_t draws = file.record.first_draws.size();
  for (const RecordEntry& entry : file.record.entries) draws += entry.draws.size();
  const std::size_t decisions = file.record.entries.size();

  const auto verified = verify(*file.game, file.record);
  if (asked.json) {
    json::object out{{"verified", bool(verified)}, {"draws", draws}, {"decisions", decisions}};
    if (!verified) out["error"] = verified.error();
    std::cout << json::serialize(out) << '\n';
  } else if (verified) {
    std::cout << shell.say("verify.fine", {{"draws", draws}, {"decisions", decisions}}) << '\n';
  } else {
    std::cout << shell.say("verify.failed", {{"detail", verified.error()}}) << '\n';
  }
  return verified ? kFine : kCheckFailed;
}

}  // namespace

Run declare_verify(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<Asked>();
  Flags(app, shell).argument("RECORD", asked->file).flag("--json", asked->json);
  return [asked, &shell] { return verify_record(*asked, shell); };
}

}  // namespace saloon::cli
