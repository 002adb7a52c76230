#include "drawing/drawing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "catalog/catalog.h"
#include "drawing/signs.h"
#include "drawing/style.h"

namespace foxtray::drawing {
namespace {

using clever::Bonus;
using clever::Kind;
using clever::Print;
using clever::PrintArea;

struct Sheet {
  const catalog::Entry* entry;
  Drawing drawing;
  std::string name;
};

std::vector<Sheet> all_sheets() {
  std::vector<Sheet> sheets;
  for (const catalog::Entry& entry : catalog::games()) {
    sheets.push_back(
        {&entry, draw(*entry.game, Form::wide), std::string(entry.game->id) + " wide"});
    sheets.push_back(
        {&entry, draw(*entry.game, Form::tall), std::string(entry.game->id) + " tall"});
  }
  return sheets;
}

std::size_t grids_of(const Sheet& sheet) {
  std::size_t grids = 0;
  if (sheet.entry->sheet == nullptr) return 0;
  for (const PrintArea& area : sheet.entry->sheet->print.area)
    if (area.rows > 1) ++grids;
  return grids;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// D1.3: orange stands for silver and purple for pink, and nothing else changes.
TEST(DiceSet, changes_colours_and_nothing_else) {
  const game::Game& game = *catalog::find("doppelt-so-clever")->game;
  for (const Form form : {Form::wide, Form::tall}) {
    const Drawing own = draw(game, form);
    const Drawing other = draw(game, form, "ganz-schon-clever");
    EXPECT_EQ(other.art, replaced(replaced(own.art, "silver", "orange"), "pink", "purple"));
    EXPECT_NE(other.defs.find("'token-orange_?'"), std::string::npos);
    EXPECT_NE(other.defs.find("'token-purple_?'"), std::string::npos);
    EXPECT_EQ(other.defs.find("token-silver"), std::string::npos);
    EXPECT_EQ(other.fields.size(), own.fields.size());
    for (std::size_t i = 0; i < own.fields.size(); ++i)
      EXPECT_EQ(other.fields[i].id, own.fields[i].id);
  }
  for (const catalog::Entry& entry : catalog::games()) {
    if (entry.game == &game) continue;
    EXPECT_EQ(sheet_svg(*entry.game, Paper::a4, "ganz-schon-clever"),
              sheet_svg(*entry.game, Paper::a4));
  }
  EXPECT_NE(sheet_svg(game, Paper::a4, "ganz-schon-clever"), sheet_svg(game, Paper::a4));
}

/// Where the rules of a colour begin on a page to print; nothing if the class is no colour.
std::optional<std::size_t> rules_of(const std::string& style, std::string_view name) {
  const std::size_t at = style.find(".sheet ." + std::string(name) + " .label");
  return at == std::string::npos ? std::nullopt : std::optional(at);
}

/// Calls `pair` for every colour inside another one.
template <class Pair>
void nested_colours(const std::string& art, const std::string& style, Pair&& pair) {
  std::vector<std::string> open;
  for (auto at = art.find("<"); at != std::string::npos; at = art.find('<', at + 1)) {
    if (art.compare(at, 4, "</g>") == 0) open.pop_back();
    if (art.compare(at, 2, "<g") != 0) continue;
    const std::size_t begin = art.find('\'', at) + 1;
    std::string name = art.substr(begin, art.find('\'', begin) - begin);
    name = name.substr(name.rfind(' ') + 1);
    for (const std::string& outer : open)
      if (outer != name && rules_of(style, outer) && rules_of(style, name)) pair(outer, name);
    open.push_back(name);
  }
}

TEST(DiceSet, colours_inside_others_are_printed_in_their_own) {
  int pairs = 0;
  for (const catalog::Entry& entry : catalog::games()) {
    for (const std::string_view set : dice_sets()) {
      const std::string style = print_style(holders_of(*entry.game, set));
      nested_colours(draw(*entry.game, Form::wide, set).art, style,
                     [&](const std::string& outer, const std::string& inner) {
                       EXPECT_LT(rules_of(style, outer), rules_of(style, inner))
                           << entry.game->id << ": " << inner << " in " << outer;
                       ++pairs;
                     });
    }
  }
  EXPECT_GT(pairs, 0);
}

bool overlap(const Box& a, const Box& b) {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/// Brown's letter is n and turquoise's t, but then a letter follows.
bool of_round(const BonusPlace& place) { return place.id[0] == 'n' && place.id[2] <= '9'; }
bool of_track(const BonusPlace& place) { return place.id[0] == 't' && place.id[2] <= '9'; }

std::vector<Box> all_boxes(const Drawing& drawing) {
  std::vector<Box> boxes = drawing.area_scores;
  for (const Field& field : drawing.fields) boxes.push_back(field.box);
  for (const BonusPlace& place : drawing.bonuses) {
    if (!of_round(place)) boxes.push_back(place.box);
  }
  for (const auto& track : drawing.tracks)
    for (const Space& space : track) boxes.push_back(space.box);
  boxes.insert(boxes.end(), drawing.rounds.begin(), drawing.rounds.end());
  if (drawing.fox_score) boxes.push_back(*drawing.fox_score);
  if (drawing.total_score) boxes.push_back(*drawing.total_score);
  return boxes;
}

int fields_of(const PrintArea& area) {
  switch (area.kind) {
    case Kind::number_grid:
    case Kind::circle_grid:
      return static_cast<int>(std::count_if(area.number.begin(), area.number.end(),
                                            [](int number) { return number != 0; }));
    case Kind::column_grid:
      return area.rows * area.columns;
    case Kind::two_sided:
      return 13;
    case Kind::skipping:
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      return area.columns;
  }
  return 0;
}

/// Every bonus of the print by the id that V3 gives it.
std::map<std::string, std::string> printed_bonuses(const Print& print) {
  std::map<std::string, std::string> all;
  const auto add = [&](std::string start, const auto& list) {
    for (std::size_t i = 0; i < list.size(); ++i)
      if (list[i] != Bonus::none) all[start + std::to_string(i)] = bonus_name(print, list[i]);
  };
  for (const PrintArea& area : print.area) {
    const std::string letter(1, area.letter);
    add(letter + "/r", area.row_bonus);
    add(letter + "/c", area.column_bonus);
    add(letter + "/d", std::array{area.diagonal_bonus});
    add(letter + "/f", area.bonus);
    add(letter + "/g", area.gap_bonus);
  }
  add("t/", std::array{print.tracks[0].end, print.tracks[1].end, print.tracks[2].end});
  add("n/", print.round_bonus);
  return all;
}

TEST(Drawing, nothing_overlaps_and_all_lies_inside) {
  for (const Sheet& sheet : all_sheets()) {
    const std::vector<Box> boxes = all_boxes(sheet.drawing);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const Box& box = boxes[i];
      EXPECT_TRUE(box.w > 0 && box.h > 0 && box.x >= 0 && box.y >= 0 &&
                  box.x + box.w <= sheet.drawing.width && box.y + box.h <= sheet.drawing.height)
          << sheet.name << " box " << i;
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_FALSE(overlap(box, boxes[j])) << sheet.name << " boxes " << i << " and " << j;
    }
  }
}

bool inside(const Box& box, const Box& panel) {
  return box.x >= panel.x && box.y >= panel.y && box.x + box.w <= panel.x + panel.w &&
         box.y + box.h <= panel.y + panel.h;
}

TEST(Drawing, fields_and_bonuses_lie_in_their_areas) {
  for (const Sheet& sheet : all_sheets()) {
    const Drawing& drawing = sheet.drawing;
    ASSERT_EQ(drawing.areas.size(), 5U) << sheet.name;
    std::map<char, Box> panels;
    for (const Field& field : drawing.fields) {
      const Box& panel = drawing.areas[static_cast<std::size_t>(field.area)];
      EXPECT_TRUE(inside(field.box, panel)) << sheet.name << " " << field.id;
      panels[field.id[0]] = panel;
    }
    for (const BonusPlace& place : drawing.bonuses) {
      if (of_round(place) || of_track(place)) continue;
      EXPECT_TRUE(inside(place.box, panels.at(place.id[0]))) << sheet.name << " " << place.id;
    }
  }
}

TEST(Drawing, every_field_has_one_box) {
  for (const Sheet& sheet : all_sheets()) {
    std::set<std::string> ids;
    for (const Field& field : sheet.drawing.fields) EXPECT_TRUE(ids.insert(field.id).second);
    if (sheet.entry->sheet == nullptr) {
      EXPECT_EQ(ids.size(), 25U);
      for (const std::string id : {"g:0", "r:4", "b:2", "y:1", "j:0", "j:4"})
        EXPECT_TRUE(ids.contains(id)) << id;
      continue;
    }
    const Print& print = sheet.entry->sheet->print;
    for (std::size_t a = 0; a < print.area.size(); ++a) {
      const auto mine = std::count_if(
          sheet.drawing.fields.begin(), sheet.drawing.fields.end(), [&](const Field& field) {
            return field.area == static_cast<int>(a) && field.id[0] == print.area[a].letter;
          });
      EXPECT_EQ(mine, fields_of(print.area[a])) << sheet.name << " " << print.area[a].name;
    }
    EXPECT_EQ(sheet.drawing.area_scores.size(), 5U);
    EXPECT_TRUE(sheet.drawing.fox_score && sheet.drawing.total_score);
    EXPECT_EQ(static_cast<int>(sheet.drawing.rounds.size()), most_rounds(print));
    for (std::size_t track = 0; track < 3; ++track)
      EXPECT_EQ(sheet.drawing.tracks[track].size(), print.tracks[track].spaces);
  }
}

TEST(Drawing, fields_stand_where_reading_order_says) {
  const auto label = [](const char* game, const std::string& id) -> std::string {
    for (const Field& field : draw(*catalog::find(game)->game, Form::tall).fields)
      if (field.id == id) return field.label + (field.printed ? " printed" : "");
    return "none";
  };
  EXPECT_EQ(label("ganz-schon-clever", "y:0"), "3");
  EXPECT_EQ(label("ganz-schon-clever", "y:3"), " printed");
  EXPECT_EQ(label("ganz-schon-clever", "b:0"), "none");
  EXPECT_EQ(label("ganz-schon-clever", "b:11"), "12");
  EXPECT_EQ(label("ganz-schon-clever", "g:10"), "≥6");
  EXPECT_EQ(label("ganz-schon-clever", "o:10"), "×3");
  EXPECT_EQ(label("doppelt-so-clever", "y:0"), "none");
  EXPECT_EQ(label("doppelt-so-clever", "y:3"), "6");
  EXPECT_EQ(label("doppelt-so-clever", "s:23"), "6");
  EXPECT_EQ(label("clever-hoch-drei", "b:6"), "7 printed");
  EXPECT_EQ(label("clever-hoch-drei", "n:11"), "3");
  EXPECT_EQ(label("wizard-dice", "g:4"), "5");
}

TEST(Drawing, fields_of_another_ground_say_so) {
  const auto shade = [](const char* game, const std::string& id) -> std::string {
    for (const Field& field : draw(*catalog::find(game)->game, Form::wide).fields)
      if (field.id == id) return field.shade;
    return "none";
  };
  EXPECT_EQ(shade("clever-hoch-drei", "y:3"), "");
  EXPECT_EQ(shade("clever-hoch-drei", "y:4"), "grey");
  EXPECT_EQ(shade("clever-hoch-drei", "y:12"), "grey");
  EXPECT_EQ(shade("clever-hoch-drei", "t:10"), "tinted");
  EXPECT_EQ(shade("clever-hoch-drei", "t:11"), "");
  EXPECT_EQ(shade("clever-hoch-drei", "n:0"), "");
  EXPECT_EQ(shade("ganz-schon-clever", "y:0"), "");
}

TEST(Drawing, every_bonus_of_the_print_is_drawn_once) {
  for (const Sheet& sheet : all_sheets()) {
    std::map<std::string, std::string> drawn;
    for (const BonusPlace& place : sheet.drawing.bonuses)
      EXPECT_TRUE(drawn.emplace(place.id, place.bonus).second) << sheet.name << " " << place.id;
    if (sheet.entry->sheet == nullptr) {
      EXPECT_TRUE(drawn.empty());
      continue;
    }
    EXPECT_EQ(drawn, printed_bonuses(sheet.entry->sheet->print)) << sheet.name;
    for (const auto& [id, bonus] : drawn) {
      EXPECT_NE(sheet.drawing.defs.find("<symbol id='token-" + bonus + "'"), std::string::npos);
    }
  }
}

/// The first thing that is wrong with a text of elements; empty if nothing is.
std::string markup_fault(std::string_view text) {
  std::vector<std::string> open;
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos) return "a tag without an end";
    const std::string_view tag = text.substr(at + 1, end - at - 1);
    if (std::count(tag.begin(), tag.end(), '\'') % 2 != 0) return "a quote: " + std::string(tag);
    const std::string name(tag.substr(0, tag.find_first_of(" /", 1)));
    if (tag.front() == '/') {
      if (open.empty() || "/" + open.back() != name) return "not open: " + name;
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(name);
    }
  }
  return open.empty() ? "" : "not closed: " + open.back();
}

TEST(Drawing, is_well_formed_and_uses_only_what_is_there) {
  for (const Sheet& sheet : all_sheets()) {
    const std::string all = sheet.drawing.defs + sheet.drawing.art;
    EXPECT_EQ(markup_fault(all), "") << sheet.name;
    for (std::size_t at = all.find("href='#"); at != std::string::npos;
         at = all.find("href='#", at + 1)) {
      const std::string id = all.substr(at + 7, all.find('\'', at + 7) - at - 7);
      EXPECT_NE(sheet.drawing.defs.find("<symbol id='" + id + "'"), std::string::npos) << id;
    }
    for (const std::string_view forbidden : {"style=", "#f", "rgb(", "fill='#", "url("})
      EXPECT_EQ(all.find(forbidden), std::string::npos) << sheet.name << " " << forbidden;
  }
}

TEST(Drawing, fits_its_screens) {
  for (const Sheet& sheet : all_sheets()) {
    const Drawing& drawing = sheet.drawing;
    if (sheet.name.ends_with("tall")) {
      // More than two grids need a second line of them.
      EXPECT_LE(drawing.height * 390 / drawing.width, grids_of(sheet) > 2 ? 620 : 560)
          << sheet.name;
      for (const Field& field : drawing.fields)
        EXPECT_GE(std::min(field.box.w, field.box.h) * 390 / drawing.width, 24) << field.id;
    } else {
      EXPECT_GE(drawing.width * 100 / drawing.height, 133) << sheet.name;
      // With fewer rows below the grids it is lower.
      EXPECT_LE(drawing.width * 100 / drawing.height, grids_of(sheet) > 2 ? 170 : 146)
          << sheet.name;
    }
  }
}

}  // namespace
}  // namespace foxtray::drawing
