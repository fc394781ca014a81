// Records of whatever happens at a table: written, read, cut, folded, taken back in and taken up again.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "engine/record/replay.h"
#include "tests/kept_record.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

/// A match with answers, withdrawals and take-backs at random places, and its record.
class AnyMatch {
 public:
  AnyMatch() : match_(toy::start(*rc::gen::inRange(2, 5), {{"limit", "12"}}, any_seed())), kept_(*match_) {
    marks_.push_back(match_->bookmark());
    const int steps = *rc::gen::inRange(0, 60);
    for (int i = 0; i < steps && !match_->over(); ++i) step();
    if (*rc::gen::inRange(0, 2) == 0) {
      while (!match_->over()) answer();
    }
  }
  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] const std::string& text() const { return kept_.text(); }
  /// After each line so far.
  [[nodiscard]] const std::vector<std::string>& digests() const { return digests_; }

 private:
  static std::string any_seed() {
    const u64 seed = *rc::gen::arbitrary<u64>();
    return seed % 2 == 0 ? std::to_string(seed) : hex(sha256(std::to_string(seed)));
  }
  void step() {
    const int what = *rc::gen::inRange(0, 12);
    if (what == 0) note(kept_.recorder().note_position(*match_));
    if (what == 1) note(kept_.recorder().note_optional("hum", {{"pitch", what}}));
    if (what == 2) note(kept_.recorder().note_seated({{{0, "Anna", ""}}, "2026-11-16T05:31:59Z"}));
    if (what == 3 && marks_.size() > 1) take_back();
    if (what == 4) withdraw();
    if (what > 4) answer();
  }
  /// Of any seat that may.
  void withdraw() {
    for (const Seat p : match_->required() | match_->offered()) {
      if (!match_->withdraw(p, match_->round()).accepted()) continue;
      marks_.back() = match_->bookmark();
      return note(kept_.recorder().note_withdrawn(p));
    }
  }
  void answer() {
    const u64 seed = *rc::gen::arbitrary<u64>();
    const Seat p = toy::pick_seat(*match_, seed);
    kept_.note(*match_, p, toy::answer_by_bot(*match_, p, seed));
    marks_.push_back(match_->bookmark());
    digests_.push_back(match_->state_digest());
  }
  void take_back() {
    const auto to = std::size_t(*rc::gen::inRange<std::size_t>(0, marks_.size() - 1));
    marks_.resize(to + 1);
    kept_.take_back(*match_, marks_.back(), 0, to);
    digests_.push_back(match_->state_digest());
  }
  void note(const std::string& line) {
    kept_.add(line);
    digests_.push_back(match_->state_digest());
  }

  std::unique_ptr<Match> match_;
  KeptRecord kept_;
  std::vector<Bookmark> marks_;
  std::vector<std::string> digests_;
};

RC_GTEST_PROP(AnyRecord, IsTheSameAfterReadingAndWriting, ()) {
  const AnyMatch any;
  const auto record = read_record(any.text());
  RC_ASSERT(bool(record));
  RC_ASSERT(write_record(*record) == any.text());
}

RC_GTEST_PROP(AnyRecord, ReplaysAndVerifies, ()) {
  const AnyMatch any;
  const Record record = *read_record(any.text());
  const auto again = replay(toy::game(), record);
  RC_ASSERT(again.error() == "");
  RC_ASSERT((*again)->state_digest() == any.match().state_digest());
  RC_ASSERT(verify(toy::game(), record, Unfinished::Accepted).error() == "");
  RC_ASSERT(bool(verify(toy::game(), record)) == any.match().over());
}

RC_GTEST_PROP(AnyRecord, EveryPrefixOfItIsFoldedToWhereTheMatchStood, ()) {
  const AnyMatch any;
  const std::size_t size = *rc::gen::inRange<std::size_t>(0, any.text().size() + 1);
  const auto record = read_record(std::string_view(any.text()).substr(0, size));
  const std::size_t first = any.text().find('\n');
  if (!record) RC_ASSERT(size < first);
  if (!record) return;
  const auto match = replay(toy::game(), *record);
  RC_ASSERT(match.error() == "");
  const bool closed = record->closing() != nullptr;
  const std::size_t lines = record->lines.size() - (closed ? 1 : 0);
  if (lines > 1) RC_ASSERT((*match)->state_digest() == any.digests()[lines - 2]);
}

RC_GTEST_PROP(AnyRecord, GoesOnFromAnyLineToTheSameText, ()) {
  const AnyMatch any;
  const Record whole = *read_record(any.text());
  Record part = whole;
  part.lines.resize(*rc::gen::inRange<std::size_t>(1, whole.lines.size() + 1), RecordOptional{});
  const bool closed = part.closing() != nullptr;
  auto resumed = resume(toy::game(), part, Replay::Draws::FromSeed);
  RC_ASSERT(resumed.error() == "");
  if (closed) return;
  for (std::size_t i = part.lines.size(); i < whole.lines.size(); ++i) {
    // Answers follow from the seed; everything else ends this walk.
    const auto* answer = std::get_if<RecordAnswer>(&whole.lines[i]);
    if (answer == nullptr) break;
    const Refusal refusal = resumed->match->answer(answer->seat, answer->decision);
    RC_ASSERT(refusal.accepted());
    resumed->text += resumed->recorder.note(*resumed->match, answer->seat, refusal.taken);
  }
  RC_ASSERT(any.text().starts_with(resumed->text));
}

RC_GTEST_PROP(AnyRecord, WithOneDrawChangedIsNotVerified, ()) {
  const AnyMatch any;
  Record record = *read_record(any.text());
  std::vector<RecordDraw*> draws;
  for (RecordLine& line : record.lines) {
    if (auto* heading = std::get_if<RecordHeading>(&line)) {
      for (RecordDraw& d : heading->draws) draws.push_back(&d);
    } else if (auto* answer = std::get_if<RecordAnswer>(&line)) {
      for (RecordDraw& d : answer->draws) draws.push_back(&d);
    }
  }
  RecordDraw& d = *draws[*rc::gen::inRange<std::size_t>(0, draws.size())];
  if (*rc::gen::inRange(0, 2) == 0) {
    ++d.possible;
  } else {
    d.place ^= 1;
  }
  RC_ASSERT(!verify(toy::game(), record, Unfinished::Accepted));
}

}  // namespace
}  // namespace saloon
