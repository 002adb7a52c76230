// Decisions, chance, and players that choose.
#include <string>

#include "buffer.h"
#include "record/record.h"
#include "roster/roster.h"
#include "texts.h"

namespace {

using foxtray::c::find_seat;
using foxtray::c::guarded;
using foxtray::c::open;
using foxtray::c::Opened;
using foxtray::c::tell;
using foxtray::c::text_in;
using foxtray::c::Why;
using foxtray::game::Actors;
using foxtray::game::Move;
using foxtray::game::MoveList;
using foxtray::game::Seat;
using foxtray::luck::Generator;
namespace game = foxtray::game;
namespace roster = foxtray::roster;
namespace record = foxtray::record;

static_assert(FOXTRAY_MAX_SEATS == game::kMaxSeats && FOXTRAY_MAX_MOVES == MoveList::kCapacity);
static_assert(FOXTRAY_LINE_ROOM > game::kMaxText);
static_assert(FOXTRAY_CHANCE == Actors::table().bits());

/// A position and a seat that is asked there.
foxtray_status open_asked(const foxtray_position* buffer, int number, Opened& at, Seat& seat) {
  if (const auto status = open(buffer, at); status != FOXTRAY_OK) return status;
  if (const auto status = find_seat(at, number, seat); status != FOXTRAY_OK) return status;
  return at.game->actors(at.position).has(seat) ? FOXTRAY_OK : FOXTRAY_NOT_ASKED;
}

/// A position in which chance owes something.
foxtray_status open_chance(const foxtray_position* buffer, Opened& at) {
  if (const auto status = open(buffer, at); status != FOXTRAY_OK) return status;
  return at.game->actors(at.position).chance() ? FOXTRAY_OK : FOXTRAY_NOT_ASKED;
}

int refuse_asking(const Why& why, foxtray_status status, const Opened& at, int seat) {
  if (status != FOXTRAY_NOT_ASKED) return why.refuse(status);
  const Actors actors = at.game->actors(at.position);
  if (actors.over()) return why.refuse(status, "the game is over");
  if (actors.chance())
    return why.refuse(status, "nobody is asked now: the dice or a card come next");
  return why.refuse(status, "seat " + std::to_string(seat + 1) + " is not asked now");
}

int refuse_move(const Why& why, const Opened& at, Seat seat, std::string_view text) {
  return why.refuse(FOXTRAY_NOT_LEGAL,
                    record::sentence(*at.game, at.game->why_not(at.position, seat, text)));
}

MoveList legal_moves(const Opened& at, Seat seat) {
  MoveList list;
  at.game->legal(at.position, seat, list);
  return list;
}

int make_move(foxtray_position& buffer, Opened& at, Seat seat, Move move, const Why& why) {
  if (!at.whole) return why.refuse(FOXTRAY_CONCEALED);
  at.game->apply(at.position, seat, move);
  buffer = foxtray::c::close(*at.game, at.position);
  return FOXTRAY_OK;
}

}  // namespace

// --- Decisions --------------------------------------------------------------------------------

int foxtray_actors(const foxtray_position* position, unsigned* actors) {
  Opened at;
  if (actors == nullptr) return FOXTRAY_NULL;
  if (const auto status = open(position, at); status != FOXTRAY_OK) return status;
  *actors = at.game->actors(at.position).bits();
  return FOXTRAY_OK;
}

int foxtray_legal(const foxtray_position* position, int seat, uint16_t* codes, size_t room,
                  size_t* count) {
  Opened at;
  Seat who = 0;
  if (count != nullptr) *count = 0;
  if (const auto status = open_asked(position, seat, at, who); status != FOXTRAY_OK) return status;
  const MoveList list = legal_moves(at, who);
  if (count != nullptr) *count = list.size();
  if (codes == nullptr) return FOXTRAY_OK;
  if (room < list.size()) return FOXTRAY_SHORT_BUFFER;
  for (const Move move : list) *codes++ = static_cast<uint16_t>(move);
  return FOXTRAY_OK;
}

int foxtray_legal_text(const foxtray_position* position, char* text, size_t room, size_t* length) {
  return guarded([&]() -> int {
    Opened at;
    if (const auto status = open(position, at); status != FOXTRAY_OK) return status;
    std::string lines;
    for (const std::string& line : record::legal_lines(*at.game, at.position)) lines += line + "\n";
    return tell(lines, text, room, length);
  });
}

int foxtray_say(const foxtray_position* position, int seat, uint16_t code, char* text, size_t room,
                size_t* length) {
  Opened at;
  Seat who = 0;
  if (const auto status = open_asked(position, seat, at, who); status != FOXTRAY_OK) return status;
  if (!legal_moves(at, who).contains(Move{code})) return FOXTRAY_NOT_LEGAL;
  std::array<char, game::kMaxText> line;
  const char* end = at.game->say(at.position, who, Move{code}, line.data());
  return tell({line.data(), end}, text, room, length);
}

