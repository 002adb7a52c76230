// Making positions, and asking about them.
#include <algorithm>
#include <string>

#include "buffer.h"
#include "game/words.h"
#include "record/reader.h"
#include "texts.h"

namespace {

using foxtray::c::find_seat;
using foxtray::c::guarded;
using foxtray::c::open;
using foxtray::c::Opened;
using foxtray::c::seats_of;
using foxtray::c::tell;
using foxtray::c::text_in;
using foxtray::c::Why;
using foxtray::game::Seat;
using foxtray::game::Words;
namespace catalog = foxtray::catalog;
namespace game = foxtray::game;
namespace record = foxtray::record;

/// The header that says what the caller of foxtray_new said. Each of its words must be one word.
std::string header_of(std::string_view id, int seats, std::string_view options) {
  std::string text = "foxtray 1\ngame ";
  text += id;
  text += "\nplayers " + std::to_string(seats) + "\n";
  Words words(options);
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    text += "option ";
    text += word;
    text += '\n';
  }
  return text += "---\n";
}

bool has_odd_characters(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == '#';
  });
}

}  // namespace

int foxtray_new(foxtray_position* position, const char* game, size_t game_length, int players,
                const char* options, size_t options_length, char* why, size_t why_room) {
  return guarded([&]() -> int {
    const Why reason(why, why_room);
    if (position == nullptr) return reason.refuse(FOXTRAY_NULL);
    const std::string_view id = text_in(game, game_length);
    const std::string_view house_rules = text_in(options, options_length);
    if (id.size() > record::kMaxTextSize || house_rules.size() > record::kMaxTextSize ||
        has_odd_characters(id) || has_odd_characters(house_rules)) {
      return reason.refuse(FOXTRAY_BAD_SETUP, "the name of a game or an option is plain text");
    }
    record::Record reading;
    if (const auto fault = record::read(header_of(id, players, house_rules), reading)) {
      return reason.refuse(FOXTRAY_BAD_SETUP, fault->sentence());
    }
    *position = foxtray::c::close(reading.game(), reading.position());
    return FOXTRAY_OK;
  });
}

int foxtray_load(foxtray_position* position, const char* record_text, size_t record_length,
                 size_t events, size_t* total, char* why, size_t why_room) {
  return guarded([&]() -> int {
    const Why reason(why, why_room);
    if (position == nullptr) return reason.refuse(FOXTRAY_NULL);
    record::Record found;
    if (const auto fault = record::read(text_in(record_text, record_length), found)) {
      return reason.refuse(FOXTRAY_BAD_RECORD, fault->text());
    }
    if (total != nullptr) *total = found.events().size();
    if (events == FOXTRAY_ALL) events = found.events().size();
    if (events > found.events().size()) {
      return reason.refuse(FOXTRAY_NO_SUCH_EVENT,
                           "the record has " + std::to_string(found.events().size()) + " events");
    }
    *position = foxtray::c::close(found.game(), found.position_after(events));
    return FOXTRAY_OK;
  });
}

int foxtray_check(const foxtray_position* position) {
  Opened at;
  return open(position, at);
}

int foxtray_table(const foxtray_position* position, int* game, int* players) {
  Opened at;
  if (const auto status = open(position, at); status != FOXTRAY_OK) return status;
  if (game != nullptr) {
    *game = static_cast<int>(&catalog::entry_of(*at.game) - catalog::games().data());
  }
  if (players != nullptr) *players = seats_of(at);
  return FOXTRAY_OK;
}

int foxtray_header(const foxtray_position* position, char* text, size_t room, size_t* length) {
  return guarded([&]() -> int {
    Opened at;
    if (const auto status = open(position, at); status != FOXTRAY_OK) return status;
    const record::Header header{at.game, at.game->setup(at.position), {}, {}};
    return tell(record::header_text(header), text, room, length);
  });
}

int foxtray_result(const foxtray_position* position, char* text, size_t room, size_t* length) {
  return guarded([&]() -> int {
    Opened at;
    if (const auto status = open(position, at); status != FOXTRAY_OK) return status;
    if (!at.game->actors(at.position).over()) return FOXTRAY_NOT_ASKED;
    return tell(record::result_line(*at.game, at.position), text, room, length);
  });
}

int foxtray_score(const foxtray_position* position, int seat, int* points, int* tie_break) {
  Opened at;
  Seat who = 0;
  if (const auto status = open(position, at); status != FOXTRAY_OK) return status;
  if (const auto status = find_seat(at, seat, who); status != FOXTRAY_OK) return status;
  const game::Score score = at.game->score(at.position, who);
  if (points != nullptr) *points = score.points;
  if (tie_break != nullptr) *tie_break = score.tie_break;
  return FOXTRAY_OK;
}

int foxtray_conceal(foxtray_position* position, int seat) {
  Opened at;
  Seat who = 0;
  if (const auto status = open(position, at); status != FOXTRAY_OK) return status;
  if (const auto status = find_seat(at, seat, who); status != FOXTRAY_OK) return status;
  at.game->conceal(at.position, who);
  *position = foxtray::c::close(*at.game, at.position);
  return FOXTRAY_OK;
}

int foxtray_same(const foxtray_position* one, const foxtray_position* other, int* same) {
  Opened first;
  Opened second;
  if (same == nullptr) return FOXTRAY_NULL;
  if (const auto status = open(one, first); status != FOXTRAY_OK) return status;
  if (const auto status = open(other, second); status != FOXTRAY_OK) return status;
  *same = first.game == second.game && first.position == second.position ? 1 : 0;
  return FOXTRAY_OK;
}

int foxtray_hash(const foxtray_position* position, uint64_t* hash) {
  Opened at;
  if (hash == nullptr) return FOXTRAY_NULL;
  if (const auto status = open(position, at); status != FOXTRAY_OK) return status;
  *hash = foxtray::c::check_word(*position);
  return FOXTRAY_OK;
}
