// What a seat sees, as small numbers of one byte each, for learning programs: the cells of the
// sheets, the dice and whose turn it is. Nothing that the seat may know is left out: the position
// can be read back from them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "catalog/catalog.h"

namespace foxtray::env {

using game::Position;
using game::Seat;
using game::Setup;

/// One number of an observation. Seats are counted from the one that looks: 0 is itself, 1 the next
/// one. A name that begins with such a number and a dot is of the sheet of that seat.
struct Field {
  std::string name;
  std::uint8_t highest;  // the lowest is 0
};

inline constexpr std::size_t kMaxObservation = 512;

/// The observations of one game with so many players.
class Form {
 public:
  /// Made once for each game and number of players, and kept.
  static const Form& of(const catalog::Entry& entry, int players);

  std::size_t size() const { return fields_.size(); }
  const std::vector<Field>& fields() const { return fields_; }

  /// Writes what the seat sees. `seen` is concealed for it.
  void write(const Position& seen, Seat seat, std::uint8_t* out) const;
  /// The concealed position again; options are not in the observation. Nothing, if there are not
  /// as many numbers, or one is too high. Numbers that no game came to lead to a position that no
  /// game came to.
  std::optional<Position> read(const Setup& setup, std::span<const std::uint8_t> in) const;

 private:
  Form(const catalog::Entry& entry, int players);

  const clever::Sheet* sheet_;
  std::vector<Field> fields_;
};

// What the families write, from where `bytes` points; they may touch kSlack bytes beyond the end.
inline constexpr std::size_t kSlack = 8;
std::uint8_t* write_clever(const clever::Sheet& sheet, const Position& seen, Seat seat,
                           std::uint8_t* bytes);
std::uint8_t* write_wizard(const Position& seen, Seat seat, std::uint8_t* bytes);
Position read_clever(const clever::Sheet& sheet, const Setup& setup,
                     std::span<const std::uint8_t> bytes);
Position read_wizard(const Setup& setup, std::span<const std::uint8_t> bytes);
std::vector<Field> clever_fields(const clever::Sheet& sheet, unsigned players);
std::vector<Field> wizard_fields(unsigned players);

}  // namespace foxtray::env
