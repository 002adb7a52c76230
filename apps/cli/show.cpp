#include <fmt/core.h>

#include "cli/common.h"
#include "cli/draw_sheet.h"
#include "cli/verbs.h"

namespace foxtray::cli {

int show(const ShowCall& call) {
  record::Record record;
  if (const auto fault = record::read(text_of_file(call.file), record)) {
    throw Trouble{fmt::format("{}:{}", call.file, fault->text()), kFailed};
  }
  const auto events = static_cast<int>(record.events.size());
  const int at = call.at.value_or(events);
  if (at < 0 || at > events)
    throw Trouble{fmt::format("the record has {} events, so --at is 0 to {}", events, events)};
  const game::Position position = record::replay(record, static_cast<std::size_t>(at));
  const Look look(*record.header.game, call.dice_set, call.ascii);
  const View view{record.header, position, look};
  print(text_of(draw_all(view), look.characters(), colours_of_output(call.plain)));
  return kFine;
}

}  // namespace foxtray::cli
