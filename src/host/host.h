// One table kept going: throws that nobody types and moves of seats for which a player decides are
// made here, one at a time, until a person is asked. The terminal, the browser and the server use
// this loop:
//
//   Host host(Table(header, dice.throws()), dice, {.seed = seed}, company);
//   for (;;) {
//     switch (host.next().kind) {
//       case Next::Kind::person: ... show the table, and wait for a command to host.table()
//       case Next::Kind::typed:  ... wait for a throw of real dice
//       case Next::Kind::over:   ... done
//       case Next::Kind::roll:
//       case Next::Kind::player:
//         host.step();            // one entry more in the log
//     }
//   }
//
// After each step whoever embeds it may store the new entry, show it and pause. A player may also
// think elsewhere, as in another worker of a browser: then its move goes to host.table().play()
// instead of a step. The same table, dice and lots go on in the same way every time.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "host/dice.h"
#include "players/player.h"

namespace foxtray::host {

using game::Move;
using game::Seat;
using table::Table;

/// Players by name, made when they are first needed. One company serves all tables of a thread.
class Company {
 public:
  /// Nothing if there is no such player, or it does not know the game.
  players::Player* find(const std::string& name, const game::Game& game);

 private:
  std::map<std::string, std::unique_ptr<players::Player>, std::less<>> players_;
};

/// The lots that players draw.
struct Lots {
  /// What they follow from, besides the seed: the number of events so far, or what the seat sees.
  enum class From : std::uint8_t { events, position };
  std::uint64_t seed = 0;
  From from = From::position;
};

/// Of several seats that are asked at once, who goes first?
enum class First : std::uint8_t { players, people };

/// What comes next.
struct Next {
  enum class Kind : std::uint8_t {
    over,
    person,  // a decision of a person on one of `seats`
    typed,   // a throw of real dice
    roll,    // the dice, by a step
    player,  // a decision of the player of `seat`, by a step
  };
  Kind kind{};
  game::Actors seats{};
  Seat seat = 0;

  bool by_step() const { return kind == Kind::roll || kind == Kind::player; }
};

class Host {
 public:
  /// The company must outlive the host.
  Host(Table table, Dice dice, Lots lots, Company& company, First first = First::players);

  const Table& table() const { return table_; }
  Table& table() { return table_; }

  Next next() const;
  /// Rolls, or lets a player choose: whichever comes next. It must be one of these. False, and
  /// nothing changed, if the player is not known here or lacks the weights of the game.
  bool step();

 private:
  game::Actors asked(bool of_players) const;
  bool play(Seat seat);

  Table table_;
  Dice dice_;
  Lots lots_;
  Company* company_;
  First first_;
};

}  // namespace foxtray::host
