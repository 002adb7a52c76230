// Tables that are kept open, by number.
#include <map>
#include <mutex>
#include <string>

#include "c/status.h"
#include "texts.h"
#include "view/open_table.h"

namespace {

using foxtray::c::guarded;
using foxtray::c::status_of;
using foxtray::c::tell;
using foxtray::c::text_in;
using foxtray::c::Why;
namespace view = foxtray::view;

struct Registry {
  std::mutex busy;
  view::OpenTables tables;
  std::map<std::uint32_t, std::string> answers;  // of every open table the last one
};

Registry& registry() {
  static Registry all;
  return all;
}

/// Asks a table, and keeps the answer.
template <class Ask>
int ask(std::uint32_t table, char* why, size_t why_room, Ask act) {
  return guarded([&]() -> int {
    const Why reason(why, why_room);
    Registry& all = registry();
    const std::lock_guard lock(all.busy);
    view::Answer answer = act(all.tables);
    if (answer.status != view::Status::fine)
      return reason.refuse(status_of(answer.status), answer.text);
    all.answers[table] = std::move(answer.text);
    return FOXTRAY_OK;
  });
}

}  // namespace

int foxtray_table_open(const char* record, size_t record_length, const char* seats,
                       size_t seats_length, int typed, uint64_t seed, int viewer, uint32_t* table,
                       char* why, size_t why_room) {
  return guarded([&]() -> int {
    const Why reason(why, why_room);
    if (table == nullptr) return reason.refuse(FOXTRAY_NULL);
    Registry& all = registry();
    const std::lock_guard lock(all.busy);
    view::Answer answer = all.tables.open({.record = text_in(record, record_length),
                                           .seats = text_in(seats, seats_length),
                                           .typed = typed != 0,
                                           .seed = seed},
                                          viewer);
    if (answer.status != view::Status::fine)
      return reason.refuse(status_of(answer.status), answer.text);
    *table = all.tables.newest();
    all.answers[*table] = std::move(answer.text);
    return FOXTRAY_OK;
  });
}

int foxtray_table_look(uint32_t table, int viewer, char* why, size_t why_room) {
  return ask(table, why, why_room,
             [&](view::OpenTables& tables) { return tables.look(table, viewer); });
}

int foxtray_table_step(uint32_t table, int viewer, char* why, size_t why_room) {
  return ask(table, why, why_room,
             [&](view::OpenTables& tables) { return tables.step(table, viewer); });
}

int foxtray_table_play(uint32_t table, int seat, const char* move, size_t move_length, int viewer,
                       char* why, size_t why_room) {
  return ask(table, why, why_room, [&](view::OpenTables& tables) {
    return tables.play(table, seat, text_in(move, move_length), viewer);
  });
}

int foxtray_table_roll(uint32_t table, const char* outcome, size_t outcome_length, int viewer,
                       char* why, size_t why_room) {
  return ask(table, why, why_room, [&](view::OpenTables& tables) {
    return tables.roll(table, text_in(outcome, outcome_length), viewer);
  });
}

int foxtray_table_undo(uint32_t table, int viewer, char* why, size_t why_room) {
  return ask(table, why, why_room,
             [&](view::OpenTables& tables) { return tables.undo(table, viewer); });
}

int foxtray_table_answer(uint32_t table, char* text, size_t room, size_t* length) {
  return guarded([&]() -> int {
    Registry& all = registry();
    const std::lock_guard lock(all.busy);
    const auto found = all.answers.find(table);
    if (found == all.answers.end()) return FOXTRAY_NO_SUCH_TABLE;
    return tell(found->second, text, room, length);
  });
}

int foxtray_table_why(uint32_t table, int seat, const char* move, size_t move_length, char* text,
                      size_t room, size_t* length, char* why, size_t why_room) {
  return guarded([&]() -> int {
    const Why reason(why, why_room);
    Registry& all = registry();
    const std::lock_guard lock(all.busy);
    const view::Answer answer = all.tables.why(table, seat, text_in(move, move_length));
    if (answer.status != view::Status::fine)
      return reason.refuse(status_of(answer.status), answer.text);
    return tell(answer.text, text, room, length);
  });
}

int foxtray_table_close(uint32_t table) {
  return guarded([&]() -> int {
    Registry& all = registry();
    const std::lock_guard lock(all.busy);
    all.answers.erase(table);
    return status_of(all.tables.close(table).status);
  });
}
