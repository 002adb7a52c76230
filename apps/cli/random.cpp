#include <fmt/core.h>

#include <cstdio>
#include <filesystem>
#include <memory>

#include "arena/playout.h"
#include "cli/common.h"
#include "cli/interrupts.h"
#include "cli/statistics.h"
#include "cli/weights.h"
#include "roster/roster.h"

namespace foxtray::cli {
namespace {

/// Game `number` of the batch, played to its end.
record::Record game_of_batch(const game::Game& game, const game::Setup& setup,
                             std::span<players::Player* const> seats, const RandomCall& call,
                             int number) {
  record::Header header{.game = &game, .setup = setup, .names = {}, .seed = {}};
  const auto stream = static_cast<luck::Stream>(number);
  arena::Luck luck{luck::Generator(call.seed, stream), nullptr};
  std::optional<luck::FairDice> fair;
  if (call.fair_dice) {
    header.seed = luck::make_seed(call.seed, stream);
    std::string wrong;
    fair = luck::FairDice::from(header.seed, wrong);
    if (fair) luck.fair_dice = &*fair;
  }
  game::Position position = record::start(header);
  std::vector<record::Event> events;
  arena::play_out(game, position, seats, luck, &events);
  return record::Record(std::move(header), std::move(events));
}

/// The last folder of the path alone.
void make_folder(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return;
  auto why = missing_folder(path);
  if (!why && !std::filesystem::create_directory(path, error))
    why = error ? error.message() : "a file has that name";
  if (why) throw Trouble{fmt::format("cannot make the folder {}: {}", path, *why)};
}

/// Says how many are there even so if one cannot be written.
void write_game(const RandomCall& call, int number, const record::Record& record) {
  try {
    write_file(std::filesystem::path(call.out) / fmt::format("{:04}.fox", number + 1),
               record::text_of(record));
  } catch (const Trouble& trouble) {
    throw Trouble{fmt::format("{}; {} written before it", trouble.sentence,
                              counted(number, "game is", "games are"))};
  }
}

}  // namespace

int random(const RandomCall& call) {
  if (call.out == "-") throw Trouble{"the games need a folder, as in --out games, not '-'"};
  const game::Game& game = *game_named(call.game).game;
  const game::Setup setup = setup_of(game, call.players, call.options);
  use_weights(call.weights, &game);
  std::vector<std::unique_ptr<players::Player>> owned;
  std::vector<players::Player*> seats;
  for (const std::string& name : players_named(call.player, call.players)) {
    seats.push_back(owned.emplace_back(roster::make(name)).get());
  }
  make_folder(call.out);
  const Interrupts interrupts;
  int number = 0;
  for (; number < call.count && !Interrupts::noted(); ++number)
    write_game(call, number, game_of_batch(game, setup, seats, call, number));
  print(cut_short_text(number, call.count, "games"));
  return Interrupts::status_or(kFine);
}

}  // namespace foxtray::cli
