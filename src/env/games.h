// Many games of one kind, played in step by learning programs: actions in, observations, masks and
// rewards out, all in arrays of the caller's. Nothing is taken from the heap in a step, but by
// players who think and for the seed words of fair dice.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "env/actions.h"
#include "env/luck.h"
#include "env/observation.h"
#include "env/pool.h"
#include "players/player.h"

namespace foxtray::env {

/// When a game that is over makes room for the next one.
enum class Reset : std::uint8_t {
  next_step,  // in the step after, whose action does not matter
  same_step,  // at once; what was seen last is in Arrays::final_observations
  none,       // when the caller says so
};

/// What a step is worth to a seat.
enum class Reward : std::uint8_t {
  gained,  // the points gained by it
  points,  // at the end of the game the points, otherwise 0
  win,     // at the end 1 to the winner; several share it
};

using Maker = std::function<std::unique_ptr<players::Player>()>;

struct Manner {
  const catalog::Entry* entry = nullptr;
  game::Setup setup;
  std::size_t games = 1;
  /// Who sits on the other seats, in order after the agent's. None: the agent plays all seats.
  std::vector<Maker> opponents{};
  Seat seat = 0;        // the agent's, if there are opponents
  bool rotate = false;  // it moves on by one from game to game
  DiceKind dice = DiceKind::seeded;
  Reset reset = Reset::next_step;
  Reward reward = Reward::gained;
  bool explicit_chance = false;  // throws are steps too, in which the action does not matter
  bool packed_masks = false;     // 8 actions in a byte, the lowest first
  int threads = 1;
};

/// Rows of the caller's, one for each game. All but `observations`, `masks` and `rewards` may be
/// nullptr.
struct Arrays {
  std::uint8_t* observations = nullptr;        // of the seat that is to act; or that acted last
  std::uint8_t* masks = nullptr;               // legal actions; nothing at chance or at the end
  float* rewards = nullptr;                    // of the seat that acted
  std::uint8_t* terminated = nullptr;          // is the game over?
  std::uint8_t* seats = nullptr;               // who is to act; kChance; kNobody at the end
  float* seat_rewards = nullptr;               // of every seat
  std::int16_t* scores = nullptr;              // points of every seat, of the game before a reset
  std::uint8_t* final_observations = nullptr;  // with Reset::same_step, of games that ended
};
inline constexpr std::uint8_t kChance = 254;
inline constexpr std::uint8_t kNobody = 255;

/// Somebody asked for what cannot be; the games are as they were.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Games {
 public:
  explicit Games(Manner manner);
  ~Games();
  Games(const Games& other);
  Games& operator=(const Games&) = delete;

  std::size_t size() const { return games_.size(); }
  int players() const { return manner_.setup.players; }
  std::size_t action_count() const { return actions_->size(); }
  std::size_t observation_size() const { return form_->size(); }
  std::size_t mask_size() const {
    return manner_.packed_masks ? (action_count() + 7) / 8 : action_count();
  }
  const Manner& manner() const { return manner_; }
  /// Bytes that a game takes, arrays apart.
  std::size_t bytes_a_game() const;

  /// New games: game k with the luck of seed + k, so that it does not depend on how many there are.
  void reset(std::uint64_t seed, const Arrays& out);
  /// New games where `which` is not 0; all, if it is nullptr. Their luck goes on.
  void reset(const std::uint8_t* which, const Arrays& out);
  /// One action for each game. Refused, with nothing done, if one of them is not legal.
  void step(const std::int64_t* actions, const Arrays& out);
  /// A legal action for each game, all equally likely; 0 where there is none.
  void sample(std::int64_t* actions);
  /// What follows from the positions as they are.
  void look(const Arrays& out);

  const Position& position(std::size_t game) const { return games_[game].position; }
  /// Goes on from there, at once to the next decision of the agent's.
  void set_position(std::size_t game, const Position& position);
  /// What the next throw of the game shall be; it must wait for one, and it must be possible.
  void set_throw(std::size_t game, dice::Throw outcome);
  /// Luck of another seed from now on, as that of game k of seed + k.
  void reseed(std::uint64_t seed);

 private:
  struct One {
    Position position;
    Luck luck;
    luck::Generator lots{1};  // of the opponents
    luck::Generator sampler{1};
    std::uint64_t seed = 0;
    std::uint64_t episode = 0;
    std::optional<dice::Throw> next_throw{};
    std::array<std::int16_t, game::kMaxSeats> points{};
  };
  using Table = std::vector<std::unique_ptr<players::Player>>;  // one for each opponent

  void begin(std::size_t k, Table& table);
  void advance(std::size_t k, Table& table);
  void move_opponent(One& one, Seat seat, Table& table);
  void roll(One& one);
  Seat agent_of(const One& one) const;
  bool is_agents(const One& one, Seat seat) const;

  void step_one(std::size_t k, std::int64_t action, const Arrays& out, Table& table);
  void pay(std::size_t k, int actor, bool over, const Arrays& out);
  void pay_nothing(std::size_t k, const Arrays& out);
  void show(std::size_t k, Seat seat, const Arrays& out);
  void observe(const One& one, Seat seat, std::uint8_t* to) const;
  void mark_legal(std::size_t k);
  void write_mask(std::size_t k, std::uint8_t* to) const;
  void check(const std::int64_t* actions) const;
  std::string why_not(std::size_t k, std::int64_t action) const;
  bool is_legal(std::size_t k, std::int64_t action) const;
  template <class Work>
  void each(Work work);

  Manner manner_;
  const Game* game_;
  const Actions* actions_;
  const Form* form_;
  Position start_;
  std::vector<One> games_;
  // What checking looks at lies apart from the games, close together.
  std::vector<std::uint8_t> to_act_;  // a seat, kChance or kNobody
  std::size_t words_;                 // of the legal actions of a game, as bits
  std::vector<std::uint64_t> bits_;
  std::vector<Table> tables_;  // one for each thread
  std::unique_ptr<Pool> pool_;
};

}  // namespace foxtray::env
