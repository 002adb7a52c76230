#include "record/reader.h"

#include <algorithm>

#include "game/words.h"
#include "luck/fair_dice.h"
#include "record/lines.h"

namespace foxtray::record {
namespace {

using game::Words;

std::string quoted(std::string_view text) {
  constexpr std::size_t kShown = 40;
  std::string result = "'";
  if (text.size() <= kShown) return (result += text) += "'";
  std::size_t cut = kShown;
  while ((static_cast<unsigned char>(text[cut]) & 0xc0U) == 0x80U) --cut;  // not inside a character
  return (result += text.substr(0, cut)) += "...'";
}

/// A number without sign or leading zero, at most three digits; nothing else.
std::optional<int> number_in(std::string_view word) {
  if (word.empty() || word.size() > 3 || (word[0] == '0' && word.size() > 1)) return std::nullopt;
  int number = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return std::nullopt;
    number = 10 * number + (c - '0');
  }
  return number;
}

/// R1.6: a total may be negative.
std::optional<int> total_in(std::string_view word) {
  const bool negative = word.starts_with('-');
  const auto number = number_in(negative ? word.substr(1) : word);
  if (!number || (negative && *number == 0)) return std::nullopt;
  return negative ? -*number : *number;
}

std::string joined(const std::vector<std::string>& words, const char* separator) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

constexpr const char* kKeys = "game, players, option, name, seed, ---";

/// The header while it is read; it is judged as a whole when it has ended (R2.4).
class HeaderReader {
 public:
  HeaderReader(Header& header, Fault& fault) : header_(header), fault_(fault) {}

  bool line(std::string_view text, int number) {
    Words words(text);
    const std::string_view key = words.next();
    if (key == "game") return game_line(words);
    if (key == "players") return players_line(words);
    if (key == "option") return option_line(words, number);
    if (key == "name") return name_line(words, number);
    if (key == "seed") return seed_line(words, number);
    if (key == "foxtray") return fail("the version is given twice", kKeys);
    if (key == "---") return fail("nothing may follow --- on its line", "---");
    return fail(quoted(key) + " is not a header line", kKeys);
  }

  bool end(int number) {
    fault_.line = number;
    if (header_.game == nullptr) return fail("the header has no game", "game " + game_ids());
    if (players_ == 0) return fail("the header has no number of players", players_legal());
    if (players_ < header_.game->min_players || players_ > header_.game->max_players) {
      fault_.line = players_line_;
      return fail(
          std::string(header_.game->title) + " is not played by " + std::to_string(players_),
          players_legal());
    }
    header_.setup.players = static_cast<std::uint8_t>(players_);
    return std::all_of(options_.begin(), options_.end(),
                       [&](const Late& late) { return option(late); }) &&
           std::all_of(names_.begin(), names_.end(), [&](const Late& late) { return name(late); });
  }

  void at(int number) { fault_.line = number; }
  int seed_line() const { return seed_line_; }

 private:
  /// A line that can be judged only when the whole header is known.
  struct Late {
    int line;
    std::string first;
    std::string second;
  };

  bool fail(std::string what, std::string legal = {}) {
    fault_.what = std::move(what);
    fault_.legal = std::move(legal);
    return false;
  }

  static std::string game_ids() {
    std::vector<std::string> ids;
    for (const auto& entry : catalog::games()) ids.emplace_back(entry.game->id);
    return joined(ids, ", ");
  }

  std::string players_legal() const {
    return "players " + std::to_string(header_.game->min_players) + " to " +
           std::to_string(header_.game->max_players);
  }

  bool game_line(Words& words) {
    if (header_.game != nullptr) return fail("the game is named twice");
    const std::string_view id = words.rest();
    const catalog::Entry* entry = catalog::find(id);
    if (entry == nullptr) return fail("no game is called " + quoted(id), game_ids());
    header_.game = entry->game;
    return true;
  }

