#include "engine/record/replay.h"

#include "engine/json/one_line.h"

namespace saloon {

namespace {

bool fits(const GameInfo& game, const Record& record, std::string& error) {
  if (record.game != game.slug) {
    error = "this is a record of " + one_line(record.game) + ", not of " + std::string(game.slug);
  } else if (record.rules_version != game.rules_version) {
    error = "this record was made with rules version " + std::to_string(record.rules_version) + " of " + record.game +
            ", this program plays version " + std::to_string(game.rules_version);
  }
  return error.empty();
}

std::string answer_name(std::size_t i) { return i == 0 ? "the set-up" : "answer " + std::to_string(i); }

bool add_draws(ScriptedChance& script, const std::vector<json::value>& draws, std::size_t i, std::string& error) {
  for (const auto& d : draws) {
    const Result<void> added = script.add_named(d);
    if (added) continue;
    error = "a draw of " + answer_name(i) + " is not one: " + added.error();
    return false;
  }
  return true;
}

bool script_fits(const ScriptedChance& script, std::size_t i, std::string& error) {
  if (!script.complaint().empty()) {
    error = "the draws of " + answer_name(i) + " do not fit: " + script.complaint();
  } else if (script.left() != 0) {
    error = "the draws of " + answer_name(i) + " do not fit: " + script.next() + " is never drawn";
  }
  return error.empty();
}

bool give_answer(Match& match, const RecordEntry& e, std::size_t i, std::string& error) {
  const Refusal refusal = match.answer(e.seat, e.decision);
  if (refusal.accepted()) return true;
  error = answer_name(i) + " (" + seat_name(e.seat) + " " + json::serialize(e.decision) +
          ") is refused: " + refusal.clause + (refusal.detail.empty() ? "" : ", " + refusal.detail);
  return false;
}

bool ends_alike(const Match& match, const Record& record, std::string& error) {
  if (!match.over()) {
    error = "the record says that the game is over, but it is not";
  } else if (match.outcome() != record.outcome) {
    error = "the game ends with " + json::serialize(match.outcome()) + ", the record says " +
            json::serialize(record.outcome);
  } else if (match.state_digest() != record.final_digest) {
    error = "the final position is another one than the record says";
  }
  return error.empty();
}

/// Compares the draws since `seen` with the recorded ones.
bool same_draws(const Match& match, std::size_t& seen, const std::vector<json::value>& recorded, std::size_t i,
                std::string& error) {
  const auto& drawn = match.drawn();
  for (std::size_t k = 0; k < recorded.size() || seen + k < drawn.size(); ++k) {
    const json::value should = seen + k < drawn.size() ? match.drawn_json(drawn[seen + k]) : json::value();
    const json::value is = k < recorded.size() ? recorded[k] : json::value();
    if (should == is) continue;
    const std::string draw = "draw " + std::to_string(k + 1) + " of " + answer_name(i);
    error = should.is_null() ? draw + " is recorded as " + json::serialize(is) + ", but nothing is drawn there"
            : is.is_null()
                ? draw + " is missing, the seed gives " + json::serialize(should)
                : draw + " is recorded as " + json::serialize(is) + ", the seed gives " + json::serialize(should);
    return false;
  }
  seen = drawn.size();
  return true;
}

}  // namespace

Replay::Replay(const GameInfo& game, const Record& record, Draws draws)
    : record_(record), draws_(draws), script_(game) {
  if (!fits(game, record, error_)) return;
  const bool recorded = draws == Draws::Recorded;
  if (recorded && !add_draws(script_, record.first_draws, 0, error_)) return;
  auto started = game.start(game, record.setup, recorded ? &script_ : nullptr);
  error_ = started.error();
  if (!started) return;
  match_ = std::move(*started);
  compare_draws(record.first_draws);
}

bool Replay::compare_draws(const std::vector<json::value>& recorded) {
  if (draws_ == Draws::FromSeed) return same_draws(*match_, seen_, recorded, at_, error_);
  return script_fits(script_, at_, error_);
}

bool Replay::step() {
  if (!error_.empty() || done()) return false;
  const RecordEntry& e = record_.entries[at_];
  ++at_;
  if (draws_ == Draws::Recorded && !add_draws(script_, e.draws, at_, error_)) return false;
  return give_answer(*match_, e, at_, error_) && compare_draws(e.draws);
}

bool Replay::finish() {
  while (step()) {
  }
  if (!error_.empty()) return false;
  return !record_.closed || ends_alike(*match_, record_, error_);
}

std::unique_ptr<Match> Replay::take() {
  match_->use_source(nullptr);
  return std::move(match_);
}

Result<std::unique_ptr<Match>> replay(const GameInfo& game, const Record& record, std::size_t entries) {
  Replay replay(game, record, Replay::Draws::Recorded);
  if (entries >= record.entries.size()) {
    replay.finish();
  } else {
    while (replay.at() < entries && replay.step()) {
    }
  }
  if (!replay.error().empty()) return Failed{replay.error()};
  return replay.take();
}

Result<void> verify(const GameInfo& game, const Record& record) {
  Replay replay(game, record, Replay::Draws::FromSeed);
  if (!replay.error().empty()) return Failed{replay.error()};
  if (!record.closed) {
    return Failed{"the record stops after answer " + std::to_string(record.entries.size()) +
                  " without a closing line: cut off or unfinished"};
  }
  if (!replay.finish()) return Failed{replay.error()};
  return {};
}

}  // namespace saloon
