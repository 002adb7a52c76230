#include "drawing/style.h"

#include <algorithm>

#include "drawing/palette.h"

namespace foxtray::drawing {
namespace {

/// In the declaration @soft is that shade of the colour around, $sheet one that is fixed.
struct Rule {
  std::string_view selectors;  // separated by commas
  std::string_view declaration;
};

// Of the art; all of it lies in something of class `sheet`.
constexpr std::array kArt = {
    Rule{".paper", "fill:$sheet"},
    Rule{".panel", "fill:@soft"},
    Rule{".field,.score,.space,.round", "fill:$sheet-field;stroke-width:2"},
    Rule{".field,.score,.space", "stroke:@line"},
    Rule{".tinted,.pair,.tab", "fill:@tint"},
    Rule{".chip", "fill:@soft"},
    Rule{".printed", "fill:@tint"},
    Rule{".grey", "fill:$sheet-grey"},
    Rule{".strip", "fill:@tint;fill-opacity:.5"},
    Rule{".line,.ring,.cross", "fill:none;stroke-width:2;stroke-linecap:round"},
    Rule{".line,.ring,.cross", "stroke:@line"},
    Rule{".ring", "stroke-dasharray:2 6"},
    Rule{".cross", "stroke-width:5"},
    Rule{".target,.total", "stroke-width:4"},
    Rule{".label,.points", "font-weight:600"},
    Rule{".label,.points,.faint", "fill:@ink"},
    Rule{".badge", "fill:@main"},
    Rule{".sign", "color:@on"},
    Rule{".icon", "color:@ink"},
};
// Of the symbols, which may lie anywhere.
constexpr std::array kSymbols = {
    Rule{".fox-coat", "fill:$fox-coat"},
    Rule{".fox-muzzle", "fill:$fox-muzzle"},
    Rule{".fox-eye", "fill:$fox-eye"},
};
constexpr std::array kTokens = {
    Rule{".token", "color:@on"},
    Rule{".token .pill", "fill:@main"},
    Rule{".token.action .pill", "stroke:@line"},
};

std::string with(std::string_view a, std::string_view b, std::string_view c = {}) {
  std::string out(a);
  out += b;
  out += c;
  return out;
}

/// Words that begin with the mark are replaced by what they stand for.
template <class Shade>
std::string filled(std::string_view declaration, char mark, Shade&& shade) {
  std::string out;
  while (!declaration.empty()) {
    const std::size_t at = declaration.find(mark);
    out += declaration.substr(0, at);
    if (at == std::string_view::npos) break;
    const std::size_t end = std::min(declaration.find(';', at), declaration.size());
    out += shade(declaration.substr(at + 1, end - at - 1));
    declaration = declaration.substr(end);
  }
  return out;
}

std::string selectors(std::string_view list, std::string_view before) {
  std::string out;
  while (!list.empty()) {
    const std::size_t end = list.find(',');
    if (!out.empty()) out += ',';
    out += before;
    out += list.substr(0, end);
    list = end == std::string_view::npos ? std::string_view() : list.substr(end + 1);
  }
  return out;
}

std::string rule(std::string_view selector, std::string_view declaration) {
  return with(selector, "{") + with(declaration, "}\n");
}

/// --yellow for the main shade, --yellow-soft for another.
std::string property(std::string_view colour, std::size_t role) {
  return with("--", colour) + (role == 0 ? std::string() : with("-", kRoles[role]));
}

std::string properties(const Palette& palette, bool day) {
  std::string out;
  for (const Fixed& fixed : kFixed)
    out += with("  --", fixed.name, ": ") + with(day ? fixed.day : fixed.night, ";\n");
  for (const Colour& colour : palette) {
    for (std::size_t role = 0; role < kRoles.size(); ++role)
      out += "  " + property(colour.name, role) + with(": ", colour.shade[role], ";\n");
  }
  return out;
}

template <class List>
std::string page_rules(const List& list, std::string_view before) {
  const auto fixed = [](std::string_view name) { return with("var(--", name, ")"); };
  const auto role = [](std::string_view name) { return with("var(--c-", name, ")"); };
  std::string out;
  for (const Rule& each : list)
    out += rule(selectors(each.selectors, before),
                filled(filled(each.declaration, '$', fixed), '@', role));
  return out;
}

/// Ink is saved on paper: what is strong on a screen is light there, but for black bonuses.
Colour on_paper(Colour colour) {
  constexpr std::size_t kMain = 0;
  constexpr std::size_t kTint = 2;
  constexpr std::size_t kInk = 4;
  constexpr std::size_t kOn = 5;
  if (colour.name == "action" || colour.name == "black") return colour;
  colour.shade[kMain] = colour.shade[kTint];
  colour.shade[kOn] = colour.shade[kInk];
  return colour;
}

constexpr int kDeepest = 3;

/// Of two rules that fit, the later one wins; so a colour that stands inside another one comes
/// after it. An area can have rows in other colours, and white stands in areas of sums.
int depth(const Colour& colour, const Holders& holders) {
  const auto among = [&](const std::vector<std::string_view>& names) {
    return std::ranges::find(names, colour.name) != names.end();
  };
  if (among(holders.here)) return 0;
  if (among(holders.elsewhere)) return 1;
  return colour.name == "white" ? kDeepest : 2;
}

bool has_colour(const Rule& each) { return each.declaration.find('@') != std::string_view::npos; }

template <class List>
std::string print_rules(const List& list, std::string_view before) {
  const auto fixed = [](std::string_view name) -> std::string_view {
    for (const Fixed& each : kFixed)
      if (each.name == name) return each.print;
    return {};
  };
  std::string out;
  for (const Rule& each : list) {
    if (!has_colour(each))
      out += rule(selectors(each.selectors, before), filled(each.declaration, '$', fixed));
  }
  return out;
}

template <class List>
std::string print_rules(const List& list, std::string_view before, const Colour& colour) {
  const auto role = [&](std::string_view name) -> std::string_view {
    for (std::size_t i = 0; i < kRoles.size(); ++i)
      if (kRoles[i] == name) return colour.shade[i];
    return {};
  };
  std::string out;
  for (const Rule& each : list) {
    if (has_colour(each))
      out += rule(selectors(each.selectors, before), filled(each.declaration, '@', role));
  }
  return out;
}

std::string print_rules_of(const Colour& colour) {
  const Colour light = on_paper(colour);
  const std::string inside =
      colour.name == "plain" ? ".sheet " : with(".sheet .", colour.name, " ");
  return print_rules(kArt, inside, light) + print_rules(kTokens, with(".", colour.name), light);
}

}  // namespace

std::string page_style() {
  std::string out =
      "/* Colours, and the classes of drawings. Made of src/drawing/palette.h and style.cpp by\n"
      "   ./do golden: change it there. */\n:root {\n" +
      properties(kDay, true) + "}\n:root[data-theme='dark'] {\n" + properties(kNight, false) +
      "}\n";
  for (const Colour& colour : kDay) {
    std::string shades;
    for (std::size_t role = 0; role < kRoles.size(); ++role)
      shades += with("--c-", kRoles[role], ":var(") + property(colour.name, role) + ");";
    out += rule((colour.name == "plain" ? ".sheet,." : ".") + std::string(colour.name), shades);
  }
  return out + page_rules(kArt, ".sheet ") + page_rules(kSymbols, {}) + page_rules(kTokens, {});
}

std::string print_style(const Holders& holders) {
  std::string out = print_rules(kArt, ".sheet ") + print_rules(kSymbols, {});
  for (int level = 0; level <= kDeepest; ++level)
    for (const Colour& colour : kDay)
      if (depth(colour, holders) == level) out += print_rules_of(colour);
  return out;
}

}  // namespace foxtray::drawing
