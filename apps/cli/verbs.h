// The verbs of the `foxtray` program. main.cpp reads the command line into these.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace foxtray::cli {

/// Exit status of every verb.
enum Status : int { kFine = 0, kFailed = 1, kWrongCall = 2 };

/// Why a verb cannot go on: one sentence. A wrong call or a file that cannot be read is status 2, a
/// record that is not correct is status 1.
struct Trouble {
  std::string sentence;
  Status status = kWrongCall;
};

struct GamesCall {
  std::string game;  // empty: all
  bool json = false;
};
struct RandomCall {
  std::string game;
  int players = 1;
  std::vector<std::string> options;  // NAME=VALUE
  std::string player = "random";
  std::uint64_t seed = 1;
  int count = 1;
  std::string out;
  bool fair_dice = false;
  std::vector<std::string> weights;  // files of them
};
struct CheckCall {
  std::vector<std::string> files;
  bool dice = false;
  bool quiet = false;  // nothing of records that are correct
};
struct LegalCall {
  std::string file;
  bool json = false;
};
struct ScoreCall {
  std::string file;
  bool json = false;
};
struct ShowCall {
  std::string file;
  std::optional<int> at;
  std::string dice_set = "own";
  bool ascii = false;
  bool plain = false;  // no colour
};
struct SheetCall {
  std::string game;
  std::string paper = "a4";
  std::string dice_set = "own";
  std::string out;  // - for standard output
};
struct SimulateCall {
  std::string game;
  int players = 1;
  std::vector<std::string> options;
  std::int64_t games = 1000;
  std::string player = "random";  // one name, or one for each seat, separated by commas
  std::uint64_t seed = 1;
  int threads = 1;
  bool fair_dice = false;
  bool less_luck = false;
  bool json = false;
  std::string part;                  // as 2/16; empty: the whole
  std::vector<std::string> weights;  // files of them
};
/// Adds up the parts of a run.
struct SumCall {
  std::vector<std::string> files;
  bool json = false;
};
struct TrainCall {
  std::string game;
  std::string out;
  std::string from;  // weights to begin with, if not empty
  std::string first_part = "alone";
  bool resume = false;
  // The length of the whole course, in one measure or the other; a new one has two hours.
  std::optional<double> hours;
  std::int64_t games = 0;  // 0: the other measure
  int threads = 1;
  // Of a new course; one that is gone on with has its own.
  std::optional<double> extra_foxes;
  std::optional<std::uint64_t> seed;
};
struct ConstantsCall {
  std::string file;
  std::string like;  // a file to take them from, if not empty
  std::vector<std::string> settings;
};
struct PlayCall {
  std::string game;  // empty: the loaded one, or Ganz schön clever
  std::vector<std::string> options;
  std::string seats = "me";  // me, a person's name or a player's, separated by commas
  std::optional<std::uint64_t> seed;
  bool real_dice = false;
  bool fair_dice = false;
  std::string load;
  std::string save;  // where to keep the game; empty: the user's data folder
  std::string dice_set = "own";
  bool ascii = false;
  bool plain = false;                // lines in, lines out, even on a terminal
  std::vector<std::string> weights;  // files of them
};
struct ServeCall {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;       // 0: any that is free
  std::string files;               // a folder instead of the web app in the program
  std::size_t connections = 4096;  // at the same time, and
  std::size_t per_address = 256;   // from one address; 0: all of them
  bool open = false;               // in a browser
  bool quiet = false;
};
struct AnalyseCall {
  std::string file;
  std::string player;  // empty: the strongest that weighs
  int playouts = 0;    // 0: as the player weighs by itself
  std::uint64_t seed = 1;
  int threads = 1;
  bool json = false;
  bool moves = false;                // every decision with all legal moves
  std::string svg;                   // write the plot there; empty: nowhere
  std::string html;                  // the same for a whole page
  std::vector<std::string> weights;  // files of them
};
struct HintCall {
  std::string file;
  std::string player;
  int playouts = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  int top = 5;
  bool json = false;
  std::vector<std::string> weights;  // files of them
};
struct OddsCall {
  std::string file;
  std::string player = "master";
  int playouts = 200;
  std::uint64_t seed = 1;
  int threads = 1;
  bool json = false;
  std::vector<std::string> weights;  // files of them
};
struct BotCall {
  std::string player;
  std::uint64_t seed = 1;
  std::vector<std::string> weights;  // files of them
};
struct MatchCall {
  std::string game;
  int players = 2;
  std::vector<std::string> options;
  std::vector<std::string> players_named;  // each may be several, separated by commas
  std::int64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  bool sequential = false;
  bool less_luck = false;
  bool table = false;
  bool json = false;
  std::string part;                  // as 2/16; empty: the whole
  std::vector<std::string> weights;  // files of them
};

int games(const GamesCall& call);
int random(const RandomCall& call);
int check(const CheckCall& call);
int legal(const LegalCall& call);
int score(const ScoreCall& call);
int show(const ShowCall& call);
int sheet(const SheetCall& call);
int simulate(const SimulateCall& call);
int play(const PlayCall& call);
int serve(const ServeCall& call);
int train(const TrainCall& call);
int constants(const ConstantsCall& call);
int analyse(const AnalyseCall& call);
int hint(const HintCall& call);
int odds(const OddsCall& call);
int bot(const BotCall& call);
int match(const MatchCall& call);
int sum(const SumCall& call);

/// The whole text of a file, or of standard input for `-`. Throws Trouble.
std::string text_of_file(const std::string& name);

}  // namespace foxtray::cli
