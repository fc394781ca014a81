#include "server/metrics.h"

#include <charconv>
#include <string_view>

namespace saloon::server {
namespace {

std::string number_text(double value) {
  char out[32];
  const auto [end, failure] = std::to_chars(out, out + sizeof out, value);
  return {out, failure == std::errc{} ? end : out};
}

void write_head(std::string_view name, std::string_view type, std::string& out) {
  out.append("# TYPE saloon_").append(name).append(" ").append(type).append("\n");
}

void write_one(std::string_view name, std::string_view type, const Counter& counter, std::string& out) {
  write_head(name, type, out);
  out.append("saloon_").append(name).append(" ").append(std::to_string(counter.value())).append("\n");
}

}  // namespace

void Durations::add(double seconds) {
  std::size_t i = 0;
  while (i < kUpTo.size() && seconds > kUpTo[i]) ++i;
  counts_[i].add();
  microseconds_.add(u64(seconds * 1e6));
}

void Durations::write(std::string_view name, std::string& out) const {
  write_head(name, "histogram", out);
  const std::string bucket = "saloon_" + std::string(name) + "_bucket{le=\"";
  u64 sum = 0;
  for (std::size_t i = 0; i < kUpTo.size(); ++i) {
    sum += counts_[i].value();
    out += bucket + number_text(kUpTo[i]) + "\"} " + std::to_string(sum) + "\n";
  }
  sum += counts_.back().value();
  out += bucket + "+Inf\"} " + std::to_string(sum) + "\n";
  out.append("saloon_").append(name).append("_sum ").append(number_text(double(microseconds_.value()) / 1e6)) += "\n";
  out.append("saloon_").append(name).append("_count ").append(std::to_string(sum)) += "\n";
}

std::string Metrics::text() const {
  std::string out;
  write_one("sockets", "gauge", sockets, out);
  write_one("requests_total", "counter", requests, out);
  write_one("messages_total", "counter", messages, out);
  write_one("wrong_messages_total", "counter", wrong, out);
  write_one("letters_total", "counter", letters, out);
  write_one("letter_bytes_total", "counter", letter_bytes, out);
  write_one("rows_total", "counter", rows, out);
  write_one("rows_lost_total", "counter", rows_lost, out);
  write_one("tables", "gauge", tables, out);
  write_one("tables_broken_total", "counter", tables_broken, out);
  write_one("connections_broken_total", "counter", connections_broken, out);
  write_one("too_fast_total", "counter", too_fast, out);
  write_one("too_slow_total", "counter", too_slow, out);
  write_one("turned_away_total", "counter", turned_away, out);
  write_one("bots_waiting", "gauge", bots_waiting, out);
  write_one("bots_asked_total", "counter", bots_asked, out);
  write_one("bots_hurried_total", "counter", bots_hurried, out);
  storing.write("storing_seconds", out);
  return out;
}

}  // namespace saloon::server
