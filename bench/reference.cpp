// What the coach can be held against: positions in which three moves are close, and what playing on
// from each of the three many times comes to.
//
//   foxtray_reference GAME FOLDER [PLAYOUTS [FIRST [LAST]]]
//
// writes FOLDER/01.fox to 20.fox, each a record with the results as comments at its end. Number n
// is taken from the n-th twentieth of the n-th game of a fixed seed (numbers above 20 begin again
// with the first), with as few players as the game allows: the first decision from there on that is
// close, has no secrets and makes a difference, and whose three best moves are told clearly from
// all others. From each of the three moves on everybody plays as `network`.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>

#include "arena/futures.h"
#include "roster/roster.h"

namespace foxtray {
namespace {

constexpr int kPositions = 20;
constexpr std::uint64_t kSeed = 20000;
constexpr double kClose = 4;        // points between the best and the third move
constexpr double kCloseWizard = 2;  // where a game is 11 points, not hundreds
constexpr double kClear = 0.5;      // of that, at least, between the third move and the fourth
constexpr double kAlike = 0.01;     // points: the same but for the colour, most likely
constexpr std::size_t kMoves = 3;
constexpr std::size_t kLater = 8;                // twentieths of a game in which to look
constexpr std::string_view kPlayer = "network";  // of the games, before and after
/// Of the moves: a quick one looks for decisions, and another makes sure.
constexpr std::array<std::string_view, 2> kEvaluators = {"analysis", "analysis:20"};

struct Close {
  record::Record record;                  // up to the decision
  game::Position position;                // there
  game::Seat seat;                        // whose decision it is
  std::vector<players::Weighed> weighed;  // the three best moves
  std::vector<game::Position> after;      // before the throw that follows each of them
};

record::Record game_number(const game::Game& game, std::uint64_t number) {
  record::Header header;
  header.game = &game;
  header.setup.players = static_cast<std::uint8_t>(game.min_players);
  game::Position position = record::start(header);
  const auto player = roster::make(kPlayer);
  const std::vector<players::Player*> seats(game::kMaxSeats, player.get());
  arena::Luck luck{luck::Generator(kSeed, luck::Stream{number}), nullptr};
  std::vector<record::Event> events;
  arena::play_out(game, position, seats, luck, &events);
  return record::Record(std::move(header), std::move(events));
}

/// The three best moves as an evaluator sees them, if they are close and no other is; of those that
/// come to the same, one.
std::vector<players::Weighed> close_moves(players::Evaluator& evaluator, const game::Game& game,
                                          const game::Position& position, game::Seat seat) {
  luck::Generator generator(1);
  std::vector<players::Weighed> weighed;
  evaluator.weigh({game, position, seat}, generator, weighed);
  std::sort(weighed.begin(), weighed.end(), [](const auto& a, const auto& b) {
    return a.worth.points != b.worth.points ? a.worth.points > b.worth.points : a.move < b.move;
  });
  const auto alike = [](const auto& a, const auto& b) {
    return a.worth.points - b.worth.points < kAlike;
  };
  weighed.erase(std::unique(weighed.begin(), weighed.end(), alike), weighed.end());
  if (weighed.size() < kMoves) return {};
  const double close = catalog::entry_of(game).sheet != nullptr ? kClose : kCloseWizard;
  const auto points = [&](std::size_t i) { return weighed[i].worth.points; };
  const bool clear =
      weighed.size() == kMoves || points(kMoves - 1) - points(kMoves) >= kClear * close;
  if (!clear || points(0) - points(kMoves - 1) > close) return {};
  weighed.resize(kMoves);
  return weighed;
}

/// The same, where a quick look and a long one agree that there are such moves.
std::vector<players::Weighed> close_moves(const game::Game& game, const game::Position& position,
                                          game::Seat seat) {
  if (game.has_secrets(position, seat)) return {};
  std::vector<players::Weighed> weighed;
  for (const std::string_view name : kEvaluators) {
    const auto evaluator = roster::make_evaluator(name, game);
    weighed = close_moves(*evaluator, game, position, seat);
    if (weighed.empty()) break;
  }
  return weighed;
}

/// Decides all that comes before the next throw.
void settle(const game::Game& game, game::Position& position) {
  static const auto settler = roster::make(kPlayer);
  luck::Generator generator(1);
  for (;;) {
    const game::Actors actors = game.actors(position);
    if (actors.over() || actors.chance()) return;
    const game::Seat seat = actors.first();
    game.apply(position, seat, settler->choose(game, position, seat, generator));
  }
}

/// Where each of the moves leads, up to the next throw; nothing if two of them lead to the same.
std::vector<game::Position> different_ends(const game::Game& game, const Close& close) {
  std::vector<game::Position> ends;
  for (const players::Weighed& weighed : close.weighed) {
    game::Position after = close.position;
    game.apply(after, close.seat, weighed.move);
    settle(game, after);
    if (std::find(ends.begin(), ends.end(), after) != ends.end()) return {};
    ends.push_back(after);
  }
  return ends;
}

/// The first close decision of a record in its n-th twentieth or not much later.
std::optional<Close> close_decision(const record::Record& record, int twentieth) {
  Close close{.record = record, .position = {}, .seat = 0, .weighed = {}, .after = {}};
  const std::vector<record::Event>& events = record.events();
  const auto begin = static_cast<std::size_t>(twentieth - 1);
  const auto first = events.size() * begin / std::size_t{kPositions};
  const auto end =
      std::min(events.size(), events.size() * (begin + kLater) / std::size_t{kPositions});
  for (std::size_t at = first; at < end; ++at) {
    if (events[at].chance()) continue;
    close.record = record;
    close.record.truncate(at);
    close.position = close.record.position();
    close.seat = events[at].seat;
    close.weighed = close_moves(record.game(), close.position, close.seat);
    close.after = different_ends(record.game(), close);
    if (!close.after.empty()) return close;
  }
  return std::nullopt;
}

/// If the number-th game has none there, the one 1,000 games on is tried, and so on.
Close close_decision(const game::Game& game, int number) {
  for (int played = number;; played += 1000) {
    const record::Record record = game_number(game, static_cast<std::uint64_t>(played));
    if (std::optional<Close> close = close_decision(record, (number - 1) % kPositions + 1))
      return *close;
  }
}

/// As comments after the last event: the record stays one.
std::string reference_of(const Close& close, arena::Futures& futures, std::int64_t playouts) {
  const game::Game& game = close.record.game();
  std::string text = "# " + std::to_string(playouts) + " games on from each move, played by " +
                     std::string(kPlayer) + "\n";
  for (std::size_t i = 0; i < close.after.size(); ++i) {
    const auto move = record::Event::of(close.seat, close.weighed[i].move);
    const arena::Summary summary = futures.summary(game, close.after[i], kSeed, playouts);
    char line[120];
    std::snprintf(line, sizeof line, "# %.2f %s\n", summary.seats[close.seat].points.mean(),
                  record::line_of(game, close.position, move).c_str());
    text += line;
  }
  return text;
}

void make_references(const game::Game& game, const std::string& folder, std::int64_t playouts,
                     int first, int last) {
  arena::Futures futures([] { return roster::make(kPlayer); }, 1);
  for (int number = first; number <= last; ++number) {
    const Close close = close_decision(game, number);
    char name[16];
    std::snprintf(name, sizeof name, "/%02d.fox", number);
    std::ofstream(folder + name) << record::text_of(close.record)
                                 << reference_of(close, futures, playouts);
    std::printf("%s%s\n", folder.c_str(), name);
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace foxtray

int main(int count, char** words) {
  using namespace foxtray;
  const catalog::Entry* entry = count > 2 ? catalog::find(words[1]) : nullptr;
  if (entry == nullptr) {
    std::fputs("foxtray_reference GAME FOLDER [PLAYOUTS [FIRST [LAST]]]\n", stderr);
    return 2;
  }
  const std::int64_t playouts = count > 3 ? std::atoll(words[3]) : 20000;
  const int first = count > 4 ? std::atoi(words[4]) : 1;
  const int last = count > 5 ? std::atoi(words[5]) : kPositions;
  make_references(*entry->game, words[2], playouts, first, last);
  return 0;
}
