#include <fmt/core.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <numeric>
#include <sstream>

#include "clever_players/brain.h"
#include "clever_players/weights_file.h"
#include "cli/common.h"
#include "cli/file_lock.h"
#include "cli/interrupts.h"
#include "training/checkpoint.h"
#include "training/curve.h"
#include "training/quantise.h"
#include "training/trainer.h"
#include "training/wizard_trainer.h"

namespace foxtray::cli {
namespace {

using Clock = std::chrono::steady_clock;
using training::Part;

constexpr double kUsualHours = 2;
constexpr double kReportEvery = 60;  // seconds
constexpr double kKeepEvery = 5;     // seconds of work that a crash may cost
// What is measured after a short course takes no longer than the course.
constexpr int kFewestToMeasure = 50;
constexpr int kMostSheetsToMeasure = 1000;
constexpr int kMostGamesToMeasure = 300;
/// Sheets in each part of a course, for a solo game of the first, and the time they take for that
/// of a solo game: the master thinks long.
constexpr std::array<double, training::kParts> kSheets = {1, 1.0 / 8, 1.0 / 16};
constexpr std::array<double, training::kParts> kTime = {1, 1.0 / 8, 2.0 / 3};
constexpr std::array<std::string_view, training::kParts> kPartNames = {"alone", "tables", "master"};
constexpr std::uint64_t kMeasuringSeed = 99;

std::string text_of(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

int to_measure(std::int64_t games, int most) {
  return static_cast<int>(std::clamp<std::int64_t>(games, kFewestToMeasure, most));
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

/// Two programs never write the files of one course. The file of the lock is there while it lives.
class CourseLock {
 public:
  explicit CourseLock(const std::string& out) : name_(out + ".lock") {
    do {
      lock_.emplace(name_, FileLock::Missing::is_made);
      if (!lock_->open_at_all())
        throw Trouble{fmt::format("cannot write {}: {}", name_, std::strerror(errno))};
      if (lock_->refused())
        throw Trouble{"another foxtray is training " + out +
                      " at this moment; name another --out, or wait until it has ended"};
      // Whoever had the lock before may have removed the file meanwhile.
    } while (!lock_->is(name_));
  }
  ~CourseLock() {
    std::error_code error;
    std::filesystem::remove(name_, error);
  }
  CourseLock(const CourseLock&) = delete;
  CourseLock& operator=(const CourseLock&) = delete;

 private:
  std::string name_;
  std::optional<FileLock> lock_;
};

/// A course of training and the files it keeps beside the weights.
class Course {
 public:
  Course(const TrainCall& call, const game::Game& game) : call_(call), game_(game) {}
  virtual ~Course() = default;
  Course(const Course&) = delete;
  Course& operator=(const Course&) = delete;

  /// Returns the exit status.
  int run() {
    check_out();
    const CourseLock lock(call_.out);
    // From before the first file is written.
    const Interrupts interrupts;
    if (call_.resume)
      resume();
    else
      start();
    check_length();
    const auto begin = Clock::now();
    const double before = seconds();
    const auto passed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    double reported = 0;
    double kept = 0;
    while (!over() && !Interrupts::noted()) {
      const bool part_over = step();
      const double now = passed();
      seconds() = before + now;
      if (now - reported >= kReportEvery || part_over) {
        report();
        reported = kept = passed();
      } else if (now - kept >= kKeepEvery) {
        save(checkpoint());
        kept = passed();
      }
    }
    report();
    fmt::print("{} has the weights; {} to go on from here\n", call_.out,
               Interrupts::noted() ? fmt::format("stopped: --resume {}", length())
               : call_.games > 0   ? "--resume with more --games"
                                   : "--resume with more --hours");
    return Interrupts::status_or(kFine);
  }

 protected:
  const TrainCall& call() const { return call_; }
  double hours() const { return call_.hours.value_or(kUsualHours); }

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

  std::string length() const {
    return call_.games > 0 ? fmt::format("--games {}", call_.games)
                           : fmt::format("--hours {}", hours());
  }

  /// What cannot be written to is found out now.
  void check_out() const {
    if (call_.out.empty())
      throw Trouble{"--out names the file of the weights, as in --out mine.foxnet"};
    if (call_.out == "-")
      throw Trouble{"the weights need a file of their own, as in --out mine.foxnet, not '-'"};
    std::error_code error;
    const auto status = std::filesystem::status(call_.out, error);
    if (std::filesystem::is_directory(status) || call_.out.ends_with('/'))
      throw Trouble{"cannot write " + call_.out + ": it is a folder"};
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
      throw Trouble{"cannot write " + call_.out + ": it is not a file"};
    if (const auto missing = missing_folder(call_.out))
      throw Trouble{"cannot write " + call_.out + ": " + *missing};
  }

  /// A checkpoint does not tell how long its course was to be.
  void check_length() {
    if (!call_.resume || call_.hours || call_.games > 0) return;
    throw Trouble{fmt::format(
        "that course has {} and {:.2f} hours so far; --resume also needs how long the whole course "
        "is to be, with --games or --hours",
        counted(games(), "game"), seconds() / 3600)};
  }

  /// Nothing that was learnt before is overwritten.
  void start() {
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
    // To measure takes a while, and somebody may lose patience.
    save(checkpoint());
    write(call_.out, weights());
    const Progress now = progress();
    if (on_curve()) points_.push_back({seconds(), games(), now.strength.mean, now.strength.error});
    fmt::print("{:3.0f} % {}  {:6.0f} s  {:9} {}  strength {:.1f} +- {:.1f}\n",
               100 * std::min(now.share, 1.0), now.part, seconds(), now.done, now.units,
               now.strength.mean, now.strength.error);
    std::fflush(stdout);
    write(curve(), training::curve_text(points_));
    write(call_.out + ".svg",
          training::curve_svg(points_, std::string(game_.title) + ": training", measure()));
  }

  const TrainCall& call_;
  const game::Game& game_;
  std::vector<training::CurvePoint> points_;
};

class CleverCourse final : public Course {
 public:
  CleverCourse(const TrainCall& call, const game::Game& game)
      : Course(call, game), trainer_(plan(call, game)) {
    if (!call.from.empty()) trainer_.begin_with(weights_in(call.from, game), first_part(call));
  }

 private:
  static training::Plan plan(const TrainCall& call, const game::Game& game) {
    training::Plan plan;
    plan.game = &game;
    plan.seed = call.seed.value_or(plan.seed);
    plan.threads = call.threads;
    plan.stop = &Interrupts::noted();
    plan.extra_foxes = static_cast<float>(call.extra_foxes.value_or(double{plan.extra_foxes}));
    plan.constants = constants_for(call, game);
    return plan;
  }

  /// Those of the weights that the course goes on from, or else of the weights that the program has
  /// for the game; for a new game the usual ones.
  static clever_players::Constants constants_for(const TrainCall& call, const game::Game& game) {
    const std::string text = text_of(call.resume ? call.out : call.from);
    for (const auto bytes :
         {std::as_bytes(std::span(text)), clever_players::built_in_weights(game.id)})
      if (const auto file = clever_players::read_weights_file(bytes); file && file->constants)
        return *file->constants;
    return {};
  }

  static Part first_part(const TrainCall& call) {
    const auto* const named = std::ranges::find(kPartNames, call.first_part);
    return static_cast<Part>(named - kPartNames.begin());
  }

  training::Weights weights_in(const std::string& name, const game::Game& game) const {
    if (!std::filesystem::exists(name)) throw Trouble{name + " does not exist"};
    const std::string text = text_of(name);
    auto weights = training::weights_of(std::as_bytes(std::span(text)), trainer_.features());
    if (!weights) {
      throw Trouble{
          name + " has no weights of " + std::string(game.title) +
          ", or is damaged; --from names a file that foxtray train has made for this game"};
    }
    return *std::move(weights);
  }

  static constexpr std::size_t index(Part part) { return static_cast<std::size_t>(part); }

  /// How much of a part of the course is over.
  double share(Part part) const {
    if (part < trainer_.first_part()) return 1;
    if (call().games > 0) {
      return static_cast<double>(trainer_.sheets(part)) /
             (static_cast<double>(call().games) * kSheets[index(part)]);
    }
    const auto* const first = kTime.begin() + index(trainer_.first_part());
    const double solo = 3600 * hours() / std::accumulate(first, kTime.end(), 0.0);
    const double before = solo * std::accumulate(first, kTime.begin() + index(part), 0.0);
    return (trainer_.seconds - before) / (solo * kTime[index(part)]);
  }
  /// The one that is not over yet; at the end the last.
  Part part() const {
    if (share(Part::solo) < 1) return Part::solo;
    return share(Part::tables) < 1 ? Part::tables : Part::master;
  }
  /// The part that was played last.
  Part played() const {
    if (trainer_.sheets(Part::master) > 0) return Part::master;
    return trainer_.sheets(Part::tables) > 0 ? Part::tables : Part::solo;
  }
  std::int64_t all_sheets() const {
    return trainer_.sheets(Part::solo) + trainer_.sheets(Part::tables) +
           trainer_.sheets(Part::master);
  }
  /// The curve is that of games alone.
  bool on_curve() const override { return played() == Part::solo; }

  bool over() const override { return part() == Part::master && share(Part::master) >= 1; }
  bool step() override {
    const Part played = part();
    trainer_.step(played, static_cast<float>(share(played)));
    return part() != played;
  }
  Progress progress() const override {
    const Part now = played();
    return {.part = kPartNames[index(now)],
            .share = share(now),
            .done = trainer_.sheets(now),
            .units = now == Part::solo ? "games" : "sheets",
            .strength =
                trainer_.strength(now == Part::tables ? now : Part::solo,
                                  to_measure(all_sheets(), kMostSheetsToMeasure), kMeasuringSeed)};
  }
  std::int64_t games() const override { return trainer_.sheets(Part::solo); }
  std::string weights() const override {
    const auto bytes =
        training::quantise(trainer_.weights(), trainer_.features(), trainer_.plan().constants);
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
      : Course(call, game),
        trainer_({.seed = call.seed.value_or(1),
                  .threads = call.threads,
                  .stop = &Interrupts::noted()}) {}

 private:
  double share() const {
    return call().games > 0
               ? static_cast<double>(trainer_.games()) / static_cast<double>(call().games)
               : trainer_.seconds / (3600 * hours());
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
            .strength = trainer_.strength(to_measure(trainer_.games(), kMostGamesToMeasure),
                                          kMeasuringSeed)};
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
  if (entry.sheet != nullptr) return CleverCourse(call, *entry.game).run();
  if (call.from.empty()) return WizardCourse(call, *entry.game).run();
  throw Trouble{"--from is for the Clever games; the Wizard dice game begins anew in minutes"};
}

}  // namespace foxtray::cli
