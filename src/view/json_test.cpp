#include "view/json.h"

#include <gtest/gtest.h>

#include <limits>

namespace foxtray::view {
namespace {

template <class Value>
std::string written(const Value& value) {
  Json json;
  json.add(value);
  return json.take();
}

TEST(Json, WritesNumbersTheSameEverywhere) {
  EXPECT_EQ(written(0), "0");
  EXPECT_EQ(written(-17), "-17");
  EXPECT_EQ(written(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(written(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
  EXPECT_EQ(written(std::uint8_t{200}), "200");
  EXPECT_EQ(written(1.5), "1.5");
  EXPECT_EQ(written(-0.25), "-0.25");
  EXPECT_EQ(written(2.0), "2");
  EXPECT_EQ(written(0.000000001), "0.000000001");
  EXPECT_EQ(written(-0.0000000001), "0");
  EXPECT_EQ(written(1.0 / 3), "0.333333333");
  EXPECT_EQ(written(250.0625), "250.0625");
}

TEST(Json, NumbersThatJsonHasNoWordForAreNull) {
  EXPECT_EQ(written(std::numeric_limits<double>::infinity()), "null");
  EXPECT_EQ(written(std::numeric_limits<double>::quiet_NaN()), "null");
}

TEST(Json, EscapesWhatMustBe) {
  EXPECT_EQ(written("Anna \"die Füchsin\" \\ \n\t\x01"),
            "\"Anna \\\"die Füchsin\\\" \\\\ \\n\\u0009\\u0001\"");
  EXPECT_EQ(written('y'), "\"y\"");
  EXPECT_EQ(written(""), "\"\"");
}

TEST(Json, PutsCommasWhereTheyBelong) {
  Json json;
  json.object([&] {
    json.put("a", 1);
    json.list("empty", [] {});
    json.list("b", [&] {
      json.add(true);
      json.object([&] { json.put("c", nullptr); });
      json.add(false);
    });
    json.object("d", [&] { json.put("e", "f"); });
  });
  EXPECT_EQ(json.take(), R"({"a":1,"empty":[],"b":[true,{"c":null},false],"d":{"e":"f"}})");
}

}  // namespace
}  // namespace foxtray::view
