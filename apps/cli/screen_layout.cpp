#include "cli/screen_layout.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>

#include "game/words.h"

namespace foxtray::cli {
namespace {

constexpr int kLabel = 17;  // columns of a group's name
constexpr int kSide = 40;   // least width of the moves beside the sheet
constexpr int kDetail = 2;  // rows of what the selected move earns
constexpr Style kFaint = {.ink = Ink::faint};

/// Where the sheets stand, and the moves: beside them, or below.
struct Layout {
  bool beside;
  int across;  // sheets in a row
  int down;    // rows of them
};

/// Cuts what does not fit.
Drawing clipped(const Drawing& drawing, int rows, int columns) {
  Drawing result;
  const int height = std::min(rows, drawing.height());
  for (int r = 0; r < height; ++r) {
    const auto& cells = drawing.rows()[static_cast<std::size_t>(r)];
    result.put(r, 0, "");
    for (int c = 0; c < columns && c < static_cast<int>(cells.size()); ++c) {
      const Cell& cell = cells[static_cast<std::size_t>(c)];
      if (cell.character != 0) result.put(r, c, utf8_of(cell.character), cell.style);
    }
  }
  return result;
}

int first_lit_row(const Drawing& drawing) {
  for (int r = 0; r < drawing.height(); ++r) {
    for (const Cell& cell : drawing.rows()[static_cast<std::size_t>(r)])
      if (cell.style.lit) return r;
  }
  return -1;
}

/// The ink of the colour that a group's name contains.
Ink ink_in(std::string_view name) {
  game::Words words(name);
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    if (const Ink ink = ink_named(word); ink != Ink::plain) return ink;
  }
  return Ink::plain;
}

Drawing chips(const ScreenModel& model, int width) {
  const std::vector<ChipPlace> places = lay_chips(model.offers, width);
  Drawing out;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Offer& offer = model.offers[i];
    const auto [row, column] = places[i];
    if (i == 0 || model.offers[i - 1].group != offer.group) {
      out.put(row, column - kLabel + 1, fitted(offer.group, kLabel - 2),
              {.ink = ink_in(offer.group), .bold = true});
    }
    const bool selected = i == model.selected;
    out.put(row, column, selected ? "[" + offer.chip + "]" : " " + offer.chip + " ",
            {.bold = selected, .lit = selected});
  }
  return out;
}

/// So many rows of the chips, with the selected one among them.
Drawing visible_chips(const ScreenModel& model, int width, int rows) {
  const Drawing all = chips(model, width);
  if (all.height() <= rows) return all;
  const std::vector<ChipPlace> places = lay_chips(model.offers, width);
  const int selected = places.empty() ? 0 : places[model.selected].row;
  const int first = std::clamp(selected - rows / 2, 0, all.height() - rows);
  Drawing part = all.part(first, rows);
  if (first > 0) part.put(0, width - 1, "↑", {.bold = true});
  if (first + rows < all.height()) part.put(rows - 1, width - 1, "↓", {.bold = true});
  return part;
}

Drawing question_lines(const ScreenModel& model, int width) {
  Drawing out;
  for (const std::string& line : wrapped(model.prompt, width - 2))
    out.append(" " + line, {.bold = true});
  if (model.typing || !model.typed.empty()) {
    const int row = out.height();
    const int column = out.put(row, 1, "> " + fitted(model.typed, width - 6));
    out.put(row, column, " ", {.lit = true});
  }
  return out;
}

/// A line across, with the question in it if there is room.
Drawing divider(const ScreenModel& model, int columns) {
  Drawing out;
  out.repeat(0, 0, "─", columns, kFaint);
  if (model.typing || width_of(model.prompt) > columns - 30) {
    out.append(question_lines(model, columns));
    return out;
  }
  int column = out.put(0, 2, " " + model.prompt + " ", {.bold = true});
  if (!model.typed.empty()) {
    column = out.put(0, column + 2, " > " + fitted(model.typed, 16));
    out.put(0, column, " ", {.lit = true});
  }
  return out;
}

Drawing detail_lines(const ScreenModel& model, int width, int rows) {
  Drawing out;
  if (model.detail.empty()) return out;
  for (const std::string& line : wrapped(model.detail, width - 2)) out.append(" " + line);
  return out.part(0, rows);
}

