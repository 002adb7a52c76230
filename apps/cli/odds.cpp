#include <fmt/core.h>

#include <boost/json.hpp>

#include "cli/common.h"
#include "cli/evaluators.h"
#include "cli/interrupts.h"
#include "cli/statistics.h"
#include "cli/weights.h"
#include "view/report.h"

namespace foxtray::cli {
namespace {

using wizard_players::WizardChances;

/// The odds of the round, where the position is inside one whose card, if any, is known.
std::optional<WizardChances> round_odds(const game::Game& game, const game::Position& position) {
  if (catalog::entry_of(game).sheet != nullptr) return std::nullopt;
  const auto& state = game::as<wizard::State>(position);
  if (state.phase == wizard::Phase::card || state.phase == wizard::Phase::over) return std::nullopt;
  return wizard_players::wizard_chances(state);
}

std::string dice_text(const wizard::Counts& counts) {
  std::string text;
  for (std::size_t face = 0; face < wizard::kFaces; ++face) {
    for (int die = 0; die < counts[face]; ++die) {
      text += text.empty() ? "" : " ";
      text += wizard::kFaceLetters[face];
    }
  }
  return text;
}

void print_row(std::string_view name, std::span<const double> chances) {
  std::string row = fmt::format("  {:<7}", name);
  for (const double chance : chances) row += fmt::format("{:6.1f} %", 100 * chance);
  print(row + "\n");
}

void print_fields(const std::array<double, wizard::kFields>& chances) {
  for (std::size_t colour = 0; colour < wizard::kColours; ++colour)
    print_row(wizard::kFaceNames[colour],
              std::span(chances).subspan(colour * wizard::kColumns, wizard::kColumns));
}

void print_odds(const WizardChances& odds) {
  print("Chances of exactly this number, with the dice that lie and the rolls that are left\n");
  print("  number      1       2       3       4       5\n");
  print("when every roll is made for it\n");
  print_fields(odds.alone);
  print_row("jesters", odds.jesters);
  if (!odds.seer_predicted) return;
  print("for somebody beside the seer, who rolls for his own prediction\n");
  print_fields(odds.beside);
  print(fmt::format("the seer's prediction: {:.1f} %", 100 * odds.chance));
  const std::string again = dice_text(odds.again);
  print(again.empty() ? "\n" : fmt::format("; his best re-roll for it: {}\n", again));
}

}  // namespace

int odds(const OddsCall& call) {
  const record::Record reading = reading_of_file(call.file);
  const game::Game& game = reading.game();
  use_weights(call.weights, &game);
  arena::Futures futures(maker_named(call.player), call.threads);
  std::atomic<std::int64_t> done{0};
  const Interrupts interrupts;
  const arena::Summary summary = [&] {
    const Progress progress(done, call.playouts, "games");
    return futures.summary(game, reading.position(), call.seed, call.playouts,
                           {done, &Interrupts::noted()});
  }();
  const std::string weighed_by =
      fmt::format("{}, played on from here by {}", counted(summary.games, "game"), call.player);
  boost::json::array seats;
  const std::optional<WizardChances> round = round_odds(game, reading.position());
  if (!call.json) {
    if (round) print_odds(*round);
    print(game.actors(reading.position()).over()
              ? fmt::format("{}: the game is over, and every game on ends as it did\n", game.title)
              : fmt::format("{}, weighed by {}\n(hint looks ahead and judges positions instead, so "
                            "its chances can differ)\n",
                            game.title, weighed_by));
    print(cut_short_text(summary.games, call.playouts, "games"));
    if (summary.games == 0) return Interrupts::status_or(kFine);
  }
  for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
    const std::string& name =
        reading.header().names[seat].empty() ? call.player : reading.header().names[seat];
    if (call.json) {
      seats.push_back(seat_json(summary.seats[seat], name, summary.games));
    } else {
      print_seat(summary, seat, name);
    }
  }
  if (!call.json) return Interrupts::status_or(kFine);
  boost::json::object json{{"game", std::string(game.id)},
                           {"player", call.player},
                           {"weighed_by", weighed_by},
                           {"games", summary.games},
                           {"cut_short", summary.games < call.playouts},
                           {"seed", call.seed},
                           {"seats", seats}};
  if (round) json["round"] = boost::json::parse(view::odds_json(*round));
  print_bytes(boost::json::serialize(json) + "\n");
  return Interrupts::status_or(kFine);
}

}  // namespace foxtray::cli
