#include "players/clever_brain.h"

#include <array>
#include <memory>
#include <mutex>

namespace foxtray::players {
namespace {

constexpr double kSpread = 7;

/// One place for each game of the catalogue.
struct Shelf {
  std::once_flag once;
  std::unique_ptr<CleverBrain> brain;
};

Shelf& shelf_of(const game::Game& game) {
  static std::array<Shelf, 8> shelves;
  const auto index = static_cast<std::size_t>(&catalog::entry_of(game) - catalog::games().data());
  return shelves[index];
}

std::unique_ptr<CleverBrain> make_brain(const game::Game& game, std::span<const std::byte> bytes) {
  const clever::Sheet* sheet = catalog::entry_of(game).sheet;
  if (sheet == nullptr || bytes.empty()) return nullptr;
  CleverFeatures features(*sheet);
  auto network = CleverNetwork::read(bytes, features);
  if (!network) return nullptr;
  return std::make_unique<CleverBrain>(CleverBrain{.game = game,
                                                   .features = std::move(features),
                                                   .network = std::move(*network),
                                                   .spread = kSpread});
}

}  // namespace

const CleverBrain* brain_of(const game::Game& game) {
  Shelf& shelf = shelf_of(game);
  std::call_once(shelf.once, [&] { shelf.brain = make_brain(game, built_in_weights(game.id)); });
  return shelf.brain.get();
}

}  // namespace foxtray::players
