#include "cli/screen_known.h"

#include <curses.h>
#include <term.h>  // needs curses.h before it
#include <unistd.h>

namespace foxtray::cli {

bool screen_is_known() {
  int what_is_wrong = 0;
  if (setupterm(nullptr, STDOUT_FILENO, &what_is_wrong) != OK) return false;
  del_curterm(cur_term);
  return true;
}

}  // namespace foxtray::cli
