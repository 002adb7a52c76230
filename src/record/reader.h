// Reads records strictly: any text is safe input.
#pragma once

#include <optional>
#include <string_view>

#include "record/fault.h"
#include "record/record.h"

namespace foxtray::record {

struct ReadOptions {
  bool verify_dice = false;  // every throw must follow from the seed (docs/fair-dice.md)
};

/// Does the text begin as a record does, whatever follows? If not, it is something else.
bool begins_like_one(std::string_view text);

/// Reads a whole text in one pass. After a fault the record is what it was.
std::optional<Fault> read(std::string_view text, Record& record, ReadOptions options = {});

/// Longer texts are refused: no game comes near it.
inline constexpr std::size_t kMaxTextSize = std::size_t{64} << 20;

}  // namespace foxtray::record
