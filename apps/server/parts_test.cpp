// The parts of the server that need no socket.
#include <gtest/gtest.h>

#include <array>

#include "server/answer.h"
#include "server/log.h"
#include "server/negotiation.h"
#include "server/path.h"
#include "server/router.h"

namespace foxtray::server {
namespace {

TEST(ServerPath, IsDecodedAndWithoutItsQuery) {
  EXPECT_EQ(path_of("/"), "/");
  EXPECT_EQ(path_of("/a/b.js?c=d/../e"), "/a/b.js");
  EXPECT_EQ(path_of("/a%20b%C3%B6"), "/a b\xc3\xb6");
  EXPECT_EQ(path_of("/a%2fb"), "/a/b");
  EXPECT_EQ(path_of("https://host:8080/a"), "/a");
  EXPECT_EQ(path_of("http://host"), "/");
  EXPECT_EQ(path_of("/%25"), "/%");
  EXPECT_EQ(path_of("/..."), "/...");
  EXPECT_EQ(path_of("//"), "//");
}

TEST(ServerPath, RefusesWhatLeadsElsewhere) {
  for (const std::string_view target :
       {"",        "a",    "*",        "?",       "/..",   "/.",   "/../",
        "/a/../b", "/a/.", "/%2e%2E/", "/a%2f..", "/%",    "/%1",  "/%g0",
        "/%0g",    "/%00", "/%7f",     "/\n",     "/a\\b", "/%5c", "file:///etc/passwd"})
    EXPECT_FALSE(path_of(target)) << target;
}

TEST(ServerPath, KnowsWhichNamesCarryAHash) {
  for (const std::string_view path :
       {"/assets/index-B4kX9_2a.js", "/assets/a-b-c-12345678.css",
        "/assets/deep/er/x-abcdefg1.wasm", "/assets/x--_-_-_-9.js", "/assets/x-abcdefgh.js"})
    EXPECT_TRUE(names_its_content(path)) << path;
  for (const std::string_view path :
       {"/index-B4kX9_2a.js", "/assets/index.js", "/assets/card.svg", "/assets/-B4kX9_2a.js",
        "/assets/index-B4kX9_2.js", "/assets/index-B4kX9_2aa.js", "/assets/index_B4kX9_2a.js",
        "/assets/index-B4kX 2a.js", "/assets/", "/assets/12345678"})
    EXPECT_FALSE(names_its_content(path)) << path;
}

TEST(ServerNegotiation, ReadsWeights) {
  const auto weights = [](std::string_view text) {
    const Accepted a = accepted(text);
    return std::array{a.identity, a.gzip, a.brotli};
  };
  EXPECT_EQ(weights(""), (std::array{1, 0, 0}));
  EXPECT_EQ(weights("gzip, br"), (std::array{1, 1000, 1000}));
  EXPECT_EQ(weights("gzip;q=0.5, *;q=0.25"), (std::array{250, 500, 250}));
  EXPECT_EQ(weights("br;level=4;q=0.125"), (std::array{1, 0, 125}));
  EXPECT_EQ(weights("br;q=1.000, gzip;q=0.001, identity;q=0."), (std::array{0, 1, 1000}));
  EXPECT_EQ(weights("br;q=1.001"), (std::array{1, 0, 0}));
  EXPECT_EQ(weights("br;Q=0.3"), (std::array{1, 0, 300}));
}

TEST(ServerNegotiation, SendsNothingThatTheClientRefuses) {
  const std::array files = {File{.path = "/a", .hash = "1", .plain = "plain", .gzip = "gz"},
                            File{.path = "/b", .hash = "2", .plain = "plain"}};
  const EmbeddedSite site(files);
  const Router router(site);
  const auto answer = [&](std::string_view target, std::string_view accept) {
    return router.answer({.target = target, .accept_encoding = accept});
  };
  EXPECT_EQ(answer("/a", "identity;q=0").status, Status::not_acceptable);
  EXPECT_TRUE(answer("/a", "identity;q=0").varies);
  EXPECT_EQ(answer("/a", "*;q=0").status, Status::not_acceptable);
  EXPECT_EQ(answer("/a", "gzip, identity;q=0").body, "gz");
  EXPECT_EQ(answer("/a", "gzip;q=0.001, identity;q=0").body, "gz");
  EXPECT_EQ(answer("/b", "gzip, identity;q=0").status, Status::not_acceptable);
  EXPECT_EQ(answer("/b", "gzip, *;q=0, identity").body, "plain");
  EXPECT_EQ(answer("/b", "br;q=0").body, "plain");
}

TEST(ServerAnswer, WritesDates) {
  EXPECT_EQ(http_date(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
  EXPECT_EQ(http_date(0), "Thu, 01 Jan 1970 00:00:00 GMT");
}

TEST(ServerAnswer, EveryRefusalSaysSomething) {
  for (const Status status : {Status::bad_request, Status::not_found, Status::method_not_allowed,
                              Status::not_acceptable, Status::request_timeout, Status::uri_too_long,
                              Status::header_too_large, Status::version_not_supported}) {
    const Answer answer = refusal(status);
    EXPECT_FALSE(answer.body.empty());
    EXPECT_EQ(answer.caching, Caching::never);
    EXPECT_EQ(answer.status, status);
  }
}

TEST(ServerLog, WritesNothingThatCouldBeALineOfItsOwn) {
  EXPECT_EQ(printable("/a?b=c"), "/a?b=c");
  EXPECT_EQ(printable(""), "-");
  EXPECT_EQ(printable("a b\nc\r\x1b\x7f\x80\\x41"), "a\\x20b\\x0ac\\x0d\\x1b\\x7f\\x80\\x5cx41");
  EXPECT_EQ(printable(std::string(300, '\n')).size(), 4 * 200 + 3);
}

}  // namespace
}  // namespace foxtray::server
