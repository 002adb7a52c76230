#include "coach/analysis.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "arena/rollouts.h"
#include "record/reader.h"
#include "roster/roster.h"
#include "wizard/state.h"

namespace foxtray::coach {
namespace {

using game::Move;
using game::Position;

std::unique_ptr<players::Player> greedy() { return roster::make("greedy"); }

record::Record played(const char* game, int players, const char* player, std::uint64_t seed,
                      std::array<std::uint8_t, game::kMaxOptions> choice = {}) {
  record::Header header;
  header.game = catalog::find(game)->game;
  header.setup = {.players = static_cast<std::uint8_t>(players), .choice = choice};
  const auto owned = roster::make(player);
  std::array<players::Player*, game::kMaxSeats> seats{};
  seats.fill(owned.get());
  arena::Luck luck{luck::Generator(seed)};
  Position position = record::start(header);
  std::vector<record::Event> events;
  arena::play_out(*header.game, position, seats, luck, &events);
  return record::Record(std::move(header), std::move(events));
}

/// All outcomes of a law of dice, with their weights.
std::vector<std::pair<dice::Throw, double>> outcomes(const dice::Chance& chance) {
  std::map<std::uint32_t, double> weights;
  const bool like = chance.law == dice::Law::like;
  const int number = like ? chance.dice : std::popcount(chance.dice);
  const int all = static_cast<int>(std::pow(6, number));
  for (int code = 0; code < all; ++code) {
    dice::Throw outcome;
    int rest = code;
    for (int die = 0; die < (like ? number : dice::kMaxDice); ++die) {
      if (!like && (chance.dice >> die & 1) == 0) continue;
      const auto face = static_cast<dice::Face>(rest % 6 + 1);
      rest /= 6;
      like ? outcome.add(face) : outcome.set_face(die, face);
    }
    weights[outcome.bits()] += 1.0 / all;
  }
  std::vector<std::pair<dice::Throw, double>> list;
  for (const auto& [bits, weight] : weights) list.emplace_back(dice::Throw(bits), weight);
  return list;
}

/// Looks at everything that can still happen. Everybody plays for his own points.
class Exact final : public players::Evaluator {
 public:
  Move choose(const Game& game, const Position& seen, Seat seat, luck::Generator& lots) {
    std::vector<Weighed> moves;
    weigh({game, seen, seat}, lots, moves);
    Weighed best = moves[0];
    for (const Weighed& move : moves)
      if (move.worth.points > best.worth.points) best = move;
    return best.move;
  }
  bool plays_to_win() const override { return false; }
  bool values_by_moves() const override { return false; }
  void weigh(const players::Question& question, luck::Generator& lots,
             std::vector<Weighed>& weighed) override {
    const auto& [game, seen, seat, about, watched] = question;
    game::MoveList list;
    game.legal(seen, seat, list);
    weighed.clear();
    for (const Move move : list) {
      Position after = seen;
      game.apply(after, seat, move);
      weighed.push_back({move, worth(game, after, seat, lots)});
    }
  }
  Worth worth(const Game& game, const Position& seen, Seat seat, luck::Generator& lots) override {
    const game::Actors actors = game.actors(seen);
    if (actors.over()) return {.points = static_cast<double>(game.score(seen, seat).points)};
    const std::string key(reinterpret_cast<const char*>(seen.bytes.data()), Position::kSize);
    const auto known = known_.find({seat, key});
    if (known != known_.end()) return known->second;
    Worth result;
    if (actors.chance()) {
      for (const auto& [outcome, weight] : outcomes(game.chance(seen))) {
        Position after = seen;
        game.roll(after, outcome);
        result.points += weight * worth(game, after, seat, lots).points;
      }
    } else {
      const Seat mover = actors.has(seat) ? seat : actors.first();
      Position after = seen;
      game.apply(after, mover, choose(game, seen, mover, lots));
      result = worth(game, after, seat, lots);
    }
    return known_[{seat, key}] = result;
  }

