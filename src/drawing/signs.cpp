#include "drawing/signs.h"

#include <array>

namespace foxtray::drawing {
namespace {

using clever::Bonus;
using clever::Print;

struct Symbol {
  std::string_view id;
  std::string_view shapes;  // in a square of 24, in currentColor
};

// Shapes of one weight, each with an outline of its own, so that they differ in grey and when
// small.
constexpr std::array kSymbols = {
    Symbol{"sign-white",
           "<path fill='none' stroke='currentColor' stroke-width='2.2' d='M12 1.8v20.4M3.2 "
           "6.9l17.6 10.2M20.8 6.9L3.2 "
           "17.1M9 3.4l3 2.6 3-2.6M9 20.6l3-2.6 3 2.6M3 10.6l3.8-1.4-.7-4M21 13.4l-3.8 1.4.7 "
           "4M21 10.6l-3.8-1.4.7-4M3 13.4l3.8 1.4-.7 4'/>"},
    Symbol{"sign-yellow",
           "<circle cx='12' cy='12' r='5.4'/><path fill='none' stroke='currentColor' "
           "stroke-width='2.6' d='M12 "
           "1.8v2.2M12 20v2.2M1.8 12H4M20 12h2.2M4.8 4.8l1.5 1.5M17.7 17.7l1.5 1.5M4.8 19.2l1.5-1."
           "5M17.7 6.3l1.5-1.5'/>"},
    Symbol{"sign-blue",
           "<path d='M12 1.4C8 6.8 4.6 10.6 4.6 15a7.4 7.4 0 0 0 14.8 0c0-4.4-3.4-8.2-"
           "7.4-13.6z'/>"},
    Symbol{"sign-green",
           "<path d='M21.4 2.6C11 2 3.4 6.2 3.4 13.6c0 1.5.4 2.8 1 3.9C6.8 12.6 10.6 9.6 15.6 "
           "8 10.6 11.2 6.6 15.4 4.2 21.4l2.3.9c.5-1.4 1-2.5 1.6-3.5C16.4 "
           "20.2 22.6 14.6 21.4 2.6z'/>"},
    Symbol{"sign-orange",
           "<path fill='none' stroke='currentColor' stroke-width='2.2' d='M1.9 7a10.1 10.1 0 "
           "0 0 20.2 0'/><path d='M4.5 6h3.4l3 2-4.4 4.4A7.5 7.5 0 0 1 4.5 6zM19.5 "
           "6h-3.4l-3 2 4.4 4.4A7.5 7.5 0 0 0 19.5 6zM12 9.2l4.4 4.4a7.5 7.5 0 "
           "0 1-8.8 0z'/>"},
    Symbol{"sign-purple", "<path d='M7 2.8h10l4.8 5.8H2.2zM2.4 10.6h19.2L12 22.2z'/>"},
    Symbol{"sign-silver",
           "<path d='M14.2 1.9A10.2 10.2 0 1 0 22.1 14.6 8.3 8.3 0 0 1 14.2 "
           "1.9z'/>"},
    Symbol{"sign-turquoise",
           "<path fill='none' stroke='currentColor' stroke-width='3' d='M2 6.5q2.5-3.6 5 0t5 0 5 0 "
           "5 0M2 "
           "12.7q2.5-3.6 5 0t5 0 5 0 5 0M2 18.9q2.5-3.6 5 0t5 0 5 0 5 0'/>"},
    Symbol{"sign-brown",
           "<path d='M3.6 10.6c0-4 3.4-6.2 7.2-6.5l.2-2.5h2l.2 2.5c3.8.3 7.2 2.5 "
           "7.2 6.5zM5.4 12.5h13.2c0 5-3 7.8-6.6 9.9-3.6-2.1-6.6-4.9-6.6-9.9z'/>"},
    Symbol{"sign-pink",
           "<circle cx='12' cy='5.6' r='3.9'/><circle cx='18.1' cy='10' r='3.9'/><circle "
           "cx='15.8' cy='17.2' r='3.9'/><circle cx='8.2' cy='17.2' r='3.9'/><circle "
           "cx='5.9' cy='10' r='3.9'/>"},
    Symbol{"sign-red",
           "<path d='M12.8 1.4c.9 4.3-4.4 6.4-6.6 10.3C3.4 16.8 6.7 22.6 12 22.6s8.4-"
           "4.6 7.2-9.3c-.7-2.7-2.4-4-2.7-6.5-1.5.9-2.1 2.3-2 4.1-2-2.3-.2-6.4-1.7-9.5z'/>"},
    Symbol{"sign-wizard",
           "<path d='M15.6 1.6c-3.8.7-5 3.4-6.1 6.8L7.1 16h10l-2.7-8.3 2.9 "
           "1.1zM12 17.8c5.8 0 10.4 1.2 10.4 2.5S17.8 22.6 12 22.6 1.6 21.6 1.6 20.3 "
           "6.2 17.8 12 17.8z'/>"},
    Symbol{"sign-jester",
           "<path d='M4.8 17.2C5 13 4.4 10.2 2.6 8.7c2.7-1 4.7.2 5.9 2.6C9 8 10 5.6 12 "
           "4.3c2 1.3 3 3.7 3.5 7 1.2-2.4 3.2-3.6 5.9-2.6-1.8 1.5-2.4 4.3-2.2 8.5z"
           "M4.8 18.9h14.4v3H4.8z'/><circle cx='12' cy='3.3' r='2'/><circle cx='2.7' "
           "cy='9.4' r='1.9'/><circle cx='21.3' cy='9.4' r='1.9'/>"},
    Symbol{"bonus-reroll",
           "<path fill='none' stroke='currentColor' stroke-width='2.6' d='M19.6 8.2A8.6 8.6 0 0 0 "
           "4 9.2M4.4 "
           "15.8A8.6 8.6 0 0 0 20 14.8M20.3 3.4v5h-5M3.7 20.6v-5h5'/>"},
    Symbol{"bonus-return",
           "<path fill='none' stroke='currentColor' stroke-width='2.6' d='M3 20.6h18M18.5 "
           "16v-4.5a5 5 0 0 "
           "0-5-5H5.5M9.7 2.3L5.5 6.5l4.2 4.2'/>"},
    Symbol{"bonus-any_number",
           "<path fill='none' stroke='currentColor' stroke-width='2.6' d='M10 3.5L7.6 20.5M16.4 "
           "3.5L14 "
           "20.5M4.2 8.8h16.2M3.6 15.2h16.2'/>"},
    Symbol{"bonus-extra_die",
           "<path fill='none' stroke='currentColor' stroke-width='3' d='M2.8 12.5h9M7.3 8v9M15.8 "
           "8.2l3.6-3v14'/>"},
    Symbol{"bonus-fox",
           "<path class='fox-coat' d='M2.9 2.2c2.2.6 4.3 2 5.7 3.9q3.4-1 6.8 0c1.4-1.9 3.5-3.3 "
           "5.7-3.9 1.3 3.5 1.2 7.2-.2 10.5C19 16.8 16 20.2 12 22.4 8 20.2 5 16.8 3.1 12.7 "
           "1.7 9.4 1.6 5.7 2.9 2.2z'/><path class='fox-muzzle' d='M3.7 13.9c3-.6 5.8.4 7 "
           "3.1.7 1.6 1 3.5 1.3 5.4.3-1.9.6-3.8 1.3-5.4 1.2-2.7 4-3.7 7-3.1-1.9 3.6-4.7 "
           "6.5-8.3 8.5-3.6-2-6.4-4.9-8.3-8.5z'/><circle class='fox-eye' cx='8.3' cy='11.4' "
           "r='1.25'/><circle class='fox-eye' cx='15.7' cy='11.4' r='1.25'/><path class='fox-eye' "
           "d='M10.3 19.5q1.7-.9 3.4 0-.3 2-1.7 2.9-1.4-.9-1.7-2.9z'/>"},
    Symbol{"players",
           "<circle cx='12' cy='7.2' r='5'/><path d='M2.5 22.5c0-6 4-9 9.5-9s9.5 3 9.5 9z'/>"},
    Symbol{"bonus-x",
           "<path fill='none' stroke='currentColor' stroke-width='3.4' d='M5 5l14 14M19 5L5 19'/>"},
    Symbol{"bonus-?",
           "<path fill='none' stroke='currentColor' stroke-width='3.2' d='M7 7.8A5 5 0 0 1 12 "
           "3.4c2.8 0 5 1.8 5 "
           "4.5 0 3.6-5 3.8-5 7.6'/><circle cx='12' cy='20.2' r='2'/>"},
    Symbol{"bonus-4",
           "<path fill='none' stroke='currentColor' stroke-width='3.2' d='M14.6 20.5v-17L5.5 "
           "15.2h13'/>"},
    Symbol{"bonus-5",
           "<path fill='none' stroke='currentColor' stroke-width='3.2' d='M17 3.5H8.4L7.5 11c3.5-2 "
           "9.5-1 9.5 "
           "4.3s-6.7 6.7-10 3.3'/>"},
    Symbol{"bonus-6",
           "<path fill='none' stroke='currentColor' stroke-width='3.2' d='M15.6 3.5C10.5 5 7 9 7 "
           "14.8'/><circle "
           "fill='none' stroke='currentColor' stroke-width='3.2' cx='12' cy='15.5' r='5'/>"},
};

std::string symbol(std::string_view id, std::string_view box, std::string_view shapes) {
  std::string text = "<symbol id='";
  text += id;
  text += "' viewBox='";
  text += box;
  text += "' fill='currentColor' stroke-linecap='round' stroke-linejoin='round'>";
  text += shapes;
  return text + "</symbol>";
}

std::string used(std::string_view id, std::string_view place) {
  std::string text = "<use href='#";
  text += id;
  text += "' ";
  text += place;
  return text + "/>";
}

constexpr std::string_view kPill =
    "<rect class='pill' x='1' y='1' width='48' height='32' rx='16'/>";

std::string token_shapes(const std::string& name) {
  if (name == "fox") return used("bonus-fox", "x='8' width='34' height='34'");
  const auto blank = name.find('_');
  const std::string colour = name.substr(0, blank);
  std::string text = "<g class='token ";
  if (name == "black_x_or_6") {
    text += "black'>";
    text += kPill;
    return text + used("bonus-x", "x='6' y='9' width='16' height='16'") +
           used("bonus-6", "x='28' y='8' width='18' height='18'") +
           "<path fill='none' stroke='currentColor' stroke-width='1.5' d='M27 9l-4 16'/></g>";
  }
  if (colour == "black") {
    text += "black'>";
    text += kPill;
    return text + used("bonus-?", "x='14' y='6' width='22' height='22'") + "</g>";
  }
  if (blank == std::string::npos || name == "any_number" || name == "extra_die") {
    text += "action'>";
    text += kPill;
    return text + used("bonus-" + name, "x='13' y='5' width='24' height='24'") + "</g>";
  }
  text += colour + "'>";
  text += kPill;
  return text + used("sign-" + colour, "x='6' y='6' width='22' height='22'") +
         used("bonus-" + name.substr(blank + 1), "x='27' y='8' width='18' height='18'") + "</g>";
}

std::string token(const Print& print, Bonus bonus) {
  const std::string name = bonus_name(print, bonus);
  return symbol("token-" + name, "0 0 50 34", token_shapes(name));
}

}  // namespace

std::string bonus_name(const Print& print, Bonus bonus) {
  switch (bonus) {
    case Bonus::none:
      return {};
    case Bonus::reroll:
      return "reroll";
    case Bonus::second:
      return print.has_return ? "return" : "any_number";
    case Bonus::extra_die:
      return "extra_die";
    case Bonus::fox:
      return "fox";
    case Bonus::waiting_0:
    case Bonus::waiting_1:
    case Bonus::waiting_2:
    case Bonus::waiting_3:
    case Bonus::waiting_4:
    case Bonus::waiting_5:
    case Bonus::waiting_6:
    case Bonus::waiting_black:
      break;
  }
  std::string name(print.waiting[static_cast<std::size_t>(clever::slot_of(bonus))].name);
  for (char& c : name) {
    if (c == ' ') c = '_';
    if (c == 'X') c = 'x';
  }
  return name;
}

std::string signs() {
  std::string text;
  for (const Symbol& each : kSymbols) text += symbol(each.id, "0 0 24 24", each.shapes);
  return text;
}

std::string tokens(const Print& print) {
  std::string text = token(print, Bonus::reroll);
  if (print.has_return || print.has_any_number) text += token(print, Bonus::second);
  text += token(print, Bonus::extra_die) + token(print, Bonus::fox);
  for (int slot = 0; slot < clever::kWaiting; ++slot) {
    if (!print.waiting[static_cast<std::size_t>(slot)].name.empty())
      text += token(print, clever::waiting(slot));
  }
  return text;
}

}  // namespace foxtray::drawing
