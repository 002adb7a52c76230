#include "store_sqlite/database.h"

#include <sqlite3.h>

namespace foxtray::store::sqlite {
namespace {

int note_log_pages(void* pages, sqlite3*, const char*, int count) {
  *static_cast<int*>(pages) = count;
  return SQLITE_OK;
}

int flags(Database::Mode mode) {
  switch (mode) {
    case Database::Mode::made_if_missing:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Database::Mode::must_exist:
      return SQLITE_OPEN_READWRITE;
    case Database::Mode::read_only:
      return SQLITE_OPEN_READONLY;
  }
  return 0;
}

}  // namespace

Database::Database(const std::string& file, Mode mode, const std::string& file_system)
    : file_(file) {
  const char* name = file_system.empty() ? nullptr : file_system.c_str();
  const int code = sqlite3_open_v2(file.c_str(), &handle_, flags(mode) | SQLITE_OPEN_NOMUTEX, name);
  sqlite3_extended_result_codes(handle_, 1);
  if (code != SQLITE_OK) {
    const int extended = sqlite3_extended_errcode(handle_);
    sqlite3_close(handle_);
    handle_ = nullptr;
    fail(extended);
  }
  sqlite3_busy_timeout(handle_, 10'000);
  sqlite3_wal_hook(handle_, note_log_pages, &log_pages_);
}

Database::~Database() { sqlite3_close(handle_); }

void Database::run(const std::string& sql) {
  const int code = sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

std::int64_t Database::number(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.row() ? statement.number(0) : 0;
}

std::string Database::text(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.row() ? statement.text(0) : "";
}

void Database::checkpoint() {
  const int code =
      sqlite3_wal_checkpoint_v2(handle_, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  if (code != SQLITE_OK && code != SQLITE_BUSY) fail(code);
}

void Database::keep_log_at_end() {
  sqlite3_db_config(handle_, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void Database::roll_back() {
  if (sqlite3_get_autocommit(handle_) == 0)
    sqlite3_exec(handle_, "ROLLBACK", nullptr, nullptr, nullptr);
}

void Database::fail(int code) const {
  const bool of_sync = code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_DIR_FSYNC;
  if (of_sync)
    throw Failure{file_ +
                      " could not be synced to its disk. Nothing more is stored in it until the "
                      "program is started again.",
                  true};
  switch (code & 0xFF) {
    case SQLITE_FULL:
      throw Failure{"The disk with " + file_ + " is full."};
    case SQLITE_CANTOPEN:
      throw Failure{file_ +
                    " cannot be opened: is its folder there, and may this user write in it?"};
    case SQLITE_READONLY:
    case SQLITE_PERM:
      throw Failure{file_ + " may not be written by this user."};
    case SQLITE_NOTADB:
      throw Failure{file_ + " is no database."};
    case SQLITE_CORRUPT:
      throw Failure{file_ + " is damaged. Restore a backup."};
    case SQLITE_BUSY:
      throw Failure{file_ + " is locked by another program."};
    case SQLITE_IOERR:
      throw Failure{file_ + " cannot be read or written: " + sqlite3_errstr(code) + "."};
    default:
      throw Failure{file_ + ": " + (handle_ ? sqlite3_errmsg(handle_) : sqlite3_errstr(code)) +
                    "."};
  }
}

Statement::Statement(Database& database, std::string_view sql) : database_(database) {
  const int code = sqlite3_prepare_v3(database.handle_, sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &handle_, nullptr);
  if (code != SQLITE_OK) database.fail(code);
}

Statement::~Statement() { sqlite3_finalize(handle_); }

bool Statement::row() {
  const int code = sqlite3_step(handle_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3_reset(handle_);
  database_.fail(code);
}

void Statement::reset() { sqlite3_reset(handle_); }

bool Statement::empty(int column) const {
  return sqlite3_column_type(handle_, column) == SQLITE_NULL;
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(handle_, column); }

std::string Statement::text(int column) const {
  const void* data = sqlite3_column_blob(handle_, column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_, column));
  return data == nullptr ? "" : std::string(static_cast<const char*>(data), size);
}

void Statement::bind(int place, std::int64_t value) { sqlite3_bind_int64(handle_, place, value); }

// The values outlive the step: `with` and `run` are one expression, and rows are read at once.
void Statement::bind(int place, std::string_view value) {
  sqlite3_bind_text64(handle_, place, value.data() ? value.data() : "", value.size(), SQLITE_STATIC,
                      SQLITE_UTF8);
}

void Statement::bind(int place, Bytes value) {
  sqlite3_bind_blob64(handle_, place, value.data, value.size, SQLITE_STATIC);
}

void Statement::bind_nothing(int place) { sqlite3_bind_null(handle_, place); }

}  // namespace foxtray::store::sqlite
