// A file system for SQLite that remembers what was not synced, can lose it, and can fail.
#pragma once

#include <cstdint>
#include <string>

namespace foxtray::store::frail_disk {

/// The name under which SQLite knows it. There is one for the whole process.
const std::string& name();

/// Forgets all files, and works again.
void mend();

/// The power fails: the files of a folder are written to another one as they may be found
/// afterwards. What was synced is there; of the other writes each may be or not, by the seed. From
/// now on every write and sync fails.
void lose_power(const std::string& folder, const std::string& to, std::uint64_t seed);

/// From now on the disk is full, or not.
void fill(bool full);
/// The `nth` sync from now on fails, the first being 1.
void fail_sync(int nth);
/// The `nth` write, sync or truncation from now on fails, and all that follow.
void fail_from(int nth);

}  // namespace foxtray::store::frail_disk
