#include <algorithm>

#include "engine/record/chain.h"
#include "engine/record/lines.h"
#include "engine/record/old_names.h"

namespace saloon {

namespace {

constexpr i64 kMostAnswers = 1'000'000'000;
constexpr i64 kMostVersions = 1'000'000;
constexpr std::string_view kTimeForm = "0000-00-00T00:00:00Z";

bool is_time(std::string_view text) {
  return std::equal(text.begin(), text.end(), kTimeForm.begin(), kTimeForm.end(),
                    [](char c, char form) { return form == '0' ? c >= '0' && c <= '9' : c == form; });
}

/// Reads the members of one line with one clear complaint.
class LineReader {
 public:
  LineReader(const json::object& o, int format, int seats, std::string& error)
      : o_(o), format_(format), seats_(seats), r_(error) {}

  RecordHeading heading() {
    only({"saloon_record", "game", "rules_version", "layout", "seats", "options", "seed", "draws"});
    RecordHeading out;
    out.format = format_;
    if (format_ > 1) out.layout = r_.text(of("layout"), "layout");
    out.game = r_.text(of("game"), "game");
    out.rules_version = int(r_.number(of("rules_version"), "rules_version", 0, kMostVersions));
    out.setup.seats = int(r_.number(of("seats"), "seats", 1, kMostSeats));
    out.setup.seed = r_.text(of("seed"), "seed");
    for (const auto& item : r_.object(of("options"), "options")) {
      out.setup.options.push_back({item.key(), std::string(r_.text(&item.value(), "option"))});
    }
    out.draws = draws();
    return out;
  }

  RecordSeated seated() {
    only({"seated", "time"});
    RecordSeated out;
    for (const auto& item : r_.object(of("seated"), "seated")) {
      const json::value key(item.key());
      const json::object& who = r_.object(&item.value(), "who sits at a seat");
      r_.only_keys(who, "who sits at a seat", {"name", "bot"});
      out.who.push_back({r_.seat(&key, "seated", seats_), text_in(who, "name"), text_in(who, "bot")});
    }
    out.time = time();
    return out;
  }

  RecordAnswer answer() {
    only({"seat", "does", "draws", "time"});
    RecordAnswer out;
    out.seat = r_.seat(of("seat"), "seat", seats_);
    out.decision = r_.object(of("does"), "does");
    out.draws = draws();
    out.time = time();
    return out;
  }

  RecordWithdrawn withdrawn() {
    only({"withdrawn", "time"});
    return {r_.seat(of("withdrawn"), "withdrawn", seats_), time()};
  }

  RecordTakenBack taken_back() {
    only({"taken_back", "seat", "time"});
    return {r_.seat(of("seat"), "seat", seats_), u64(r_.number(of("taken_back"), "taken_back", 0, kMostAnswers)),
            time()};
  }

  RecordPosition position() {
    only({"position", "rules_version", "time"});
    return {int(r_.number(of("rules_version"), "rules_version", 0, kMostVersions)),
            r_.object(of("position"), "position"), time()};
  }

  RecordClosing closing() {
    only({"over", "answers", "draws", "state", "time"});
    RecordClosing out;
    out.outcome = r_.object(of("over"), "over");
    out.state = r_.text(of("state"), "state");
    out.answers = u64(r_.number(of("answers"), "answers", 0, kMostAnswers));
    if (format_ > 1) out.draws = u64(r_.number(of("draws"), "draws", 0, kMostAnswers));
    out.time = time();
    return out;
  }

 private:
  const json::value* of(std::string_view key) const { return o_.if_contains(key); }
  void only(std::initializer_list<std::string_view> keys) { r_.only_keys(o_, "the line", keys); }

  std::string time() {
    if (of("time") == nullptr) return {};
    const std::string_view text = r_.text(of("time"), "time");
    if (!is_time(text)) r_.fail("a time is written like 2026-11-16T05:31:59Z");
    return std::string(text);
  }

  RecordDraws draws() {
    RecordDraws out;
    for (const json::value& d : r_.array(of("draws"), "draws")) out.push_back(draw(d));
    return out;
  }

