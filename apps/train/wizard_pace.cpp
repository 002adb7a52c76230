// How long the Wizard master takes for a decision, in processor time:
//
//   foxtray_wizard_pace GAMES
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "arena/playout.h"
#include "players/wizard_player.h"
#include "wizard/rules.h"

namespace foxtray {
namespace {

double milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Timed final : public players::Player {
 public:
  game::Move choose(const game::Game& game, const game::Position& seen, game::Seat seat,
                    luck::Generator& generator) override {
    const double start = milliseconds();
    const game::Move move = master_.choose(game, seen, seat, generator);
    times.push_back(milliseconds() - start);
    return move;
  }
  std::vector<double> times;

 private:
  players::WizardPlayer master_{players::Level::master};
};

void measure(const game::Setup& setup, int games) {
  Timed player;
  const std::vector<players::Player*> seats(setup.players, &player);
  for (int i = 0; i < games; ++i) {
    arena::Luck luck{luck::Generator(1, static_cast<luck::Stream>(i)), nullptr};
    game::Position position = wizard::kWizardDiceGame.deal(setup);
    arena::play_out(wizard::kWizardDiceGame, position, seats, luck);
  }
  auto& times = player.times;
  std::sort(times.begin(), times.end());
  double sum = 0;
  for (const double time : times) sum += time;
  const auto size = static_cast<double>(times.size());
  std::printf("%d players, cards %s: %zu decisions, mean %.2f ms, 99 %% %.2f ms, most %.2f ms\n",
              setup.players, setup.choice[1] != 0 ? "on" : "off", times.size(), sum / size,
              times[static_cast<std::size_t>(0.99 * size)], times.back());
}

}  // namespace
}  // namespace foxtray

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 20;
  for (std::uint8_t players = 2; players <= 5; ++players) {
    for (std::uint8_t cards = 0; cards < 2; ++cards) {
      foxtray::game::Setup setup{.players = players};
      setup.choice[1] = cards;
      foxtray::measure(setup, games);
    }
  }
}
