// What makes a record, or changes it.
#include <algorithm>

#include "game/words.h"
#include "luck/fair_dice.h"
#include "players/player.h"
#include "record/reader.h"
#include "roster/roster.h"
#include "view/open.h"

namespace foxtray::view {
namespace {

bool has_odd_characters(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '#'; });
}

std::string option_lines(std::string_view options) {
  std::string lines;
  game::Words words(options);
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    lines += "option ";
    lines += word;
    lines += '\n';
  }
  return lines;
}

std::string_view next_line(std::string_view& lines) {
  const std::size_t end = std::min(lines.find('\n'), lines.size());
  const std::string_view line = lines.substr(0, end);
  lines.remove_prefix(std::min(end + 1, lines.size()));
  return line;
}

/// A header with these words in it; nothing may be in them that would end a line.
Refusal header_text(const Beginning& beginning, std::string& text) {
  const auto odd = [](const std::string& what) {
    const std::string article = what == "option" ? "an " : "a ";
    return refused(Status::bad_setup, Cause::odd_characters, {what},
                   article + what + " may hold neither # nor line ends");
  };
  if (has_odd_characters(beginning.game)) return odd("game");
  if (has_odd_characters(beginning.options)) return odd("option");
  text = "foxtray 1\ngame ";
  text += beginning.game;
  text += "\nplayers " + std::to_string(beginning.players) + "\n";
  text += option_lines(beginning.options);
  std::string_view names = beginning.names;
  for (int seat = 1; !names.empty(); ++seat) {
    game::Words words(next_line(names));
    const std::string_view name = words.rest();
    if (name.empty()) continue;
    if (has_odd_characters(name)) return odd("name");
    text += "name " + std::to_string(seat) + " ";
    text += name;
    text += '\n';
  }
  if (!beginning.seed.empty()) {
    std::string wrong;
    if (!luck::FairDice::from(beginning.seed, wrong))
      return refused(Status::bad_setup, Cause::bad_seed, {std::string(beginning.seed)}, wrong);
    text += "seed ";
    text += beginning.seed;
    text += '\n';
  }
  text += "---\n";
  return std::nullopt;
}

Refusal throw_of_seed(const table::Table& table, dice::Throw& outcome) {
  const std::string& seed = table.record().header().seed;
  if (seed.empty())
    return refused(Status::no_seed, Cause::no_seed, {},
                   "this game has no seed: real dice are rolled");
  std::string wrong;
  const auto fair_dice = luck::FairDice::from(seed, wrong);
  if (!fair_dice) return refused(Status::no_seed, Cause::bad_seed, {seed}, wrong);
  outcome = fair_dice->at(table.game().chance(table.position()));
  return std::nullopt;
}

}  // namespace

Answer begin(const Beginning& beginning) {
  std::string text;
  if (auto refusal = header_text(beginning, text)) return *refusal;
  record::Record record;
  if (const auto fault = record::read(text, record)) return refused_setup(*fault);
  return {Status::fine, record::text_of(record)};
}

namespace {

/// What a table made of an act: the record, or why it was refused.
Answer told(const table::Table& table, const table::Answer& answer, std::string_view text = {}) {
  if (!answer.refusal) return {Status::fine, table.text()};
  return refused(table.game(), table.position(), *answer.refusal, text);
}

}  // namespace

Answer move(std::string_view record_text, int seat_number, std::string_view text) {
  record::Record record;
  if (auto refusal = open(record_text, record)) return *refusal;
  Seat seat = 0;
  if (auto refusal = find_seat(record, seat_number, seat)) return *refusal;
  table::Table table(std::move(record), table::Throws::typed);
  return told(table, table.play(seat, text), text);
}

Answer roll(std::string_view record_text, std::string_view text) {
  record::Record record;
  if (auto refusal = open(record_text, record)) return *refusal;
  table::Table table(std::move(record), table::Throws::typed);
  if (!text.empty() || !table.actors().chance()) return told(table, table.roll(text));
  dice::Throw outcome;
  if (auto refusal = throw_of_seed(table, outcome)) return *refusal;
  return told(table, table.roll(outcome));
}

Answer undo(std::string_view record_text, unsigned yielding, bool rolls) {
  record::Record record;
  if (auto refusal = open(record_text, record)) return *refusal;
  table::Table table(std::move(record), rolls ? table::Throws::typed : table::Throws::by_host);
  for (Seat seat = 0; seat < table.seats(); ++seat)
    if ((yielding >> seat & 1U) != 0)
      table.sit(seat, {table::Chair::Kind::player, "another"}, table.record().header().names[seat]);
  return told(table, table.undo());
}

Answer think(std::string_view record_text, int seat_number, std::string_view player,
             std::uint64_t seed) {
  record::Record record;
  Seat seat = 0;
  if (auto refusal = open(record_text, record)) return *refusal;
  Position position = record.position();
  if (auto refusal = find_asked(record, position, seat_number, seat)) return *refusal;
  const Game& game = record.game();
  std::unique_ptr<players::Player> chooser;
  if (auto refusal = find_player(game, player, chooser)) return *refusal;
  game.conceal(position, seat);
  luck::Generator generator = players::lots(seed, position, seat);
  const Move chosen = chooser->choose(game, position, seat, generator);
  return {Status::fine, table::say(game, position, seat, chosen)};
}

Answer take_weights(std::string_view game, std::span<const std::byte> bytes) {
  const catalog::Entry* entry = catalog::find(game);
  if (entry == nullptr) return no_such(Status::no_such_game, "game", "there is no such game");
  const players::Given given = roster::give_weights(*entry->game, bytes);
  if (given == players::Given::taken) return {};
  const std::string title(entry->game->title);
  if (given == players::Given::late) {
    return refused(Status::weights_in_use, Cause::weights_in_use, {title},
                   title + " has weights already, which players may be using; they stay");
  }
  return refused(Status::no_weights, Cause::wrong_weights, {title},
                 "these are no weights of " + title + ", or they are damaged");
}

}  // namespace foxtray::view
