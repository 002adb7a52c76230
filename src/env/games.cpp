#include "env/games.h"

#include <algorithm>
#include <cstring>

#include "env/bytes.h"
#include "env/seats.h"
#include "record/record.h"

namespace foxtray::env {
namespace {

constexpr unsigned kWord = 64;

std::string sentence_on(std::size_t game, std::string_view what) {
  return "game " + std::to_string(game) + ": " + std::string(what);
}

}  // namespace

Games::Games(Manner manner)
    : manner_(std::move(manner)),
      game_(manner_.entry->game),
      actions_(&Actions::of(*manner_.entry)),
      form_(&Form::of(*manner_.entry, manner_.setup.players)),
      start_(game_->deal(manner_.setup)),
      games_(manner_.games),
      to_act_(manner_.games, kNobody),
      words_((actions_->size() + kWord - 1) / kWord),
      bits_(manner_.games * words_) {
  const std::size_t others = manner_.setup.players - 1U;
  if (!manner_.opponents.empty() && manner_.opponents.size() != others)
    throw Refused("there must be an opponent for every other seat, or none");
  if (manner_.seat >= manner_.setup.players) throw Refused("there is no such seat");
  if (manner_.reward == Reward::win && manner_.setup.players == 1)
    throw Refused("nobody is beaten in a game for one");
  if (manner_.games == 0) throw Refused("there must be a game");
  manner_.threads = std::clamp(manner_.threads, 1, static_cast<int>(manner_.games));
  pool_ = std::make_unique<Pool>(manner_.threads);
  tables_.resize(static_cast<std::size_t>(manner_.threads));
  for (Table& table : tables_)
    for (const Maker& make : manner_.opponents) table.push_back(make());
  for (std::size_t k = 0; k < size(); ++k) games_[k].position = start_;
}

Games::~Games() = default;

Games::Games(const Games& other) : Games(other.manner_) {
  games_ = other.games_;
  to_act_ = other.to_act_;
  bits_ = other.bits_;
}

std::size_t Games::bytes_a_game() const {
  return sizeof(One) + sizeof(std::uint8_t) + words_ * sizeof(std::uint64_t);
}

template <class Work>
void Games::each(Work work) {
  const std::size_t parts = tables_.size();
  auto part = [&](int number) {
    const auto at = static_cast<std::size_t>(number);
    const std::size_t end = size() * (at + 1) / parts;
    for (std::size_t k = size() * at / parts; k < end; ++k) work(k, tables_[at]);
  };
  pool_->run(part);
}

// --- The course of a game -----------------------------------------------------------------------

Seat Games::agent_of(const One& one) const {
  if (!manner_.rotate) return manner_.seat;
  // `episode` is the number of the next game.
  return static_cast<Seat>((manner_.seat + one.episode - 1) % manner_.setup.players);
}

bool Games::is_agents(const One& one, Seat seat) const {
  return manner_.opponents.empty() || seat == agent_of(one);
}

void Games::begin(std::size_t k, Table& table) {
  One& one = games_[k];
  one.position = start_;
  one.luck = Luck(manner_.dice, one.seed, one.episode);
  if (!manner_.opponents.empty())
    one.lots = luck::Generator(~one.seed, static_cast<luck::Stream>(one.episode));
  ++one.episode;
  one.points = {};
  one.next_throw.reset();
  advance(k, table);
}

void Games::roll(One& one) {
  const dice::Throw outcome =
      one.next_throw ? *one.next_throw : one.luck.next(game_->chance(one.position));
  one.next_throw.reset();
  game_->roll(one.position, outcome);
}

void Games::move_opponent(One& one, Seat seat, Table& table) {
  const unsigned distance = relative(seat, agent_of(one), manner_.setup.players);
  players::Player& player = *table[distance - 1];
  if (!game_->has_secrets(one.position, seat)) {
    game_->apply(one.position, seat, player.choose(*game_, one.position, seat, one.lots));
    return;
  }
  Position seen = one.position;
  game_->conceal(seen, seat);
  game_->apply(one.position, seat, player.choose(*game_, seen, seat, one.lots));
}

/// Until the agent is to decide, or, if throws are steps, chance; or until the game is over.
void Games::advance(std::size_t k, Table& table) {
  One& one = games_[k];
  for (;;) {
    const game::Actors actors = game_->actors(one.position);
    if (actors.over()) {
      to_act_[k] = kNobody;
      break;
    }
    if (actors.chance()) {
      to_act_[k] = kChance;
      if (manner_.explicit_chance) break;
      roll(one);
      continue;
    }
    const Seat seat = actors.first();
    to_act_[k] = seat;
    if (is_agents(one, seat)) break;
    move_opponent(one, seat, table);
  }
  mark_legal(k);
}

void Games::mark_legal(std::size_t k) {
  std::uint64_t* bits = &bits_[k * words_];
  std::fill_n(bits, words_, 0);
  if (to_act_[k] >= game::kMaxSeats) return;
  game::MoveList list;
  game_->legal(games_[k].position, to_act_[k], list);
  for (const Move move : list) {
    const Action action = actions_->of(move);
    bits[action / kWord] |= std::uint64_t{1} << action % kWord;
  }
}

// --- What is seen -------------------------------------------------------------------------------

void Games::observe(const One& one, Seat seat, std::uint8_t* to) const {
  if (!game_->has_secrets(one.position, seat)) return form_->write(one.position, seat, to);
  Position seen = one.position;
  game_->conceal(seen, seat);
  form_->write(seen, seat, to);
}

void Games::write_mask(std::size_t k, std::uint8_t* to) const {
  const std::uint64_t* bits = &bits_[k * words_];
  const std::size_t count = action_count();
  if (manner_.packed_masks) {
    for (std::size_t byte = 0; byte < mask_size(); ++byte)
      to[byte] = static_cast<std::uint8_t>(bits[byte / 8] >> (8 * (byte % 8)));
    return;
  }
  std::size_t at = 0;
  for (; at + 8 <= count; at += 8) {
    const std::uint64_t bytes = bits_as_bytes(bits[at / kWord] >> at % kWord);
    std::memcpy(to + at, &bytes, sizeof bytes);
  }
  for (; at < count; ++at) to[at] = bits[at / kWord] >> at % kWord & 1;
}

/// As the seat sees it, or whoever is to act.
void Games::show(std::size_t k, Seat seat, const Arrays& out) {
  const One& one = games_[k];
  const Seat looks = to_act_[k] < game::kMaxSeats ? to_act_[k] : seat;
  observe(one, looks, out.observations + k * observation_size());
  write_mask(k, out.masks + k * mask_size());
  if (out.seats != nullptr) out.seats[k] = to_act_[k];
}

// --- Steps --------------------------------------------------------------------------------------

void Games::pay_nothing(std::size_t k, const Arrays& out) {
  const std::size_t seats = manner_.setup.players;
  out.rewards[k] = 0;
  if (out.terminated != nullptr) out.terminated[k] = 0;
  if (out.seat_rewards != nullptr) std::fill_n(out.seat_rewards + k * seats, seats, 0.0F);
  if (out.scores != nullptr) std::copy_n(games_[k].points.data(), seats, out.scores + k * seats);
}

/// `actor` is the seat whose reward is told apart, or -1.
void Games::pay(std::size_t k, int actor, bool over, const Arrays& out) {
  One& one = games_[k];
  const std::size_t seats = manner_.setup.players;
  std::array<float, game::kMaxSeats> rewards{};
  if (over || manner_.reward == Reward::gained || out.scores != nullptr) {
    for (std::size_t s = 0; s < seats; ++s) {
      const int points = game_->score(one.position, static_cast<Seat>(s)).points;
      if (manner_.reward == Reward::gained) rewards[s] = static_cast<float>(points - one.points[s]);
      if (manner_.reward == Reward::points && over) rewards[s] = static_cast<float>(points);
      one.points[s] = static_cast<std::int16_t>(points);
    }
  }
  if (over && manner_.reward == Reward::win) {
    const unsigned winners = game::winners(*game_, one.position);
    const float share = 1.0F / static_cast<float>(std::popcount(winners));
    for (std::size_t s = 0; s < seats; ++s) rewards[s] = (winners >> s & 1) != 0 ? share : 0.0F;
  }
  out.rewards[k] = actor < 0 ? 0 : rewards[static_cast<std::size_t>(actor)];
  if (out.terminated != nullptr) out.terminated[k] = over ? 1 : 0;
  if (out.seat_rewards != nullptr) std::copy_n(rewards.data(), seats, out.seat_rewards + k * seats);
  if (out.scores != nullptr) std::copy_n(one.points.data(), seats, out.scores + k * seats);
}

void Games::step_one(std::size_t k, std::int64_t action, const Arrays& out, Table& table) {
  One& one = games_[k];
  const std::uint8_t acts = to_act_[k];
  if (acts == kNobody) {
    begin(k, table);
    pay_nothing(k, out);
    return show(k, agent_of(one), out);
  }
  const bool all_seats = manner_.opponents.empty() && manner_.setup.players > 1;
  Seat seat = agent_of(one);
  if (acts == kChance) {
    roll(one);
  } else {
    seat = acts;
    game_->apply(one.position, seat,
                 actions_->move(one.position, seat, static_cast<Action>(action)));
  }
  advance(k, table);
  const bool over = to_act_[k] == kNobody;
  pay(k, all_seats && acts == kChance ? -1 : seat, over, out);
  if (over && manner_.reset == Reset::same_step) {
    if (out.final_observations != nullptr)
      observe(one, seat, out.final_observations + k * observation_size());
    begin(k, table);
    seat = agent_of(one);
  }
  show(k, seat, out);
}

void Games::step(const std::int64_t* actions, const Arrays& out) {
  check(actions);
  each([&](std::size_t k, Table& table) { step_one(k, actions[k], out, table); });
}

void Games::reset(std::uint64_t seed, const Arrays& out) {
  reseed(seed);
  for (One& one : games_) one.episode = 0;
  reset(nullptr, out);
}

void Games::reset(const std::uint8_t* which, const Arrays& out) {
  each([&](std::size_t k, Table& table) {
    if (which == nullptr || which[k] != 0) begin(k, table);
    pay_nothing(k, out);
    show(k, agent_of(games_[k]), out);
  });
}

void Games::look(const Arrays& out) {
  each([&](std::size_t k, Table& /*table*/) { show(k, agent_of(games_[k]), out); });
}

void Games::sample(std::int64_t* actions) {
  each([&](std::size_t k, Table& /*table*/) {
    const std::uint64_t* bits = &bits_[k * words_];
    unsigned count = 0;
    for (std::size_t word = 0; word < words_; ++word)
      count += static_cast<unsigned>(std::popcount(bits[word]));
    actions[k] = 0;
    if (count == 0) return;
    unsigned left = games_[k].sampler.below(count);
    for (std::size_t word = 0;; ++word) {
      const auto here = static_cast<unsigned>(std::popcount(bits[word]));
      if (left >= here) {
        left -= here;
        continue;
      }
      std::uint64_t rest = bits[word];
      for (; left != 0; --left) rest &= rest - 1;
      actions[k] = static_cast<std::int64_t>(word * kWord) + std::countr_zero(rest);
      return;
    }
  });
}

// --- Setting ------------------------------------------------------------------------------------

void Games::reseed(std::uint64_t seed) {
  for (std::size_t k = 0; k < size(); ++k) {
    One& one = games_[k];
    one.seed = seed + k;
    one.luck = Luck(manner_.dice, one.seed, one.episode);
    one.lots = luck::Generator(~one.seed, static_cast<luck::Stream>(one.episode));
    one.sampler = luck::Generator(luck::mix(one.seed) ^ one.seed);
  }
}

void Games::set_position(std::size_t game, const Position& position) {
  One& one = games_[game];
  one.position = position;
  one.next_throw.reset();
  for (std::size_t s = 0; s < manner_.setup.players; ++s)
    one.points[s] = static_cast<std::int16_t>(game_->score(position, static_cast<Seat>(s)).points);
  advance(game, tables_[0]);
}

void Games::set_throw(std::size_t game, dice::Throw outcome) {
  if (to_act_[game] != kChance) throw Refused(sentence_on(game, "no throw is awaited"));
  if (!dice::possible(game_->chance(games_[game].position), outcome))
    throw Refused(sentence_on(game, "chance cannot bring that now"));
  games_[game].next_throw = outcome;
}

// --- Checking -----------------------------------------------------------------------------------

bool Games::is_legal(std::size_t k, std::int64_t action) const {
  if (static_cast<std::uint64_t>(action) >= action_count()) return false;
  const auto at = static_cast<std::size_t>(action);
  return (bits_[k * words_ + at / kWord] >> at % kWord & 1) != 0;
}

void Games::check(const std::int64_t* actions) const {
  for (std::size_t k = 0; k < size(); ++k) {
    if (is_legal(k, actions[k])) [[likely]]
      continue;
    if (to_act_[k] == kChance) continue;
    if (to_act_[k] == kNobody && manner_.reset != Reset::none) continue;
    throw Refused(why_not(k, actions[k]));
  }
}

std::string Games::why_not(std::size_t k, std::int64_t action) const {
  if (to_act_[k] == kNobody) return sentence_on(k, "it is over; reset it first");
  if (static_cast<std::uint64_t>(action) >= action_count()) {
    return sentence_on(k, "there is no action " + std::to_string(action) + "; there are " +
                              std::to_string(action_count()));
  }
  const auto number = static_cast<Action>(action);
  const Position& position = games_[k].position;
  const Seat seat = to_act_[k];
  std::string what =
      "action " + std::to_string(action) + ", \"" + actions_->name(number) + "\", is not legal now";
  std::array<char, game::kMaxText> text;
  const Move move = actions_->move(position, seat, number);
  const char* end = game_->say(position, seat, move, text.data());
  const std::string_view said(text.data(), end);
  // A die that would have to show an impossible number has no notation.
  if (said.find('=') == std::string_view::npos)
    what += ": " + record::sentence(*game_, game_->why_not(position, seat, said));
  return sentence_on(k, what);
}

}  // namespace foxtray::env
