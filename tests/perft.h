// Scripted perft: chance follows a script, decisions branch, and the ends are counted exactly.
//
// A .perft file is a record up to some position, then a script of chance, then the counts:
//
//   === script
//   roll w1 y2 b3 g4 o5 p6     each line is for one chance event; it names all six dice (all seven
//   card strike                faces in the Wizard dice game), and those that are rolled are taken:
//   === ends                   by their letters, or the first ones
//   0 13                       with the first 0, 1, 2 ... lines of the script: so many ends
//   1 158
//
// An end is where chance is owed and the script has no more line, or the game is over. A solo serve
// takes the three lowest dice, of equal ones those first in the written order; the others lie on
// the fields in the written order. Of several open seats the lowest moves first. A chance event
// that the line cannot answer (a card in place of a roll) is a fault.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "record/reader.h"

namespace foxtray::tests {

struct Perft {
  record::Record record;
  std::vector<std::string> script;
  std::vector<std::uint64_t> ends;  // by lines of the script used
};

/// Throws std::runtime_error if the text is none.
Perft perft_in(std::string_view text);

/// The ends with the first `lines` lines of the script.
std::uint64_t ends_of(const Perft& perft, std::size_t lines);

}  // namespace foxtray::tests
