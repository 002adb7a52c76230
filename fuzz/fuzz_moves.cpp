// Bytes choose a game, its players and options, and every move and throw; what must hold in every
// position is demanded of each.
#include <algorithm>

#include "catalog/catalog.h"
#include "fuzz/games.h"

namespace {

using namespace foxtray;
using fuzz::Bytes;
using fuzz::demand;
using game::Actors;
using game::Game;
using game::Move;
using game::MoveList;
using game::Position;
using game::Seat;
using record::Event;

constexpr std::size_t kMoreThanAnyGame = 5000;

bool sound(const Game& game, const Position& position) {
  return catalog::soundness(catalog::entry_of(game), position) == game::Soundness::whole;
}

MoveList legal_of(const Game& game, const Position& position, Seat seat) {
  MoveList list;
  game.legal(position, seat, list);
  return list;
}

void check_notation(const Game& game, const Position& position, Seat seat, Move move) {
  std::array<char, game::kMaxText> text;
  const char* end = game.say(position, seat, move, text.data());
  demand(end <= text.data() + text.size(), "the text of a move has room");
  demand(game.hear(position, seat, {text.data(), end}) == move, "a move is heard as it was said");
}

void check_list(const Game& game, const Position& position, Seat seat) {
  const MoveList list = legal_of(game, position, seat);
  demand(!list.empty(), "who is asked has a move");
  demand(std::adjacent_find(list.begin(), list.end(), std::greater_equal<>()) == list.end(),
         "moves are listed in ascending order, each once");
  for (const Move move : list) check_notation(game, position, seat, move);
}

/// What is not legal is refused, and changes nothing.
void check_refusals(const Game& game, const Position& position, Seat seat, Bytes& bytes) {
  const auto code = static_cast<Move>(bytes.word() & 0xffffU);
  Position same = position;
  const game::Actors actors = game.actors(position);
  const bool legal = actors.has(seat) && legal_of(game, position, seat).contains(code);
  if (!legal)
    demand(game::play(game, same, seat, code) != game::Verdict::done, "no other move is made");
  demand(same == position, "a refused move changes nothing");
  const dice::Throw outcome(bytes.word());
  const bool possible = actors.chance() && dice::possible(game.chance(position), outcome);
  if (!possible) demand(!game::play(game, same, outcome), "no other throw is accepted");
  demand(same == position, "a refused throw changes nothing");
}

/// Seats that are open at once are independent of each other.
void check_order(const Game& game, const Position& position, Bytes& bytes) {
  const Actors actors = game.actors(position);
  const Seat one = actors.first();
  const unsigned others = actors.bits() & ~(1U << one);
  if (others == 0) return;
  const Seat other = Actors(others).first();
  const MoveList of_one = legal_of(game, position, one);
  const MoveList of_other = legal_of(game, position, other);
  const Move first = of_one[bytes.below(of_one.size())];
  const Move second = of_other[bytes.below(of_other.size())];
  Position forth = position;
  Position back = position;
  demand(game::play(game, forth, one, first) == game::Verdict::done &&
             game::play(game, forth, other, second) == game::Verdict::done &&
             game::play(game, back, other, second) == game::Verdict::done &&
             game::play(game, back, one, first) == game::Verdict::done,
         "a seat may move before or after another one");
  demand(forth == back, "the order of independent moves does not matter");
}

void check_secrets(const Game& game, const Position& position) {
  for (Seat seat = 0; seat < game.setup(position).players; ++seat) {
    Position seen = position;
    game.conceal(seen, seat);
    demand(seen == position || game.has_secrets(position, seat), "nothing else is concealed");
    Position again = seen;
    game.conceal(again, seat);
    demand(again == seen, "what is concealed stays concealed");
    demand(game.actors(seen) == game.actors(position), "who is asked is no secret");
    if (game.actors(position).has(seat)) {
      const MoveList list = legal_of(game, position, seat);
      const MoveList known = legal_of(game, seen, seat);
      demand(std::equal(list.begin(), list.end(), known.begin(), known.end()),
             "what a seat may do does not depend on what it does not know");
    }
  }
}

Event any_throw(const Game& game, const Position& position, Bytes& bytes, luck::Generator& luck) {
  const dice::Chance chance = game.chance(position);
  dice::Throw outcome(bytes.word());
  if (!dice::possible(chance, outcome)) outcome = luck.sample(chance);
  demand(dice::possible(chance, outcome), "a throw that was sampled is possible");
  std::array<char, game::kMaxText> text;
  const char* end = game.say_throw(position, outcome, text.data());
  demand(end <= text.data() + text.size(), "the text of a throw has room");
  demand(game.hear_throw(position, {text.data(), end}) == outcome,
         "a throw is heard as it was said");
  return Event::of(outcome);
}

Event any_move(const Game& game, const Position& position, Bytes& bytes) {
  const Actors actors = game.actors(position);
  const auto choice = static_cast<Seat>(bytes.below(game::kMaxSeats));
  const Seat seat = actors.has(choice) ? choice : actors.first();
  check_list(game, position, seat);
  check_order(game, position, bytes);
  const MoveList list = legal_of(game, position, seat);
  return Event::of(seat, list[bytes.below(list.size())]);
}

void check_end(const record::Record& record, const Position& position) {
  const Game& game = record.game();
  demand(game.actors(position).over(), "the game ends");
  for (Seat seat = 0; seat < record.header().setup.players; ++seat) {
    const int points = game.score(position, seat).points;
    demand(points > -1000 && points < 1000, "a total has at most three digits");
  }
  fuzz::demand_round_trip(record);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  luck::Generator luck(bytes.word());
  record::Record record(fuzz::any_header(bytes));
  const Game& game = record.game();
  Position position = record::start(record.header());
  demand(game.setup(position) == record.header().setup, "a position knows its set-up");
  while (!bytes.empty() && !game.actors(position).over()) {
    demand(sound(game, position), "the position is sound: dice, sheets and seats agree");
    check_refusals(game, position, static_cast<Seat>(bytes.below(game::kMaxSeats)), bytes);
    check_secrets(game, position);
    const Event event = game.actors(position).chance() ? any_throw(game, position, bytes, luck)
                                                       : any_move(game, position, bytes);
    record::apply(game, position, event);
    record.append(event);
  }
  demand(record.position() == position, "a record has the position of its events");
  demand(record.position_after(record.events().size()) == position,
         "replaying gives the same bytes");
  check_end(record, position = fuzz::play_on(record, luck, kMoreThanAnyGame));
  return 0;
}
