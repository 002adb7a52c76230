#include "choices/choices.h"

#include <array>
#include <stdexcept>

#include "record/reader.h"

namespace foxtray::tests {
namespace {

/// The move that the player makes there, as a record says it.
std::string choice(players::Player& player, const game::Game& game, game::Position seen,
                   game::Seat seat) {
  constexpr std::uint64_t kSeed = 1;
  game.conceal(seen, seat);
  luck::Generator generator = players::lots(kSeed, seen, seat);
  const game::Move move = player.choose(game, seen, seat, generator);
  std::array<char, game::kMaxText> text;
  return {text.data(), game.say(seen, seat, move, text.data())};
}

}  // namespace

std::vector<std::string> choices(players::Player& player, std::string_view record_text,
                                 std::size_t every) {
  record::Record record;
  if (const auto fault = record::read(record_text, record)) throw std::runtime_error(fault->text());
  const game::Game& game = record.game();
  game::Position position = record::start(record.header());
  std::vector<std::string> lines;
  std::size_t decisions = 0;
  for (std::size_t i = 0; i < record.events().size(); ++i) {
    const game::Actors actors = game.actors(position);
    if (!actors.chance() && ++decisions % every == 0) {
      const game::Seat seat = actors.first();
      lines.push_back(std::to_string(i + 1) + " " + std::to_string(seat + 1) + " " +
                      choice(player, game, position, seat));
    }
    record::apply(game, position, record.events()[i]);
  }
  return lines;
}

}  // namespace foxtray::tests
