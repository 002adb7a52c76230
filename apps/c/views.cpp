// Views: a record in, an answer out.
#include "c/status.h"
#include "texts.h"

namespace {

using foxtray::c::guarded;
using foxtray::c::status_of;
using foxtray::c::tell;
using foxtray::c::text_in;
using foxtray::c::Why;
namespace view = foxtray::view;

/// The caller's room for an answer, and for a sentence if there is none.
struct Out {
  char* text;
  size_t room;
  size_t* length;
  char* why;
  size_t why_room;
};

/// Asks a view.
template <class Ask>
int answer(const Out& out, Ask ask) {
  return guarded([&]() -> int {
    const Why reason(out.why, out.why_room);
    const view::Answer answer = ask();
    if (answer.status != view::Status::fine)
      return reason.refuse(status_of(answer.status), answer.text);
    return tell(answer.text, out.text, out.room, out.length);
  });
}

}  // namespace

int foxtray_catalog(char* text, size_t room, size_t* length) {
  return answer({text, room, length, nullptr, 0}, [] { return view::catalog(FOXTRAY_VERSION); });
}

int foxtray_drawing(const char* game, size_t game_length, const char* form, size_t form_length,
                    char* text, size_t room, size_t* length, char* why, size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    return view::drawing(text_in(game, game_length), text_in(form, form_length));
  });
}

int foxtray_sheet(const char* game, size_t game_length, const char* paper, size_t paper_length,
                  char* text, size_t room, size_t* length, char* why, size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    return view::sheet(text_in(game, game_length), text_in(paper, paper_length));
  });
}

int foxtray_begin(const char* game, size_t game_length, int players, const char* options,
                  size_t options_length, const char* names, size_t names_length, const char* seed,
                  size_t seed_length, char* text, size_t room, size_t* length, char* why,
                  size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    return view::begin({.game = text_in(game, game_length),
                        .players = players,
                        .options = text_in(options, options_length),
                        .names = text_in(names, names_length),
                        .seed = text_in(seed, seed_length)});
  });
}

int foxtray_look(const char* record, size_t record_length, size_t events, int seat, char* text,
                 size_t room, size_t* length, char* why, size_t why_room) {
  static_assert(view::kAllEvents == FOXTRAY_ALL);
  return answer({text, room, length, why, why_room},
                [&] { return view::look(text_in(record, record_length), events, seat); });
}

int foxtray_move(const char* record, size_t record_length, int seat, const char* move,
                 size_t move_length, char* text, size_t room, size_t* length, char* why,
                 size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    return view::move(text_in(record, record_length), seat, text_in(move, move_length));
  });
}

int foxtray_throw(const char* record, size_t record_length, const char* outcome,
                  size_t outcome_length, char* text, size_t room, size_t* length, char* why,
                  size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    return view::roll(text_in(record, record_length), text_in(outcome, outcome_length));
  });
}

int foxtray_undo(const char* record, size_t record_length, unsigned yielding, int rolls, char* text,
                 size_t room, size_t* length, char* why, size_t why_room) {
  return answer({text, room, length, why, why_room},
                [&] { return view::undo(text_in(record, record_length), yielding, rolls != 0); });
}

int foxtray_why(const char* record, size_t record_length, int seat, const char* move,
                size_t move_length, char* text, size_t room, size_t* length, char* why,
                size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    return view::why(text_in(record, record_length), seat, text_in(move, move_length));
  });
}

int foxtray_think(const char* record, size_t record_length, int seat, const char* player,
                  size_t player_length, uint64_t seed, char* text, size_t room, size_t* length,
                  char* why, size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    return view::think(text_in(record, record_length), seat, text_in(player, player_length), seed);
  });
}

int foxtray_hint(const char* record, size_t record_length, int seat, const char* player,
                 size_t player_length, char* text, size_t room, size_t* length, char* why,
                 size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    return view::hint(text_in(record, record_length), seat, text_in(player, player_length));
  });
}

int foxtray_verdict(const char* record, size_t record_length, int seat, const char* move,
                    size_t move_length, const char* player, size_t player_length, char* text,
                    size_t room, size_t* length, char* why, size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    return view::verdict(text_in(record, record_length), seat, text_in(move, move_length),
                         text_in(player, player_length));
  });
}

int foxtray_odds(const char* record, size_t record_length, int seat, char* text, size_t room,
                 size_t* length, char* why, size_t why_room) {
  return answer({text, room, length, why, why_room},
                [&] { return view::odds(text_in(record, record_length), seat); });
}

int foxtray_analyse(const char* record, size_t record_length, const char* player,
                    size_t player_length, foxtray_progress progress, void* context, char* text,
                    size_t room, size_t* length, char* why, size_t why_room) {
  return answer({text, room, length, why, why_room}, [&] {
    view::Progress told;
    if (progress != nullptr) told = [&](size_t done, size_t all) { progress(done, all, context); };
    return view::analyse(text_in(record, record_length), text_in(player, player_length), told);
  });
}

int foxtray_weights(const char* game, size_t game_length, const unsigned char* bytes, size_t size,
                    char* why, size_t why_room) {
  return answer({nullptr, 0, nullptr, why, why_room}, [&] {
    const auto* first = reinterpret_cast<const std::byte*>(bytes);
    return view::take_weights(text_in(game, game_length), {first, bytes == nullptr ? 0 : size});
  });
}
