// Everything that can be wrong with a record has an example that gets it, a name and a sentence.
#include "record/fault.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "autoplay.h"
#include "record/concealed.h"
#include "record/reader.h"

namespace foxtray::record {
namespace {

struct Example {
  Wrong wrong;
  int line;
  std::string text;
  std::vector<std::string> operands;
  bool verify = false;
  bool concealed = false;
};

const std::string kBegin = "foxtray 1\n";
const std::string kWizard = "foxtray 1\ngame wizard-dice\nplayers 2\n---\n";
const std::string kCards = "foxtray 1\ngame wizard-dice\nplayers 2\noption cards=on\n---\n";
const std::string kClever = "foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\n";
const std::string kSecret =
    "foxtray 1\ngame wizard-dice\nplayers 2\noption cards=on\n---\ncard secret\n1 predict g5\n";
const std::string kSeed = "foxtray 1\ngame wizard-dice\nplayers 2\nseed 00ff\n---\n";

/// A game that is over, without its result.
std::string over() {
  const game::Game& game = *catalog::find("wizard-dice")->game;
  const std::string text =
      text_of(tests::play_game(game, game::Setup{.players = 2}, tests::Style::random, 8));
  return text.substr(0, text.find("result"));
}

std::vector<Example> examples() {
  const std::string end = over();
  const int last = static_cast<int>(std::count(end.begin(), end.end(), '\n')) + 1;
  return {
      {Wrong::too_large, 1, std::string(kMaxTextSize + 1, ' '), {}},
      {Wrong::byte_order_mark, 1, "\xef\xbb\xbf" + kBegin, {}},
      {Wrong::not_utf8, 2, kBegin + "\xff\n", {}},
      {Wrong::control_character, 2, kBegin + "\x01\n", {}},
      {Wrong::empty_text, 1, "", {}},
      {Wrong::no_record, 1, "hello\n", {}},
      {Wrong::unknown_version, 1, "foxtray 2\n", {"2"}},
      {Wrong::unknown_header_line, 2, kBegin + "colour red\n", {"colour"}},
      {Wrong::more_after_dashes, 2, kBegin + "--- x\n", {}},
      {Wrong::given_twice, 2, kBegin + "foxtray 1\n", {"foxtray"}},
      {Wrong::given_twice, 3, kBegin + "game wizard-dice\ngame wizard-dice\n", {"game"}},
      {Wrong::given_twice, 3, kBegin + "players 2\nplayers 2\n", {"players"}},
      {Wrong::given_twice, 3, kBegin + "option a=b\noption a=b\n", {"option a"}},
      {Wrong::given_twice, 3, kBegin + "name 1 A\nname 1 A\n", {"name 1"}},
      {Wrong::given_twice, 3, kBegin + "seed 00\nseed 00\n", {"seed"}},
      {Wrong::header_lacks, 2, kBegin + "---\n", {"game"}},
      {Wrong::header_lacks, 3, kBegin + "game wizard-dice\n---\n", {"players"}},
      {Wrong::header_unended, 1, kBegin, {}},
      {Wrong::unknown_game, 2, kBegin + "game chess\n", {"chess"}},
      {Wrong::no_number_of_players, 2, kBegin + "players two\n", {"two"}},
      {Wrong::not_played_by,
       3,
       kBegin + "game wizard-dice\nplayers 1\n---\n",
       {"Wizard dice game", "1"}},
      {Wrong::no_option, 2, kBegin + "option cards\n", {"cards"}},
      {Wrong::too_many_options,
       6,
       kBegin + "option a=1\noption b=1\noption c=1\noption d=1\noption e=1\n",
       {}},
      {Wrong::unknown_option,
       4,
       kBegin + "game wizard-dice\nplayers 2\noption decline=free\n---\n",
       {"Wizard dice game", "decline"}},
      {Wrong::unknown_value,
       4,
       kBegin + "game wizard-dice\nplayers 2\noption cards=many\n---\n",
       {"cards", "many"}},
      {Wrong::no_such_seat,
       4,
       kBegin + "game wizard-dice\nplayers 2\noption first-seer=3\n---\n",
       {"3"}},
      {Wrong::no_such_seat, 4, kBegin + "game wizard-dice\nplayers 2\nname 3 A\n---\n", {"3"}},
      {Wrong::no_such_seat, 2, kBegin + "name x A\n", {"x"}},
      {Wrong::no_such_seat, 5, kWizard + "3 predict g1\n", {"3"}},
      {Wrong::empty_name, 2, kBegin + "name 1\n", {}},
      {Wrong::tab_in_name, 2, kBegin + "name 1 A\tB\n", {}},
      {Wrong::seed_of_many_words, 2, kBegin + "seed 00 11\n", {}},
      {Wrong::no_seed_to_verify, 4, kWizard, {}, true},
      {Wrong::not_from_seed,
       9,
       kSeed + "1 predict g1\n2 predict g2\n1 wizard g\nroll g g g g g g g\n",
       {},
       true},
      {Wrong::more_after_result, last + 1, "", {}},
      {Wrong::game_over, last, end + "1 done\n", {}},
      {Wrong::game_over, last, end + "roll g\n", {}},
      {Wrong::dice_first, 5, kClever + "1 pass\n", {}},
      {Wrong::seat_not_asked, 5, kWizard + "2 predict g1\n", {"2"}},
      {Wrong::move_missing, 5, kWizard + "1\n", {}},
      {Wrong::illegal_move, 5, kWizard + "1 predict g6\n", {"predict g6"}},
      {Wrong::no_event, 5, kWizard + "jump\n", {"jump"}},
      {Wrong::no_event, 5, kWizard + "results\n", {"results"}},
      {Wrong::decision_first, 5, kWizard + "roll g\n", {"roll"}},
      {Wrong::throw_not_now, 5, kClever + "serve\n", {"serve"}},
      {Wrong::other_card, 6, kCards + "card joker\n", {"card joker"}},
      {Wrong::other_dice, 5, kClever + "roll w1\n", {"roll w1"}},
      {Wrong::other_serve,
       11,
       kClever + "roll w6 y6 b6 g6 o6 p6\n1 take o6 o6\nroll w6 y6 b6 g6 p6\n1 take p6 p6\n"
                 "roll w6 y6 b6 g6\n1 take w6 o6\nserve w1\n",
       {"serve w1"}},
      {Wrong::not_over, 5, kClever + "result 0\n", {}},
      {Wrong::total_missing, last, end + "result\n", {"1"}},
      {Wrong::wrong_total, last, end + "result x\n", {"x", "1"}},
      {Wrong::too_many_totals, last, "", {}},
      {Wrong::no_viewer,
       4,
       kBegin + "game wizard-dice\nplayers 2\nseen-by 3\n---\n",
       {"3"},
       false,
       true},
      {Wrong::given_twice, 3, kBegin + "seen-by 1\nseen-by 1\n", {"seen-by"}, false, true},
      {Wrong::not_hidden, 5, kWizard + "1 predict ?\n", {"predict ?"}, false, true},
      {Wrong::not_hidden, 8, kSecret + "2 wizard ?\n", {"wizard ?"}, false, true},
      {Wrong::not_hidden, 8, kSecret + "1 predict ?\n", {"predict ?"}, false, true},
      {Wrong::shown_since, 8, kSecret + "2 predict ?\n", {"8"}, false, true},
  };
}

std::optional<Fault> fault_of(const Example& example) {
  Record reading;
  std::string text = example.text;
  if (text.empty() && example.wrong != Wrong::empty_text) {  // what follows a whole result
    text = over();
    EXPECT_FALSE(read(text, reading));
    text += result_line(reading.game(), reading.position());
    text += example.wrong == Wrong::too_many_totals ? " 0\n" : "\n1 done\n";
  }
  Concealed concealed;
  if (example.concealed) return read(text, concealed);
  return read(text, reading, {.verify_dice = example.verify});
}

TEST(Faults, EachHasAnExample) {
  std::set<Wrong> seen = {Wrong::seed_unreadable};  // see below: its sentence is of the fair dice
  for (const Example& example : examples()) {
    const auto fault = fault_of(example);
    ASSERT_TRUE(fault) << kFaults[static_cast<std::size_t>(example.wrong)].name;
    EXPECT_EQ(fault->words().name, kFaults[static_cast<std::size_t>(example.wrong)].name)
        << fault->text();
    EXPECT_EQ(fault->line, example.line) << fault->text();
    EXPECT_EQ(fault->operands, example.operands) << fault->text();
    EXPECT_EQ(fault->what().find_first_of("{}"), std::string::npos) << fault->what();
    seen.insert(fault->wrong);
  }
  EXPECT_EQ(seen.size(), kFaults.size());
}

TEST(Faults, ABadSeedIsFoundWhenDiceAreVerified) {
  Record reading;
  const auto fault = read("foxtray 1\ngame wizard-dice\nplayers 2\nseed zz\n---\n", reading,
                          {.verify_dice = true});
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->wrong, Wrong::seed_unreadable);
  EXPECT_EQ(fault->line, 4);
  EXPECT_TRUE(fault->what().starts_with("the dice cannot be verified. C")) << fault->what();
}

TEST(Faults, NamesDiffer) {
  std::set<std::string_view> names;
  for (const FaultWords& words : kFaults) names.insert(words.name);
  EXPECT_EQ(names.size(), kFaults.size());
}

TEST(Faults, AnIllegalMoveComesWithWhatTheRulesSay) {
  Record reading;
  const auto fault = read(kClever + "roll w4 y3 b5 g2 o6 p1\n1 take y4 y34\n", reading);
  ASSERT_TRUE(fault);
  ASSERT_EQ(fault->game, catalog::find("ganz-schon-clever")->game);
  EXPECT_EQ(sentence(*fault->game, fault->refusal), "the yellow die shows 3, not 4");
  EXPECT_EQ(fault->what(), "'take y4 y34': the yellow die shows 3, not 4");
  EXPECT_EQ(fault->legal.front(), "1 reroll");
}

TEST(Faults, WhatIsLegalCanBeWrittenThere) {
  Record reading;
  const auto seat = read(kBegin + "game wizard-dice\nplayers 2\nname 3 A\n---\n", reading);
  EXPECT_EQ(seat->sentence(), "there is no seat '3' (legal: name 1; name 2)");
  const auto seer =
      read(kBegin + "game wizard-dice\nplayers 2\noption first-seer=3\n---\n", reading);
  EXPECT_EQ(seer->legal, (std::vector<std::string>{"option first-seer=1", "option first-seer=2"}));
  const auto players = read(kBegin + "game ganz-schon-clever\nplayers 5\n---\n", reading);
  EXPECT_EQ(players->text(),
            "3: Ganz schön clever is not played by 5 (legal: players 1; players 2; players 3; "
            "players 4)");
}

}  // namespace
}  // namespace foxtray::record
