// Players, the coach, matches and simulations.
#include "arena/match.h"
#include "coach/analysis.h"
#include "module.h"
#include "record/reader.h"
#include "roster/roster.h"
#include "view/report.h"

namespace foxtray::python {
namespace {

/// A player by its name. Each call is a question of its own.
class Player {
 public:
  explicit Player(std::string name) : name_(std::move(name)), player_(roster::make(name_)) {
    if (!player_) refuse("there is no player \"" + name_ + "\"");
  }

  const std::string& name() const { return name_; }
  players::Player& for_game(const game::Game& game) {
    if (!player_->knows(game)) refuse(name_ + " has no weights for this game");
    return *player_;
  }
  std::unique_ptr<players::Evaluator> evaluator(const game::Game& game) const {
    auto evaluator = roster::make_evaluator(name_, game);
    if (!evaluator) refuse(name_ + " cannot say what a position is worth");
    return evaluator;
  }

 private:
  std::string name_;
  std::unique_ptr<players::Player> player_;
};

/// An open seat and what it may know.
struct Seen {
  game::Seat seat;
  game::Position position;
};
Seen seen_by(const Place& at, std::optional<int> seat) {
  const game::Actors actors = at.game().actors(at.position);
  if (actors.over() || actors.chance()) refuse("nobody is asked now");
  const game::Seat who = seat ? seat_of(at, *seat) : actors.first();
  if (!actors.has(who)) refuse("seat " + std::to_string(who) + " is not asked now");
  Seen seen{who, at.position};
  at.game().conceal(seen.position, who);
  return seen;
}

std::string choose(Player& player, const Place& at, std::optional<int> seat, std::uint64_t seed) {
  const Seen seen = seen_by(at, seat);
  players::Player& chooser = player.for_game(at.game());
  game::Move move;
  {
    const nb::gil_scoped_release released;
    luck::Generator lots = players::lots(seed, seen.position, seen.seat);
    move = chooser.choose(at.game(), seen.position, seen.seat, lots);
  }
  std::array<char, game::kMaxText> text;
  return std::string(text.data(), at.game().say(at.position, seen.seat, move, text.data()));
}

nb::dict dict_of(const players::Worth& worth) {
  nb::dict told;
  told["points"] = worth.points;
  told["win"] = worth.win;
  told["error"] = worth.error;
  told["win_error"] = worth.win_error;
  return told;
}

nb::dict weigh(Player& player, const Place& at, std::optional<int> seat, std::uint64_t seed) {
  const Seen seen = seen_by(at, seat);
  const auto evaluator = player.evaluator(at.game());
  std::vector<players::Weighed> weighed;
  {
    const nb::gil_scoped_release released;
    luck::Generator lots = players::lots(seed, seen.position, seen.seat);
    evaluator->weigh({.game = at.game(), .seen = seen.position, .seat = seen.seat}, lots, weighed);
  }
  nb::dict told;
  for (const players::Weighed& one : weighed) {
    std::array<char, game::kMaxText> text;
    const std::string move(text.data(),
                           at.game().say(at.position, seen.seat, one.move, text.data()));
    told[nb::cast(move)] = dict_of(one.worth);
  }
  return told;
}

nb::dict worth(Player& player, const Place& at, int seat, std::uint64_t seed) {
  const game::Seat who = seat_of(at, seat);
  const auto evaluator = player.evaluator(at.game());
  game::Position seen = at.position;
  at.game().conceal(seen, who);
  players::Worth told;
  {
    const nb::gil_scoped_release released;
    luck::Generator lots = players::lots(seed, seen, who);
    told = evaluator->worth(at.game(), seen, who, lots);
  }
  return dict_of(told);
}

// --- Records ------------------------------------------------------------------------------------

record::Record record_of(const std::string& text) {
  record::Record record;
  if (const auto fault = record::read(text, record)) refuse(fault->text());
  return record;
}

std::vector<Place> positions_of(const std::string& text) {
  const record::Record record = record_of(text);
  const catalog::Entry& entry = catalog::entry_of(record.game());
  std::vector<Place> positions;
  positions.push_back({&entry, record::start(record.header())});
  for (const record::Event& event : record.events()) {
    Place next = positions.back();
    record::apply(record.game(), next.position, event);
    positions.push_back(next);
  }
  return positions;
}

std::string analyse(const std::string& text, Player& player, std::uint64_t seed) {
  const record::Record record = record_of(text);
  const auto evaluator = player.evaluator(record.game());
  const nb::gil_scoped_release released;
  return view::report_json(coach::analyse(record, *evaluator, {.seed = seed}), player.name());
}

/// A whole record of a game between players, with fair dice.
std::string play_record(const catalog::Entry& entry, const std::vector<std::string>& names,
                        const nb::dict& options, std::uint64_t seed) {
  record::Header header;
  header.game = entry.game;
  header.setup = setup_of(*entry.game, static_cast<int>(names.size()), options);
  header.seed = luck::make_seed(seed);
  std::vector<std::unique_ptr<Player>> owned;
  std::vector<players::Player*> seats;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    owned.push_back(std::make_unique<Player>(names[seat]));
    seats.push_back(&owned.back()->for_game(*entry.game));
    header.names[seat] = names[seat];
  }
  std::string wrong;
  const auto fair = luck::FairDice::from(header.seed, wrong);
  arena::Luck luck{.generator = luck::Generator(seed), .fair_dice = &*fair};
  game::Position position = record::start(header);
  std::vector<record::Event> events;
  const nb::gil_scoped_release released;
  arena::play_out(*entry.game, position, seats, luck, &events);
  return record::text_of(record::Record(std::move(header), std::move(events)));
}

// --- Many games ---------------------------------------------------------------------------------

struct Range {
  std::int64_t from;
  std::int64_t count;
};
Range part_of(const std::pair<std::int64_t, std::int64_t>& part, std::int64_t trials) {
  const auto [number, of] = part;
  if (of < 1 || number < 1 || number > of)
    refuse("a part is a pair like (2, 16), the second of sixteen parts");
  const auto until = [&](std::int64_t parts) {
    return trials / of * parts + trials % of * parts / of;
  };
  return {until(number - 1), until(number) - until(number - 1)};
}

void check_player(const game::Game& game, const std::string& name) { Player(name).for_game(game); }

nb::list counts_of(const arena::Distribution& points) {
  nb::list counts;
  if (points.size() == 0) return counts;
  for (int score = points.lowest(); score <= points.highest(); ++score) {
    const std::int64_t games = points.between(score, score + 1);
    if (games != 0) counts.append(nb::make_tuple(score, games));
  }
  return counts;
}

nb::dict simulate(const catalog::Entry& entry, const std::vector<std::string>& names,
                  std::int64_t games, const nb::dict& options, std::uint64_t seed, int threads,
                  bool fair_dice, const std::pair<std::int64_t, std::int64_t>& part) {
  if (games < 1 || threads < 1) refuse("there must be a game and a thread");
  arena::Simulation simulation;
  simulation.game = entry.game;
  simulation.setup = setup_of(*entry.game, static_cast<int>(names.size()), options);
  for (const std::string& name : names) check_player(*entry.game, name);
  simulation.players = names;
  const Range range = part_of(part, games);
  simulation.first = range.from;
  simulation.games = range.count;
  simulation.seed = seed;
  simulation.threads = threads;
  simulation.fair_dice = fair_dice;
  arena::Summary summary;
  {
    const nb::gil_scoped_release released;
    summary = arena::simulate(simulation);
  }
  nb::list seats;
  for (const arena::SeatSummary& seat : summary.seats) {
    nb::dict one;
    one["points"] = counts_of(seat.points);
    one["wins"] = nb::cast(std::vector<std::int64_t>(seat.wins.begin(), seat.wins.end()));
    seats.append(one);
  }
  nb::dict told;
  told["games"] = summary.games;
  told["events"] = summary.events;
  told["seats"] = seats;
  return told;
}

nb::list match(const catalog::Entry& entry, const std::string& first, const std::string& second,
               std::int64_t pairs, int players, const nb::dict& options, std::uint64_t seed,
               int threads, const std::pair<std::int64_t, std::int64_t>& part) {
  if (pairs < 1 || threads < 1) refuse("there must be a pair of games and a thread");
  arena::Match match;
  match.game = entry.game;
  match.setup = setup_of(*entry.game, players, options);
  for (const std::string& name : {first, second}) check_player(*entry.game, name);
  match.first = [first] { return roster::make(first); };
  match.second = [second] { return roster::make(second); };
  const Range range = part_of(part, pairs);
  match.from = range.from;
  match.pairs = range.count;
  match.seed = seed;
  match.threads = threads;
  match.keep_pairs = true;
  arena::MatchResult result;
  {
    const nb::gil_scoped_release released;
    result = arena::play_match(match);
  }
  nb::list told;
  for (const arena::Pair& pair : result.each)
    told.append(nb::make_tuple(pair.points[0], pair.points[1], pair.share));
  return told;
}

}  // namespace

