// The census: the sheets in the code are the sheets of the rules pages, and both add up.
#include "census.h"

#include <gtest/gtest.h>

#include <numeric>

#include "catalog/catalog.h"
#include "clever/rules.h"
#include "docs_tables.h"
#include "printed.h"

namespace foxtray::tests {
namespace {

using clever::Bonus;
using clever::Print;

const Print& kGanz = clever::kGanzSchonClever.print;
const Print& kDoppelt = clever::kDoppeltSoClever.print;
const Print& kDrei = clever::kCleverHochDrei.print;

std::vector<int> maxima(const Print& print) {
  std::vector<int> points;
  for (const auto& area : print.area) points.push_back(most_points(area));
  return points;
}

std::vector<int> fields(const Print& print) {
  std::vector<int> counts;
  for (const auto& area : print.area) counts.push_back(fields_of_area(area));
  return counts;
}

/// How many of each waiting bonus there are, by its name.
std::map<std::string, int> waiting_bonuses(const Print& print) {
  std::map<std::string, int> counts;
  for (int slot = 0; slot < clever::kWaiting; ++slot) {
    const auto& bonus = print.waiting[static_cast<std::size_t>(slot)];
    if (!bonus.name.empty()) {
      counts[std::string(bonus.name)] = sources_of(print, clever::waiting(slot));
    }
  }
  return counts;
}

std::vector<const clever::Sheet*> every_sheet() {
  std::vector<const clever::Sheet*> sheets;
  for (const auto& entry : catalog::games())
    if (entry.sheet != nullptr) sheets.push_back(entry.sheet);
  return sheets;
}

class EverySheet : public testing::TestWithParam<const clever::Sheet*> {};

TEST_P(EverySheet, is_the_sheet_of_its_rules_page) {
  const Print& print = GetParam()->print;
  EXPECT_EQ(census_faults(print, printed_in_docs(print.id)), std::vector<std::string>());
}

// C8.1: a track has exactly as many spaces as its sheet has sources.
TEST_P(EverySheet, has_as_many_sources_of_an_action_as_its_track_has_spaces) {
  const Print& print = GetParam()->print;
  EXPECT_EQ(sources_of(print, Bonus::reroll), print.tracks[clever::kReroll].spaces);
  EXPECT_EQ(sources_of(print, Bonus::second), print.tracks[clever::kSecond].spaces);
  EXPECT_EQ(sources_of(print, Bonus::extra_die), print.tracks[clever::kExtraDie].spaces);
}

TEST_P(EverySheet, has_one_entry_by_one_name) {
  std::map<std::string, int> names;
  for (const PrintEntry& entry : entries_of(GetParam()->print)) ++names[entry.name];
  for (const auto& [name, times] : names) EXPECT_EQ(times, 1) << name;
}

// C11.8: each band begins where the page says.
TEST_P(EverySheet, rates_by_its_bands) {
  const clever::Sheet& sheet = *GetParam();
  const Print docs = printed_in_docs(sheet.print.id);
  for (int band = 0; band + 1 < docs.band_count; ++band) {
    const int lowest = docs.bands[static_cast<std::size_t>(band)];
    EXPECT_EQ(clever::rating_band(sheet, lowest), band);
    EXPECT_EQ(clever::rating_band(sheet, lowest - 1), band + 1);
  }
  EXPECT_EQ(clever::rating_band(sheet, 10'000), 0);
  EXPECT_EQ(clever::rating_band(sheet, -100), docs.band_count - 1);
}

INSTANTIATE_TEST_SUITE_P(Clever, EverySheet, testing::ValuesIn(every_sheet()),
                         [](const auto& param) { return "sheet_" + std::to_string(param.index); });

TEST(Census, ganz_schon_clever) {
  EXPECT_EQ(fields(kGanz), (std::vector<int>{16, 11, 11, 11, 11}));  // G2.1, G3.1, G4.1
  EXPECT_EQ(maxima(kGanz), (std::vector<int>{60, 56, 66, 96, 66}));  // G6.2
  EXPECT_EQ(sources_of(kGanz, Bonus::fox), 5);                       // G6.1
  EXPECT_EQ(waiting_bonuses(kGanz), (std::map<std::string, int>{{"yellow X", 3},
                                                                {"blue X", 3},
                                                                {"green X", 3},
                                                                {"orange 4", 1},
                                                                {"orange 5", 1},
                                                                {"orange 6", 1},
                                                                {"purple 6", 3},
                                                                {"black X or 6", 1}}));
  const auto points = maxima(kGanz);
  EXPECT_EQ(std::accumulate(points.begin(), points.end(), 0), 344);  // G6.2
}

TEST(Census, doppelt_so_clever) {
  EXPECT_EQ(fields(kDoppelt), (std::vector<int>{24, 10, 12, 12, 12}));   // D3.1, D4.1, D5.1
  EXPECT_EQ(maxima(kDoppelt), (std::vector<int>{88, 165, 78, 92, 72}));  // D9.2
  EXPECT_EQ(sources_of(kDoppelt, Bonus::fox), 6);                        // D9.1
  EXPECT_EQ(waiting_bonuses(kDoppelt), (std::map<std::string, int>{{"silver ?", 4},
                                                                   {"yellow ?", 6},
                                                                   {"blue ?", 4},
                                                                   {"green ?", 4},
                                                                   {"pink ?", 5},
                                                                   {"black ?", 1}}));
}

TEST(Census, clever_hoch_drei) {
  EXPECT_EQ(fields(kDrei), (std::vector<int>{18, 30, 12, 12, 12}));     // H3.1, H4.1, H5.1
  EXPECT_EQ(maxima(kDrei), (std::vector<int>{126, 105, 68, 90, 129}));  // H11.2
  EXPECT_EQ(sources_of(kDrei, Bonus::fox), 6);                          // H11.1
  for (unsigned column = 0; column < 6; ++column) {                     // H3.3
    int grey = 0;
    for (const unsigned row : kDrei.area[0].grey) grey += static_cast<int>(row >> column & 1U);
    EXPECT_EQ(grey, 1);
  }
}

// D5.1: the signs in a pair are + and -, as D6.2 says in words.
TEST(Census, signs_of_doppelt_so_clever_alternate) {
  const Row signs =
      DocsPage("rules/doppelt-so-clever.md").table("D5.1").row("green: sign in its pair");
  for (std::size_t i = 0; i < signs.size(); ++i) EXPECT_EQ(signs[i], i % 2 == 0 ? "+" : "-");
}

// R5.1, R2.2, O1 to O7: the catalogue has the games, players and options of the pages.
TEST(Census, the_options_are_those_of_the_pages) {
  std::map<std::string, std::string> found;
  for (const auto& entry : catalog::games()) {
    for (const auto& option : entry.game->options) {
      found["`" + std::string(option.name) + "`"] = "`" + std::string(option.values[0]) + "`";
    }
  }
  std::map<std::string, std::string> written;
  const DocsPage page("rules/README.md");
  const DocsTable& table = page.table("", 1);
  for (std::size_t r = 1; r < table.rows.size(); ++r) written[table.rows[r][0]] = table.rows[r][2];
  EXPECT_EQ(found, written);
}

}  // namespace
}  // namespace foxtray::tests
