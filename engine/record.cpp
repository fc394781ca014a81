#include "engine/record.h"

#include "engine/one_line.h"
#include "engine/sha256.h"
#include "engine/sources.h"

namespace saloon {

namespace {

constexpr i64 kFormat = 1;
constexpr std::size_t kDigestDigits = 16;
constexpr std::string_view kDigestKey = R"(,"digest":")";
constexpr std::string_view kDigestEnd = "\"}";
constexpr std::size_t kTail = kDigestKey.size() + kDigestDigits + kDigestEnd.size();

std::string chained(std::string_view previous, std::string_view content) {
  Sha256 h;
  h.add(previous);
  h.add(content);
  return hex(h.finish()).substr(0, kDigestDigits);
}

// --- writing
/// Adds the line with its digest; `digest` is the last line's and becomes this one's.
void write_line(const json::object& o, std::string& digest, std::string& out) {
  std::string content = json::serialize(o);
  content.pop_back();
  digest = chained(digest, content);
  out += content;
  out += kDigestKey;
  out += digest;
  out += kDigestEnd;
  out += '\n';
}

json::object heading_json(const Record& record) {
  json::object options;
  for (const auto& o : record.setup.options) options[o.name] = o.value;
  return {{"saloon_record", kFormat},
          {"game", record.game},
          {"rules_version", record.rules_version},
          {"seats", record.setup.seats},
          {"options", std::move(options)},
          {"seed", record.setup.seed},
          {"draws", json::array(record.first_draws.begin(), record.first_draws.end())}};
}

// --- reading
std::string line_name(std::size_t n) { return "line " + std::to_string(n); }

/// Takes the next line off the text; false at the end.
bool next_line(std::string_view& text, std::string_view& line) {
  if (text.empty()) return false;
  const std::size_t end = text.find('\n');
  line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return true;
}

bool has_tail(std::string_view line) {
  return line.size() > kTail && line.ends_with(kDigestEnd) &&
         line.substr(line.size() - kTail, kDigestKey.size()) == kDigestKey;
}

/// The line without its digest, checked against the chain.
bool unchain(std::string_view line, std::size_t n, bool last, std::string& digest, json::object& out,
             std::string& error) {
  if (!has_tail(line)) {
    error = last ? "the record is cut off in the middle of " + line_name(n)
                 : line_name(n) + " of the record has been edited: it has no digest at its end";
    return false;
  }
  const std::string content(line.substr(0, line.size() - kTail));
  const std::string_view written = line.substr(line.size() - kTail + kDigestKey.size(), kDigestDigits);
  digest = chained(digest, content);
  auto value = digest == written ? parse_json(content + "}", error) : std::nullopt;
  if (!value || !value->is_object()) {
    error = line_name(n) + " of the record has been edited, or a line before it is missing: its digest does not fit";
    return false;
  }
  out = std::move(*value->if_object());
  return true;
}

std::vector<json::value> read_draws(Reader& r, const json::object& o) {
  const json::array& a = r.array(o.if_contains("draws"), "draws");
  return {a.begin(), a.end()};
}

bool read_heading(std::string_view line, Record& out, std::string& error) {
  std::string ignored;
  const auto value = parse_json(line, ignored);
  const json::object* o = value ? value->if_object() : nullptr;
  if (o == nullptr && line.starts_with("{\"saloon_record\"")) {
    error = "the record is cut off in the middle of line 1";
    return false;
  }
  const json::value* format = o != nullptr ? o->if_contains("saloon_record") : nullptr;
  if (format == nullptr) {
    error = "this is not a record: its first line has no \"saloon_record\"";
    return false;
  }
  if (whole_number(*format) != kFormat) {
    error =
        "this record has format " + json::serialize(*format) + ", this program reads format " + std::to_string(kFormat);
    return false;
  }
  Reader r(error);
  r.only_keys(*o, "the heading",
              {"saloon_record", "game", "rules_version", "seats", "options", "seed", "draws", "digest"});
  out.game = r.text(o->if_contains("game"), "game");
  out.rules_version = int(r.number(o->if_contains("rules_version"), "rules_version", 0, 1'000'000));
  out.setup.seats = int(r.number(o->if_contains("seats"), "seats", 1, kMostSeats));
  out.setup.seed = r.text(o->if_contains("seed"), "seed");
  for (const auto& item : r.object(o->if_contains("options"), "options")) {
    out.setup.options.push_back({item.key(), std::string(r.text(&item.value(), "option"))});
  }
  out.first_draws = read_draws(r, *o);
  return r.ok();
}

bool read_entry(const json::object& o, Record& out, std::string& error) {
  Reader r(error);
  r.only_keys(o, "an answer", {"seat", "does", "draws"});
  RecordEntry e;
  e.seat = r.seat(o.if_contains("seat"), "seat", out.setup.seats);
  e.decision = r.object(o.if_contains("does"), "does");
  e.draws = read_draws(r, o);
  out.entries.push_back(std::move(e));
  return r.ok();
}

bool read_closing(const json::object& o, Record& out, std::string& error) {
  Reader r(error);
  r.only_keys(o, "the closing line", {"over", "answers", "state"});
  out.outcome = r.object(o.if_contains("over"), "over");
  out.final_digest = r.text(o.if_contains("state"), "state");
  const i64 answers = r.number(o.if_contains("answers"), "answers", 0, 1'000'000'000);
  if (u64(answers) != out.entries.size()) r.fail("the closing line counts " + std::to_string(answers) + " answers");
  out.closed = true;
  return r.ok();
}

// --- playing again
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
    if (script.add(d, error)) continue;
    error.insert(0, "a draw of " + answer_name(i) + " is not one: ");
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

std::vector<json::value> draws_since(const Match& match, std::size_t& seen) {
  std::vector<json::value> draws;
  for (; seen < match.drawn().size(); ++seen) draws.push_back(match.drawn_json(match.drawn()[seen]));
  return draws;
}

}  // namespace

std::string write_record(const Record& record) {
  std::string out;
  std::string digest;
  write_line(heading_json(record), digest, out);
  for (const auto& e : record.entries) {
    write_line(
        {{"seat", seat_name(e.seat)}, {"does", e.decision}, {"draws", json::array(e.draws.begin(), e.draws.end())}},
        digest, out);
  }
  if (record.closed) {
    write_line({{"over", record.outcome}, {"answers", record.entries.size()}, {"state", record.final_digest}}, digest,
               out);
  }
  return out;
}

bool read_record(std::string_view text, Record& out, std::string& error) {
  out = {};
  error.clear();
  std::string digest;
  std::string_view line;
  std::string_view rest = text;
  if (!next_line(rest, line)) error = "this is not a record: it is empty";
  if (!error.empty() || !read_heading(line, out, error)) return false;
  rest = text;
  for (std::size_t n = 1; next_line(rest, line); ++n) {
    json::object o;
    if (out.closed) error = line_name(n) + " of the record comes after its closing line";
    if (!error.empty() || !unchain(line, n, rest.empty(), digest, o, error)) return false;
    if (n == 1) continue;
    if (o.contains("over") ? read_closing(o, out, error) : read_entry(o, out, error)) continue;
    error.insert(0, line_name(n) + " of the record: ");
    return false;
  }
  return true;
}

Recorder::Recorder(const Match& fresh) {
  record_.game = fresh.game().slug;
  record_.rules_version = fresh.game().rules_version;
  record_.setup = fresh.setup();
  record_.first_draws = draws_since(fresh, draws_seen_);
}

void Recorder::note(const Match& after, Seat p, const json::value& decision) {
  const json::value canonical = after.canonical(decision);
  record_.entries.push_back(
      {p, canonical.is_object() ? *canonical.if_object() : json::object{}, draws_since(after, draws_seen_)});
  if (!after.over()) return;
  record_.closed = true;
  record_.outcome = after.outcome();
  record_.final_digest = after.state_digest();
}

std::unique_ptr<Match> replay(const GameInfo& game, const Record& record, std::string& error, std::size_t entries) {
  error.clear();
  ScriptedChance script(game);
  if (!fits(game, record, error) || !add_draws(script, record.first_draws, 0, error)) return nullptr;
  auto match = game.start(game, record.setup, &script, error);
  if (match == nullptr || !script_fits(script, 0, error)) return nullptr;
  for (std::size_t i = 0; i < record.entries.size() && i < entries; ++i) {
    const RecordEntry& e = record.entries[i];
    if (!add_draws(script, e.draws, i + 1, error) || !give_answer(*match, e, i + 1, error) ||
        !script_fits(script, i + 1, error)) {
      return nullptr;
    }
  }
  if (record.closed && entries >= record.entries.size() && !ends_alike(*match, record, error)) return nullptr;
  match->use_source(nullptr);
  return match;
}

bool verify(const GameInfo& game, const Record& record, std::string& error) {
  error.clear();
  if (!fits(game, record, error)) return false;
  if (!record.closed) {
    error = "the record stops after answer " + std::to_string(record.entries.size()) +
            " without a closing line: cut off or unfinished";
    return false;
  }
  auto match = game.start(game, record.setup, nullptr, error);
  std::size_t seen = 0;
  if (match == nullptr || !same_draws(*match, seen, record.first_draws, 0, error)) return false;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    const RecordEntry& e = record.entries[i];
    if (!give_answer(*match, e, i + 1, error) || !same_draws(*match, seen, e.draws, i + 1, error)) return false;
  }
  return ends_alike(*match, record, error);
}

}  // namespace saloon
