// Commands that come doubled, late and in any order: random games of every kind, played over a
// table by people whose messages get lost in the crowd.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "autoplay.h"
#include "record/reader.h"
#include "table/table.h"

namespace foxtray::tests {
namespace {

using record::Event;
using table::Answer;
using table::Chair;
using table::Command;
using table::CommandId;
using table::Number;
using table::Table;
using table::Throws;

constexpr std::size_t kRemembered = 32;  // refusals that are surely repeated

struct Sent {
  Command command;
  std::string text;  // what the command's text points to
  Position seen;     // what the sender saw of the game
  std::optional<Answer> answer;
  std::size_t refused_as = 0;  // how many were refused before it
};

class Crowd {
 public:
  Crowd(const record::Header& header, Throws throws, std::uint64_t seed)
      : header_(header), throws_(throws), table_(header, throws), luck_(seed) {
    for (Seat seat = 0; seat < table_.seats(); ++seat)
      table_.sit(seat, {Chair::Kind::person, {}}, header.names[seat]);
  }

  void play() {
    constexpr int kLongest = 6'000;
    for (int i = 0; i < kLongest && !table_.actors().over(); ++i) {
      host();
      if (table_.actors().over()) break;
      say();
      deliver(sent_.size() - 1 - below(std::min<std::size_t>(sent_.size(), 6)));
      if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_TRUE(table_.actors().over());
    for (std::size_t i = 0; i < sent_.size(); ++i) deliver(i);
    check_log();
  }

  std::size_t doubles() const { return doubles_; }
  std::size_t stale() const { return stale_; }
  std::size_t undone() const { return undone_; }

 private:
  std::size_t below(std::size_t n) { return luck_.below(static_cast<std::uint32_t>(n)); }
  bool rarely() { return below(12) == 0; }

  Move any_move(Seat seat) {
    MoveList list;
    table_.game().legal(table_.position(), seat, list);
    return list[below(list.size())];
  }

  /// What goes on by itself: throws that nobody types, and seats that were taken over.
  void host() {
    while (true) {
      const game::Actors actors = table_.actors();
      if (actors.chance() && throws_ == Throws::by_host) {
        watch([&] { return table_.roll(luck_.sample(table_.game().chance(table_.position()))); });
        continue;
      }
      Seat player = 0;
      while (player < table_.seats() && !(actors.has(player) && table_.player_decides(player)))
        ++player;
      if (player == table_.seats()) return;
      watch([&] { return table_.play(player, any_move(player)); });
    }
  }

  /// Somebody sends a command for what he sees now. It arrives some time.
  void say() {
    Sent sent{.command = {}, .text = {}, .seen = table_.position(), .answer = {}};
    Command& command = sent.command;
    command.id = {.high = 1, .low = ++last_id_};
    const game::Actors actors = table_.actors();
    const auto undo = table_.undo_point();
    command.by = static_cast<Seat>(below(table_.seats()));
    command.seat = command.by;
    if (rarely() && undo) {
      command.kind = Command::Kind::undo;
      command.decision = undo->number;
    } else if (rarely()) {
      command.kind =
          table_.player_decides(command.seat) ? Command::Kind::hand_back : Command::Kind::take_over;
      command.decision = table_.seated_since(command.seat);
      sent.text = "random";
    } else if (actors.chance()) {
      command.kind = Command::Kind::roll;
      command.decision = *table_.throw_due();
      const auto outcome = luck_.sample(table_.game().chance(table_.position()));
      sent.text = record::line_of(table_.game(), table_.position(), Event::of(outcome));
    } else {
      command.kind = Command::Kind::play;
      command.seat = any_seat(actors, luck_);
      command.decision = *table_.decision(command.seat);
      sent.text =
          table::say(table_.game(), table_.position(), command.seat, any_move(command.seat));
      if (rarely()) sent.text = "take z9 z9";
      if (rarely()) command.decision += 1;
    }
    sent_.push_back(std::move(sent));
    sent_.back().command.text = {};
  }

  void deliver(std::size_t which) {
    Sent& sent = sent_[which];
    Command command = sent.command;
    command.text = sent.text;
    const Position before = table_.position();
    const Number number = table_.number();
    const bool repeated = sent.answer.has_value();
    const Answer answer = watch([&] { return table_.take(command); });
    if (repeated) {
      ++doubles_;
      ASSERT_EQ(table_.number(), number) << "a doubled command changed something";
      ASSERT_EQ(sent.answer->refusal.has_value(), answer.refusal.has_value());
      ASSERT_EQ(sent.answer->number, answer.number);
      if (answer.refusal && refusals_ - sent.refused_as <= kRemembered) {
        ASSERT_EQ(sent.answer->refusal->code, answer.refusal->code);
      } else if (answer.refusal) {
        sent.refused_as = refusals_++;
        sent.answer = answer;
      }
      return;
    }
    sent.answer = answer;
    if (answer.refusal) {
      sent.refused_as = refusals_++;
      if (answer.refusal->code == table::Refusal::Code::stale) ++stale_;
      ASSERT_EQ(table_.number(), number);
      ASSERT_EQ(table_.position(), before);
      return;
    }
    ASSERT_EQ(answer.number, number + 1);
    if (command.kind == Command::Kind::undo) ++undone_;
    if (command.kind == Command::Kind::play) expect_same_question(sent, before);
  }

  /// What was applied was meant for what was asked.
  void expect_same_question(const Sent& sent, const Position& now) {
    const Seat seat = sent.command.seat;
    MoveList then;
    MoveList present;
    table_.game().legal(sent.seen, seat, then);
    table_.game().legal(now, seat, present);
    ASSERT_TRUE(std::equal(then.begin(), then.end(), present.begin(), present.end()));
  }

  /// Does something, and sees to it that whoever was asked and did nothing is asked the same.
  template <class Act>
  Answer watch(Act act) {
    const Position before = table_.position();
    const game::Actors asked = table_.actors();
    std::array<std::optional<Number>, game::kMaxSeats> decision;
    for (Seat seat = 0; seat < table_.seats(); ++seat) decision[seat] = table_.decision(seat);
    const Number number = table_.number();
    const Answer answer = act();
    EXPECT_GE(table_.number(), number);
    if (table_.number() == number) return answer;
    const table::Entry& entry = table_.entry(table_.number());
    if (entry.kind != table::Entry::Kind::event) return answer;
    for (Seat seat = 0; seat < table_.seats(); ++seat) {
      if (!asked.has(seat) || !table_.actors().has(seat)) continue;
      if (seat == entry.seat) {
        EXPECT_GT(table_.decision(seat), decision[seat]);
        continue;
      }
      EXPECT_EQ(table_.decision(seat), decision[seat]);
      MoveList then;
      MoveList now;
      table_.game().legal(before, seat, then);
      table_.game().legal(table_.position(), seat, now);
      EXPECT_TRUE(std::equal(then.begin(), then.end(), now.begin(), now.end()));
    }
    return answer;
  }

  void check_log() {
    std::map<std::uint64_t, int> times;
    for (Number number = 1; number <= table_.number(); ++number)
      if (!table_.entry(number).id.none()) ++times[table_.entry(number).id.low];
    for (const Sent& sent : sent_) {
      ASSERT_TRUE(sent.answer.has_value());
      EXPECT_EQ(times[sent.command.id.low], sent.answer->refusal ? 0 : 1);
    }
    EXPECT_EQ(table_.record().position_after(table_.record().events().size()), table_.position());
    record::Record again;
    ASSERT_FALSE(record::read(table_.text(), again));
    EXPECT_EQ(again.position(), table_.position());
    Table restored(header_, throws_);
    Number number = 0;
    for (const std::string& line : table_.lines_after(0))
      ASSERT_TRUE(restored.restore(line, table_.entry(++number).id)) << line;
    EXPECT_EQ(restored.text(), table_.text());
    EXPECT_EQ(restored.lines_after(0), table_.lines_after(0));
    for (const Sent& sent : sent_) {
      if (sent.answer->refusal) continue;
      Command command = sent.command;
      command.text = sent.text;
      EXPECT_EQ(restored.take(command).number, sent.answer->number);
    }
  }

  record::Header header_;
  Throws throws_;
  Table table_;
  luck::Generator luck_;
  std::vector<Sent> sent_;
  std::uint64_t last_id_ = 0;
  std::size_t refusals_ = 0;
  std::size_t doubles_ = 0;
  std::size_t stale_ = 0;
  std::size_t undone_ = 0;
};

class Commands : public testing::TestWithParam<std::size_t> {};

TEST_P(Commands, AreAppliedOnceAndOnlyToWhatTheyAnswer) {
  const Game& game = *catalog::games()[GetParam()].game;
  std::size_t doubles = 0;
  std::size_t stale = 0;
  std::size_t undone = 0;
  for (const auto& setup : every_setup(game)) {
    for (const Throws throws : {Throws::by_host, Throws::typed}) {
      SCOPED_TRACE(name_of(game, setup) + (throws == Throws::typed ? " typed" : ""));
      Crowd crowd({.game = &game, .setup = setup, .names = {}, .seed = {}}, throws,
                  17 + static_cast<std::uint64_t>(setup.players));
      crowd.play();
      if (HasFatalFailure()) return;
      doubles += crowd.doubles();
      stale += crowd.stale();
      undone += crowd.undone();
    }
  }
  // The test means nothing unless all this happens, and often.
  EXPECT_GT(doubles, 500U);
  EXPECT_GT(stale, 100U);
  EXPECT_GT(undone, 20U);
}

INSTANTIATE_TEST_SUITE_P(AllGames, Commands,
                         testing::Range(std::size_t{0}, catalog::games().size()));

}  // namespace
}  // namespace foxtray::tests
