// V3: what is printed.
#include "drawing/drawing.h"
#include "view/open.h"

namespace foxtray::view {
namespace {

Refusal find_game(std::string_view id, const Game*& game) {
  const catalog::Entry* entry = catalog::find(id);
  if (entry == nullptr) return refused(Status::no_such_game, "there is no such game");
  game = entry->game;
  return std::nullopt;
}

}  // namespace

Answer drawing(std::string_view id, std::string_view name) {
  const Game* game = nullptr;
  if (auto refusal = find_game(id, game)) return *refusal;
  const auto form = drawing::form_named(name);
  if (!form) return refused(Status::bad_setup, "the forms are wide and tall");
  return {Status::fine, drawing::drawing_json(*game, *form)};
}

Answer sheet(std::string_view id, std::string_view name) {
  const Game* game = nullptr;
  if (auto refusal = find_game(id, game)) return *refusal;
  const auto paper = drawing::paper_named(name);
  if (!paper) return refused(Status::bad_setup, "the papers are a4 and letter");
  return {Status::fine, drawing::sheet_svg(*game, *paper)};
}

}  // namespace foxtray::view
