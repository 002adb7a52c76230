// What the sheets of a Wizard table are worth between two rounds: a small network, trained by
// self-play (training/wizard_trainer.h), says for each seat the points to come and how likely it is
// to win.
//
// It reads each sheet twice, as a seat's own and as a rival's, so that a sheet is read into the
// first layer once for each result that a round may bring, and every table of such results is then
// a sum of 32 numbers for each seat.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "players/given.h"
#include "wizard/state.h"

namespace foxtray::wizard_players {

/// A sheet as far as its future depends on it.
struct Sheet {
  int points = 0;  // without the 3 for the target
  int crosses = 0;
  int worst_penalty = 0;  // what the card `strike` could take away
  std::uint32_t used = 0;
  std::uint8_t jesters = 0;
};
Sheet sheet_of(const wizard::SeatState& seat);

/// What does not depend on the results of a round.
struct Table {
  std::size_t players = 2;
  int target = 9;
  int rounds_done = 0;  // when the sheets are as given
  bool cards = false;
  game::Seat next_seer = 0;
};

inline constexpr std::size_t kHidden = 32;
inline constexpr std::size_t kSheetInputs = 41;
inline constexpr std::size_t kTableInputs = 14;
inline constexpr std::size_t kInputs = 2 * kSheetInputs + kTableInputs;

using Layer = std::array<float, kHidden>;

/// First layer by input (own sheet, rival's sheet, table), then the two outputs.
struct WizardWeights {
  std::array<Layer, kInputs> first{};
  Layer win{};
  Layer points{};
  float points_bias = 0;
};
inline constexpr std::size_t kWizardWeightCount = kInputs * kHidden + 2 * kHidden + 1;
static_assert(sizeof(WizardWeights) == kWizardWeightCount * sizeof(float));

/// The trained weights that the players use: those that were given, or else those that the program
/// was built with.
const WizardWeights& wizard_weights();
/// The last line of a file with these numbers: a damaged file is told from a whole one.
std::string wizard_checksum(std::string_view numbers);
/// Gives the Wizard dice game weights (roster/roster.h).
players::Given give_weights(std::span<const std::byte> bytes);

/// The inputs of a sheet, in the order of the first layer.
void sheet_inputs(const Sheet& sheet, const Table& table, bool seer,
                  std::array<float, kSheetInputs>& inputs);
/// The inputs of a seat that depend on all sheets.
void table_inputs(const std::array<const Sheet*, wizard::kMaxPlayers>& sheets, const Table& table,
                  std::size_t seat, std::array<float, kTableInputs>& inputs);

/// A sheet that has been read into the first layer; `own` with what is the same for all sheets.
struct WizardReading {
  Sheet sheet;
  std::array<float, kSheetInputs> inputs{};
  Layer own{};
  Layer rival{};
};
WizardReading read_sheet(const WizardWeights& weights, const Sheet& sheet, const Table& table,
                         bool seer);
/// The same, by what differs from another sheet at the same table.
WizardReading read_sheet(const WizardWeights& weights, const WizardReading& other,
                         const Sheet& sheet, const Table& table, bool seer);

/// Chances to win and points at the end, by seat.
struct Forecast {
  std::array<double, wizard::kMaxPlayers> win{};
  std::array<double, wizard::kMaxPlayers> points{};
};
/// If the sheets end the game this is its result, otherwise what the network says.
Forecast forecast(const WizardWeights& weights,
                  const std::array<const WizardReading*, wizard::kMaxPlayers>& sheets,
                  const Table& table);

/// e^x by arithmetic alone, so that all machines agree. |x| <= 40.
double exponential(double x);

}  // namespace foxtray::wizard_players