void add_play(nb::module_& module) {
  using Part = std::pair<std::int64_t, std::int64_t>;
  nb::class_<Player>(module, "Player",
                     "One of foxtray's players. It sees what the seat may know. The same question "
                     "with the same seed has the same answer.")
      .def(nb::init<std::string>(), nb::arg("name"))
      .def_prop_ro("name", &Player::name)
      .def("choose", choose, nb::arg("position"), nb::arg("seat") = nb::none(), nb::arg("seed") = 1,
           "A move for the seat, in the words of the record.")
      .def("weigh", weigh, nb::arg("position"), nb::arg("seat") = nb::none(), nb::arg("seed") = 1,
           nb::sig("def weigh(self, position: Position, seat: int | None = None, seed: int = 1) "
                   "-> dict[str, dict[str, float]]"),
           "Of every legal move the expected points and the chance to win, and their errors.")
      .def("worth", worth, nb::arg("position"), nb::arg("seat") = 0, nb::arg("seed") = 1,
           nb::sig("def worth(self, position: Position, seat: int = 0, seed: int = 1) "
                   "-> dict[str, float]"),
           "What the position is worth to the seat.");
  module.def("player_names", [] {
    const auto names = roster::names();
    return std::vector<std::string>(names.begin(), names.end());
  });
  module.def("positions_of", positions_of, nb::arg("record"),
             "Every position of a record, which is read strictly.");
  module.def("analyse_json", analyse, nb::arg("record"), nb::arg("player"), nb::arg("seed") = 1);
  module.def("play_record", play_record, nb::arg("game"), nb::arg("players"),
             nb::arg("options") = nb::dict(), nb::arg("seed") = 1,
             nb::sig("def play_record(game: Game, players: collections.abc.Sequence[str], "
                     "options: dict[str, str] = {}, seed: int = 1) -> str"),
             "The record of a game between players, with fair dice.");
  module.def("simulate_counts", simulate, nb::arg("game"), nb::arg("players"), nb::arg("games"),
             nb::kw_only(), nb::arg("options") = nb::dict(), nb::arg("seed") = 1,
             nb::arg("threads") = 1, nb::arg("fair_dice") = false, nb::arg("part") = Part(1, 1),
             nb::sig("def simulate_counts(game: Game, players: collections.abc.Sequence[str], "
                     "games: int, *, options: dict[str, str] = {}, seed: int = 1, threads: int = "
                     "1, fair_dice: bool = False, part: tuple[int, int] = (1, 1)) -> "
                     "dict[str, typing.Any]"));
  module.def("match_pairs", match, nb::arg("game"), nb::arg("first"), nb::arg("second"),
             nb::arg("pairs"), nb::kw_only(), nb::arg("players") = 2,
             nb::arg("options") = nb::dict(), nb::arg("seed") = 1, nb::arg("threads") = 1,
             nb::arg("part") = Part(1, 1),
             nb::sig("def match_pairs(game: Game, first: str, second: str, pairs: int, *, "
                     "players: int = 2, options: dict[str, str] = {}, seed: int = 1, threads: int "
                     "= 1, part: tuple[int, int] = (1, 1)) -> list[tuple[float, float, float]]"));
}

}  // namespace foxtray::python
