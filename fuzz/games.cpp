#include "fuzz/games.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "record/reader.h"

namespace foxtray::fuzz {

void demand(bool claim, const char* what) {
  if (claim) return;
  std::fprintf(stderr, "This does not hold: %s\n", what);
  std::abort();
}

std::string_view Bytes::text(std::size_t most) {
  const auto first = left_.first(std::min(most, left_.size()));
  left_ = left_.subspan(first.size());
  return {reinterpret_cast<const char*>(first.data()), first.size()};
}

record::Header any_header(Bytes& bytes) {
  const auto games = catalog::games();
  record::Header header;
  header.game = games[bytes.below(games.size())].game;
  const game::Game& game = *header.game;
  const std::size_t seats = game.max_players - game.min_players + 1U;
  header.setup.players = static_cast<std::uint8_t>(game.min_players + bytes.below(seats));
  for (std::size_t o = 0; o < game.options.size(); ++o) {
    header.setup.choice[o] = static_cast<std::uint8_t>(
        bytes.below(game::values_for(game.options[o], header.setup.players)));
  }
  return header;
}

game::Position play_on(record::Record& record, luck::Generator& luck, std::size_t events) {
  const game::Game& game = record.game();
  while (record.events().size() < events) {
    const game::Position& position = record.position();
    const game::Actors actors = game.actors(position);
    if (actors.over()) break;
    record::Event event;
    if (actors.chance()) {
      event = record::Event::of(luck.sample(game.chance(position)));
    } else {
      game::MoveList list;
      game.legal(position, actors.first(), list);
      const auto pick = luck.below(static_cast<std::uint32_t>(list.size()));
      event = record::Event::of(actors.first(), list[pick]);
    }
    record.append(event);
  }
  return record.position();
}

void demand_round_trip(const record::Record& record) {
  const std::string text = record::text_of(record);
  record::Record again;
  demand(!record::read(text, again), "the text of a record can be read");
  demand(again.events() == record.events(), "a record is read with the events it was written with");
  demand(again.header().game == record.header().game &&
             again.header().setup == record.header().setup &&
             again.header().names == record.header().names &&
             again.header().seed == record.header().seed,
         "a record is read with the header it was written with");
  demand(record.position() == again.position(), "replaying ends where reading ended");
  demand(record::text_of(again) == text, "a record is always written in the same way");
}

}  // namespace foxtray::fuzz
