// Records: written, taken up again, verified, told; and the digests they are made with.
#include "engine/match/sources.h"
#include "engine/record/replay.h"
#include "engine/record/sha256.h"
#include "telling/story_lines.h"
#include "wasm/calls.h"

namespace saloon::wasm {
namespace {

Result<Record> record_in(Request& request) {
  const std::string_view text = request.text("record");
  if (!request.ok()) return request.failed();
  return read_record(text);
}

}  // namespace

Answer record(Request& request) {
  const Table* const table = request.played_table();
  if (!request.ok()) return request.failed();
  return json::object{{"record", table->record}};
}

Answer resume(Request& request) {
  const Result<Record> record = record_in(request);
  if (!record) return record.failed();
  Result<Resumed> resumed = saloon::resume(request.game(), *record, Replay::Draws::Recorded);
  if (!resumed) return resumed.failed();
  const u64 answers = resumed->recorder.answers();
  Table table{.match = std::move(resumed->match), .recorder = resumed->recorder, .record = std::move(resumed->text)};
  return json::object{{"match", request.module().add(std::move(table))}, {"answers", answers}};
}

Answer verify(Request& request) {
  const Result<Record> record = record_in(request);
  if (!record) return record.failed();
  const Result<Walked> walked = saloon::verify(request.game(), *record);
  if (!walked) return walked.failed();
  return json::object{{"answers", walked->answers}, {"draws", walked->draws}, {"outcome", record->closing()->outcome}};
}

Answer story(Request& request) {
  const Result<Record> record = record_in(request);
  if (!record) return record.failed();
  Result<telling::Story> story = telling::Story::of(request.game(), *record);
  if (!story) return story.failed();
  const bool open = request.text("seat") == "open";
  const Seat viewer = open ? kSpectator : request.viewer(story->end().seats());
  if (!request.ok()) return request.failed();
  return json::object{{"story", telling::write_story(*story, {.seat = viewer, .open = open})}};
}

Answer tell(Request& request) {
  const std::string_view text = request.text("story");
  if (!request.ok()) return request.failed();
  const Result<telling::LivedStory> story = telling::read_story(text);
  if (!story) return story.failed();
  json::array steps;
  for (std::size_t step = 0; step < story->steps.size(); ++step) {
    const std::vector<std::string> told = telling::told_in(*story, step, request.module().words());
    steps.push_back(json::object{{"told", json::array(told.begin(), told.end())}, {"view", story->steps[step].view}});
  }
  return json::object{{"steps", std::move(steps)}, {"outcome", story->outcome}};
}

Answer digest(Request& request) {
  const std::string_view text = request.text("text");
  if (!request.ok()) return request.failed();
  return json::object{{"digest", hex(sha256(text))}};
}

Answer keyed_digest(Request& request) {
  const std::optional<KeyedChance::Seed> key = KeyedChance::seed_from_hex(request.text("key"));
  const std::string_view text = request.text("text");
  if (!key) request.fail("key must be 64 hexadecimal digits");
  if (!request.ok()) return request.failed();
  return json::object{{"digest", hex(hmac_sha256(*key, text))}};
}

}  // namespace saloon::wasm
