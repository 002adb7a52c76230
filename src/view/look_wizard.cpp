#include <algorithm>
#include <numeric>
#include <span>

#include "view/look.h"
#include "wizard/outcome.h"
#include "wizard/round.h"

namespace foxtray::view {
namespace {

using wizard::Phase;
using wizard::State;
using wizard::Verb;

const char* name_of(Phase phase) {
  switch (phase) {
    case Phase::card:
      return "card";
    case Phase::set:
      return "set";
    case Phase::rolling:
      return "rolling";
    case Phase::predict:
      return "predict";
    case Phase::strike:
      return "strike";
    case Phase::name:
      return "name";
    case Phase::insist:
      return "insist";
    case Phase::stopping:
      return "stopping";
    case Phase::seer:
      return "seer";
    case Phase::last:
      return "last";
    case Phase::over:
      break;
  }
  return "over";
}

std::string field_id(unsigned field) {
  return std::string{wizard::kFaceLetters[wizard::colour_of(field)], ':'} +
         std::to_string(wizard::number_of(field) - 1);
}

std::string mark_text(unsigned mark) {
  if (mark == wizard::kCross) return "x";
  if (mark == wizard::kDoubleCross) return "xx";
  return mark == wizard::kDifference ? "0" : "-" + std::to_string(mark - wizard::kDifference);
}

void put_faces(Json& json, std::string_view name, const wizard::Counts& counts) {
  json.list(name, [&] {
    for (std::size_t face = 0; face < wizard::kFaces; ++face)
      for (unsigned n = 0; n < counts[face]; ++n) json.add(wizard::kFaceLetters[face]);
  });
}

bool has_predicted(const wizard::SeatState& me) { return me.prediction != wizard::kNoField; }

bool all_dice_lie(const State& s) {
  return std::accumulate(s.count.begin(), s.count.end(), 0) == wizard::kDice;
}

void put_prediction(Json& json, const State& s, const wizard::SeatState& me) {
  if (has_predicted(me)) {
    json.put("prediction", field_id(me.prediction));
  } else {
    json.put("prediction", nullptr);
  }
  if (has_predicted(me) && all_dice_lie(s)) {
    json.put("count", wizard::count_for(s, wizard::colour_of(me.prediction)));
  } else {
    json.put("count", nullptr);
  }
}

void put_next_seer(Json& json, const State& s) {
  const auto seats = std::span(s.seat).first(s.players);
  if (std::all_of(seats.begin(), seats.end(), has_predicted)) {
    json.put("next_seer", s.next_seer);
  } else {
    json.put("next_seer", nullptr);
  }
}

/// Where a move writes that scores the round, and what.
void put_written(Json& json, const Game& game, const Position& position, Seat seat, Move move) {
  const State& s = game::as<State>(position);
  if (wizard::verb_of(move) == Verb::jester) {
    json.put("field", "j:" + std::to_string(s.count[wizard::kJester] - 1));
    json.put("writes", "x");
    return;
  }
  const unsigned prediction = s.seat[seat].prediction;
  Position fork = position;
  game.apply(fork, seat, move);
  json.put("field", field_id(prediction));
  json.put("writes", mark_text(game::as<State>(fork).seat[seat].mark[prediction]));
}

void put_seat(Json& json, const State& whole, const State& seen, Seat seat) {
  const wizard::SeatState& me = seen.seat[seat];
  const wizard::Tally tally = wizard::tally(seen, seat);
  put_prediction(json, seen, me);
  json.put("hidden", me.prediction != whole.seat[seat].prediction);
  json.put("in", (seen.in >> seat & 1) != 0);
  json.put("crosses", tally.crosses);
  json.put("jesters", tally.jester_crosses);
  json.put("points", tally.points);
  json.object("marks", [&] {
    for (unsigned field = 0; field < wizard::kFields; ++field)
      if (me.mark[field] != wizard::kEmpty) json.put(field_id(field), mark_text(me.mark[field]));
    for (unsigned number = 0; number < wizard::kColumns; ++number)
      if ((me.jesters >> number & 1) != 0) json.put("j:" + std::to_string(number), "x");
  });
}

bool is_card(wizard::Card card) { return card != wizard::Card::none; }

}  // namespace

std::string wizard_field(Move move) {
  const Verb verb = wizard::verb_of(move);
  if (verb != Verb::predict && verb != Verb::strike) return {};
  return field_id(wizard::operand_of(move));
}

void put_wizard(Json& json, const Position& whole, const Position& seen) {
  const State& s = game::as<State>(seen);
  json.put("round", s.round);
  json.put("seer", s.seer);
  put_next_seer(json, s);
  json.put("roll", s.roll);
  json.put("phase", name_of(s.phase));
  json.put("target", s.target);
  if (s.cards != 0 && is_card(s.card)) {
    json.put("card", wizard::kCardNames[static_cast<std::size_t>(s.card)]);
  } else {
    json.put("card", nullptr);
  }
  json.list("deck", [&] {
    for (unsigned card = 0; card < wizard::kCards; ++card)
      if ((s.deck >> card & 1) != 0) json.add(wizard::kCardNames[card]);
  });
  if (s.wizard_colour < wizard::kColours) {
    json.put("wizard_colour", wizard::kFaceLetters[s.wizard_colour]);
  } else {
    json.put("wizard_colour", nullptr);
  }
  put_faces(json, "dice", s.count);
  json.put("to_roll", s.to_roll);
  json.list("seats", [&] {
    for (Seat seat = 0; seat < s.players; ++seat)
      json.object([&] { put_seat(json, game::as<State>(whole), s, seat); });
  });
}

void put_wizard_move(Json& json, const Game& game, const Position& position, Seat seat, Move move) {
  const State& s = game::as<State>(position);
  const unsigned operand = wizard::operand_of(move);
  switch (wizard::verb_of(move)) {
    case Verb::predict:
      json.put("field", field_id(operand));
      break;
    case Verb::strike:
      json.put("field", field_id(operand));
      json.put("writes", "0");
      break;
    case Verb::set: {
      wizard::Counts counts{};
      ++counts[operand / wizard::kFaces];
      ++counts[operand % wizard::kFaces];
      put_faces(json, "dice", counts);
      break;
    }
    case Verb::reroll:
      put_faces(json, "dice", wizard::taken(s.count, operand));
      break;
    case Verb::wizard:
      json.put("colour", wizard::kFaceLetters[operand]);
      break;
    case Verb::stop:
    case Verb::jester:
      put_written(json, game, position, seat, move);
      break;
    case Verb::wait:
    case Verb::done:
      break;
  }
  const Verb verb = wizard::verb_of(move);
  if (verb == Verb::stop || verb == Verb::jester || verb == Verb::strike) {
    const wizard::Outcome outcome =
        wizard::outcome_of(game::as<wizard::State>(position), seat, move);
    json.object("earns", [&] {
      json.put("points", outcome.points);
      json.put("crosses", outcome.crosses);
    });
  }
}

}  // namespace foxtray::view
