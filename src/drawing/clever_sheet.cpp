#include "drawing/blocks.h"
#include "drawing/sheets.h"
#include "drawing/signs.h"

namespace foxtray::drawing {
namespace {

using clever::Print;

constexpr Measure kTall = {.gap = 8,
                           .pad = 10,
                           .radius = 16,
                           .field_gap = 6,
                           .token_w = 52,
                           .token_h = 36,
                           .label = 28,
                           .caption = 21,
                           .note = 17,
                           .sign = 34,
                           .legend = 40,
                           .space = 44};
constexpr Measure kWide = {.gap = 16,
                           .pad = 20,
                           .radius = 24,
                           .field_gap = 10,
                           .token_w = 78,
                           .token_h = 53,
                           .label = 42,
                           .caption = 30,
                           .note = 24,
                           .sign = 52,
                           .legend = 84,
                           .space = 58};

/// Panels from top to bottom, in columns.
class Arrangement {
 public:
  Arrangement(const Print& print, Form form)
      : print_(print), measure_(form == Form::tall ? kTall : kWide) {
    drawing_.tracks.resize(clever::kTracks);
    drawing_.defs = signs() + tokens(print);
    if (form == Form::tall) {
      tall();
    } else {
      wide();
    }
  }
  Drawing drawing() && { return std::move(drawing_); }

 private:
  static constexpr int kFirstRow = 2;  // areas 0 and 1 are grids, the others rows

  bool three_tracks() const { return print_.tracks[clever::kSecond].spaces > 0; }

  /// How wide the two grids are to each other: by their columns.
  int first_grid(int width) const {
    const auto columns = [&](std::size_t i) {
      const clever::PrintArea& area = print_.area[i];
      const int bonus = area.row_bonus[0] == clever::Bonus::none ? 0 : measure_.token_w;
      const int table = area.kind == clever::Kind::circle_grid
                            ? PointsTable(area, measure_, 1).upright_width()
                            : 0;
      const int names = i == 0 && (print_.has_sweep || print_.has_lanes) ? measure_.sign : 0;
      return std::pair{static_cast<int>(area.columns), bonus + names + table + 2 * measure_.pad};
    };
    const auto [columns_0, fixed_0] = columns(0);
    const auto [columns_1, fixed_1] = columns(1);
    const int pitch = (width - measure_.gap - fixed_0 - fixed_1) / (columns_0 + columns_1);
    return pitch * columns_0 + fixed_0;
  }

  void grids(const Box& box) {
    const int first = first_grid(box.w);
    draw_grid(canvas_, 0, {box.x, box.y, first, box.h});
    draw_grid(canvas_, 1,
              {box.x + first + measure_.gap, box.y, box.w - first - measure_.gap, box.h});
  }

  /// The row areas from y on; returns where they end.
  int rows(int y, int field_height) {
    const int width = drawing_.width - 2 * measure_.gap;
    for (int area = kFirstRow; area < clever::kAreas; ++area) {
      const int height = row_height(canvas_, area, width, field_height);
      draw_row(canvas_, area, {measure_.gap, y, width, height});
      y += height + measure_.gap;
    }
    return y;
  }

  void tall() {
    const int gap = measure_.gap;
    drawing_.width = 780;
    const int width = drawing_.width - 2 * gap;
    const int half = (width - gap) / 2;
    const int right = gap + half + gap;
    int y = gap;
    if (three_tracks()) {
      constexpr int kRound = 78;
      constexpr int kTrack = 56;
      draw_rounds(canvas_, {gap, y, half, kRound});
      draw_track(canvas_, clever::kReroll, {gap, y + kRound + gap, half, kTrack});
      const int line = (kRound + kTrack) / 2;
      draw_track(canvas_, clever::kSecond, {right, y, half, line});
      draw_track(canvas_, clever::kExtraDie, {right, y + line + gap, half, line});
      y += kRound + kTrack + 2 * gap;
    } else {
      constexpr int kTrack = 60;
      draw_rounds(canvas_, {gap, y, half, 2 * kTrack + gap});
      draw_track(canvas_, clever::kReroll, {right, y, half, kTrack});
      draw_track(canvas_, clever::kExtraDie, {right, y + kTrack + gap, half, kTrack});
      y += 2 * kTrack + 2 * gap;
    }
    constexpr int kGrids = 400;
    constexpr int kScores = 72;
    grids({gap, y, width, kGrids});
    y = rows(y + kGrids + gap, 0);
    draw_scores(canvas_, {gap, y, width, kScores}, 1);
    drawing_.height = y + kScores + gap;
  }

  void wide() {
    const int gap = measure_.gap;
    drawing_.width = 1920;
    const int side = 520;
    constexpr int kUpper = 660;
    const int grids_x = gap + side + gap;
    int y = gap;
    constexpr int kRound = 140;
    draw_rounds(canvas_, {gap, y, side, kRound});
    constexpr int kTrack = 90;
    y += kRound + gap;
    for (int track = 0; track < clever::kTracks; ++track) {
      if (print_.tracks[static_cast<std::size_t>(track)].spaces == 0) continue;
      draw_track(canvas_, track, {gap, y, side, kTrack});
      y += kTrack + gap;
    }
    draw_scores(canvas_, {gap, y, side, gap + kUpper - y}, 3);
    grids({grids_x, gap, drawing_.width - gap - grids_x, kUpper});
    y = rows(kUpper + 2 * gap, 76);
    drawing_.height = y;
  }

  const Print& print_;
  const Measure& measure_;
  Drawing drawing_;
  Pen pen_{drawing_.art};
  Canvas canvas_{drawing_, pen_, print_, measure_};
};

}  // namespace

Drawing draw_clever(const Print& print, Form form) { return Arrangement(print, form).drawing(); }

}  // namespace foxtray::drawing
