// The tables in the database, and how an older schema becomes the one of today.
#pragma once

#include "store/store.h"
#include "store_postgres/connection.h"

namespace foxtray::store::postgres {

/// Which schema this program writes.
inline constexpr int kSchema = 1;

/// Sets a connection up for what is in the schema `foxtray`.
void settle(Connection& connection);
/// Makes the schema, or brings it up to date; several nodes may do so at once. Refuses a newer one,
/// and a database that does not keep what it acknowledges.
void migrate(Connection& connection);
/// The epoch of the database. Draws a new one if it is another database than when it was drawn: one
/// that was restored, or a standby that took over.
Epoch epoch_of(Connection& connection);

}  // namespace foxtray::store::postgres
