// What a view refuses, as the interface's status.
#pragma once

#include "c/foxtray.h"
#include "view/view.h"

namespace foxtray::c {

constexpr foxtray_status status_of(view::Status status) {
  switch (status) {
    case view::Status::fine:
      return FOXTRAY_OK;
    case view::Status::bad_setup:
    case view::Status::no_such_game:
      return FOXTRAY_BAD_SETUP;
    case view::Status::bad_record:
      return FOXTRAY_BAD_RECORD;
    case view::Status::no_such_event:
      return FOXTRAY_NO_SUCH_EVENT;
    case view::Status::no_such_seat:
      return FOXTRAY_NO_SUCH_SEAT;
    case view::Status::no_such_player:
      return FOXTRAY_NO_SUCH_PLAYER;
    case view::Status::not_asked:
      return FOXTRAY_NOT_ASKED;
    case view::Status::not_legal:
      return FOXTRAY_NOT_LEGAL;
    case view::Status::no_weights:
      return FOXTRAY_NO_WEIGHTS;
    case view::Status::no_seed:
      return FOXTRAY_NO_SEED;
    case view::Status::weights_in_use:
      return FOXTRAY_WEIGHTS_IN_USE;
    case view::Status::no_such_table:
      return FOXTRAY_NO_SUCH_TABLE;
  }
  return FOXTRAY_FAILED;
}

}  // namespace foxtray::c
