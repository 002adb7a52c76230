// The text of a record (docs/record-format.md): what is read, and for each kind of fault the right
// line, what is wrong, and what would have been legal.
#include "record/reader.h"

#include <gtest/gtest.h>

#include "autoplay.h"
#include "files.h"

namespace foxtray::tests {
namespace {

using record::Fault;

std::string refused(std::string_view text) {
  record::Record record;
  const auto fault = record::read(text, record);
  return fault ? std::to_string(fault->line) + ": " + fault->what() : "accepted";
}

std::string legal_after(std::string_view text) {
  record::Record record;
  const auto fault = record::read(text, record);
  if (!fault) return "accepted";
  std::string lines;
  for (const std::string& line : fault->legal) lines += (lines.empty() ? "" : "; ") + line;
  return lines;
}

const std::string kWizard = "foxtray 1\ngame wizard-dice\nplayers 3\n---\n";
const std::string kGanz = "foxtray 1\ngame ganz-schon-clever\nplayers 2\n---\n";

/// The total of the last seat with some digits more.
std::string wrong_total(const Game& game, const record::Record& record, std::string_view digits) {
  const Seat last = static_cast<Seat>(game.max_players - 1);
  const int total = game.score(record.position(), last).points;
  return "'" + std::to_string(total) + std::string(digits) + "' is not the total of seat " +
         std::to_string(game.max_players);
}

// R1.2, R1.3, R1.4
TEST(RecordText, blanks_comments_and_carriage_returns_mean_nothing) {
  EXPECT_EQ(refused("\n# a comment\n  foxtray \t 1  # it is\r\n\tgame wizard-dice\r\n"
                    "players 2\r\n---\n\n1   predict\tg5 # why not\r"),
            "accepted");
}

// R1.1
TEST(RecordText, is_utf8_without_a_byte_order_mark) {
  EXPECT_EQ(refused("\xef\xbb\xbf" + kGanz),
            "1: the text begins with a byte order mark, which a record does not have");
  EXPECT_EQ(refused(kGanz + "# caf\xc3\xa9 \xf0\x9f\xa6\x8a\n"), "accepted");
  for (const char* wrong : {"\xff", "\xc3", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80",
                            "\xf4\x90\x80\x80", "\x80", "\xf8\x88\x80\x80\x80"}) {
    EXPECT_EQ(refused(kGanz + "# " + wrong + "\n"), "5: the line is not valid UTF-8 text");
  }
}

// R1.4, R1.5
TEST(RecordText, has_no_control_characters_even_in_comments) {
  const std::string fault = "5: the line contains a control character";
  for (const char control : {'\x01', '\x0b', '\x1f', '\x7f', '\x1b'}) {
    EXPECT_EQ(refused(kGanz + "# " + control + "\n"), fault);
  }
  EXPECT_EQ(refused(kGanz + "# " + std::string(1, '\0') + "\n"), fault);
  EXPECT_EQ(refused(kGanz + "# \xc2\x85\n"), fault);
  EXPECT_EQ(refused(kGanz + "# a\rb\n"), fault);
  EXPECT_EQ(refused(kGanz + "# a\r\r\n"), fault);
  EXPECT_EQ(refused(kGanz + "# a\xc2\xa0 b\n"), "accepted");
}

// R2.1
TEST(RecordHeader, begins_with_the_version) {
  EXPECT_EQ(refused(""), "1: the text is empty");
  EXPECT_EQ(refused("# nothing\n\n"), "2: the text is empty");
  EXPECT_EQ(refused("game wizard-dice\n"),
            "1: this is not a game record: it does not begin with 'foxtray 1'");
  EXPECT_EQ(refused("\nfoxtray 2\n"), "2: version '2' of the record is not known here");
  EXPECT_EQ(refused("foxtray 01\n"), "1: version '01' of the record is not known here");
  EXPECT_EQ(refused("Foxtray 1\n"),
            "1: this is not a game record: it does not begin with 'foxtray 1'");
  EXPECT_EQ(refused("foxtray 1\ngame wizard-dice\nplayers 2\n"), "3: the header does not end");
}

// R2.2, R2.3
TEST(RecordHeader, names_game_and_players_once) {
  EXPECT_EQ(refused("foxtray 1\nplayers 2\n---\n"), "3: the header has no line 'game'");
  EXPECT_EQ(refused("foxtray 1\ngame wizard-dice\n---\n"), "3: the header has no line 'players'");
  EXPECT_EQ(refused("foxtray 1\ngame chess\n---\n"), "2: no game is called 'chess'");
  EXPECT_EQ(refused("foxtray 1\ngame wizard-dice\ngame wizard-dice\n"), "3: 'game' is given twice");
  EXPECT_EQ(refused("foxtray 1\nplayers 2\nplayers 2\n"), "3: 'players' is given twice");
  EXPECT_EQ(refused("foxtray 1\nplayers 1\ngame wizard-dice\n---\n"),
            "2: Wizard dice game is not played by 1");
  EXPECT_EQ(refused("foxtray 1\nplayers 5\ngame clever-hoch-drei\n---\n"),
            "2: Clever hoch Drei is not played by 5");
  for (const char* number : {"0", "-2", "02", "+2", "two", "2.0", "2 3", "99999999999999999999"}) {
    EXPECT_EQ(refused("foxtray 1\nplayers " + std::string(number) + "\n"),
              "2: '" + std::string(number) + "' is not a number of players");
  }
  EXPECT_EQ(refused("foxtray 1\ncolour red\n"), "2: 'colour' is not a header line");
}

std::string with_option(std::string_view game, std::string_view option) {
  return "foxtray 1\noption " + std::string(option) + "\ngame " + std::string(game) +
         "\nplayers 2\n---\n";
}

// R2.3, R2.4, O8
TEST(RecordHeader, has_options_of_this_game_with_their_values) {
  EXPECT_EQ(refused(with_option("ganz-schon-clever", "decline=free")), "accepted");
  EXPECT_EQ(refused(with_option("ganz-schon-clever", "decline=forced")), "accepted");
  for (const char* option : {"decline=maybe", "decline=", "decline", "=free", "target=12",
                             "decline = free", "Decline=free", "decline=free=free"}) {
    const std::string fault = refused(with_option("ganz-schon-clever", option));
    EXPECT_TRUE(fault.starts_with("2: ")) << option << " " << fault;
  }
  EXPECT_EQ(refused(with_option("wizard-dice", "first-seer=2")), "accepted");
  EXPECT_TRUE(refused(with_option("wizard-dice", "first-seer=3")).starts_with("2: "));
  EXPECT_TRUE(refused("foxtray 1\noption cards=on\noption cards=on\n").starts_with("3: "));
}

// R2.5
TEST(RecordHeader, names_seats_with_any_printable_text) {
  record::Record record;
  ASSERT_FALSE(record::read("foxtray 1\nname 2  Harry  Potter \ngame wizard-dice\nplayers 2\n---\n",
                            record));
  EXPECT_EQ(record.header().names[1], "Harry  Potter");
  const auto named = [](std::string_view name) {
    return refused("foxtray 1\nname " + std::string(name) + "\ngame wizard-dice\nplayers 2\n---\n");
  };
  EXPECT_EQ(named("2"), "2: the name is empty");
  EXPECT_EQ(named("1 a\tb"), "2: a name cannot contain a tab");
  EXPECT_EQ(named("3 Gerard"), "2: there is no seat '3'");
  for (const char* wrong : {"0 Nobody", "6 Nobody", "x Nobody", "01 Nobody"}) {
    EXPECT_TRUE(named(wrong).starts_with("2: ")) << wrong;
  }
  EXPECT_EQ(refused("foxtray 1\nname 1 A\nname 1 B\n"), "3: 'name 1' is given twice");
}

// R2.6
TEST(RecordHeader, has_a_seed_of_one_word) {
  record::Record record;
  ASSERT_FALSE(
      record::read("foxtray 1\nseed 0123abcd\ngame wizard-dice\nplayers 2\n---\n", record));
  EXPECT_EQ(record.header().seed, "0123abcd");
  EXPECT_TRUE(refused("foxtray 1\nseed\n").starts_with("2: "));
  EXPECT_TRUE(refused("foxtray 1\nseed a b\n").starts_with("2: "));
  EXPECT_TRUE(refused("foxtray 1\nseed a\nseed a\n").starts_with("3: "));
}

// R3.1, R3.4, R1.8
TEST(RecordEvents, are_refused_with_what_would_have_been_legal) {
  EXPECT_EQ(refused(kWizard + "jump"), "5: 'jump' is not an event");
  EXPECT_EQ(refused(kWizard + "results 1 2 3"), "5: 'results 1 2 3' is not an event");
  EXPECT_EQ(refused(kWizard + "\nroll g g g g g g g"),
            "6: a player must decide before the next roll");
  EXPECT_EQ(refused(kWizard + "2 predict g5"), "5: seat 2 is not asked now");
  EXPECT_EQ(refused(kWizard + "4 predict g5"), "5: there is no seat '4'");
  EXPECT_EQ(refused(kGanz + "1 pass"), "5: nobody is asked now: the dice or a card come next");
  EXPECT_EQ(refused(kGanz + "card strike"), "5: 'card strike' cannot come now");
  EXPECT_EQ(legal_after(kGanz + "serve"), "roll w y b g o p");
  const std::string predicted = kWizard + "1 predict g5\n2 predict b2\n3 predict r2\n";
  EXPECT_EQ(legal_after(predicted + "1 reroll g"),
            "1 wizard b; 1 wizard g; 1 wizard r; 1 wizard y");
  EXPECT_EQ(legal_after(predicted + "1 wizard g\n1 stop"), "roll 7");
}

// R3.1, R1.6: a seat number is compared as a number, whatever its size.
TEST(RecordEvents, have_the_number_of_a_seat_of_the_game) {
  EXPECT_EQ(refused(kWizard + "0 predict g5"), "5: there is no seat '0'");
  for (const char* seat : {"257", "513", "769", "01", "001", "1000000000000", "4294967297"}) {
    EXPECT_NE(refused(kWizard + seat + " predict g5"), "accepted") << seat;
  }
}

// R5.2: exactly the dice that are rolled, each once, in any order.
TEST(RecordEvents, name_exactly_the_dice_rolled) {
  EXPECT_EQ(refused(kGanz + "roll p1 o2 g3 b4 y5 w6"), "accepted");
  for (const char* roll :
       {"roll w1 y1 b1 g1 o1", "roll w1 y1 b1 g1 o1 o1", "roll w1 y1 b1 g1 o1 p7",
        "roll w1 y1 b1 g1 o1 p0", "roll w1 y1 b1 g1 o1 s1", "roll w y b g o p",
        "roll w1 y1 b1 g1 o1 p1 w1", "roll", "Roll w1 y1 b1 g1 o1 p1", "roll w1 y1 b1 g1 o1 p1=2",
        "roll w01 y1 b1 g1 o1 p1", "serve w1 y1 b1 / g1 o1 p1"}) {
    EXPECT_TRUE(refused(kGanz + roll).starts_with("5: ")) << roll;
  }
}

// R3.2, R3.3, R1.6
TEST(RecordEvents, end_with_the_right_result) {
  for (const auto& entry : catalog::games()) {
    const game::Setup setup{.players = entry.game->max_players};
    const record::Record whole = play_game(*entry.game, setup, Style::random, 8);
    const std::string text = record::text_of(whole);
    const std::string start = text.substr(0, text.find("result"));
    const std::string result = record::result_line(*entry.game, whole.position());
    const int last = static_cast<int>(lines_of(text).size());
    const std::string line = std::to_string(last) + ": ";
    EXPECT_EQ(text, start + result + "\n");
    EXPECT_EQ(refused(start), "accepted");  // over, but without a result yet
    EXPECT_EQ(refused(start + result), "accepted");
    EXPECT_EQ(refused(start + result + "9"), line + wrong_total(*entry.game, whole, "9"));
    EXPECT_EQ(refused(start + "result"), line + "the total of seat 1 is missing");
    EXPECT_EQ(refused(start + "result x"), line + "'x' is not the total of seat 1");
    EXPECT_EQ(refused(start + "result 9999999999999"),
              line + "'9999999999999' is not the total of seat 1");
    EXPECT_EQ(refused(start + result + " 0"), line + "the result has more totals than seats");
    EXPECT_EQ(refused(text + "# fine\n" + result),
              std::to_string(last + 2) + ": nothing may follow the result");
    EXPECT_EQ(refused(start + "1 done"), line + "the game is over");
    EXPECT_EQ(refused(start + "roll g"), line + "the game is over");
    EXPECT_EQ(legal_after(start + "1 done"), result);
    EXPECT_EQ(refused(kWizard + "result 0 0 0"), "5: the game is not over");
  }
}

// R8.1, R8.2, R8.3
TEST(RecordEvents, of_the_wizard_dice_game_are_bags_of_faces) {
  const std::string ready = kWizard + "1 predict g5\n2 predict b2\n3 predict r2\n1 wizard g\n";
  EXPECT_EQ(refused(ready + "roll j w y b r g g"), "accepted");
  for (const char* roll : {"roll g g r b b y", "roll g g r b b y w w", "roll g g r b b y x", "roll",
                           "roll 7", "card strike"}) {
    EXPECT_TRUE(refused(ready + roll).starts_with("9: ")) << roll;
  }
  const std::string cards = "foxtray 1\ngame wizard-dice\nplayers 2\noption cards=on\n---\n";
  EXPECT_EQ(refused(cards + "card strike"), "accepted");
  EXPECT_TRUE(refused(cards + "card joker").starts_with("6: "));
  EXPECT_TRUE(refused(cards + "card strike strike").starts_with("6: "));
}

}  // namespace
}  // namespace foxtray::tests