 private:
  std::map<std::pair<Seat, std::string>, Worth> known_;
};

/// Takes 5 to bring most points and 3 to win most often.
class ToWin final : public players::Evaluator {
 public:
  bool plays_to_win() const override { return true; }
  bool values_by_moves() const override { return false; }
  void weigh(const players::Question& question, luck::Generator& /*lots*/,
             std::vector<Weighed>& weighed) override {
    const auto& [game, seen, seat, about, watched] = question;
    game::MoveList list;
    game.legal(seen, seat, list);
    weighed.clear();
    for (std::size_t i = 0; i < list.size(); ++i) {
      const double number = static_cast<double>(i % wizard::kColumns) + 1;  // predictions 1 to 5
      weighed.push_back(
          {list[i], {.points = 10 + number, .win = 0.5 - 0.04 * std::abs(number - 3)}});
    }
  }
  Worth worth(const Game& /*game*/, const Position& /*seen*/, Seat /*seat*/,
              luck::Generator& /*lots*/) override {
    return {.points = 13, .win = 0.5};
  }
};

Decision first_decision(const std::string& prediction) {
  record::Record record;
  EXPECT_FALSE(record::read(
      "foxtray 1\ngame wizard-dice\nplayers 2\n---\n1 predict " + prediction + "\n", record));
  ToWin evaluator;
  return *analyse(record, evaluator).steps.front().decision;
}

TEST(Analysis, WithOpponentsTheMoveThatWinsMostOftenIsTheBest) {
  const Decision best = first_decision("g3");
  EXPECT_EQ(best.played, 0U);
  EXPECT_EQ(best.lost.points, 0);
  EXPECT_EQ(best.grade(), Grade::fine);
  const Decision more_points = first_decision("g5");
  EXPECT_EQ(more_points.best().text, "predict g3");
  EXPECT_EQ(more_points.lost.points, 0);
  EXPECT_NEAR(more_points.lost.win, 0.08, 1e-9);
  EXPECT_EQ(more_points.grade(), Grade::blunder);
  const Decision fewer_points = first_decision("g2");
  EXPECT_NEAR(fewer_points.lost.points, 1, 1e-9);
  EXPECT_NEAR(fewer_points.lost.win, 0.04, 1e-9);
  EXPECT_EQ(fewer_points.grade(), Grade::mistake);
}

/// The first event after the last throw but one.
std::size_t tail_of(const record::Record& record) {
  std::size_t last = 0;
  std::size_t before = 0;
  for (std::size_t i = 0; i < record.events().size(); ++i) {
    if (!record.events()[i].chance()) continue;
    before = last;
    last = i;
  }
  return before + 1;
}

dice::Chance last_chance(const record::Record& record) {
  std::size_t last = record.events().size();
  while (!record.events()[last - 1].chance()) --last;
  return record.game().chance(record.position_after(last - 1));
}

void expect_sums(const record::Record& record) {
  Exact exact;
  Manner manner;
  manner.from = tail_of(record);
  const Report report = analyse(record, exact, manner);
  ASSERT_TRUE(report.over);
  const Position end = record.position();
  for (Seat seat = 0; seat < report.seats.size(); ++seat) {
    const SeatReport& s = report.seats[seat];
    EXPECT_EQ(s.end.points, record.game().score(end, seat).points);
    EXPECT_NEAR(s.start.points + s.luck.points + s.others.points - s.lost.points, s.end.points,
                1e-9);
    EXPECT_NEAR(s.unexplained().points, 0, 1e-9);
  }
}

TEST(Analysis, LuckLessLossesLeadFromTheStartToTheResult) {
  // In round 20 the game ends whatever is thrown.
  int found = 0;
  for (std::uint64_t seed = 1; seed < 200 && found < 2; ++seed) {
    const auto record = played("wizard-dice", 2, "random", seed, {1});
    const dice::Chance last = last_chance(record);
    if (last.turn != wizard::kLastRound - 1 || last.roll != 3) continue;
    ++found;
    expect_sums(record);
  }
  EXPECT_EQ(found, 2);
}

/// What holds of every report.
void expect_sound(const record::Record& record, const Report& report) {
  ASSERT_EQ(report.steps.size(), record.events().size());
  ASSERT_EQ(report.seats.size(), record.header().setup.players);
  std::vector<int> decisions(report.seats.size());
  std::vector<double> luck(report.seats.size());
  for (std::size_t i = 0; i < report.steps.size(); ++i) {
    const Step& step = report.steps[i];
    EXPECT_EQ(step.chance(), record.events()[i].chance());
    EXPECT_EQ(step.chance(), !step.decision.has_value());
    for (std::size_t seat = 0; seat < luck.size(); ++seat) luck[seat] += step.luck[seat].points;
    if (!step.decision) continue;
    ++decisions[step.seat];
    EXPECT_EQ(step.decision->choice().weighed.move, record.events()[i].move());
    EXPECT_EQ(std::to_string(step.seat + 1) + " " + step.decision->choice().text, step.line);
    EXPECT_GE(step.decision->lost.points, 0);
    EXPECT_GE(step.decision->lost.win, 0);
    EXPECT_TRUE(step.decision->real || step.decision->grade() == Grade::fine);
    EXPECT_TRUE(step.decision->moves.size() > 1 || !step.decision->real);
    for (std::size_t m = 1; m < step.decision->moves.size(); ++m)
      EXPECT_GE(step.decision->moves[m - 1].worth().points, step.decision->moves[m].worth().points);
  }
  for (std::size_t seat = 0; seat < luck.size(); ++seat) {
    EXPECT_EQ(report.seats[seat].decisions, decisions[seat]);
    EXPECT_NEAR(report.seats[seat].luck.points, luck[seat], 1e-6);
  }
}

TEST(Analysis, LooksAtEveryGameFinishedOrNot) {
  for (const auto& entry : catalog::games()) {
    for (const int players : {int{entry.game->min_players}, 3}) {
      auto record = played(entry.game->id.data(), players, "random", 4);
      arena::Rollouts rollouts(greedy, {.playouts = 4});
      const Report whole = analyse(record, rollouts);
      expect_sound(record, whole);
      EXPECT_TRUE(whole.over);
      EXPECT_EQ(whole.rivals(), players > 1);
      EXPECT_LE(whole.moments.size(), 5U);
      const Position end = record.position();
      for (Seat seat = 0; seat < players; ++seat)
        EXPECT_EQ(whole.seats[seat].end.points, entry.game->score(end, seat).points);
      record.truncate(record.events().size() / 3);
      const Report part = analyse(record, rollouts);
      expect_sound(record, part);
      EXPECT_FALSE(part.over);
    }
  }
}

TEST(Analysis, IsTheSameEveryTime) {
  const auto record = played("doppelt-so-clever", 2, "greedy", 2);
  arena::Rollouts one(greedy, {.playouts = 4, .threads = 1});
  arena::Rollouts many(greedy, {.playouts = 4, .threads = 2});
  const Report a = analyse(record, one);
  const Report b = analyse(record, many);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(a.seats[seat].luck.points, b.seats[seat].luck.points);
    EXPECT_EQ(a.seats[seat].lost.points, b.seats[seat].lost.points);
    EXPECT_EQ(a.seats[seat].lost.win, b.seats[seat].lost.win);
  }
}

TEST(Analysis, TellsProgress) {
  const auto record = played("wizard-dice", 2, "greedy", 1);
  arena::Rollouts rollouts(greedy, {.playouts = 2});
  std::size_t last = 0;
  Manner manner;
  manner.progress = [&](std::size_t done, std::size_t all) {
    EXPECT_GE(done, last);
    EXPECT_EQ(all, record.events().size());
    last = done;
  };
  analyse(record, rollouts, manner);
  EXPECT_EQ(last, record.events().size());
}

TEST(Analysis, DoesNotPeek) {
  record::Record reading;
  ASSERT_FALSE(
      record::read("foxtray 1\ngame wizard-dice\nplayers 3\noption cards=on\n---\n"
                   "card secret\n1 predict g3\n2 predict b5\n",
                   reading));
  const Game& game = reading.game();
  Position other = reading.position();
  game::as<wizard::State>(other).seat[1].prediction = 1;
  arena::Rollouts rollouts(greedy, {.playouts = 32});
  const auto a = ranked({game, reading.position(), 2}, rollouts, 1);
  const auto b = ranked({game, other, 2}, rollouts, 1);
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) EXPECT_EQ(a[i].worth().points, b[i].worth().points);
}

