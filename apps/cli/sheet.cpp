#include "cli/common.h"
#include "drawing/drawing.h"

namespace foxtray::cli {

int sheet(const SheetCall& call) {
  const game::Game& game = *game_named(call.game).game;
  const auto paper = drawing::paper_named(call.paper);
  if (!paper) throw Trouble{"the papers are a4 and letter, not " + call.paper};
  const std::string page = drawing::sheet_svg(game, *paper);
  if (call.out == "-") {
    print(page);
  } else {
    write_file(call.out, page);
  }
  return kFine;
}

}  // namespace foxtray::cli
