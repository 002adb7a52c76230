// One harness for every game: what holds in every position of every game, with any number of
// players and any options. Games are played at random and greedily with fixed seeds.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "autoplay.h"
#include "clever/state.h"
#include "record/reader.h"
#include "wizard/state.h"

namespace foxtray::tests {
namespace {

using record::Event;

constexpr std::size_t kLongestGame = 2'000;
constexpr std::uint64_t kSeed = 20'240'601;
constexpr std::uint64_t kGamesEach = 3;

std::string said(const Game& game, const Position& position, Seat seat, Move move) {
  std::array<char, game::kMaxText> text;
  return {text.data(), game.say(position, seat, move, text.data())};
}

MoveList legal(const Game& game, const Position& position, Seat seat) {
  MoveList list;
  game.legal(position, seat, list);
  return list;
}

struct Case {
  const Game* game;
  Setup setup;
};

std::vector<Case> every_case() {
  std::vector<Case> cases;
  for (const auto& entry : catalog::games()) {
    for (const Setup& setup : every_setup(*entry.game)) cases.push_back({entry.game, setup});
  }
  return cases;
}

class Harness : public testing::TestWithParam<Case> {
 protected:
  const Game& game() const { return *GetParam().game; }
  const game::Setup& setup() const { return GetParam().setup; }

  template <class Visit>
  void play_one(Style style, std::uint64_t seed, Visit visit) {
    SCOPED_TRACE(name_of(game(), setup()) + ", " + std::string(name_of(style)) + ", seed " +
                 std::to_string(seed));
    Autoplay play(game(), setup(), style, seed);
    for (std::size_t events = 0; !play.over(); ++events) {
      ASSERT_LT(events, kLongestGame) << "the game does not end";
      visit(play);
      if (HasFatalFailure()) return;
      play.play(play.next());
    }
  }

  /// Plays games of each style and calls `visit(play)` before each event.
  template <class Visit>
  void in_every_position(Visit visit) {
    for (const Style style : kStyles) {
      for (std::uint64_t seed = kSeed; seed < kSeed + kGamesEach; ++seed) {
        play_one(style, seed, visit);
        if (HasFatalFailure()) return;
      }
    }
  }

  /// The same before each decision, with each open seat.
  template <class Visit>
  void for_every_decision(Visit visit) {
    in_every_position([&](Autoplay& play) {
      const game::Actors actors = game().actors(play.position());
      if (actors.chance()) return;
      for (Seat seat = 0; seat < game::kMaxSeats; ++seat) {
        if (actors.has(seat)) visit(play, seat);
        if (HasFatalFailure()) return;
      }
    });
  }
};

TEST_P(Harness, legal_lists_are_ascending_and_their_notation_is_unique_and_heard) {
  for_every_decision([&](Autoplay& play, Seat seat) {
    const MoveList list = legal(game(), play.position(), seat);
    ASSERT_FALSE(list.empty());
    ASSERT_LE(list.size(), MoveList::kCapacity);
    std::set<std::string> texts;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) {
        ASSERT_LT(list[i - 1], list[i]);
      }
      const std::string text = said(game(), play.position(), seat, list[i]);
      ASSERT_TRUE(texts.insert(text).second) << text;
      ASSERT_LT(text.size() + 2, game::kMaxText);
      const auto heard = game().hear(play.position(), seat, text);
      ASSERT_TRUE(heard.has_value()) << text;
      ASSERT_EQ(*heard, list[i]) << text;
    }
  });
}

/// Words with one blank between them; faces of `reroll` and `set` are a bag (R8.1).
std::string plain_words(const Game& game, const std::string& text) {
  std::vector<std::string> words;
  std::istringstream in(text);
  for (std::string word; in >> word;) words.push_back(word);
  const bool bag =
      game.id == "wizard-dice" && !words.empty() && (words[0] == "reroll" || words[0] == "set");
  if (bag) {
    std::sort(words.begin() + 1, words.end(), [](const auto& a, const auto& b) {
      return wizard::kFaceLetters.find(a[0]) < wizard::kFaceLetters.find(b[0]);
    });
  }
  std::string joined;
  for (const std::string& word : words) joined += (joined.empty() ? "" : " ") + word;
  return joined;
}

std::string damaged(std::string text, luck::Generator& generator) {
  static constexpr std::string_view kLetters = "wybgopsntrlhx=?123456789 jf";
  const auto at = generator.below(static_cast<std::uint32_t>(text.size()));
  const char letter = kLetters[generator.below(static_cast<std::uint32_t>(kLetters.size()))];
  switch (generator.below(4)) {
    case 0:
      text[at] = letter;
      break;
    case 1:
      text.erase(at, 1);
      break;
    case 2:
      text.insert(at, 1, letter);
      break;
    default:
      text.insert(at, text.substr(at));
      break;
  }
  return text;
}

