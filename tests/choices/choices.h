// What a player chooses in the positions of records: two builds, or two compilers, that choose
// alike print the same lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "players/player.h"

namespace foxtray::tests {

/// In every `every`-th decision of the record: `EVENT SEAT MOVE`, where EVENT is the number of the
/// event that was to come. Throws std::runtime_error if the text is no record.
std::vector<std::string> choices(players::Player& player, std::string_view record_text,
                                 std::size_t every);

}  // namespace foxtray::tests
