// A record as a client gives it, opened.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "players/player.h"
#include "record/reader.h"
#include "table/table.h"
#include "view/view.h"

namespace foxtray::view {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

/// A refusal, or nothing if all is well.
using Refusal = std::optional<Answer>;

/// Why a call was refused, besides what is wrong with a record (record::Wrong) and what a table
/// refuses (view/refusal_words.h).
enum class Cause : std::uint8_t {
  no_such_thing,   // what: seat, event, game, player, form or paper
  odd_characters,  // in what: game, option or name
  bad_seed,        // the seed
  no_seed,
  no_weights,      // the player, and the title of the game
  wrong_weights,   // the title of the game
  weights_in_use,  // the title of the game
  cannot_weigh,    // the player
};
inline constexpr std::array<std::string_view, 8> kCauses = {
    "no_such_thing", "odd_characters", "bad_seed",       "no_seed",
    "no_weights",    "wrong_weights",  "weights_in_use", "cannot_weigh"};
static_assert(kCauses.size() == static_cast<std::size_t>(Cause::cannot_weigh) + 1);

Answer refused(Status status, Cause cause, std::vector<std::string> operands, std::string sentence);
Answer no_such(Status status, std::string_view what, std::string sentence);
/// Of a record that cannot be read: with the number of the line.
Answer refused(const record::Fault& fault);
/// Of words that would make such a record.
Answer refused_setup(const record::Fault& fault);
/// Of what a table does not do; `text` is the move that was not legal.
Answer refused(const Game& game, const Position& position, const table::Refusal& refusal,
               std::string_view text = {});

Refusal open(std::string_view text, record::Record& record);
/// Is there such a seat?
Refusal find_seat(const record::Record& record, int number, Seat& seat);
/// Is there such a seat, and is it asked?
Refusal find_asked(const record::Record& record, const Position& position, int number, Seat& seat);
/// The player of that name, if it knows the game.
Refusal find_player(const Game& game, std::string_view name,
                    std::unique_ptr<players::Player>& player);

}  // namespace foxtray::view
