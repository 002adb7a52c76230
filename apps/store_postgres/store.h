// Tables in a PostgreSQL database, which several nodes share. Each node has three connections: one
// writes, all appends that wait at a time in one transaction; one reads; one tells other nodes of
// what was written, and listens to them.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "store/store.h"
#include "store_worker/worker.h"

namespace foxtray::store {

struct PostgresOptions {
  std::string url;  // postgresql://..., or anything else that libpq takes
  Wake wake;
  Deliver deliver = deliver_at_once;
  /// How often watched tables are looked at in case that a notice was lost.
  std::chrono::milliseconds look_every{1000};
  /// For tests: whether other nodes are told at once.
  bool notices = true;
};

/// Connects, and brings the schema up to date. Trouble says what is wrong. A database that goes
/// away later is connected to again when something is asked; until then everything is refused in
/// words.
Result<std::unique_ptr<Store>> open_postgres(PostgresOptions options);

/// A URL without its password, to be shown.
std::string shown_url(const std::string& url);

}  // namespace foxtray::store
