#include "catalog/catalog.h"

namespace foxtray::catalog {

game::Soundness soundness(const Entry& entry, const game::Position& position) {
  if (entry.sheet != nullptr) return clever::soundness(*entry.sheet, position);
  return wizard::soundness(position);
}

}  // namespace foxtray::catalog
