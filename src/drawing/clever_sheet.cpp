#include <algorithm>
#include <span>

#include "drawing/blocks.h"
#include "drawing/sheets.h"
#include "drawing/signs.h"

namespace foxtray::drawing {
namespace {

using clever::Print;

constexpr Measure kTall = {.gap = 6,
                           .pad = 8,
                           .radius = 16,
                           .field_gap = 5,
                           .token_w = 52,
                           .token_h = 36,
                           .label = 28,
                           .caption = 21,
                           .note = 17,
                           .sign = 34,
                           .legend = 40,
                           .space = 44};
constexpr Measure kWide = {.gap = 16,
                           .pad = 16,
                           .radius = 24,
                           .field_gap = 10,
                           .token_w = 78,
                           .token_h = 53,
                           .label = 42,
                           .caption = 29,
                           .note = 23,
                           .sign = 52,
                           .legend = 84,
                           .space = 58};

/// Panels from top to bottom, in columns.
class Arrangement {
 public:
  Arrangement(const Print& print, Form form)
      : print_(print),
        measure_(form == Form::tall ? kTall : kWide),
        most_abreast_(form == Form::tall ? 2 : 3),
        least_pitch_(form == Form::tall ? kFinger + kTall.field_gap : 1) {
    drawing_.tracks.resize(clever::kTracks);
    drawing_.areas.resize(clever::kAreas);
    for (int area = 0; area < clever::kAreas; ++area)
      (is_grid(canvas_.area(area).kind) ? grids_ : rows_).push_back(area);
    drawing_.defs = signs() + tokens(print);
    if (form == Form::tall) {
      tall();
    } else {
      wide();
    }
  }
  Drawing drawing() && { return std::move(drawing_); }

 private:
  static constexpr int kTallest = 1120;     // on a phone of 390 points: 560,
  static constexpr int kFinger = 48;        // and this 24
  static constexpr int kWideHeight = 1436;  // 4 to 3
  static constexpr int kWidest = 92;        // the highest field of a row in the wide form

  bool three_tracks() const { return print_.tracks[clever::kSecond].spaces > 0; }

  static bool is_grid(clever::Kind kind) {
    return kind == clever::Kind::number_grid || kind == clever::Kind::circle_grid ||
           kind == clever::Kind::column_grid;
  }

  /// Grids side by side.
  struct Line {
    std::vector<int> areas;
    std::vector<int> widths;
    std::vector<GridSize> sizes;
    int pitch = 0;  // from one column to the next

    int height(int row_pitch) const {
      int most = 0;
      for (const GridSize& size : sizes)
        most = std::max(most, size.h + std::min(row_pitch, pitch) * size.rows);
      return most;
    }
  };

  Line line_of(std::span<const int> areas, int width) {
    Line line;
    line.areas.assign(areas.begin(), areas.end());
    const int gap = measure_.gap;
    int room = width + gap;
    int columns = 0;
    for (const int area : areas) {
      const GridSize size = grid_size(canvas_, area, width);
      room -= size.w + gap;
      columns += size.columns;
    }
    line.pitch = room / columns;
    int left = width;  // the last one takes what is left
    for (const int area : areas) {
      const GridSize size = grid_size(canvas_, area, width);
      line.widths.push_back(area == areas.back() ? left : size.w + line.pitch * size.columns);
      left -= line.widths.back() + gap;
      line.sizes.push_back(grid_size(canvas_, area, line.widths.back() - 2 * measure_.pad));
    }
    return line;
  }

  /// All grids, a few in a line, with fields of one height: square ones that a finger finds, unless
  /// the lines would then be higher than allowed together. Returns their height.
  int grids(int x, int y, int width, int most) {
    std::vector<Line> lines;
    for (std::size_t first = 0; first < grids_.size(); first += most_abreast_) {
      const std::size_t abreast = std::min(most_abreast_, grids_.size() - first);
      lines.push_back(line_of(std::span(grids_).subspan(first, abreast), width));
    }
    const int gap = measure_.gap;
    const auto height = [&](int pitch) {
      int sum = -gap;
      for (const Line& line : lines) sum += line.height(pitch) + gap;
      return sum;
    };
    int pitch = width;
    while (pitch > least_pitch_ && height(pitch) > most) --pitch;
    for (const Line& line : lines) {
      draw_line(line, x, y, pitch);
      y += line.height(pitch) + gap;
    }
    return height(pitch);
  }

  void draw_line(const Line& line, int x, int y, int row_pitch) {
    const int pitch = std::min(line.pitch, row_pitch);
    for (std::size_t i = 0; i < line.areas.size(); ++i) {
      draw_grid(canvas_, line.areas[i], {x, y, line.widths[i], line.height(row_pitch)},
                {.x = std::min(line.pitch, pitch * 5 / 4), .y = pitch});
      x += line.widths[i] + measure_.gap;
    }
  }

  /// The row areas from y on; returns where they end.
  int rows(int y, int field_height) {
    const int width = drawing_.width - 2 * measure_.gap;
    for (const int area : rows_) {
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
    const int first = three_tracks() ? 80 : 60;  // two lines: above, rounds beside a track
    const int second = three_tracks() ? 54 : 60;
    draw_rounds(canvas_, {gap, y, half, three_tracks() ? first : first + gap + second});
    draw_track(canvas_, clever::kReroll, {right, y, half, first});
    y += first + gap;
    if (three_tracks()) draw_track(canvas_, clever::kSecond, {gap, y, half, second});
    draw_track(canvas_, clever::kExtraDie, {right, y, half, second});
    y += second + gap;
    constexpr int kScores = 66;
    int rest = kScores + 2 * gap;
    for (const int area : rows_) rest += row_height(canvas_, area, width, 0) + gap;
    y += grids(gap, y, width, kTallest - y - rest) + gap;
    y = rows(y, 0);
    draw_scores(canvas_, {gap, y, width, kScores}, 1);
    drawing_.height = y + kScores + gap;
  }

  void wide() {
    const int gap = measure_.gap;
    drawing_.width = 1920;
    const int side = 520;
    constexpr int kUpper = 650;
    const int grids_x = gap + side + gap;
    int y = gap;
    constexpr int kRound = 128;
    draw_rounds(canvas_, {gap, y, side, kRound});
    constexpr int kTrack = 78;
    y += kRound + gap;
    for (int track = 0; track < clever::kTracks; ++track) {
      if (print_.tracks[static_cast<std::size_t>(track)].spaces == 0) continue;
      draw_track(canvas_, track, {gap, y, side, kTrack});
      y += kTrack + gap;
    }
    draw_scores(canvas_, {gap, y, side, gap + kUpper - y}, 3);
    grids(grids_x, gap, drawing_.width - gap - grids_x, kUpper);
    int rest = kUpper + 2 * gap;
    for (const int area : rows_)
      rest += row_height(canvas_, area, drawing_.width - 2 * gap, 1) + gap;
    const int count = std::max(1, static_cast<int>(rows_.size()));
    y = rows(kUpper + 2 * gap, std::min(kWidest, 1 + (kWideHeight - rest) / count));
    drawing_.height = y;
  }

  const Print& print_;
  const Measure& measure_;
  std::size_t most_abreast_;  // grids side by side
  int least_pitch_;           // from one field of a grid to the next
  std::vector<int> grids_;    // the areas of that kind
  std::vector<int> rows_;
  Drawing drawing_;
  Pen pen_{drawing_.art};
  Canvas canvas_{drawing_, pen_, print_, measure_};
};

}  // namespace

Drawing draw_clever(const Print& print, Form form) { return Arrangement(print, form).drawing(); }

}  // namespace foxtray::drawing
