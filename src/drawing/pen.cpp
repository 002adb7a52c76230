#include "drawing/pen.h"

#include <charconv>

namespace foxtray::drawing {

std::string to_text(int number) {
  std::array<char, 12> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  return {digits.data(), end};
}

void Pen::attribute(std::string_view name, std::string_view value) {
  if (value.empty()) return;
  out_ += ' ';
  out_ += name;
  out_ += "='";
  out_ += value;
  out_ += '\'';
}

void Pen::attribute(std::string_view name, int value) { attribute(name, to_text(value)); }

void Pen::open(std::string_view classes) {
  out_ += "<g";
  attribute("class", classes);
  out_ += '>';
}

void Pen::rect(std::string_view classes, const Box& box, int radius) {
  out_ += "<rect";
  attribute("class", classes);
  attribute("x", box.x);
  attribute("y", box.y);
  attribute("width", box.w);
  attribute("height", box.h);
  if (radius > 0) attribute("rx", radius);
  out_ += "/>";
}

void Pen::circle(std::string_view classes, Point centre, int radius) {
  out_ += "<circle";
  attribute("class", classes);
  attribute("cx", centre.x);
  attribute("cy", centre.y);
  attribute("r", radius);
  out_ += "/>";
}

void Pen::line(std::string_view classes, Point from, Point to) {
  path(classes,
       "M" + to_text(from.x) + " " + to_text(from.y) + "L" + to_text(to.x) + " " + to_text(to.y));
}

void Pen::path(std::string_view classes, std::string_view d) {
  out_ += "<path";
  attribute("class", classes);
  attribute("d", d);
  out_ += "/>";
}

void Pen::text(std::string_view classes, Point at, int size, std::string_view words,
               Anchor anchor) {
  out_ += "<text";
  attribute("class", classes);
  attribute("x", at.x);
  attribute("y", at.y + (size * 36 + 50) / 100);
  attribute("font-size", size);
  if (anchor == Anchor::middle) attribute("text-anchor", "middle");
  if (anchor == Anchor::end) attribute("text-anchor", "end");
  out_ += '>';
  out_ += words;
  out_ += "</text>";
}

void Pen::use(std::string_view symbol, const Box& box, std::string_view classes) {
  out_ += "<use href='#";
  out_ += symbol;
  out_ += '\'';
  attribute("class", classes);
  attribute("x", box.x);
  attribute("y", box.y);
  attribute("width", box.w);
  attribute("height", box.h);
  out_ += "/>";
}

void Pen::cross(std::string_view classes, const Box& box) {
  const std::string left = to_text(box.x);
  const std::string right = to_text(box.x + box.w);
  const std::string top = to_text(box.y);
  const std::string bottom = to_text(box.y + box.h);
  path(classes, "M" + left + " " + top + "L" + right + " " + bottom + "M" + right + " " + top +
                    "L" + left + " " + bottom);
}

}  // namespace foxtray::drawing
