#include "host/host.h"

#include <cassert>
#include <utility>

#include "roster/roster.h"

namespace foxtray::host {

players::Player* Company::find(const std::string& name, const game::Game& game) {
  auto [found, fresh] = players_.try_emplace(name);
  if (fresh) found->second = roster::make(name);
  players::Player* player = found->second.get();
  if (player == nullptr) players_.erase(found);
  return player != nullptr && player->knows(game) ? player : nullptr;
}

Host::Host(Table table, Dice dice, Lots lots, Company& company, First first)
    : table_(std::move(table)), dice_(dice), lots_(lots), company_(&company), first_(first) {
  assert(table_.throws() == dice_.throws());
}

/// The seats that are asked now and for which players decide, or people.
game::Actors Host::asked(bool of_players) const {
  unsigned seats = 0;
  const game::Actors actors = table_.actors();
  for (Seat seat = 0; seat < table_.seats(); ++seat)
    if (actors.has(seat) && table_.player_decides(seat) == of_players) seats |= 1U << seat;
  return game::Actors(seats);
}

Next Host::next() const {
  const game::Actors actors = table_.actors();
  if (actors.over()) return {.kind = Next::Kind::over};
  if (actors.chance()) {
    const bool typed = table_.throws() == table::Throws::typed;
    return {.kind = typed ? Next::Kind::typed : Next::Kind::roll};
  }
  const game::Actors people = asked(false);
  const game::Actors players = asked(true);
  const bool person = first_ == First::people ? !people.over() : players.over();
  if (person) return {.kind = Next::Kind::person, .seats = people};
  return {.kind = Next::Kind::player, .seat = players.first()};
}

bool Host::step() {
  const Next next = this->next();
  assert(next.by_step());
  if (next.kind == Next::Kind::player) return play(next.seat);
  return !table_.roll(dice_.next(table_)).refusal;
}

bool Host::play(Seat seat) {
  players::Player* player = company_->find(table_.chair(seat).player, table_.game());
  if (player == nullptr) return false;
  const game::Position seen = table_.seen_by(seat);
  // Odd streams: the even ones are for dice (dice.cpp).
  const auto stream = static_cast<luck::Stream>(2 * table_.record().events().size() + 1);
  luck::Generator lots = lots_.from == Lots::From::events ? luck::Generator(lots_.seed, stream)
                                                          : players::lots(lots_.seed, seen, seat);
  return !table_.play(seat, player->choose(table_.game(), seen, seat, lots)).refusal;
}

}  // namespace foxtray::host
