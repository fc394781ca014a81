// What a seat may take back without having learnt anything: its last answers, as long as nothing was drawn since and
// nothing hidden was shown to it.
#pragma once

#include "engine/match/match.h"

namespace saloon {

class TakeBacks {
 public:
  enum class Why : u8 { NothingDone, Drawn, Shown };
  /// Where the match stood before an answer.
  struct Place {
    std::unique_ptr<Match> match;
    u64 answers{};  ///< that were given by then and count
  };

  explicit TakeBacks(Seat seat) : seat_(seat) {}

  /// Before an answer of this seat.
  void before(const Match& match, u64 answers) { next_ = {match.clone(), answers}; }
  /// After an answer of anybody.
  void after(const Match& match, Seat by, const json::object& taken);

  /// Null, with `why_not`, if the last answer cannot be taken back.
  [[nodiscard]] const Place* last() const { return places_.empty() ? nullptr : &places_.back(); }
  [[nodiscard]] Why why_not() const { return why_not_; }
  /// The last answer has been taken back.
  void done(const Match& match);

 private:
  [[nodiscard]] bool learnt_from(const Match& match, Seat by, const json::object& taken) const;

  Seat seat_;
  Place next_;
  std::vector<Place> places_;
  Why why_not_ = Why::NothingDone;
  std::size_t heard_ = 0;  ///< events there were after the last answer
};

}  // namespace saloon
