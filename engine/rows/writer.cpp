#include "engine/rows/writer.h"

#include <array>
#include <charconv>

#include "engine/json/json.h"

namespace saloon {

void Writer::text(std::string_view t) {
  begin();
  for (const char c : t) {
    if (static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\') {
      out_ += json::serialize(json::string_view(t.data(), t.size()));
      return;
    }
  }
  out_ += '"';
  out_ += t;
  out_ += '"';
}

void Writer::number(i64 n) {
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), n).ptr;
  bare({digits.data(), std::size_t(end - digits.data())});
}

}  // namespace saloon
