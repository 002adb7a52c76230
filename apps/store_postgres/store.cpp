#include "store_postgres/store.h"

#include <regex>

#include "store_postgres/reader.h"
#include "store_postgres/waker.h"
#include "store_postgres/writer.h"

namespace foxtray::store {
namespace postgres {
namespace {

// Changes in one transaction. The database joins appends and their lines by loops.
constexpr std::size_t kGroup = 128;

class PostgresStore final : public Store {
 public:
  explicit PostgresStore(const PostgresOptions& options)
      : deliver_(options.deliver),
        writer_(connected<Writer>(options.url)),
        reader_(connected<Reader>(options.url)),
        waker_(options) {}

  Epoch epoch() const override { return writer_->epoch(); }

  void append(Append append, Done<Fate> done) override {
    if (auto trouble = why_not(append)) return done(*std::move(trouble));
    changes_.hand_in(Addition{std::move(append), std::move(done)});
  }
  void remove(Rule rule, Done<std::vector<TableId>> done) override {
    changes_.hand_in(Removal{rule, std::move(done)});
  }
  void keep(std::string name, std::string text, Done<Fate> done) override {
    if (!is_line(name) || !is_line(text))
      return done(Trouble{"What is stored must be text in UTF-8, one line each."});
    changes_.hand_in(Note{std::move(name), std::move(text), std::move(done)});
  }

  void load(TableId table, Number from, Done<std::optional<StoredTable>> done) override {
    questions_.hand_in(postgres::load(table, from, std::move(done)));
  }
  void holdings(std::vector<SecretHash> hashes, Done<std::vector<Holding>> done) override {
    questions_.hand_in(postgres::holdings(hashes, std::move(done)));
  }
  void due(Time until, std::size_t at_most, Done<std::vector<Deadline>> done) override {
    questions_.hand_in(postgres::due(until, at_most, std::move(done)));
  }
  void list(TableId after, std::size_t at_most, Done<std::vector<Summary>> done) override {
    questions_.hand_in(postgres::list(after, at_most, std::move(done)));
  }
  void kept(std::string name, Done<std::optional<std::string>> done) override {
    questions_.hand_in(postgres::kept(name, std::move(done)));
  }

  void watch(TableId table, Number next) override { waker_.watch(table, next); }
  void unwatch(TableId table) override { waker_.unwatch(table); }

  Figures figures() const override { return writer_->figures(); }
  std::optional<Trouble> ailment() const override { return writer_->ailment(); }

 private:
  template <class Part>
  static std::unique_ptr<Part> connected(const std::string& url) {
    auto part = std::make_unique<Part>(url);
    part->connect();
    return part;
  }

  void write(std::vector<Change> changes) {
    News news;
    waker_.writing(changes);
    Calls calls = writer_->carry_out(std::move(changes), news);
    waker_.wrote(news);
    deliver_(std::move(calls));
  }

  const Deliver deliver_;
  const std::unique_ptr<Writer> writer_;
  const std::unique_ptr<Reader> reader_;
  Waker waker_;
  // The threads come last: they end first, and in the opposite order.
  Worker<Question> questions_{64, [this](const auto& some) { deliver_(reader_->answer(some)); }};
  Worker<Change> changes_{kGroup, [this](auto some) { write(std::move(some)); }};
};

}  // namespace
}  // namespace postgres

Result<std::unique_ptr<Store>> open_postgres(PostgresOptions options) {
  try {
    return std::make_unique<postgres::PostgresStore>(options);
  } catch (const postgres::Failure& failure) {
    return Trouble{failure.sentence};
  }
}

std::string shown_url(const std::string& url) {
  static const std::regex in_url("(://[^:/@]*):[^@/]*@");
  static const std::regex in_words("password *= *('[^']*'|[^ &]*)");
  return std::regex_replace(std::regex_replace(url, in_url, "$1@"), in_words, "password=***");
}

}  // namespace foxtray::store
