// The signature: one number that changes when anything about the games does. It is a hash over all
// events and scores of fixed-seed games of every game and number of players. A change of a rule, of
// the order of moves, of their codes or of the random source changes it; a mere clean-up does not.
#include <gtest/gtest.h>

#include "autoplay.h"
#include "files.h"
#include "golden.h"

namespace foxtray::tests {
namespace {

constexpr int kGames = 20;

void add_scores(Fingerprint& fingerprint, const Game& game, const Position& position) {
  for (Seat seat = 0; seat < game.setup(position).players; ++seat) {
    const game::Score score = game.score(position, seat);
    fingerprint.add(static_cast<std::uint64_t>(std::int64_t{score.points}));
    fingerprint.add(static_cast<std::uint64_t>(std::int64_t{score.tie_break}));
  }
}

std::string signature_of(const Game& game, Style style) {
  Fingerprint fingerprint;
  for (const Setup& setup : plain_setups(game)) {
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
      Autoplay play(game, setup, style, seed);
      while (!play.over()) {
        const record::Event event = play.next();
        play.play(event);
        fingerprint.add(std::uint64_t{event.seat} << 32 | event.code);
        add_scores(fingerprint, game, play.position());
      }
    }
  }
  return fingerprint.text();
}

TEST(Signature, is_the_one_written_down) {
  std::string now;
  for (const auto& entry : catalog::games()) {
    for (const Style style : kStyles) {
      now += std::string(entry.game->id) + " " + std::string(name_of(style)) + " " +
             signature_of(*entry.game, style) + "\n";
    }
  }
  Fingerprint all;
  all.add(now);
  now += "all " + all.text() + "\n";
  EXPECT_EQ(now, text_of_file(source_path("tests/signature.txt")))
      << "If the games are meant to have changed, put this into tests/signature.txt:\n\n"
      << now;
}

}  // namespace
}  // namespace foxtray::tests
