#include "cli/evaluators.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "cli/common.h"
#include "roster/roster.h"

namespace foxtray::cli {
namespace {

constexpr int kMostPlayouts = 1000000;
constexpr const char* kFastPlayer = "network";  // who plays out, if nobody is named

struct Named {
  std::string base;
  int playouts = 0;
};

Named parse(const std::string& name) {
  const auto plus = name.find('+');
  if (name.find(',') != std::string::npos)
    throw Trouble{"one player is named here, who plays for all seats, not '" + name + "'"};
  Named named{.base = name.substr(0, plus)};
  players_named(named.base, 1);  // checks the name
  if (plus == std::string::npos) return named;
  const char* end = name.data() + name.size();
  const auto [at, error] = std::from_chars(name.data() + plus + 1, end, named.playouts);
  if (error == std::errc() && at == end && named.playouts >= 2 && named.playouts <= kMostPlayouts)
    return named;
  throw Trouble{
      fmt::format("a number of playouts from 2 to {} comes after the +, as in {}+100, not '{}'",
                  kMostPlayouts, named.base, name.substr(plus + 1))};
}

arena::Maker base_maker(const std::string& name) {
  return [name] { return roster::make(name); };
}

/// Who judges positions of this game, the strongest that can.
std::string strongest_judge(const game::Game& game) {
  const auto names = roster::names();
  for (auto name = names.rbegin(); name != names.rend(); ++name)
    if (roster::make_evaluator(*name, game) != nullptr) return std::string(*name);
  return "greedy";
}

}  // namespace

arena::Maker maker_named(const std::string& name) {
  const Named named = parse(name);
  if (named.playouts == 0) return base_maker(named.base);
  return [named]() -> std::unique_ptr<players::Player> {
    return std::make_unique<arena::Rollouts>(base_maker(named.base),
                                             arena::Effort{.playouts = named.playouts});
  };
}

NamedEvaluator evaluator_of(const game::Game& game, const std::string& name, int playouts,
                            int threads) {
  const std::string unnamed = playouts > 0 ? kFastPlayer : strongest_judge(game);
  Named named = name.empty() ? Named{.base = unnamed} : parse(name);
  if (playouts > 0) named.playouts = playouts;
  if (named.playouts == 0) {
    auto evaluator = roster::make_evaluator(named.base, game);
    if (evaluator != nullptr) return {std::move(evaluator), named.base};
    named.playouts = kPlayouts;
  }
  return {
      std::make_unique<arena::Rollouts>(
          base_maker(named.base), arena::Effort{.playouts = named.playouts, .threads = threads}),
      fmt::format("{} playouts of each move by {}", named.playouts, named.base), true};
}

}  // namespace foxtray::cli
