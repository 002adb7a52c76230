// The Clever games on sheets that can be changed.
#pragma once

#include <span>

#include "clever/sheet.h"

namespace foxtray::tests {

std::span<clever::Sheet* const> changeable_sheets();

}  // namespace foxtray::tests