/// Says what it is told to.
class Parrot final : public players::Evaluator {
 public:
  explicit Parrot(std::map<Move, Worth> said, bool to_win = false)
      : said_(std::move(said)), to_win_(to_win) {}
  bool plays_to_win() const override { return to_win_; }
  bool values_by_moves() const override { return false; }
  void weigh(const players::Question& question, luck::Generator& /*lots*/,
             std::vector<Weighed>& weighed) override {
    const auto& [game, seen, seat, about, watched] = question;
    game::MoveList list;
    game.legal(seen, seat, list);
    weighed.clear();
    for (const Move move : list)
      weighed.push_back({move, said_.contains(move) ? said_[move] : low_});
  }
  Worth worth(const Game& /*game*/, const Position& /*seen*/, Seat /*seat*/,
              luck::Generator& /*lots*/) override {
    return {};
  }

 private:
  std::map<Move, Worth> said_;
  bool to_win_;
  Worth low_{.points = 50};
};

/// The grade of a first prediction that was said to lose so much.
Decision after_losing(double points, double error) {
  record::Record record;
  EXPECT_FALSE(
      record::read("foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\n"
                   "roll w1 y1 b1 g1 o6 p5\n1 take o6 o6\n",
                   record));
  const Position before = record.position_after(1);
  game::MoveList list;
  record.game().legal(before, 0, list);
  const Move chosen = record.events()[1].move();
  const Move other = list[0] == chosen ? list[1] : list[0];
  Parrot parrot({{chosen, {.points = 100 - points, .win = 0, .error = error}},
                 {other, {.points = 100, .win = 0, .error = error}}});
  return *analyse(record, parrot).steps[1].decision;
}

