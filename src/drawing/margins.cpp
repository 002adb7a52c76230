// What stands beside the areas: rounds, action tracks, and the points.
#include <algorithm>

#include "drawing/blocks.h"
#include "drawing/signs.h"

namespace foxtray::drawing {

using clever::Bonus;
using clever::PrintTrack;

namespace {

/// With how many players at most there is such a round (C1.3).
int most_players(const clever::Print& print, int round) {
  int players = clever::kMaxPlayers;
  while (print.rounds[static_cast<std::size_t>(players)] < round) --players;
  return players;
}

void players_note(const Canvas& canvas, int most, Point at, int size) {
  const int left = at.x - size * 11 / 8;
  canvas.pen.use("players", around({left + size * 3 / 8, at.y}, size * 3 / 4, size * 3 / 4),
                 "icon");
  canvas.pen.text("faint", {left + size * 7 / 8, at.y}, size,
                  most == 1 ? "1" : "1–" + to_text(most), Anchor::start);
}

}  // namespace

void draw_rounds(const Canvas& canvas, const Box& panel) {
  const Measure& measure = canvas.measure;
  canvas.pen.open("rounds");
  canvas.pen.rect("panel", panel, measure.radius);
  const Box inner = inset(panel, measure.pad);
  const int rounds = most_rounds(canvas.print);
  for (int round = 0; round < rounds; ++round) {
    const int left = inner.x + inner.w * round / rounds;
    const int right = inner.x + inner.w * (round + 1) / rounds;
    const Box box = {left + 1, inner.y, right - left - 2, inner.h};
    canvas.pen.rect("round", box, measure.radius / 2);
    const int height = std::min(measure.token_h, box.h / 2);
    const int width = height * kTokenWidth / kTokenHeight;
    const Box token = around({middle(box).x, box.y + box.h - height / 2 - 3}, width, height);
    const Bonus bonus = canvas.print.round_bonus[static_cast<std::size_t>(round)];
    const int most = most_players(canvas.print, round + 1);
    const bool noted = most < clever::kMaxPlayers;
    // The note stands where a bonus would be, or beside the number.
    const int aside = noted && bonus != Bonus::none ? box.w / 4 : 0;
    const Point at = {middle(box).x, (box.y + token.y) / 2 + 1};
    canvas.pen.text("label", {at.x - aside, at.y}, measure.caption * 11 / 10, to_text(round + 1));
    canvas.bonus(bonus, "n/" + to_text(round), token);
    if (noted && aside == 0) players_note(canvas, most, middle(token), measure.note);
    if (noted && aside != 0)
      players_note(canvas, most, {at.x + aside * 3 / 4, at.y}, measure.note * 3 / 4);
    canvas.drawing.rounds.push_back(box);
  }
  canvas.pen.close();
}

namespace {

Bonus action(int track) {
  if (track == clever::kReroll) return Bonus::reroll;
  return track == clever::kSecond ? Bonus::second : Bonus::extra_die;
}

}  // namespace

void draw_track(const Canvas& canvas, int track, const Box& panel) {
  const PrintTrack& print = canvas.print.tracks[static_cast<std::size_t>(track)];
  const Measure& measure = canvas.measure;
  std::vector<Space> spaces;
  canvas.pen.open("track");
  canvas.pen.rect("panel", panel, measure.radius);
  const Box inner = inset(panel, measure.pad);
  canvas.pen.use(
      "token-" + bonus_name(canvas.print, action(track)),
      around({inner.x + measure.token_w / 2, middle(inner).y}, measure.token_w, measure.token_h));
  const int left = inner.x + measure.token_w + measure.field_gap;
  const int end = print.end == Bonus::none ? 0 : measure.token_w + measure.field_gap / 2;
  const int width = inner.x + inner.w - end - left;
  const int size = std::min({measure.space, inner.h, width / print.spaces - 2});
  const int line_end = left + width - (print.end == Bonus::none ? size : 0);
  canvas.pen.line("line", {left, middle(inner).y}, {line_end, middle(inner).y});
  for (int space = 0; space < print.spaces; ++space) {
    const Point at = {left + width * (2 * space + 1) / (2 * print.spaces), middle(inner).y};
    canvas.pen.circle("space", at, size / 2);
    std::string label;
    if (track == clever::kSecond && canvas.print.has_any_number) {
      const int number = print.labels[static_cast<std::size_t>(space)];
      label = number == 0 ? "?" : to_text(number);
      canvas.pen.text("faint", at, measure.caption, label);
    }
    spaces.push_back({around(at, size, size), std::move(label)});
  }
  canvas.bonus(print.end, "t/" + to_text(track),
               {inner.x + inner.w - measure.token_w, inner.y, measure.token_w, inner.h});
  canvas.pen.close();
  canvas.drawing.tracks[static_cast<std::size_t>(track)] = std::move(spaces);
}

void draw_scores(const Canvas& canvas, const Box& panel, int lines) {
  const Measure& measure = canvas.measure;
  canvas.pen.open("scores");
  canvas.pen.rect("panel", panel, measure.radius);
  const Box inner = inset(panel, measure.pad);
  constexpr int kBoxes = clever::kAreas + 2;
  const int columns = (kBoxes + lines - 1) / lines;
  const int wide_last = columns * lines - kBoxes;  // the total takes what is left of the last line
  for (int i = 0; i < kBoxes; ++i) {
    const int line = i / columns;
    const int column = i % columns;
    const int gap = measure.field_gap;
    const bool total = i == kBoxes - 1;
    const Box cell = {
        inner.x + inner.w * column / columns, inner.y + (inner.h + gap) * line / lines,
        inner.w * (total ? 1 + wide_last : 1) / columns, (inner.h + gap) / lines - gap};
    const int icon = std::min(cell.h, measure.sign);
    const Box box = {cell.x + icon + gap, cell.y, cell.w - icon - 2 * gap, cell.h};
    const Point at = {cell.x + gap / 2 + icon / 2, middle(cell).y};
    if (i < clever::kAreas) {
      const std::string colour(canvas.area(i).name);
      canvas.badge(colour, at, icon);
      canvas.pen.open(colour);
      canvas.pen.rect("score", box, measure.radius / 2);
      canvas.pen.close();
      canvas.drawing.area_scores.push_back(box);
    } else if (total) {
      canvas.pen.text("label", at, measure.label, "=");
      canvas.pen.rect("score total", box, measure.radius / 2);
      canvas.drawing.total_score = box;
    } else {
      canvas.pen.use("bonus-fox", around(at, icon, icon));
      canvas.pen.rect("score", box, measure.radius / 2);
      canvas.drawing.fox_score = box;
    }
  }
  canvas.pen.close();
}

}  // namespace foxtray::drawing