Drawing news_lines(const ScreenModel& model, int width, int rows) {
  Drawing out;
  const auto count = static_cast<int>(model.news.size());
  for (int i = std::max(0, count - rows); i < count; ++i) {
    out.append(" " + fitted(model.news[static_cast<std::size_t>(i)], width - 2), kFaint);
  }
  return out;
}

/// The part of the sheets that fits, from the top unless the row that is pointed at lies below.
/// The keys that show more of it go to `more`.
Drawing viewport(const Drawing& sheets, int scroll, int rows, std::string& more) {
  const int height = sheets.height();
  if (height <= rows) return sheets;
  const int lit = first_lit_row(sheets);
  constexpr int kBelow = 3;  // what stands under a field, and the next line
  int first = std::max(0, std::min(lit + kBelow, height) - rows);
  first = std::clamp(first + scroll, 0, height - rows);
  if (first > 0) more += " PgUp";
  if (first + rows < height) more += " PgDn";
  return sheets.part(first, rows);
}

/// How often a sheet goes into so many rows; once even if it does not fit.
int rows_of_sheets(const ScreenModel& model, int across, int rows) {
  const auto sheets = static_cast<int>(model.sheets.size());
  const int height = model.sheets.empty() ? 0 : model.sheets[0].height();
  if (height == 0) return 1;
  return std::clamp(rows / height, 1, std::max(1, (sheets + across - 1) / across));
}

/// One sheet, or more of them where they fit whole, side by side rather than one below the other.
Layout layout_of(const ScreenModel& model, int rows, int columns) {
  const auto sheets = std::max(1, static_cast<int>(model.sheets.size()));
  const int below = std::min(sheets, std::max(1, (columns + 1) / (kMaxWidth + 1)));
  const int beside = std::min(sheets, std::max(1, (columns - kSide) / (kMaxWidth + 1)));
  const int free = rows - 1 - model.table.height();
  if (below > beside) {
    const int news = std::min(static_cast<int>(model.news.size()), 1);
    const int rest = 1 + chips(model, columns).height() + kDetail + news;
    if (free - rest >= model.sheets[0].height())
      return {false, below, rows_of_sheets(model, below, free - rest)};
  }
  if (columns < kMaxWidth + kSide) return {false, 1, 1};
  return {true, beside, rows_of_sheets(model, beside, free)};
}

Drawing grid(const ScreenModel& model, const Layout& layout) {
  Drawing out;
  const std::size_t shown =
      std::min(model.sheets.size(), static_cast<std::size_t>(layout.across * layout.down));
  for (std::size_t i = 0; i < shown; ++i) {
    const auto row = static_cast<int>(i) / layout.across;
    const auto column = static_cast<int>(i) % layout.across;
    out.paste(row * model.sheets[0].height(), column * (kMaxWidth + 1), model.sheets[i]);
  }
  return out;
}

Drawing side_by_side(const ScreenModel& model, const Layout& layout, int rows, int columns,
                     std::string& more) {
  const int left = layout.across * (kMaxWidth + 1);
  const int width = columns - left;
  Drawing out = model.table;
  out.append(viewport(grid(model, layout), model.scroll, rows - 1 - model.table.height(), more));
  Drawing right = question_lines(model, width);
  right.append("");
  const int news = std::min(static_cast<int>(model.news.size()), 8);
  const int room = rows - 1 - right.height() - 4 - news - 1;
  right.append(visible_chips(model, width, std::max(3, room)));
  right.append("");
  right.append(detail_lines(model, width, 4));
  right.append("");
  right.append(news_lines(model, width, std::max(0, rows - 1 - right.height())));
  out.paste(0, left, clipped(right, rows - 1, width));
  return out;
}

