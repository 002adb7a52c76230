// Tables in one file. One thread writes: all appends that wait at a time become one transaction and
// one sync. Another reads, and a third brings what was written from the log of SQLite into the
// file.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "store/store.h"
#include "store_worker/worker.h"

namespace foxtray::store {

struct SqliteOptions {
  std::string file;
  Deliver deliver = deliver_at_once;
  /// How long SQLite's log becomes before it is brought into the file, in pages.
  int log_pages = 48'000;
  /// For tests: the file system, as SQLite names it, and whether a commit waits for the disk.
  std::string file_system{};
  bool sync_commits = true;
};

/// Opens the file, or makes it; brings an older one up to date. Trouble says what is wrong with it.
/// It has one owner at a time, so its watchers are never woken.
Result<std::unique_ptr<Store>> open_sqlite(SqliteOptions options);

/// Copies a file while it is in use. The copy is of one moment, complete and durable, and begins an
/// epoch of its own when it is opened. Nothing, if it worked.
std::optional<Trouble> back_up_sqlite(const std::string& file, const std::string& to);

/// Puts a backup in the place of `file`, which must not be in use and must not be there.
std::optional<Trouble> restore_sqlite(const std::string& backup, const std::string& file);

}  // namespace foxtray::store
