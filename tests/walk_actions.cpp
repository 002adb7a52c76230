// Tracks, Any number and bands of a sheet, by its page.
#include <set>

#include "clever/family.h"
#include "earned.h"
#include "printed.h"
#include "walk.h"

namespace foxtray::tests {
namespace {

using clever::Bonus;
using clever::Print;
using clever::SeatState;
using clever::Sheet;

/// C8.3: the end of a track pays when its last space is circled, and only then.
void walk_tracks(const Sheet& sheet, const Print& docs, std::vector<std::string>& faults) {
  for (std::size_t t = 0; t < docs.tracks.size(); ++t) {
    SeatState seat{};
    const auto action = static_cast<Bonus>(static_cast<std::size_t>(Bonus::reroll) + t);
    for (int space = 1; space <= docs.tracks[t].spaces; ++space) {
      clever::earn(sheet, seat, action);
      Earned wanted{{action, space}};
      const bool last = space == docs.tracks[t].spaces;
      if (last && docs.tracks[t].end != Bonus::none) wanted[docs.tracks[t].end] = 1;
      if (earned(seat) != wanted) {
        faults.push_back(std::string(sheet.print.id) + " track " + std::to_string(t) + ", space " +
                         std::to_string(space) + ": earned" + text_of(earned(seat)));
      }
    }
  }
}

/// What the legal moves with the white die pretend: `=5` or `=?5`.
std::set<std::string> pretences(const game::Game& game, const game::Position& position) {
  game::MoveList list;
  game.legal(position, 0, list);
  std::set<std::string> found;
  for (const game::Move move : list) {
    std::array<char, game::kMaxText> text;
    const std::string line(text.data(), game.say(position, 0, move, text.data()));
    const auto equals = line.find('=');
    if (line.starts_with("take w") && equals != std::string::npos) {
      found.insert(line.substr(equals, line.find(' ', equals) - equals));
    }
  }
  return found;
}

/// H10.1 to H10.4: which numbers the white die can stand for, by the spaces circled and spent.
void walk_any_number(const Sheet& sheet, const Print& docs, std::vector<std::string>& faults) {
  const game::Game& game = sheet.rules->game;
  game::Position rolled = game.deal({.players = 1});
  dice::Throw outcome;
  for (int die = 0; die < clever::kDice; ++die)
    outcome.set_face(die, static_cast<dice::Face>(die + 1));
  game.roll(rolled, outcome);
  for (unsigned circled = 0; circled <= docs.tracks[clever::kSecond].spaces; ++circled) {
    for (unsigned spent = 0; spent < 1U << circled; ++spent) {
      std::set<std::string> wanted;
      for (unsigned space = 0; space < circled; ++space) {
        if ((spent >> space & 1U) != 0) continue;
        const unsigned label = docs.tracks[clever::kSecond].labels[space];
        for (unsigned n = 2; n <= 6; ++n) {  // the white die shows 1
          if (label == 0) wanted.insert("=?" + std::to_string(n));
          if (label == n) wanted.insert("=" + std::to_string(n));
        }
      }
      game::Position position = rolled;
      game::as<clever::State>(position).seat[0].purse =
          clever::Purse{circled} << (clever::kCircledShift + 4 * clever::kSecond) |
          clever::Purse{spent} << clever::kSecondSpentShift;
      if (pretences(game, position) == wanted) continue;
      faults.push_back(std::string(sheet.print.id) + " any number, " + std::to_string(circled) +
                       " circled, spent " + std::to_string(spent));
    }
  }
}

void walk_bands(const Sheet& sheet, const Print& docs, std::vector<std::string>& faults) {
  for (int band = 0; band + 1 < docs.band_count; ++band) {
    const int lowest = docs.bands[static_cast<std::size_t>(band)];
    if (clever::rating_band(sheet, lowest) == band &&
        clever::rating_band(sheet, lowest - 1) == band + 1)
      continue;
    faults.push_back(std::string(sheet.print.id) + " band " + std::to_string(band + 1));
  }
}

}  // namespace

std::vector<std::string> action_faults(const Sheet& sheet, const Print& docs) {
  std::vector<std::string> faults;
  walk_tracks(sheet, docs, faults);
  if (docs.has_any_number) walk_any_number(sheet, docs, faults);
  walk_bands(sheet, docs, faults);
  return faults;
}

}  // namespace foxtray::tests
