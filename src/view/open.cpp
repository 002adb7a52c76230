#include "view/open.h"

#include "record/reader.h"

namespace foxtray::view {

Answer refused(Status status, std::string sentence) { return {status, std::move(sentence)}; }

Refusal open(std::string_view text, record::Record& record) {
  const auto fault = record::read(text, record);
  if (!fault) return std::nullopt;
  return refused(Status::bad_record, fault->text());
}

Refusal find_seat(const record::Record& record, int number, Seat& seat) {
  if (number < 0 || number >= record.header.setup.players)
    return refused(Status::no_such_seat, "there is no such seat");
  seat = static_cast<Seat>(number);
  return std::nullopt;
}

Refusal find_asked(const record::Record& record, const Position& position, int number, Seat& seat) {
  if (auto refusal = find_seat(record, number, seat)) return refusal;
  const game::Actors actors = record.header.game->actors(position);
  if (actors.has(seat)) return std::nullopt;
  if (actors.over()) return refused(Status::not_asked, "the game is over");
  if (actors.chance())
    return refused(Status::not_asked, "nobody is asked now: the dice or a card come next");
  return refused(Status::not_asked, "it is not the turn of seat " + std::to_string(seat + 1));
}

Refusal find_player(const Game& game, std::string_view name,
                    std::unique_ptr<players::Player>& player) {
  player = players::make(name);
  if (player == nullptr) return refused(Status::no_such_player, "there is no such player");
  if (player->knows(game)) return std::nullopt;
  return refused(Status::no_weights, std::string(name) + " needs the weights of " +
                                         std::string(game.title) + ", which are not here");
}

}  // namespace foxtray::view
