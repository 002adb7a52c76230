#include "store_sqlite/store.h"

#include <atomic>
#include <memory>

#include "store_sqlite/file_lock.h"
#include "store_sqlite/reader.h"
#include "store_sqlite/schema.h"
#include "store_sqlite/writer.h"

namespace foxtray::store {
namespace sqlite {
namespace {

constexpr std::size_t kGroup = 512;  // changes in one transaction
using Question = std::function<std::function<void()>(Reader&)>;

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const SqliteOptions& options)
      : lock_(options.file),
        deliver_(options.deliver),
        pages_most_(options.log_pages),
        writing_(options.file, Database::Mode::made_if_missing, options.file_system),
        epoch_(prepare(writing_, options)),
        reading_(options.file, Database::Mode::must_exist, options.file_system),
        bringing_(options.file, Database::Mode::must_exist, options.file_system),
        writer_(writing_, epoch_),
        reader_(reading_, epoch_) {
    reading_.run("PRAGMA query_only = 1");
    // Before it has read something, a connection sees no log.
    bringing_.number("SELECT count(*) FROM meta");
  }

  Epoch epoch() const override { return epoch_; }

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
    ask([=](Reader& reader) { return reader.load(table, from); }, std::move(done));
  }
  void holdings(std::vector<SecretHash> hashes, Done<std::vector<Holding>> done) override {
    ask([hashes = std::move(hashes)](Reader& reader) { return reader.holdings(hashes); },
        std::move(done));
  }
  void due(Time until, std::size_t at_most, Done<std::vector<Deadline>> done) override {
    ask([=](Reader& reader) { return reader.due(until, at_most); }, std::move(done));
  }
  void list(TableId after, std::size_t at_most, Done<std::vector<Summary>> done) override {
    ask([=](Reader& reader) { return reader.list(after, at_most); }, std::move(done));
  }
  void kept(std::string name, Done<std::optional<std::string>> done) override {
    ask([name = std::move(name)](Reader& reader) { return reader.kept(name); }, std::move(done));
  }

  void watch(TableId, Number) override {}
  void unwatch(TableId) override {}

  Figures figures() const override { return writer_.figures(); }
  std::optional<Trouble> ailment() const override { return writer_.ailment(); }

 private:
  static Epoch prepare(Database& database, const SqliteOptions& options) {
    refuse_foreign(database, options.file);
    database.run("PRAGMA page_size = 2048");
    if (database.text("PRAGMA journal_mode = WAL") != "wal")
      throw Failure{options.file + " is on a file system that SQLite's log cannot be used on."};
    database.run(options.sync_commits ? "PRAGMA synchronous = FULL"
                                      : "PRAGMA synchronous = NORMAL");
    migrate(database);
    return epoch_of(database);
  }

  template <class Ask, class T>
  void ask(Ask question, Done<T> done) {
    questions_.hand_in([question = std::move(question),
                        done = std::move(done)](Reader& reader) -> std::function<void()> {
      try {
        return [done, answer = question(reader)]() mutable { done(std::move(answer)); };
      } catch (const Failure& failure) {
        return [done, trouble = Trouble{failure.sentence}] { done(trouble); };
      }
    });
  }

  void write(std::vector<Change> changes) {
    deliver_(writer_.carry_out(std::move(changes)));
    if (writer_.broken()) return;
    shorten_log();
  }

  /// When SQLite's log is long, another thread brings it into the file while the writing goes on.
  /// What was written meanwhile is little, and the writer brings that itself; then the log begins
  /// anew.
  void shorten_log() {
    const int pages = writing_.log_pages();
    if (brought_) {
      brought_ = false;
      bring(writing_);
      bring_at_ = pages + pages_most_ / 4;  // if a reader held it up and it goes on growing
      bringing_now_ = false;
    } else if (pages < pages_most_) {
      bring_at_ = pages_most_;
    } else if (!bringing_now_ && pages >= bring_at_) {
      bringing_now_ = true;
      bringer_.hand_in(pages);
    }
  }

  void read(const std::vector<Question>& questions) {
    Calls calls;
    for (const Question& question : questions) calls.push_back(question(reader_));
    deliver_(std::move(calls));
  }

  /// If that fails, the log only becomes longer; a commit will tell what is wrong.
  static void bring(Database& database) {
    try {
      database.checkpoint();
    } catch (const Failure&) {
    }
  }

  FileLock lock_;
  const Deliver deliver_;
  const int pages_most_;
  Database writing_;
  const Epoch epoch_;
  Database reading_;
  Database bringing_;
  Writer writer_;
  Reader reader_;
  int bring_at_ = pages_most_;
  bool bringing_now_ = false;
  std::atomic<bool> brought_ = false;
  // The threads come last: they end first, and in the opposite order.
  Worker<int> bringer_{1, [this](const std::vector<int>&) {
                         bring(bringing_);
                         brought_ = true;
                       }};
  Worker<Question> questions_{64, [this](const auto& questions) { read(questions); }};
  Worker<Change> changes_{kGroup, [this](auto changes) { write(std::move(changes)); }};
};

}  // namespace
}  // namespace sqlite

Result<std::unique_ptr<Store>> open_sqlite(SqliteOptions options) {
  try {
    return std::make_unique<sqlite::SqliteStore>(options);
  } catch (const sqlite::Failure& failure) {
    return Trouble{failure.sentence};
  }
}

}  // namespace foxtray::store
