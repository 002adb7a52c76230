// Writes a drawing's art: shapes with classes, never with colours.
#pragma once

#include "drawing/drawing.h"

namespace foxtray::drawing {

struct Point {
  int x = 0;
  int y = 0;
};

constexpr Point middle(const Box& box) { return {box.x + box.w / 2, box.y + box.h / 2}; }
constexpr Box around(Point centre, int w, int h) {
  return {centre.x - w / 2, centre.y - h / 2, w, h};
}
constexpr Box inset(const Box& box, int by) {
  return {box.x + by, box.y + by, box.w - 2 * by, box.h - 2 * by};
}

std::string to_text(int number);

enum class Anchor : std::uint8_t { start, middle, end };

class Pen {
 public:
  explicit Pen(std::string& out) : out_(out) {}

  void open(std::string_view classes);
  void close() { out_ += "</g>"; }
  void rect(std::string_view classes, const Box& box, int radius);
  void circle(std::string_view classes, Point centre, int radius);
  void line(std::string_view classes, Point from, Point to);
  void path(std::string_view classes, std::string_view d);
  /// The text stands with the middle of its digits at the point.
  void text(std::string_view classes, Point at, int size, std::string_view words,
            Anchor anchor = Anchor::middle);
  void use(std::string_view symbol, const Box& box, std::string_view classes = {});
  void cross(std::string_view classes, const Box& box);

 private:
  void attribute(std::string_view name, int value);
  void attribute(std::string_view name, std::string_view value);

  std::string& out_;
};

}  // namespace foxtray::drawing
