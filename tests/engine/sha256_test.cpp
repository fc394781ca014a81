// SHA-256 and HMAC-SHA-256 against the published vectors (FIPS 180-4 examples, RFC 4231).
#include "engine/record/sha256.h"

#include <gtest/gtest.h>

namespace saloon {
namespace {

std::vector<u8> bytes(std::size_t n, u8 value) { return std::vector<u8>(n, value); }

TEST(Sha256, PublishedExamples) {
  EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(
      hex(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
                 "mnopqrstnopqrstu")),
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  EXPECT_EQ(hex(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, PiecesOfAnySizeGiveTheSameDigest) {
  const std::string text(200, 'x');
  for (std::size_t length = 0; length <= text.size(); ++length) {
    const std::string_view message = std::string_view(text).substr(0, length);
    for (const std::size_t piece : {1U, 7U, 55U, 56U, 63U, 64U, 65U}) {
      Sha256 h;
      for (std::size_t at = 0; at < length; at += piece) h.add(message.substr(at, piece));
      ASSERT_EQ(h.finish(), sha256(message)) << length << " in pieces of " << piece;
    }
  }
}

TEST(HmacSha256, Rfc4231) {
  EXPECT_EQ(hex(hmac_sha256(bytes(20, 0x0B), "Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  const std::vector<u8> jefe{'J', 'e', 'f', 'e'};
  EXPECT_EQ(hex(hmac_sha256(jefe, "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hex(hmac_sha256(bytes(20, 0xAA), std::string(50, '\xDD'))),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(hex(hmac_sha256(bytes(131, 0xAA), "Test Using Larger Than Block-Size Key - Hash Key First")),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

}  // namespace
}  // namespace saloon
