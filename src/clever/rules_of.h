// The rules of the family compiled with one sheet. Included once for each sheet, in its own source
// file, so that what a sheet does not have costs its game nothing.
#pragma once

#include <algorithm>

#include "clever/family.h"
#include "clever/notation.h"
#include "clever/turn.h"

namespace foxtray::clever {

/// One game's row of functions.
template <const Sheet& S>
struct Row {
  static game::Position deal(const game::Setup& setup) {
    State s{};
    s.players = setup.players;
    for (std::size_t o = 0; o < S.print.options.count; ++o) {
      if (setup.choice[o] != 0)
        s.options = static_cast<std::uint8_t>(s.options | S.print.options.bit[o]);
    }
    Turn<S>::deal(s);
    return game::position_of(s);
  }

  static game::Setup setup(const game::Position& position) {
    const State& s = game::as<State>(position);
    game::Setup setup{.players = s.players};
    for (std::size_t o = 0; o < S.print.options.count; ++o)
      setup.choice[o] = (s.options & S.print.options.bit[o]) != 0 ? 1 : 0;
    return setup;
  }

  static game::Actors actors(const game::Position& position) {
    const State& s = game::as<State>(position);
    if (s.open != 0) return game::Actors(s.open);
    return s.phase == Phase::over ? game::Actors() : game::Actors::table();
  }

  static dice::Chance chance(const game::Position& position) {
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

  static void legal(const game::Position& position, Seat seat, game::MoveList& list) {
    list.clear();
    Turn<S>::legal(game::as<State>(position), seat, list);
  }
  static void apply(game::Position& position, Seat seat, Move move) {
    Turn<S>::apply(game::as<State>(position), seat, move);
  }
  static void roll(game::Position& position, dice::Throw outcome) {
    Turn<S>::roll(game::as<State>(position), outcome);
  }

  static game::Score score(const game::Position& position, Seat seat) {
    const Tally sum = tally(S, game::as<State>(position).seat[seat]);
    return {sum.total, *std::max_element(sum.area.begin(), sum.area.end())};
  }

  static bool has_secrets(const game::Position& /*position*/, Seat /*seat*/) { return false; }
  static bool decides_in_secret(const game::Position& /*position*/, Seat /*seat*/) { return false; }
  static void conceal(game::Position& /*position*/, Seat /*seat*/) {}

  static char* say(const game::Position& position, Seat /*seat*/, Move move, char* out) {
    return clever::say(S, game::as<State>(position), move, out);
  }
  static char* say_throw(const game::Position& position, dice::Throw outcome, char* out) {
    return clever::say_throw(S, game::as<State>(position), outcome, out);
  }
  static char* say_chance(const game::Position& position, char* out) {
    return clever::say_chance(S, game::as<State>(position), out);
  }

  static std::optional<Move> hear(const game::Position& position, Seat seat,
                                  std::string_view text) {
    if (!actors(position).has(seat)) return std::nullopt;
    const Heard heard = clever::hear(S, game::as<State>(position), text);
    if (!heard.move || !Turn<S>::allows(game::as<State>(position), seat, *heard.move))
      return std::nullopt;
    return heard.move;
  }
  static std::optional<dice::Throw> hear_throw(const game::Position& position,
                                               std::string_view text) {
    if (!actors(position).chance()) return std::nullopt;
    const auto outcome = clever::hear_throw(S, game::as<State>(position), text);
    if (!outcome || !dice::possible(chance(position), *outcome)) return std::nullopt;
    return outcome;
  }
  static game::Refusal why_not(const game::Position& position, Seat seat, std::string_view text) {
    const State& s = game::as<State>(position);
    const Heard heard = clever::hear(S, s, text);
    return heard.move ? clever::why_not(S, s, seat, *heard.move) : heard.refusal;
  }

  static constexpr game::Game game() {
    return {.id = S.print.id,
            .title = S.print.title,
            .min_players = 1,
            .max_players = kMaxPlayers,
            .options = std::span(S.print.options.option).first(S.print.options.count),
            .deal = deal,
            .setup = setup,
            .actors = actors,
            .chance = chance,
            .legal = legal,
            .apply = apply,
            .roll = roll,
            .score = score,
            .has_secrets = has_secrets,
            .decides_in_secret = decides_in_secret,
            .conceal = conceal,
            .say = say,
            .say_throw = say_throw,
            .hear = hear,
            .hear_throw = hear_throw,
            .say_chance = say_chance,
            .why_not = why_not,
            .refusals = kReasons,
            .colour_names = S.print.dice_names};
  }
};

template <const Sheet& S>
constexpr Rules rules_of() {
  return {.game = Row<S>::game(), .settle = Turn<S>::settle, .mark = mark<S>, .earn = earn<S>};
}

}  // namespace foxtray::clever
