#include "cli/standing.h"

#include <fmt/core.h>

#include <array>

#include "clever/score.h"

namespace foxtray::cli {
namespace {

constexpr std::array<std::string_view, 11> kPraise = {
    "The fox bows to you.",
    "Dazzling. Who taught whom, you the dice or the dice you?",
    "Brilliant. Hardly a field was wasted.",
    "Very clever indeed.",
    "Clever. Your chains are getting long.",
    "A strong sheet.",
    "Well played.",
    "A decent sheet with room to grow.",
    "Warming up. The next one will be better.",
    "The dice had other plans.",
    "Every fox was a cub once. Try again!",
};

int lowest_of(const clever::Print& print, int band) {
  return print.bands[static_cast<std::size_t>(band - 1)];
}

}  // namespace

int bands_of(const catalog::Entry& entry) {
  return entry.sheet == nullptr ? 0 : entry.sheet->print.band_count;
}

Band band_of(const clever::Sheet& sheet, int points) {
  return {clever::rating_band(sheet, points) + 1};
}

std::string points_of(const clever::Print& print, Band band) {
  const int number = band.number;
  if (number == 1) return fmt::format("{} and more", lowest_of(print, 1));
  if (number == print.band_count) return fmt::format("under {}", lowest_of(print, number - 1));
  return fmt::format("{}-{}", lowest_of(print, number), lowest_of(print, number - 1) - 1);
}

std::string_view praise_of(const clever::Print& print, Band band) {
  const auto last = static_cast<int>(kPraise.size()) - 1;
  const int steps = print.band_count - 1;
  return kPraise[static_cast<std::size_t>(((band.number - 1) * last + steps / 2) / steps)];
}

std::string band_text(const clever::Print& print, Band band) {
  return fmt::format("band {} of {} ({}). {}", band.number, print.band_count,
                     points_of(print, band), praise_of(print, band));
}

bool tie_broken(const game::Game& game, const game::Position& position) {
  const game::Seat players = game.setup(position).players;
  for (game::Seat seat = 0; seat < players; ++seat) {
    for (game::Seat other = 0; other < seat; ++other) {
      const game::Score one = game.score(position, seat);
      const game::Score two = game.score(position, other);
      if (one.points == two.points && one != two) return true;
    }
  }
  return false;
}

std::string_view tie_sentence(const catalog::Entry& entry) {
  return entry.sheet == nullptr ? "With equal points fewer jester crosses decide."
                                : "With equal points the highest single area decides.";
}

}  // namespace foxtray::cli
