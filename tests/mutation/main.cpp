// Tests the tests: changes each entry of each sheet once and demands that something notices. Two
// suites look at every change. The census compares the sheet with the rules pages and would notice
// anything. The behaviour of the games must give it away too: walks over the sheet, and complete
// games with their legal lines and running scores.
//
//   foxtray_mutation [--verbose]
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>

#include "census.h"
#include "files.h"
#include "games.h"
#include "golden.h"
#include "printed.h"
#include "walk.h"

namespace {

using namespace foxtray;
using namespace foxtray::tests;

constexpr unsigned kSecondsEach = 60;

struct Script {
  std::string record, golden, counts;
};

/// The games played on one sheet.
std::vector<Script> scripts_of(std::string_view id) {
  std::vector<Script> scripts;
  for (const char* folder : {"tests/golden", "tests/golden/examples"}) {
    for (std::filesystem::path path : files_in(source_path(folder), ".fox")) {
      if (!path.filename().string().starts_with(id)) continue;
      Script script;
      script.record = text_of_file(path);
      if (std::filesystem::exists(path.replace_extension(".golden"))) {
        script.golden = text_of_file(path);
      }
      if (std::filesystem::exists(path.replace_extension(".counts"))) {
        script.counts = text_of_file(path);
      }
      scripts.push_back(std::move(script));
    }
  }
  return scripts;
}

bool played_otherwise(const Script& script) {
  record::Record reading;
  if (record::read(script.record, reading)) return true;
  if (!script.golden.empty()) return golden_text(script.record) != script.golden;
  return !example_faults(script.record, script.counts, {}).empty();
}

bool behaves_otherwise(const clever::Sheet& sheet, const clever::Print& docs,
                       const std::vector<Script>& scripts) {
  if (!walk_faults(sheet, docs).empty()) return true;
  for (const Script& script : scripts) {
    if (played_otherwise(script)) return true;
  }
  return false;
}

/// One entry of a sheet with another number.
struct Change {
  const PrintEntry* entry;
  int other;
};

enum Noticed : unsigned char { kByNobody = 0, kByCensus = 1, kByGames = 2, kByBoth = 3 };

class Changes {
 public:
  explicit Changes(clever::Sheet& sheet)
      : sheet_(sheet),
        original_(sheet.print),
        docs_(printed_in_docs(original_.id)),
        scripts_(scripts_of(original_.id)),
        entries_(entries_of(original_)) {
    for (const PrintEntry& entry : entries_) {
      if (!entry.read) continue;
      for (const int other : entry.others) changes_.push_back({&entry, other});
    }
  }

  const std::vector<Change>& all() const { return changes_; }
  bool fails_unchanged() const {
    return !census_faults(original_, docs_).empty() || behaves_otherwise(sheet_, docs_, scripts_);
  }

  std::string name(const Change& change) const {
    return change.entry->name + ": " + std::to_string(change.entry->get(original_)) + " -> " +
           std::to_string(change.other);
  }

  /// Who notices each change. Changes are tried in a process of their own, because a wrong sheet
  /// may end in a failed assertion or never; that counts as noticed, and the rest is tried in
  /// another one.
  std::vector<Noticed> try_all() {
    std::vector<Noticed> found;
    while (found.size() < changes_.size()) {
      const std::size_t before = found.size();
      try_from(before, found);
      if (found.size() < changes_.size()) found.push_back(kByBoth);
    }
    return found;
  }

 private:
  void try_from(std::size_t first, std::vector<Noticed>& found) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    std::cout.flush();
    const pid_t child = fork();
    if (child == 0) {
      close(ends[0]);
      tell_from(first, ends[1]);
      _exit(0);
    }
    close(ends[1]);
    unsigned char answer = 0;
    while (read(ends[0], &answer, 1) == 1) found.push_back(static_cast<Noticed>(answer));
    close(ends[0]);
    waitpid(child, nullptr, 0);
  }

  void tell_from(std::size_t first, int pipe_end) {
    if (std::freopen("/dev/null", "w", stderr) == nullptr) _exit(1);
    for (std::size_t i = first; i < changes_.size(); ++i) {
      alarm(kSecondsEach);
      const unsigned char answer = noticed(changes_[i]);
      if (write(pipe_end, &answer, 1) != 1) _exit(1);
    }
  }

  Noticed noticed(const Change& change) {
    clever::Print changed = original_;
    change.entry->set(changed, change.other);
    sheet_ = clever::compile(changed, sheet_.rules);
    unsigned found = census_faults(changed, docs_).empty() ? kByNobody : kByCensus;
    try {
      if (behaves_otherwise(sheet_, docs_, scripts_)) found |= kByGames;
    } catch (const std::exception&) {
      found |= kByGames;
    }
    return static_cast<Noticed>(found);
  }

  clever::Sheet& sheet_;
  clever::Print original_;
  clever::Print docs_;
  std::vector<Script> scripts_;
  std::vector<PrintEntry> entries_;
  std::vector<Change> changes_;
};

struct Count {
  std::size_t changes = 0;
  int survivors = 0;
};

void change_each_entry(clever::Sheet& sheet, bool verbose, Count& count) {
  Changes changes(sheet);
  if (changes.fails_unchanged()) {
    std::cout << sheet.print.id << " fails without any change\n";
    ++count.survivors;
    return;
  }
  const std::vector<Noticed> found = changes.try_all();
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::string name = changes.name(changes.all()[i]);
    if (verbose) std::cout << name << "\n";
    if (found[i] == kByBoth) continue;
    ++count.survivors;
    std::cout << "survivor of " << (found[i] == kByCensus ? "the games: " : "the census: ") << name
              << "\n";
  }
  count.changes += found.size();
}

}  // namespace

int main(int argc, char** argv) {
  const bool verbose = argc > 1 && std::string_view(argv[1]) == "--verbose";
  Count count;
  for (clever::Sheet* sheet : changeable_sheets()) change_each_entry(*sheet, verbose, count);
  std::cout << count.changes << " changes, " << count.survivors << " survivors\n";
  return count.survivors == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