int foxtray_hear(const foxtray_position* position, int seat, const char* text, size_t text_length,
                 uint16_t* code, char* why, size_t why_room) {
  return guarded([&]() -> int {
    const Why reason(why, why_room);
    Opened at;
    Seat who = 0;
    if (code == nullptr) return reason.refuse(FOXTRAY_NULL);
    const auto status = open_asked(position, seat, at, who);
    if (status != FOXTRAY_OK) return refuse_asking(reason, status, at, seat);
    const std::string_view words = text_in(text, text_length);
    const auto move = at.game->hear(at.position, who, words);
    if (!move) return refuse_move(reason, at, who, words);
    *code = static_cast<uint16_t>(*move);
    return FOXTRAY_OK;
  });
}

int foxtray_play(foxtray_position* position, int seat, uint16_t code, char* why, size_t why_room) {
  return guarded([&]() -> int {
    const Why reason(why, why_room);
    Opened at;
    Seat who = 0;
    const auto status = open_asked(position, seat, at, who);
    if (status != FOXTRAY_OK) return refuse_asking(reason, status, at, seat);
    if (!legal_moves(at, who).contains(Move{code})) {
      return reason.refuse(FOXTRAY_NOT_LEGAL, "the code is not that of a legal move");
    }
    return make_move(*position, at, who, Move{code}, reason);
  });
}

int foxtray_play_text(foxtray_position* position, int seat, const char* text, size_t text_length,
                      char* why, size_t why_room) {
  return guarded([&]() -> int {
    const Why reason(why, why_room);
    Opened at;
    Seat who = 0;
    const auto status = open_asked(position, seat, at, who);
    if (status != FOXTRAY_OK) return refuse_asking(reason, status, at, seat);
    const std::string_view words = text_in(text, text_length);
    const auto move = at.game->hear(at.position, who, words);
    if (!move) return refuse_move(reason, at, who, words);
    return make_move(*position, at, who, *move, reason);
  });
}

// --- Chance -----------------------------------------------------------------------------------

int foxtray_chance(const foxtray_position* position, char* text, size_t room, size_t* length) {
  Opened at;
  if (const auto status = open_chance(position, at); status != FOXTRAY_OK) return status;
  std::array<char, game::kMaxText> line;
  const char* end = at.game->say_chance(at.position, line.data());
  return tell({line.data(), end}, text, room, length);
}

int foxtray_roll_text(foxtray_position* position, const char* text, size_t text_length, char* why,
                      size_t why_room) {
  return guarded([&]() -> int {
    const Why reason(why, why_room);
    Opened at;
    const auto status = open_chance(position, at);
    if (status == FOXTRAY_NOT_ASKED) {
      const bool over = at.game->actors(at.position).over();
      return reason.refuse(status, over ? "the game is over" : "a player must decide first");
    }
    if (status != FOXTRAY_OK) return reason.refuse(status);
    const auto outcome = at.game->hear_throw(at.position, text_in(text, text_length));
    if (!outcome) {
      const std::string owed = record::legal_lines(*at.game, at.position)[0];
      return reason.refuse(FOXTRAY_NOT_LEGAL, "this cannot come now, but: " + owed);
    }
    at.game->roll(at.position, *outcome);
    *position = foxtray::c::close(*at.game, at.position);
    return FOXTRAY_OK;
  });
}

int foxtray_seed(foxtray_generator* generator, uint64_t seed) {
  if (generator == nullptr) return FOXTRAY_NULL;
  *generator = foxtray::c::close(Generator(seed));
  return FOXTRAY_OK;
}

int foxtray_roll(foxtray_position* position, foxtray_generator* generator, char* text, size_t room,
                 size_t* length) {
  Opened at;
  if (generator == nullptr) return FOXTRAY_NULL;
  if (const auto status = open_chance(position, at); status != FOXTRAY_OK) return status;
  auto luck = foxtray::c::open(*generator);
  if (!luck) return FOXTRAY_BAD_GENERATOR;
  const foxtray::dice::Throw outcome = luck->sample(at.game->chance(at.position));
  std::array<char, game::kMaxText> line;
  const char* end = at.game->say_throw(at.position, outcome, line.data());
  const int status = tell({line.data(), end}, text, room, length);
  if (status != FOXTRAY_OK) return status;
  at.game->roll(at.position, outcome);
  *position = foxtray::c::close(*at.game, at.position);
  *generator = foxtray::c::close(*luck);
  return FOXTRAY_OK;
}

// --- Players that choose ----------------------------------------------------------------------

int foxtray_choose(const foxtray_position* position, int seat, const char* player,
                   size_t player_length, foxtray_generator* generator, uint16_t* code) {
  return guarded([&]() -> int {
    Opened at;
    Seat who = 0;
    if (generator == nullptr || code == nullptr) return FOXTRAY_NULL;
    if (const auto status = open_asked(position, seat, at, who); status != FOXTRAY_OK)
      return status;
    auto luck = foxtray::c::open(*generator);
    if (!luck) return FOXTRAY_BAD_GENERATOR;
    const auto chooser = roster::make(text_in(player, player_length));
    if (chooser == nullptr) return FOXTRAY_NO_SUCH_PLAYER;
    if (!chooser->knows(*at.game)) return FOXTRAY_NO_WEIGHTS;
    at.game->conceal(at.position, who);
    *code = static_cast<uint16_t>(chooser->choose(*at.game, at.position, who, *luck));
    *generator = foxtray::c::close(*luck);
    return FOXTRAY_OK;
  });
}
