#include "engine/record/chain.h"
#include "engine/record/lines.h"
#include "engine/record/sha256.h"

namespace saloon {

namespace {

json::array draws_json(const RecordDraws& draws) {
  json::array out;
  for (const RecordDraw& d : draws) {
    json::value written = d.named;
    if (auto* named = written.if_array(); named != nullptr && d.possible != 0) {
      named->emplace_back(d.possible);
      named->emplace_back(d.place);
    }
    out.push_back(std::move(written));
  }
  return out;
}

json::object json_of(const RecordHeading& h) {
  json::object options;
  for (const OptionSetting& o : h.setup.options) options[o.name] = o.value;
  json::object out{{"saloon_record", h.format}, {"game", h.game}, {"rules_version", h.rules_version}};
  if (h.format > 1) out["layout"] = h.layout;
  out["seats"] = h.setup.seats;
  out["options"] = std::move(options);
  out["seed"] = h.setup.seed;
  out["draws"] = draws_json(h.draws);
  return out;
}

json::object json_of(const RecordSeated& seated) {
  json::object who;
  for (const Sitter& s : seated.who) {
    json::object& sitter = who[seat_name(s.seat)].emplace_object();
    if (!s.name.empty()) sitter["name"] = s.name;
    if (!s.bot.empty()) sitter["bot"] = s.bot;
  }
  return {{"seated", std::move(who)}};
}

json::object json_of(const RecordAnswer& a) {
  return {{"seat", seat_name(a.seat)}, {"does", a.decision}, {"draws", draws_json(a.draws)}};
}

json::object json_of(const RecordWithdrawn& w) { return {{"withdrawn", seat_name(w.seat)}}; }

json::object json_of(const RecordTakenBack& t) { return {{"taken_back", t.to}, {"seat", seat_name(t.seat)}}; }

json::object json_of(const RecordPosition& p) { return {{"position", p.state}, {"rules_version", p.rules_version}}; }

json::object json_of(const RecordClosing& c) {
  return {{"over", c.outcome}, {"answers", c.answers}, {"draws", c.draws}, {"state", c.state}};
}

/// What stands before the digest: the line without its closing brace.
template <class Line>
std::string content_of(const Line& line) {
  json::object o = json_of(line);
  if constexpr (requires { line.time; }) {
    if (!line.time.empty()) o["time"] = line.time;
  }
  std::string content = json::serialize(o);
  content.pop_back();
  return content;
}

std::string content_of(const RecordOptional& line) { return line.text; }

}  // namespace

std::string chained_digest(std::string_view previous, std::string_view content) {
  Sha256 h;
  h.add(previous);
  h.add(content);
  return hex(h.finish()).substr(0, kDigestDigits);
}

std::string record_line_name(std::size_t n) { return "line " + std::to_string(n) + " of the record"; }

std::string RecordWriter::write(const RecordLine& line) {
  if (const auto* heading = std::get_if<RecordHeading>(&line)) format_ = heading->format;
  std::string out = std::visit([](const auto& l) { return content_of(l); }, line);
  if (const auto* closing = std::get_if<RecordClosing>(&line); closing != nullptr && format_ == 1) {
    json::object first{{"over", closing->outcome}, {"answers", closing->answers}, {"state", closing->state}};
    out = json::serialize(first);
    out.pop_back();
  }
  digest_ = chained_digest(digest_, out);
  out += kDigestKey;
  out += digest_;
  out += kDigestEnd;
  out += '\n';
  return out;
}

}  // namespace saloon
