// Answers questions about what is durable.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/store.h"
#include "store_sqlite/database.h"

namespace foxtray::store::sqlite {

class Reader {
 public:
  Reader(Database& database, Epoch epoch);

  std::optional<StoredTable> load(TableId table, Number from);
  std::vector<Holding> holdings(const std::vector<SecretHash>& hashes);
  std::vector<Deadline> due(Time until, std::size_t at_most);
  std::vector<Summary> list(TableId after, std::size_t at_most);
  std::optional<std::string> kept(const std::string& name);

 private:
  std::optional<Summary> summary(TableId table);

  const Epoch epoch_;
  Statement begin_, end_;
  Statement one_, lines_, refused_, keys_, holders_, due_, list_, note_;
};

}  // namespace foxtray::store::sqlite
