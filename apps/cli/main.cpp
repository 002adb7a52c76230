// The `foxtray` program: reads the command line and calls a verb.
#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <exception>
#include <thread>

#include "cli/common.h"
#include "cli/draw_look.h"
#include "roster/roster.h"

namespace foxtray::cli {
namespace {

/// The command line: what the library calls a subcommand is a verb here.
class CommandLine {
 public:
  CommandLine() {
    app_.require_subcommand(1);
    app_.get_formatter()->label("SUBCOMMAND", "VERB");
    app_.set_version_flag("--version", "foxtray " FOXTRAY_VERSION);
    app_.set_help_all_flag("--help-all", "Help on every verb");
    app_.failure_message(CLI::FailureMessage::simple);
    app_.footer(
        "foxtray help VERB lists the options of a verb.\n"
        "Exit status: 0 fine, 1 a check failed, 2 wrong call or a file that cannot be read or "
        "written, 130 after Ctrl-C. FILE may be - for standard input.");
    add_games();
    add_random();
    add_check();
    add_legal();
    add_score();
    add_show();
    add_sheet();
    add_simulate();
    add_play();
    add_serve();
    add_analyse();
    add_hint();
    add_odds();
    add_match();
    add_sum();
    add_bot();
    add_train();
    add_constants();
    add_help();
    refuse_empty_values();
  }

  /// Digits only: a library would take -1 for a very large number.
  static std::string check_seed(const std::string& word) {
    std::uint64_t seed = 0;
    const char* end = word.data() + word.size();
    const auto [at, error] = std::from_chars(word.data(), end, seed);
    if (error == std::errc() && at == end) return {};
    return "a seed is a number from 0 to 18446744073709551615, not " + word;
  }

  /// Of a number with a fraction: the library's own check lets through what is no number.
  static CLI::Validator between(double least, double most) {
    const CLI::Range range(least, most);
    const auto check = [range](std::string& word) -> std::string {
      double value = 0;
      if (CLI::detail::lexical_cast(word, value) && !std::isfinite(value))
        return "Value " + word + " not in range";
      return range(word);
    };
    return {check, range.get_description()};
  }

  int run(int argc, char** argv) {
    if (argc == 1) {
      std::fputs(app_.help().c_str(), stderr);
      return kWrongCall;
    }
    check_verb(argv[1]);
    try {
      app_.parse(argc, argv);
      return run_();
    } catch (const CLI::CallForHelp& help) {
      return app_.exit(help);
    } catch (const CLI::CallForAllHelp& help) {
      return app_.exit(help);
    } catch (const CLI::CallForVersion& version) {
      return app_.exit(version);
    } catch (const CLI::ParseError& error) {
      complain(in_words(error));
      std::fputs("Call foxtray help for the verbs, foxtray help VERB for one of them.\n", stderr);
      return kWrongCall;
    }
  }

 private:
  std::string verbs() const {
    std::string names;
    for (const CLI::App* sub : app_.get_subcommands({}))
      names += (names.empty() ? "" : ", ") + sub->get_name();
    return names;
  }

  void check_verb(const std::string& word) const {
    if (word.starts_with('-')) return;
    for (const CLI::App* sub : app_.get_subcommands({}))
      if (sub->get_name() == word) return;
    throw Trouble{"there is no verb '" + word + "'; the verbs are " + verbs()};
  }

  /// The library counts values where people would name what they did.
  std::string in_words(const CLI::ParseError& error) const {
    if (app_.get_subcommands().empty()) {
      const std::string what = error.what();
      return (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr ? "a verb is missing"
                                                                         : what) +
             "; the verbs are " + verbs();
    }
    for (const CLI::Option* option : app_.get_subcommands()[0]->get_options()) {
      if (option->get_items_expected_max() == 1 && option->count() > 1)
        return option->get_name() + " takes one value, and is given more than once";
    }
    return error.what();
  }

  /// An empty value is what a script passes whose variable is not set; it never means anything.
  void refuse_empty_values() {
    const CLI::Validator filled(
        [](const std::string& word) {
          return std::string(word.empty() ? "its value is empty; was a variable not set?" : "");
        },
        "");
    // As a transformation it comes before all checks.
    for (CLI::App* sub : app_.get_subcommands({}))
      for (CLI::Option* option : sub->get_options())
        if (option->get_items_expected_max() > 0) option->transform(filled);
  }

