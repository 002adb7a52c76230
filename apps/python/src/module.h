// What the parts of the module share.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "catalog/catalog.h"
#include "env/games.h"

namespace foxtray::python {

namespace nb = nanobind;

/// A position of some game. It never changes.
struct Place {
  const catalog::Entry* entry;
  game::Position position;
  bool whole = true;  // nothing is missing that it takes to go on

  const game::Game& game() const { return *entry->game; }
  int players() const { return game().setup(position).players; }
};

const catalog::Entry& entry_named(const std::string& id);
game::Setup setup_of(const game::Game& game, int players, const nb::dict& options);
/// A seat of the position, or refused.
game::Seat seat_of(const Place& place, int seat);
[[noreturn]] void refuse(const std::string& why);

void add_positions(nb::module_& module);
void add_games(nb::module_& module);
void add_play(nb::module_& module);

}  // namespace foxtray::python
