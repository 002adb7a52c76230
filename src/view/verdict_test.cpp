// Comments during a game against the report after it: whoever asks about a decision is told the
// same, at the table and in the review.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "view/view.h"

namespace foxtray::view {
namespace {

using boost::json::value;

struct Kind {
  const char* game;
  std::vector<const char*> seats;  // who plays
  const char* coach;
  std::size_t decisions = SIZE_MAX;  // of which comments are asked for, at most
};
std::ostream& operator<<(std::ostream& out, const Kind& kind) {
  out << kind.game;
  for (const char* seat : kind.seats) out << ' ' << seat;
  return out << ", coach " << kind.coach;
}

std::string fine(const Answer& answer) {
  EXPECT_EQ(answer.status, Status::fine) << answer.text;
  return answer.text;
}

/// What was told at the table about one decision.
struct Told {
  std::string best;  // by the hint before it
  value comment;
};

/// Plays on until the game is over, or enough has been told: asks for a hint and a comment at every
/// decision, as the page does.
std::map<std::size_t, Told> play(const Kind& kind, std::string& record) {
  std::map<std::size_t, Told> told;
  for (;;) {
    const value look = boost::json::parse(fine(view::look(record, kAllEvents, kNobody)));
    if (look.at("over").as_bool() || told.size() == kind.decisions) return told;
    if (!look.at("chance").is_null()) {
      record = fine(roll(record, ""));
      continue;
    }
    const int seat = static_cast<int>(look.at("actors").as_array()[0].as_int64());
    const std::string move =
        fine(think(record, seat, kind.seats[static_cast<std::size_t>(seat)], 7));
    const value hints = boost::json::parse(fine(hint(record, seat, kind.coach)));
    const auto event = static_cast<std::size_t>(look.at("events").as_int64());
    told[event] = {std::string(hints.at("moves").as_array()[0].at("text").as_string()),
                   boost::json::parse(fine(verdict(record, seat, move, kind.coach)))};
    record = fine(view::move(record, seat, move));
  }
}

class Comments : public testing::TestWithParam<Kind> {};

TEST_P(Comments, AreWhatTheReviewSays) {
  const Kind& kind = GetParam();
  std::string names;
  for (std::size_t i = 1; i < kind.seats.size(); ++i) names += '\n';
  std::string record = fine(begin({.game = kind.game,
                                   .players = static_cast<int>(kind.seats.size()),
                                   .options = "",
                                   .names = names,
                                   .seed = "00c0ffee"}));
  const auto told = play(kind, record);
  const value report = boost::json::parse(fine(analyse(record, kind.coach, {})));
  std::size_t decisions = 0;
  std::size_t graded = 0;
  for (const auto& [event, live] : told) {
    const value& decision = report.at("events").as_array().at(event).at("decision");
    const auto& moves = decision.at("moves").as_array();
    const auto played = static_cast<std::size_t>(decision.at("played").as_int64());
    EXPECT_EQ(live.best, std::string(moves[0].at("move").as_string()));
    EXPECT_EQ(live.comment.at("moves").as_array()[played].at("verdict"),
              moves[played].at("verdict"));
    // What the only move is worth is known from what comes after it.
    if (moves.size() > 1) {
      EXPECT_EQ(live.comment, decision);
    }
    ++decisions;
    graded += decision.at("grade").as_string() != "fine" ? 1U : 0U;
  }
  std::size_t in_report = 0;
  for (const value& event : report.at("events").as_array())
    in_report += event.as_object().contains("decision") ? 1U : 0U;
  EXPECT_EQ(decisions, in_report);
  if (kind.decisions == SIZE_MAX) {
    EXPECT_GT(graded, 0U);
  }
}

INSTANTIATE_TEST_SUITE_P(
    OfWholeGames, Comments,
    testing::Values(Kind{"ganz-schon-clever", {"casual"}, "master"},
                    Kind{"ganz-schon-clever", {"beginner", "greedy"}, "master"},
                    Kind{"doppelt-so-clever", {"beginner"}, "master"},
                    Kind{"doppelt-so-clever", {"greedy", "casual"}, "master"},
                    Kind{"clever-hoch-drei", {"greedy"}, "master"},
                    Kind{"clever-hoch-drei", {"casual", "beginner", "greedy"}, "master"},
                    Kind{"wizard-dice", {"beginner", "casual"}, "master"},
                    Kind{"wizard-dice", {"greedy", "casual", "beginner"}, "master"}));

INSTANTIATE_TEST_SUITE_P(
    OfALongThought, Comments,
    testing::Values(Kind{"ganz-schon-clever", {"greedy"}, "analysis", 6},
                    Kind{"wizard-dice", {"greedy", "casual"}, "analysis", 6},
                    Kind{"wizard-dice", {"greedy", "casual"}, "analysis:2", 2}));

}  // namespace
}  // namespace foxtray::view