  bool players_line(Words& words) {
    if (players_ != 0) return fail("the number of players is given twice");
    const std::string_view word = words.rest();
    const auto number = number_in(word);
    if (!number || *number < 1 || *number > game::kMaxSeats) {
      return fail(quoted(word) + " is not a number of players", "players 1 to 5");
    }
    players_ = *number;
    players_line_ = fault_.line;
    return true;
  }

  bool option_line(Words& words, int number) {
    const std::string_view word = words.rest();
    const auto equals = word.find('=');
    if (equals == std::string_view::npos || word.find_first_of(" \t") != std::string_view::npos) {
      return fail(quoted(word) + " is not an option", "option NAME=VALUE");
    }
    const std::string_view name = word.substr(0, equals);
    for (const Late& late : options_)
      if (late.first == name) return fail("option " + quoted(name) + " is given twice");
    if (options_.size() >= game::kMaxOptions) return fail("more options than any game has");
    options_.push_back({number, std::string(name), std::string(word.substr(equals + 1))});
    return true;
  }

  bool option(const Late& late) {
    fault_.line = late.line;
    const Game& game = *header_.game;
    game::Choice choice{};
    std::vector<std::string> names;
    switch (game::find_option(game, players_, late.first, late.second, choice)) {
      case game::OptionFault::unknown_option:
        for (const auto& option : game.options) names.emplace_back(option.name);
        return fail(std::string(game.title) + " has no option " + quoted(late.first),
                    joined(names, ", "));
      case game::OptionFault::unknown_value:
        for (const auto& option : game.options) {
          if (option.name != late.first) continue;
          for (const auto value : option.values)
            names.push_back(late.first + "=" + std::string(value));
        }
        return fail("option " + quoted(late.first) + " has no value " + quoted(late.second),
                    joined(names, ", "));
      case game::OptionFault::no_such_seat:
        return fail("there is no seat " + late.second, "seats 1 to " + std::to_string(players_));
      case game::OptionFault::none:
        break;
    }
    header_.setup.choice[choice.option] = choice.value;
    return true;
  }

  bool name_line(Words& words, int number) {
    const std::string_view word = words.next();
    const auto seat = number_in(word);
    if (!seat || *seat < 1 || *seat > game::kMaxSeats) {
      return fail(quoted(word) + " is not a seat", "name SEAT TEXT");
    }
    const std::string_view text = words.rest();
    if (text.empty()) return fail("the name is empty", "name SEAT TEXT");
    if (text.find('\t') != std::string_view::npos)
      return fail("a name cannot contain a tab", "name SEAT TEXT");
    std::string& name = header_.names[static_cast<std::size_t>(*seat - 1)];
    if (!name.empty()) return fail("seat " + std::to_string(*seat) + " is named twice");
    name = text;
    names_.push_back({number, std::string(word), {}});
    return true;
  }

  bool name(const Late& late) {
    if (number_in(late.first).value_or(0) <= players_) return true;
    fault_.line = late.line;
    return fail("there is no seat " + late.first, "seats 1 to " + std::to_string(players_));
  }

  bool seed_line(Words& words, int number) {
    if (!header_.seed.empty()) return fail("the seed is given twice");
    const std::string_view word = words.next();
    if (word.empty() || !words.rest().empty()) return fail("a seed is one word", "seed WORD");
    header_.seed = word;
    seed_line_ = number;
    return true;
  }

  Header& header_;
  Fault& fault_;
  int players_ = 0;
  int players_line_ = 0;
  int seed_line_ = 0;
  std::vector<Late> options_;
  std::vector<Late> names_;
};

class Reader {
 public:
  Reader(std::string_view text, Reading& reading, Manner manner, Fault& fault)
      : lines_(text), reading_(reading), manner_(manner), fault_(fault) {}

  bool read() { return header() && events(); }

 private:
  bool fail(std::string what, std::string legal = {}) {
    fault_ = {lines_.number(), std::move(what), std::move(legal)};
    return false;
  }

