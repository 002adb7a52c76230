// SQLite's C interface behind two small classes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

struct sqlite3;
struct sqlite3_stmt;

namespace foxtray::store::sqlite {

/// Thrown by what follows, and caught at the edge of this folder.
struct Failure {
  std::string sentence;
  bool of_sync = false;  // the disk may have lost what it took before
};

class Database {
 public:
  enum class Mode { made_if_missing, must_exist, read_only };
  Database(const std::string& file, Mode mode, const std::string& file_system = {});
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void run(const std::string& sql);
  /// The first value of the first row.
  std::int64_t number(const std::string& sql);
  std::string text(const std::string& sql);
  /// Brings pages from the log into the file, as many as nobody reads.
  void checkpoint();
  /// How many pages the log has. Told by whoever writes, after each of its commits.
  int log_pages() const { return log_pages_; }
  /// Leaves the files as they are when closed.
  void keep_log_at_end();
  /// A transaction that failed is not open any more.
  void roll_back();

  [[noreturn]] void fail(int code) const;

 private:
  friend class Statement;
  std::string file_;
  sqlite3* handle_ = nullptr;
  int log_pages_ = 0;
};

/// A statement that is prepared once. Reset before it is bound anew.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  /// Begins anew, with these values.
  template <class... Values>
  Statement& with(const Values&... values) {
    reset();
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }
  /// The next row; false: there is none.
  bool row();
  /// To the end.
  void run() {
    while (row()) {
    }
    reset();
  }
  /// Lets go of what it reads.
  void reset();

  bool empty(int column) const;
  std::int64_t number(int column) const;
  std::string text(int column) const;

 private:
  struct Bytes {
    const void* data;
    std::size_t size;
  };
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view value);
  void bind(int place, Bytes value);
  void bind_nothing(int place);
  template <class Array>
    requires requires(const Array& array) { std::tuple_size<Array>::value; }
  void bind(int place, const Array& bytes) {
    bind(place, Bytes{bytes.data(), bytes.size()});
  }
  template <class Value>
  void bind(int place, const std::optional<Value>& value) {
    if (value)
      bind(place, *value);
    else
      bind_nothing(place);
  }

  Database& database_;
  sqlite3_stmt* handle_ = nullptr;
};

}  // namespace foxtray::store::sqlite
