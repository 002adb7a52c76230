// The method is docs/fair-dice.md; the vectors come from tools/fair_dice.py, which shares no code.
#include "luck/fair_dice.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <type_traits>
#include <vector>

#include "files.h"

namespace foxtray::luck {
namespace {

using dice::Chance;
using dice::Law;
using dice::Throw;

static_assert(std::is_trivially_copyable_v<FairDice>);

FairDice dice_of(std::string_view seed_word) {
  std::string wrong;
  const auto dice = FairDice::from(seed_word, wrong);
  EXPECT_TRUE(dice.has_value()) << seed_word << ": " << wrong;
  return dice.value();
}

std::string sentence_about(std::string_view seed_word) {
  std::string wrong, wrong_too;
  EXPECT_FALSE(FairDice::from(seed_word, wrong).has_value()) << seed_word;
  EXPECT_FALSE(commitment(seed_word, wrong_too).has_value()) << seed_word;
  EXPECT_EQ(wrong, wrong_too);
  return wrong;
}

Chance chance_of(const std::string& law, const std::string& dice) {
  Chance chance;
  if (law == "like") {
    chance.law = Law::like;
    chance.dice = static_cast<std::uint8_t>(std::stoi(dice));
    return chance;
  }
  chance.law = law == "distinct" ? Law::distinct : law == "serve" ? Law::serve : Law::card;
  for (const char digit : dice) chance.dice |= static_cast<std::uint8_t>(1 << (digit - '0'));
  return chance;
}

/// The outcome as the file of vectors writes it.
std::string text_of(Law law, Throw outcome) {
  if (law == Law::card) return std::to_string(outcome.card());
  std::string text;
  for (int i = 0; i < 6; ++i) {
    text += std::to_string(law == Law::like ? outcome.count(static_cast<dice::Face>(i + 1))
                                            : int{outcome.face(i)});
  }
  if (law != Law::serve) return text;
  text += '/';
  for (int place = 0; place < 3; ++place) text += std::to_string(outcome.row(place));
  return text;
}

TEST(FairDice, AgreesWithTheVectors) {
  std::ifstream file(tests::source_path("tests/fair-dice-vectors.txt"));
  ASSERT_TRUE(file) << "tests/fair-dice-vectors.txt is missing";
  std::map<std::string, int> checked;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.empty() || line[0] == '#') continue;
    SCOPED_TRACE("line " + std::to_string(number) + ": " + line);
    std::istringstream words(line);
    std::vector<std::string> word;
    for (std::string each; words >> each;) word.push_back(each);
    ASSERT_GE(word.size(), 4U);
    ASSERT_EQ(word[word.size() - 2], "->");
    const std::string& expected = word.back();
    if (word[0] == "throw") {
      ASSERT_EQ(word.size(), 9U);
      Chance chance = chance_of(word[2], word[3]);
      chance.turn = static_cast<std::uint16_t>(std::stoi(word[4]));
      chance.roll = static_cast<std::uint8_t>(std::stoi(word[5]));
      chance.again = static_cast<std::uint8_t>(std::stoi(word[6]));
      const Throw outcome = dice_of(word[1]).at(chance);
      EXPECT_EQ(text_of(chance.law, outcome), expected);
      EXPECT_TRUE(dice::possible(chance, outcome));
      ++checked[word[2]];
    } else if (word[0] == "commitment") {
      std::string wrong;
      EXPECT_EQ(commitment(word[1], wrong), expected) << wrong;
      ++checked[word[0]];
    } else if (word[0] == "game") {
      EXPECT_EQ(make_seed(std::stoull(word[1]), Stream{std::stoull(word[2])}), expected);
      ++checked[word[0]];
    } else {
      // The key is nobody's business but the hash's; throws of the same seeds cover it.
      EXPECT_EQ(word[0], "key");
    }
  }
  for (const char* kind : {"distinct", "like", "serve", "card", "commitment", "game"}) {
    EXPECT_GE(checked[kind], 3) << kind;
  }
}

TEST(FairDice, TheWorkedExample) {
  const FairDice dice = dice_of("c0ffee-0123");
  EXPECT_EQ(text_of(Law::distinct, dice.at({Law::distinct, 0b110010, 2, 2, 0})), "020041");
  EXPECT_EQ(text_of(Law::serve, dice.at({Law::serve, 0b111111, 11, 1, 0})), "544345/150");
  EXPECT_EQ(text_of(Law::card, dice.at({Law::card, 0b10100101, 4, 0, 0})), "5");
}

TEST(FairDice, ADieDoesNotDependOnTheOthers) {
  const FairDice dice = dice_of("abcd");
  for (unsigned set = 0; set < 64; ++set) {
    const Throw all = dice.at({Law::distinct, 63, 4, 2, 1});
    const Throw some = dice.at({Law::distinct, static_cast<std::uint8_t>(set), 4, 2, 1});
    for (int die = 0; die < 6; ++die) {
      EXPECT_EQ(some.face(die), (set >> die & 1U) != 0 ? all.face(die) : 0);
    }
  }
}

TEST(FairDice, EveryCoordinateAndEveryLawCounts) {
  const FairDice dice = dice_of("abcd");
  const Chance base{Law::distinct, 63, 1, 1, 1};
  std::set<std::uint32_t> outcomes;
  for (const Chance& chance :
       {base, Chance{Law::distinct, 63, 11, 1, 1}, Chance{Law::distinct, 63, 1, 11, 1},
        Chance{Law::distinct, 63, 1, 1, 11}}) {
    outcomes.insert(dice.at(chance).bits());
  }
  outcomes.insert(dice.at({Law::serve, 63, 1, 1, 1}).bits() & 0777777);
  EXPECT_EQ(outcomes.size(), 5U);
}

