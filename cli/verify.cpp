#include <iostream>

#include "cli/print.h"
#include "cli/record_file.h"
#include "cli/verb.h"
#include "engine/record/replay.h"

namespace saloon::cli {
namespace {

struct AskedVerify {
  std::string file;
  bool json = false, unfinished = false;
};

/// What the position at the end has been compared with, as a word for the sentences and for programs.
const char* end_of(const Walked& walked) {
  if (walked.end == Walked::End::Open) return "open";
  return walked.end == Walked::End::Same ? "same" : "other_layout";
}

json::object found(const Walked& walked) {
  return {{"decisions", walked.given},
          {"taken_back", walked.given - walked.answers},
          {"draws", walked.draws},
          {"from_line", walked.from},
          {"position", end_of(walked)}};
}

int verify_record(const AskedVerify& asked, const Shell& shell) {
  const RecordFile file = read_record_file(shell, asked.file);
  if (file.record.closing() == nullptr && !asked.unfinished) refuse_unfinished(shell, file, asked.file);
  const auto verified = verify(*file.game, file.record, Unfinished::Accepted);
  if (asked.json) {
    json::object out{{"verified", bool(verified)}};
    for (const auto& item : verified ? found(*verified) : json::object{}) out.insert(item);
    if (!verified) out["error"] = verified.error();
    if (file.record.cut_off != 0) out["cut_off"] = file.record.cut_off;
    std::cout << json::serialize(out) << '\n';
  } else if (verified) {
    print_line(shell.say("verify.fine", found(*verified)));
  } else {
    print_line(shell.say("verify.failed", {{"detail", verified.error()}}));
  }
  if (file.record.cut_off != 0 && !asked.json) {
    print_line(shell.say("replay.cut_off", {{"line", file.record.cut_off}}));
  }
  return verified ? kFine : kCheckFailed;
}

}  // namespace

Run declare_verify(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedVerify>();
  Flags(app, shell).argument("RECORD", asked->file).flag("--unfinished", asked->unfinished).flag("--json", asked->json);
  return [asked, &shell] { return verify_record(*asked, shell); };
}

}  // namespace saloon::cli
