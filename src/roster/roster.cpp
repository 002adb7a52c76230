#include "roster/roster.h"

#include <array>
#include <charconv>
#include <functional>
#include <optional>

#include "clever_players/greedy.h"
#include "clever_players/player.h"
#include "players/random.h"
#include "wizard_players/greedy.h"
#include "wizard_players/player.h"

namespace foxtray::roster {

using clever_players::CleverStyle;
using game::Game;
using game::Move;
using game::Position;
using game::Seat;
using players::Level;
using players::Player;
using players::Question;
using players::Trials;
using players::Weighed;
using players::Worth;

namespace {

/// A player of all games: one for each family.
class OfBothFamilies final : public Player {
 public:
  using Make = std::function<std::unique_ptr<Player>()>;

  /// Each is made when it is first asked: until then a game can be given other weights.
  OfBothFamilies(Make clever, Make wizard)
      : clever_{.make = std::move(clever)}, wizard_{.make = std::move(wizard)} {}

  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override {
    return of(game).choose(game, seen, seat, generator);
  }
  bool knows(const Game& game) const override { return of(game).knows(game); }
  bool weighs(const Game& game) const override { return of(game).weighs(game); }
  bool plays_to_win(const Game& game) const override { return of(game).plays_to_win(game); }
  bool values_by_moves(const Game& game) const override { return of(game).values_by_moves(game); }
  void weigh(const Question& question, luck::Generator& generator,
             std::vector<Weighed>& weighed) override {
    of(question.game).weigh(question, generator, weighed);
  }
  Worth worth(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override {
    return of(game).worth(game, seen, seat, generator);
  }

 private:
  struct Member {
    Make make;
    std::unique_ptr<Player> player{};
  };

  Player& of(const Game& game) const {
    Member& member = catalog::entry_of(game).sheet != nullptr ? clever_ : wizard_;
    if (!member.player) member.player = member.make();
    return *member.player;
  }

  mutable Member clever_;
  mutable Member wizard_;
};

/// A player who values positions, by name.
struct Named {
  std::string_view name;
  Level level;
  bool rivals = true;  // does it heed opponents, if its level does?
};

constexpr int kMostTimes = 10000;

/// For the Wizard dice game, where a round is solved without trials: what `analysis` does with more
/// time than that takes.
constexpr Trials kWizardLong = {.most = 2400,
                                .evaluations = 320000,
                                .legs = wizard_players::kWizardLegs.size(),
                                .margin = 2,
                                .worthwhile = 0.02,
                                .precision = 1,
                                .near = 2,
                                .untried_error = 0.5};

// The last two are not for people, so `names` leaves them out: the master's twin who does not care
// about opponents, for matches, and the network without trials, for playouts.
constexpr std::array<Named, 7> kLevels = {{
    {"beginner", Level::beginner},
    {"casual", Level::casual},
    {"strong", Level::strong},
    {"master", Level::master},
    {"analysis", Level::analysis},
    {"master-points", Level::master, false},
    {"network", Level::network},
}};

constexpr std::array<std::string_view, players::kCharacters> kCharacterNames = {
    "gambler", "collector", "hoarder", "careful"};

/// NAME:N, for players who try moves out.
struct Call {
  std::string_view name;
  int times = 1;
};

std::optional<Call> parsed(std::string_view name) {
  const std::size_t colon = name.find(':');
  Call call{.name = name.substr(0, colon)};
  if (colon == std::string_view::npos) return call;
  const char* end = name.data() + name.size();
  const auto [at, error] = std::from_chars(name.data() + colon + 1, end, call.times);
  const bool fine =
      error == std::errc() && at == end && call.times >= 1 && call.times <= kMostTimes;
  return fine ? std::optional(call) : std::nullopt;
}

}  // namespace

std::span<const std::string_view> names() {
  static constexpr std::array<std::string_view, 11> kNames = {
      "random",   "greedy", "gambler", "collector", "hoarder", "careful",
      "beginner", "casual", "strong",  "master",    "analysis"};
  return kNames;
}

std::span<const std::string_view> characters() { return kCharacterNames; }

std::unique_ptr<Player> make(std::string_view name) {
  if (name == "random") return std::make_unique<players::Random>();
  if (name == "greedy")
    return std::make_unique<OfBothFamilies>(
        [] { return std::make_unique<clever_players::CleverGreedy>(); },
        [] { return std::make_unique<wizard_players::WizardGreedy>(); });
  for (std::size_t i = 0; i < kCharacterNames.size(); ++i) {
    if (name != kCharacterNames[i]) continue;
    CleverStyle clever = clever_players::style_of(Level::network);
    clever.character = static_cast<players::Character>(i);
    return std::make_unique<OfBothFamilies>(
        [clever] { return std::make_unique<clever_players::CleverPlayer>(clever); },
        [clever] { return std::make_unique<wizard_players::WizardPlayer>(*clever.character); });
  }
  const std::optional<Call> call = parsed(name);
  for (const Named& named : kLevels) {
    if (!call || named.name != call->name) continue;
    CleverStyle clever = clever_players::style_of(named.level);
    clever.rivals = clever.rivals && named.rivals;
    if (call->times > 1 && clever.trials.most == 0) return nullptr;
    clever.trials = clever.trials.longer(call->times);
    const bool tries = clever.level == Level::analysis && call->times > 1;
    const Trials wizard = tries ? kWizardLong.longer(call->times) : Trials{};
    return std::make_unique<OfBothFamilies>(
        [clever] { return std::make_unique<clever_players::CleverPlayer>(clever); },
        [level = clever.level, wizard] {
          return std::make_unique<wizard_players::WizardPlayer>(
              level, wizard_players::wizard_weights(), wizard);
        });
  }
  return nullptr;
}

players::Given give_weights(const Game& game, std::span<const std::byte> bytes) {
  return catalog::entry_of(game).sheet != nullptr ? clever_players::give_weights(game, bytes)
                                                  : wizard_players::give_weights(bytes);
}

}  // namespace foxtray::roster
