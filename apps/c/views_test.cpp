// The views through the C interface: texts in and out, and what is refused. What the views say is
// tested in src/view.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "clever_players/brain.h"
#include "foxtray.h"

namespace {

using Sentence = std::array<char, FOXTRAY_WHY_ROOM>;

/// Calls a view as a careful caller does: first asks how long the answer is.
template <class Call>
std::string answer(Call call) {
  Sentence why{};
  size_t length = 0;
  EXPECT_EQ(call(nullptr, size_t{0}, &length, why.data(), why.size()), FOXTRAY_OK) << why.data();
  std::vector<char> text(length + 1, '?');
  EXPECT_EQ(call(text.data(), text.size(), &length, why.data(), why.size()), FOXTRAY_OK);
  EXPECT_STREQ(why.data(), "");
  EXPECT_EQ(text[length], '\0');
  return {text.data(), length};
}

std::string begin(const char* game, int players, const char* seed) {
  return answer([&](char* text, size_t room, size_t* length, char* why, size_t why_room) {
    return foxtray_begin(game, FOXTRAY_TEXT, players, nullptr, 0, "Anna", FOXTRAY_TEXT, seed,
                         FOXTRAY_TEXT, text, room, length, why, why_room);
  });
}

std::string thrown(const std::string& record) {
  return answer([&](char* text, size_t room, size_t* length, char* why, size_t why_room) {
    return foxtray_throw(record.data(), record.size(), nullptr, 0, text, room, length, why,
                         why_room);
  });
}

std::string look(const std::string& record, int seat) {
  return answer([&](char* text, size_t room, size_t* length, char* why, size_t why_room) {
    return foxtray_look(record.data(), record.size(), FOXTRAY_ALL, seat, text, room, length, why,
                        why_room);
  });
}

TEST(Views, AreAskedAndAnswered) {
  const std::string record = thrown(begin("doppelt-so-clever", 2, "0123abcd"));
  const std::string move =
      answer([&](char* text, size_t room, size_t* length, char* why, size_t why_room) {
        return foxtray_think(record.data(), record.size(), 0, "greedy", FOXTRAY_TEXT, 1, text, room,
                             length, why, why_room);
      });
  const std::string moved =
      answer([&](char* text, size_t room, size_t* length, char* why, size_t why_room) {
        return foxtray_move(record.data(), record.size(), 0, move.data(), move.size(), text, room,
                            length, why, why_room);
      });
  EXPECT_EQ(moved, record + "1 " + move + "\n");
  EXPECT_NE(look(moved, 0).find("\"text\":\"" + move + "\""), std::string::npos);
  const std::string back =
      answer([&](char* text, size_t room, size_t* length, char* why, size_t why_room) {
        return foxtray_undo(moved.data(), moved.size(), 0, 0, text, room, length, why, why_room);
      });
  EXPECT_EQ(back, record);
}

TEST(Views, TellAboutGamesWithoutARecord) {
  size_t length = 0;
  EXPECT_EQ(foxtray_catalog(nullptr, 0, &length), FOXTRAY_OK);
  EXPECT_GT(length, 1000U);
  const std::string drawing =
      answer([](char* text, size_t room, size_t* told, char* why, size_t why_room) {
        return foxtray_drawing("wizard-dice", FOXTRAY_TEXT, "tall", FOXTRAY_TEXT, text, room, told,
                               why, why_room);
      });
  EXPECT_EQ(drawing.front(), '{');
  const std::string page =
      answer([](char* text, size_t room, size_t* told, char* why, size_t why_room) {
        return foxtray_sheet("wizard-dice", FOXTRAY_TEXT, "a4", FOXTRAY_TEXT, text, room, told, why,
                             why_room);
      });
  EXPECT_NE(page.find("<svg"), std::string::npos);
}

TEST(Views, AShortBufferIsToldOf) {
  const std::string record = begin("wizard-dice", 2, "00");
  std::array<char, 20> text{};
  size_t length = 0;
  EXPECT_EQ(foxtray_look(record.data(), record.size(), FOXTRAY_ALL, 0, text.data(), text.size(),
                         &length, nullptr, 0),
            FOXTRAY_SHORT_BUFFER);
  EXPECT_EQ(length, look(record, 0).size());
  EXPECT_EQ(text.back(), '\0');
}

TEST(Views, ARefusalHasAStatusAndASentence) {
  const std::string record = begin("ganz-schon-clever", 1, "");
  Sentence why{};
  const auto refused = [&](int status, int expected) {
    EXPECT_EQ(status, expected);
    EXPECT_STRNE(why.data(), "");
  };
  refused(foxtray_throw(record.data(), record.size(), nullptr, 0, nullptr, 0, nullptr, why.data(),
                        why.size()),
          FOXTRAY_NO_SEED);
  refused(foxtray_look(nullptr, 0, 0, 0, nullptr, 0, nullptr, why.data(), why.size()),
          FOXTRAY_BAD_RECORD);
  refused(
      foxtray_look(record.data(), record.size(), 1, 0, nullptr, 0, nullptr, why.data(), why.size()),
      FOXTRAY_NO_SUCH_EVENT);
  refused(
      foxtray_look(record.data(), record.size(), 0, 7, nullptr, 0, nullptr, why.data(), why.size()),
      FOXTRAY_NO_SUCH_SEAT);
  refused(foxtray_hint(record.data(), record.size(), 0, "master", FOXTRAY_TEXT, nullptr, 0, nullptr,
                       why.data(), why.size()),
          FOXTRAY_NOT_ASKED);
  refused(foxtray_analyse(record.data(), record.size(), "nobody", FOXTRAY_TEXT, nullptr, nullptr,
                          nullptr, 0, nullptr, why.data(), why.size()),
          FOXTRAY_NO_SUCH_PLAYER);
  refused(foxtray_begin("chess", FOXTRAY_TEXT, 1, nullptr, 0, nullptr, 0, nullptr, 0, nullptr, 0,
                        nullptr, why.data(), why.size()),
          FOXTRAY_BAD_SETUP);
  refused(foxtray_weights("ganz-schon-clever", FOXTRAY_TEXT, nullptr, 5, why.data(), why.size()),
          FOXTRAY_NO_WEIGHTS);
}

TEST(Views, WeightsThatComeTooLateAreNotTaken) {
  const auto bytes = foxtray::clever_players::built_in_weights("doppelt-so-clever");
  const auto give = [&](const char* game) {
    return foxtray_weights(game, FOXTRAY_TEXT, reinterpret_cast<const unsigned char*>(bytes.data()),
                           bytes.size(), nullptr, 0);
  };
  EXPECT_EQ(give("clever-hoch-drei"), FOXTRAY_NO_WEIGHTS);
  EXPECT_EQ(give("wizard-dice"), FOXTRAY_NO_WEIGHTS);
  const int first = give("doppelt-so-clever");  // another test may have played that game
  EXPECT_TRUE(first == FOXTRAY_OK || first == FOXTRAY_WEIGHTS_IN_USE) << first;
  EXPECT_EQ(give("doppelt-so-clever"), FOXTRAY_WEIGHTS_IN_USE);
  EXPECT_STRNE(foxtray_status_text(FOXTRAY_WEIGHTS_IN_USE), foxtray_status_text(-1));
}

TEST(Views, AnAnalysisTellsItsProgress) {
  const std::string record = begin("wizard-dice", 2, "00");
  std::vector<size_t> told;
  const std::string report =
      answer([&](char* text, size_t room, size_t* length, char* why, size_t why_room) {
        told.clear();
        const auto note = [](size_t done, size_t all, void* list) {
          EXPECT_EQ(all, 0U);
          static_cast<std::vector<size_t>*>(list)->push_back(done);
        };
        return foxtray_analyse(record.data(), record.size(), "master", FOXTRAY_TEXT, note, &told,
                               text, room, length, why, why_room);
      });
  EXPECT_EQ(told, std::vector<size_t>{0});
  EXPECT_NE(report.find("\"weighed_by\":\"master\""), std::string::npos);
}

// --- Tables that are kept open
// --------------------------------------------------------------------

class OpenTable : public testing::Test {
 protected:
  void SetUp() override {
    const std::string record = begin("ganz-schon-clever", 2, "0123abcd");
    ASSERT_EQ(foxtray_table_open(record.data(), record.size(), "person greedy", FOXTRAY_TEXT, 0, 7,
                                 0, &table_, why_.data(), why_.size()),
              FOXTRAY_OK)
        << why_.data();
  }
  void TearDown() override { foxtray_table_close(table_); }

