#include "cli/common.h"
#include "cli/draw_look.h"
#include "drawing/drawing.h"

namespace foxtray::cli {

int sheet(const SheetCall& call) {
  const game::Game& game = *game_named(call.game).game;
  const auto paper = drawing::paper_named(call.paper);
  if (!paper) throw Trouble{"the papers are a4 and letter, not " + call.paper};
  const std::string page = drawing::sheet_svg(game, *paper, dice_set_for(game, call.dice_set));
  if (call.out == "-") {
    print_bytes(page);
  } else {
    write_file(call.out, page);
  }
  return kFine;
}

}  // namespace foxtray::cli
