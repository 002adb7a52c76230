// What the library tells about itself, its games and its players.
#include "foxtray.h"

#include <string>

#include "catalog/catalog.h"
#include "roster/roster.h"
#include "texts.h"

namespace {

using foxtray::c::guarded;
using foxtray::c::tell;
using foxtray::game::Game;
using foxtray::game::Option;
namespace catalog = foxtray::catalog;
namespace roster = foxtray::roster;

const Game* game_of(int number) {
  const auto games = catalog::games();
  if (number < 0 || static_cast<size_t>(number) >= games.size()) return nullptr;
  return games[static_cast<size_t>(number)].game;
}

const Option* option_of(int game_number, int number) {
  const Game* game = game_of(game_number);
  if (game == nullptr || number < 0) return nullptr;
  if (static_cast<size_t>(number) >= game->options.size()) return nullptr;
  return &game->options[static_cast<size_t>(number)];
}

}  // namespace

// --- The library -------------------------------------------------------------------------------

int foxtray_interface(void) { return FOXTRAY_INTERFACE; }

const char* foxtray_version(void) { return FOXTRAY_VERSION; }

const char* foxtray_status_text(int status) {
  switch (status) {
    case FOXTRAY_OK:
      return "all is fine";
    case FOXTRAY_NULL:
      return "a pointer is NULL that must not be";
    case FOXTRAY_SHORT_BUFFER:
      return "there is not room enough";
    case FOXTRAY_OUT_OF_RANGE:
      return "there is nothing of that number";
    case FOXTRAY_BAD_POSITION:
      return "this is not a position, or it is damaged";
    case FOXTRAY_OTHER_VERSION:
      return "this position is of another version of foxtray";
    case FOXTRAY_CONCEALED:
      return "this position conceals something and cannot be played on";
    case FOXTRAY_BAD_GENERATOR:
      return "this is not a generator, or it is damaged";
    case FOXTRAY_BAD_SETUP:
      return "there is no such game, number of players or option";
    case FOXTRAY_BAD_RECORD:
      return "this text is not a correct record";
    case FOXTRAY_NO_SUCH_EVENT:
      return "the record has fewer events";
    case FOXTRAY_NO_SUCH_SEAT:
      return "there is no such seat";
    case FOXTRAY_NO_SUCH_PLAYER:
      return "there is no such player";
    case FOXTRAY_NOT_ASKED:
      return "this is not asked for now";
    case FOXTRAY_NOT_LEGAL:
      return "this may not be done now";
    case FOXTRAY_OUT_OF_MEMORY:
      return "there is not memory enough";
    case FOXTRAY_FAILED:
      return "foxtray has failed, which is a fault of its own";
    case FOXTRAY_NO_WEIGHTS:
      return "there are no weights for this";
    case FOXTRAY_NO_SEED:
      return "this game has no seed";
    case FOXTRAY_NO_SUCH_TABLE:
      return "no table of that number is open";
    case FOXTRAY_WEIGHTS_IN_USE:
      return "the game has weights already; they stay";
    default:
      return "there is no such status";
  }
}

// --- Games -------------------------------------------------------------------------------------

int foxtray_game_count(void) { return static_cast<int>(catalog::games().size()); }

int foxtray_game_id(int game, char* text, size_t room, size_t* length) {
  const Game* found = game_of(game);
  return found == nullptr ? FOXTRAY_OUT_OF_RANGE : tell(found->id, text, room, length);
}

int foxtray_game_title(int game, char* text, size_t room, size_t* length) {
  const Game* found = game_of(game);
  return found == nullptr ? FOXTRAY_OUT_OF_RANGE : tell(found->title, text, room, length);
}

int foxtray_game_players(int game, int* fewest, int* most) {
  const Game* found = game_of(game);
  if (found == nullptr) return FOXTRAY_OUT_OF_RANGE;
  if (fewest == nullptr || most == nullptr) return FOXTRAY_NULL;
  *fewest = found->min_players;
  *most = found->max_players;
  return FOXTRAY_OK;
}

int foxtray_option_count(int game, int* count) {
  const Game* found = game_of(game);
  if (found == nullptr) return FOXTRAY_OUT_OF_RANGE;
  if (count == nullptr) return FOXTRAY_NULL;
  *count = static_cast<int>(found->options.size());
  return FOXTRAY_OK;
}

int foxtray_option_name(int game, int option, char* text, size_t room, size_t* length) {
  const Option* found = option_of(game, option);
  return found == nullptr ? FOXTRAY_OUT_OF_RANGE : tell(found->name, text, room, length);
}

int foxtray_option_values(int game, int option, char* text, size_t room, size_t* length) {
  return guarded([&]() -> int {
    const Option* found = option_of(game, option);
    if (found == nullptr) return FOXTRAY_OUT_OF_RANGE;
    std::string values;
    for (const std::string_view value : found->values) {
      if (!values.empty()) values += ' ';
      values += value;
    }
    return tell(values, text, room, length);
  });
}

int foxtray_option_meaning(int game, int option, char* text, size_t room, size_t* length) {
  const Option* found = option_of(game, option);
  return found == nullptr ? FOXTRAY_OUT_OF_RANGE : tell(found->meaning, text, room, length);
}

// --- Players -----------------------------------------------------------------------------------

int foxtray_player_count(void) { return static_cast<int>(roster::names().size()); }

int foxtray_player_name(int player, char* text, size_t room, size_t* length) {
  const auto names = roster::names();
  if (player < 0 || static_cast<size_t>(player) >= names.size()) return FOXTRAY_OUT_OF_RANGE;
  return tell(names[static_cast<size_t>(player)], text, room, length);
}
