#include "clever_players/brain.h"

#include <array>
#include <memory>

#include "players/shelf.h"

namespace foxtray::clever_players {
namespace {

/// Measured by bench/spread.cpp (docs/ai.md).
Spread spread_of(std::string_view game) {
  if (game == "ganz-schon-clever") return {.last = 20, .turn = 15};
  if (game == "doppelt-so-clever") return {.last = 20, .turn = 20};
  return {.last = 26, .turn = 18};
}

/// By `./do calibrate` (docs/ai.md).
double edge_of(std::string_view game) {
  if (game == "ganz-schon-clever") return 0.55;
  if (game == "doppelt-so-clever") return 0.65;
  return 0.75;
}

/// By `foxtray simulate` (docs/ai.md).
Misjudgements misjudgements_of(std::string_view game) {
  if (game == "ganz-schon-clever") return {.beginner = 11, .casual = 6.8, .strong = 3.25};
  if (game == "doppelt-so-clever") return {.beginner = 11, .casual = 7.1, .strong = 3.55};
  return {.beginner = 11, .casual = 7.65, .strong = 4.15};
}

/// One for each game of the catalogue.
players::Shelf<CleverBrain>& shelf_of(const game::Game& game) {
  static std::array<players::Shelf<CleverBrain>, 8> shelves;
  const auto index = static_cast<std::size_t>(&catalog::entry_of(game) - catalog::games().data());
  return shelves[index];
}

}  // namespace

std::unique_ptr<CleverBrain> make_brain(const game::Game& game, std::span<const std::byte> bytes) {
  const clever::Sheet* sheet = catalog::entry_of(game).sheet;
  if (sheet == nullptr || bytes.empty()) return nullptr;
  CleverFeatures features(*sheet);
  auto network = CleverNetwork::read(bytes, features);
  if (!network) return nullptr;
  return std::make_unique<CleverBrain>(CleverBrain{.game = game,
                                                   .features = std::move(features),
                                                   .network = std::move(*network),
                                                   .spread = spread_of(game.id),
                                                   .edge = edge_of(game.id),
                                                   .misjudgements = misjudgements_of(game.id)});
}

double Misjudgements::of(Level level) const {
  switch (level) {
    case Level::beginner:
      return beginner;
    case Level::casual:
      return casual;
    case Level::strong:
      return strong;
    case Level::network:
    case Level::master:
    case Level::analysis:
      break;
  }
  return 0;
}

const CleverBrain* brain_of(const game::Game& game) {
  players::Shelf<CleverBrain>& shelf = shelf_of(game);
  const CleverBrain* brain = shelf.get();
  if (brain != nullptr) return brain;
  return shelf.put(make_brain(game, built_in_weights(game.id)));
}

Given give_weights(const game::Game& game, std::span<const std::byte> bytes) {
  auto brain = make_brain(game, bytes);
  if (brain == nullptr) return Given::unfit;
  return shelf_of(game).take(std::move(brain)) ? Given::taken : Given::late;
}

}  // namespace foxtray::clever_players
