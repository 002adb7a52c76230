// V3: what is printed.
#include "drawing/drawing.h"
#include "view/json.h"
#include "view/open.h"

namespace foxtray::view {
namespace {

Refusal find_game(std::string_view id, const Game*& game) {
  const catalog::Entry* entry = catalog::find(id);
  if (entry == nullptr) return no_such(Status::no_such_game, "game", "there is no such game");
  game = entry->game;
  return std::nullopt;
}

void add_sides(Json& json, const drawing::Box& box) {
  json.put("x", box.x);
  json.put("y", box.y);
  json.put("w", box.w);
  json.put("h", box.h);
}

void put_boxes(Json& json, std::string_view name, const std::vector<drawing::Box>& boxes) {
  json.list(name, [&] {
    for (const drawing::Box& box : boxes) json.object([&] { add_sides(json, box); });
  });
}

void put_box(Json& json, std::string_view name, const std::optional<drawing::Box>& box) {
  if (box) {
    json.object(name, [&] { add_sides(json, *box); });
  } else {
    json.put(name, nullptr);
  }
}

void add_field(Json& json, const drawing::Field& field) {
  json.put("id", field.id);
  json.put("area", field.area);
  add_sides(json, field.box);
  json.put("label", field.label);
  if (field.printed) json.put("printed", true);
  if (!field.shade.empty()) json.put("shade", field.shade);
}

void add_track(Json& json, const std::vector<drawing::Space>& track) {
  for (const drawing::Space& space : track) {
    json.object([&] {
      add_sides(json, space.box);
      json.put("label", space.label);
    });
  }
}

void add_bonus(Json& json, const drawing::BonusPlace& place) {
  json.put("id", place.id);
  json.put("bonus", place.bonus);
  add_sides(json, place.box);
}

void add_drawing(Json& json, const drawing::Drawing& drawn) {
  json.put("width", drawn.width);
  json.put("height", drawn.height);
  json.put("defs", drawn.defs);
  json.put("art", drawn.art);
  put_boxes(json, "areas", drawn.areas);
  json.list("fields", [&] {
    for (const auto& field : drawn.fields) json.object([&] { add_field(json, field); });
  });
  json.list("tracks", [&] {
    for (const auto& track : drawn.tracks) json.list([&] { add_track(json, track); });
  });
  put_boxes(json, "rounds", drawn.rounds);
  json.object("scores", [&] {
    put_boxes(json, "areas", drawn.area_scores);
    put_box(json, "foxes", drawn.fox_score);
    put_box(json, "total", drawn.total_score);
  });
  json.list("bonuses", [&] {
    for (const auto& place : drawn.bonuses) json.object([&] { add_bonus(json, place); });
  });
}

}  // namespace

Answer drawing(std::string_view game, std::string_view form) {
  const Game* found = nullptr;
  if (auto refusal = find_game(game, found)) return *refusal;
  const auto chosen = drawing::form_named(form);
  if (!chosen) return no_such(Status::bad_setup, "form", "the forms are wide and tall");
  const drawing::Drawing drawn = drawing::draw(*found, *chosen);
  Json json;
  json.object([&] { add_drawing(json, drawn); });
  return {Status::fine, json.take()};
}

Answer sheet(std::string_view game, std::string_view paper) {
  const Game* found = nullptr;
  if (auto refusal = find_game(game, found)) return *refusal;
  const auto chosen = drawing::paper_named(paper);
  if (!chosen) return no_such(Status::bad_setup, "paper", "the papers are a4 and letter");
  return {Status::fine, drawing::sheet_svg(*found, *chosen)};
}

}  // namespace foxtray::view
