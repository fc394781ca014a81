// Any bytes as frames of a client: the same messages however they are cut, none too long, and always text.
#include "server/frames.h"

#include <cstdlib>
#include <string>
#include <vector>

namespace {

constexpr std::size_t kLongest = 200;

struct All {
  std::vector<std::string> messages;
  saloon::server::CloseCode fault{};
  friend bool operator==(const All&, const All&) = default;
};

All read_in_pieces(std::string_view bytes, std::size_t piece) {
  saloon::server::FrameReader reader(kLongest);
  All out;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    reader.feed(bytes.substr(at, piece));
    while (const auto heard = reader.next()) {
      const bool text = heard->opcode == saloon::server::Opcode::Text;
      if (heard->payload.size() > kLongest || (text && !saloon::server::is_utf8(heard->payload))) std::abort();
      out.messages.push_back(std::string(1, char(heard->opcode)) + heard->payload);
    }
    if (reader.fault() != saloon::server::CloseCode::None) break;
  }
  out.fault = reader.fault();
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (!(read_in_pieces(bytes, 1) == read_in_pieces(bytes, size + 1))) std::abort();
  return 0;
}
