// V5: why not.
#include <algorithm>

#include "clever/notation.h"
#include "coach/reason.h"
#include "game/words.h"
#include "view/look.h"
#include "view/pointing.h"
#include "view/refusal_words.h"
#include "wizard/notation.h"

namespace foxtray::view {
namespace {

constexpr Reason kLegal = {"legal", "this may be done now"};
/// Why nothing may be done at all.
constexpr std::array<table::Refusal::Code, 3> kNotAsked = {table::Refusal::Code::game_over,
                                                           table::Refusal::Code::dice_first,
                                                           table::Refusal::Code::not_your_turn};

constexpr std::array<std::string_view, clever::kReasons.size()> kCleverNames = {
    "unknown_move",     "unknown_die",    "other_face",       "unknown_place",      "other_colour",
    "number_elsewhere", "same_number",    "no_die_like_that", "words_missing",      "bonus_first",
    "cross_first",      "not_asked",      "die_not_rolled",   "die_not_on_platter", "platter_first",
    "die_used_already", "place_not_open", "wrong_lane",       "no_reroll",          "no_any_number",
    "must_choose",      "no_such_cross",  "no_such_bonus"};
static_assert(kCleverNames.size() == static_cast<std::size_t>(clever::Reason::no_such_bonus) + 1);

constexpr std::array<std::string_view, wizard::kReasons.size()> kWizardNames = {
    "unknown_move",  "words_missing",      "unknown_face",      "unknown_colour",
    "unknown_field", "two_faces",          "dice_not_there",    "not_asked",
    "field_used",    "already_predicted",  "nothing_to_strike", "no_jester_count",
    "jesters_stay",  "roll_at_least_three"};
static_assert(kWizardNames.size() ==
              static_cast<std::size_t>(wizard::Reason::roll_at_least_three) + 1);

std::optional<Pointed> pointed_in(std::string_view text) {
  game::Words words(text);
  Pointed pointed;
  std::string_view word = words.next();
  if (word == "die") {
    const std::string_view letter = words.next();
    if (letter.size() != 1) return std::nullopt;
    pointed.die = letter[0];
    word = words.next();
  }
  if (word == "field") {
    pointed.field = words.next();
    if (pointed.field.empty()) return std::nullopt;
    word = words.next();
  }
  const bool something = pointed.die != 0 || !pointed.field.empty();
  return word.empty() && something ? std::optional(pointed) : std::nullopt;
}

/// The move that pointing at a Wizard sheet or at dice comes to, as text.
std::string wizard_text(const Position& position, const Pointed& pointed) {
  if (pointed.field.empty()) return std::string("reroll ") + pointed.die;
  if (pointed.field[0] == 'j') return "jester";
  const bool strike = game::as<wizard::State>(position).phase == wizard::Phase::strike;
  std::string text = strike ? "strike " : "predict ";
  text += pointed.field[0];
  if (pointed.field.size() == 3) text += static_cast<char>(pointed.field[2] + 1);
  return text;
}

bool does(const Game& game, const clever::Sheet& sheet, const Position& position, Seat seat,
          Move move, const Pointed& pointed) {
  const std::string text = table::say(game, position, seat, move);
  const std::size_t blank = text.find(' ');
  const clever::Verb verb = clever::verb_of(move);
  const bool of_die =
      verb == clever::Verb::take || verb == clever::Verb::plus || verb == clever::Verb::give_back;
  if (pointed.die != 0 && (!of_die || text[blank + 1] != pointed.die)) return false;
  return pointed.field.empty() || clever_field(sheet, position, seat, move) == pointed.field;
}

unsigned operands_in(std::string_view sentence) {
  unsigned number = 0;
  for (const char c : sentence)
    if (c >= '0' && c <= '2') number = std::max(number, static_cast<unsigned>(c - '0') + 1);
  return number;
}

Reason why_not(const Game& game, const Position& position, Seat seat, std::string_view text) {
  if (const auto refusal = table::not_asked(game, position, seat)) {
    const RefusalWords& words = words_of(refusal->code);
    return {words.name, words.sentence, {static_cast<std::uint8_t>(seat + 1)}};
  }
  if (const auto pointed = pointed_in(text))
    return reason_of_pointing(game, position, seat, *pointed).value_or(kLegal);
  return game.hear(position, seat, text) ? kLegal : reason_of_text(game, position, seat, text);
}

}  // namespace

void put_reason_names(Json& json) {
  const auto add_all = [&](const auto& names) {
    for (const std::string_view name : names) json.add(name);
  };
  const auto add_general = [&] {
    json.add(kLegal.name);
    for (const table::Refusal::Code code : kNotAsked) json.add(words_of(code).name);
  };
  json.object("reasons", [&] {
    json.list("clever", [&] {
      add_general();
      add_all(kCleverNames);
      add_all(pointing_reasons());
    });
    json.list("wizard", [&] {
      add_general();
      add_all(kWizardNames);
    });
    json.list("refusals", [&] {
      for (const record::FaultWords& fault : record::kFaults) json.add(fault.name);
      add_all(refusal_names());
      add_all(kCauses);
    });
    json.list("effects", [&] { add_all(coach::kDoes); });
  });
}

void put_reason(Json& json, const Game& game, const Reason& reason) {
  json.put("reason", reason.name);
  json.list("operands", [&] {
    for (std::size_t i = 0; i < operands_in(reason.sentence); ++i) json.add(reason.operands[i]);
  });
  json.put("sentence", record::filled_in(game, reason.sentence, reason.operands));
}

Reason clever_reason(const game::Refusal& refusal) {
  return {kCleverNames[refusal.code], clever::kReasons[refusal.code], refusal.operands};
}

Reason wizard_reason(const game::Refusal& refusal) {
  return {kWizardNames[refusal.code], wizard::kReasons[refusal.code], refusal.operands};
}

Reason reason_of(const Game& game, const game::Refusal& refusal) {
  return catalog::entry_of(game).sheet != nullptr ? clever_reason(refusal) : wizard_reason(refusal);
}

Reason reason_of_text(const Game& game, const Position& position, Seat seat,
                      std::string_view text) {
  return reason_of(game, game.why_not(position, seat, text));
}

std::optional<Reason> reason_of_pointing(const Game& game, const Position& position, Seat seat,
                                         const Pointed& pointed) {
  const clever::Sheet* sheet = catalog::entry_of(game).sheet;
  if (sheet == nullptr) {
    const std::string text = wizard_text(position, pointed);
    if (game.hear(position, seat, text)) return std::nullopt;
    return reason_of_text(game, position, seat, text);
  }
  game::MoveList list;
  game.legal(position, seat, list);
  for (const Move move : list)
    if (does(game, *sheet, position, seat, move, pointed)) return std::nullopt;
  return clever_reason(*sheet, position, seat, pointed);
}

Answer why(const table::Table& table, Seat seat, std::string_view text) {
  Json json;
  json.object([&] {
    put_reason(json, table.game(), why_not(table.game(), table.seen_by(seat), seat, text));
  });
  return {Status::fine, json.take()};
}

Answer why(std::string_view record_text, int seat_number, std::string_view text) {
  record::Record record;
  Seat seat = 0;
  if (auto refusal = open(record_text, record)) return *refusal;
  if (auto refusal = find_seat(record, seat_number, seat)) return *refusal;
  return why(table::Table(std::move(record), table::Throws::typed), seat, text);
}

}  // namespace foxtray::view
