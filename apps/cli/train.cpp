#include <fmt/core.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

#include "cli/common.h"
#include "training/checkpoint.h"
#include "training/curve.h"
#include "training/quantise.h"
#include "training/trainer.h"
#include "training/wizard_trainer.h"

namespace foxtray::cli {
namespace {

using Clock = std::chrono::steady_clock;
using training::Part;

constexpr double kReportEvery = 60;  // seconds
constexpr int kSheetsToMeasure = 1000;
constexpr int kGamesToMeasure = 300;
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

/// Replaces a file only by a whole one.
void write(const std::string& name, std::string_view text) {
  training::CheckpointWriter file(name);
  file.write(text.data(), text.size());
  file.finish();
}

/// What a course says of itself when it reports.
struct Progress {
  std::string_view part;   // of the course
  double share;            // of that part that is over
  std::int64_t done;       // so many
  std::string_view units;  // of these
  training::Strength strength;
};

/// A course goes on as it began.
template <class Value>
void check_same(const char* option, std::optional<Value> named, Value began) {
  if (!named || *named == began) return;
  throw Trouble{
      fmt::format("that course began with {0} {1}, not {2}; leave out {0} to go on with it", option,
                  began, *named)};
}

/// A course of training and the files it keeps beside the weights.
class Course {
 public:
  Course(const TrainCall& call, const game::Game& game) : call_(call), game_(game) {}
  virtual ~Course() = default;
  Course(const Course&) = delete;
  Course& operator=(const Course&) = delete;

  void run() {
    if (call_.resume)
      resume();
    else
      start();
    const Interrupts interrupts;
    const auto begin = Clock::now();
    const double before = seconds();
    double reported = 0;
    while (!over() && stop_wanted == 0) {
      const bool part_over = step();
      const double now = std::chrono::duration<double>(Clock::now() - begin).count();
      seconds() = before + now;
      if (now - reported < kReportEvery && !part_over) continue;
      report();
      reported = std::chrono::duration<double>(Clock::now() - begin).count();
    }
    report();
    fmt::print("{} has the weights; {} to go on from here\n", call_.out,
               stop_wanted != 0  ? "stopped: --resume"
               : call_.games > 0 ? "--resume with more --games"
                                 : "--resume with more --hours");
  }

 protected:
  const TrainCall& call() const { return call_; }

 private:
  virtual bool over() const = 0;
  /// Goes on for a moment; true if a part of the course ended.
  virtual bool step() = 0;
  /// Is there a new point of the curve in it?
  virtual bool on_curve() const = 0;
  virtual Progress progress() const = 0;
  virtual std::int64_t games() const = 0;
  virtual std::string weights() const = 0;
  virtual std::string_view measure() const = 0;
  virtual double& seconds() = 0;
  virtual void save(const std::string& name) const = 0;
  virtual void load(const std::string& name) = 0;

  std::string checkpoint() const { return call_.out + ".course"; }
  std::string curve() const { return call_.out + ".curve"; }

  /// Nothing that was learnt before is overwritten, and a folder that is not there is found out
  /// now.
  void start() {
    if (call_.out.empty())
      throw Trouble{"--out names the file of the weights, as in --out mine.foxnet"};
    for (const std::string& file : {call_.out, checkpoint()}) {
      if (!std::filesystem::exists(file)) continue;
      throw Trouble{file +
                    " is there already; --resume goes on with that course, and to begin anew " +
                    "it has to be removed, or another --out named"};
    }
    write(curve(), training::curve_text(points_));
  }

  void resume() {
    if (!std::filesystem::exists(checkpoint())) {
      throw Trouble{"there is nothing to go on with: " + checkpoint() +
                    " does not exist; leave out --resume to begin"};
    }
    load(checkpoint());
    points_ = training::curve_of(text_of(curve()));
  }

  void report() {
    const Progress now = progress();
    if (on_curve()) points_.push_back({seconds(), games(), now.strength.mean, now.strength.error});
    fmt::print("{:3.0f} % {}  {:6.0f} s  {:9} {}  strength {:.1f} +- {:.1f}\n",
               100 * std::min(now.share, 1.0), now.part, seconds(), now.done, now.units,
               now.strength.mean, now.strength.error);
    std::fflush(stdout);
    write(call_.out, weights());
    write(curve(), training::curve_text(points_));
    write(call_.out + ".svg",
          training::curve_svg(points_, std::string(game_.title) + ": training", measure()));
    save(checkpoint());
  }

  const TrainCall& call_;
  const game::Game& game_;
  std::vector<training::CurvePoint> points_;
};

class CleverCourse final : public Course {
 public:
  CleverCourse(const TrainCall& call, const game::Game& game)
      : Course(call, game), trainer_(plan(call, game)) {
    if (!call.from.empty()) trainer_.begin_with(weights_in(call.from, game));
  }

