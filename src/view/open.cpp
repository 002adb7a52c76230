#include "view/open.h"

#include "view/json.h"
#include "view/pointing.h"

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

Answer refused_move(const Game& game, const Position& position, Seat seat, std::string_view text) {
  const game::Refusal because = game.why_not(position, seat, text);
  return refused(Status::not_legal,
                 Told{.reason = name_of(Cause::illegal_move),
                      .operands = {std::string(text)},
                      .game = &game,
                      .because = because},
                 record::sentence(game, because));
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
  const game::Actors actors = record.game().actors(position);
  if (actors.has(seat)) return std::nullopt;
  if (actors.over()) return refused(Status::not_asked, Cause::game_over, {}, "the game is over");
  if (actors.chance())
    return refused(Status::not_asked, Cause::dice_first, {},
                   "nobody is asked now: the dice or a card come next");
  const std::string number_told = std::to_string(seat + 1);
  return refused(Status::not_asked, Cause::not_your_turn, {number_told},
                 "it is not the turn of seat " + number_told);
}

Refusal find_player(const Game& game, std::string_view name,
                    std::unique_ptr<players::Player>& player) {
  player = players::make(name);
  if (player == nullptr)
    return no_such(Status::no_such_player, "player", "there is no such player");
  if (player->knows(game)) return std::nullopt;
  const std::string title(game.title);
  return refused(Status::no_weights, Cause::no_weights, {std::string(name), title},
                 std::string(name) + " needs the weights of " + title + ", which are not here");
}

}  // namespace foxtray::view
