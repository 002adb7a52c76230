#include "wizard/rules.h"

#include "wizard/notation.h"
#include "wizard/round.h"

namespace foxtray::wizard {
namespace {

using game::Actors;
using game::Option;
using game::Position;
using game::Setup;

constexpr std::array<std::string_view, 2> kTargets = {"9", "12"};
constexpr std::array<std::uint8_t, 2> kTargetCrosses = {9, 12};
constexpr std::array<std::string_view, 2> kOffOn = {"off", "on"};
constexpr std::array<std::string_view, kMaxPlayers> kSeats = {"1", "2", "3", "4", "5"};
enum : std::size_t { kTargetOption, kCardsOption, kFirstSeerOption };
constexpr std::array<Option, 3> kOptions = {{
    {"target", kTargets, "crosses that end the game"},
    {"cards", kOffOn, "on: magic cards"},
    {"first-seer", kSeats, "the seat that is the seer in round 1", true},
}};

Position deal_position(const Setup& setup) {
  State s{};
  s.players = setup.players;
  s.target = kTargetCrosses[setup.choice[kTargetOption]];
  s.cards = setup.choice[kCardsOption];
  s.first_seer = setup.choice[kFirstSeerOption];
  deal(s);
  return game::position_of(s);
}

Setup setup_of(const Position& position) {
  const State& s = game::as<State>(position);
  Setup setup{.players = s.players};
  setup.choice[kTargetOption] = s.target == kTargetCrosses[0] ? 0 : 1;
  setup.choice[kCardsOption] = s.cards;
  setup.choice[kFirstSeerOption] = s.first_seer;
  return setup;
}

Actors actors(const Position& position) {
  const State& s = game::as<State>(position);
  if (s.open != 0) return Actors(s.open);
  return s.phase == Phase::over ? Actors() : Actors::table();
}

dice::Chance chance(const Position& position) {
  const State& s = game::as<State>(position);
  if (s.open != 0 || s.phase == Phase::over) return {};
  const bool card = s.phase == Phase::card;
  return {.law = card ? dice::Law::card : dice::Law::like,
          .dice = card ? s.deck : s.to_roll,
          .turn = static_cast<std::uint16_t>(s.round - 1),
          .roll = s.roll,
          .again = 0};
}

void legal_moves(const Position& position, Seat seat, game::MoveList& list) {
  list.clear();
  legal(game::as<State>(position), seat, list);
}

std::optional<Move> hear_move(const Position& position, Seat seat, std::string_view text) {
  if (!actors(position).has(seat)) return std::nullopt;
  const Heard heard = hear(game::as<State>(position), text);
  if (!heard.move) return std::nullopt;
  game::MoveList list;
  legal_moves(position, seat, list);
  return list.contains(*heard.move) ? heard.move : std::nullopt;
}

std::optional<dice::Throw> hear_chance(const Position& position, std::string_view text) {
  if (!actors(position).chance()) return std::nullopt;
  const auto outcome = hear_throw(game::as<State>(position), text);
  if (!outcome || !dice::possible(chance(position), *outcome)) return std::nullopt;
  return outcome;
}

game::Refusal refusal(const Position& position, Seat seat, std::string_view text) {
  const State& s = game::as<State>(position);
  const Heard heard = hear(s, text);
  return heard.move ? why_not(s, seat, *heard.move) : heard.refusal;
}

game::Score score(const Position& position, Seat seat) {
  const Tally sum = tally(game::as<State>(position), seat);
  return {sum.points, -sum.jester_crosses};
}

}  // namespace

constinit const game::Game kWizardDiceGame = {
    .id = "wizard-dice",
    .title = "Wizard dice game",
    .min_players = 2,
    .max_players = kMaxPlayers,
    .options = kOptions,
    .deal = deal_position,
    .setup = setup_of,
    .actors = actors,
    .chance = chance,
    .legal = legal_moves,
    .apply = [](Position& p, Seat seat, Move move) { apply(game::as<State>(p), seat, move); },
    .roll = [](Position& p, dice::Throw outcome) { roll(game::as<State>(p), outcome); },
    .score = score,
    .has_secrets = [](const Position& p, Seat) { return has_secrets(game::as<State>(p)); },
    .decides_in_secret = [](const Position& p,
                            Seat seat) { return decides_in_secret(game::as<State>(p), seat); },
    .conceal = [](Position& p, Seat seat) { conceal(game::as<State>(p), seat); },
    .say = [](const Position& p, Seat, Move move,
              char* out) { return say(game::as<State>(p), move, out); },
    .say_throw = [](const Position& p, dice::Throw outcome,
                    char* out) { return say_throw(game::as<State>(p), outcome, out); },
    .hear = hear_move,
    .hear_throw = hear_chance,
    .say_chance = [](const Position& p, char* out) { return say_chance(game::as<State>(p), out); },
    .why_not = refusal,
    .refusals = kReasons,
    .colour_names = kFaceNames,
};

}  // namespace foxtray::wizard
