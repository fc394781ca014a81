// What a seat may take back without having learnt anything: its last answers, as long as nothing was drawn since and
// nothing hidden was shown to it.
#pragma once

#include "engine/match/match.h"

namespace saloon {

/// A value, and a small one: whoever drafts what may yet be dropped drafts on a copy.
class TakeBacks {
 public:
  enum class Why : u8 { NothingDone, Drawn, Shown };
  /// Where the match stood before an answer, what was answered, and how it looked to the seat after that.
  struct Place {
    std::unique_ptr<Match> match;
    u64 answers{};   ///< that were given by then and count
    u64 earliest{};  ///< the same of the first place of this row
    json::object taken;
    std::string view;
    std::shared_ptr<Place> older;
  };

  /// Before an answer of this seat, which is always the same one.
  void before(const Match& match, Seat seat, u64 answers);
  /// After an answer of anybody.
  void after(const Match& match, Seat by, const json::object& taken);

  /// Null, with `why_not`, if the last answer cannot be taken back.
  [[nodiscard]] const Place* last();
  [[nodiscard]] Why why_not() const { return why_not_; }
  /// The last answer has been taken back.
  void done(const Match& match);

 private:
  [[nodiscard]] bool has_shown_something(const Match& match) const;
  void forget(Why why);

  Seat seat_ = kSpectator;
  std::shared_ptr<Place> next_, last_;
  Why why_not_ = Why::NothingDone;
  std::size_t heard_ = 0;  ///< events there were after the last answer
};

}  // namespace saloon
