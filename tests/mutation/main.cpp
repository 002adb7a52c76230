// Tests the tests: changes each entry of each sheet once and demands that something notices. Two
// suites look at every change. The census compares the sheet with the rules pages and would notice
// anything. The behaviour of the games must give it away too: walks over the sheet, and complete
// games with their legal lines and running scores.
//
//   foxtray_mutation [--verbose]
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <iostream>

#include "census.h"
#include "files.h"
#include "golden.h"
#include "printed.h"
#include "walk.h"

namespace {

using namespace foxtray;
using namespace foxtray::tests;

constexpr unsigned kSecondsEach = 60;

struct SheetInUse {
  clever::Sheet* sheet;
  clever::Print original;
};

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
  record::Reading reading;
  if (record::read(script.record, reading)) return true;
  if (!script.golden.empty()) return golden_text(script.record) != script.golden;
  return !example_faults(script.record, script.counts, {}).empty();
}

bool behaves_otherwise(const clever::Sheet& sheet, const std::vector<Script>& scripts) {
  if (!walk_faults(sheet.print.id).empty()) return true;
  for (const Script& script : scripts) {
    if (played_otherwise(script)) return true;
  }
  return false;
}

/// In a process of its own, because a wrong sheet may end in a failed assertion or never.
template <class Check>
bool noticed(Check check) {
  std::cout.flush();
  const pid_t child = fork();
  if (child == 0) {
    alarm(kSecondsEach);
    if (std::freopen("/dev/null", "w", stderr) == nullptr) _exit(1);
    try {
      _exit(check() ? 1 : 0);
    } catch (const std::exception&) {
      _exit(1);
    }
  }
  int status = 0;
  waitpid(child, &status, 0);
  return !WIFEXITED(status) || WEXITSTATUS(status) != 0;
}

struct Count {
  int changes = 0;
  int survivors = 0;
  int without_meaning = 0;
};

void change_each_entry(SheetInUse in_use, bool verbose, Count& count) {
  const auto scripts = scripts_of(in_use.original.id);
  if (noticed([&] { return behaves_otherwise(*in_use.sheet, scripts); })) {
    std::cout << in_use.original.id << " fails without any change\n";
    ++count.survivors;
    return;
  }
  for (const PrintEntry& entry : entries_of(in_use.original)) {
    if (!entry.read) ++count.without_meaning;
    for (const int other : entry.others) {
      if (!entry.read) continue;
      clever::Print changed = in_use.original;
      entry.set(changed, other);
      ++count.changes;
      const bool by_census = !census_faults(changed).empty();
      const bool by_behaviour = noticed([&] {
        *in_use.sheet = clever::compile(changed);
        return behaves_otherwise(*in_use.sheet, scripts);
      });
      const std::string name = entry.name + ": " + std::to_string(entry.get(in_use.original)) +
                               " -> " + std::to_string(other);
      if (verbose) std::cout << name << (by_behaviour ? "" : " survives") << "\n";
      if (by_census && by_behaviour) continue;
      ++count.survivors;
      std::cout << "survivor of " << (by_census ? "the games: " : "the census: ") << name << "\n";
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bool verbose = argc > 1 && std::string_view(argv[1]) == "--verbose";
  Count count;
  for (clever::Sheet* sheet :
       {&clever::kGanzSchonClever, &clever::kDoppeltSoClever, &clever::kCleverHochDrei}) {
    change_each_entry({sheet, sheet->print}, verbose, count);
  }
  std::cout << count.changes << " changes, " << count.survivors << " survivors; "
            << count.without_meaning << " slots have no meaning on their sheet\n";
  return count.survivors == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
