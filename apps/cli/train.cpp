#include <fmt/core.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/common.h"
#include "training/curve.h"
#include "training/quantise.h"
#include "training/trainer.h"

namespace foxtray::cli {
namespace {

using Clock = std::chrono::steady_clock;
using training::Part;

constexpr double kReportEvery = 60;  // seconds
constexpr int kSheetsToMeasure = 1000;
constexpr double kTablesPart = 1.0 / 8;  // sheets at tables for a solo game
constexpr std::uint64_t kMeasuringSeed = 99;

volatile std::sig_atomic_t stop_wanted = 0;

/// While it lives, an interrupt ends the course in good order.
class Interrupts {
 public:
  Interrupts() : before_{std::signal(SIGINT, note), std::signal(SIGTERM, note)} {}
  ~Interrupts() {
    std::signal(SIGINT, before_[0]);
    std::signal(SIGTERM, before_[1]);
  }
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

 private:
  static void note(int /*signal*/) { stop_wanted = 1; }
  std::array<void (*)(int), 2> before_;
};

std::string text_of(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

void write(const std::string& name, std::string_view text) {
  std::ofstream file(name, std::ios::binary);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  if (!file.flush()) throw Trouble{name + " cannot be written"};
}

/// A course of training and the files it keeps beside the weights.
class Course {
 public:
  Course(const TrainCall& call, const game::Game& game)
      : call_(call), game_(game), trainer_(plan(call, game)) {
    if (!call.resume) return;
    if (!std::filesystem::exists(checkpoint())) {
      throw Trouble{"there is nothing to go on with: " + checkpoint() +
                    " does not exist; leave out --resume to begin"};
    }
    trainer_.load(checkpoint());
    points_ = training::curve_of(text_of(curve()));
  }

  void run() {
    const Interrupts interrupts;
    const auto begin = Clock::now();
    const double before = trainer_.seconds;
    double reported = 0;
    while (!over() && stop_wanted == 0) {
      const Part played = part();
      trainer_.step(played, static_cast<float>(share(played)));
      const double now = std::chrono::duration<double>(Clock::now() - begin).count();
      trainer_.seconds = before + now;
      if (now - reported < kReportEvery && part() == played) continue;
      report();
      reported = std::chrono::duration<double>(Clock::now() - begin).count();
    }
    report();
    fmt::print("{} has the weights; {} to go on from here\n", call_.out,
               stop_wanted != 0 ? "stopped: --resume" : "--resume with more --hours");
  }

 private:
  static training::Plan plan(const TrainCall& call, const game::Game& game) {
    training::Plan plan;
    plan.game = &game;
    plan.seed = call.seed;
    plan.threads = call.threads;
    plan.extra_foxes = static_cast<float>(call.extra_foxes);
    return plan;
  }

  std::string checkpoint() const { return call_.out + ".course"; }
  std::string curve() const { return call_.out + ".curve"; }

  /// How much of a part of the course is over; tables come after the games played alone.
  double share(Part part) const {
    const bool solo = part == Part::solo;
    if (call_.games > 0) {
      const auto games = static_cast<double>(call_.games);
      return solo ? static_cast<double>(trainer_.games()) / games
                  : static_cast<double>(trainer_.table_sheets()) / (games * kTablesPart);
    }
    const double alone = 3600 * call_.hours / (1 + kTablesPart);
    return solo ? trainer_.seconds / alone : (trainer_.seconds - alone) / (alone * kTablesPart);
  }
  Part part() const { return share(Part::solo) < 1 ? Part::solo : Part::tables; }
  bool over() const { return share(Part::solo) >= 1 && share(Part::tables) >= 1; }

  void report() {
    // Before the first sheet at a table there is nothing to say about tables.
    const Part now = trainer_.table_sheets() > 0 ? Part::tables : Part::solo;
    const auto strength = trainer_.strength(now, kSheetsToMeasure, kMeasuringSeed);
    if (now == Part::solo)
      points_.push_back({trainer_.seconds, trainer_.games(), strength.mean, strength.error});
    fmt::print("{:3.0f} % {}  {:6.0f} s  {:9} {}  strength {:.1f} +- {:.1f}\n",
               100 * std::min(share(now), 1.0), now == Part::solo ? "alone" : "tables",
               trainer_.seconds, now == Part::solo ? trainer_.games() : trainer_.table_sheets(),
               now == Part::solo ? "games" : "sheets", strength.mean, strength.error);
    std::fflush(stdout);
    const auto weights = training::quantise(trainer_.weights(), trainer_.features());
    write(call_.out, {reinterpret_cast<const char*>(weights.data()), weights.size()});
    write(curve(), training::curve_text(points_));
    write(call_.out + ".svg",
          training::curve_svg(points_, std::string(game_.title) + ": training"));
    trainer_.save(checkpoint());
  }

  const TrainCall& call_;
  const game::Game& game_;
  training::Trainer trainer_;
  std::vector<training::CurvePoint> points_;
};

}  // namespace

int train(const TrainCall& call) {
  const catalog::Entry& entry = game_named(call.game);
  if (entry.sheet == nullptr)
    throw Trouble{
        "the games to train are ganz-schon-clever, doppelt-so-clever and "
        "clever-hoch-drei; the small network of the Wizard dice game has a program of "
        "its own (docs/ai/wizard.md)"};
  Course(call, *entry.game).run();
  return kFine;
}

}  // namespace foxtray::cli
