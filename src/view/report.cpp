#include "view/report.h"

#include "view/json.h"

namespace foxtray::view {
namespace {

/// A worth or a change.
template <class Amount>
void put_amount(Json& json, const Amount& amount, bool wins) {
  json.put("points", amount.points);
  json.put("error", amount.error);
  if (!wins) return;
  json.put("win", amount.win);
  json.put("win_error", amount.win_error);
}

void put_chances(Json& json, std::string_view name, std::span<const double> chances) {
  json.list(name, [&] {
    for (const double chance : chances) json.add(chance);
  });
}

void put_odds(Json& json, const wizard_players::WizardChances& odds) {
  put_chances(json, "alone", odds.alone);
  put_chances(json, "jesters", odds.jesters);
  if (!odds.seer_predicted) return;
  put_chances(json, "beside", odds.beside);
  json.put("seer", odds.chance);
  json.list("reroll", [&] {
    for (std::size_t face = 0; face < wizard::kFaces; ++face)
      for (unsigned n = 0; n < odds.again[face]; ++n) json.add(wizard::kFaceLetters[face]);
  });
}

void put_move(Json& json, const coach::Option& option, bool wins) {
  put_amount(json, option.worth(), wins);
  json.put("move", option.text);
  json.put("gap_error", option.weighed.gap_error);
  put_verdict(json, option.verdict);
  json.put("reason", option.reason());
}

void put_decision(Json& json, const coach::Decision& decision, bool wins) {
  json.list("moves", [&] {
    for (const coach::Option& option : decision.moves)
      json.object([&] { put_move(json, option, wins); });
  });
  json.put("played", decision.played);
  json.object("lost", [&] { put_amount(json, decision.lost, wins); });
  json.put("real", decision.real);
  json.put("grade", name_of(decision.grade()));
}

/// Writes one report.
class ReportWriter {
 public:
  ReportWriter(Json& json, const coach::Report& report)
      : json_(json), report_(report), wins_(report.rivals()) {}

  void put(std::string_view weighed_by) {
    json_.put("game", report_.header.game->id);
    json_.put("over", report_.over);
    json_.put("weighed_by", weighed_by);
    json_.list("seats", [&] {
      for (std::size_t seat = 0; seat < report_.seats.size(); ++seat)
        json_.object([&] { put_seat(seat); });
    });
    json_.list("moments", [&] {
      for (const coach::Moment& moment : report_.moments) json_.object([&] { put_moment(moment); });
    });
    json_.list("events", [&] {
      for (const coach::Step& step : report_.steps) json_.object([&] { put_step(step); });
    });
  }

 private:
  void put_worth(std::string_view name, const coach::Worth& worth) {
    json_.object(name, [&] { put_amount(json_, worth, wins_); });
  }
  void put_change_named(std::string_view name, const coach::Change& change) {
    json_.object(name, [&] { put_amount(json_, change, wins_); });
  }

  void put_seat(std::size_t number) {
    const coach::SeatReport& seat = report_.seats[number];
    json_.put("seat", number + 1);
    put_worth("start", seat.start);
    put_worth("end", seat.end);
    json_.put("decisions", seat.decisions);
    json_.put("real_decisions", seat.real);
    json_.object("grades", [&] {
      for (std::size_t g = 0; g < coach::kGrades; ++g)
        json_.put(name_of(static_cast<coach::Grade>(g)), seat.grades[g]);
    });
    put_change_named("lost", seat.lost);
    json_.put("lost_per_decision", seat.lost_per_decision());
    put_change_named("luck", seat.luck);
    put_change_named("others", seat.others);
    json_.put("adjusted", seat.adjusted());
    json_.put("unexplained", seat.unexplained().points);
    const std::string& name = report_.header.names[number];
    if (!name.empty()) json_.put("name", name);
  }

  void put_moment(const coach::Moment& moment) {
    const coach::Step& step = report_.steps[moment.step];
    json_.put("event", step.event + 1);
    json_.put("seat", moment.seat + 1);
    json_.put("luck", step.chance());
    put_change_named("change", moment.change);
    json_.put("unit", name_of(report_.unit()));
  }

  void put_step(const coach::Step& step) {
    json_.put("event", step.event + 1);
    json_.put("turn", step.turn);
    json_.put("line", step.line);
    json_.list("values", [&] {
      for (std::size_t seat = 0; seat < report_.seats.size(); ++seat) {
        const coach::Worth& worth = step.value[seat];
        json_.object([&] { put_amount(json_, worth, wins_); });
      }
    });
    if (step.decision) {
      json_.put("seat", step.seat + 1);
      json_.object("decision", [&] { put_decision(json_, *step.decision, wins_); });
      return;
    }
    json_.list("luck", [&] {
      for (std::size_t seat = 0; seat < report_.seats.size(); ++seat) {
        const coach::Change& luck = step.luck[seat];
        json_.object([&] {
          put_amount(json_, luck, wins_);
          json_.put("great", coach::great(*report_.header.game, luck));
        });
      }
    });
  }

  Json& json_;
  const coach::Report& report_;
  bool wins_;
};

}  // namespace

std::string odds_json(const wizard_players::WizardChances& odds) {
  Json json;
  json.object([&] { put_odds(json, odds); });
  return json.take();
}

void put_verdict(Json& json, const coach::Verdict& verdict) {
  json.object("verdict", [&] {
    json.put("unit", name_of(verdict.unit));
    json.put("closeness", name_of(verdict.closeness));
    json.put("grade", name_of(verdict.grade));
    json.put("loss", verdict.loss);
    json.put("error", verdict.error);
  });
}

std::string moves_json(std::span<const coach::Option> moves, bool rivals) {
  Json json;
  json.list([&] {
    for (const coach::Option& option : moves) json.object([&] { put_move(json, option, rivals); });
  });
  return json.take();
}

std::string decision_json(const coach::Decision& decision, bool rivals) {
  Json json;
  json.object([&] { put_decision(json, decision, rivals); });
  return json.take();
}

std::string report_json(const coach::Report& report, std::string_view weighed_by) {
  Json json;
  json.object([&] { ReportWriter(json, report).put(weighed_by); });
  return json.take();
}

}  // namespace foxtray::view
