// What the C interface refuses, and that it then leaves everything as it was. That whole games can
// be played through it from C is shown in tests/consumer/c.
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "buffer.h"
#include "foxtray.h"
#include "record/reader.h"

namespace {

using Codes = std::array<uint16_t, FOXTRAY_MAX_MOVES>;
using Line = std::array<char, FOXTRAY_LINE_ROOM>;
using Sentence = std::array<char, FOXTRAY_WHY_ROOM>;

foxtray_position start(const char* game, int players, const char* options = nullptr) {
  foxtray_position position{};
  Sentence why{};
  EXPECT_EQ(foxtray_new(&position, game, FOXTRAY_TEXT, players, options, FOXTRAY_TEXT, why.data(),
                        why.size()),
            FOXTRAY_OK)
      << why.data();
  return position;
}

foxtray_generator seeded(uint64_t seed) {
  foxtray_generator generator{};
  EXPECT_EQ(foxtray_seed(&generator, seed), FOXTRAY_OK);
  return generator;
}

unsigned actors_of(const foxtray_position& position) {
  unsigned actors = 0;
  EXPECT_EQ(foxtray_actors(&position, &actors), FOXTRAY_OK);
  return actors;
}

int first_of(unsigned actors) {
  int seat = 0;
  while ((actors >> seat & 1U) == 0) ++seat;
  return seat;
}

/// One event, by a random player; false if the game is over.
bool step(foxtray_position& position, foxtray_generator& luck) {
  const unsigned actors = actors_of(position);
  if (actors == 0) return false;
  if (actors == FOXTRAY_CHANCE) {
    EXPECT_EQ(foxtray_roll(&position, &luck, nullptr, 0, nullptr), FOXTRAY_OK);
    return true;
  }
  uint16_t code = 0;
  const int seat = first_of(actors);
  EXPECT_EQ(foxtray_choose(&position, seat, "random", FOXTRAY_TEXT, &luck, &code), FOXTRAY_OK);
  EXPECT_EQ(foxtray_play(&position, seat, code, nullptr, 0), FOXTRAY_OK);
  return true;
}

/// A position of each game in which a seat is asked.
std::vector<foxtray_position> asked_positions() {
  std::vector<foxtray_position> found;
  for (const char* id :
       {"ganz-schon-clever", "doppelt-so-clever", "clever-hoch-drei", "wizard-dice"}) {
    foxtray_position position = start(id, 3);
    foxtray_generator luck = seeded(5);
    for (int events = 0; events < 60; ++events) step(position, luck);
    while (actors_of(position) == FOXTRAY_CHANCE) step(position, luck);
    found.push_back(position);
  }
  return found;
}

bool same_bytes(const foxtray_position& one, const foxtray_position& other) {
  return std::memcmp(&one, &other, sizeof one) == 0;
}

/// Calls everything that takes a position. All must answer the same.
void expect_refused(const foxtray_position& given, int status) {
  foxtray_position position = given;
  foxtray_generator luck = seeded(1);
  const foxtray_generator before = luck;
  Codes codes{};
  Line line{};
  uint64_t hash = 0;
  uint16_t code = 0;
  unsigned actors = 0;
  int same = 0;
  EXPECT_EQ(foxtray_check(&position), status);
  EXPECT_EQ(foxtray_table(&position, nullptr, nullptr), status);
  EXPECT_EQ(foxtray_header(&position, line.data(), line.size(), nullptr), status);
  EXPECT_EQ(foxtray_result(&position, line.data(), line.size(), nullptr), status);
  EXPECT_EQ(foxtray_score(&position, 0, nullptr, nullptr), status);
  EXPECT_EQ(foxtray_conceal(&position, 0), status);
  EXPECT_EQ(foxtray_same(&position, &position, &same), status);
  EXPECT_EQ(foxtray_hash(&position, &hash), status);
  EXPECT_EQ(foxtray_actors(&position, &actors), status);
  EXPECT_EQ(foxtray_legal(&position, 0, codes.data(), codes.size(), nullptr), status);
  EXPECT_EQ(foxtray_legal_text(&position, line.data(), line.size(), nullptr), status);
  EXPECT_EQ(foxtray_say(&position, 0, 0, line.data(), line.size(), nullptr), status);
  EXPECT_EQ(foxtray_hear(&position, 0, "pass", FOXTRAY_TEXT, &code, nullptr, 0), status);
  EXPECT_EQ(foxtray_play(&position, 0, 0, nullptr, 0), status);
  EXPECT_EQ(foxtray_play_text(&position, 0, "pass", FOXTRAY_TEXT, nullptr, 0), status);
  EXPECT_EQ(foxtray_chance(&position, line.data(), line.size(), nullptr), status);
  EXPECT_EQ(foxtray_roll_text(&position, "roll", FOXTRAY_TEXT, nullptr, 0), status);
  EXPECT_EQ(foxtray_roll(&position, &luck, nullptr, 0, nullptr), status);
  EXPECT_EQ(foxtray_choose(&position, 0, "random", FOXTRAY_TEXT, &luck, &code), status);
  EXPECT_TRUE(same_bytes(position, given));
  EXPECT_EQ(std::memcmp(&luck, &before, sizeof luck), 0);
}

/// Asks everything and plays on. If the position is accepted, so must be what follows from it.
void use(foxtray_position position) {
  std::array<char, 4096> text;
  foxtray_generator luck = seeded(9);
  if (foxtray_check(&position) != FOXTRAY_OK) return;
  for (int events = 0; events < 60; ++events) {
    ASSERT_EQ(foxtray_check(&position), FOXTRAY_OK);
    foxtray_legal_text(&position, text.data(), text.size(), nullptr);
    for (int seat = 0; seat < FOXTRAY_MAX_SEATS; ++seat) {
      foxtray_score(&position, seat, nullptr, nullptr);
      foxtray_play_text(&position, seat, "take w3 b6", FOXTRAY_TEXT, text.data(), text.size());
      foxtray_play_text(&position, seat, "reroll g", FOXTRAY_TEXT, text.data(), text.size());
    }
    unsigned actors = 0;
    foxtray_actors(&position, &actors);
    if (actors == 0) return;
    if (actors == FOXTRAY_CHANCE) {
      ASSERT_EQ(foxtray_roll(&position, &luck, nullptr, 0, nullptr), FOXTRAY_OK);
      continue;
    }
    uint16_t code = 0;
    const int seat = first_of(actors);
    const char* player = events % 2 == 0 ? "greedy" : "random";
    ASSERT_EQ(foxtray_choose(&position, seat, player, FOXTRAY_TEXT, &luck, &code), FOXTRAY_OK);
    const int status = foxtray_play(&position, seat, code, nullptr, 0);
    if (status == FOXTRAY_CONCEALED) return;
    ASSERT_EQ(status, FOXTRAY_OK);
  }
}

TEST(CInterface, tells_its_games_and_players) {
  Line line{};
  ASSERT_EQ(foxtray_game_count(), 4);
  EXPECT_EQ(foxtray_interface(), FOXTRAY_INTERFACE);
  for (int game = 0; game < foxtray_game_count(); ++game) {
    int fewest = 0;
    int most = 0;
    int options = 0;
    EXPECT_EQ(foxtray_game_id(game, line.data(), line.size(), nullptr), FOXTRAY_OK);
    start(line.data(), 2);
    EXPECT_EQ(foxtray_game_players(game, &fewest, &most), FOXTRAY_OK);
    EXPECT_LT(fewest, most);
    EXPECT_EQ(foxtray_option_count(game, &options), FOXTRAY_OK);
    EXPECT_GT(options, 0);
  }
  EXPECT_EQ(foxtray_option_name(0, 1, line.data(), line.size(), nullptr), FOXTRAY_OK);
  EXPECT_STREQ(line.data(), "decline");
  EXPECT_EQ(foxtray_option_values(0, 1, line.data(), line.size(), nullptr), FOXTRAY_OK);
  EXPECT_STREQ(line.data(), "forced free");
  EXPECT_EQ(foxtray_player_name(1, line.data(), line.size(), nullptr), FOXTRAY_OK);
  EXPECT_STREQ(line.data(), "greedy");
}

TEST(CInterface, knows_nothing_beyond_its_numbers) {
  Line line{};
  int number = 0;
  for (const int game : {-1, 4, 1000000}) {
    EXPECT_EQ(foxtray_game_id(game, line.data(), line.size(), nullptr), FOXTRAY_OUT_OF_RANGE);
    EXPECT_EQ(foxtray_game_title(game, line.data(), line.size(), nullptr), FOXTRAY_OUT_OF_RANGE);
    EXPECT_EQ(foxtray_game_players(game, &number, &number), FOXTRAY_OUT_OF_RANGE);
    EXPECT_EQ(foxtray_option_count(game, &number), FOXTRAY_OUT_OF_RANGE);
    EXPECT_EQ(foxtray_option_name(game, 0, line.data(), line.size(), nullptr),
              FOXTRAY_OUT_OF_RANGE);
    EXPECT_EQ(foxtray_option_meaning(0, game, line.data(), line.size(), nullptr),
              FOXTRAY_OUT_OF_RANGE);
    EXPECT_STRNE(foxtray_status_text(game), "");
  }
  for (const int player : {-1, foxtray_player_count(), 1000000})
    EXPECT_EQ(foxtray_player_name(player, line.data(), line.size(), nullptr), FOXTRAY_OUT_OF_RANGE);
}

TEST(CInterface, refuses_null) {
  foxtray_position position = start("wizard-dice", 2, "cards=on");
  foxtray_generator luck = seeded(1);
  uint16_t code = 0;
  int same = 0;
  EXPECT_EQ(foxtray_new(nullptr, "wizard-dice", FOXTRAY_TEXT, 2, nullptr, 0, nullptr, 0),
            FOXTRAY_NULL);
  EXPECT_EQ(foxtray_load(nullptr, "", 0, FOXTRAY_ALL, nullptr, nullptr, 0), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_check(nullptr), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_conceal(nullptr, 0), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_same(&position, nullptr, &same), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_same(&position, &position, nullptr), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_hash(&position, nullptr), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_actors(&position, nullptr), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_hear(&position, 0, "", 0, nullptr, nullptr, 0), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_play(nullptr, 0, 0, nullptr, 0), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_roll(&position, nullptr, nullptr, 0, nullptr), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_roll(nullptr, &luck, nullptr, 0, nullptr), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_seed(nullptr, 1), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_choose(&position, 0, "random", FOXTRAY_TEXT, nullptr, &code), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_choose(&position, 0, "random", FOXTRAY_TEXT, &luck, nullptr), FOXTRAY_NULL);
  EXPECT_EQ(foxtray_roll_text(&position, nullptr, 7, nullptr, 0), FOXTRAY_NOT_LEGAL);
}

TEST(CInterface, fills_a_short_buffer_and_says_so) {
  std::array<char, 8> text;
  text.fill('?');
  size_t length = 0;
  EXPECT_EQ(foxtray_game_title(0, text.data(), 7, &length), FOXTRAY_SHORT_BUFFER);
  EXPECT_STREQ(text.data(), "Ganz s");
  EXPECT_EQ(text[7], '?');
  EXPECT_EQ(length, std::strlen("Ganz schön clever"));
  EXPECT_EQ(foxtray_game_title(0, text.data(), 0, &length), FOXTRAY_SHORT_BUFFER);
  EXPECT_STREQ(text.data(), "Ganz s");
  EXPECT_EQ(foxtray_game_title(0, nullptr, 0, &length), FOXTRAY_OK);
}

TEST(CInterface, cuts_between_characters) {
  std::array<char, 16> text{};
  for (size_t room = 1; room <= text.size(); ++room) {
    ASSERT_EQ(foxtray_game_title(0, text.data(), room, nullptr), FOXTRAY_SHORT_BUFFER);
    const std::string_view cut = text.data();
    EXPECT_EQ(cut, std::string_view("Ganz schön clever").substr(0, cut.size()));
    EXPECT_TRUE(cut.empty() || cut.back() != '\xc3') << room;
  }
}

TEST(CInterface, counts_moves_even_if_they_do_not_fit) {
  for (const foxtray_position& position : asked_positions()) {
    const int seat = first_of(actors_of(position));
    Codes codes{};
    size_t count = 0;
    ASSERT_EQ(foxtray_legal(&position, seat, codes.data(), codes.size(), &count), FOXTRAY_OK);
    ASSERT_GT(count, 0U);
    std::vector<uint16_t> exact(count);
    EXPECT_EQ(foxtray_legal(&position, seat, exact.data(), count, nullptr), FOXTRAY_OK);
    EXPECT_TRUE(std::equal(exact.begin(), exact.end(), codes.begin()));
    size_t again = 0;
    EXPECT_EQ(foxtray_legal(&position, seat, exact.data(), count - 1, &again),
              FOXTRAY_SHORT_BUFFER);
    EXPECT_EQ(again, count);
  }
}

TEST(CInterface, rolls_nothing_if_the_text_does_not_fit) {
  foxtray_position position = start("ganz-schon-clever", 2);
  const foxtray_position before = position;
  foxtray_generator luck = seeded(1);
  std::array<char, 5> text{};
  EXPECT_EQ(foxtray_roll(&position, &luck, text.data(), text.size(), nullptr),
            FOXTRAY_SHORT_BUFFER);
  EXPECT_TRUE(same_bytes(position, before));
}

TEST(CInterface, refuses_wrong_setups) {
  struct Wrong {
    std::string game;
    int players;
    std::string options;
  };
  const foxtray_position untouched = start("wizard-dice", 5);
  for (const Wrong& wrong : std::vector<Wrong>{{"chess", 2, ""},
                                               {"", 2, ""},
                                               {"wizard-dice", 1, ""},
                                               {"wizard-dice", 6, ""},
                                               {"wizard-dice", -1, ""},
                                               {"wizard-dice", 2147483647, ""},
                                               {"wizard-dice", 2, "cards"},
                                               {"wizard-dice", 2, "cards=maybe"},
                                               {"wizard-dice", 2, "decline=free"},
                                               {"wizard-dice", 2, "first-seer=3"},
                                               {"wizard-dice", 2, "cards=on cards=on"},
                                               {"wizard-dice", 2, "a=1 b=2 c=3 d=4 e=5"},
                                               {"wizard-dice\nplayers 2", 2, ""},
                                               {"wizard-dice #", 2, ""},
                                               {"wizard-dice", 2, "cards=on\n---\n1 predict g1"},
                                               {"wizard-dice", 2, std::string(1, '\0')},
                                               {"wizard-dice", 2, "\xff=\xff"}}) {
    foxtray_position position = untouched;
    Sentence why{};
    EXPECT_EQ(foxtray_new(&position, wrong.game.data(), wrong.game.size(), wrong.players,
                          wrong.options.data(), wrong.options.size(), why.data(), why.size()),
              FOXTRAY_BAD_SETUP)
        << wrong.game << " " << wrong.options;
    EXPECT_STRNE(why.data(), "");
    EXPECT_TRUE(same_bytes(position, untouched));
  }
}

TEST(CInterface, loads_any_beginning_of_a_record) {
  const std::string text =
      "foxtray 1\ngame wizard-dice\nplayers 2\n---\n1 predict g5\n2 predict b2\n1 wizard g\n";
  foxtray_position position{};
  foxtray_position played = start("wizard-dice", 2);
  size_t total = 0;
  ASSERT_EQ(foxtray_load(&position, text.data(), text.size(), 0, &total, nullptr, 0), FOXTRAY_OK);
  EXPECT_EQ(total, 3U);
  EXPECT_TRUE(same_bytes(position, played));
  ASSERT_EQ(foxtray_play_text(&played, 0, "predict g5", FOXTRAY_TEXT, nullptr, 0), FOXTRAY_OK);
  ASSERT_EQ(foxtray_load(&position, text.data(), text.size(), 1, nullptr, nullptr, 0), FOXTRAY_OK);
  EXPECT_TRUE(same_bytes(position, played));
  ASSERT_EQ(foxtray_load(&position, text.data(), text.size(), FOXTRAY_ALL, nullptr, nullptr, 0),
            FOXTRAY_OK);
  EXPECT_EQ(actors_of(position), FOXTRAY_CHANCE);
  EXPECT_EQ(foxtray_load(&position, text.data(), text.size(), 4, nullptr, nullptr, 0),
            FOXTRAY_NO_SUCH_EVENT);
}

TEST(CInterface, says_which_line_of_a_record_is_wrong) {
  const std::string text =
      "foxtray 1\ngame wizard-dice\nplayers 2\n---\n1 predict g5\n2 predict g5\n";
  const foxtray_position untouched = start("wizard-dice", 5);
  foxtray_position position = untouched;
  Sentence why{};
  EXPECT_EQ(foxtray_load(&position, text.data(), text.size(), 0, nullptr, why.data(), why.size()),
            FOXTRAY_BAD_RECORD);
  EXPECT_EQ(std::string_view(why.data()).substr(0, 3), "6: ");
  EXPECT_TRUE(same_bytes(position, untouched));
  EXPECT_EQ(foxtray_load(&position, nullptr, 0, 0, nullptr, nullptr, 0), FOXTRAY_BAD_RECORD);
}

TEST(CInterface, refuses_moves_with_a_reason) {
  for (const foxtray_position& before : asked_positions()) {
    foxtray_position position = before;
    const unsigned actors = actors_of(position);
    const int seat = first_of(actors);
    Sentence why{};
    EXPECT_EQ(foxtray_play_text(&position, seat, "dance", FOXTRAY_TEXT, why.data(), why.size()),
              FOXTRAY_NOT_LEGAL);
    EXPECT_STRNE(why.data(), "");
    EXPECT_EQ(foxtray_play(&position, seat, 0xffff, why.data(), why.size()), FOXTRAY_NOT_LEGAL);
    EXPECT_EQ(foxtray_play(&position, -1, 0, why.data(), why.size()), FOXTRAY_NO_SUCH_SEAT);
    EXPECT_EQ(foxtray_play(&position, 3, 0, why.data(), why.size()), FOXTRAY_NO_SUCH_SEAT);
    EXPECT_EQ(foxtray_roll_text(&position, "roll", FOXTRAY_TEXT, why.data(), why.size()),
              FOXTRAY_NOT_ASKED);
    for (int other = 0; other < 3; ++other) {
      if ((actors >> other & 1U) != 0) continue;
      EXPECT_EQ(foxtray_play(&position, other, 0, why.data(), why.size()), FOXTRAY_NOT_ASKED);
      EXPECT_EQ(foxtray_legal(&position, other, nullptr, 0, nullptr), FOXTRAY_NOT_ASKED);
    }
    EXPECT_TRUE(same_bytes(position, before));
  }
}

TEST(CInterface, refuses_a_broken_generator_or_an_unknown_player) {
  const foxtray_position asked = asked_positions()[0];
  const int seat = first_of(actors_of(asked));
  uint16_t code = 0;
  foxtray_generator nothing{};
  EXPECT_EQ(foxtray_choose(&asked, seat, "random", FOXTRAY_TEXT, &nothing, &code),
            FOXTRAY_BAD_GENERATOR);
  foxtray_generator zeros = seeded(1);
  std::memset(zeros.bytes + 8, 0, sizeof zeros - 8);
  EXPECT_EQ(foxtray_choose(&asked, seat, "random", FOXTRAY_TEXT, &zeros, &code),
            FOXTRAY_BAD_GENERATOR);
  foxtray_generator luck = seeded(1);
  EXPECT_EQ(foxtray_choose(&asked, seat, "nobody", FOXTRAY_TEXT, &luck, &code),
            FOXTRAY_NO_SUCH_PLAYER);
  foxtray_position position = start("ganz-schon-clever", 1);
  EXPECT_EQ(foxtray_roll(&position, &zeros, nullptr, 0, nullptr), FOXTRAY_BAD_GENERATOR);
}

TEST(CInterface, refuses_every_flipped_bit) {
  for (const foxtray_position& position : asked_positions()) {
    for (size_t at = 0; at < sizeof position.bytes; ++at) {
      for (unsigned bit = 0; bit < 8; ++bit) {
        foxtray_position damaged = position;
        damaged.bytes[at] = static_cast<unsigned char>(damaged.bytes[at] ^ 1U << bit);
        ASSERT_EQ(foxtray_check(&damaged), FOXTRAY_BAD_POSITION) << at;
      }
    }
    foxtray_position damaged = position;
    ++damaged.bytes[100];
    expect_refused(damaged, FOXTRAY_BAD_POSITION);
  }
}

TEST(CInterface, refuses_what_never_was_a_position) {
  foxtray_position position{};
  expect_refused(position, FOXTRAY_BAD_POSITION);
  std::memset(position.bytes, 0xff, sizeof position);
  expect_refused(position, FOXTRAY_BAD_POSITION);
  foxtray::c::seal(position);
  expect_refused(position, FOXTRAY_BAD_POSITION);
}

TEST(CInterface, refuses_other_versions) {
  for (const size_t at : {size_t{7}, size_t{9}, size_t{11}, size_t{15}}) {
    foxtray_position position = start("doppelt-so-clever", 2);
    ++position.bytes[at];
    foxtray::c::seal(position);
    expect_refused(position, FOXTRAY_OTHER_VERSION);
  }
  foxtray_position position = start("doppelt-so-clever", 2);
  position.bytes[8] = 4;
  foxtray::c::seal(position);
  expect_refused(position, FOXTRAY_BAD_POSITION);
}

/// A forged position gets past the check word. It may be accepted if a game could have come to it;
/// what is done with it must be safe in any case, which is for the sanitizers to see.
TEST(CInterface, is_safe_with_forged_positions) {
  for (const foxtray_position& position : asked_positions()) {
    for (size_t at = 24; at < sizeof position.bytes; ++at) {
      for (const unsigned change :
           {0x01U, 0x02U, 0x04U, 0x08U, 0x10U, 0x20U, 0x40U, 0x80U, 0xffU}) {
        foxtray_position forged = position;
        forged.bytes[at] = static_cast<unsigned char>(forged.bytes[at] ^ change);
        foxtray::c::seal(forged);
        use(forged);
      }
    }
  }
}

TEST(CInterface, accepts_every_position_of_a_game) {
  struct Setup {
    const char* game;
    int players;
    const char* options;
  };
  for (const Setup& setup :
       {Setup{"ganz-schon-clever", 1, "decline=free"}, Setup{"ganz-schon-clever", 4, nullptr},
        Setup{"doppelt-so-clever", 1, "solo-fallback=off"}, Setup{"doppelt-so-clever", 3, nullptr},
        Setup{"clever-hoch-drei", 1, "seven-after-seven=on"},
        Setup{"clever-hoch-drei", 2, "blue-question=total"}, Setup{"wizard-dice", 2, "target=12"},
        Setup{"wizard-dice", 5, "cards=on first-seer=4"}}) {
    for (uint64_t seed = 1; seed <= 10; ++seed) {
      foxtray_position position = start(setup.game, setup.players, setup.options);
      foxtray_generator luck = seeded(seed);
      while (step(position, luck)) ASSERT_EQ(foxtray_check(&position), FOXTRAY_OK);
    }
  }
}

TEST(CInterface, keeps_secrets_and_cannot_go_on_without_them) {
  const char* record =
      "foxtray 1\ngame wizard-dice\nplayers 3\noption cards=on\n---\ncard secret\n1 predict g5\n"
      "2 predict ";
  foxtray_position one{};
  foxtray_position other{};
  const std::string red = std::string(record) + "r1\n";
  const std::string blue = std::string(record) + "b4\n";
  ASSERT_EQ(foxtray_load(&one, red.data(), red.size(), FOXTRAY_ALL, nullptr, nullptr, 0),
            FOXTRAY_OK);
  ASSERT_EQ(foxtray_load(&other, blue.data(), blue.size(), FOXTRAY_ALL, nullptr, nullptr, 0),
            FOXTRAY_OK);
  int same = 1;
  EXPECT_EQ(foxtray_same(&one, &other, &same), FOXTRAY_OK);
  EXPECT_EQ(same, 0);
  foxtray_position seen = one;
  ASSERT_EQ(foxtray_conceal(&seen, 2), FOXTRAY_OK);
  ASSERT_EQ(foxtray_conceal(&other, 2), FOXTRAY_OK);
  EXPECT_EQ(foxtray_same(&seen, &other, &same), FOXTRAY_OK);
  EXPECT_EQ(same, 1);
  EXPECT_EQ(foxtray_play_text(&seen, 2, "predict b1", FOXTRAY_TEXT, nullptr, 0), FOXTRAY_CONCEALED);
  EXPECT_EQ(foxtray_play_text(&one, 2, "predict b1", FOXTRAY_TEXT, nullptr, 0), FOXTRAY_OK);
  ASSERT_EQ(foxtray_conceal(&one, 2), FOXTRAY_OK);
  EXPECT_EQ(foxtray_play_text(&one, 0, "wizard g", FOXTRAY_TEXT, nullptr, 0), FOXTRAY_OK);
}

}  // namespace
