// Any bytes as the text of a record.
#include <algorithm>

#include "fuzz/games.h"
#include "record/reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace foxtray;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  record::Reading reading;
  std::vector<record::Event> events;
  if (const auto fault = record::read(text, reading, &events)) {
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    fuzz::demand(fault->line >= 1 && fault->line <= lines, "a fault is in a line of the text");
    fuzz::demand(!fault->what.empty(), "a fault is told");
    return 0;
  }
  fuzz::demand(reading.events == events.size(), "every event is counted and kept");
  const record::Record record{reading.header, events};
  fuzz::demand(record::replay(record) == reading.position, "replaying ends where reading ended");
  fuzz::demand_round_trip(record);
  return 0;
}
