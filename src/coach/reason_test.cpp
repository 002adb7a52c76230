#include "coach/reason.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "luck/generator.h"
#include "record/reader.h"

namespace foxtray::coach {
namespace {

std::string why(const std::string& text, game::Seat seat, const char* move) {
  record::Record reading;
  const auto fault = record::read(text, reading);
  EXPECT_FALSE(fault) << fault->text();
  const auto heard = reading.header().game->hear(reading.position(), seat, move);
  EXPECT_TRUE(heard) << move;
  return in_words(effects(reading.game(), reading.position(), seat, *heard));
}

const std::string kClever = "foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\n";
const std::string kWizard = "foxtray 1\ngame wizard-dice\nplayers 2\n---\n";

TEST(Reason, TellsPointsAndThePlatter) {
  const std::string roll = kClever + "roll w1 y1 b2 g3 o6 p6\n";
  EXPECT_EQ(why(roll, 0, "take o6 o6"), "6 points in orange; sends w1 y1 b2 g3 to the platter");
  EXPECT_EQ(why(roll, 0, "take y1 y31"), "a mark in yellow; sends nothing to the platter");
  EXPECT_EQ(why(roll, 0, "reroll"), "spends the last re-roll");
}

TEST(Reason, TellsEverythingThatIsSpent) {
  const game::Game& rules = *catalog::find("clever-hoch-drei")->game;
  luck::Generator generator(3);
  int seen = 0;
  for (int number = 0; number < 20 && seen == 0; ++number) {
    game::Position position = rules.deal({.players = 1});
    for (game::Actors actors; !(actors = rules.actors(position)).over();) {
      if (actors.chance()) {
        rules.roll(position, generator.sample(rules.chance(position)));
        continue;
      }
      game::MoveList list;
      rules.legal(position, 0, list);
      for (const game::Move move : list) {
        std::array<char, game::kMaxText> text;
        const std::string said(text.data(), rules.say(position, 0, move, text.data()));
        if (!said.starts_with("plus ") || said.find('=') == std::string::npos) continue;
        const std::string reason = in_words(effects(rules, position, 0, move));
        const std::size_t spent = reason.find("; spends");
        ASSERT_NE(spent, std::string::npos) << said << ": " << reason;
        EXPECT_NE(reason.find("Any-number space", spent), std::string::npos)
            << said << ": " << reason;
        EXPECT_NE(reason.find("extra di", spent), std::string::npos) << said << ": " << reason;
        ++seen;
      }
      rules.apply(position, 0, list[generator.below(static_cast<std::uint32_t>(list.size()))]);
    }
  }
  EXPECT_GT(seen, 0);
}

// C3.7
TEST(Reason, TellsThatAllDiceGoToThePlatterInTheEnd) {
  const std::string second =
      kClever + "roll w1 y1 b1 g1 o1 p1\n1 take p1 p1\nroll w2 y2 b2 g2 o2\n";
  const std::string third = second + "1 take w2 p2\nroll y3 b3 g3 o4\n";
  EXPECT_EQ(why(second, 0, "take o2 o2"), "2 points in orange; sends nothing to the platter");
  EXPECT_EQ(why(third, 0, "take g3 g3"), "1 point in green; sends y3 b3 o4 to the platter");
  EXPECT_EQ(why(kClever + "roll w1 y1 b1 g1 o5 p6\n1 take o5 o5\nroll p2\n", 0, "take p2 p2"),
            "2 points in purple");
}

TEST(Reason, TellsBonuses) {
  // The third purple field pays a re-roll.
  const std::string text = kClever +
                           "roll w1 y1 b1 g1 o1 p1\n1 take p1 p1\n"
                           "roll w2 y2 b2 g2 o2\n1 take w2 p2\n"
                           "roll y3 b3 g3 o3\n1 take y3 y11\n"
                           "serve w1 y1 p4 / b6 g6 o6\n";
  EXPECT_EQ(why(text, 0, "take p4 p4"), "4 points in purple, a re-roll");
}

// W9.4: under some cards predictions score double.
TEST(Reason, APredictionTellsWhatTheCardMakesOfIt) {
  const std::string cards =
      "foxtray 1\ngame wizard-dice\nplayers 2\noption cards=on\n---\ncard sticky-jesters\n";
  EXPECT_EQ(why(cards, 0, "predict g3"), "exactly 3 green would be worth 6 points");
  EXPECT_EQ(why(kWizard, 0, "predict g3"), "exactly 3 green would be worth 3 points");
}

TEST(Reason, TellsWizardsCount) {
  const std::string text = kWizard + "1 predict r2\n2 predict b3\n1 wizard r\nroll g g r b b y w\n";
  EXPECT_EQ(why(text, 1, "stop"), "2 of 3 blue lie: -1 point");
  EXPECT_EQ(why(text + "2 wait\n", 0, "stop"), "2 of 2 red lie: a cross");
  EXPECT_EQ(why(text + "2 wait\n", 0, "reroll g g b b y"), "keeps r w, rolls 5 dice again");
  EXPECT_EQ(why(kWizard, 0, "predict r2"), "exactly 2 red would be worth 2 points");
  EXPECT_EQ(why(kWizard + "1 predict r2\n2 predict b3\n", 0, "wizard r"),
            "Ws count for red, the own colour");
}

TEST(Reason, AnyNumberHasItsArticle) {
  EXPECT_EQ(in_words({{Does::earns_action, {"any_number", "1"}}, {Does::earns_foxes, {"2"}}}),
            "an Any-number space, 2 foxes");
  EXPECT_EQ(in_words({{Does::marks_nothing, {}}, {Does::spends, {"any_number", "2"}}}),
            "marks nothing; spends 1 of 2 Any-number spaces");
}

TEST(Reason, IsToldByNameAndOperands) {
  record::Record reading;
  ASSERT_FALSE(record::read(
      kWizard + "1 predict r2\n2 predict b3\n1 wizard r\nroll g g r b b y w\n", reading));
  const game::Game& game = reading.game();
  const auto wait = effects(game, reading.position(), 1, *game.hear(reading.position(), 1, "wait"));
  EXPECT_EQ(wait,
            (std::vector<Effect>{{Does::waits, {}}, {Does::misses, {"2", "3", "blue", "-1"}}}));
  EXPECT_EQ(wait[1].name(), "misses");
}

}  // namespace
}  // namespace foxtray::coach
