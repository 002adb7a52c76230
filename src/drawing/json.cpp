#include "drawing/json.h"

#include "drawing/pen.h"

namespace foxtray::drawing {
namespace {

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

std::string sides(const Box& box) {
  return "\"x\":" + to_text(box.x) + ",\"y\":" + to_text(box.y) + ",\"w\":" + to_text(box.w) +
         ",\"h\":" + to_text(box.h);
}

std::string json(const Box& box) { return "{" + sides(box) + "}"; }
std::string json(const std::optional<Box>& box) { return box ? json(*box) : "null"; }
std::string json(const Space& space) {
  return "{" + sides(space.box) + ",\"label\":" + quoted(space.label) + "}";
}
std::string json(const Field& field) {
  return "{\"id\":" + quoted(field.id) + ",\"area\":" + to_text(field.area) + "," +
         sides(field.box) + ",\"label\":" + quoted(field.label) +
         (field.printed ? ",\"printed\":true}" : "}");
}
std::string json(const BonusPlace& place) {
  return "{\"id\":" + quoted(place.id) + ",\"bonus\":" + quoted(place.bonus) + "," +
         sides(place.box) + "}";
}

template <class T>
std::string json(const std::vector<T>& list) {
  std::string out = "[";
  for (const T& each : list) {
    if (out.size() > 1) out += ',';
    out += json(each);
  }
  return out + "]";
}

}  // namespace

std::string to_json(const Drawing& drawing) {
  return "{\"width\":" + to_text(drawing.width) + ",\"height\":" + to_text(drawing.height) +
         ",\"defs\":" + quoted(drawing.defs) + ",\"art\":" + quoted(drawing.art) +
         ",\"areas\":" + json(drawing.areas) + ",\"fields\":" + json(drawing.fields) +
         ",\"tracks\":" + json(drawing.tracks) + ",\"rounds\":" + json(drawing.rounds) +
         ",\"scores\":{\"areas\":" + json(drawing.area_scores) +
         ",\"foxes\":" + json(drawing.fox_score) + ",\"total\":" + json(drawing.total_score) +
         "},\"bonuses\":" + json(drawing.bonuses) + "}";
}

}  // namespace foxtray::drawing
