// A table that a client keeps open (docs/view.md, V10): its record is read once, and every act says
// what happened, what it looks like now and what comes next.
#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include "host/host.h"
#include "view/json.h"
#include "view/open.h"

namespace foxtray::view {

struct Opening {
  std::string_view record;
  std::string_view seats;  // a word for each: `person`, or the name of a player
  bool typed = false;      // people roll real dice and type what they show
  std::uint64_t seed = 0;  // of what players draw, and of ties among typed dice
};

class OpenTable {
 public:
  OpenTable(const table::Table& table, std::optional<luck::FairDice> dice, std::uint64_t seed,
            host::Company& company);

  const table::Table& table() const { return host_.table(); }

  /// `viewer` is a seat, or kWatcher.
  void put_state(Json& json, game::Seat viewer) const;
  /// What comes next by itself: a throw that follows from the seed, or a player's move.
  Answer step(game::Seat viewer);
  Answer play(game::Seat seat, std::string_view text, game::Seat viewer);
  Answer roll(std::string_view text, game::Seat viewer);
  Answer undo(game::Seat viewer);

 private:
  Answer told(const table::Answer& answer, game::Seat viewer, std::string_view text = {}) const;
  Answer happened(game::Seat viewer) const;
  void put_event(Json& json) const;
  void put_waits(Json& json, game::Seat viewer) const;
  void put_undo(Json& json) const;
  void put_view(Json& json, game::Seat viewer) const;
  game::Seat asked_next(game::Actors seats, game::Seat viewer) const;

  host::Host host_;
  bool rolls_;  // the throws follow from a seed
  std::uint64_t seed_;
  std::optional<record::Event> undone_;  // what the last undo took back
};

/// Tables by number. A number is never used again.
class OpenTables {
 public:
  Answer open(const Opening& opening, int viewer);
  Answer look(std::uint32_t number, int viewer);
  Answer step(std::uint32_t number, int viewer);
  Answer play(std::uint32_t number, int seat, std::string_view text, int viewer);
  Answer roll(std::uint32_t number, std::string_view text, int viewer);
  Answer undo(std::uint32_t number, int viewer);
  /// V5
  Answer why(std::uint32_t number, int seat, std::string_view text);
  Answer close(std::uint32_t number);
  /// The number of the table that was opened last.
  std::uint32_t newest() const { return last_; }

 private:
  struct Found {
    OpenTable* table = nullptr;
    game::Seat viewer = 0;
    std::optional<Answer> refusal{};
  };
  Found find(std::uint32_t number, int viewer);

  host::Company company_;
  std::map<std::uint32_t, OpenTable> tables_;
  std::uint32_t last_ = 0;
};

}  // namespace foxtray::view
