// What the coach and the odds say: V6, V7 and V8.
#include <algorithm>

#include "coach/analysis.h"
#include "roster/roster.h"
#include "view/look.h"
#include "view/report.h"

namespace foxtray::view {
namespace {

constexpr std::uint64_t kSeed = 1;  // of those who weigh by trials: the same answer each time

Refusal find_evaluator(const Game& game, std::string_view name,
                       std::unique_ptr<players::Evaluator>& evaluator) {
  std::unique_ptr<players::Player> player;
  if (auto refusal = find_player(game, name, player)) return refusal;
  evaluator = roster::make_evaluator(name, game);
  if (evaluator != nullptr) return std::nullopt;
  return refused(Status::no_such_player, Cause::cannot_weigh, {std::string(name)},
                 std::string(name) + " cannot say what a move is worth");
}

std::string field_of(const Game& game, const Position& position, Seat seat, Move move) {
  const clever::Sheet* sheet = catalog::entry_of(game).sheet;
  return sheet != nullptr ? clever_field(*sheet, position, seat, move) : wizard_field(move);
}

/// A bonus is told by its name in a drawing.
std::string operand_of(const coach::Effect& effect, std::string operand) {
  if (effect.does != coach::Does::earns_bonus) return operand;
  std::transform(operand.begin(), operand.end(), operand.begin(), [](char c) {
    return c == ' ' ? '_' : c == 'X' ? 'x' : c;
  });
  return operand;
}

void put_effects(Json& json, const std::vector<coach::Effect>& effects) {
  json.list("effects", [&] {
    for (const coach::Effect& effect : effects) {
      json.object([&] {
        json.put("effect", effect.name());
        json.list("operands", [&] {
          for (const std::string& operand : effect.operands) json.add(operand_of(effect, operand));
        });
      });
    }
  });
}

/// Somebody whose moves are to be weighed.
struct Asked {
  record::Record record;
  Seat seat = 0;
  std::unique_ptr<players::Evaluator> evaluator;

  const Game& game() const { return record.game(); }
  const Position& position() const { return record.position(); }
  bool rivals() const { return record.header().setup.players > 1; }
  players::Question question(std::optional<Move> about = {}) const {
    return {game(), position(), seat, about};
  }
};

Refusal find_asked(std::string_view record_text, int seat_number, std::string_view player,
                   Asked& asked) {
  if (auto refusal = open(record_text, asked.record)) return refusal;
  if (auto refusal = view::find_asked(asked.record, asked.position(), seat_number, asked.seat))
    return refusal;
  return find_evaluator(asked.game(), player, asked.evaluator);
}

Answer refused_illegal(const Asked& asked, std::string_view move) {
  return refused(asked.game(), asked.position(),
                 {.code = table::Refusal::Code::illegal_move,
                  .seat = asked.seat,
                  .rules = asked.game().why_not(asked.position(), asked.seat, move)},
                 move);
}

void put_hint(Json& json, const Asked& asked, const coach::Option& option) {
  const coach::Worth& worth = option.worth();
  json.put("text", option.text);
  const std::string field =
      field_of(asked.game(), asked.position(), asked.seat, option.weighed.move);
  if (!field.empty()) json.put("field", field);
  json.put("points", worth.points);
  json.put("error", worth.error);
  if (asked.rivals()) {
    json.put("win", worth.win);
    json.put("win_error", worth.win_error);
  }
  put_verdict(json, option.verdict);
  put_effects(json, option.effects);
  json.put("reason", option.reason());
}

bool inside_round(const wizard::State& s) {
  return s.phase != wizard::Phase::card && s.phase != wizard::Phase::over;
}

}  // namespace

Answer hint(std::string_view record_text, int seat_number, std::string_view player) {
  Asked asked;
  if (auto refusal = find_asked(record_text, seat_number, player, asked)) return *refusal;
  const auto options = coach::ranked(asked.question(), *asked.evaluator, kSeed);
  Json json;
  json.object([&] {
    json.list("moves", [&] {
      for (const coach::Option& option : options)
        json.object([&] { put_hint(json, asked, option); });
    });
  });
  return {Status::fine, json.take()};
}

Answer verdict(std::string_view record_text, int seat_number, std::string_view move,
               std::string_view player) {
  Asked asked;
  if (auto refusal = find_asked(record_text, seat_number, player, asked)) return *refusal;
  const auto heard = asked.game().hear(asked.position(), asked.seat, move);
  if (!heard) return refused_illegal(asked, move);
  const coach::Decision decision = coach::decided(asked.question(heard), *asked.evaluator, kSeed);
  return {Status::fine, decision_json(decision, asked.rivals())};
}

Answer odds(std::string_view record_text, int seat_number) {
  record::Record record;
  Seat seat = 0;
  if (auto refusal = open(record_text, record)) return *refusal;
  if (auto refusal = find_seat(record, seat_number, seat)) return *refusal;
  const Game& game = record.game();
  Position position = record.position();
  game.conceal(position, seat);
  const bool told =
      catalog::entry_of(game).sheet == nullptr && inside_round(game::as<wizard::State>(position));
  if (!told) return {Status::fine, "{}"};
  return {Status::fine,
          odds_json(wizard_players::wizard_chances(game::as<wizard::State>(position)))};
}

Answer analyse(std::string_view record_text, std::string_view player, const Progress& progress) {
  record::Record record;
  if (auto refusal = open(record_text, record)) return *refusal;
  std::unique_ptr<players::Evaluator> evaluator;
  if (auto refusal = find_evaluator(record.game(), player, evaluator)) return *refusal;
  coach::Manner manner;
  manner.seed = kSeed;
  manner.progress = progress;
  return {Status::fine, report_json(coach::analyse(record, *evaluator, manner), player)};
}

}  // namespace foxtray::view