Drawing stacked(const ScreenModel& model, const Layout& layout, int rows, int columns,
                std::string& more) {
  const Drawing sheets = grid(model, layout);
  const Drawing line = divider(model, columns);
  const Drawing detail = detail_lines(model, columns, kDetail);
  const int wanted = chips(model, columns).height();
  const int told = static_cast<int>(model.news.size());
  const int free = rows - 1 - model.table.height() - line.height() - detail.height();
  // The sheet comes first, but a few rows of moves and one of news are always there.
  const int least_news = std::min(told, 1);
  const int least_moves = std::min(wanted, std::max(3, free / 3));
  const int sheet = std::clamp(free - least_news - wanted, 0, sheets.height());
  const int moves =
      std::clamp(free - least_news - sheet, least_moves, std::max(wanted, least_moves));
  const int sheet_rows = std::clamp(free - least_news - moves, 0, sheets.height());
  const int news = std::clamp(free - moves - sheet_rows, 0, told);

  Drawing out = model.table;
  out.append(viewport(sheets, model.scroll, sheet_rows, more));
  out.append(line);
  if (moves > 0) out.append(visible_chips(model, columns, moves));
  out.append(detail);
  while (out.height() < rows - 1 - news) out.append("");
  out.append(news_lines(model, columns, news));
  return out;
}

}  // namespace

std::vector<ChipPlace> lay_chips(const std::vector<Offer>& offers, int width) {
  const int half = width / 2;
  std::vector<ChipPlace> places;
  int row = -1;
  bool right_is_free = false;  // the group before left the right half of its row empty
  for (std::size_t i = 0; i < offers.size();) {
    std::size_t end = i;
    int chips = 0;
    for (; end < offers.size() && offers[end].group == offers[i].group; ++end)
      chips += width_of(offers[end].chip) + 3;
    const bool short_one = kLabel + chips <= half;
    const bool in_right = short_one && right_is_free;
    if (!in_right) ++row;
    right_is_free = short_one && !in_right;
    const int first = kLabel + (in_right ? half : 0);
    int column = first;
    for (; i < end; ++i) {
      const int chip = width_of(offers[i].chip) + 2;
      if (column + chip > width - 2) {
        ++row;
        column = first;
      }
      places.push_back({row, column});
      column += chip + 1;
    }
  }
  return places;
}

int chips_width(const ScreenModel& model, int rows, int columns) {
  const Layout layout = layout_of(model, rows, columns);
  return layout.beside ? columns - layout.across * (kMaxWidth + 1) : columns;
}

std::size_t stepped(const std::vector<Offer>& offers, std::size_t selected, Step step, int width) {
  if (offers.empty()) return 0;
  const std::size_t count = offers.size();
  if (step == Step::left) return (selected + count - 1) % count;
  if (step == Step::right) return (selected + 1) % count;
  const std::vector<ChipPlace> places = lay_chips(offers, width);
  const int rows = places.back().row + 1;
  const int row = (places[selected].row + (step == Step::up ? rows - 1 : 1)) % rows;
  std::size_t best = selected;
  int off = -1;
  for (std::size_t i = 0; i < count; ++i) {
    if (places[i].row != row) continue;
    const int distance = std::abs(places[i].column - places[selected].column);
    if (off < 0 || distance < off) {
      best = i;
      off = distance;
    }
  }
  return best;
}

std::vector<Offer> filtered(const std::vector<Offer>& offers, std::string_view filter) {
  std::vector<Offer> result;
  for (const Offer& offer : offers) {
    bool fits = offer.text.starts_with(filter) || offer.chip.starts_with(filter);
    for (auto at = offer.text.find(' '); at != std::string::npos && !fits;
         at = offer.text.find(' ', at + 1)) {
      fits = std::string_view(offer.text).substr(at + 1).starts_with(filter);
    }
    if (fits) result.push_back(offer);
  }
  return result;
}

Drawing compose(const ScreenModel& model, int rows, int columns) {
  if (!large_enough(rows, columns)) {
    Drawing out;
    const std::string sentence = fmt::format(
        "This window has {} columns and {} rows; foxtray needs {} by {}. Make it larger, or play "
        "with --plain.",
        columns, rows, kLeastColumns, kLeastRows);
    for (const std::string& line : wrapped(sentence, std::max(columns, 8))) out.append(line);
    return clipped(out, rows, columns);
  }
  std::string more;
  const Layout layout = layout_of(model, rows, columns);
  const Drawing all = layout.beside ? side_by_side(model, layout, rows, columns, more)
                                    : stacked(model, layout, rows, columns, more);
  Drawing out = clipped(all, rows - 1, columns);
  const int room = columns - 1 - width_of(more);
  out.put(rows - 1, 1, fitted(model.keys, room - 1), kFaint);
  out.put(rows - 1, room, more, {.bold = true});
  return out;
}

}  // namespace foxtray::cli