  static std::string all_players() {
    const auto names = roster::names();
    return joined({names.begin(), names.end()}, ", ");
  }

  CLI::App* verb(const char* name, const char* help, std::function<int()> run) {
    CLI::App* sub = app_.add_subcommand(name, help);
    sub->group("Verbs");
    sub->callback([this, run = std::move(run)] { run_ = run; });
    return sub;
  }

  void add_help() {
    auto* sub = verb("help", "What a verb does, and its options", [this] {
      if (!help_.empty()) check_verb(help_);
      app_.clear();  // or the library tells of the verb that was called, this one
      print(help_.empty() ? app_.help() : app_.get_subcommand(help_)->help("foxtray"));
      return kFine;
    });
    sub->add_option("VERB", help_, "Which verb; without it all are listed");
  }

  void add_games() {
    auto* sub = verb("games", "The games, their players, their options and solo ratings",
                     [this] { return games(games_); });
    sub->add_option("GAME", games_.game, "Only this one, with the bands of its solo ratings");
    sub->add_flag("--json", games_.json, "For programs");
  }

  void add_random() {
    auto* sub = verb("random", "Writes complete games: DIR/0001.fox and so on",
                     [this] { return random(random_); });
    sub->add_option("--game", random_.game, "Which game (see foxtray games)")->required();
    sub->add_option("--players", random_.players, "How many players")->required();
    sub->add_option("--option", random_.options,
                    "A house rule, NAME=VALUE; may be given several times");
    sub->add_option("--player", random_.player,
                    "Who plays: " + all_players() +
                        " (analysis:20 thinks 20 times as long); or one for each seat, with commas")
        ->capture_default_str();
    sub->add_option("--seed", random_.seed, "The same seed gives the same games")
        ->capture_default_str()
        ->check(check_seed);
    sub->add_option("--count", random_.count, "How many games")
        ->capture_default_str()
        ->check(CLI::Range(1, 10000000));
    sub->add_option("--out", random_.out, "The folder to write to")->required();
    sub->add_flag("--fair-dice", random_.fair_dice,
                  "Dice that anyone can recompute from the record's seed line");
    add_weights(sub, random_);
  }

  void add_check() {
    auto* sub = verb("check", "Replays records strictly and verifies their results",
                     [this] { return check(check_); });
    sub->add_option("FILE", check_.files, "Records, or folders of them")->required();
    sub->add_flag("--dice", check_.dice, "Every throw must follow from the record's seed");
    sub->add_flag("--quiet", check_.quiet, "Do not write a line for every record that is correct");
    sub->footer(
        "In a folder every *.fox is checked, also in the folders within it; links to folders are "
        "not followed.\nWhat cannot be read is told, and the rest is checked even so; the status "
        "is then 2.");
  }

  void add_legal() {
    auto* sub = verb("legal", "What may come next in a record", [this] { return legal(legal_); });
    sub->add_option("FILE", legal_.file, "A record")->required();
    sub->add_flag("--json", legal_.json, "For programs");
  }

  void add_score() {
    auto* sub = verb("score", "The points of every seat", [this] { return score(score_); });
    sub->add_option("FILE", score_.file, "A record")->required();
    sub->add_flag("--json", score_.json, "For programs");
  }

  void add_show() {
    auto* sub = verb("show", "Draws the sheets and the dice", [this] { return show(show_); });
    sub->add_option("FILE", show_.file, "A record")->required();
    sub->add_option("--at", show_.at, "After so many events; without it, after all of them");
    add_looks(sub, show_.dice_set, show_.ascii, show_.plain);
  }

  void add_sheet() {
    auto* sub = verb("sheet", "Writes score sheets to print, as an SVG page",
                     [this] { return sheet(sheet_); });
    sub->add_option("--game", sheet_.game, "Which game (see foxtray games)")->required();
    sub->add_option("--out", sheet_.out, "The file to write; - for standard output")->required();
    sub->add_option("--paper", sheet_.paper, "The size of the page")
        ->capture_default_str()
        ->check(CLI::IsMember({"a4", "letter"}));
    add_dice_set(sub, sheet_.dice_set);
  }

