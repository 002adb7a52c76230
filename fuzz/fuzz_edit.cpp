// A correct record of a game, edited line by line as the bytes say.
#include <algorithm>

#include "fuzz/games.h"
#include "record/reader.h"

namespace {

using namespace foxtray;
using fuzz::Bytes;
using fuzz::demand;

using Lines = std::vector<std::string>;

// Lines that are joined again and again would double each time.
constexpr std::size_t kLongLine = 1000;

Lines lines_of(const std::string& text) {
  Lines lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string text_of(const Lines& lines, const char* line_end) {
  std::string text;
  for (const std::string& line : lines) text += line + line_end;
  return text;
}

void edit_letter(std::string& line, Bytes& bytes) {
  if (line.empty()) return;
  char& letter = line[bytes.below(line.size())];
  switch (bytes.below(4)) {
    case 0:
      ++letter;
      break;
    case 1:
      --letter;
      break;
    case 2:
      letter = static_cast<char>(bytes.byte());
      break;
    default:
      letter = "0123456789wybgopsntrj?=/- \t#hlx"[bytes.below(31)];
  }
}

void edit_words(std::string& line, Bytes& bytes) {
  const std::size_t space = line.find(' ', bytes.below(line.size() + 1));
  if (space == std::string::npos) {
    line += ' ';
    line += bytes.text(8);
  } else if (bytes.maybe()) {
    line = line.substr(0, space);
  } else {
    line = line.substr(space + 1) + " " + line.substr(0, space);
  }
}

void edit(Lines& lines, Bytes& bytes) {
  const std::size_t at = bytes.below(lines.size());
  const std::size_t other = bytes.below(lines.size());
  switch (bytes.below(9)) {
    case 0:
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
      break;
    case 1:
      lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), std::string(lines[other]));
      break;
    case 2:
      std::swap(lines[at], lines[other]);
      break;
    case 3:
      lines[at] = lines[other];
      break;
    case 4:
      if (lines[at].size() < kLongLine) lines[at] += lines[other];
      break;
    case 5:
      lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at),
                   std::string(bytes.text(bytes.byte())));
      break;
    case 6:
      edit_words(lines[at], bytes);
      break;
    case 7:
      lines[at].insert(bytes.below(lines[at].size() + 1), bytes.maybe() ? " " : "# ");
      break;
    default:
      edit_letter(lines[at], bytes);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  luck::Generator luck(bytes.word());
  record::Header header = fuzz::any_header(bytes);
  if (bytes.maybe()) header.names[0] = "Änne Fuchs";
  if (bytes.maybe()) header.seed = "00ff";
  record::Record record(std::move(header));
  fuzz::play_on(record, luck, bytes.maybe() ? 4 * bytes.byte() + std::size_t{1000} : bytes.byte());
  fuzz::demand_round_trip(record);
  Lines lines = lines_of(record::text_of(record));
  const char* line_end = bytes.maybe() ? "\r\n" : "\n";
  while (!bytes.empty() && !lines.empty()) edit(lines, bytes);
  std::string text = text_of(lines, line_end);
  if (!text.empty() && luck.below(2) == 0) text.pop_back();
  record::Record found;
  if (const auto fault = record::read(text, found)) {
    const auto most = std::max<std::ptrdiff_t>(1, 1 + std::count(text.begin(), text.end(), '\n'));
    demand(fault->line >= 1 && fault->line <= most, "a fault is in a line of the text");
    demand(!fault->what().empty() && !fault->text().empty(), "a fault is told");
    return 0;
  }
  fuzz::demand_round_trip(found);
  return 0;
}
