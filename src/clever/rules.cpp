#include "clever/rules.h"

#include <algorithm>

#include "clever/notation.h"
#include "clever/turn.h"

namespace foxtray::clever {
namespace {

using game::Actors;
using game::Option;
using game::Position;
using game::Setup;

using Words = std::string_view;
constexpr std::array<Words, 2> kOnOff = {"on", "off"};
constexpr std::array<Words, 2> kOffOn = {"off", "on"};
constexpr std::array<Words, 2> kForcedFree = {"forced", "free"};
constexpr std::array<Words, 2> kDieTotal = {"die", "total"};

constexpr Option kSoloFallbackOption = {
    "solo-fallback", kOnOff,
    "solo: a passive turn without a usable platter die may take one of the other three"};

/// A house rule of a game and the bit of State::options that its second value sets.
template <std::size_t N>
struct HouseRules {
  std::array<Option, N> options;
  std::array<std::uint8_t, N> bits;
};
constexpr HouseRules<2> kGanzSchonCleverRules = {
    {{kSoloFallbackOption,
      {"decline", kForcedFree, "forced: a roll is forfeited only if no rolled die can be marked"}}},
    {kNoSoloFallback, kDeclineFree}};
constexpr HouseRules<1> kDoppeltSoCleverRules = {{{kSoloFallbackOption}}, {kNoSoloFallback}};
constexpr HouseRules<3> kCleverHochDreiRules = {
    {{kSoloFallbackOption,
      {"blue-question", kDieTotal,
       "die: a blue ? is 1-6 plus the white die; total: any 2-12 that fits"},
      {"seven-after-seven", kOffOn, "on: in blue a 7 may directly follow a 7"}}},
    {kNoSoloFallback, kBlueTotal, kSevenAfterSeven}};

/// One game's row: its sheet and its house rules.
template <const Sheet& S, const auto& R>
struct Row {
  static Position deal(const Setup& setup) {
    State s{};
    s.players = setup.players;
    for (std::size_t o = 0; o < R.bits.size(); ++o) {
      if (setup.choice[o] != 0) s.options = static_cast<std::uint8_t>(s.options | R.bits[o]);
    }
    Turn<S>::deal(s);
    return game::position_of(s);
  }

  static Setup setup(const Position& position) {
    const State& s = game::as<State>(position);
    Setup setup{.players = s.players};
    for (std::size_t o = 0; o < R.bits.size(); ++o)
      setup.choice[o] = (s.options & R.bits[o]) != 0 ? 1 : 0;
    return setup;
  }

  static Actors actors(const Position& position) {
    const State& s = game::as<State>(position);
    if (s.open != 0) return Actors(s.open);
    return s.phase == Phase::over ? Actors() : Actors::table();
  }

  static dice::Chance chance(const Position& position) {
    const State& s = game::as<State>(position);
    if (s.open != 0 || s.phase == Phase::over) return {};
    const unsigned turns_a_round = s.players == 1 ? 2 : s.players;
    const unsigned turn = (s.round - 1U) * turns_a_round + (s.players == 1 ? s.served : s.active);
    const bool serving = s.roll == 0;
    return {.law = serving ? dice::Law::serve : dice::Law::distinct,
            .dice = s.pool,
            .turn = static_cast<std::uint16_t>(turn),
            .roll = serving ? std::uint8_t{1} : s.roll,
            .again = s.again};
  }

  static void legal(const Position& position, Seat seat, game::MoveList& list) {
    list.clear();
    Turn<S>::legal(game::as<State>(position), seat, list);
  }
  static void apply(Position& position, Seat seat, Move move) {
    Turn<S>::apply(game::as<State>(position), seat, move);
  }
  static void roll(Position& position, dice::Throw outcome) {
    Turn<S>::roll(game::as<State>(position), outcome);
  }

