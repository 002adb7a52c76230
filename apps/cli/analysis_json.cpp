#include <boost/json.hpp>

#include "cli/analysis_words.h"

namespace foxtray::cli {
namespace {

using boost::json::array;
using boost::json::object;

object worth_json(const coach::Worth& worth, bool wins) {
  object result{{"points", worth.points}, {"error", worth.error}};
  if (wins) result["win"] = worth.win;
  return result;
}

object change_json(const coach::Change& change, bool wins) {
  object result{{"points", change.points}, {"error", change.error}};
  if (wins) result["win"] = change.win;
  return result;
}

object decision_json(const coach::Decision& decision, bool wins) {
  array moves;
  for (const coach::Option& option : decision.moves) {
    object move = worth_json(option.worth(), wins);
    move["move"] = option.text;
    move["gap_error"] = option.weighed.gap_error;
    move["reason"] = option.reason;
    moves.push_back(move);
  }
  return {{"moves", moves},
          {"played", decision.played},
          {"lost", change_json(decision.lost, wins)},
          {"real", decision.real},
          {"grade", std::string(name_of(decision.grade))}};
}

object step_json(const coach::Report& report, const coach::Step& step) {
  object result{{"event", step.event + 1}, {"turn", step.turn}, {"line", step.line}};
  array values;
  array luck;
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    values.push_back(worth_json(step.value[seat], report.knows_wins));
    luck.push_back(change_json(step.luck[seat], report.knows_wins));
  }
  result["values"] = values;
  if (step.decision) {
    result["seat"] = step.seat + 1;
    result["decision"] = decision_json(*step.decision, report.knows_wins);
  } else {
    result["luck"] = luck;
  }
  return result;
}

object seat_json(const coach::Report& report, std::size_t number) {
  const coach::SeatReport& seat = report.seats[number];
  object grades;
  for (std::size_t g = 0; g < coach::kGrades; ++g)
    grades[name_of(static_cast<coach::Grade>(g))] = seat.grades[g];
  object result{{"seat", number + 1},
                {"start", worth_json(seat.start, report.knows_wins)},
                {"end", worth_json(seat.end, report.knows_wins)},
                {"decisions", seat.decisions},
                {"real_decisions", seat.real},
                {"grades", grades},
                {"lost", change_json(seat.lost, report.knows_wins)},
                {"lost_per_decision", seat.lost_per_decision()},
                {"luck", change_json(seat.luck, report.knows_wins)},
                {"others", change_json(seat.others, report.knows_wins)},
                {"adjusted", seat.adjusted()},
                {"unexplained", seat.unexplained()}};
  const std::string& name = report.header.names[number];
  if (!name.empty()) result["name"] = name;
  return result;
}

}  // namespace

object analysis_json(const Analysis& analysis) {
  const coach::Report& report = analysis.report;
  array seats;
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat)
    seats.push_back(seat_json(report, seat));
  array moments;
  for (const coach::Moment& moment : report.moments) {
    moments.push_back({{"event", report.steps[moment.step].event + 1},
                       {"seat", moment.seat + 1},
                       {"luck", report.steps[moment.step].chance()},
                       {"change", change_json(moment.change, report.knows_wins)}});
  }
  array steps;
  for (const coach::Step& step : report.steps) steps.push_back(step_json(report, step));
  return {{"game", std::string(report.header.game->id)},
          {"over", report.over},
          {"weighed_by", analysis.weighed_by},
          {"seats", seats},
          {"moments", moments},
          {"events", steps}};
}

}  // namespace foxtray::cli
