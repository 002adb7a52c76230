// Answers questions; all that wait at a time are sent in one go.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"
#include "store_postgres/connection.h"
#include "store_worker/worker.h"

namespace foxtray::store::postgres {

/// One question: what is sent, and what is made of the answer.
struct Question {
  std::string statement;  // as prepared by the reader
  Values values;
  std::function<std::function<void()>(const Rows& rows)> answered;
  std::function<void()> refused(const Trouble& trouble) const {
    return [refuse = refuse, trouble] { refuse(trouble); };
  }
  std::function<void(const Trouble&)> refuse;
};

Question load(TableId table, Number from, Done<std::optional<StoredTable>> done);
Question holdings(const std::vector<SecretHash>& hashes, Done<std::vector<Holding>> done);
Question due(Time until, std::size_t at_most, Done<std::vector<Deadline>> done);
Question list(TableId after, std::size_t at_most, Done<std::vector<Summary>> done);
Question kept(const std::string& name, Done<std::optional<std::string>> done);

class Reader {
 public:
  explicit Reader(std::string url) : url_(std::move(url)) {}
  void connect();
  Calls answer(const std::vector<Question>& questions);

 private:
  const std::string url_;
  std::unique_ptr<Connection> connection_;
};

}  // namespace foxtray::store::postgres
