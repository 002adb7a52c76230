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

bool inside_round(const wizard::State& s) {
  return s.phase != wizard::Phase::card && s.phase != wizard::Phase::over;
}

}  // namespace

Answer hint(std::string_view record_text, int seat_number, std::string_view player) {
  record::Record record;
  Seat seat = 0;
  if (auto refusal = open(record_text, record)) return *refusal;
  const Position position = record.position();
  if (auto refusal = find_asked(record, position, seat_number, seat)) return *refusal;
  const Game& game = record.game();
  std::unique_ptr<players::Evaluator> evaluator;
  if (auto refusal = find_evaluator(game, player, evaluator)) return *refusal;
  const auto options = coach::ranked({game, position, seat}, *evaluator, kSeed);
  Json json;
  json.object([&] {
    json.list("moves", [&] {
      for (const coach::Option& option : options) {
        json.object([&] {
          const coach::Worth& worth = option.worth();
          json.put("text", option.text);
          const std::string field = field_of(game, position, seat, option.weighed.move);
          if (!field.empty()) json.put("field", field);
          json.put("points", worth.points);
          if (record.header().setup.players > 1) {
            json.put("win", worth.win);
          } else {
            json.put("win", nullptr);
          }
          json.put("error", worth.error);
          json.put("lost", std::max(0.0, options.front().worth().points - worth.points));
          put_effects(json, option.effects);
          json.put("reason", option.reason());
        });
      }
    });
  });
  return {Status::fine, json.take()};
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
