#include "engine/match/herald.h"

#include <algorithm>

namespace saloon {

void Herald::write_shared(const Match& match, std::size_t since) {
  public_.clear();
  match.write_public(public_);
  texts_.clear();
  pieces_.clear();
  since_ = std::max(since, match.first_event());
  const u16 everybody = (all_seats(match.seats()) | only(kSpectator)).bits;
  for (std::size_t i = since_; i < match.event_count(); ++i) {
    Piece piece{match.audience(i), texts_.size()};
    if ((piece.who.to & ~piece.who.shown & everybody) != 0) match.write_event(i, false, texts_);
    piece.secret = texts_.size();
    if ((piece.who.to & piece.who.shown & everybody) != 0) match.write_event(i, true, texts_);
    piece.end = texts_.size();
    pieces_.push_back(piece);
  }
}

Told Herald::told_to(const Match& match, Seat viewer, Lists lists) {
  events_ = '[';
  for (const Piece& piece : pieces_) {
    if ((piece.who.to >> viewer & 1) == 0) continue;
    const bool sees_secret = (piece.who.shown >> viewer & 1) != 0;
    if (events_.size() > 1) events_ += ',';
    events_.append(texts_, sees_secret ? piece.secret : piece.begin,
                   sees_secret ? piece.end - piece.secret : piece.secret - piece.begin);
  }
  events_ += ']';
  view_.clear();
  match.write_view(viewer, public_, view_);
  legal_.clear();
  Told out{viewer, match.heard_of(since_, viewer), events_, view_, {}, true};
  if (lists == Lists::No || !match.is_asked(viewer)) return out;
  out.complete = match.write_legal(viewer, legal_);
  out.legal = legal_;
  return out;
}

}  // namespace saloon
