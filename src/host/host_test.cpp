#include "host/host.h"

#include <gtest/gtest.h>

#include "record/reader.h"
#include "roster/roster.h"

namespace foxtray::host {
namespace {

using table::Chair;

constexpr std::string_view kSeed = "c0ffee";
constexpr std::uint64_t kLots = 7;

record::Header header_of(const game::Game& game, std::uint8_t players) {
  return {.game = &game, .setup = {.players = players}, .names = {}, .seed = std::string(kSeed)};
}

luck::FairDice fair_dice() {
  std::string wrong;
  return *luck::FairDice::from(kSeed, wrong);
}

/// A table whose seats are taken by these players; an empty name is a person.
Table seated(Table table, const std::vector<std::string>& players) {
  for (Seat seat = 0; seat < table.seats(); ++seat) {
    const bool person = players[seat].empty();
    table.sit(seat, {person ? Chair::Kind::person : Chair::Kind::player, players[seat]});
  }
  return table;
}

/// Goes on until something else than a step comes next.
Next go_on(Host& host) {
  while (host.next().by_step()) EXPECT_TRUE(host.step());
  return host.next();
}

Next::Kind kind_of(const Host& host) { return host.next().kind; }

TEST(Host, PlaysTheGameThatFollowsFromTheSeeds) {
  for (const catalog::Entry& entry : catalog::games()) {
    const game::Game& game = *entry.game;
    const record::Header header = header_of(game, 2);
    // The same, written down without a table.
    record::Record expected(header);
    const auto player = roster::make("greedy");
    while (!expected.actors().over()) {
      const game::Position& position = expected.position();
      if (expected.actors().chance()) {
        expected.append(record::Event::of(fair_dice().at(game.chance(position))));
        continue;
      }
      const Seat seat = expected.actors().first();
      game::Position seen = position;
      game.conceal(seen, seat);
      luck::Generator lots = players::lots(kLots, seen, seat);
      expected.append(record::Event::of(seat, player->choose(game, seen, seat, lots)));
    }
    Company company;
    Host host(seated(Table(header, table::Throws::by_host), {"greedy", "greedy"}),
              Dice::fair(fair_dice()), {.seed = kLots}, company);
    EXPECT_EQ(go_on(host).kind, Next::Kind::over);
    EXPECT_EQ(host.table().record().events(), expected.events()) << game.id;
  }
}

TEST(Host, GoesOnFromARecordAsItWouldHave) {
  const game::Game& game = *catalog::find("doppelt-so-clever")->game;
  Company company;
  const auto host_of = [&](Table table) {
    return Host(seated(std::move(table), {"random", "random"}), Dice::seeded(kLots),
                {.seed = kLots, .from = Lots::From::events}, company, First::people);
  };
  Host whole = host_of(Table(header_of(game, 2), table::Throws::by_host));
  go_on(whole);
  for (std::size_t events = 0; events < whole.table().record().events().size(); events += 9) {
    record::Record part = whole.table().record();
    part.truncate(events);
    Host again = host_of(Table(part, table::Throws::by_host));
    go_on(again);
    EXPECT_EQ(again.table().record().events(), whole.table().record().events()) << events;
  }
}

TEST(Host, WaitsForPeople) {
  const game::Game& game = *catalog::find("ganz-schon-clever")->game;
  Company company;
  Host host(seated(Table(header_of(game, 3), table::Throws::by_host), {"", "greedy", ""}),
            Dice::fair(fair_dice()), {.seed = kLots}, company);
  ASSERT_EQ(kind_of(host), Next::Kind::roll);
  const Next next = go_on(host);
  ASSERT_EQ(next.kind, Next::Kind::person);
  EXPECT_EQ(next.seats.bits(), 1U);
  const table::Number number = host.table().number();
  EXPECT_EQ(go_on(host).kind, Next::Kind::person);
  EXPECT_EQ(host.table().number(), number);
}

/// Three seats pick from the platter: a person on each side of a player.
Host served(Company& company, First first) {
  const game::Game& game = *catalog::find("ganz-schon-clever")->game;
  Table table(header_of(game, 4), table::Throws::by_host);
  EXPECT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1").refusal);
  EXPECT_FALSE(table.play(0, "take o6 o6").refusal);
  return {seated(std::move(table), {"", "", "greedy", ""}),
          Dice::fair(fair_dice()),
          {.seed = kLots},
          company,
          first};
}

TEST(Host, LetsPlayersOrPeopleGoFirst) {
  Company company;
  Host players_first = served(company, First::players);
  ASSERT_EQ(kind_of(players_first), Next::Kind::player);
  EXPECT_EQ(players_first.next().seat, 2);
  ASSERT_TRUE(players_first.step());
  EXPECT_EQ(players_first.next().seats.bits(), 0b1010U);
  Host people_first = served(company, First::people);
  ASSERT_EQ(kind_of(people_first), Next::Kind::person);
  EXPECT_EQ(people_first.next().seats.bits(), 0b1010U);
  ASSERT_FALSE(people_first.table().play(1, "take y3 y11").refusal);
  ASSERT_FALSE(people_first.table().play(3, "take y3 y11").refusal);
  EXPECT_EQ(kind_of(people_first), Next::Kind::player);
}

TEST(Host, LetsAPlayerTakeOverAndHandBack) {
  Company company;
  Host host = served(company, First::players);
  ASSERT_FALSE(host.table().take_over(1, "greedy").refusal);
  ASSERT_EQ(host.next().seat, 1);
  ASSERT_TRUE(host.step());
  EXPECT_EQ(host.table().entry(host.table().number()).seat, 1);
  ASSERT_FALSE(host.table().hand_back(1).refusal);
  EXPECT_FALSE(host.table().player_decides(1));
}

TEST(Host, WaitsForThrowsThatAreTyped) {
  const game::Game& game = *catalog::find("ganz-schon-clever")->game;
  Company company;
  Host host(seated(Table(header_of(game, 1), table::Throws::typed), {"greedy"}), Dice::typed(),
            {.seed = kLots}, company);
  EXPECT_EQ(go_on(host).kind, Next::Kind::typed);
  ASSERT_FALSE(host.table().roll("roll w4 y3 b5 g2 o6 p1").refusal);
  EXPECT_EQ(kind_of(host), Next::Kind::player);
  EXPECT_EQ(go_on(host).kind, Next::Kind::typed);
}

TEST(Host, SaysThatAPlayerIsNotKnown) {
  Company company;
  Host host = served(company, First::players);
  host.table().sit(2, {Chair::Kind::player, "nobody"});
  const table::Number number = host.table().number();
  EXPECT_FALSE(host.step());
  EXPECT_EQ(host.table().number(), number);
}

TEST(Company, MakesEveryPlayerOnce) {
  const game::Game& game = *catalog::find("wizard-dice")->game;
  Company company;
  EXPECT_EQ(company.find("nobody", game), nullptr);
  players::Player* greedy = company.find("greedy", game);
  ASSERT_NE(greedy, nullptr);
  EXPECT_EQ(company.find("greedy", game), greedy);
}

}  // namespace
}  // namespace foxtray::host