TEST_P(Harness, hear_understands_exactly_what_say_says) {
  for_every_decision([&](Autoplay& play, Seat seat) {
    const MoveList list = legal(game(), play.position(), seat);
    for (int i = 0; i < 3; ++i) {
      const Move move = list[play.generator().below(static_cast<std::uint32_t>(list.size()))];
      std::string text = said(game(), play.position(), seat, move);
      for (int times = 0; times <= i; ++times) {
        if (!text.empty()) text = damaged(text, play.generator());
      }
      std::optional<Move> expected;
      for (const Move other : list) {
        if (said(game(), play.position(), seat, other) == plain_words(game(), text)) {
          expected = other;
        }
      }
      ASSERT_EQ(game().hear(play.position(), seat, text), expected) << "'" << text << "'";
    }
  });
}

TEST_P(Harness, decisions_of_independent_seats_commute) {
  in_every_position([&](Autoplay& play) {
    const game::Actors actors = game().actors(play.position());
    if (actors.chance() || std::has_single_bit(actors.bits())) return;
    const Seat a = any_seat(actors, play.generator());
    const Seat b = any_seat(game::Actors(actors.bits() & ~(1U << a)), play.generator());
    const MoveList of_a = legal(game(), play.position(), a);
    const MoveList of_b = legal(game(), play.position(), b);
    const Move move_a = of_a[play.generator().below(static_cast<std::uint32_t>(of_a.size()))];
    const Move move_b = of_b[play.generator().below(static_cast<std::uint32_t>(of_b.size()))];
    Position first_a = play.position();
    Position first_b = play.position();
    game().apply(first_a, a, move_a);
    ASSERT_TRUE(game().actors(first_a).has(b));
    const MoveList still = legal(game(), first_a, b);
    ASSERT_TRUE(std::equal(of_b.begin(), of_b.end(), still.begin(), still.end()));
    game().apply(first_a, b, move_b);
    game().apply(first_b, b, move_b);
    game().apply(first_b, a, move_a);
    ASSERT_EQ(first_a, first_b);
  });
}

bool secret_predictions(const Game& game, const Position& position) {
  if (game.id != "wizard-dice") return false;
  const auto& s = game::as<wizard::State>(position);
  return s.card == wizard::Card::secret && s.phase == wizard::Phase::predict;
}

TEST_P(Harness, conceal_is_idempotent_and_leaves_what_a_seat_may_do) {
  in_every_position([&](Autoplay& play) {
    const game::Actors actors = game().actors(play.position());
    for (Seat seat = 0; seat < setup().players; ++seat) {
      Position once = play.position();
      game().conceal(once, seat);
      Position twice = once;
      game().conceal(twice, seat);
      ASSERT_EQ(once, twice);
      if (!secret_predictions(game(), play.position())) {
        ASSERT_EQ(once, play.position());
      }
      ASSERT_EQ(game().actors(once), actors);
      if (!actors.has(seat)) continue;
      const MoveList open = legal(game(), play.position(), seat);
      const MoveList concealed = legal(game(), once, seat);
      ASSERT_TRUE(std::equal(open.begin(), open.end(), concealed.begin(), concealed.end()));
    }
  });
}

// W10.8: while predictions are secret nobody can tell another's from any other he could have made.
TEST_P(Harness, conceal_is_tight) {
  in_every_position([&](Autoplay& play) {
    const game::Actors actors = game().actors(play.position());
    if (!secret_predictions(game(), play.position())) return;
    if (std::has_single_bit(actors.bits())) return;
    const Seat secretive = any_seat(actors, play.generator());
    const MoveList list = legal(game(), play.position(), secretive);
    for (const Move move : list) {
      Position one = play.position();
      Position other = play.position();
      game().apply(one, secretive, list[0]);
      game().apply(other, secretive, move);
      for (Seat seat = 0; seat < setup().players; ++seat) {
        Position seen_one = one;
        Position seen_other = other;
        game().conceal(seen_one, seat);
        game().conceal(seen_other, seat);
        const bool own = seat == secretive;
        ASSERT_EQ(seen_one == seen_other, !own || move == list[0]);
        if (own) {
          const auto& s = game::as<wizard::State>(seen_other);
          ASSERT_EQ(s.seat[seat].prediction, game::as<wizard::State>(other).seat[seat].prediction);
        }
      }
    }
  });
}

TEST_P(Harness, play_refuses_every_other_move_and_changes_nothing) {
  Autoplay play(game(), setup(), Style::greedy, kSeed);
  const std::uint32_t wanted = 5 + play.generator().below(100);
  for (std::uint32_t i = 0; i < wanted && !play.over(); ++i) play.play(play.next());
  while (!play.over() && game().actors(play.position()).chance()) play.play(play.next());
  const Position before = play.position();
  const game::Actors actors = game().actors(before);
  for (Seat seat = 0; seat <= game::kMaxSeats; ++seat) {
    const bool open = actors.has(seat);
    const MoveList list = open ? legal(game(), before, seat) : MoveList();
    const unsigned codes = open ? 65'536 : 256;
    for (unsigned code = 0; code < codes; ++code) {
      const auto move = static_cast<Move>(code);
      if (list.contains(move)) continue;
      Position after = before;
      ASSERT_EQ(game::play(game(), after, seat, move),
                open ? game::Verdict::not_legal : game::Verdict::not_open);
      ASSERT_EQ(after, before);
    }
    for (const Move move : list) {
      Position checked = before;
      Position trusted = before;
      ASSERT_EQ(game::play(game(), checked, seat, move), game::Verdict::done);
      game().apply(trusted, seat, move);
      ASSERT_EQ(checked, trusted);
    }
  }
}

