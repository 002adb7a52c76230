#include "view/open.h"

#include "roster/roster.h"
#include "view/json.h"
#include "view/pointing.h"
#include "view/refusal_words.h"

namespace foxtray::view {

namespace {

/// V9
struct Told {
  std::string_view reason;
  std::vector<std::string> operands;
  std::optional<int> line{};
  const Game* game = nullptr;  // of an illegal move, as is
  game::Refusal because{};
  std::vector<std::string> legal{};
};

std::string_view name_of(Cause cause) { return kCauses[static_cast<std::size_t>(cause)]; }

void put_texts(Json& json, std::string_view name, const std::vector<std::string>& texts) {
  json.list(name, [&] {
    for (const std::string& text : texts) json.add(text);
  });
}

Answer refused(Status status, const Told& told, std::string sentence) {
  Json json;
  json.object([&] {
    json.put("reason", told.reason);
    put_texts(json, "operands", told.operands);
    if (told.line) json.put("line", *told.line);
    if (told.game != nullptr) {
      json.put("game", told.game->id);
      json.object("because",
                  [&] { put_reason(json, *told.game, reason_of(*told.game, told.because)); });
    }
    put_texts(json, "legal", told.legal);
    json.put("sentence", sentence);
  });
  return {status, std::move(sentence), json.take()};
}

Told told_of(const record::Fault& fault, std::optional<int> line) {
  return {fault.words().name, fault.operands, line, fault.game, fault.refusal, fault.legal};
}

}  // namespace

Answer refused(Status status, Cause cause, std::vector<std::string> operands,
               std::string sentence) {
  return refused(status, Told{.reason = name_of(cause), .operands = std::move(operands)},
                 std::move(sentence));
}

Answer no_such(Status status, std::string_view what, std::string sentence) {
  return refused(status, Cause::no_such_thing, {std::string(what)}, std::move(sentence));
}

Answer refused(const record::Fault& fault) {
  return refused(Status::bad_record, told_of(fault, fault.line), fault.text());
}

Answer refused_setup(const record::Fault& fault) {
  return refused(Status::bad_setup, told_of(fault, std::nullopt), fault.sentence());
}

namespace {

Status status_of(table::Refusal::Code code) {
  using Code = table::Refusal::Code;
  switch (code) {
    case Code::game_over:
    case Code::dice_first:
    case Code::not_your_turn:
    case Code::no_dice_now:
      return Status::not_asked;
    case Code::no_such_seat:
      return Status::no_such_seat;
    case Code::illegal_move:
    case Code::other_throw:
    case Code::dice_are_rolled:
    case Code::stale:
    case Code::player_decides:
    case Code::person_decides:
    case Code::bad_name:
    case Code::nothing_to_undo:
    case Code::rolled_since:
    case Code::revealed_since:
    case Code::others_decided:
      break;
  }
  return Status::not_legal;
}

}  // namespace

Answer refused(const Game& game, const Position& position, const table::Refusal& refusal,
               std::string_view text) {
  Told told{.reason = words_of(refusal.code).name, .operands = {}};
  if (refusal.code == table::Refusal::Code::illegal_move) {
    told.operands = {std::string(text)};
    told.game = &game;
    told.because = refusal.rules;
  } else if (std::string operand = operand_of(game, position, refusal); !operand.empty()) {
    told.operands = {std::move(operand)};
  }
  return refused(status_of(refusal.code), told, sentence(game, position, refusal));
}

Refusal open(std::string_view text, record::Record& record) {
  const auto fault = record::read(text, record);
  if (!fault) return std::nullopt;
  return refused(*fault);
}

Refusal find_seat(const record::Record& record, int number, Seat& seat) {
  if (number < 0 || number >= record.header().setup.players)
    return no_such(Status::no_such_seat, "seat", "there is no such seat");
  seat = static_cast<Seat>(number);
  return std::nullopt;
}

Refusal find_asked(const record::Record& record, const Position& position, int number, Seat& seat) {
  if (auto refusal = find_seat(record, number, seat)) return refusal;
  if (const auto refusal = table::not_asked(record.game(), position, seat))
    return refused(record.game(), position, *refusal);
  return std::nullopt;
}

Refusal find_player(const Game& game, std::string_view name,
                    std::unique_ptr<players::Player>& player) {
  player = roster::make(name);
  if (player == nullptr)
    return no_such(Status::no_such_player, "player", "there is no such player");
  if (player->knows(game)) return std::nullopt;
  const std::string title(game.title);
  return refused(Status::no_weights, Cause::no_weights, {std::string(name), title},
                 std::string(name) + " needs the weights of " + title + ", which are not here");
}

}  // namespace foxtray::view