TEST(Analysis, GradesBySizeAndOnlyWhatIsSure) {
  EXPECT_EQ(after_losing(0, 0).grade(), Grade::fine);
  EXPECT_EQ(after_losing(0.9, 0).grade(), Grade::fine);
  EXPECT_EQ(after_losing(1, 0).grade(), Grade::inaccuracy);
  EXPECT_EQ(after_losing(3, 0).grade(), Grade::mistake);
  EXPECT_EQ(after_losing(6, 0).grade(), Grade::blunder);
  EXPECT_EQ(after_losing(6, 3).grade(), Grade::fine);
  EXPECT_DOUBLE_EQ(after_losing(6, 3).lost.error, std::hypot(3, 3));
  EXPECT_DOUBLE_EQ(after_losing(6, 3).lost.points, 6);
}

/// The decision for a first prediction that was said to lose so much of winning.
Decision after_losing_win(double win, double error) {
  record::Record record;
  EXPECT_FALSE(record::read("foxtray 1\ngame wizard-dice\nplayers 2\n---\n1 predict g3\n", record));
  const Move chosen = record.events()[0].move();
  game::MoveList list;
  record.game().legal(record.position_after(0), 0, list);
  const Move other = list[0] == chosen ? list[1] : list[0];
  // What wins less often brings more points, of which nobody is sure.
  Parrot parrot({{chosen, {.points = 12, .win = 0.5 - win, .error = 9, .win_error = error}},
                 {other, {.points = 10, .win = 0.5}}},
                true);
  return *analyse(record, parrot).steps[0].decision;
}

TEST(Analysis, WhereTheChanceToWinDecidesItAlsoSaysWhatIsSure) {
  EXPECT_EQ(after_losing_win(0.12, 0).grade(), Grade::blunder);
  EXPECT_EQ(after_losing_win(0.12, 0.05).grade(), Grade::blunder);
  EXPECT_EQ(after_losing_win(0.12, 0.07).grade(), Grade::fine);
  EXPECT_EQ(after_losing_win(0.04, 0.01).grade(), Grade::mistake);
}

/// A first prediction that loses five points, where the chance to win is about the same anyway.
Decision after_losing_points(double win) {
  record::Record record;
  EXPECT_FALSE(record::read("foxtray 1\ngame wizard-dice\nplayers 2\n---\n1 predict g3\n", record));
  const Move chosen = record.events()[0].move();
  game::MoveList list;
  record.game().legal(record.position_after(0), 0, list);
  std::map<Move, Worth> said;
  for (const Move move : list) said[move] = {.points = 10, .win = win};
  said[chosen] = {.points = 5, .win = win + 1e-9};
  Parrot parrot(said, true);
  return *analyse(record, parrot).steps[0].decision;
}

TEST(Analysis, WhereTheGameIsWonOrLostPointsDecide) {
  for (const double win : {0.0, 0.5, 1.0 - 1e-9}) {
    const Decision decision = after_losing_points(win);
    EXPECT_EQ(decision.best().worth().points, 10) << win;
    EXPECT_EQ(decision.grade(), Grade::blunder) << win;
    EXPECT_TRUE(decision.real) << win;
  }
}

TEST(Moments, AThrowIsToldOfTheOneWhosePointsItChanged) {
  Report report;
  report.header.game = catalog::find("ganz-schon-clever")->game;
  report.seats.resize(2);
  report.steps.resize(1);
  report.steps[0].luck[0] = {.points = 0, .win = -0.08 - 1e-12};
  report.steps[0].luck[1] = {.points = 12, .win = 0.08};
  const std::vector<Moment> moments = moments_of(report, 5);
  ASSERT_EQ(moments.size(), 1U);
  EXPECT_EQ(moments[0].seat, 1);
}

TEST(Analysis, ADecisionIsRealIfSomebodyCouldGoWrong) {
  // Of all other moves each would be a blunder.
  EXPECT_FALSE(after_losing(0, 0).real);
  EXPECT_FALSE(after_losing(0.2, 0).real);
  EXPECT_TRUE(after_losing(0.3, 0).real);
  EXPECT_TRUE(after_losing(5, 0).real);
  EXPECT_TRUE(after_losing(8, 0).real);
  EXPECT_FALSE(after_losing(8, 4).real);
}

}  // namespace
}  // namespace foxtray::coach
