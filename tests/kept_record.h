// Writing down a match in a test that then looks at the whole record.
#pragma once

#include <gtest/gtest.h>

#include "engine/record/record.h"

namespace saloon {

class KeptRecord {
 public:
  explicit KeptRecord(const Match& fresh) { text_ = recorder_.begin(fresh); }
  void note(const Match& after, Seat p, json::object taken) { text_ += recorder_.note(after, p, std::move(taken)); }
  void take_back(Match& match, const Bookmark& there, Seat by, u64 to) {
    EXPECT_TRUE(match.set_back(there, by));
    text_ += recorder_.note_taken_back(by, to);
  }
  void add(const std::string& line) { text_ += line; }

  [[nodiscard]] Recorder& recorder() { return recorder_; }
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] Record record() const {
    auto read = read_record(text_);
    EXPECT_TRUE(read) << read.error();
    return read ? std::move(*read) : Record{{RecordHeading{}}, 0};
  }

 private:
  Recorder recorder_;
  std::string text_;
};

/// The n-th answer of a record, counted from 0.
inline RecordAnswer& answer_in(Record& record, std::size_t n) {
  for (RecordLine& line : record.lines) {
    if (auto* answer = std::get_if<RecordAnswer>(&line); answer != nullptr && n-- == 0) return *answer;
  }
  ADD_FAILURE() << "the record has no such answer";
  static RecordAnswer none;
  return none;
}

}  // namespace saloon
