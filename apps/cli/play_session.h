// A game that people play at this terminal: a table kept going, what people have to do next, and
// where the game is kept. It knows nothing of screens.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/draw_look.h"
#include "cli/play_words.h"
#include "cli/save_file.h"
#include "cli/spoken_dice.h"
#include "host/host.h"

namespace foxtray::cli {

/// What people have to do next.
enum class Need : std::uint8_t {
  decision,   // the asked seat decides
  curtain,    // hand the screen over to the asked seat, which has something to hide
  go_on,      // let the dice roll; until then decisions can be taken back
  real_roll,  // tell what real dice show
  over,
  leave,  // the program was interrupted
};

struct SessionSetup {
  std::vector<table::Chair> chairs;
  std::uint64_t seed = 0;  // of the players' lots
  host::Dice dice = host::Dice::typed();
};

class Session {
 public:
  /// The file holds the game already.
  Session(record::Record record, const SessionSetup& setup, Look look, SaveFile file);

  /// Lets players move and dice roll until people have to do something. Saves what is new.
  Need run();
  game::Seat asked() const { return asked_; }
  /// Is a decision wanted?
  bool asking() const { return asking_; }
  int people() const;

  void play(game::Move move);
  /// As it is shown.
  Refused play(std::string_view text);
  void lift_curtain() { lifted_ = true; }
  void let_roll() { rolling_ = true; }
  /// Real dice: the talk about the throw that chance owes.
  SpokenDice& spoken();
  Refused hear_dice(std::string_view answer);

  Refused undo();
  bool can_undo() const { return table().undo_point().has_value(); }

  /// Saves the game if it is not; says why it cannot.
  std::optional<std::string> keep();
  /// Keeps the game in another file from now on, one that is not there yet; says why it cannot.
  std::optional<std::string> keep_in(const std::string& path);
  /// What the file lacks of a game that could not be saved, as a sentence.
  std::string missing() const;

  /// What happened since the last call.
  std::vector<std::string> take_news();

  const table::Table& table() const { return host_.table(); }
  const game::Game& game() const { return table().game(); }
  const Look& look() const { return look_; }
  const SaveFile& file() const { return file_; }
  bool real_dice() const { return table().throws() == table::Throws::typed; }
  /// Does chance owe a card, and not dice?
  bool card_is_next() const { return game().chance(table().position()).law == dice::Law::card; }
  /// What the asked seat may know; all of it when nobody is asked.
  game::Position seen() const;
  View view_of(const game::Position& position) const {
    return {table().record().header(), position, look_};
  }

 private:
  std::optional<Need> need();
  Need ask(game::Seat seat);
  void step();
  Refused sentence(const table::Answer& answer) const;
  void tell();
  void save();

  host::Company company_;
  host::Host host_;
  Look look_;
  SaveFile file_;
  game::Seat asked_ = 0;
  bool asking_ = false;
  bool lifted_ = false;   // the curtain, for the asked seat
  bool rolling_ = false;  // people have agreed to the next roll
  std::optional<SpokenDice> spoken_;
  std::size_t told_ = 0;  // events told as news
  game::Position told_position_;
  std::size_t saved_ = 0;  // events in the file
  bool unsaved_ = false;
  bool failed_ = false;        // the last time it was to be saved
  bool begun_in_file_ = true;  // what the file holds is how this game began
  std::vector<std::string> news_;
};

/// The best move of the asked seat, and why, as the strongest player weighs it.
struct Hint {
  game::Move move{};
  std::string words;
};
Hint hint_for(const Session& session);

/// The front ends: both return when the game is over or people leave it.
void play_in_lines(Session& session);
void play_on_screen(Session& session);
/// Gives the terminal back, if the screen has it.
void leave_screen();

/// How the game stands or how it ended, in a few lines.
void put_standing(const Session& session);

/// Says where the game is kept. If it could not be saved, asks where else, and says what is lost.
/// Returns the exit status.
int take_leave(Session& session);

/// A line from standard input, without its end; nothing at the end of the input, or after an
/// interrupt.
std::optional<std::string> read_line();

}  // namespace foxtray::cli
