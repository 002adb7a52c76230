// The WebAssembly module: the views of the C interface (docs/view.md) for a host in JavaScript.
//
// The host writes the texts of a call one after the other to foxtray_room, calls, and reads the
// answer (JSON, a record, or a refusal as JSON) from foxtray_answer. It holds until the
// next call. web/src/engine/module.ts does all that.
#include <string>

#include "c/status.h"
#include "view/open_table.h"
#include "view/view.h"

#define FOXTRAY_EXPORT(name) __attribute__((export_name("foxtray_" #name))) name

extern "C" __attribute__((import_module("foxtray"), import_name("progress"))) void
foxtray_host_progress(std::size_t done, std::size_t all);

namespace {

namespace view = foxtray::view;

std::string texts_in;
std::string answer_text;
view::OpenTables tables;

int keep(view::Answer answer) {
  answer_text = std::move(answer.status == view::Status::fine ? answer.text : answer.refusal);
  return foxtray::c::status_of(answer.status);
}

}  // namespace

namespace foxtray::wasm {

/// Room for so many bytes of texts in.
char* FOXTRAY_EXPORT(room)(std::size_t size) {
  texts_in.resize(size);
  return texts_in.data();
}
const char* FOXTRAY_EXPORT(answer)() { return answer_text.data(); }
std::size_t FOXTRAY_EXPORT(answer_length)() { return answer_text.size(); }

int FOXTRAY_EXPORT(catalog)() { return keep(view::catalog(FOXTRAY_VERSION)); }

int FOXTRAY_EXPORT(begin)(const char* game, std::size_t game_length, int players,
                          const char* options, std::size_t options_length, const char* names,
                          std::size_t names_length, const char* seed, std::size_t seed_length) {
  return keep(view::begin({.game = {game, game_length},
                           .players = players,
                           .options = {options, options_length},
                           .names = {names, names_length},
                           .seed = {seed, seed_length}}));
}

/// `events` is the number of events that count; -1: all of them.
int FOXTRAY_EXPORT(look)(const char* record, std::size_t record_length, int events, int seat) {
  const std::size_t number = events < 0 ? view::kAllEvents : static_cast<std::size_t>(events);
  return keep(view::look({record, record_length}, number, seat));
}

int FOXTRAY_EXPORT(move)(const char* record, std::size_t record_length, int seat, const char* move,
                         std::size_t move_length) {
  return keep(view::move({record, record_length}, seat, {move, move_length}));
}

__attribute__((export_name("foxtray_throw"))) int roll(const char* record,
                                                       std::size_t record_length,
                                                       const char* outcome,
                                                       std::size_t outcome_length) {
  return keep(view::roll({record, record_length}, {outcome, outcome_length}));
}

/// A table that is kept open (docs/view.md, V10): the answer has its number.
int FOXTRAY_EXPORT(table_open)(const char* record, std::size_t record_length, const char* seats,
                               std::size_t seats_length, int typed, unsigned seed, int viewer) {
  return keep(tables.open({.record = {record, record_length},
                           .seats = {seats, seats_length},
                           .typed = typed != 0,
                           .seed = seed},
                          viewer));
}

int FOXTRAY_EXPORT(table_look)(unsigned table, int viewer) {
  return keep(tables.look(table, viewer));
}

int FOXTRAY_EXPORT(table_step)(unsigned table, int viewer) {
  return keep(tables.step(table, viewer));
}

int FOXTRAY_EXPORT(table_play)(unsigned table, int seat, const char* move, std::size_t move_length,
                               int viewer) {
  return keep(tables.play(table, seat, {move, move_length}, viewer));
}

int FOXTRAY_EXPORT(table_roll)(unsigned table, const char* outcome, std::size_t outcome_length,
                               int viewer) {
  return keep(tables.roll(table, {outcome, outcome_length}, viewer));
}

int FOXTRAY_EXPORT(table_undo)(unsigned table, int viewer) {
  return keep(tables.undo(table, viewer));
}

int FOXTRAY_EXPORT(table_why)(unsigned table, int seat, const char* text, std::size_t text_length) {
  return keep(tables.why(table, seat, {text, text_length}));
}

int FOXTRAY_EXPORT(table_close)(unsigned table) { return keep(tables.close(table)); }

int FOXTRAY_EXPORT(why)(const char* record, std::size_t record_length, int seat, const char* text,
                        std::size_t text_length) {
  return keep(view::why({record, record_length}, seat, {text, text_length}));
}

int FOXTRAY_EXPORT(think)(const char* record, std::size_t record_length, int seat,
                          const char* player, std::size_t player_length, unsigned seed) {
  return keep(view::think({record, record_length}, seat, {player, player_length}, seed));
}

int FOXTRAY_EXPORT(hint)(const char* record, std::size_t record_length, int seat,
                         const char* player, std::size_t player_length) {
  return keep(view::hint({record, record_length}, seat, {player, player_length}));
}

int FOXTRAY_EXPORT(verdict)(const char* record, std::size_t record_length, int seat,
                            const char* move, std::size_t move_length, const char* player,
                            std::size_t player_length) {
  return keep(
      view::verdict({record, record_length}, seat, {move, move_length}, {player, player_length}));
}

int FOXTRAY_EXPORT(odds)(const char* record, std::size_t record_length, int seat) {
  return keep(view::odds({record, record_length}, seat));
}

int FOXTRAY_EXPORT(analyse)(const char* record, std::size_t record_length, const char* player,
                            std::size_t player_length) {
  return keep(
      view::analyse({record, record_length}, {player, player_length}, foxtray_host_progress));
}

int FOXTRAY_EXPORT(drawing)(const char* game, std::size_t game_length, const char* form,
                            std::size_t form_length) {
  return keep(view::drawing({game, game_length}, {form, form_length}));
}

int FOXTRAY_EXPORT(sheet)(const char* game, std::size_t game_length, const char* paper,
                          std::size_t paper_length) {
  return keep(view::sheet({game, game_length}, {paper, paper_length}));
}

int FOXTRAY_EXPORT(weights)(const char* game, std::size_t game_length, const std::byte* bytes,
                            std::size_t size) {
  return keep(view::take_weights({game, game_length}, {bytes, size}));
}

}  // namespace foxtray::wasm
