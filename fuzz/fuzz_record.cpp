// Any bytes as the text of a record.
#include <algorithm>

#include "fuzz/games.h"
#include "record/concealed.h"
#include "record/reader.h"

namespace {

using namespace foxtray;

void check_fault(const record::Fault& fault, std::string_view text) {
  const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
  fuzz::demand(fault.line >= 1 && fault.line <= lines, "a fault is in a line of the text");
  fuzz::demand(!fault.what().empty(), "a fault is told");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  record::Record reading;
  record::Concealed concealed;
  if (const auto fault = record::read(text, concealed)) {
    check_fault(*fault, text);
    fuzz::demand(record::read(text, reading).has_value(), "a record is a concealed record too");
    return 0;
  }
  if (!concealed.record().actors().over()) {
    const std::string written = record::concealed_text(concealed.record(), concealed.viewer());
    record::Concealed again;
    fuzz::demand(!record::read(written, again), "what is concealed can be read");
    fuzz::demand(again.position() == concealed.position(), "and says the same");
  }
  if (const auto fault = record::read(text, reading)) {
    check_fault(*fault, text);
    return 0;
  }
  record::Record verified;
  const auto fault = record::read(text, verified, {.verify_dice = true});
  if (fault) check_fault(*fault, text);
  fuzz::demand(fault || verified.position() == reading.position(), "verified dice change nothing");
  fuzz::demand(reading.position_after(reading.events().size()) == reading.position(),
               "replaying ends where reading ended");
  fuzz::demand_round_trip(reading);
  return 0;
}