  void add_simulate() {
    auto* sub = verb("simulate", "Plays many games and tells how they ended",
                     [this] { return simulate(simulate_); });
    sub->add_option("--game", simulate_.game, "Which game (see foxtray games)")->required();
    sub->add_option("--players", simulate_.players, "How many players")->capture_default_str();
    sub->add_option("--option", simulate_.options,
                    "A house rule, NAME=VALUE; may be given several times");
    sub->add_option("--games", simulate_.games, "How many games")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1000000000000}));
    sub->add_option("--player", simulate_.player,
                    "Who plays: " + all_players() +
                        " (analysis:20 thinks 20 times as long); or one for each seat, with commas")
        ->capture_default_str();
    sub->add_option("--seed", simulate_.seed, "The same seed gives the same games")
        ->capture_default_str()
        ->check(check_seed);
    simulate_.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    sub->add_option("--threads", simulate_.threads,
                    "How many threads; the games do not depend on it")
        ->capture_default_str()
        ->check(CLI::Range(1, 1024));
    sub->add_flag("--fair-dice", simulate_.fair_dice, "Dice that anyone can recompute");
    sub->add_flag("--less-luck", simulate_.less_luck,
                  "Also the mean of the points less the luck of the dice, which is more exact");
    sub->add_flag("--json", simulate_.json, "For programs");
    add_part(sub, simulate_);
    add_weights(sub, simulate_);
  }

  void add_play() {
    auto* sub = verb("play", "Play in the terminal", [this] { return play(play_); });
    sub->add_option(
        "--game", play_.game,
        "Which game (see foxtray games); without it " + std::string(catalog::games()[0].game->id));
    sub->add_option("--option", play_.options,
                    "A house rule, NAME=VALUE; may be given several times");
    sub->add_option("--seats", play_.seats,
                    "Who sits there: me, other names, or players (" + all_players() +
                        "); with commas, as in me,collector")
        ->capture_default_str();
    sub->add_option("--seed", play_.seed, "The same seed gives the same dice")->check(check_seed);
    sub->add_flag("--real-dice", play_.real_dice, "You roll real dice and type what they show");
    sub->add_flag("--fair-dice", play_.fair_dice,
                  "Dice that anyone can recompute from the record's seed line (foxtray check "
                  "--dice)");
    sub->add_option("--load", play_.load, "Go on with this record");
    sub->add_option("--save", play_.save, "Keep the game in this file");
    add_looks(sub, play_.dice_set, play_.ascii, play_.plain);
    add_weights(sub, play_);
  }

  void add_serve() {
    auto* sub =
        verb("serve", "Play in the browser: serves the web app", [this] { return serve(serve_); });
    sub->add_option(
           "--host", serve_.host,
           "The address to listen on; 0.0.0.0 or :: for everybody who reaches this machine")
        ->capture_default_str();
    sub->add_option("--port", serve_.port, "The port to listen on; 0 takes any that is free")
        ->capture_default_str()
        ->check(CLI::Range(0, 65535));
    sub->add_flag("--open", serve_.open, "Open it in the browser");
    sub->add_option("--files", serve_.files,
                    "Serve this folder, read anew at every request, instead of the web app in the "
                    "program");
    sub->add_option("--connections", serve_.connections, "How many connections at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000000));
    sub->add_option("--per-address", serve_.per_address,
                    "How many of them from one address; 0 for no limit, behind a proxy")
        ->capture_default_str()
        ->check(CLI::Range(0, 1000000));
    sub->add_flag("--quiet", serve_.quiet, "Do not write a line for every request");
    sub->footer(
        "Prints its address when it listens, and writes a line for every request to standard "
        "error. Ctrl-C ends it.\n/healthz answers ok, for monitors. docs/server.md tells how to "
        "run it for others.");
  }

  void add_analyse() {
    auto* sub = verb("analyse", "What the decisions of a game cost, and what the dice did",
                     [this] { return analyse(analyse_); });
    sub->add_option("FILE", analyse_.file, "A record, finished or not")->required();
    add_evaluator(sub, analyse_);
    sub->add_flag("--moves", analyse_.moves, "Every decision, with what each legal move is worth");
    sub->add_option("--svg", analyse_.svg, "Draw the course of the game into this file");
    sub->add_option("--html", analyse_.html, "Write the whole analysis as a page into this file");
    sub->add_flag("--json", analyse_.json, "For programs");
  }

  void add_hint() {
    auto* sub =
        verb("hint", "The best moves at the end of a record", [this] { return hint(hint_); });
    sub->add_option("FILE", hint_.file, "A record in progress")->required();
    add_evaluator(sub, hint_);
    sub->add_option("--top", hint_.top, "How many moves to show")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    sub->add_flag("--json", hint_.json, "For programs; with all moves");
  }

  void add_odds() {
    auto* sub = verb("odds", "How a game may end from where it is", [this] { return odds(odds_); });
    sub->add_option("FILE", odds_.file, "A record")->required();
    sub->add_option("--player", odds_.player, "Who plays on, for every seat")
        ->capture_default_str();
    sub->add_option("--playouts", odds_.playouts, "How many games to play on")
        ->capture_default_str()
        ->check(CLI::Range(1, 10000000));
    add_seed_and_threads(sub, odds_);
    sub->add_flag("--json", odds_.json, "For programs");
    add_weights(sub, odds_);
  }

  template <class Call>
  static void add_part(CLI::App* sub, Call& call) {
    sub->add_option("--part", call.part,
                    "Only a part of the games, as 2/16: the second of sixteen; with --json, for "
                    "foxtray sum");
  }

  void add_sum() {
    auto* sub =
        verb("sum", "Adds up the parts of a simulation or a match", [this] { return sum(sum_); });
    sub->add_option("files", sum_.files, "What foxtray simulate --part or match --part printed")
        ->required();
    sub->add_flag("--json", sum_.json, "For programs");
  }

  void add_match() {
    auto* sub = verb("match", "Players against each other, on equal dice",
                     [this] { return match(match_); });
    sub->add_option("--game", match_.game, "Which game (see foxtray games)")->required();
    sub->add_option("--player", match_.players_named,
                    "Given twice: NAME, NAME:N to let it think N times as long, or NAME+N to weigh "
                    "moves by N playouts")
        ->required();
    sub->add_option("--players", match_.players, "How many sit at the table")
        ->capture_default_str();
    sub->add_option("--option", match_.options,
                    "A house rule, NAME=VALUE; may be given several times");
    sub->add_option("--games", match_.games, "How many games, at most; they come in pairs")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{2}, std::int64_t{1000000000}));
    add_seed_and_threads(sub, match_);
    sub->add_flag("--sequential", match_.sequential, "Stop as soon as one is clearly ahead");
    sub->add_flag("--less-luck", match_.less_luck,
                  "Take the luck of the dice out of the difference: it needs far fewer games");
    sub->add_flag("--table", match_.table, "Every player alone, and against every other");
    sub->add_flag("--json", match_.json, "For programs");
    add_part(sub, match_);
    add_weights(sub, match_);
  }

  void add_bot() {
    auto* sub = verb("bot", "Answers requests on standard input with moves (docs/bot.md)",
                     [this] { return bot(bot_); });
    sub->add_option(
           "--player", bot_.player,
           "NAME, NAME:N to let it think N times as long, or NAME+N to weigh moves by N playouts")
        ->required();
    sub->add_option("--seed", bot_.seed, "Lots of a player that draws them")
        ->capture_default_str()
        ->check(check_seed);
    add_weights(sub, bot_);
  }

  template <class Call>
  static void add_evaluator(CLI::App* sub, Call& call) {
    sub->add_option(
        "--player", call.player,
        "Who weighs; without it the strongest that can. analysis:20 thinks 20 times as long");
    sub->add_option("--playouts", call.playouts,
                    "Weigh by playing every move out so often with the player")
        ->check(CLI::Range(2, 1000000));
    add_seed_and_threads(sub, call);
    add_weights(sub, call);
  }

  template <class Call>
  static void add_weights(CLI::App* sub, Call& call) {
    sub->add_option("--weights", call.weights,
                    "Play with the weights of this file, which foxtray train has made; without it "
                    "those that FOXTRAY_WEIGHTS names, or those in the program")
        ->allow_extra_args(false);
  }

  template <class Call>
  static void add_seed_and_threads(CLI::App* sub, Call& call) {
    sub->add_option("--seed", call.seed, "The same seed gives the same result")
        ->capture_default_str()
        ->check(check_seed);
    call.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    sub->add_option("--threads", call.threads, "How many threads; the result does not depend on it")
        ->capture_default_str()
        ->check(CLI::Range(1, 1024));
  }

  void add_train() {
    auto* sub = verb("train", "Trains the network of a game by self-play",
                     [this] { return train(train_); });
    sub->add_option("--game", train_.game, "Which game (see foxtray games)")->required();
    sub->add_option("--out", train_.out,
                    "The file of weights; beside it .course (to go on), .curve and .svg")
        ->required();
    auto* from =
        sub->add_option("--from", train_.from,
                        "Clever games: begin with the weights of this file, in smaller steps and "
                        "without extra foxes");
    sub->add_option("--first-part", train_.first_part,
                    "With --from: begin with a later part of the course (alone, tables, master)")
        ->needs(from)
        ->check(CLI::IsMember({"alone", "tables", "master"}));
    auto* resume = sub->add_flag("--resume", train_.resume,
                                 "Go on with the course of that file, which knows how it began");
    auto* hours = sub->add_option("--hours", train_.hours,
                                  "The length of the whole course (without it 2, with --resume it "
                                  "or --games is needed)")
                      ->check(between(0.001, 10000));
    sub->add_option("--games", train_.games,
                    "Its length in games instead (Clever games: solo ones, before the tables): the "
                    "same call gives the same weights")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}))
        ->excludes(hours);
    sub->add_option("--threads", train_.threads, "How many threads")
        ->capture_default_str()
        ->check(CLI::Range(1, 64));
    sub->add_option("--extra-foxes", train_.extra_foxes,
                    "Clever games: in the first quarter of the course the lowest area counts this "
                    "much more (without it 4)")
        ->check(between(0, 20));
    sub->add_option("--seed", train_.seed, "The seed of the games (without it 1)")
        ->check(check_seed);
    resume->excludes(from);
  }

  void add_constants() {
    auto* sub = verb("constants",
                     "What players know beside the network of a Clever game: shows or sets it in a "
                     "file of weights",
                     [this] { return constants(constants_); });
    sub->add_option("FILE", constants_.file, "A file of weights, which is changed in place")
        ->required();
    sub->add_option("NAME=VALUE", constants_.settings, "Constants to set, as edge=0.65");
    sub->add_option("--like", constants_.like, "Take all others from this file of weights");
    sub->footer(
        "Files that foxtray trained before there were constants become files of today: the network "
        "stays as it is.\nWhat the constants are and how they are measured: docs/ai.md.");
  }

  static void add_dice_set(CLI::App* sub, std::string& dice_set) {
    const auto sets = drawing::dice_sets();
    std::string titles;
    for (const std::string_view set : sets) titles += titles_shown_with(set);
    sub->add_option("--dice-set", dice_set, "Show " + titles + " with other dice")
        ->capture_default_str()
        ->check(CLI::IsMember(std::vector<std::string>(sets.begin(), sets.end())));
  }

  static void add_looks(CLI::App* sub, std::string& dice_set, bool& ascii, bool& plain) {
    add_dice_set(sub, dice_set);
    sub->add_flag("--ascii", ascii, "Only ASCII characters");
    sub->add_flag("--plain", plain, "No colours, no full screen");
  }

  CLI::App app_{"Foxtray plays four dice games, exactly by their rules.", "foxtray"};
  std::function<int()> run_;
  std::string help_;
  GamesCall games_;
  RandomCall random_;
  CheckCall check_;
  LegalCall legal_;
  ScoreCall score_;
  ShowCall show_;
  SheetCall sheet_;
  SimulateCall simulate_;
  PlayCall play_;
  ServeCall serve_;
  TrainCall train_;
  ConstantsCall constants_;
  AnalyseCall analyse_;
  HintCall hint_;
  OddsCall odds_;
  MatchCall match_;
  SumCall sum_;
  BotCall bot_;
};

}  // namespace
}  // namespace foxtray::cli

int main(int argc, char** argv) {
  using namespace foxtray::cli;
  // A write beyond the limit of a file's size fails like one on a full disk, and is told.
  std::signal(SIGXFSZ, SIG_IGN);
  use_locale();
  try {
    const int status = CommandLine().run(argc, argv);
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    complain("not everything could be written to standard output");
    return kWrongCall;
  } catch (const Trouble& trouble) {
    complain(trouble.sentence);
    return trouble.status;
  } catch (const std::exception& error) {
    complain(error.what());
    return kWrongCall;
  }
}
