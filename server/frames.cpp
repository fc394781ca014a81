#include "server/frames.h"

#include <openssl/evp.h>
#include <openssl/sha.h>

#include <algorithm>
#include <utility>

namespace saloon::server {
namespace {

constexpr u8 kLast = 0x80;
constexpr u8 kReserved = 0x70;
constexpr u8 kMasked = 0x80;
constexpr std::size_t kMaskSize = 4;
constexpr std::size_t kLongestControl = 125;
/// What a connection that is silent may keep.
constexpr std::size_t kKeptWhenSilent = 256;

constexpr bool is_control(Opcode opcode) { return u8(opcode) >= u8(Opcode::Close); }
constexpr bool is_known(Opcode opcode) {
  return u8(opcode) <= u8(Opcode::Binary) || (u8(opcode) >= u8(Opcode::Close) && u8(opcode) <= u8(Opcode::Pong));
}

/// How many bytes of the length follow the first two.
constexpr std::size_t length_bytes(u8 short_length) { return short_length < 126 ? 0 : short_length == 126 ? 2 : 8; }

}  // namespace

FrameHead frame_head(Opcode opcode, std::size_t payload) {
  FrameHead out;
  out.bytes[0] = char(kLast | u8(opcode));
  const u8 short_length = payload < 126 ? u8(payload) : payload <= 0xffff ? 126 : 127;
  out.bytes[1] = char(short_length);
  const std::size_t more = length_bytes(short_length);
  for (std::size_t i = 0; i < more; ++i) out.bytes[2 + i] = char(u64(payload) >> 8 * (more - 1 - i));
  out.size = u8(2 + more);
  return out;
}

std::string frame(Opcode opcode, std::string_view payload) {
  return std::string(frame_head(opcode, payload.size()).view()).append(payload);
}

std::string masked_frame(Opcode opcode, std::string_view payload, const Mask& mask) {
  FrameHead head = frame_head(opcode, payload.size());
  head.bytes[1] = char(u8(head.bytes[1]) | kMasked);
  std::string out(head.view());
  for (const u8 byte : mask) out += char(byte);
  for (std::size_t i = 0; i < payload.size(); ++i) out += char(u8(payload[i]) ^ mask[i % kMaskSize]);
  return out;
}

std::string close_frame(CloseCode code) {
  const char bytes[] = {char(u16(code) >> 8), char(u16(code) & 0xff)};
  return frame(Opcode::Close, {bytes, sizeof bytes});
}

std::string accept_key(std::string_view key) {
  constexpr std::size_t kKeySize = 24;  // sixteen bytes in base64
  if (key.size() != kKeySize || !key.ends_with("==")) return {};
  const std::string text = std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  std::array<u8, SHA_DIGEST_LENGTH> digest{};
  SHA1(reinterpret_cast<const u8*>(text.data()), text.size(), digest.data());
  std::array<u8, 32> out{};
  const int size = EVP_EncodeBlock(out.data(), digest.data(), int(digest.size()));
  return {reinterpret_cast<const char*>(out.data()), std::size_t(size)};
}

void FrameReader::feed(std::string_view bytes) {
  pending_.erase(0, std::exchange(at_, 0));
  pending_.append(bytes);
}

std::optional<FrameReader::Head> FrameReader::head() {
  const std::string_view bytes = rest();
  if (bytes.size() < 2) return {};
  const u8 first = u8(bytes[0]);
  const u8 second = u8(bytes[1]);
  const std::size_t more = length_bytes(second & ~kMasked);
  Head out{.opcode = Opcode(first & 0x0f), .last = (first & kLast) != 0, .size = 2 + more};
  if (from_ == From::Client) out.size += kMaskSize;
  if (bytes.size() < 2 + more) return {};
  u64 length = more == 0 ? second & u8(~kMasked) : 0;
  for (std::size_t i = 0; i < more; ++i) length = length << 8 | u8(bytes[2 + i]);
  out.length = std::size_t(length);
  fault_ = fault_of(out, first, second);
  if (fault_ != CloseCode::None) return {};
  return out;
}

CloseCode FrameReader::fault_of(const Head& head, u8 first, u8 second) const {
  const bool is_masked = (second & kMasked) != 0;
  if (is_masked != (from_ == From::Client)) return CloseCode::Protocol;
  if ((first & kReserved) != 0 || !is_known(head.opcode)) return CloseCode::Protocol;
  if (is_control(head.opcode)) {
    return head.last && head.length <= kLongestControl ? CloseCode::None : CloseCode::Protocol;
  }
  if (head.opcode == Opcode::Binary) return CloseCode::Unsupported;
  if (inside_ != (head.opcode == Opcode::Continuation)) return CloseCode::Protocol;
  // A message that goes on and on and never grows would be counted never.
  if (inside_ && !head.last && head.length == 0) return CloseCode::Protocol;
  if (head.length > longest_ - message_.size()) return CloseCode::TooBig;
  return CloseCode::None;
}

void FrameReader::unmask(const Head& head, std::string& into) {
  const char* payload = rest().data() + head.size;
  if (from_ == From::Server) {
    into.append(payload, head.length);
    return;
  }
  const char* mask = payload - kMaskSize;
  const std::size_t before = into.size();
  into.resize(before + head.length);
  for (std::size_t i = 0; i < head.length; ++i) into[before + i] = char(payload[i] ^ mask[i % kMaskSize]);
}

/// What was read goes when more comes: moving the rest for each of many small frames would take long.
void FrameReader::drop(std::size_t bytes) {
  at_ += bytes;
  if (at_ < pending_.size()) return;
  at_ = 0;
  pending_.clear();
  if (pending_.capacity() > kKeptWhenSilent) pending_ = {};
}

std::optional<Heard> FrameReader::message_of(const Head& head) {
  Heard out{.opcode = head.opcode, .payload = {}};
  if (is_control(head.opcode)) {
    unmask(head, out.payload);
    drop(head.size + head.length);
    return out;
  }
  unmask(head, message_);
  drop(head.size + head.length);
  inside_ = !head.last;
  if (inside_) return {};
  out = {.opcode = Opcode::Text, .payload = std::move(message_)};
  message_ = {};
  if (is_utf8(out.payload)) return out;
  fault_ = CloseCode::NotUtf8;
  return {};
}

std::optional<Heard> FrameReader::next() {
  while (fault_ == CloseCode::None) {
    const std::optional<Head> frame = head();
    if (!frame || rest().size() < frame->size + frame->length) return {};
    if (std::optional<Heard> heard = message_of(*frame)) return heard;
  }
  return {};
}

bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const u8 lead = u8(text[i]);
    if (lead < 0x80) {
      ++i;
      continue;
    }
    const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || i + size > text.size()) return false;
    u32 letter = u32(lead) & (0x7fU >> size);
    for (std::size_t k = 1; k < size; ++k) {
      if ((u8(text[i + k]) & 0xc0) != 0x80) return false;
      letter = letter << 6 | (u32(u8(text[i + k])) & 0x3f);
    }
    constexpr u32 kShortest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (letter < kShortest[size] || letter > 0x10ffff || (letter >= 0xd800 && letter < 0xe000)) return false;
    i += size;
  }
  return true;
}

}  // namespace saloon::server
