#include <fmt/core.h>

#include <boost/json.hpp>

#include "cli/analysis_words.h"
#include "cli/common.h"
#include "cli/evaluators.h"
#include "cli/statistics.h"
#include "cli/weights.h"
#include "coach/decision.h"
#include "view/report.h"

namespace foxtray::cli {
namespace {

std::vector<game::Seat> open_seats(const game::Game& game, const game::Position& position) {
  const game::Actors actors = game.actors(position);
  if (actors.over()) throw Trouble{"there is nothing to hint at: the game is over", kFailed};
  if (actors.chance()) {
    throw Trouble{fmt::format("there is nothing to hint at: the next line is a throw, '{}'",
                              record::legal_lines(game, position)[0]),
                  kFailed};
  }
  std::vector<game::Seat> seats;
  for (game::Seat seat = 0; seat < game::kMaxSeats; ++seat)
    if (actors.has(seat)) seats.push_back(seat);
  return seats;
}

/// With a bar, for a long thought.
std::vector<coach::Option> ranked(players::Evaluator& evaluator, players::Question question,
                                  std::uint64_t seed) {
  std::atomic<std::int64_t> done{0};
  question.watched = &done;
  const Progress progress(done, players::Question::kAll, "percent thought through");
  return coach::ranked(question, evaluator, seed);
}

}  // namespace

int hint(const HintCall& call) {
  const record::Record reading = reading_of_file(call.file);
  const game::Game& game = reading.game();
  const std::vector<game::Seat> seats = open_seats(game, reading.position());
  use_weights(call.weights, &game);
  const NamedEvaluator named = evaluator_of(game, call.player, call.playouts, call.threads);
  const bool wins = reading.header().setup.players > 1;
  boost::json::array all;
  if (!call.json) {
    print(fmt::format("{}, weighed by {}\n", game.title, named.description));
    if (!named.plays_out)
      print("(by its own judgement; odds plays the game on instead, so its chances can differ)\n");
  }
  for (const game::Seat seat : seats) {
    const auto moves = ranked(*named.evaluator, {game, reading.position(), seat}, call.seed);
    if (!call.json) {
      const std::string& name = reading.header().names[seat];
      print(fmt::format("seat {}{}: expected points at the end after each move\n", seat + 1,
                        name.empty() ? "" : " (" + name + ")"));
      print(moves_text(moves, static_cast<std::size_t>(call.top), wins));
      continue;
    }
    all.push_back(
        {{"seat", seat + 1}, {"moves", boost::json::parse(view::moves_json(moves, wins))}});
  }
  if (call.json) {
    print_bytes(
        boost::json::serialize(boost::json::object{
            {"game", std::string(game.id)}, {"weighed_by", named.description}, {"seats", all}}) +
        "\n");
  }
  return kFine;
}

}  // namespace foxtray::cli
