// Games and positions.
#include <algorithm>
#include <cstring>

#include "env/luck.h"
#include "env/outcomes.h"
#include "luck/generator.h"
#include "module.h"
#include "record/record.h"

namespace foxtray::python {
namespace {

using game::Actors;
using game::Move;
using game::Seat;
using Bytes = nb::ndarray<nb::numpy, std::uint8_t, nb::ndim<1>>;
using BytesIn = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

Bytes as_array(std::vector<std::uint8_t> bytes) {
  auto* kept = new std::vector<std::uint8_t>(std::move(bytes));
  nb::capsule owner(kept,
                    [](void* p) noexcept { delete static_cast<std::vector<std::uint8_t>*>(p); });
  return Bytes(kept->data(), {kept->size()}, owner);
}

std::string said(const Place& at, Seat seat, Move move) {
  std::array<char, game::kMaxText> text;
  return std::string(text.data(), at.game().say(at.position, seat, move, text.data()));
}

void need_whole(const Place& at) {
  if (!at.whole) refuse("this position conceals something and cannot be played on");
}

/// The seat that was named, which must be open; or the first open one.
Seat asked(const Place& at, std::optional<int> seat) {
  const Actors actors = at.game().actors(at.position);
  if (actors.over()) refuse("the game is over");
  if (actors.chance()) refuse("nobody is asked: chance is to act");
  if (!seat) return actors.first();
  const Seat named = seat_of(at, *seat);
  if (!actors.has(named)) refuse("seat " + std::to_string(*seat) + " is not asked now");
  return named;
}

dice::Chance awaited(const Place& at) {
  if (!at.game().actors(at.position).chance()) refuse("no throw is awaited");
  return at.game().chance(at.position);
}

game::MoveList moves_of(const Place& at, Seat seat) {
  game::MoveList list;
  at.game().legal(at.position, seat, list);
  return list;
}

std::vector<int> open_seats(const Place& at) {
  std::vector<int> seats;
  for (int seat = 0; seat < game::kMaxSeats; ++seat)
    if (at.game().actors(at.position).has(static_cast<Seat>(seat))) seats.push_back(seat);
  return seats;
}

std::vector<std::string> legal(const Place& at, std::optional<int> seat) {
  const Seat who = asked(at, seat);
  std::vector<std::string> texts;
  for (const Move move : moves_of(at, who)) texts.push_back(said(at, who, move));
  return texts;
}

std::vector<int> legal_actions(const Place& at, std::optional<int> seat) {
  const env::Actions& actions = env::Actions::of(*at.entry);
  std::vector<int> numbers;
  for (const Move move : moves_of(at, asked(at, seat))) numbers.push_back(actions.of(move));
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

Bytes action_mask(const Place& at, std::optional<int> seat) {
  const env::Actions& actions = env::Actions::of(*at.entry);
  std::vector<std::uint8_t> mask(actions.size());
  const Actors actors = at.game().actors(at.position);
  const bool named = seat && !actors.chance() && !actors.over() && actors.has(seat_of(at, *seat));
  if (named || (!seat && !actors.chance() && !actors.over())) {
    for (const Move move : moves_of(at, asked(at, seat))) mask[actions.of(move)] = 1;
  }
  return as_array(std::move(mask));
}

Place with_move(const Place& at, Seat seat, Move move) {
  Place next = at;
  next.game().apply(next.position, seat, move);
  return next;
}

Place apply_text(const Place& at, const std::string& text, std::optional<int> seat) {
  need_whole(at);
  const Seat who = asked(at, seat);
  if (const auto move = at.game().hear(at.position, who, text)) return with_move(at, who, *move);
  refuse(record::sentence(at.game(), at.game().why_not(at.position, who, text)));
}

Place apply_action(const Place& at, int action, std::optional<int> seat) {
  need_whole(at);
  const Seat who = asked(at, seat);
  const env::Actions& actions = env::Actions::of(*at.entry);
  if (action < 0 || static_cast<std::size_t>(action) >= actions.size()) {
    refuse("there is no action " + std::to_string(action) + "; there are " +
           std::to_string(actions.size()));
  }
  const auto number = static_cast<env::Action>(action);
  const Move move = actions.move(at.position, who, number);
  if (!moves_of(at, who).contains(move))
    refuse("action " + std::to_string(action) + ", \"" + actions.name(number) +
           "\", is not legal now");
  return with_move(at, who, move);
}

Place roll_text(const Place& at, const std::string& text) {
  need_whole(at);
  awaited(at);
  const auto outcome = at.game().hear_throw(at.position, text);
  if (!outcome) refuse("chance cannot bring \"" + text + "\" now");
  Place next = at;
  next.game().roll(next.position, *outcome);
  return next;
}

Place roll_luck(const Place& at, env::Luck& luck) {
  need_whole(at);
  const dice::Throw outcome = luck.next(awaited(at));
  Place next = at;
  next.game().roll(next.position, outcome);
  return next;
}

std::string chance_text(const Place& at) {
  awaited(at);
  std::array<char, game::kMaxText> text;
  return std::string(text.data(), at.game().say_chance(at.position, text.data()));
}

double probability(const Place& at, const std::string& text) {
  const dice::Chance chance = awaited(at);
  const auto outcome = at.game().hear_throw(at.position, text);
  if (!outcome) return 0;
  return static_cast<double>(dice::weight(chance, *outcome)) /
         static_cast<double>(dice::total_weight(chance));
}

nb::list outcomes(const Place& at) {
  const dice::Chance chance = awaited(at);
  const auto total = static_cast<double>(dice::total_weight(chance));
  nb::list all;
  env::each_outcome(chance, [&](dice::Throw outcome) {
    std::array<char, game::kMaxText> text;
    char* const end = at.game().say_throw(at.position, outcome, text.data());
    all.append(nb::make_tuple(std::string(text.data(), end),
                              static_cast<double>(dice::weight(chance, outcome)) / total));
  });
  return all;
}

Place conceal(const Place& at, int seat) {
  Place seen = at;
  seen.game().conceal(seen.position, seat_of(at, seat));
  if (!(seen.position == at.position)) seen.whole = false;
  return seen;
}

Bytes observation(const Place& at, int seat) {
  const Place seen = conceal(at, seat);
  const env::Form& form = env::Form::of(*at.entry, at.players());
  std::vector<std::uint8_t> bytes(form.size());
  form.write(seen.position, seat_of(at, seat), bytes.data());
  return as_array(std::move(bytes));
}

std::vector<int> scores(const Place& at) {
  std::vector<int> points;
  for (int seat = 0; seat < at.players(); ++seat)
    points.push_back(at.game().score(at.position, static_cast<Seat>(seat)).points);
  return points;
}

std::vector<int> winners(const Place& at) {
  std::vector<int> seats;
  if (!at.game().actors(at.position).over()) return seats;
  const unsigned bits = game::winners(at.game(), at.position);
  for (int seat = 0; seat < at.players(); ++seat)
    if ((bits >> seat & 1) != 0) seats.push_back(seat);
  return seats;
}

std::int64_t hash(const Place& at) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < game::Position::kSize; i += sizeof sum) {
    std::uint64_t word = 0;
    std::memcpy(&word, at.position.bytes.data() + i, sizeof word);
    sum = luck::mix(sum ^ word) + luck::SplitMix::kStep;
  }
  return static_cast<std::int64_t>(sum >> 2);
}

nb::dict options_of(const Place& at) {
  const game::Setup setup = at.game().setup(at.position);
  nb::dict options;
  for (std::size_t o = 0; o < at.game().options.size(); ++o)
    options[nb::cast(at.game().options[o].name)] =
        nb::cast(at.game().options[o].values[setup.choice[o]]);
  return options;
}

/// The position that somebody saw as these numbers.
Place from_observation(const catalog::Entry& entry, const BytesIn& bytes, int players,
                       const nb::dict& options) {
  const game::Setup setup = setup_of(*entry.game, players, options);
  const auto position =
      env::Form::of(entry, players).read(setup, std::span(bytes.data(), bytes.size()));
  if (!position) refuse("this is no observation of that game with so many players");
  const game::Soundness soundness = catalog::soundness(entry, *position);
  if (soundness == game::Soundness::unsound) refuse("no game can come to this position");
  return {&entry, *position, soundness == game::Soundness::whole};
}

env::DiceKind kind_named(const std::string& name) {
  if (name == "seeded") return env::DiceKind::seeded;
  if (name == "equal") return env::DiceKind::equal;
  if (name == "fair") return env::DiceKind::fair;
  refuse("there are no \"" + name + "\" dice; there are seeded, equal and fair ones");
}

nb::list options_list(const game::Game& game) {
  nb::list list;
  for (const game::Option& option : game.options) {
    nb::dict one;
    one["name"] = nb::cast(option.name);
    one["values"] = nb::cast(std::vector<std::string>(option.values.begin(), option.values.end()));
    one["meaning"] = nb::cast(option.meaning);
    list.append(one);
  }
  return list;
}

std::vector<std::string> action_names(const catalog::Entry& entry) {
  const env::Actions& actions = env::Actions::of(entry);
  std::vector<std::string> names;
  for (std::size_t action = 0; action < actions.size(); ++action)
    names.push_back(actions.name(static_cast<env::Action>(action)));
  return names;
}

nb::list observation_fields(const catalog::Entry& entry, int players) {
  setup_of(*entry.game, players, nb::dict());
  nb::list list;
  for (const env::Field& field : env::Form::of(entry, players).fields())
    list.append(nb::make_tuple(field.name, field.highest));
  return list;
}

}  // namespace

