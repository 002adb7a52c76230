// The end of play: where the game is kept, or that it is not.
#include <fmt/core.h>

#include <cstdio>

#include "cli/common.h"
#include "cli/interrupts.h"
#include "cli/play_session.h"

namespace foxtray::cli {
namespace {

void say(const Session& session, const std::string& text) {
  print(in_characters(text, session.look().characters()));
  std::fflush(stdout);
}

/// Asks until the game is kept; false if people give up, or are not there.
bool rescued(Session& session, std::string trouble) {
  for (;;) {
    say(session, fmt::format(" The game is not kept: {}.\n {}.\n", trouble, session.missing()));
    if (Interrupts::noted()) return false;
    say(session, " Another file to keep it in, Enter to try again, or quit to lose that > ");
    const auto line = read_line();
    if (!line || *line == "quit") {
      say(session, line ? "" : "\n");
      return false;
    }
    const auto again = line->empty() ? session.keep() : session.keep_in(*line);
    if (!again) return true;
    trouble = *again;
  }
}

}  // namespace

void put_standing(const Session& session) {
  const View view = session.view_of(session.table().position());
  Drawing out;
  if (session.table().actors().over()) {
    out.append(" " + std::string(session.game().title), {.bold = true});
    out.append(draw_result(view));
  } else {
    out.append(draw_table(view).part(0, 1));
    for (game::Seat seat = 0; seat < view.header.setup.players; ++seat)
      out.append(score_line(view, seat));
  }
  print(text_of(out, session.look().characters(), colours_of_output(false)));
}

int take_leave(Session& session) {
  const auto trouble = session.keep();
  for (const std::string& line : session.take_news()) say(session, " . " + line + "\n");
  const bool kept = !trouble || rescued(session, *trouble);
  if (kept) {
    say(session, fmt::format(" The game is kept in {}.\n", session.file().path()));
    return Interrupts::status_or(kFine);
  }
  say(session, fmt::format(" The game is not kept. {}.\n", session.missing()));
  return Interrupts::status_or(kWrongCall);
}

}  // namespace foxtray::cli
