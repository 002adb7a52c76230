#include <fmt/core.h>

#include <cstdio>
#include <filesystem>
#include <memory>

#include "arena/playout.h"
#include "cli/common.h"

namespace foxtray::cli {
namespace {

/// Game `number` of the batch, played to its end.
record::Record game_of_batch(const game::Game& game, const game::Setup& setup,
                             std::span<players::Player* const> seats, const RandomCall& call,
                             int number) {
  record::Record record;
  record.header = {.game = &game, .setup = setup, .names = {}, .seed = {}};
  const auto stream = static_cast<luck::Stream>(number);
  arena::Luck luck{luck::Generator(call.seed, stream), nullptr};
  std::optional<luck::FairDice> fair;
  if (call.fair_dice) {
    record.header.seed = luck::make_seed(call.seed, stream);
    std::string wrong;
    fair = luck::FairDice::from(record.header.seed, wrong);
    if (fair) luck.fair_dice = &*fair;
  }
  game::Position position = record::start(record.header);
  arena::play_out(game, position, seats, luck, &record.events);
  return record;
}

}  // namespace

int random(const RandomCall& call) {
  const game::Game& game = *game_named(call.game).game;
  const game::Setup setup = setup_of(game, call.players, call.options);
  std::vector<std::unique_ptr<players::Player>> owned;
  std::vector<players::Player*> seats;
  for (const std::string& name : players_named(call.player, call.players)) {
    seats.push_back(owned.emplace_back(players::make(name)).get());
  }
  std::error_code error;
  std::filesystem::create_directories(call.out, error);
  if (error) throw Trouble{fmt::format("cannot make the folder {}: {}", call.out, error.message())};
  for (int number = 0; number < call.count; ++number) {
    const record::Record record = game_of_batch(game, setup, seats, call, number);
    write_file(std::filesystem::path(call.out) / fmt::format("{:04}.fox", number + 1),
               record::text_of(record));
  }
  return kFine;
}

}  // namespace foxtray::cli