void add_positions(nb::module_& module) {
  nb::class_<catalog::Entry>(module, "Game", "A game: its rules, moves and observations.")
      .def(nb::new_([](const std::string& id) { return &entry_named(id); }), nb::arg("id"),
           nb::rv_policy::reference)
      .def_prop_ro("id", [](const catalog::Entry& e) { return e.game->id; })
      .def_prop_ro("title", [](const catalog::Entry& e) { return e.game->title; })
      .def_prop_ro("min_players", [](const catalog::Entry& e) { return int{e.game->min_players}; })
      .def_prop_ro("max_players", [](const catalog::Entry& e) { return int{e.game->max_players}; })
      .def_prop_ro(
          "options", [](const catalog::Entry& e) { return options_list(*e.game); },
          nb::sig("def options(self) -> list[dict[str, typing.Any]]"),
          "The house rules: name, values (the first is the default) and meaning.")
      .def_prop_ro("actions", action_names, "The names of the actions, by number.")
      .def("observation_fields", observation_fields, nb::arg("players") = 1,
           nb::sig("def observation_fields(self, players: int = 1) -> list[tuple[str, int]]"),
           "Name and highest value of every number of an observation.")
      .def(
          "start",
          [](const catalog::Entry& e, int players, const nb::dict& options) {
            return Place{&e, e.game->deal(setup_of(*e.game, players, options))};
          },
          nb::arg("players") = 1, nb::arg("options") = nb::dict(),
          nb::sig("def start(self, players: int = 1, options: dict[str, str] = {}) -> Position"),
          "The position in which a game begins.")
      .def("from_observation", from_observation, nb::arg("observation").noconvert(),
           nb::arg("players") = 1, nb::arg("options") = nb::dict(),
           nb::sig("def from_observation(self, observation: "
                   "numpy.typing.NDArray[numpy.uint8], players: int = 1, options: dict[str, str] "
                   "= {}) -> Position"),
           "The position that was seen, less what the seat could not know.")
      .def(
          "__repr__",
          [](const catalog::Entry& e) { return "foxtray.Game('" + std::string(e.game->id) + "')"; })
      .def("__reduce__", [](nb::handle self) {
        return nb::make_tuple(self.type(), nb::make_tuple(self.attr("id")));
      });
  module.def(
      "games",
      [] {
        std::vector<const catalog::Entry*> all;
        for (const catalog::Entry& entry : catalog::games()) all.push_back(&entry);
        return all;
      },
      nb::rv_policy::reference, "All games.");

  nb::class_<env::Luck>(module, "Dice",
                        "A source of throws: seeded, equal (by the place in the game), or fair.")
      .def(
          "__init__",
          [](env::Luck* luck, const std::string& kind, std::uint64_t seed, std::uint64_t number) {
            new (luck) env::Luck(kind_named(kind), seed, number);
          },
          nb::arg("kind") = "seeded", nb::arg("seed") = 1, nb::arg("number") = 0)
      .def("__copy__", [](const env::Luck& luck) { return luck; }, "Gives the same throws.");

  nb::class_<Place>(module, "Position", "A position. It never changes: moves lead to new ones.")
      .def_prop_ro(
          "game", [](const Place& at) { return at.entry; }, nb::rv_policy::reference)
      .def_prop_ro("players", &Place::players)
      .def_prop_ro("options", options_of, nb::sig("def options(self) -> dict[str, str]"))
      .def_prop_ro("seats", open_seats, "The seats that owe a decision.")
      .def_prop_ro("is_chance",
                   [](const Place& at) { return at.game().actors(at.position).chance(); })
      .def_prop_ro("is_over", [](const Place& at) { return at.game().actors(at.position).over(); })
      .def_prop_ro(
          "is_whole", [](const Place& at) { return at.whole; },
          "False if it conceals something that it takes to go on.")
      .def_prop_ro("scores", scores, "The points of every seat as they are now.")
      .def_prop_ro("winners", winners, "Who has won a game that is over.")
      .def(
          "score",
          [](const Place& at, int seat) {
            return at.game().score(at.position, seat_of(at, seat)).points;
          },
          nb::arg("seat") = 0)
      .def("legal", legal, nb::arg("seat") = nb::none(),
           "What the seat may do, in the words of the record.")
      .def("legal_actions", legal_actions, nb::arg("seat") = nb::none())
      .def("action_mask", action_mask, nb::arg("seat") = nb::none(),
           nb::sig("def action_mask(self, seat: int | None = None) -> "
                   "numpy.typing.NDArray[numpy.uint8]"))
      .def("apply", apply_action, nb::arg("move"), nb::arg("seat") = nb::none(),
           "The position after a move, which is an action's number or the words of the record.")
      .def("apply", apply_text, nb::arg("move"), nb::arg("seat") = nb::none())
      .def("chance", chance_text, "What chance owes, as `roll w y b`.")
      .def("probability", probability, nb::arg("outcome"), "Of an outcome of chance() by its text.")
      .def("outcomes", outcomes, nb::sig("def outcomes(self) -> list[tuple[str, float]]"),
           "Every outcome of chance() and its probability.")
      .def("roll", roll_text, nb::arg("outcome"),
           "The position after a throw, by its text or from dice.")
      .def("roll", roll_luck, nb::arg("outcome"))
      .def("conceal", conceal, nb::arg("seat"), "The position less what the seat may not know.")
      .def(
          "has_secrets",
          [](const Place& at, int seat) {
            return at.game().has_secrets(at.position, seat_of(at, seat));
          },
          nb::arg("seat"))
      .def("observation", observation, nb::arg("seat") = 0,
           nb::sig("def observation(self, seat: int = 0) -> numpy.typing.NDArray[numpy.uint8]"),
           "What the seat sees, in numbers.")
      .def("__copy__", [](const Place& at) { return at; })
      .def("__deepcopy__", [](const Place& at, nb::handle) { return at; })
      .def("__eq__", [](const Place& a,
                        const Place& b) { return a.entry == b.entry && a.position == b.position; })
      .def("__eq__", [](const Place&, nb::handle) { return false; })
      .def("__hash__", hash)
      .def("__repr__", [](const Place& at) {
        return "<foxtray.Position of " + std::string(at.game().id) + ", " +
               std::to_string(at.players()) + " players>";
      });
}

}  // namespace foxtray::python
