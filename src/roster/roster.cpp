#include "roster/roster.h"

#include <algorithm>
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

using catalog::Family;
using clever_players::CleverGreedy;
using clever_players::CleverPlayer;
using clever_players::CleverStyle;
using game::Game;
using game::Move;
using game::Position;
using game::Seat;
using players::Evaluator;
using players::Level;
using players::Player;
using players::Trials;
using wizard_players::wizard_weights;
using wizard_players::WizardEvaluator;
using wizard_players::WizardGreedy;
using wizard_players::WizardPlayer;

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

 private:
  struct Member {
    Make make;
    std::unique_ptr<Player> player{};
  };

  Player& of(const Game& game) const {
    Member& member = catalog::family_of(game) == Family::clever ? clever_ : wizard_;
    if (!member.player) member.player = member.make();
    return *member.player;
  }

  mutable Member clever_;
  mutable Member wizard_;
};

/// A level, by name.
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

/// How somebody thinks about either family.
struct Thinker {
  CleverStyle clever;
  Trials wizard{};
};

std::optional<Thinker> character_named(std::string_view name) {
  const auto at = std::ranges::find(kCharacterNames, name);
  if (at == kCharacterNames.end()) return std::nullopt;
  Thinker thinker{.clever = clever_players::style_of(Level::network)};
  thinker.clever.character = static_cast<players::Character>(at - kCharacterNames.begin());
  return thinker;
}

std::optional<Thinker> level_named(std::string_view name) {
  const std::optional<Call> call = parsed(name);
  if (!call) return std::nullopt;
  const auto named = std::ranges::find(kLevels, call->name, &Named::name);
  if (named == kLevels.end()) return std::nullopt;
  Thinker thinker{.clever = clever_players::style_of(named->level)};
  CleverStyle& clever = thinker.clever;
  clever.rivals = clever.rivals && named->rivals;
  if (call->times > 1 && clever.trials.most == 0) return std::nullopt;
  clever.trials = clever.trials.longer(call->times);
  if (clever.level == Level::analysis && call->times > 1)
    thinker.wizard = kWizardLong.longer(call->times);
  return thinker;
}

/// Everybody but the simple players.
std::optional<Thinker> thinker_named(std::string_view name) {
  const std::optional<Thinker> character = character_named(name);
  return character ? character : level_named(name);
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
    return std::make_unique<OfBothFamilies>([] { return std::make_unique<CleverGreedy>(); },
                                            [] { return std::make_unique<WizardGreedy>(); });
  const std::optional<Thinker> thinker = thinker_named(name);
  if (!thinker) return nullptr;
  return std::make_unique<OfBothFamilies>(
      [style = thinker->clever] { return std::make_unique<CleverPlayer>(style); },
      [style = thinker->clever, trials = thinker->wizard]() -> std::unique_ptr<Player> {
        if (style.character) return std::make_unique<WizardPlayer>(*style.character);
        return std::make_unique<WizardPlayer>(style.level, wizard_weights(), trials);
      });
}

std::unique_ptr<Evaluator> make_evaluator(std::string_view name, const Game& game) {
  const std::optional<Thinker> thinker = thinker_named(name);
  if (!thinker) return nullptr;
  if (catalog::family_of(game) == Family::wizard)
    return std::make_unique<WizardEvaluator>(thinker->clever.level, wizard_weights(),
                                             thinker->wizard);
  const clever_players::CleverBrain* brain = clever_players::brain_of(game);
  if (brain == nullptr) return nullptr;
  return std::make_unique<clever_players::CleverEvaluator>(*brain, thinker->clever);
}

players::Given give_weights(const Game& game, std::span<const std::byte> bytes) {
  return catalog::family_of(game) == Family::clever ? clever_players::give_weights(game, bytes)
                                                    : wizard_players::give_weights(bytes);
}

}  // namespace foxtray::roster
