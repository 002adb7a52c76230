// A PostgreSQL of our own: a new cluster in a folder of its own, on a socket in that folder. It
// ends with this process, however that ends.
#pragma once

#include <sys/types.h>

#include <string>

#include "folder.h"

namespace foxtray::store {

class PostgresServer {
 public:
  /// One for the whole process, started when it is first asked for.
  static PostgresServer& instance();

  /// How libpq reaches a database without the schema, or with an empty one. There is one at a time.
  std::string new_database();
  std::string empty_database();
  void run(const std::string& database_url, const std::string& sql);
  std::string url(const std::string& database) const;

  void start();
  /// As a kill: nothing is written that has not been.
  void kill();
  ~PostgresServer();

 private:
  PostgresServer();
  /// A command that runs as a user who is not root: PostgreSQL insists.
  std::string as_user(const std::string& command) const;

  Folder folder_;
  std::string programs_;
  pid_t server_ = -1;
};

}  // namespace foxtray::store
