// Many games in step, in arrays of the caller's.
#include "env/games.h"

#include <memory>

#include "module.h"
#include "roster/roster.h"

namespace foxtray::python {
namespace {

using Flags = nb::ndarray<const bool, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using ActionsIn = nb::ndarray<const std::int64_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using ActionsOut = nb::ndarray<std::int64_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
template <class Number>
using Rows = nb::ndarray<Number, nb::c_contig, nb::device::cpu>;

/// The games and the arrays that they write to, which they keep alive.
class Batch {
 public:
  explicit Batch(env::Manner manner) : games_(std::move(manner)) {}
  Batch(const Batch& other) : games_(other.games_), begun_(other.begun_) {}

  env::Games& games() { return games_; }

  void bind(Rows<std::uint8_t> observations, Rows<std::uint8_t> masks, Rows<float> rewards,
            Rows<bool> terminated, Rows<std::uint8_t> seats,
            std::optional<Rows<float>> seat_rewards, std::optional<Rows<std::int16_t>> scores,
            std::optional<Rows<std::uint8_t>> final_observations) {
    const std::size_t n = games_.size();
    const auto players = static_cast<std::size_t>(games_.players());
    check(observations, {n, games_.observation_size()}, "observations");
    check(masks, {n, games_.mask_size()}, "masks");
    check(rewards, {n}, "rewards");
    check(terminated, {n}, "terminated");
    check(seats, {n}, "seats");
    if (seat_rewards) check(*seat_rewards, {n, players}, "seat_rewards");
    if (scores) check(*scores, {n, players}, "scores");
    if (final_observations)
      check(*final_observations, {n, games_.observation_size()}, "final_observations");
    static_assert(sizeof(bool) == 1);
    arrays_ = {
        .observations = observations.data(),
        .masks = masks.data(),
        .rewards = rewards.data(),
        .terminated = reinterpret_cast<std::uint8_t*>(terminated.data()),
        .seats = seats.data(),
        .seat_rewards = seat_rewards ? seat_rewards->data() : nullptr,
        .scores = scores ? scores->data() : nullptr,
        .final_observations = final_observations ? final_observations->data() : nullptr,
    };
    keep_ = nb::make_tuple(observations, masks, rewards, terminated, seats, seat_rewards, scores,
                           final_observations);
  }

  void reset(std::optional<std::uint64_t> seed) {
    need_arrays();
    if (!seed && !begun_) refuse("the first reset needs a seed");
    const nb::gil_scoped_release released;
    if (seed) {
      games_.reset(*seed, arrays_);
    } else {
      games_.reset(nullptr, arrays_);
    }
    begun_ = true;
  }
  void reset_where(const Flags& which) {
    need_begun();
    if (which.size() != games_.size()) refuse("the mask needs a place for every game");
    const auto* flags = reinterpret_cast<const std::uint8_t*>(which.data());
    const nb::gil_scoped_release released;
    games_.reset(flags, arrays_);
  }
  void step(const ActionsIn& actions) {
    need_begun();
    if (actions.size() != games_.size()) refuse("there must be one action for each game");
    const std::int64_t* numbers = actions.data();
    const nb::gil_scoped_release released;
    games_.step(numbers, arrays_);
  }
  /// Of one game alone, without an array: what it gained, and whether it is over.
  std::pair<float, bool> step_one(std::int64_t action) {
    need_begun();
    if (games_.size() != 1) refuse("there must be one action for each game");
    games_.step(&action, arrays_);
    return {arrays_.rewards[0], arrays_.terminated[0] != 0};
  }
  void sample(const ActionsOut& actions) {
    need_begun();
    if (actions.size() != games_.size()) refuse("there must be room for one action of each game");
    std::int64_t* numbers = actions.data();
    const nb::gil_scoped_release released;
    games_.sample(numbers);
  }
  void look() {
    need_begun();
    const nb::gil_scoped_release released;
    games_.look(arrays_);
  }

  Place position(std::size_t game) const {
    if (game >= games_.size()) refuse("there is no game " + std::to_string(game));
    return {games_.manner().entry, games_.position(game)};
  }
  void set_position(std::size_t game, const Place& place) {
    need_begun();
    if (game >= games_.size()) refuse("there is no game " + std::to_string(game));
    const env::Manner& manner = games_.manner();
    if (place.entry != manner.entry || !(place.game().setup(place.position) == manner.setup))
      refuse("this position is of another game, table or house rule");
    if (!place.whole) refuse("this position conceals something and cannot be played on");
    games_.set_position(game, place.position);
    look();
  }
  void set_dice(std::size_t game, const std::string& text) {
    const Place at = position(game);
    if (!at.game().actors(at.position).chance()) refuse("no throw is awaited");
    const auto outcome = at.game().hear_throw(at.position, text);
    if (!outcome) refuse("chance cannot bring \"" + text + "\" now");
    games_.set_throw(game, *outcome);
  }

 private:
  template <class Array>
  static void check(const Array& array, std::initializer_list<std::size_t> shape,
                    const char* name) {
    bool fits = array.ndim() == shape.size();
    std::string wanted;
    std::size_t axis = 0;
    for (const std::size_t length : shape) {
      fits = fits && array.shape(axis++) == length;
      wanted += (wanted.empty() ? "" : ", ") + std::to_string(length);
    }
    if (!fits) refuse(std::string(name) + " must have the shape (" + wanted + ")");
  }
  void need_arrays() const {
    if (arrays_.observations == nullptr) refuse("there are no arrays to write to");
  }
  void need_begun() const {
    need_arrays();
    if (!begun_) refuse("reset comes first");
  }

