// Every reason for which a move is refused has a sentence that a person understands, and an example
// that gets it.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "autoplay.h"
#include "clever/notation.h"
#include "script.h"
#include "wizard/notation.h"

namespace foxtray::tests {
namespace {

/// A game played so far, a line that is refused there, and why.
struct Refused {
  std::string_view game;
  int players;
  std::string_view before;
  std::string_view line;
  std::string_view sentence;
};

constexpr std::string_view kGanz = "ganz-schon-clever";
constexpr std::string_view kDoppelt = "doppelt-so-clever";
constexpr std::string_view kDrei = "clever-hoch-drei";
constexpr std::string_view kRoll = "roll w4 y3 b5 g2 o6 p1";

/// The fourth blue field of row 2 is crossed: a yellow X waits in round 2.
constexpr std::string_view kWaiting = R"(roll w4 y6 b1 g6 o6 p6
  1 take b1 b5
  roll w4 y6 g6 o6 p6
  1 take w4 o4
  roll y6 g6 o6 p6
  1 take o6 o6
  serve w1 b5 y1 / g6 o6 p6
  1 take b5 b6
  roll w3 y6 b4 g6 o6 p6
  1 take w3 b7
  roll y6 b5 g6 o6 p6
  1 take b5 b8)";

constexpr std::array kCleverCases = {
    Refused{kGanz, 1, kRoll, "1 jump", "there is no such move in this game"},
    Refused{kGanz, 1, kRoll, "1 take n3 y11", "no such die in this game"},
    Refused{kGanz, 1, kRoll, "1 take y4 y34", "the yellow die shows 3, not 4"},
    Refused{kGanz, 1, kRoll, "1 take y3 y99", "no such place on this sheet"},
    Refused{kGanz, 1, kRoll, "1 take y3 y14", "no such place on this sheet"},
    Refused{kGanz, 1, kRoll, "1 take y3 o3", "the yellow die cannot be marked in orange"},
    Refused{kGanz, 1, kRoll, "1 take y3 y12", "3 cannot be marked there"},
    Refused{kGanz, 1, kRoll, "1 take b5 b8", "9 cannot be marked there"},
    Refused{kDrei, 1, "roll w4 y3 t5 b2 n6 p1", "1 take y3=3 y13",
            "Any number must differ from the face, and the die shows 3 already"},
    Refused{kGanz, 1, kRoll, "1 take yellow y11",
            "a die is written as its letter and its face, like y3"},
    Refused{kGanz, 1, kRoll, "1 take y3=4 y34",
            "a die is written as its letter and its face, like y3"},
    Refused{kGanz, 1, kRoll, "1 take y3", "words are missing or too many"},
    Refused{kGanz, 1, kRoll, "1 pass now", "words are missing or too many"},
    Refused{kGanz, 1, kWaiting, "1 pass", "a waiting bonus must be placed first"},
    Refused{kGanz, 1, kWaiting, "1 bonus o4", "no waiting bonus allows that place"},
    Refused{kDoppelt, 1, "roll w2 s5 y4 b3 g6 p1\n1 take s5 sy5", "1 pass",
            "further crosses come first: cross or done"},
    Refused{kDoppelt, 1, "roll w2 s5 y4 b3 g6 p1\n1 take s5 sy5", "1 cross sg6",
            "no die allows that cross"},
    Refused{kGanz, 1, kRoll, "1 done", "this is not what the player is asked for now"},
    Refused{kGanz, 1, "roll w4 y3 b5 g2 o6 p1\n1 take y3 y11\nroll w4 b5 o6", "1 take g2 g2",
            "the green die was not rolled just now"},
    Refused{kGanz, 2, "roll w1 y1 b1 g1 o6 p1\n1 take o6 o6", "2 take o6 o6",
            "the orange die is not on the platter, and a platter die can be marked"},
    Refused{kGanz, 1, "roll w5 y3 b5 g6 o6 p3\n1 take p3 p3\nroll w2 y3 b5 g6 o6", "1 take w2 p2",
            "that place in purple is not open for this now"},
    Refused{kDrei, 1, "roll w4 y3 t5 b2 n6 p1", "1 take y3 y23",
            "this use of the die does not allow that row of yellow"},
    Refused{kGanz, 1, "roll w4 y3 b5 g2 o6 p1\n1 reroll\nroll w4 y3 b5 g2 o6 p1", "1 reroll",
            "no re-roll is left"},
    Refused{kDrei, 1, "roll w4 y3 t5 b2 n6 p1", "1 take y3=5 y15", "no such Any number is left"},
    Refused{kGanz, 1, kRoll, "1 pass", "a die can be marked, so the roll cannot be forfeited"},
};

constexpr std::string_view kWizardGame = "wizard-dice";
constexpr std::string_view kPredicted =
    "1 predict g5\n2 predict b2\n3 predict r2\n1 wizard g\nroll g g r b b y w\n2 stop\n3 wait";

constexpr std::array kWizardCases = {
    Refused{kWizardGame, 3, "", "1 take y3 y11", "there is no such move in this game"},
    Refused{kWizardGame, 3, "", "1 predict", "words are missing or too many"},
    Refused{kWizardGame, 3, "", "1 predict g5 b2", "words are missing or too many"},
    Refused{kWizardGame, 3, "", "1 predict g6",
            "no such field; a field is a colour and a number from 1 to 5, like g5"},
    Refused{kWizardGame, 3, "", "1 predict w1",
            "no such field; a field is a colour and a number from 1 to 5, like g5"},
    Refused{kWizardGame, 3, "1 predict g5\n2 predict b2\n3 predict r2", "1 wizard w",
            "no such colour; the colours are g, r, b and y"},
    Refused{kWizardGame, 3, kPredicted, "1 reroll x",
            "no such face; the faces are g, r, b, y, w and j"},
    Refused{kWizardGame, 3, kPredicted, "1 reroll j", "these dice do not lie there"},
    Refused{kWizardGame, 3, kPredicted, "1 set y", "two faces are set, like: set y y"},
    Refused{kWizardGame, 3, kPredicted, "1 wait", "this is not what the player is asked for now"},
    Refused{kWizardGame, 3, kPredicted, "1 jester", "no jester count is possible with 0 jesters"},
    Refused{kWizardGame, 3, "1 predict g5", "2 predict g5",
            "green 5 was already predicted in this round"},
};

void check(const Refused& refused, std::set<std::string>& seen) {
  Script game(refused.game, refused.players);
  game.play(refused.before);
  EXPECT_EQ(game.refusal(refused.line), refused.sentence) << refused.line;
  const auto seat = static_cast<game::Seat>(refused.line[0] - '1');
  const auto code = game.game().why_not(game.position(), seat, refused.line.substr(2)).code;
  seen.insert(std::string(game.game().refusals[code]));
}

// die_not_on_platter, die_used_already: see Return in doppelt_so_clever_test.cpp and Serving in
// turn_test.cpp.
TEST(Refusals, of_the_clever_games_each_have_an_example) {
  std::set<std::string> seen;
  for (const Refused& refused : kCleverCases) check(refused, seen);
  for (const clever::Reason shown :
       {clever::Reason::die_not_on_platter, clever::Reason::die_used_already}) {
    seen.insert(std::string(clever::kReasons[static_cast<std::size_t>(shown)]));
  }
  for (const std::string_view reason : clever::kReasons) {
    EXPECT_TRUE(seen.contains(std::string(reason))) << reason;
  }
}

// field_used, nothing_to_strike, jesters_stay, roll_at_least_three: see wizard_dice_test.cpp and
// wizard_cards_test.cpp.
TEST(Refusals, of_the_wizard_dice_game_each_have_an_example) {
  std::set<std::string> seen;
  for (const Refused& refused : kWizardCases) check(refused, seen);
  for (const wizard::Reason shown :
       {wizard::Reason::field_used, wizard::Reason::nothing_to_strike, wizard::Reason::jesters_stay,
        wizard::Reason::roll_at_least_three}) {
    seen.insert(std::string(wizard::kReasons[static_cast<std::size_t>(shown)]));
  }
  for (const std::string_view reason : wizard::kReasons) {
    EXPECT_TRUE(seen.contains(std::string(reason))) << reason;
  }
}

/// Texts of moves of every kind, legal at some other time.
std::vector<std::string> any_moves(const Game& game) {
  std::set<std::string> texts;
  for (const Style style : kStyles) {
    Autoplay play(game, {.players = game.min_players, .choice = {0, 1}}, style, 3);
    while (!play.over()) {
      for (const std::string& line : record::legal_lines(game, play.position())) {
        if (line[0] == '1') texts.insert(line.substr(2));
      }
      play.play(play.next());
    }
  }
  return {texts.begin(), texts.end()};
}

// Whatever is refused at whatever time, the sentence is whole.
TEST(Refusals, are_whole_sentences_at_any_time) {
  for (const auto& entry : catalog::games()) {
    const Game& game = *entry.game;
    const std::vector<std::string> moves = any_moves(game);
    Autoplay play(game, {.players = game.min_players}, Style::greedy, 4);
    for (; !play.over(); play.play(play.next())) {
      const game::Actors actors = game.actors(play.position());
      if (actors.chance()) continue;
      const Seat seat = actors.first();
      for (int i = 0; i < 20; ++i) {
        const auto at = play.generator().below(static_cast<std::uint32_t>(moves.size()));
        if (game.hear(play.position(), seat, moves[at])) continue;
        const game::Refusal refusal = game.why_not(play.position(), seat, moves[at]);
        ASSERT_LT(refusal.code, game.refusals.size());
        const std::string sentence = record::sentence(game, refusal);
        ASSERT_FALSE(sentence.empty());
        ASSERT_EQ(sentence.find_first_of("{}"), std::string::npos) << sentence;
      }
    }
  }
}

}  // namespace
}  // namespace foxtray::tests
