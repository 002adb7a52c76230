// The tables of the file, and how an older file becomes one of today.
#pragma once

#include "store/store.h"
#include "store_sqlite/database.h"

namespace foxtray::store::sqlite {

/// Which schema this program writes.
inline constexpr int kSchema = 1;

/// Throws if this is a database of another program, or of a newer foxtray. An empty one is fine.
void refuse_foreign(Database& database, const std::string& file);
/// Makes the schema, or brings it up to date.
void migrate(Database& database);
/// The epoch of the file; draws one if it is new or was a backup.
Epoch epoch_of(Database& database);
/// Whoever opens it next draws an epoch.
void forget_epoch(Database& database);

}  // namespace foxtray::store::sqlite
