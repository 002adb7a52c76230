// The tables of the rules pages, by the paragraph they stand in.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace foxtray::tests {

using Row = std::vector<std::string>;  // cells without blanks at their ends and without **

/// One table: its head and its rows.
struct DocsTable {
  std::vector<Row> rows;  // the head is row 0

  /// The cells after the first one of the row that begins with `name`.
  Row row(std::string_view name) const;
  /// A row of numbers: anything that is none counts as `other`.
  std::vector<int> numbers(std::string_view name, int other = 0) const;
};

class DocsPage {
 public:
  /// A page of docs, like `rules/ganz-schon-clever.md`.
  explicit DocsPage(std::string_view path);

  /// The nth table of a paragraph, like `G2.1`; throws std::runtime_error if there is none.
  const DocsTable& table(const std::string& paragraph, std::size_t nth = 0) const;
  /// Everything else that the paragraph says, in one line.
  const std::string& text(const std::string& paragraph) const;

 private:
  std::string path_;
  std::map<std::string, std::vector<DocsTable>> tables_;
  std::map<std::string, std::string> texts_;
};

}  // namespace foxtray::tests
