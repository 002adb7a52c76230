// A record as a client gives it, opened.
#pragma once

#include "players/player.h"
#include "table/table.h"
#include "view/view.h"

namespace foxtray::view {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

/// A refusal, or nothing if all is well.
using Refusal = std::optional<Answer>;

Answer refused(Status status, std::string sentence);

Refusal open(std::string_view text, record::Record& record);
/// Is there such a seat?
Refusal find_seat(const record::Record& record, int number, Seat& seat);
/// Is there such a seat, and is it asked?
Refusal find_asked(const record::Record& record, const Position& position, int number, Seat& seat);
/// The player of that name, if it knows the game.
Refusal find_player(const Game& game, std::string_view name,
                    std::unique_ptr<players::Player>& player);

}  // namespace foxtray::view