  std::string told() const {
    size_t length = 0;
    EXPECT_EQ(foxtray_table_answer(table_, nullptr, 0, &length), FOXTRAY_OK);
    std::string text(length + 1, '?');
    EXPECT_EQ(foxtray_table_answer(table_, text.data(), text.size(), nullptr), FOXTRAY_OK);
    text.resize(length);
    return text;
  }
  int step() { return foxtray_table_step(table_, 0, why_.data(), why_.size()); }
  int play(const char* move) {
    return foxtray_table_play(table_, 0, move, FOXTRAY_TEXT, 0, why_.data(), why_.size());
  }
  static bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  }

  uint32_t table_ = 0;
  Sentence why_{};
};

TEST_F(OpenTable, RollsPlaysAndTakesBack) {
  EXPECT_TRUE(has(told(), R"("waits":{"for":"roll"})"));
  ASSERT_EQ(step(), FOXTRAY_OK) << why_.data();
  EXPECT_TRUE(has(told(), R"("added":"roll )")) << told();
  EXPECT_TRUE(has(told(), R"("waits":{"for":"person","seat":0,"secret":false})")) << told();
  const std::string rolled = told();
  EXPECT_EQ(play("take z9 z9"), FOXTRAY_NOT_LEGAL);
  EXPECT_STRNE(why_.data(), "");
  EXPECT_EQ(told(), rolled) << "a refusal changes nothing";
  const std::size_t at = rolled.find(R"("moves":[{"text":"take )");
  ASSERT_NE(at, std::string::npos);
  const std::size_t begin = rolled.find("take ", at);
  const std::string move = rolled.substr(begin, rolled.find('"', begin) - begin);
  ASSERT_EQ(play(move.c_str()), FOXTRAY_OK) << why_.data();
  EXPECT_TRUE(has(told(), R"("happened":{"kind":"move","seat":0,"text":")" + move)) << told();
  EXPECT_TRUE(has(told(), R"("undo":{"seat":0})"));
  ASSERT_EQ(foxtray_table_undo(table_, 0, why_.data(), why_.size()), FOXTRAY_OK);
  EXPECT_TRUE(has(told(), R"("kind":"undo")"));
  EXPECT_TRUE(has(told(), R"("undo":"nothing_to_undo")"));
  EXPECT_EQ(foxtray_table_undo(table_, 0, why_.data(), why_.size()), FOXTRAY_NOT_LEGAL);
  EXPECT_EQ(step(), FOXTRAY_NOT_ASKED);
}

TEST_F(OpenTable, IsTheGameThatTheCallsWithoutTablesPlay) {
  std::string record = thrown(begin("ganz-schon-clever", 2, "0123abcd"));
  ASSERT_EQ(step(), FOXTRAY_OK);
  const std::string seen = look(record, 0);
  EXPECT_TRUE(has(told(), "\"look\":" + seen)) << told() << seen;
}

TEST_F(OpenTable, RefusesWhatIsNotThere) {
  EXPECT_EQ(foxtray_table_look(table_ + 1, 0, nullptr, 0), FOXTRAY_NO_SUCH_TABLE);
  EXPECT_EQ(foxtray_table_look(0, 0, nullptr, 0), FOXTRAY_NO_SUCH_TABLE);
  EXPECT_EQ(foxtray_table_look(table_, 2, nullptr, 0), FOXTRAY_NO_SUCH_SEAT);
  EXPECT_EQ(foxtray_table_play(table_, -1, "pass", FOXTRAY_TEXT, 0, nullptr, 0),
            FOXTRAY_NO_SUCH_SEAT);
  EXPECT_EQ(foxtray_table_answer(table_ + 1, nullptr, 0, nullptr), FOXTRAY_NO_SUCH_TABLE);
  EXPECT_EQ(foxtray_table_close(table_ + 1), FOXTRAY_NO_SUCH_TABLE);
  EXPECT_EQ(foxtray_table_open("x", 1, "person", FOXTRAY_TEXT, 0, 0, 0, nullptr, nullptr, 0),
            FOXTRAY_NULL);
  uint32_t other = 99;
  EXPECT_EQ(foxtray_table_open("x", 1, "person", FOXTRAY_TEXT, 0, 0, 0, &other, nullptr, 0),
            FOXTRAY_BAD_RECORD);
  EXPECT_EQ(other, 99U);
  const std::string record = begin("ganz-schon-clever", 2, "0123abcd");
  EXPECT_EQ(foxtray_table_open(record.data(), record.size(), "person", FOXTRAY_TEXT, 0, 0, 0,
                               &other, nullptr, 0),
            FOXTRAY_NO_SUCH_PLAYER);
  ASSERT_EQ(foxtray_table_close(table_), FOXTRAY_OK);
  EXPECT_EQ(foxtray_table_look(table_, 0, nullptr, 0), FOXTRAY_NO_SUCH_TABLE);
  EXPECT_EQ(foxtray_table_answer(table_, nullptr, 0, nullptr), FOXTRAY_NO_SUCH_TABLE);
}

TEST_F(OpenTable, ServesTypedDiceByLot) {
  const std::string record =
      answer([&](char* text, size_t room, size_t* length, char* why, size_t why_room) {
        return foxtray_begin("ganz-schon-clever", FOXTRAY_TEXT, 1, nullptr, 0, nullptr, 0, nullptr,
                             0, text, room, length, why, why_room);
      });
  foxtray_table_close(table_);
  ASSERT_EQ(foxtray_table_open(record.data(), record.size(), "person", FOXTRAY_TEXT, 1, 7, 0,
                               &table_, why_.data(), why_.size()),
            FOXTRAY_OK);
  const auto roll = [&](const char* outcome) {
    return foxtray_table_roll(table_, outcome, FOXTRAY_TEXT, 0, why_.data(), why_.size());
  };
  EXPECT_EQ(step(), FOXTRAY_NOT_ASKED);
  ASSERT_EQ(roll("roll w4 y3 b5 g2 o6 p1"), FOXTRAY_OK) << why_.data();
  ASSERT_EQ(play("take o6 o6"), FOXTRAY_OK) << why_.data();
  EXPECT_EQ(roll("serve w4 y3 b5 g2 o6"), FOXTRAY_NOT_LEGAL);
  EXPECT_EQ(roll("serve w4 y3 b5 g2 o6 o1"), FOXTRAY_NOT_LEGAL);
  EXPECT_EQ(roll("serve w4 y3 b5 g2 o6 p7"), FOXTRAY_NOT_LEGAL);
  ASSERT_EQ(roll("serve w4 y3 b5 g2 o6 p1"), FOXTRAY_OK) << why_.data();
  EXPECT_TRUE(has(told(), R"("added":"serve y3 g2 p1 / )")) << told();
}

}  // namespace