TEST(FairDice, OutcomesArePossibleAndUniform) {
  const FairDice dice = dice_of(make_seed(1));
  std::array<std::array<int, 7>, 6> faces{};
  std::array<int, 7> like{};
  std::array<int, 8> cards{};
  std::array<std::array<int, 6>, 3> places{};  // which die lies there
  const int samples = 6000;
  for (int i = 0; i < samples; ++i) {
    const auto turn = static_cast<std::uint16_t>(i);
    const Chance six{Law::distinct, 63, turn, 1, 0}, bag{Law::like, 7, turn, 1, 0},
        served{Law::serve, 63, turn, 1, 0}, deck{Law::card, 0b11010111, turn, 0, 0};
    for (const Chance& chance : {six, bag, served, deck}) {
      ASSERT_TRUE(dice::possible(chance, dice.at(chance)));
    }
    const Throw throw_six = dice.at(six), throw_bag = dice.at(bag), row = dice.at(served);
    for (std::size_t die = 0; die < 6; ++die) ++faces[die][throw_six.face(static_cast<int>(die))];
    for (std::size_t face = 1; face <= 6; ++face) {
      like[face] += throw_bag.count(static_cast<dice::Face>(face));
    }
    for (int place = 0; place < 3; ++place) {
      ++places[static_cast<std::size_t>(place)][static_cast<std::size_t>(row.row(place))];
    }
    ++cards[static_cast<std::size_t>(dice.at(deck).card())];
  }
  for (const auto& die : faces) {
    for (std::size_t face = 1; face <= 6; ++face) EXPECT_NEAR(die[face], 1000, 150);
  }
  for (std::size_t face = 1; face <= 6; ++face) EXPECT_NEAR(like[face], 7000, 400);
  for (const auto& place : places) {
    for (const int count : place) EXPECT_NEAR(count, 1000, 150);
  }
  for (std::size_t card = 0; card < 8; ++card) {
    if ((0b11010111 >> card & 1) != 0) {
      EXPECT_NEAR(cards[card], 1000, 150);
    } else {
      EXPECT_EQ(cards[card], 0);
    }
  }
}

TEST(SeedWord, LookalikesAreDifferentSeeds) {
  std::set<std::uint32_t> outcomes;
  const std::vector<std::string> words = {"00", "0000", "000000", "00-00", "0000-00", "00-0000"};
  for (const std::string& word : words) {
    outcomes.insert(dice_of(word).at({Law::distinct, 63, 0, 1, 0}).bits());
  }
  EXPECT_EQ(outcomes.size(), words.size());
}

TEST(SeedWord, ShortestAndLongest) {
  dice_of("7f");
  dice_of("7f-80");
  const std::string part(2 * kMaxSeedPart, 'f');
  dice_of(part);
  const std::string longest = part + "-" + part;
  EXPECT_EQ(longest.size(), kMaxSeedWord);
  dice_of(longest);
}

TEST(SeedWord, WhatIsWrongIsSaid) {
  const std::string part(2 * kMaxSeedPart, 'f');
  EXPECT_EQ(sentence_about(""), "The seed is empty.");
  EXPECT_EQ(sentence_about("-"), "The server's part of the seed (before the '-') is empty.");
  EXPECT_EQ(sentence_about("-00"), "The server's part of the seed (before the '-') is empty.");
  EXPECT_EQ(sentence_about("00-"), "The players' part of the seed (after the '-') is empty.");
  EXPECT_EQ(sentence_about("abc"),
            "The seed has an odd number of hex digits; every byte is written with two.");
  EXPECT_EQ(sentence_about("ab-c"),
            "The players' part of the seed (after the '-') has an odd number of hex digits; every "
            "byte is written with two.");
  EXPECT_EQ(sentence_about("00-11-22"),
            "The seed has more than one '-'; it may have two parts at most.");
  EXPECT_EQ(sentence_about("abCD"),
            "Character 3 of the seed, 'C', is not a hex digit in lower case.");
  EXPECT_EQ(sentence_about("0x12"),
            "Character 2 of the seed, 'x', is not a hex digit; a seed has only 0-9 and a-f, and "
            "one '-' between two parts.");
  EXPECT_EQ(sentence_about("12\n"),
            "Character 3 of the seed is not a hex digit; a seed has only 0-9 and a-f, and one '-' "
            "between two parts.");
  EXPECT_EQ(sentence_about(std::string_view("12\0", 3)), sentence_about("12\xff"));
  EXPECT_EQ(sentence_about(part + "00"), "The seed has 130 hex digits; at most 128 are allowed.");
  EXPECT_EQ(sentence_about("00-" + part + "00"),
            "The players' part of the seed (after the '-') has 130 hex digits; at most 128 are "
            "allowed.");
  EXPECT_EQ(sentence_about(std::string(kMaxSeedWord + 1, '0')),
            "The seed has 258 characters; at most 257 are allowed.");
}

TEST(SeedWord, FreshOnesDifferAndCanBeRead) {
  std::set<std::string> words;
  for (int i = 0; i < 50; ++i) words.insert(fresh_seed());
  EXPECT_EQ(words.size(), 50U);
  for (const std::string& word : words) {
    EXPECT_EQ(word.size(), 64U);
    dice_of(word);
    dice_of(word + "-" + word);
  }
}

}  // namespace
}  // namespace foxtray::luck