  /// The next line; false at the end or at a line that no text may have.
  bool next(std::string_view& line) {
    const auto found = lines_.next();
    if (found) line = *found;
    return found.has_value();
  }
  bool stopped_by_fault() {
    if (lines_.fault() == nullptr) return false;
    fail(lines_.fault(), "UTF-8 text without control characters");
    return true;
  }

  bool header() {
    std::string_view line;
    if (!next(line)) {
      if (stopped_by_fault()) return false;
      fail("the text is empty", "foxtray 1");
      fault_.line = std::max(fault_.line, 1);
      return false;
    }
    Words first(line);
    const bool ours = first.next() == "foxtray";
    const std::string_view version = first.rest();
    if (!ours)
      return fail("this is not a game record: it does not begin with 'foxtray 1'", "foxtray 1");
    if (version != "1")
      return fail("version " + quoted(version) + " of the record is not known here", "foxtray 1");
    HeaderReader reader(reading_.header, fault_);
    while (next(line)) {
      reader.at(lines_.number());
      if (line == "---") return reader.end(lines_.number()) && deal(reader.seed_line());
      if (!reader.line(line, lines_.number())) return false;
    }
    if (stopped_by_fault()) return false;
    return fail("the header does not end", "---");
  }

  bool deal(int seed_line) {
    game_ = reading_.header.game;
    reading_.position = start(reading_.header);
    return !manner_.verify_dice || know_dice(seed_line);
  }

  bool know_dice(int seed_line) {
    const std::string& seed = reading_.header.seed;
    if (seed.empty())
      return fail("the record has no seed from which its dice could be verified", "seed WORD");
    std::string wrong;
    fair_dice_ = luck::FairDice::from(seed, wrong);
    if (fair_dice_) return true;
    fault_ = {seed_line, "the dice cannot be verified. " + wrong, {}};
    return false;
  }

  bool events() {
    std::string_view line;
    while (next(line)) {
      if (reading_.has_result) return fail("nothing may follow the result");
      if (!event(line)) return false;
    }
    return !stopped_by_fault();
  }

  bool event(std::string_view line) {
    const char first = line[0];
    if (first >= '0' && first <= '9') return decision(line);
    if (line.starts_with("result")) return result(line);
    return chance(line);
  }

  std::string legal_now() const {
    if (game_->actors(reading_.position).over()) return result_line(*game_, reading_.position);
    const dice::Chance chance = game_->chance(reading_.position);
    if (chance.law == dice::Law::card) return cards_left(chance);
    return joined(legal_lines(*game_, reading_.position), "; ");
  }

  std::string cards_left(const dice::Chance& chance) const {
    std::vector<std::string> lines;
    for (std::uint32_t card = 0; card < 8; ++card) {
      const dice::Throw outcome(card);
      if (!dice::possible(chance, outcome)) continue;
      lines.push_back(line_of(*game_, reading_.position, Event::of(outcome)));
    }
    return joined(lines, "; ");
  }

  void keep(Event event) {
    ++reading_.events;
    if (manner_.keep != nullptr) manner_.keep->push_back(event);
  }

  bool decision(std::string_view line) {
    Words words(line);
    const std::string_view word = words.next();
    const auto number = number_in(word);
    const bool is_seat = number && *number >= 1 && *number <= game::kMaxSeats;
    const Seat seat = is_seat ? static_cast<Seat>(*number - 1) : Event::kTable;
    const std::string_view text = words.rest();
    const auto move = game_->hear(reading_.position, seat, text);
    if (!move) return fail(why_not(seat, word, text), legal_now());
    game_->apply(reading_.position, seat, *move);
    keep(Event::of(seat, *move));
    return true;
  }

