#include <fmt/core.h>

#include "cli/common.h"
#include "cli/draw_sheet.h"
#include "cli/play_words.h"
#include "cli/verbs.h"

namespace foxtray::cli {

int show(const ShowCall& call) {
  record::Record record;
  if (const auto fault = record::read(text_of_file(call.file), record)) {
    throw Trouble{fmt::format("{}:{}", call.file, fault->text()), kFailed};
  }
  const auto events = static_cast<int>(record.events().size());
  const int at = call.at.value_or(events);
  if (at < 0 || at > events)
    throw Trouble{
        fmt::format("the record has {}, so --at is 0 to {}", counted(events, "event"), events)};
  const game::Position position = record.position_after(static_cast<std::size_t>(at));
  dice_set_for(record.game(), call.dice_set);
  const Look look(record.game(), call.dice_set, ascii_output(call.ascii));
  const View view{record.header(), position, look};
  Drawing drawing = draw_all(view);
  if (view.game().actors(position).over()) {
    drawing.append("");
    drawing.append(draw_result(view));
  }
  print(text_of(drawing, look.characters(), colours_of_output(call.plain)));
  return kFine;
}

}  // namespace foxtray::cli
