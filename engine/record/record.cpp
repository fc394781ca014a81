#include "engine/record/record.h"

namespace saloon {

namespace {

/// Takes the next line off the text; false at the end.
bool next_line(std::string_view& text, std::string_view& line) {
  if (text.empty()) return false;
  const std::size_t end = text.find('\n');
  line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return true;
}

}  // namespace

std::vector<const RecordAnswer*> Record::answers() const {
  std::vector<const RecordAnswer*> out;
  for (const RecordLine& line : lines) {
    if (const auto* answer = std::get_if<RecordAnswer>(&line)) out.push_back(answer);
  }
  return out;
}

int Record::rules_version() const {
  int version = heading().rules_version;
  for (const RecordLine& line : lines) {
    if (const auto* position = std::get_if<RecordPosition>(&line)) version = position->rules_version;
  }
  return version;
}

std::vector<std::string> Record::names() const {
  std::vector<std::string> names(std::size_t(heading().setup.seats));
  for (const RecordLine& line : lines) {
    const auto* seated = std::get_if<RecordSeated>(&line);
    if (seated == nullptr) continue;
    for (const Sitter& sitter : seated->who) names[sitter.seat] = sitter.name;
  }
  return names;
}

std::string write_record(const Record& record) {
  std::string out;
  RecordWriter writer;
  for (const RecordLine& line : record.lines) out += writer.write(line);
  return out;
}

Result<Record> read_record(std::string_view text) {
  if (text.empty()) return Failed{"this is not a record: it is empty"};
  Record out;
  RecordReader reader;
  std::string_view line;
  while (next_line(text, line)) {
    const bool is_cut = text.empty() && line.end() == text.end() && !is_whole_line(line);
    if (is_cut && reader.line() > 0) {
      out.cut_off = reader.line() + 1;
      return out;
    }
    auto read = reader.read(line);
    if (!read) return read.failed();
    out.lines.push_back(std::move(*read));
  }
  return out;
}

RecordDraws draws_of(const Match& match) {
  RecordDraws out;
  for (const Drawn& d : match.drawn()) out.push_back({match.drawn_json(d), d.possible, d.place});
  return out;
}

std::string Recorder::begin(const Match& fresh) {
  const GameInfo& game = fresh.game();
  return writer_.write(RecordHeading{kRecordFormat, std::string(game.slug), game.rules_version, game.layout,
                                     fresh.setup(), draws_of(fresh)});
}

std::string Recorder::note(const Match& after, Seat p, json::object taken, const std::string& time) {
  ++answers_;
  ++given_;
  std::string out = writer_.write(RecordAnswer{p, std::move(taken), draws_of(after), time});
  if (!after.over()) return out;
  return out + writer_.write(RecordClosing{after.outcome(), answers_, after.draw_count(), after.state_digest(), time});
}

std::string Recorder::note_taken_back(Seat by, u64 to, const std::string& time) {
  answers_ = to;
  return writer_.write(RecordTakenBack{by, to, time});
}

std::string Recorder::note_position(const Match& now, const std::string& time) {
  return writer_.write(RecordPosition{now.game().rules_version, now.state(), time});
}

std::string Recorder::note_optional(std::string_view kind, const json::object& members) {
  json::object line{{"optional", json::string_view(kind.data(), kind.size())}};
  for (const auto& item : members) line.insert(item);
  std::string text = json::serialize(line);
  text.pop_back();
  return writer_.write(RecordOptional{std::move(text)});
}

}  // namespace saloon
