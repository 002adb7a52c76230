// An outside program: plays one random game of each kind with the installed library, writes it as a
// record, reads it again, and prints the result.
#include <cstdio>

#include "luck/generator.h"
#include "record/reader.h"
#include "roster/roster.h"

namespace {

using namespace foxtray;

record::Record random_game(const game::Game& rules, luck::Generator& luck) {
  record::Header header;
  header.game = &rules;
  header.setup.players = 2;
  record::Record record(header);
  const auto player = roster::make("random");
  for (game::Actors actors; !(actors = record.actors()).over();) {
    const game::Position& position = record.position();
    record.append(actors.chance()
                      ? record::Event::of(luck.sample(rules.chance(position)))
                      : record::Event::of(actors.first(),
                                          player->choose(rules, position, actors.first(), luck)));
  }
  return record;
}

}  // namespace

int main() {
  luck::Generator luck(7);
  for (const catalog::Entry& entry : catalog::games()) {
    const record::Record record = random_game(*entry.game, luck);
    record::Record reading;
    if (const auto fault = record::read(record::text_of(record), reading)) {
      std::printf("%s\n", fault->text().c_str());
      return 1;
    }
    if (!(reading.position() == record.position())) return 1;
    std::printf("%s: %s\n", entry.game->id.data(),
                record::result_line(*entry.game, reading.position()).c_str());
  }
}
