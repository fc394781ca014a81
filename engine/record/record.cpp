#include "engine/record/record.h"

#include "engine/record/old_names.h"
#include "engine/record/sha256.h"

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
Result<json::object> unchained(std::string_view line, std::size_t n, bool last, std::string& digest) {
  if (!has_tail(line) && last) return Failed{"the record is cut off in the middle of " + line_name(n)};
  if (!has_tail(line)) return Failed{line_name(n) + " of the record has been edited: it has no digest at its end"};
  const std::string content(line.substr(0, line.size() - kTail));
  const std::string_view written = line.substr(line.size() - kTail + kDigestKey.size(), kDigestDigits);
  digest = chained(digest, content);
  json::value value = digest == written ? parse_json(content + "}").value_or(nullptr) : nullptr;
  if (value.is_object()) return std::move(*value.if_object());
  return Failed{line_name(n) +
                " of the record has been edited, or a line before it is missing: its digest does not fit"};
}

std::vector<json::value> read_draws(Reader& r, const json::object& o) {
  const json::array& a = r.array(o.if_contains("draws"), "draws");
  return {a.begin(), a.end()};
}

Result<Record> read_heading(std::string_view line) {
  const json::value value = parse_json(line).value_or(nullptr);
  const json::object* o = value.if_object();
  if (o == nullptr && line.starts_with("{\"saloon_record\"")) {
    return Failed{"the record is cut off in the middle of line 1"};
  }
  const json::value* format = o != nullptr ? o->if_contains("saloon_record") : nullptr;
  if (format == nullptr) return Failed{"this is not a record: its first line has no \"saloon_record\""};
  if (whole_number(*format) != kFormat) {
    return Failed{"this record has format " + json::serialize(*format) + ", this program reads format " +
                  std::to_string(kFormat)};
  }
  const json::object heading = with_names_of_today(text_in(*o, "game"), *o);
  o = &heading;
  std::string error;
  Reader r(error);
  r.only_keys(*o, "the heading",
              {"saloon_record", "game", "rules_version", "seats", "options", "seed", "draws", "digest"});
  Record out;
  out.game = r.text(o->if_contains("game"), "game");
  out.rules_version = int(r.number(o->if_contains("rules_version"), "rules_version", 0, 1'000'000));
  out.setup.seats = int(r.number(o->if_contains("seats"), "seats", 1, kMostSeats));
  out.setup.seed = r.text(o->if_contains("seed"), "seed");
  for (const auto& item : r.object(o->if_contains("options"), "options")) {
    out.setup.options.push_back({item.key(), std::string(r.text(&item.value(), "option"))});
  }
  out.first_draws = read_draws(r, *o);
  if (!r.ok()) return Failed{error};
  return out;
}

void read_entry(Reader& r, const json::object& o, Record& out) {
  r.only_keys(o, "an answer", {"seat", "does", "draws"});
  RecordEntry e;
  e.seat = r.seat(o.if_contains("seat"), "seat", out.setup.seats);
  e.decision = r.object(o.if_contains("does"), "does");
  e.draws = read_draws(r, o);
  out.entries.push_back(std::move(e));
}

void read_closing(Reader& r, const json::object& o, Record& out) {
  r.only_keys(o, "the closing line", {"over", "answers", "state"});
  out.outcome = r.object(o.if_contains("over"), "over");
  out.final_digest = r.text(o.if_contains("state"), "state");
  const i64 answers = r.number(o.if_contains("answers"), "answers", 0, 1'000'000'000);
  if (u64(answers) != out.entries.size()) r.fail("the closing line counts " + std::to_string(answers) + " answers");
  out.closed = true;
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

Result<Record> read_record(std::string_view text) {
  std::string digest;
  std::string_view line;
  std::string_view rest = text;
  if (!next_line(rest, line)) return Failed{"this is not a record: it is empty"};
  Result<Record> out = read_heading(line);
  rest = text;
  for (std::size_t n = 1; out && next_line(rest, line); ++n) {
    if (out->closed) return Failed{line_name(n) + " of the record comes after its closing line"};
    const auto o = unchained(line, n, rest.empty(), digest);
    if (!o) return o.failed();
    if (n == 1) continue;
    std::string error;
    Reader r(error);
    const json::object today = with_names_of_today(out->game, *o);
    today.contains("over") ? read_closing(r, today, *out) : read_entry(r, today, *out);
    if (!r.ok()) return Failed{line_name(n) + " of the record: " + error};
  }
  return out;
}

Recorder::Recorder(const Match& fresh) {
  record_.game = fresh.game().slug;
  record_.rules_version = fresh.game().rules_version;
  record_.setup = fresh.setup();
  record_.first_draws = draws_since(fresh, draws_seen_);
}

void Recorder::note(const Match& after, Seat p, json::object taken) {
  record_.entries.push_back({p, std::move(taken), draws_since(after, draws_seen_)});
  if (!after.over()) return;
  record_.closed = true;
  record_.outcome = after.outcome();
  record_.final_digest = after.state_digest();
}

}  // namespace saloon
