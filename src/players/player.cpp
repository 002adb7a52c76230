#include "players/player.h"

#include <array>
#include <cassert>

#include "players/greedy.h"
#include "players/random.h"
#include "players/wizard_player.h"

namespace foxtray::players {

void Player::weigh(const Game& /*game*/, const Position& /*seen*/, Seat /*seat*/,
                   luck::Generator& /*generator*/, std::vector<Weighed>& /*weighed*/) {
  assert(false);
}

Worth Player::worth(const Game& /*game*/, const Position& /*seen*/, Seat /*seat*/,
                    luck::Generator& /*generator*/) {
  assert(false);
  return {};
}

std::span<const std::string_view> names() {
  static constexpr std::array<std::string_view, 6> kNames = {"random", "greedy", "beginner",
                                                             "casual", "strong", "master"};
  return kNames;
}

std::unique_ptr<Player> make(std::string_view name) {
  if (name == "random") return std::make_unique<Random>();
  if (name == "greedy") return std::make_unique<Greedy>();
  if (name == "beginner") return std::make_unique<WizardPlayer>(Level::beginner);
  if (name == "casual") return std::make_unique<WizardPlayer>(Level::casual);
  if (name == "strong") return std::make_unique<WizardPlayer>(Level::strong);
  if (name == "master") return std::make_unique<WizardPlayer>(Level::master);
  return nullptr;
}

}  // namespace foxtray::players