  env::Games games_;
  env::Arrays arrays_;
  nb::object keep_;
  bool begun_ = false;
};

template <class Kind>
Kind named(const std::string& name, std::initializer_list<std::pair<const char*, Kind>> kinds,
           const char* what) {
  std::string known;
  for (const auto& [word, kind] : kinds) {
    if (name == word) return kind;
    known += (known.empty() ? "" : ", ") + std::string(word);
  }
  refuse(std::string(what) + " is one of " + known + ", not \"" + name + "\"");
}

env::Manner manner_of(const catalog::Entry& entry, std::size_t games, int players,
                      const nb::dict& options, const std::vector<std::string>& opponents, int seat,
                      bool rotate, const std::string& dice, const std::string& autoreset,
                      const std::string& reward, bool explicit_chance, bool packed_masks,
                      int threads) {
  env::Manner manner{.entry = &entry, .setup = setup_of(*entry.game, players, options)};
  manner.games = games;
  if (seat < 0 || seat >= players) refuse("there is no seat " + std::to_string(seat));
  manner.seat = static_cast<game::Seat>(seat);
  manner.rotate = rotate;
  for (const std::string& name : opponents) {
    const auto player = roster::make(name);
    if (!player) refuse("there is no player \"" + name + "\"");
    if (!player->knows(*entry.game)) refuse(name + " has no weights for this game");
    manner.opponents.push_back([name] { return roster::make(name); });
  }
  manner.dice = named<env::DiceKind>(dice,
                                     {{"seeded", env::DiceKind::seeded},
                                      {"equal", env::DiceKind::equal},
                                      {"fair", env::DiceKind::fair}},
                                     "dice");
  manner.reset = named<env::Reset>(autoreset,
                                   {{"next_step", env::Reset::next_step},
                                    {"same_step", env::Reset::same_step},
                                    {"disabled", env::Reset::none}},
                                   "autoreset");
  manner.reward = named<env::Reward>(
      reward,
      {{"gained", env::Reward::gained}, {"points", env::Reward::points}, {"win", env::Reward::win}},
      "reward");
  manner.explicit_chance = explicit_chance;
  manner.packed_masks = packed_masks;
  manner.threads = threads;
  return manner;
}

}  // namespace

void add_games(nb::module_& module) {
  nb::class_<Batch>(module, "Batch", "Games in step; foxtray.make_vec is made of one.")
      .def(
          "__init__",
          [](Batch* batch, const catalog::Entry& entry, std::size_t games, int players,
             const nb::dict& options, const std::vector<std::string>& opponents, int seat,
             bool rotate, const std::string& dice, const std::string& autoreset,
             const std::string& reward, bool explicit_chance, bool packed_masks, int threads) {
            new (batch)
                Batch(manner_of(entry, games, players, options, opponents, seat, rotate, dice,
                                autoreset, reward, explicit_chance, packed_masks, threads));
          },
          nb::arg("game"), nb::arg("games"), nb::kw_only(), nb::arg("players") = 1,
          nb::arg("options") = nb::dict(), nb::arg("opponents") = std::vector<std::string>(),
          nb::arg("seat") = 0, nb::arg("rotate") = false, nb::arg("dice") = "seeded",
          nb::arg("autoreset") = "next_step", nb::arg("reward") = "gained",
          nb::arg("explicit_chance") = false, nb::arg("packed_masks") = false,
          nb::arg("threads") = 1)
      .def_prop_ro("size", [](Batch& b) { return b.games().size(); })
      .def_prop_ro("action_count", [](Batch& b) { return b.games().action_count(); })
      .def_prop_ro("observation_size", [](Batch& b) { return b.games().observation_size(); })
      .def_prop_ro("mask_size", [](Batch& b) { return b.games().mask_size(); })
      .def_prop_ro("bytes_a_game", [](Batch& b) { return b.games().bytes_a_game(); })
      .def("bind", &Batch::bind, nb::arg("observations").noconvert(), nb::arg("masks").noconvert(),
           nb::arg("rewards").noconvert(), nb::arg("terminated").noconvert(),
           nb::arg("seats").noconvert(), nb::arg("seat_rewards").noconvert() = nb::none(),
           nb::arg("scores").noconvert() = nb::none(),
           nb::arg("final_observations").noconvert() = nb::none())
      .def("reset", &Batch::reset, nb::arg("seed") = nb::none())
      .def("reset_where", &Batch::reset_where, nb::arg("which").noconvert())
      .def(
          "reseed", [](Batch& b, std::uint64_t seed) { b.games().reseed(seed); }, nb::arg("seed"))
      .def("step", &Batch::step, nb::arg("actions").noconvert())
      .def("step_one", &Batch::step_one, nb::arg("action"))
      .def("sample", &Batch::sample, nb::arg("actions").noconvert())
      .def("look", &Batch::look)
      .def("position", &Batch::position, nb::arg("game"))
      .def("set_position", &Batch::set_position, nb::arg("game"), nb::arg("position"))
      .def("set_dice", &Batch::set_dice, nb::arg("game"), nb::arg("outcome"))
      .def("__copy__", [](const Batch& b) { return std::make_unique<Batch>(b); });
}

}  // namespace foxtray::python
