// The coach against long references: on the positions of these folders, made by
// bench/reference.cpp, the differences between three close moves are what many games on from each
// move come to: 5,000 in Ganz schön clever and Doppelt so clever, 20,000 in the other two. Those of
// Clever hoch Drei were played on by a former network, so less is demanded there.
//
// By default the coach thinks 8 times as long as usual, about a second a position.
// FOXTRAY_COACH_TIMES=400 lets it think longer, as ./do soak does.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "coach/analysis.h"
#include "files.h"
#include "record/reader.h"
#include "roster/roster.h"

namespace foxtray {
namespace {

constexpr std::size_t kPositions = 20;
constexpr double kTolerance = 1;  // point
constexpr int kLong = 400;        // times as long as usual

int times_usual() {
  const char* given = std::getenv("FOXTRAY_COACH_TIMES");
  return given == nullptr ? 8 : std::atoi(given);
}

/// What moves of a seat come to.
struct Points {
  game::Seat seat = 0;
  std::map<std::string, double> of;
};

/// `# 231.52 1 take y3 y11`, as {0, {"take y3 y11", 231.52}}.
Points reference_in(const std::string& text) {
  Points reference;
  bool begun = false;
  for (const std::string& line : tests::lines_of(text)) {
    if (begun) {
      std::size_t end = 0;
      const double points = std::stod(line.substr(2), &end);
      const std::size_t seat = 2 + end + 1;
      reference.seat = static_cast<game::Seat>(line[seat] - '1');
      reference.of[line.substr(seat + sizeof("1"))] = points;
    }
    begun = begun || line.ends_with(" games on from each move, played by network");
  }
  return reference;
}

std::map<std::string, double> said_by_coach(const record::Record& reading, game::Seat seat) {
  const auto coach =
      roster::make_evaluator("analysis:" + std::to_string(times_usual()), reading.game());
  std::map<std::string, double> said;
  for (const coach::Option& option :
       coach::ranked({reading.game(), reading.position(), seat}, *coach, 1))
    said[option.text] = option.worth().points;
  return said;
}

/// By how much the coach is off in the differences of the three moves of a file.
std::vector<double> off_in(const std::filesystem::path& file) {
  const std::string text = tests::text_of_file(file);
  record::Record reading;
  EXPECT_FALSE(record::read(text, reading)) << file;
  const auto [seat, reference] = reference_in(text);
  EXPECT_EQ(reference.size(), 3U) << file;
  const auto said = said_by_coach(reading, seat);
  std::vector<double> off;
  for (auto a = reference.begin(); a != reference.end(); ++a)
    for (auto b = std::next(a); b != reference.end(); ++b)
      off.push_back(std::abs(said.at(a->first) - said.at(b->first) - (a->second - b->second)));
  return off;
}

TEST(Coach, ASweepIsFollowedToItsEnd) {
  // Silver 6 sends five dice to the platter, allows three crosses, and a Return brings dice back:
  // by 1,500 games on from each move 12 points better than anything else.
  record::Record reading;
  const auto file = tests::source_path("tests/coach/sweep.fox");
  ASSERT_FALSE(record::read(tests::text_of_file(file), reading));
  const auto master = roster::make_evaluator("master", reading.game());
  const auto ranked = coach::ranked({reading.game(), reading.position(), 0}, *master, 1);
  EXPECT_TRUE(ranked.front().text.starts_with("take s6 ")) << ranked.front().text;
}

/// How right the coach has to be.
struct Demand {
  const char* game;
  double off;               // root of the mean square
  std::size_t right;        // differences within a point
  std::size_t right_later;  // and after a long thought
};
std::ostream& operator<<(std::ostream& out, const Demand& demand) { return out << demand.game; }

class Reference : public testing::TestWithParam<Demand> {};

TEST_P(Reference, DifferencesOfCloseMovesAreRight) {
  const auto [game, most_off, right_soon, right_later] = GetParam();
  const auto files =
      tests::files_in(tests::source_path(std::string("tests/coach/") + game), ".fox");
  ASSERT_EQ(files.size(), kPositions);
  std::size_t all = 0;
  std::size_t right = 0;
  double squares = 0;
  for (const auto& file : files) {
    for (const double off : off_in(file)) {
      ++all;
      right += off <= kTolerance ? 1 : 0;
      squares += off * off;
    }
  }
  const double off = std::sqrt(squares / static_cast<double>(all));
  EXPECT_LT(off, most_off);
  EXPECT_GE(right, times_usual() >= kLong ? right_later : right_soon);
  std::printf("%s: %zu of %zu differences within a point, root of the mean square %.2f\n", game,
              right, all, off);
}

INSTANTIATE_TEST_SUITE_P(Coach, Reference,
                         testing::Values(Demand{"ganz-schon-clever", 0.9, 48, 48},
                                         Demand{"doppelt-so-clever", 1.4, 45, 45},
                                         Demand{"clever-hoch-drei", 2.2, 24, 24},
                                         Demand{"wizard-dice", 0.4, 58, 60}),
                         [](const auto& demand) {
                           std::string name = demand.param.game;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace foxtray
