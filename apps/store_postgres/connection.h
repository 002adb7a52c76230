// libpq behind two small classes. Everything is sent in pipeline mode: many statements go out
// before the first answer comes in.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct pg_conn;
struct pg_result;

namespace foxtray::store::postgres {

/// Thrown by what follows, and caught at the edge of this folder.
struct Failure {
  std::string sentence;
  std::string code{};  // SQLSTATE, if the database said it
  bool again() const { return code == "40P01" || code == "40001"; }  // two nodes stood in their way
};

/// What a statement came to.
class Rows {
 public:
  explicit Rows(pg_result* result);
  int size() const;
  bool empty(int row, int column) const;
  std::int64_t number(int row, int column) const;
  std::string text(int row, int column) const;
  bool truth(int row, int column) const { return text(row, column) == "t"; }
  /// As COMMIT, or ROLLBACK if there was nothing to commit.
  std::string command() const;

 private:
  struct Clear {
    void operator()(pg_result* result) const;
  };
  std::unique_ptr<pg_result, Clear> result_;
};

using Values = std::vector<std::optional<std::string>>;

class Connection {
 public:
  explicit Connection(const std::string& url);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// Sends a statement. Its parameters are $1, $2 and so on.
  void send(const std::string& sql, const Values& values = {});
  void prepare(const std::string& name, const std::string& sql);
  void send_prepared(const std::string& name, const Values& values);
  /// Ends a group: if a statement of it fails, those after it are left out.
  void end_group();
  /// The answer to the next statement that was sent. Throws what the database says; the connection
  /// can be used on, after `drain`.
  Rows answer();
  /// Takes all answers until the end of the group, and throws the first failure among them.
  void drain();

  /// Sends one statement as a group of its own, and waits for the answer.
  Rows ask(const std::string& sql, const Values& values = {});

  /// Waits until something comes in or `other` can be read; at most so long.
  void wait(int other, std::chrono::milliseconds at_most);
  /// What other nodes told since the last time.
  std::vector<std::string> notices();
  /// Whether the connection is gone: nothing can be done with it.
  bool lost() const;

 private:
  void expect(bool sent);
  void wait_for_answer();
  [[noreturn]] void fail(pg_result* result);
  [[noreturn]] void fail_lost();

  std::string where_;
  std::unique_ptr<pg_conn, void (*)(pg_conn*)> handle_;
};

}  // namespace foxtray::store::postgres