  static game::Score score(const Position& position, Seat seat) {
    const Tally sum = tally(S, game::as<State>(position).seat[seat]);
    return {sum.total, *std::max_element(sum.area.begin(), sum.area.end())};
  }

  static bool has_secrets(const Position& /*position*/, Seat /*seat*/) { return false; }
  static void conceal(Position& /*position*/, Seat /*seat*/) {}

  static char* say(const Position& position, Seat /*seat*/, Move move, char* out) {
    return clever::say(S, game::as<State>(position), move, out);
  }
  static char* say_throw(const Position& position, dice::Throw outcome, char* out) {
    return clever::say_throw(S, game::as<State>(position), outcome, out);
  }
  static char* say_chance(const Position& position, char* out) {
    return clever::say_chance(S, game::as<State>(position), out);
  }

  static std::optional<Move> hear(const Position& position, Seat seat, std::string_view text) {
    if (!actors(position).has(seat)) return std::nullopt;
    const Heard heard = clever::hear(S, game::as<State>(position), text);
    if (!heard.move || !Turn<S>::allows(game::as<State>(position), seat, *heard.move))
      return std::nullopt;
    return heard.move;
  }
  static std::optional<dice::Throw> hear_throw(const Position& position, std::string_view text) {
    if (!actors(position).chance()) return std::nullopt;
    const auto outcome = clever::hear_throw(S, game::as<State>(position), text);
    if (!outcome || !dice::possible(chance(position), *outcome)) return std::nullopt;
    return outcome;
  }
  static game::Refusal why_not(const Position& position, Seat seat, std::string_view text) {
    const State& s = game::as<State>(position);
    const Heard heard = clever::hear(S, s, text);
    return heard.move ? clever::why_not(S, s, seat, *heard.move) : heard.refusal;
  }

  static constexpr game::Game game(const Print& print,
                                   std::span<const std::string_view> colour_names) {
    return {.id = print.id,
            .title = print.title,
            .min_players = 1,
            .max_players = kMaxPlayers,
            .options = R.options,
            .deal = deal,
            .setup = setup,
            .actors = actors,
            .chance = chance,
            .legal = legal,
            .apply = apply,
            .roll = roll,
            .score = score,
            .has_secrets = has_secrets,
            .conceal = conceal,
            .say = say,
            .say_throw = say_throw,
            .hear = hear,
            .hear_throw = hear_throw,
            .say_chance = say_chance,
            .why_not = why_not,
            .refusals = kReasons,
            .colour_names = colour_names};
  }
};

constexpr std::array<Words, kAreas + 1> kGanzSchonCleverNames =
    sheets::ganz_schon_clever().dice_names;
constexpr std::array<Words, kAreas + 1> kDoppeltSoCleverNames =
    sheets::doppelt_so_clever().dice_names;
constexpr std::array<Words, kAreas + 1> kCleverHochDreiNames =
    sheets::clever_hoch_drei().dice_names;

}  // namespace

std::uint32_t settle(const Sheet& sheet, State& state, Seat seat) {
  if (&sheet == &kGanzSchonClever) return Turn<kGanzSchonClever>::settle(state, seat);
  if (&sheet == &kDoppeltSoClever) return Turn<kDoppeltSoClever>::settle(state, seat);
  return Turn<kCleverHochDrei>::settle(state, seat);
}

constinit const game::Game kGanzSchonCleverGame =
    Row<kGanzSchonClever, kGanzSchonCleverRules>::game(sheets::ganz_schon_clever(),
                                                       kGanzSchonCleverNames);
constinit const game::Game kDoppeltSoCleverGame =
    Row<kDoppeltSoClever, kDoppeltSoCleverRules>::game(sheets::doppelt_so_clever(),
                                                       kDoppeltSoCleverNames);
constinit const game::Game kCleverHochDreiGame = Row<kCleverHochDrei, kCleverHochDreiRules>::game(
    sheets::clever_hoch_drei(), kCleverHochDreiNames);

}  // namespace foxtray::clever
