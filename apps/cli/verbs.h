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
};
struct CheckCall {
  std::vector<std::string> files;
  bool dice = false;
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
};
struct TrainCall {
  std::string game;
  std::string out;
  std::string from;  // weights to begin with, if not empty
  bool resume = false;
  double hours = 2;
  std::int64_t games = 0;  // if not 0: the length of the course, whatever time it takes
  int threads = 1;
  // Of a new course; one that is gone on with has its own.
  std::optional<double> extra_foxes;
  std::optional<std::uint64_t> seed;
};
struct PlayCall {
  std::string game;  // empty: the loaded one, or Ganz schön clever
  std::vector<std::string> options;
  std::string seats = "me";  // me, a person's name or a player's, separated by commas
  std::optional<std::uint64_t> seed;
  bool real_dice = false;
  std::string load;
  std::string save;  // where to keep the game; empty: the user's data folder
  std::string dice_set = "own";
  bool ascii = false;
  bool plain = false;  // lines in, lines out, even on a terminal
};
struct ServeCall {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  std::string files;          // a folder instead of the web app in the program
  bool open = false;          // in a browser
  bool quiet = false;
};
struct AnalyseCall {
  std::string file;
  std::string player;  // empty: the strongest that weighs
  int playouts = 0;    // 0: as the player weighs by itself
  std::uint64_t seed = 1;
  int threads = 1;
  bool json = false;
  bool moves = false;  // every decision with all legal moves
  std::string svg;     // write the plot there; empty: nowhere
  std::string html;    // the same for a whole page
};
struct HintCall {
  std::string file;
  std::string player;
  int playouts = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  int top = 5;
  bool json = false;
};
struct OddsCall {
  std::string file;
  std::string player = "strong";
  int playouts = 500;
  std::uint64_t seed = 1;
  int threads = 1;
  bool json = false;
};
struct BotCall {
  std::string player;
  std::uint64_t seed = 1;
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
int analyse(const AnalyseCall& call);
int hint(const HintCall& call);
int odds(const OddsCall& call);
int bot(const BotCall& call);
int match(const MatchCall& call);

/// The whole text of a file, or of standard input for `-`. Throws Trouble.
std::string text_of_file(const std::string& name);

}  // namespace foxtray::cli