TEST_P(Harness, chance_brings_only_what_is_possible) {
  in_every_position([&](Autoplay& play) {
    const dice::Chance chance = game().chance(play.position());
    const bool due = game().actors(play.position()).chance();
    ASSERT_EQ(chance.law != dice::Law::none, due);
    for (int i = 0; i < 4; ++i) {
      const dice::Throw wild(static_cast<std::uint32_t>(play.generator().next() >> (32 + 5 * i)));
      Position after = play.position();
      const bool possible = due && dice::possible(chance, wild);
      ASSERT_EQ(game::play(game(), after, wild), possible);
      if (!possible) {
        ASSERT_EQ(after, play.position());
      }
    }
    if (!due) return;
    const dice::Throw outcome = play.generator().sample(chance);
    ASSERT_TRUE(dice::possible(chance, outcome));
    ASSERT_GT(dice::weight(chance, outcome), 0U);
    std::array<char, game::kMaxText> text;
    const std::string line(text.data(), game().say_throw(play.position(), outcome, text.data()));
    ASSERT_EQ(game().hear_throw(play.position(), line), outcome) << line;
  });
}

/// How often each of the six dice lies somewhere: in hand, on the platter or on a die field.
std::array<int, clever::kDice> places_of_dice(const clever::State& s) {
  std::array<int, clever::kDice> places{};
  for (unsigned die = 0; die < clever::kDice; ++die) {
    places[die] += static_cast<int>(s.pool >> die & 1U) + static_cast<int>(s.platter >> die & 1U);
    for (const unsigned on_field : s.field) places[die] += on_field == die ? 1 : 0;
  }
  return places;
}

TEST_P(Harness, dice_are_conserved) {
  in_every_position([&](Autoplay& play) {
    if (catalog::entry_of(game()).sheet != nullptr) {
      const auto& s = game::as<clever::State>(play.position());
      for (const int places : places_of_dice(s)) ASSERT_EQ(places, 1);
      return;
    }
    const auto& s = game::as<wizard::State>(play.position());
    int dice = s.to_roll;
    for (const int count : s.count) dice += count;
    const bool two_set = s.card == wizard::Card::set_two && dice == 2;
    ASSERT_TRUE(dice == wizard::kDice || dice == 0 || two_set) << dice;
  });
}

TEST_P(Harness, the_set_up_can_be_read_off_every_position) {
  ASSERT_EQ(game().setup(game().deal(setup())), setup());
  in_every_position([&](Autoplay& play) { ASSERT_EQ(game().setup(play.position()), setup()); });
}

TEST_P(Harness, a_copied_position_continues_equally) {
  for (const Style style : kStyles) {
    Autoplay play(game(), setup(), style, kSeed + 1);
    Autoplay fork = play;
    while (!play.over()) {
      const Event event = play.next();
      ASSERT_EQ(fork.next(), event);
      play.play(event);
      fork.play(event);
      ASSERT_EQ(play.position(), fork.position());
      if (play.generator().below(8) == 0) fork = Autoplay(play);
      fork.generator() = play.generator();
    }
    EXPECT_TRUE(fork.over());
  }
}

TEST_P(Harness, a_record_reproduces_the_bytes_and_its_text) {
  for (const Style style : kStyles) {
    Autoplay play(game(), setup(), style, kSeed + 2);
    record::Header header{.game = &game(), .setup = setup(), .names = {}, .seed = "s3ed"};
    header.names[setup().players - 1U] = "Zoë Ω";
    record::Record record(header);
    while (!play.over()) {
      record.append(play.next());
      play.play(record.events().back());
    }
    ASSERT_EQ(record.position(), play.position());
    const std::string text = record::text_of(record);
    record::Record again;
    const auto fault = record::read(text, again);
    ASSERT_FALSE(fault) << fault->text();
    ASSERT_EQ(again.events(), record.events());
    ASSERT_EQ(again.header().setup, record.header().setup);
    ASSERT_EQ(again.header().names, record.header().names);
    ASSERT_EQ(again.header().seed, record.header().seed);
    ASSERT_EQ(record::text_of(again), text);
    ASSERT_EQ(again.position(), play.position());
    const std::size_t half = record.events().size() / 2;
    record.truncate(half);
    ASSERT_EQ(record.events().size(), half);
    ASSERT_EQ(record.position(), again.position_after(half));
    for (std::size_t i = half; i < again.events().size(); ++i) record.append(again.events()[i]);
    ASSERT_EQ(record.position(), play.position());
    ASSERT_EQ(record::text_of(record), text);
  }
}

std::string case_name(const testing::TestParamInfo<Case>& info) {
  std::string name = name_of(*info.param.game, info.param.setup);
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ' ' || c == '-' || c == '='; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, Harness, testing::ValuesIn(every_case()), case_name);

}  // namespace
}  // namespace foxtray::tests
