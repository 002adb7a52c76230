// Reads records strictly: any text is safe input.
#pragma once

#include <optional>
#include <string_view>

#include "record/fault.h"
#include "record/record.h"

namespace foxtray::record {

/// What a correct text comes to.
struct Reading {
  Header header;
  Position position;  // after the last event
  std::size_t events = 0;
  bool has_result = false;
};

/// How to read.
struct Manner {
  std::vector<Event>* keep = nullptr;  // store the events here
  bool verify_dice = false;            // every throw must follow from the seed (docs/fair-dice.md)
};

/// Does the text begin as a record does, whatever follows? If not, it is something else.
bool begins_like_one(std::string_view text);

/// Reads and replays a whole text.
std::optional<Fault> read(std::string_view text, Reading& reading, Manner manner = {});

/// The same, as a record.
std::optional<Fault> read(std::string_view text, Record& record);

/// Longer texts are refused: no game comes near it.
inline constexpr std::size_t kMaxTextSize = std::size_t{64} << 20;

}  // namespace foxtray::record
