// What everybody at a table is told after an answer, as text. What several may have is written once: the public part of
// their views, and each event once for those who see its secret and once for those who do not.
#pragma once

#include "engine/match/match.h"

namespace saloon {

/// What one viewer is told. The texts are JSON, and stand until the next viewer is told.
struct Told {
  Seat viewer{};
  std::size_t first{};      ///< the number of the first event, as this viewer counts them
  std::string_view events;  ///< a list, oldest first, without gaps in their numbers
  std::string_view view;
  std::string_view legal;  ///< a list; empty, and not even a list, if the viewer is not asked or none is wanted
  bool complete = true;    ///< false where the list is only representative
};

/// Keeps nothing of a match, only its paper: one may serve any number of tables in turn.
class Herald {
 public:
  /// Whoever has the rules needs no lists of what they allow.
  enum class Lists : u8 { No, Yes };
  /// each(Told) for every seat and then for spectators: all events from number `since` on that are not forgotten, and
  /// how things stand now.
  template <class F>
  void tell(const Match& match, std::size_t since, Lists lists, F each) {
    write_shared(match, since);
    for (const Seat p : all_seats(match.seats())) each(told_to(match, p, lists));
    each(told_to(match, kSpectator, lists));
  }
  template <class F>
  void tell(const Match& match, std::size_t since, F each) {
    tell(match, since, Lists::Yes, each);
  }

 private:
  /// An event in `texts_`: without its secret, and behind that with it. Where nobody needs one of the two it is empty.
  struct Piece {
    Audience who;
    std::size_t begin{}, secret{}, end{};
  };

  void write_shared(const Match& match, std::size_t since);
  Told told_to(const Match& match, Seat viewer, Lists lists);

  std::size_t since_{};
  std::string public_;
  std::string texts_;
  std::vector<Piece> pieces_;
  std::string events_, view_, legal_;
};

}  // namespace saloon