  RecordDraw draw(const json::value& written) {
    if (format_ == 1) return {written, 0, 0};
    const json::array* parts = written.if_array();
    if (parts == nullptr || parts->size() != 4) {
      r_.fail("a draw is written [\"name\", result, number of possible results, place of this one]");
      return {};
    }
    const i64 possible = r_.number(&(*parts)[2], "number of possible results", 1, i64{0xFFFFFFFF});
    const i64 place = r_.number(&(*parts)[3], "place of a result", 0, std::max<i64>(possible - 1, 0));
    return {json::array{(*parts)[0], (*parts)[1]}, u32(possible), u32(place)};
  }

  const json::object& o_;
  int format_;
  int seats_;
  Reader r_;
};

bool has(const json::object& o, std::string_view key) { return o.if_contains(key) != nullptr; }

/// The kind of a line is told by the one key that only this kind has. Nothing if this is no kind of its format.
std::optional<RecordLine> line_of(const json::object& o, LineReader& r, int format) {
  if (has(o, "over")) return r.closing();
  if (has(o, "does")) return r.answer();
  if (format == 1) return {};
  if (has(o, "withdrawn")) return r.withdrawn();
  if (has(o, "taken_back")) return r.taken_back();
  if (has(o, "seated")) return r.seated();
  if (has(o, "position")) return r.position();
  return {};
}

/// The format, or why this is no heading that can be read.
Result<int> format_of(std::string_view line, const json::value& parsed) {
  const json::object* o = parsed.if_object();
  if (o == nullptr && line.starts_with("{\"saloon_record\"")) {
    return Failed{"the record is cut off in the middle of line 1: nothing can be read of it"};
  }
  const json::value* format = o != nullptr ? o->if_contains("saloon_record") : nullptr;
  if (format == nullptr) return Failed{"this is not a record: its first line has no \"saloon_record\""};
  const auto number = whole_number(*format);
  if (number && *number >= 1 && *number <= kRecordFormat) return int(*number);
  return Failed{"this record has format " + json::serialize(*format) + ", this program reads formats 1 to " +
                std::to_string(kRecordFormat)};
}

}  // namespace

bool is_whole_line(std::string_view line) {
  return line.size() > kTail && line.ends_with(kDigestEnd) &&
         line.substr(line.size() - kTail, kDigestKey.size()) == kDigestKey;
}

/// The line without its digest, checked against the chain.
Result<json::object> RecordReader::unchained(std::string_view line) {
  const std::string name = record_line_name(line_);
  if (!is_whole_line(line)) return Failed{name + " has been edited: it has no digest at its end"};
  const std::string content(line.substr(0, line.size() - kTail));
  const std::string_view written = line.substr(line.size() - kTail + kDigestKey.size(), kDigestDigits);
  digest_ = chained_digest(digest_, content);
  json::value value = digest_ == written ? parse_json(content + "}").value_or(nullptr) : nullptr;
  if (value.is_object()) return std::move(*value.if_object());
  return Failed{name + " has been edited, or a line before it is missing: its digest does not fit"};
}

Result<RecordLine> RecordReader::read(std::string_view line) {
  ++line_;
  if (closed_) return Failed{record_line_name(line_) + " comes after its closing line"};
  if (line_ == 1) {
    const Result<int> format = format_of(line, parse_json(line).value_or(nullptr));
    if (!format) return format.failed();
    format_ = *format;
  }
  Result<json::object> o = unchained(line);
  if (!o) return o.failed();
  if (line_ == 1) game_ = text_in(*o, "game");
  if (format_ == 1) *o = with_names_of_today(game_, std::move(*o));
  if (format_ > 1 && has(*o, "optional") && line_ > 1) {
    return RecordLine(RecordOptional{std::string(line.substr(0, line.size() - kTail))});
  }
  std::string error;
  LineReader r(*o, format_, seats_, error);
  std::optional<RecordLine> out = line_ == 1 ? RecordLine(r.heading()) : line_of(*o, r, format_);
  if (!out) {
    return Failed{record_line_name(line_) +
                  " is of a kind that this program does not know, and is not marked \"optional\""};
  }
  if (!error.empty()) return Failed{record_line_name(line_) + ": " + error};
  if (const auto* heading = std::get_if<RecordHeading>(&*out)) seats_ = heading->setup.seats;
  closed_ = std::holds_alternative<RecordClosing>(*out);
  return std::move(*out);
}

}  // namespace saloon