 private:
  static training::Plan plan(const TrainCall& call, const game::Game& game) {
    training::Plan plan;
    plan.game = &game;
    plan.seed = call.seed.value_or(plan.seed);
    plan.threads = call.threads;
    plan.extra_foxes = static_cast<float>(call.extra_foxes.value_or(double{plan.extra_foxes}));
    return plan;
  }

  training::Weights weights_in(const std::string& name, const game::Game& game) const {
    if (!std::filesystem::exists(name)) throw Trouble{name + " does not exist"};
    const std::string text = text_of(name);
    auto weights = training::weights_of(std::as_bytes(std::span(text)), trainer_.features());
    if (!weights) {
      throw Trouble{name + " has no weights of " + std::string(game.title) +
                    "; --from names a file that foxtray train has made for this game"};
    }
    return *std::move(weights);
  }

  /// How much of a part of the course is over; tables come after the games played alone.
  double share(Part part) const {
    const bool solo = part == Part::solo;
    if (call().games > 0) {
      const auto games = static_cast<double>(call().games);
      return solo ? static_cast<double>(trainer_.games()) / games
                  : static_cast<double>(trainer_.table_sheets()) / (games * kTablesPart);
    }
    const double alone = 3600 * call().hours / (1 + kTablesPart);
    return solo ? trainer_.seconds / alone : (trainer_.seconds - alone) / (alone * kTablesPart);
  }
  Part part() const { return share(Part::solo) < 1 ? Part::solo : Part::tables; }
  /// Before the first sheet at a table there is nothing to say about tables.
  bool on_curve() const override { return trainer_.table_sheets() == 0; }

  bool over() const override { return share(Part::solo) >= 1 && share(Part::tables) >= 1; }
  bool step() override {
    const Part played = part();
    trainer_.step(played, static_cast<float>(share(played)));
    return part() != played;
  }
  Progress progress() const override {
    const Part now = on_curve() ? Part::solo : Part::tables;
    const bool alone = now == Part::solo;
    return {.part = alone ? "alone" : "tables",
            .share = share(now),
            .done = alone ? trainer_.games() : trainer_.table_sheets(),
            .units = alone ? "games" : "sheets",
            .strength = trainer_.strength(now, kSheetsToMeasure, kMeasuringSeed)};
  }
  std::int64_t games() const override { return trainer_.games(); }
  std::string weights() const override {
    const auto bytes = training::quantise(trainer_.weights(), trainer_.features());
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }
  std::string_view measure() const override { return "Mean solo score"; }
  double& seconds() override { return trainer_.seconds; }
  void save(const std::string& name) const override { trainer_.save(name); }
  void load(const std::string& name) override {
    trainer_.load(name);
    check_same("--seed", call().seed, trainer_.plan().seed);
    check_same("--extra-foxes", call().extra_foxes, double{trainer_.plan().extra_foxes});
  }

  training::Trainer trainer_;
};

class WizardCourse final : public Course {
 public:
  WizardCourse(const TrainCall& call, const game::Game& game)
      : Course(call, game), trainer_({.seed = call.seed.value_or(1), .threads = call.threads}) {}

 private:
  double share() const {
    return call().games > 0
               ? static_cast<double>(trainer_.games()) / static_cast<double>(call().games)
               : trainer_.seconds / (3600 * call().hours);
  }
  bool on_curve() const override { return true; }
  bool over() const override { return share() >= 1; }
  bool step() override {
    const int before = trainer_.chapters();
    trainer_.step(call().games > 0 ? call().games : std::numeric_limits<std::int64_t>::max());
    return trainer_.chapters() != before;
  }
  Progress progress() const override {
    static constexpr std::array<std::string_view, 3> kWho = {"greedy", "casual", "master"};
    return {.part = kWho[static_cast<std::size_t>(std::min(trainer_.chapters(), 2))],
            .share = share(),
            .done = trainer_.games(),
            .units = "games",
            .strength = trainer_.strength(kGamesToMeasure, kMeasuringSeed)};
  }
  std::int64_t games() const override { return trainer_.games(); }
  std::string weights() const override { return training::text_of(trainer_.weights()); }
  std::string_view measure() const override {
    return "Percent of games of two that strong wins against casual";
  }
  double& seconds() override { return trainer_.seconds; }
  void save(const std::string& name) const override { trainer_.save(name); }
  void load(const std::string& name) override {
    trainer_.load(name);
    check_same("--seed", call().seed, trainer_.plan().seed);
  }

  training::WizardTrainer trainer_;
};

}  // namespace

int train(const TrainCall& call) {
  const catalog::Entry& entry = game_named(call.game);
  if (entry.sheet != nullptr)
    CleverCourse(call, *entry.game).run();
  else if (call.from.empty())
    WizardCourse(call, *entry.game).run();
  else
    throw Trouble{"--from is for the Clever games; the Wizard dice game begins anew in minutes"};
  return kFine;
}

}  // namespace foxtray::cli