  std::string why_not(Seat seat, std::string_view word, std::string_view text) const {
    const game::Actors actors = game_->actors(reading_.position);
    if (actors.over()) return "the game is over";
    if (seat >= reading_.header.setup.players) return "there is no seat " + quoted(word);
    if (actors.chance()) return "nobody is asked now: the dice or a card come next";
    if (!actors.has(seat)) return "seat " + std::to_string(seat + 1) + " is not asked now";
    if (text.empty()) return "the move is missing";
    return quoted(text) + ": " + sentence(*game_, game_->why_not(reading_.position, seat, text));
  }

  bool chance(std::string_view line) {
    const auto outcome = game_->hear_throw(reading_.position, line);
    if (!outcome) return fail(why_not_chance(line), legal_now());
    if (fair_dice_ && !follows_from_seed(*fair_dice_, *outcome)) return false;
    game_->roll(reading_.position, *outcome);
    keep(Event::of(*outcome));
    return true;
  }

  bool follows_from_seed(const luck::FairDice& fair_dice, dice::Throw outcome) {
    const dice::Throw due = fair_dice.at(game_->chance(reading_.position));
    if (due == outcome) return true;
    return fail("this does not follow from the seed",
                line_of(*game_, reading_.position, Event::of(due)));
  }

  std::string why_not_chance(std::string_view line) const {
    Words words(line);
    const std::string_view word = words.next();
    if (word != "roll" && word != "serve" && word != "card")
      return quoted(line) + " is not an event";
    const game::Actors actors = game_->actors(reading_.position);
    if (actors.over()) return "the game is over";
    if (!actors.chance()) return "a player must decide before the next " + std::string(word);
    std::array<char, game::kMaxText> due;
    const std::string_view owed(due.data(), game_->say_chance(reading_.position, due.data()));
    if (word != owed.substr(0, owed.find(' '))) return quoted(line) + " cannot come now";
    if (word == "card") return quoted(line) + " is not one of the cards that are left";
    if (word == "serve") return quoted(line) + " is not a possible platter and its other dice";
    return quoted(line) + " is not a roll of exactly the dice that are due";
  }

  bool result(std::string_view line) {
    Words words(line);
    if (words.next() != "result") return fail(quoted(line) + " is not an event", legal_now());
    if (!game_->actors(reading_.position).over()) return fail("the game is not over", legal_now());
    for (Seat seat = 0; seat < reading_.header.setup.players; ++seat) {
      const std::string_view word = words.next();
      const std::string of_seat = " of seat " + std::to_string(seat + 1);
      if (word.empty()) return fail("the total" + of_seat + " is missing", legal_now());
      const auto total = total_in(word);
      if (!total) return fail(quoted(word) + " is not the total" + of_seat, legal_now());
      if (*total != game_->score(reading_.position, seat).points) {
        return fail(
            "the total of seat " + std::to_string(seat + 1) + " is not " + std::to_string(*total),
            legal_now());
      }
    }
    if (!words.rest().empty()) return fail("the result has more totals than seats", legal_now());
    reading_.has_result = true;
    return true;
  }

  Lines lines_;
  Reading& reading_;
  Manner manner_;
  std::optional<luck::FairDice> fair_dice_;
  Fault& fault_;
  const Game* game_ = nullptr;
};

}  // namespace

std::string Fault::text() const {
  std::string result = std::to_string(line) + ": " + what;
  if (!legal.empty()) result += " (legal: " + legal + ")";
  return result;
}

std::optional<Fault> read(std::string_view text, Reading& reading, Manner manner) {
  if (text.size() > kMaxTextSize) return Fault{1, "the text is larger than any game record", {}};
  Fault fault;
  reading = {};
  if (Reader(text, reading, manner, fault).read()) return std::nullopt;
  return fault;
}

std::optional<Fault> read(std::string_view text, Record& record) {
  Reading reading;
  record.events.clear();
  auto fault = read(text, reading, {.keep = &record.events});
  record.header = std::move(reading.header);
  return fault;
}

}  // namespace foxtray::record
