// Frames of the WebSocket protocol: what is read, what is refused, however the bytes are cut.
#include "server/frames.h"

#include <gmock/gmock.h>

#include <chrono>

namespace saloon::server {
namespace {

std::string masked(Opcode opcode, std::string_view payload, bool last = true) {
  std::string bytes(frame_head(opcode, payload.size()).view());
  if (!last) bytes[0] = char(u8(bytes[0]) & 0x7f);
  bytes[1] = char(u8(bytes[1]) | 0x80);
  const std::string mask = "abcd";
  bytes += mask;
  for (std::size_t i = 0; i < payload.size(); ++i) bytes += char(payload[i] ^ mask[i % 4]);
  return bytes;
}

CloseCode fault_of(std::string_view bytes, std::size_t longest = 1000) {
  FrameReader reader(longest);
  reader.feed(bytes);
  EXPECT_FALSE(reader.next());
  return reader.fault();
}

TEST(Frames, AreReadInWhateverPiecesTheyCome) {
  const std::string bytes = masked(Opcode::Text, "{\"type\":") + masked(Opcode::Ping, "still there?") +
                            masked(Opcode::Text, std::string(300, 'x'));
  for (std::size_t piece = 1; piece < 20; ++piece) {
    FrameReader reader(1000);
    std::vector<std::string> heard;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
      reader.feed(std::string_view(bytes).substr(at, piece));
      while (const auto message = reader.next()) heard.push_back(message->payload);
    }
    EXPECT_THAT(heard, testing::ElementsAre("{\"type\":", "still there?", std::string(300, 'x'))) << piece;
    EXPECT_EQ(reader.fault(), CloseCode::None);
  }
}

TEST(Frames, OfOneMessageArePutTogether) {
  FrameReader reader(10);
  reader.feed(masked(Opcode::Text, "abc", false) + masked(Opcode::Ping, "") +
              masked(Opcode::Continuation, "def", false) + masked(Opcode::Continuation, "g"));
  EXPECT_EQ(reader.next()->opcode, Opcode::Ping);
  EXPECT_EQ(reader.next()->payload, "abcdefg");
  EXPECT_FALSE(reader.next());
}

TEST(Frames, ThatAreWrongEndTheConnection) {
  EXPECT_EQ(fault_of(frame(Opcode::Text, "not masked")), CloseCode::Protocol);
  EXPECT_EQ(fault_of(masked(Opcode(3), "")), CloseCode::Protocol);
  EXPECT_EQ(fault_of(masked(Opcode::Continuation, "of nothing")), CloseCode::Protocol);
  EXPECT_EQ(fault_of(masked(Opcode::Text, "a", false) + masked(Opcode::Text, "b")), CloseCode::Protocol);
  EXPECT_EQ(fault_of(masked(Opcode::Ping, std::string(126, 'x'))), CloseCode::Protocol);
  EXPECT_EQ(fault_of(masked(Opcode::Ping, "in parts", false)), CloseCode::Protocol);
  EXPECT_EQ(fault_of(masked(Opcode::Binary, "bytes")), CloseCode::Unsupported);
  EXPECT_EQ(fault_of(masked(Opcode::Text, "\xff\xfe")), CloseCode::NotUtf8);
  EXPECT_EQ(fault_of("\xc1\x80"), CloseCode::Protocol) << "a reserved bit";
}

/// A message would never end, and never be counted.
TEST(Frames, ThatGoOnWithNothingEndTheConnection) {
  const std::string begun = masked(Opcode::Text, "", false) + masked(Opcode::Continuation, "a", false);
  EXPECT_EQ(fault_of(begun), CloseCode::None);
  EXPECT_EQ(fault_of(begun + masked(Opcode::Continuation, "", false)), CloseCode::Protocol);
  FrameReader reader(10);
  reader.feed(begun + masked(Opcode::Continuation, ""));
  EXPECT_EQ(reader.next()->payload, "a");
}

/// Whoever sends many small ones costs no more than whoever sends few.
TEST(Frames, ThatAreSmallAreReadAsFastAsTheyCome) {
  constexpr int kCount = 300'000;
  const std::string one = masked(Opcode::Pong, "");
  std::string bytes;
  for (int i = 0; i < kCount; ++i) bytes += one;
  FrameReader reader(10);
  const auto begun = std::chrono::steady_clock::now();
  reader.feed(bytes);
  int heard = 0;
  while (reader.next()) ++heard;
  EXPECT_EQ(heard, kCount);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(3));
}

/// Before any of it is kept.
TEST(Frames, ThatAreTooBigAreRefusedByTheirHead) {
  const std::string head = masked(Opcode::Text, std::string(1001, 'x')).substr(0, 4);
  EXPECT_EQ(fault_of(head), CloseCode::TooBig);
  EXPECT_EQ(fault_of("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff"), CloseCode::TooBig);
  EXPECT_EQ(fault_of(masked(Opcode::Text, std::string(600, 'x'), false) +
                     masked(Opcode::Continuation, std::string(600, 'x'))),
            CloseCode::TooBig);
}

TEST(Frames, GoOutWithTheShortestHead) {
  EXPECT_EQ(frame_head(Opcode::Text, 125).size, 2);
  EXPECT_EQ(frame_head(Opcode::Text, 126).size, 4);
  EXPECT_EQ(frame_head(Opcode::Text, 65'535).size, 4);
  EXPECT_EQ(frame_head(Opcode::Text, 65'536).size, 10);
  EXPECT_EQ(close_frame(CloseCode::Restart), std::string("\x88\x02\x03\xf4"));
}

TEST(Frames, KeyIsAnsweredAsTheStandardHasIt) {
  EXPECT_EQ(accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_EQ(accept_key("short"), "");
}

TEST(Frames, TextIsUtf8) {
  for (const char* good : {"", "a", "é", "€", "😀", "\x7f"}) EXPECT_TRUE(is_utf8(good)) << good;
  for (const char* bad : {"\x80", "\xc0\x80", "\xc3", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xf8"}) {
    EXPECT_FALSE(is_utf8(bad));
  }
}

}  // namespace
}  // namespace saloon::server
