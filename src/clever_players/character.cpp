#include "clever_players/character.h"

#include "clever/moves.h"
#include "clever/score.h"

namespace foxtray::clever_players {
namespace {

using clever::Verb;

constexpr Leaning none() {
  return {.area = {}, .fox = 0, .bonus = 0, .action = 0, .reroll = 0, .pips = 0, .noise = 0};
}

/// By `tools/measure-characters` (docs/ai.md).
constexpr std::array<CleverCharacter, kCharacters> kCharacter = [] {
  std::array<CleverCharacter, kCharacters> all{};
  auto& [gambler, collector, hoarder, careful] = all;
  for (CleverCharacter& character : all) character.leaning = none();
  gambler.leaning.reroll = 16;
  gambler.leaning.pips = 4;
  gambler.error = 1.05F;
  collector.favourite = 1;
  collector.mark = 10;
  collector.error = 0.6F;
  hoarder.leaning.action = 12;
  hoarder.leaning.reroll = -8;
  hoarder.error = 0.5F;
  careful.leaning.reroll = -4;
  careful.leaning.pips = -2;
  careful.extra = 16;
  careful.error = 0.45F;
  return all;
}();

bool marks(Verb verb) {
  return verb == Verb::take || verb == Verb::plus || verb == Verb::cross || verb == Verb::bonus;
}

}  // namespace

const CleverCharacter& clever_character(Character character) {
  return kCharacter[static_cast<std::size_t>(character)];
}

std::size_t favourite_area(game::Seat seat) {
  constexpr std::array<std::size_t, clever::kMaxPlayers> kFavourite = {0, 2, 1, 4};
  return kFavourite[seat];
}

float liking(const clever::Sheet& sheet, const CleverCharacter& character,
             const game::Position& seen, game::Seat seat, game::Move move,
             const game::Position& next) {
  float sum = liking(sheet, character.leaning, seen, seat, move, next);
  const Verb verb = clever::verb_of(move);
  const std::size_t area = favourite_area(seat);
  if (marks(verb) && clever::area_of(move) == area) sum += character.mark;
  if (character.favourite != 0) {
    const auto& me = game::as<clever::State>(next).seat[seat];
    sum += character.favourite * static_cast<float>(clever::area_points(sheet, me, area));
  }
  if (verb == Verb::plus) sum += character.extra;
  return sum;
}

}  // namespace foxtray::clever_players
