#include "frail_disk.h"

#include <sqlite3.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <vector>

#include "luck/generator.h"

namespace foxtray::store::frail_disk {
namespace {

using Bytes = std::vector<char>;

/// What was done to a file since it was synced.
struct Write {
  std::size_t place;
  Bytes bytes;
  bool truncates;  // the file ends at `place` then
};

struct File {
  Bytes synced;
  std::vector<Write> unsynced;
};

struct Disk {
  std::mutex mutex;
  std::map<std::string, File> files;
  bool dead = false;
  bool full = false;
  int sync_to_fail = 0;
  int fail_after = 0;
};

Disk& disk() {
  static Disk disk;
  return disk;
}

Bytes read_whole(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return Bytes(std::istreambuf_iterator<char>(in), {});
}

void apply(Bytes& content, const Write& write) {
  if (write.truncates) return content.resize(write.place);
  content.resize(std::max(content.size(), write.place + write.bytes.size()));
  std::copy(write.bytes.begin(), write.bytes.end(),
            content.begin() + static_cast<std::ptrdiff_t>(write.place));
}

/// Whether the operation must fail. The disk is locked.
bool fails() {
  Disk& all = disk();
  if (all.fail_after > 0 && --all.fail_after == 0) all.dead = true;
  return all.dead;
}

// --- A file, as SQLite sees it
// ---------------------------------------------------------------------

/// SQLite gives us the room for it; the file of the system lies behind it.
struct Shim {
  sqlite3_file base;
  char path[512];
  bool remembered;
};

sqlite3_file* real(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<Shim*>(file) + 1);
}

File* record(sqlite3_file* file) {
  const Shim* shim = reinterpret_cast<Shim*>(file);
  return shim->remembered ? &disk().files[shim->path] : nullptr;
}

int x_close(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }
int x_read(sqlite3_file* file, void* to, int size, sqlite3_int64 place) {
  return real(file)->pMethods->xRead(real(file), to, size, place);
}
int x_write(sqlite3_file* file, const void* from, int size, sqlite3_int64 place) {
  const std::lock_guard lock(disk().mutex);
  if (fails()) return SQLITE_IOERR_WRITE;
  if (disk().full) return SQLITE_FULL;
  const auto* bytes = static_cast<const char*>(from);
  if (File* known = record(file))
    known->unsynced.push_back({static_cast<std::size_t>(place), Bytes(bytes, bytes + size), false});
  return real(file)->pMethods->xWrite(real(file), from, size, place);
}
int x_truncate(sqlite3_file* file, sqlite3_int64 size) {
  const std::lock_guard lock(disk().mutex);
  if (fails()) return SQLITE_IOERR_TRUNCATE;
  if (File* known = record(file))
    known->unsynced.push_back({static_cast<std::size_t>(size), {}, true});
  return real(file)->pMethods->xTruncate(real(file), size);
}
/// The system's sync is left out: what is meant to survive is what is remembered here.
int x_sync(sqlite3_file* file, int) {
  const std::lock_guard lock(disk().mutex);
  if (fails() || (disk().sync_to_fail > 0 && --disk().sync_to_fail == 0)) return SQLITE_IOERR_FSYNC;
  if (File* known = record(file)) {
    for (const Write& write : known->unsynced) apply(known->synced, write);
    known->unsynced.clear();
  }
  return SQLITE_OK;
}
int x_size(sqlite3_file* file, sqlite3_int64* size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}
int x_lock(sqlite3_file* file, int lock) { return real(file)->pMethods->xLock(real(file), lock); }
int x_unlock(sqlite3_file* file, int lock) {
  return real(file)->pMethods->xUnlock(real(file), lock);
}
int x_reserved(sqlite3_file* file, int* reserved) {
  return real(file)->pMethods->xCheckReservedLock(real(file), reserved);
}
int x_control(sqlite3_file* file, int what, void* value) {
  return real(file)->pMethods->xFileControl(real(file), what, value);
}
int x_sector(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
/// No promise of the system's disk holds here.
int x_traits(sqlite3_file*) { return 0; }
int x_map(sqlite3_file* file, int region, int size, int extend, void volatile** memory) {
  return real(file)->pMethods->xShmMap(real(file), region, size, extend, memory);
}
int x_map_lock(sqlite3_file* file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void x_barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int x_unmap(sqlite3_file* file, int remove) {
  return real(file)->pMethods->xShmUnmap(real(file), remove);
}

const sqlite3_io_methods kMethods = {2,         x_close,  x_read,   x_write,  x_truncate,
                                     x_sync,    x_size,   x_lock,   x_unlock, x_reserved,
                                     x_control, x_sector, x_traits, x_map,    x_map_lock,
                                     x_barrier, x_unmap,  nullptr,  nullptr};

sqlite3_vfs* system_disk() { return sqlite3_vfs_find(nullptr); }

int open_file(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out) {
  Shim* shim = reinterpret_cast<Shim*>(file);
  *shim = {};
  const int code = system_disk()->xOpen(system_disk(), path, real(file), flags, out);
  if (code != SQLITE_OK) return code;
  shim->base.pMethods = &kMethods;
  shim->remembered = path != nullptr && std::strlen(path) < sizeof shim->path;
  if (!shim->remembered) return SQLITE_OK;
  std::strcpy(shim->path, path);
  const std::lock_guard lock(disk().mutex);
  if (!disk().files.contains(path)) disk().files[path] = {read_whole(path), {}};
  return SQLITE_OK;
}

int delete_file(sqlite3_vfs*, const char* path, int sync) {
  const std::lock_guard lock(disk().mutex);
  if (disk().dead) return SQLITE_IOERR_DELETE;
  disk().files.erase(path);
  return system_disk()->xDelete(system_disk(), path, sync);
}

int access_file(sqlite3_vfs*, const char* path, int flags, int* result) {
  return system_disk()->xAccess(system_disk(), path, flags, result);
}
int full_path(sqlite3_vfs*, const char* path, int size, char* out) {
  return system_disk()->xFullPathname(system_disk(), path, size, out);
}

sqlite3_vfs made() {
  sqlite3_vfs shim = *system_disk();
  shim.szOsFile += static_cast<int>(sizeof(Shim));
  shim.zName = "frail";
  shim.pNext = nullptr;
  shim.xOpen = open_file;
  shim.xDelete = delete_file;
  shim.xAccess = access_file;
  shim.xFullPathname = full_path;
  return shim;
}

}  // namespace

const std::string& name() {
  static sqlite3_vfs shim = made();
  static const int registered = sqlite3_vfs_register(&shim, 0);
  static const std::string name = registered == SQLITE_OK ? shim.zName : "";
  return name;
}

void mend() {
  const std::lock_guard lock(disk().mutex);
  disk().files.clear();
  disk().dead = disk().full = false;
  disk().sync_to_fail = disk().fail_after = 0;
}

void lose_power(const std::string& folder, const std::string& to, std::uint64_t seed) {
  const std::lock_guard lock(disk().mutex);
  disk().dead = true;
  luck::Generator luck(seed);
  for (const auto& [path, file] : disk().files) {
    if (path.compare(0, folder.size(), folder) != 0) continue;
    Bytes content = file.synced;
    const std::uint32_t kept = luck.below(5);  // of four writes
    for (const Write& write : file.unsynced)
      if (luck.below(4) < kept) apply(content, write);
    const auto name = std::filesystem::path(path).filename();
    std::ofstream out(std::filesystem::path(to) / name, std::ios::binary);
    out.write(content.data(), static_cast<std::streamsize>(content.size()));
  }
}

void fill(bool full) {
  const std::lock_guard lock(disk().mutex);
  disk().full = full;
}

void fail_sync(int nth) {
  const std::lock_guard lock(disk().mutex);
  disk().sync_to_fail = nth;
}

void fail_from(int nth) {
  const std::lock_guard lock(disk().mutex);
  disk().fail_after = nth;
}

}  // namespace foxtray::store::frail_disk
