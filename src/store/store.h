// What must outlive the process: tables with their logs, the seats' secrets, and a few notes. An
// interface; MemoryStore implements it here, and a database elsewhere. Nothing here knows what a
// line of a log says.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace foxtray::store {

/// Chosen by whoever creates the table; 1 to 2^63 - 1.
enum class TableId : std::uint64_t {};
/// Drawn anew when a backup is restored: numbers of another epoch belong to another history.
enum class Epoch : std::uint64_t {};
/// Of a line in its table's log, from 1 without gaps.
using Number = std::uint64_t;
/// Milliseconds since 1970, UTC. A store has no clock; all times are its caller's.
using Time = std::int64_t;
using SecretHash = std::array<std::uint8_t, 32>;

/// Why something was not done, as a sentence.
struct Trouble {
  std::string text;
  auto operator<=>(const Trouble&) const = default;
};

template <class T>
using Result = std::variant<T, Trouble>;

/// Called exactly once, unless the process ends before.
template <class T>
using Done = std::function<void(Result<T>)>;

/// A ledger is no game but an append-only list, as that of a day's results. No rule removes it.
enum class Stage : std::uint8_t { open, playing, over, ledger };

/// What changes about a table beside its log.
struct Standing {
  Stage stage = Stage::open;
  std::optional<Time> deadline;
  std::string glance;  // what a list of tables shows of it
  auto operator<=>(const Standing&) const = default;
};

/// What a command was answered. The id is unique at its table.
struct Reply {
  std::string command;
  std::string text;
  auto operator<=>(const Reply&) const = default;
};

/// A seat belongs to whoever holds a secret with this hash; there may be several.
struct Key {
  int seat = 0;
  SecretHash hash{};
  auto operator<=>(const Key&) const = default;
};

struct KeyChange {
  Key key;
  bool valid = true;  // false: the key no longer opens the seat
};

/// What happens at one table in one go: stored wholly or not at all.
struct Append {
  TableId table{};
  Epoch epoch{};    // in which `next` was learnt
  Number next = 1;  // of the first line, and so one more than the last number there is
  Time time = 0;
  std::vector<std::string> lines{};    // may be empty: a command that was refused
  std::optional<Reply> reply{};        // to the command that led to the lines
  std::vector<KeyChange> keys{};       // each key at most once
  std::optional<Standing> standing{};  // replaces the one there was
  std::optional<std::string> head{};   // creates the table: what is played, and by which rules
};

enum class Fate : std::uint8_t {
  stored,    // durable
  conflict,  // the table has another epoch or number, or has answered the command: load it again
  gone,      // there is no such table
};

struct LogLine {
  Number number = 0;
  Time time = 0;
  std::string text{};
  std::optional<Reply> reply{};  // to the command whose first line this is
  auto operator<=>(const LogLine&) const = default;
};

/// A table as lists have it.
struct Summary {
  TableId table{};
  std::string head{};
  Time created = 0;
  Time touched = 0;  // the latest time of an append
  Number next = 1;
  Standing standing{};
  auto operator<=>(const Summary&) const = default;
};

struct StoredTable {
  Summary summary{};
  Epoch epoch{};
  std::vector<LogLine> lines{};  // from the number that was asked for
  std::vector<Reply> refused{};  // replies to commands that left no line, in no order
  std::vector<Key> keys{};       // ascending
};

/// A seat that one of the secrets opens.
struct Holding {
  Key key{};
  Summary summary{};
  auto operator<=>(const Holding&) const = default;
};

struct Deadline {
  Time time = 0;
  TableId table{};
  auto operator<=>(const Deadline&) const = default;
};

/// Which tables are to be removed.
struct Rule {
  Stage stage = Stage::over;
  Time untouched_since = 0;  // those whose last line or change is older
  std::size_t at_most = 1000;
};

struct Figures {
  std::uint64_t stored = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t failed = 0;
  std::uint64_t syncs = 0;  // commits that made at least one of the stored durable
};

/// Tells that another node has added to a table; `next` is the number after its last line.
using Wake = std::function<void(TableId table, Number next)>;

/// Everything is asked without waiting. Answers come on a thread of the store, or as its maker
/// chose; they must be short and must not throw. Appends are carried out in the order in which they
/// were handed in, so the next append of a table need not wait for the answer to the last. What was
/// appended is durable before it is answered, and is seen by whatever is asked after that.
///
/// Trouble instead of a fate leaves open whether the append was stored: load the table to see.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  /// Finishes and answers what was handed in.
  virtual ~Store() = default;

  virtual Epoch epoch() const = 0;

  virtual void append(Append append, Done<Fate> done) = 0;
  /// The table with the lines from that number on; nothing, if there is none.
  virtual void load(TableId table, Number from, Done<std::optional<StoredTable>> done) = 0;
  /// The seats that any of these secrets opens, ascending by key and table.
  virtual void holdings(std::vector<SecretHash> hashes, Done<std::vector<Holding>> done) = 0;
  /// Tables whose deadline is not after `until`, the earliest first.
  virtual void due(Time until, std::size_t at_most, Done<std::vector<Deadline>> done) = 0;
  /// All tables, ascending, from the one after `after`.
  virtual void list(TableId after, std::size_t at_most, Done<std::vector<Summary>> done) = 0;
  /// Removes tables with all that belongs to them, and tells which.
  virtual void remove(Rule rule, Done<std::vector<TableId>> done) = 0;

  /// A text under a name, for what belongs to no table. Answered when it is durable.
  virtual void keep(std::string name, std::string text, Done<Fate> done) = 0;
  virtual void kept(std::string name, Done<std::optional<std::string>> done) = 0;

  /// From now on `wake` is called when another node adds to the table. `next` is the number that
  /// the caller knows; if there are more lines already, it is woken at once.
  virtual void watch(TableId table, Number next) = 0;
  virtual void unwatch(TableId table) = 0;

  virtual Figures figures() const = 0;
  /// What keeps the store from storing; nothing, if all is well.
  virtual std::optional<Trouble> ailment() const = 0;
};

/// Why this cannot be appended, whatever the table: an id, a number or a key out of range or
/// doubled, or text that is not one line of UTF-8.
std::optional<Trouble> why_not(const Append& append);

/// Valid UTF-8 without line ends and without NUL.
bool is_line(std::string_view text);

}  // namespace foxtray::store
