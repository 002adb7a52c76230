#include "clever_players/brain.h"

#include <memory>
#include <optional>
#include <vector>

#include "clever_players/weights_file.h"
#include "players/shelf.h"

namespace foxtray::clever_players {
namespace {

/// One for each game of the catalogue.
players::Shelf<CleverBrain>& shelf_of(const game::Game& game) {
  static std::vector<players::Shelf<CleverBrain>> shelves(catalog::games().size());
  const auto index = static_cast<std::size_t>(&catalog::entry_of(game) - catalog::games().data());
  return shelves[index];
}

}  // namespace

std::unique_ptr<CleverBrain> make_brain(const game::Game& game, std::span<const std::byte> bytes) {
  const clever::Sheet* sheet = catalog::entry_of(game).sheet;
  if (sheet == nullptr) return nullptr;
  const std::optional<WeightsFile> file = read_weights_file(bytes);
  if (!file || !file->constants) return nullptr;
  CleverFeatures features(*sheet);
  auto network = CleverNetwork::read(file->network, features);
  if (!network) return nullptr;
  return std::make_unique<CleverBrain>(CleverBrain{.game = game,
                                                   .features = std::move(features),
                                                   .network = std::move(*network),
                                                   .constants = *file->constants});
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
