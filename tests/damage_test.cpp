// Damaged records: any text is either a record or refused with a sentence and the number of a line
// that exists. See also reader_test.cpp for the right line of each kind of fault.
#include <gtest/gtest.h>

#include "autoplay.h"
#include "files.h"
#include "record/reader.h"

namespace foxtray::tests {
namespace {

int lines_in(std::string_view text) {
  int lines = 1;
  for (const char c : text) lines += c == '\n' ? 1 : 0;
  return lines;
}

/// Reads any text. What is accepted must be a record that can be written and read again.
void expect_safe(const std::string& text, const std::string& how) {
  record::Record record;
  const auto fault = record::read(text, record);
  if (fault) {
    ASSERT_GE(fault->line, 1) << how;
    ASSERT_LE(fault->line, lines_in(text)) << how;
    ASSERT_FALSE(fault->what().empty()) << how;
    ASSERT_TRUE(fault->text().starts_with(std::to_string(fault->line) + ": ")) << how;
    return;
  }
  record::Record again;
  const auto later = record::read(record::text_of(record), again);
  ASSERT_FALSE(later) << how << ": " << later->text();
  ASSERT_EQ(again.events(), record.events()) << how;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

/// A short and a whole game of each game, with options and names.
std::vector<std::string> samples() {
  std::vector<std::string> texts;
  for (const auto& entry : catalog::games()) {
    Setup setup{.players = entry.game->min_players};
    setup.choice[1] = entry.game->options.size() > 1 ? 1 : 0;
    const record::Record record = play_game(*entry.game, setup, Style::random, 5, 60);
    record::Header header = record.header();
    header.names[0] = "Zoë";
    header.seed = "abc";
    texts.push_back(record::text_of(record::Record(header, record.events())));
    setup.players = entry.game->max_players;
    texts.push_back(record::text_of(play_game(*entry.game, setup, Style::greedy, 6)));
  }
  return texts;
}

TEST(Damage, every_line_deleted_doubled_swapped_or_replaced) {
  for (const std::string& text : samples()) {
    const std::vector<std::string> whole = lines_of(text);
    for (std::size_t i = 0; i < whole.size(); ++i) {
      const std::string line = "line " + std::to_string(i + 1) + " of " + whole[1];
      std::vector<std::string> lines = whole;
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
      expect_safe(joined(lines), line + " deleted");
      lines = whole;
      lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(i), whole[i]);
      expect_safe(joined(lines), line + " doubled");
      lines = whole;
      if (i + 1 < whole.size()) std::swap(lines[i], lines[i + 1]);
      expect_safe(joined(lines), line + " swapped");
      for (const char* garbage : {"garbage", "1", "0 take", "9 pass", "roll", "serve /", "card x",
                                  "result", "result 1 2 3 4 5 6", "---", "foxtray 1", "option a=b",
                                  "1 take y3=?", "1 bonus b99", "-1 pass", "1 take \xff"}) {
        lines = whole;
        lines[i] = garbage;
        expect_safe(joined(lines), line + " replaced by " + garbage);
      }
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(Damage, every_cut_is_safe) {
  for (const std::string& text : samples()) {
    const std::string some = text.substr(0, 1'200);
    for (std::size_t size = 0; size <= some.size(); ++size) {
      expect_safe(some.substr(0, size), "cut after " + std::to_string(size) + " bytes");
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(Damage, every_byte_changed_is_safe) {
  for (const std::string& text : samples()) {
    const std::string some = text.substr(0, 700);
    for (std::size_t at = 0; at < some.size(); ++at) {
      for (const char byte :
           {'\0', '\n', '\r', '\t', ' ', '#', '0', '9', 'y', '=', '\x7f', '\xff'}) {
        std::string changed = some;
        changed[at] = byte;
        expect_safe(changed, "byte " + std::to_string(at));
      }
      std::string flipped = some;
      flipped[at] = static_cast<char>(flipped[at] ^ 1);
      expect_safe(flipped, "byte " + std::to_string(at) + " flipped");
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(Damage, random_bytes_are_safe) {
  luck::Generator generator(9);
  for (int i = 0; i < 2'000; ++i) {
    std::string text = i % 2 == 0 ? "" : "foxtray 1\ngame wizard-dice\nplayers 2\n---\n";
    const std::uint32_t size = generator.below(200);
    for (std::uint32_t b = 0; b < size; ++b) text += static_cast<char>(generator.below(256));
    expect_safe(text, "random text " + std::to_string(i));
  }
}

TEST(Damage, a_million_lines_are_safe) {
  std::string text = "foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\n";
  for (int i = 0; i < 1'000'000; ++i) text += "# nothing\n";
  expect_safe(text, "comments");
  text += "roll w1 y1 b1 g1 o6 p1\n1 nonsense\n";
  record::Record record;
  const auto fault = record::read(text, record);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->line, 1'000'006);
}

TEST(Damage, a_text_larger_than_any_record_is_refused) {
  std::string text(record::kMaxTextSize, '\n');
  record::Record record;
  EXPECT_EQ(record::read(text, record)->what(), "the text is empty");
  text += '\n';
  const auto fault = record::read(text, record);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->line, 1);
  EXPECT_EQ(fault->what(), "the text is larger than any game record");
}

TEST(Damage, long_lines_and_long_words_are_safe) {
  const std::string start = "foxtray 1\ngame wizard-dice\nplayers 2\n---\n";
  expect_safe(start + std::string(1'000'000, 'x'), "one long word");
  expect_safe(start + "1 reroll" + std::string(100'000, ' ') + "g", "blanks");
  std::string many = start + "roll";
  for (int i = 0; i < 100'000; ++i) many += " g";
  expect_safe(many, "many dice");
  expect_safe(start + "1 predict " + std::string(100'000, '9'), "a huge number");
}

}  // namespace
}  // namespace foxtray::tests
