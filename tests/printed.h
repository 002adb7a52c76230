// The sheets as the rules pages print them, read from their tables; and every entry of a sheet by
// name, for comparing two sheets and for changing one.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "clever/print.h"

namespace foxtray::tests {

/// The sheet that the pages describe. Only the kinds of the areas and what the pages say in
/// sentences is written down again here; everything else comes from their tables.
clever::Print printed_in_docs(std::string_view id);

/// One number on a sheet.
struct PrintEntry {
  std::string name;
  std::function<int(const clever::Print&)> get;
  std::function<void(clever::Print&, int)> set;
  std::vector<int> others;  // what it could be by mistake instead
  bool read = true;         // the game reads it: it is no unused slot of an array
};

std::vector<PrintEntry> entries_of(const clever::Print& print);

}  // namespace foxtray::tests
