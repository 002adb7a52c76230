#include "drawing/palette.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "drawing/style.h"

namespace foxtray::drawing {
namespace {

double channel(std::string_view colour, std::size_t at) {
  const double part = std::stoi(std::string(colour.substr(at, 2)), nullptr, 16) / 255.0;
  return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(std::string_view colour) {
  return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
}

/// As the guidelines for accessible pages have it.
double contrast(std::string_view a, std::string_view b) {
  const double x = luminance(a);
  const double y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

TEST(Palette, text_can_be_read) {
  const Fixed& field = kFixed[1];
  ASSERT_EQ(field.name, "sheet-field");
  for (const bool day : {true, false}) {
    for (const Colour& colour : day ? kDay : kNight) {
      const auto& [main, soft, tint, line, ink, on] = colour.shade;
      EXPECT_GE(contrast(ink, soft), 4.5) << colour.name;
      EXPECT_GE(contrast(ink, tint), 4.5) << colour.name;
      EXPECT_GE(contrast(ink, day ? field.day : field.night), 4.5) << colour.name;
      EXPECT_GE(contrast(on, main), 4.5) << colour.name;
      EXPECT_GE(contrast(line, day ? field.day : field.night), 3.0) << colour.name;
      EXPECT_GE(contrast(line, soft), 2.8) << colour.name;
    }
  }
}

TEST(Palette, style_sheets_leave_nothing_unfilled) {
  for (const std::string& style : {page_style(), print_style({})}) {
    EXPECT_EQ(style.find('@'), std::string::npos);
    EXPECT_EQ(style.find('$'), std::string::npos);
    EXPECT_EQ(style.find(":;"), std::string::npos);
    EXPECT_EQ(style.find(":}"), std::string::npos);
  }
  EXPECT_NE(page_style().find("--yellow-soft: #"), std::string::npos);
  EXPECT_EQ(print_style({}).find("var("), std::string::npos);
}

}  // namespace
}  // namespace foxtray::drawing
