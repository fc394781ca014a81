#include "engine/record/replay.h"

#include "engine/json/one_line.h"

namespace saloon {

namespace {

std::string other_rules(const RecordHeading& heading, int version, const GameInfo& game) {
  return "this record was made with rules version " + std::to_string(version) + " of " + heading.game +
         ", this program plays version " + std::to_string(game.rules_version);
}

std::string written(const RecordDraw& d) {
  std::string named = one_line(json::serialize(d.named));
  if (d.possible == 0) return named;
  return named + " (place " + std::to_string(d.place) + " of " + std::to_string(d.possible) + ")";
}

/// The record of format 1 does not say how many results were possible.
bool agree(const RecordDraw& recorded, const RecordDraw& made) {
  if (recorded.named != made.named) return false;
  return recorded.possible == 0 || (recorded.possible == made.possible && recorded.place == made.place);
}

}  // namespace

void Replay::fail(const std::string& why) {
  if (error_.empty()) error_ = record_line_name(line_) + ": " + why;
}

bool Replay::take(const RecordLine& line) {
  if (!error_.empty()) return false;
  ++line_;
  if (std::holds_alternative<RecordHeading>(line) != (line_ == 1)) {
    fail("a record has one heading, and that is its first line");
    return false;
  }
  std::visit([this](const auto& l) { follow(l); }, line);
  return error_.empty();
}

bool Replay::finish() {
  if (error_.empty() && !follows()) error_ = other_rules(heading_, rules_version_, game_);
  return error_.empty();
}

void Replay::follow(const RecordHeading& heading) {
  if (heading.game != game_.slug) {
    error_ = "this is a record of " + one_line(heading.game) + ", not of " + std::string(game_.slug);
    return;
  }
  heading_ = heading;
  heading_.draws.clear();
  rules_version_ = heading.rules_version;
  walked_.draws = heading.draws.size();
  if (rules_version_ != game_.rules_version) return;
  const bool recorded = draws_ == Draws::Recorded;
  if (recorded && !script(heading.draws)) return;
  auto started = game_.start(game_, heading.setup, recorded ? &script_ : nullptr);
  if (!started) return fail(started.error());
  match_ = std::move(*started);
  walked_.from = line_;
  compare_draws(heading.draws);
  remember();
}

void Replay::follow(const RecordAnswer& answer) {
  ++walked_.answers;
  ++walked_.given;
  walked_.draws += answer.draws.size();
  if (!follows()) return;
  if (draws_ == Draws::Recorded && !script(answer.draws)) return;
  const Refusal refusal = match_->answer(answer.seat, answer.decision);
  if (!refusal.accepted()) {
    return fail("answer " + std::to_string(walked_.answers) + " (" + seat_name(answer.seat) + " " +
                json::serialize(answer.decision) + ") is refused: " + refusal.clause +
                (refusal.detail.empty() ? "" : ", " + refusal.detail));
  }
  compare_draws(answer.draws);
  remember();
}

void Replay::remember() {
  marks_.push_back(match_->bookmark());
  if (marks_.size() > kFarthestBack + 1) marks_.erase(marks_.begin());
}

void Replay::follow(const RecordWithdrawn& withdrawn) {
  if (!follows()) return;
  const Refusal refusal = match_->withdraw(withdrawn.seat, match_->round());
  if (!refusal.accepted()) {
    return fail("that " + seat_name(withdrawn.seat) + " withdraws an answer is refused: " + refusal.clause);
  }
  marks_.back() = match_->bookmark();  // whoever takes back the next answer comes back to here
}

void Replay::follow(const RecordTakenBack& back) {
  const u64 now = walked_.answers;
  if (back.to >= now) {
    return fail("answers cannot be taken back to number " + std::to_string(back.to) + ": there are " +
                std::to_string(now));
  }
  walked_.answers = back.to;
  if (!follows()) return;
  const u64 depth = now - back.to;
  if (depth >= marks_.size()) {
    return fail("answers cannot be taken back to number " + std::to_string(back.to) + ", but to number " +
                std::to_string(now + 1 - marks_.size()) + " at the earliest");
  }
  marks_.resize(marks_.size() - std::size_t(depth));
  const Result<void> done = match_->set_back(marks_.back(), back.seat);
  if (!done) fail(done.error());
}

void Replay::follow(const RecordPosition& position) {
  rules_version_ = position.rules_version;
  const bool ours = rules_version_ == game_.rules_version;
  if (!ours) {
    match_.reset();
    marks_.clear();
  } else if (!follows()) {
    open_at(position);
  } else if (match_->state() != position.state) {
    fail("the position is another one than the answers lead to");
  }
}

void Replay::open_at(const RecordPosition& position) {
  auto opened = game_.open(game_, heading_.setup, position.state);
  if (!opened) return fail("no game can be taken up at this position: " + opened.error());
  match_ = std::move(*opened);
  if (match_->draw_count() != walked_.draws) {
    return fail("the position counts " + std::to_string(match_->draw_count()) + " draws, the record has " +
                std::to_string(walked_.draws));
  }
  if (draws_ == Draws::Recorded) match_->use_source(&script_);
  walked_.from = line_;
  remember();
}

void Replay::follow(const RecordClosing& closing) {
  if (closing.answers != walked_.answers) {
    fail("the closing line counts " + std::to_string(closing.answers) + " answers, the record has " +
         std::to_string(walked_.answers));
  } else if (heading_.format > 1 && closing.draws != walked_.draws) {
    fail("the closing line counts " + std::to_string(closing.draws) + " draws, the record has " +
         std::to_string(walked_.draws));
  } else if (follows()) {
    compare_end(closing);
  }
}

void Replay::compare_end(const RecordClosing& closing) {
  if (!match_->over()) return fail("the record says that the game is over, but it is not");
  if (match_->outcome() != closing.outcome) {
    return fail("the game ends with " + json::serialize(match_->outcome()) + ", the record says " +
                json::serialize(closing.outcome));
  }
  const bool same = match_->state_digest() == closing.state;
  // Format 1 does not say how states were laid out when it was written.
  const bool may_differ = heading_.format == 1 || heading_.layout != game_.layout;
  if (!same && !may_differ) return fail("the final position is another one than the record says");
  walked_.end = same ? Walked::End::Same : Walked::End::OtherLayout;
}

bool Replay::script(const RecordDraws& draws) {
  for (const RecordDraw& d : draws) {
    Result<Drawn> drawn = game_.drawn_from_json(d.named);
    if (!drawn) {
      fail("a draw is not one: " + drawn.error());
      return false;
    }
    drawn->possible = d.possible;
    drawn->place = d.place;
    script_.add(*drawn);
  }
  return true;
}

void Replay::compare_draws(const RecordDraws& recorded) {
  if (draws_ == Draws::Recorded) {
    if (!script_.complaint().empty()) return fail("the draws do not fit: " + script_.complaint());
    if (script_.left() != 0) return fail("the draws do not fit: " + script_.next() + " is never drawn");
    return;
  }
  const RecordDraws made = draws_of(*match_);
  for (std::size_t k = 0; k < std::max(recorded.size(), made.size()); ++k) {
    const std::string draw = "draw " + std::to_string(k + 1);
    if (k >= made.size())
      return fail(draw + " is recorded as " + written(recorded[k]) + ", but nothing is drawn there");
    if (k >= recorded.size()) return fail(draw + " is missing, the seed gives " + written(made[k]));
    if (agree(recorded[k], made[k])) continue;
    return fail(draw + " is recorded as " + written(recorded[k]) + ", the seed gives " + written(made[k]));
  }
}

std::unique_ptr<Match> Replay::hand_over() {
  match_->use_source(nullptr);
  return std::move(match_);
}

Result<std::unique_ptr<Match>> replay(const GameInfo& game, const Record& record, std::size_t lines) {
  Replay walk(game, Replay::Draws::Recorded);
  for (std::size_t i = 0; i < std::min(lines, record.lines.size()) && walk.take(record.lines[i]); ++i) {
  }
  if (!walk.finish()) return Failed{walk.error()};
  return walk.hand_over();
}

Result<Walked> verify(const GameInfo& game, const Record& record, Unfinished unfinished) {
  Replay walk(game, Replay::Draws::FromSeed);
  for (const RecordLine& line : record.lines) {
    if (!walk.take(line)) break;
  }
  if (!walk.finish()) return Failed{walk.error()};
  if (record.closing() != nullptr || unfinished == Unfinished::Accepted) return walk.walked();
  return Failed{"the record stops after answer " + std::to_string(walk.walked().answers) +
                " without a closing line: cut off or unfinished"};
}

namespace {

/// Of a line of any format, one of today's: the match that has just followed it knows what the old format did not say.
void complete(RecordLine& line, const Match& match) {
  if (auto* heading = std::get_if<RecordHeading>(&line)) {
    heading->format = kRecordFormat;
    heading->layout = match.game().layout;
    heading->draws = draws_of(match);
  } else if (auto* answer = std::get_if<RecordAnswer>(&line)) {
    answer->draws = draws_of(match);
  } else if (auto* closing = std::get_if<RecordClosing>(&line)) {
    closing->draws = match.draw_count();
    closing->state = match.state_digest();
  }
}

}  // namespace

Result<Resumed> resume(const GameInfo& game, const Record& record, Replay::Draws draws) {
  Resumed out;
  RecordWriter writer;
  Replay walk(game, draws);
  for (RecordLine line : record.lines) {
    if (!walk.take(line)) break;
    if (walk.follows() && record.heading().format < kRecordFormat) complete(line, walk.match());
    out.text += writer.write(line);
  }
  if (!walk.finish()) return Failed{walk.error()};
  out.recorder = Recorder(writer.digest(), walk.walked().answers, walk.walked().given);
  out.match = walk.hand_over();
  return out;
}

}  // namespace saloon
