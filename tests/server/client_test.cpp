// The client that browsers load: packed, handed out with what caches and policies need, and as a site without a house.
#include <gmock/gmock.h>

#include "house/limits.h"
#include "tests/server/open_house.h"
#include "tests/server/packed_client.h"

namespace saloon::server {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

void with_client(Server::Setup& setup) { setup.client = small_client(); }

TEST(Client, IsUnpackedWhole) {
  const Client client = small_client();
  EXPECT_EQ(client.build(), "abcdef012345");
  ASSERT_EQ(client.files().size(), small_client_files().size());
  for (std::size_t i = 0; i < client.files().size(); ++i) {
    const File& file = client.files()[i];
    const Packed& packed = small_client_files()[i];
    EXPECT_EQ(file.path, packed.path);
    EXPECT_EQ(file.plain, packed.plain);
    EXPECT_EQ(file.brotli, packed.brotli);
    EXPECT_EQ(file.gzip, packed.gzip);
  }
  EXPECT_EQ(client.at("/"), client.files().data());
  EXPECT_EQ(client.at("/sw.js"), &client.files()[5]);
  EXPECT_EQ(client.at("sw.js"), nullptr);
  EXPECT_EQ(client.at("/nothing"), nullptr);
}

TEST(Client, IsNotUnpackedInPart) {
  EXPECT_FALSE(Client::unpack("").value_or({}).is_there());
  const std::string pack = pack_of(small_client_files());
  EXPECT_FALSE(Client::unpack(pack.substr(0, pack.size() - 1)));
  EXPECT_FALSE(Client::unpack(pack + "x"));
  EXPECT_FALSE(Client::unpack("[]\n"));
  EXPECT_FALSE(Client::unpack("no JSON"));
  EXPECT_FALSE(Client::unpack(pack_of({{"a.js", "x", "", ""}}))) << "there is no page";
}

TEST(Client, HasTypesThatBrowsersInsistOn) {
  EXPECT_EQ(type_of("modules/deadwood.wasm"), "application/wasm");
  EXPECT_EQ(type_of("assets/rye.woff2"), "font/woff2");
  EXPECT_EQ(type_of("manifest.webmanifest"), "application/manifest+json");
  EXPECT_EQ(type_of("sw.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(type_of("rules/fr/deadwood.md"), "text/markdown; charset=utf-8");
  EXPECT_EQ(type_of("strange"), "application/octet-stream");
}

TEST(Client, KnowsWhichNamesLast) {
  const std::string digest = "0123456789abcdef";
  const auto lasts = [&](const char* path) { return has_lasting_name({.path = path, .digest = digest}); };
  EXPECT_TRUE(lasts("assets/index-DwQk3aBc.js"));
  EXPECT_TRUE(lasts("words/en/shell.0123456789.json"));
  EXPECT_TRUE(lasts("words/shell-01234567.json"));
  EXPECT_FALSE(lasts("words/shell-0123456.json")) << "seven digits are too few";
  EXPECT_FALSE(lasts("words/shell-12345678.json")) << "another digest";
  EXPECT_FALSE(lasts("index.html"));
  EXPECT_FALSE(lasts("01234567"));
}

TEST(Client, ComesInTheVersionThatIsUnderstood) {
  OpenHouse house(with_client);
  const auto got = [&](const std::string& codings, const std::string& path = "/") {
    return request(house.port(), "GET", path, {{"Accept-Encoding", codings}});
  };
  const HttpAnswer plain = request(house.port(), "GET", "/");
  EXPECT_EQ(plain.status, 200);
  EXPECT_THAT(plain.body, StartsWith("<!doctype html>"));
  EXPECT_EQ(plain.header("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(plain.header("content-encoding"), "");
  EXPECT_EQ(plain.header("vary"), "Accept-Encoding");
  EXPECT_THAT(got("gzip, deflate, br").body, StartsWith("br<!doctype"));
  EXPECT_EQ(got("gzip, deflate, br").header("content-encoding"), "br");
  EXPECT_THAT(got("gzip, deflate").body, StartsWith("gz<!doctype"));
  EXPECT_EQ(got("gzip, deflate").header("content-encoding"), "gzip");
  EXPECT_EQ(got("gzip, br;q=0").header("content-encoding"), "gzip");
  EXPECT_EQ(got("*").header("content-encoding"), "br");
  EXPECT_EQ(got("identity").header("content-encoding"), "");
  EXPECT_EQ(got("gzip", "/modules/toy.wasm").header("content-encoding"), "") << "there is no such version";
  EXPECT_EQ(got("br", "/modules/toy.wasm").header("content-type"), "application/wasm");
  EXPECT_EQ(got("br", "/assets/rye-Ab12Cd34.woff2").header("content-encoding"), "");
  EXPECT_EQ(got("br", "/index.html").body, got("br").body);
}

TEST(Client, IsKeptAsLongAsItLasts) {
  OpenHouse house(with_client);
  const auto kept = [&](const std::string& path) { return request(house.port(), "GET", path).header("cache-control"); };
  const std::string for_ever = "public, max-age=31536000, immutable";
  const std::string digest = small_client().at("/modules/toy.wasm")->digest;
  EXPECT_EQ(kept("/"), "no-cache");
  EXPECT_EQ(kept("/sw.js"), "no-cache");
  EXPECT_EQ(kept("/assets/index-DwQk3aBc.js"), for_ever);
  EXPECT_EQ(kept("/modules/toy.wasm"), "no-cache");
  EXPECT_EQ(kept("/modules/toy.wasm?v=" + digest.substr(0, 12)), for_ever);
  EXPECT_EQ(kept("/modules/toy.wasm?v=" + digest.substr(1, 12)), "no-cache") << "of another build";
  EXPECT_EQ(kept("/modules/toy.wasm?v="), "no-cache");
  EXPECT_EQ(kept("/nothing"), "no-store");
}

TEST(Client, IsNotSentTwice) {
  OpenHouse house(with_client);
  const HttpAnswer first = request(house.port(), "GET", "/", {{"Accept-Encoding", "br"}});
  const auto again = [&](const std::string& tag, const std::string& codings) {
    return request(house.port(), "GET", "/", {{"If-None-Match", tag}, {"Accept-Encoding", codings}});
  };
  const HttpAnswer second = again(first.header("etag"), "br");
  EXPECT_EQ(second.status, 304);
  EXPECT_EQ(second.body, "");
  EXPECT_EQ(second.header("etag"), first.header("etag"));
  EXPECT_EQ(again("\"other\", W/" + first.header("etag"), "br").status, 304);
  EXPECT_EQ(again(first.header("etag"), "gzip").status, 200) << "each version has its own tag";
  EXPECT_EQ(again("\"other\"", "br").status, 200);
  const HttpAnswer head = request(house.port(), "HEAD", "/", {{"Accept-Encoding", "br"}});
  EXPECT_EQ(head.body, "");
  EXPECT_EQ(head.header("content-length"), std::to_string(first.body.size()));
}

TEST(Client, RunsUnderAPolicy) {
  OpenHouse house(with_client);
  const Headers named{{"Host", "saloon.local:8876"}};
  const HttpAnswer script = request(house.port(), "GET", "/assets/index-DwQk3aBc.js", named);
  EXPECT_THAT(script.header("content-security-policy"),
              HasSubstr("connect-src 'self' ws://saloon.local:8876 wss://saloon.local:8876;"));
  EXPECT_THAT(script.header("content-security-policy"), HasSubstr("script-src 'self' 'wasm-unsafe-eval';"));
  EXPECT_THAT(script.header("content-security-policy"), HasSubstr("frame-ancestors 'none'"));
  EXPECT_EQ(script.header("x-content-type-options"), "nosniff");
  EXPECT_EQ(script.header("cross-origin-opener-policy"), "same-origin");
  EXPECT_EQ(script.header("referrer-policy"), "no-referrer");
  const HttpAnswer sixth = request(house.port(), "GET", "/", {{"Host", "[::1]:8876"}});
  EXPECT_THAT(sixth.header("content-security-policy"), HasSubstr("connect-src 'self';"));
  const HttpAnswer planted = request(house.port(), "GET", "/", {{"Host", "localhost:1; script-src *"}});
  EXPECT_THAT(planted.header("content-security-policy"), Not(HasSubstr("script-src *")));
}

TEST(Client, LeavesTheRestOfTheHouseAsItIs) {
  OpenHouse house(with_client);
  EXPECT_THAT(request(house.port(), "GET", "/plain").body, HasSubstr("Open tables"));
  EXPECT_EQ(request(house.port(), "GET", "/healthz").body, R"({"server":"saloon","version":"test"})");
  EXPECT_EQ(request(house.port(), "GET", "/assets/nothing.js").status, 404);
  EXPECT_EQ(request(house.port(), "GET", "/../index.html").status, 404);
  EXPECT_EQ(request(house.port(), "POST", "/").status, 404);
  EXPECT_EQ(request(house.port(), "GET", "/", {{"Host", "evil.example"}}).status, 421);
  Caller caller(house.port(), new_token(house.port()));
  caller.say({{"type", "hello"}, {"protocol", house::kProtocol}});
  EXPECT_EQ(text_in(caller.hear_of("welcome"), "build"), "test+abcdef012345");
}

TEST(Client, HasALimitOfItsOwn) {
  OpenHouse house([](Server::Setup& setup) {
    setup.client = small_client();
    setup.config.doors.limits.requests_at_once = 5;
    setup.config.doors.limits.files_at_once = 40;
  });
  const auto refused = [&](const std::string& path, int times) {
    int out = 0;
    for (int i = 0; i < times; ++i) out += request(house.port(), "GET", path).status == 429 ? 1 : 0;
    return out;
  };
  EXPECT_EQ(refused("/sw.js", 30), 0);
  EXPECT_GT(refused("/healthz", 20), 5);
  house.reopen();
  EXPECT_GT(refused("/sw.js", 400), 100);
}

TEST(Client, IsASiteWithoutAHouse) {
  const auto files = site_of(small_client());
  ASSERT_EQ(files.size(), small_client_files().size());
  const std::string& page = files[0].second;
  EXPECT_THAT(page, HasSubstr("<meta charset=\"utf-8\" />\n    <meta http-equiv=\"Content-Security-Policy\" "
                              "content=\"default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
  EXPECT_THAT(page, HasSubstr("connect-src 'self';"));
  EXPECT_THAT(page, Not(HasSubstr("frame-ancestors"))) << "only a header can say that";
  EXPECT_THAT(page, HasSubstr("<meta name=\"saloon-site\" content=\"alone\" />"));
  EXPECT_THAT(page, HasSubstr("<noscript>Plain: .</noscript>"));
  for (std::size_t i = 1; i < files.size(); ++i) {
    EXPECT_EQ(files[i].first, small_client_files()[i].path);
    EXPECT_EQ(files[i].second, small_client_files()[i].plain);
  }
}

}  // namespace
}  // namespace saloon::server
