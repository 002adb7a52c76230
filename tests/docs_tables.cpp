#include "docs_tables.h"

#include <regex>
#include <stdexcept>

#include "files.h"

namespace foxtray::tests {
namespace {

std::string trimmed(std::string text) {
  for (auto at = text.find("**"); at != std::string::npos; at = text.find("**")) text.erase(at, 2);
  const auto first = text.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

Row cells_of(const std::string& line) {
  Row cells;
  std::size_t begin = 1;
  for (auto end = line.find('|', begin); end != std::string::npos; end = line.find('|', begin)) {
    cells.push_back(trimmed(line.substr(begin, end - begin)));
    begin = end + 1;
  }
  return cells;
}

}  // namespace

Row DocsTable::row(std::string_view name) const {
  for (const Row& row : rows) {
    if (row[0] == name) return {row.begin() + 1, row.end()};
  }
  throw std::runtime_error("no row " + std::string(name));
}

std::vector<int> DocsTable::numbers(std::string_view name, int other) const {
  std::vector<int> numbers;
  for (const std::string& cell : row(name)) {
    const bool number = !cell.empty() && cell.find_first_not_of("0123456789") == std::string::npos;
    numbers.push_back(number ? std::stoi(cell) : other);
  }
  return numbers;
}

DocsPage::DocsPage(std::string_view path) : path_(path) {
  static const std::regex kParagraph(R"(\*\*([A-Z][0-9]+\.[0-9]+)( Ruling| Case)?\*\*.*)");
  std::string paragraph;
  bool in_table = false;
  for (const std::string& line : lines_of(text_of_file(source_path("docs") / path))) {
    std::smatch match;
    if (std::regex_match(line, match, kParagraph)) paragraph = match[1];
    if (line.starts_with("#")) paragraph.clear();
    const bool table_line = line.starts_with("|");
    if (table_line && !in_table) tables_[paragraph].emplace_back();
    if (table_line && !line.starts_with("| ---")) {
      tables_[paragraph].back().rows.push_back(cells_of(line));
    }
    if (!table_line && !line.empty()) texts_[paragraph] += line + " ";
    in_table = table_line;
  }
}

const DocsTable& DocsPage::table(const std::string& paragraph, std::size_t nth) const {
  const auto found = tables_.find(paragraph);
  if (found == tables_.end() || found->second.size() <= nth) {
    throw std::runtime_error(path_ + " has no such table in " + paragraph);
  }
  return found->second[nth];
}

const std::string& DocsPage::text(const std::string& paragraph) const {
  const auto found = texts_.find(paragraph);
  if (found == texts_.end()) throw std::runtime_error(path_ + " has no paragraph " + paragraph);
  return found->second;
}

}  // namespace foxtray::tests
