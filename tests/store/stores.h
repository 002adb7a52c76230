// The fixture of the demands on a store: short words for what is asked of it.
#pragma once

#include <algorithm>

#include "backend.h"

namespace foxtray::store {

constexpr TableId kTable{7};

inline SecretHash hash(unsigned char fill) {
  SecretHash hash;
  hash.fill(fill);
  return hash;
}

class Stores : public testing::TestWithParam<BackendKind> {
 protected:
  void SetUp() override {
    backend_ = GetParam().make();
    open();
  }

  void open() {
    store_.reset();
    store_ = backend_->open(nobody_);
  }

  Append creation(TableId table = kTable) const {
    return {.table = table, .epoch = store_->epoch(), .time = 1000, .head = "what is played"};
  }
  Append addition(Number next, std::vector<std::string> lines, TableId table = kTable) const {
    return {.table = table,
            .epoch = store_->epoch(),
            .next = next,
            .time = 2000,
            .lines = std::move(lines)};
  }

  Fate append(Append append) { return this->append(*store_, std::move(append)); }
  Fate append(Store& store, Append append) {
    return get<Fate>(*backend_, [&](Done<Fate> done) { store.append(append, std::move(done)); });
  }
  std::optional<StoredTable> load(TableId table = kTable, Number from = 1) {
    return get<std::optional<StoredTable>>(
        *backend_, [&](auto done) { store_->load(table, from, std::move(done)); });
  }
  std::vector<std::string> lines(TableId table = kTable) {
    std::vector<std::string> texts;
    const auto loaded = load(table);
    if (loaded)
      for (const LogLine& line : loaded->lines) texts.push_back(line.text);
    return texts;
  }
  std::vector<Holding> holdings(std::vector<SecretHash> hashes) {
    return get<std::vector<Holding>>(*backend_,
                                     [&](auto done) { store_->holdings(hashes, std::move(done)); });
  }
  std::vector<Deadline> due(Time until, std::size_t at_most = 100) {
    return get<std::vector<Deadline>>(
        *backend_, [&](auto done) { store_->due(until, at_most, std::move(done)); });
  }
  std::vector<TableId> list(TableId after, std::size_t at_most) {
    std::vector<TableId> ids;
    for (const Summary& summary : get<std::vector<Summary>>(
             *backend_, [&](auto done) { store_->list(after, at_most, std::move(done)); }))
      ids.push_back(summary.table);
    return ids;
  }
  std::vector<TableId> remove(Rule rule) {
    auto removed = get<std::vector<TableId>>(
        *backend_, [&](auto done) { store_->remove(rule, std::move(done)); });
    std::sort(removed.begin(), removed.end());
    return removed;
  }
  std::optional<std::string> kept(const std::string& name) {
    return get<std::optional<std::string>>(*backend_,
                                           [&](auto done) { store_->kept(name, std::move(done)); });
  }
  Result<Fate> keep(const std::string& name, const std::string& text) {
    return answer<Fate>(*backend_, [&](auto done) { store_->keep(name, text, std::move(done)); });
  }

  const Wake nobody_ = [](TableId, Number) { ADD_FAILURE() << "woken without reason"; };
  std::unique_ptr<Backend> backend_;
  std::unique_ptr<Store> store_;
};

}  // namespace foxtray::store
