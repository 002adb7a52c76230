// How positions and generators lie in the caller's buffers.
//
// A position:
//
//   0-6     "foxtray"
//   7       the number of the interface
//   8       the game's number in the catalogue
//   9-15    the library's version, as many bytes of "0.1.0" as there are
//   16-23   check word of all the other bytes
//   24-343  the state
//   344-383 zero
//
// A generator:
//
//   0-7     "foxluck" and the number of the interface
//   8-39    four words, not all zero
#pragma once

#include <optional>

#include "catalog/catalog.h"
#include "foxtray.h"
#include "luck/generator.h"

namespace foxtray::c {

/// A position out of a buffer, and the game it belongs to.
struct Opened {
  const game::Game* game = nullptr;
  game::Position position;
  bool whole = false;  // nothing is concealed: it can be played on
};

/// Anything but FOXTRAY_OK if the buffer holds no position that can be used, or is NULL.
foxtray_status open(const foxtray_position* buffer, Opened& opened);
int seats_of(const Opened& at);
/// The seat of that number; FOXTRAY_NO_SUCH_SEAT if the game has fewer.
foxtray_status find_seat(const Opened& at, int number, game::Seat& seat);
/// Of a position that `open` has opened or a game has made.
foxtray_position close(const game::Game& game, const game::Position& position);

/// Over all bytes but itself: a different position of a game has a different one, nearly always.
std::uint64_t check_word(const foxtray_position& buffer);
/// Gives any bytes the check word that they need to get past it: for tests that forge.
void seal(foxtray_position& buffer);

std::optional<luck::Generator> open(const foxtray_generator& buffer);
foxtray_generator close(const luck::Generator& generator);

}  // namespace foxtray::c
