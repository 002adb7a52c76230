#include <algorithm>

#include "clever/outcome.h"
#include "drawing/signs.h"
#include "view/look.h"
#include "view/sheet_words.h"

namespace foxtray::view {
namespace {

using clever::Phase;
using clever::Stage;
using clever::State;
using clever::Verb;

const char* name_of(Phase phase) {
  switch (phase) {
    case Phase::round_start:
      return "round_start";
    case Phase::turn:
      return "turn";
    case Phase::serving:
      return "serving";
    case Phase::over:
      break;
  }
  return "over";
}

const char* name_of(Stage stage) {
  switch (stage) {
    case Stage::choose:
      return "choose";
    case Stage::returning:
      return "returning";
    case Stage::pick:
      return "pick";
    case Stage::fall_back:
      return "fall_back";
    case Stage::extra:
      return "extra";
    case Stage::idle:
    case Stage::chosen:
      break;
  }
  return "idle";
}

const char* asked_for(const State& s, unsigned seat) {
  const clever::SeatState& me = s.seat[seat];
  if ((s.open & clever::bit(seat)) == 0) return "idle";
  if (clever::waiting_bonuses(me) != 0) return "bonus";
  return me.crosses != 0 ? "cross" : name_of(me.stage);
}

void put_letters(Json& json, std::string_view name, const Sheet& sheet, unsigned dice) {
  json.list(name, [&] {
    for (; dice != 0; dice &= dice - 1)
      json.add(sheet.print.dice[static_cast<std::size_t>(std::countr_zero(dice))]);
  });
}

void put_texts(Json& json, std::string_view name, const std::vector<std::string>& texts) {
  json.list(name, [&] {
    for (const std::string& text : texts) json.add(std::string_view(text));
  });
}

bool chance_is_next(const State& s) { return s.open == 0 && s.phase != Phase::over; }

/// The turn is about to begin: nothing was rolled in it yet.
bool untouched(const State& s) {
  return chance_is_next(s) && (s.roll == 0 || (s.roll == 1 && s.again == 0));
}

void put_dice(Json& json, const Sheet& sheet, const State& s) {
  json.list("dice", [&] {
    for (unsigned die = 0; die < clever::kDice; ++die) {
      json.object([&] {
        json.put("letter", sheet.print.dice[die]);
        json.put("face", untouched(s) ? 0 : s.face[die]);
        if ((s.platter & clever::bit(die)) != 0) return json.put("where", "platter");
        if ((clever::fields_of(s) & clever::bit(die)) == 0) return json.put("where", "pool");
        json.put("where", "field");
        json.put("field", std::find(s.field.begin(), s.field.end(), die) - s.field.begin());
      });
    }
  });
}

void put_tracks(Json& json, const Sheet& sheet, const clever::SeatState& me) {
  json.list("tracks", [&] {
    for (unsigned t = 0; t < clever::kTracks; ++t) {
      if (sheet.print.tracks[t].spaces == 0) {
        json.add(nullptr);
        continue;
      }
      const unsigned circled = clever::circled(me, static_cast<clever::Track>(t));
      unsigned left = circled;
      if (t == clever::kReroll) left = clever::rerolls_left(me);
      if (t == clever::kExtraDie) left = clever::extras_left(me);
      if (t == clever::kSecond && sheet.print.has_return) left = clever::returns_left(me);
      unsigned spent = clever::bit(circled - left) - 1;
      if (t == clever::kSecond && sheet.print.has_any_number) spent = clever::second_spent(me);
      json.object([&] {
        json.put("circled", circled);
        json.list("spent", [&] {
          for (; spent != 0; spent &= spent - 1) json.add(std::countr_zero(spent));
        });
      });
    }
  });
}

void put_waiting(Json& json, const Sheet& sheet, unsigned slot, int times) {
  for (int i = 0; i < times; ++i)
    json.add(drawing::bonus_name(sheet.print, clever::waiting(static_cast<int>(slot))));
}

/// The round track's bonuses are the same for everybody.
void add_round_bonuses(const Sheet& sheet, const State& s, std::vector<std::string>& paid) {
  for (unsigned round = 0; round < s.round; ++round) {
    if (sheet.print.round_bonus[round] != clever::Bonus::none)
      paid.push_back("n/" + std::to_string(round));
  }
}

void put_seat(Json& json, const Sheet& sheet, const State& s, unsigned seat) {
  const clever::SeatState& me = s.seat[seat];
  const clever::Tally tally = clever::tally(sheet, me);
  json.list("points", [&] {
    for (const int points : tally.area) json.add(points);
  });
  json.put("foxes", tally.foxes);
  json.put("fox_points", tally.fox_points);
  json.put("total", tally.total);
  if (s.players == 1) {
    json.put("rating", clever::rating_band(sheet, tally.total));
  } else {
    json.put("rating", nullptr);
  }
  json.put("stage", asked_for(s, seat));
  json.object("marks", [&] {
    for (const MarkedField& mark : marks_of(sheet, me)) json.put(mark.field, mark.text);
  });
  put_texts(json, "closed", closed_of(sheet, me));
  put_tracks(json, sheet, me);
  BonusIds bonuses = bonuses_of(sheet, me);
  add_round_bonuses(sheet, s, bonuses.paid);
  put_texts(json, "paid", bonuses.paid);
  put_texts(json, "lost", bonuses.lost);
  json.list("waiting", [&] {
    for (unsigned slot = 0; slot < clever::kWaiting; ++slot)
      put_waiting(json, sheet, slot,
                  static_cast<int>(clever::waiting_bonuses(me) >> (4 * slot) & 15));
  });
  put_letters(json, "extra_used", sheet, me.extra_used);
}

// --- Moves ------------------------------------------------------------------------------------

bool marks_a_die(Move move) {
  return clever::verb_of(move) == Verb::take || clever::verb_of(move) == Verb::plus;
}
bool marks(Move move) {
  return marks_a_die(move) || clever::verb_of(move) == Verb::cross ||
         clever::verb_of(move) == Verb::bonus;
}

/// The number as which an Any number marks the die (H10).
unsigned pretended(const Sheet& sheet, const State& s, Move move) {
  const unsigned area = clever::area_of(move);
  const unsigned number = sheet.area[area].number[clever::place_of(move)];
  if (area != sheet.sum_area) return number;
  return number - s.face[clever::die_of(move) == clever::kWhite ? area + 1 : clever::kWhite];
}

void put_any_number(Json& json, const Sheet& sheet, const State& s, Seat seat, Move move,
                    const clever::Outcome& outcome) {
  if (clever::spend_of(move) == clever::Spend::nothing) return;
  json.put("as", pretended(sheet, s, move));
  const unsigned spent = clever::second_spent(outcome.sheet) & ~clever::second_spent(s.seat[seat]);
  json.put("spend", std::countr_zero(spent));
}

/// The ids that were not there before.
void put_new(Json& json, std::string_view name, const std::vector<std::string>& before,
             const std::vector<std::string>& after) {
  json.list(name, [&] {
    for (const std::string& id : after)
      if (std::find(before.begin(), before.end(), id) == before.end()) json.add(id);
  });
}

void put_earnings(Json& json, const Sheet& sheet, const clever::SeatState& before,
                  const clever::Outcome& outcome, Move move, const std::string& chosen) {
  json.object("earns", [&] {
    json.put("points", outcome.points);
    json.list("areas", [&] {
      for (const int points : outcome.area) json.add(points);
    });
    json.list("tracks", [&] {
      for (const int circled : outcome.actions) json.add(circled);
    });
    json.put("foxes", outcome.foxes);
    json.list("waiting", [&] {
      for (unsigned slot = 0; slot < clever::kWaiting; ++slot)
        put_waiting(json, sheet, slot, outcome.to_place[slot]);
    });
    const BonusIds old_bonuses = bonuses_of(sheet, before);
    const BonusIds new_bonuses = bonuses_of(sheet, outcome.sheet);
    put_new(json, "paid", old_bonuses.paid, new_bonuses.paid);
    put_new(json, "loses", old_bonuses.lost, new_bonuses.lost);
    put_new(json, "closes", closed_of(sheet, before), closed_of(sheet, outcome.sheet));
    json.list("next", [&] {
      for (const unsigned number : next_numbers(sheet, outcome.sheet, clever::area_of(move)))
        json.add(number);
    });
    const std::vector<MarkedField> old_marks = marks_of(sheet, before);
    json.list("fields", [&] {
      for (const MarkedField& mark : marks_of(sheet, outcome.sheet)) {
        const bool old = std::find(old_marks.begin(), old_marks.end(), mark) != old_marks.end();
        if (!old && mark.field != chosen) json.add(mark.field);
      }
    });
  });
}

}  // namespace

std::string clever_field(const Sheet& sheet, const Position& position, Seat seat, Move move) {
  if (!marks(move)) return {};
  const unsigned area = clever::area_of(move);
  const clever::SeatState& me = game::as<State>(position).seat[seat];
  return field_id(sheet, area, field_of(sheet, me, area, clever::place_of(move)));
}

void put_clever(Json& json, const Sheet& sheet, const Position& position) {
  const State& s = game::as<State>(position);
  json.put("round", s.round);
  json.put("rounds", sheet.print.rounds[s.players]);
  json.put("active", s.active);
  json.put("roll", s.roll);
  json.put("again", s.again);
  json.put("phase", name_of(s.phase));
  json.put("served", s.served != 0);
  const Stage stage = s.seat[s.active].stage;
  const bool choosing = stage == Stage::choose || stage == Stage::chosen;
  json.put("rolled", s.phase == Phase::turn && s.open != 0 && choosing);
  put_dice(json, sheet, s);
  json.list("seats", [&] {
    for (unsigned seat = 0; seat < s.players; ++seat)
      json.object([&] { put_seat(json, sheet, s, seat); });
  });
}

void put_clever_move(Json& json, const Sheet& sheet, const Position& position, Seat seat,
                     Move move) {
  const State& s = game::as<State>(position);
  const clever::Outcome outcome = clever::outcome_of(sheet, s, seat, move);
  if (marks_a_die(move) || clever::verb_of(move) == Verb::give_back) {
    json.put("die", sheet.print.dice[clever::die_of(move)]);
    json.put("face", s.face[clever::die_of(move)]);
  }
  put_any_number(json, sheet, s, seat, move, outcome);
  if (marks(move)) {
    const std::string field = clever_field(sheet, position, seat, move);
    json.put("field", field);
    json.put("writes",
             written_by(sheet, s.seat[seat], clever::area_of(move), clever::place_of(move)));
    put_earnings(json, sheet, s.seat[seat], outcome, move, field);
  }
  if (clever::verb_of(move) == Verb::take && s.phase == Phase::turn)
    put_letters(json, "platter", sheet, outcome.to_platter);
}

}  // namespace foxtray::view
