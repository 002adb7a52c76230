#include "record/reader.h"

#include <algorithm>

#include "game/words.h"
#include "luck/fair_dice.h"
#include "record/concealed.h"
#include "record/lines.h"

namespace foxtray::record {

/// Puts a record together whose events were replayed as they were read.
class Reader {
 public:
  static Record put(Header header, std::vector<Event> events, const Position& position) {
    Record record;
    record.header_ = std::move(header);
    record.events_ = std::move(events);
    record.position_ = position;
    return record;
  }
};

namespace {

using game::Words;

using Texts = std::vector<std::string>;

/// As much of a text as is told.
std::string cut(std::string_view text) {
  constexpr std::size_t kShown = 40;
  if (text.size() <= kShown) return std::string(text);
  std::size_t end = kShown;
  while ((static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) --end;  // not inside a character
  return std::string(text.substr(0, end)) + "...";
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

/// `players 1`, `players 2` and so on.
Texts numbered(std::string_view word, int first, int last) {
  Texts texts;
  for (int number = first; number <= last; ++number)
    texts.push_back(std::string(word) + " " + std::to_string(number));
  return texts;
}

Texts header_keys() { return {"game", "players", "option", "name", "seed", "---"}; }

/// The header while it is read; it is judged as a whole when it has ended (R2.4).
class HeaderReader {
 public:
  /// `viewer` is where the one of a concealed record goes; nullptr: it is none.
  HeaderReader(Header& header, Seat* viewer, Fault& fault)
      : header_(header), viewer_(viewer), fault_(fault) {}

  bool line(std::string_view text, int number) {
    Words words(text);
    const std::string_view key = words.next();
    if (key == "game") return game_line(words);
    if (key == "players") return players_line(words);
    if (key == "option") return option_line(words, number);
    if (key == "name") return name_line(words, number);
    if (key == "seed") return seed_line(words, number);
    if (key == "seen-by" && viewer_ != nullptr) return viewer_line(words, number);
    if (key == "foxtray") return fail(Wrong::given_twice, {"foxtray"}, header_keys());
    if (key == "---") return fail(Wrong::more_after_dashes, {}, {"---"});
    return fail(Wrong::unknown_header_line, {cut(key)}, header_keys());
  }

  bool end(int number) {
    fault_.line = number;
    if (header_.game == nullptr) return fail(Wrong::header_lacks, {"game"}, game_lines());
    if (players_ == 0) return fail(Wrong::header_lacks, {"players"}, players_legal());
    if (players_ < header_.game->min_players || players_ > header_.game->max_players) {
      fault_.line = players_line_;
      return fail(Wrong::not_played_by,
                  {std::string(header_.game->title), std::to_string(players_)}, players_legal());
    }
    header_.setup.players = static_cast<std::uint8_t>(players_);
    return std::all_of(options_.begin(), options_.end(),
                       [&](const Late& late) { return option(late); }) &&
           std::all_of(names_.begin(), names_.end(),
                       [&](const Late& late) { return name(late); }) &&
           std::all_of(viewers_.begin(), viewers_.end(),
                       [&](const Late& late) { return viewer(late); });
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

  bool fail(Wrong wrong, Texts operands = {}, Texts legal = {}) {
    fault_.wrong = wrong;
    fault_.operands = std::move(operands);
    fault_.legal = std::move(legal);
    return false;
  }

  static Texts game_lines() {
    Texts lines;
    for (const auto& entry : catalog::games())
      lines.push_back("game " + std::string(entry.game->id));
    return lines;
  }

  Texts players_legal() const {
    return numbered("players", header_.game->min_players, header_.game->max_players);
  }

  bool game_line(Words& words) {
    if (header_.game != nullptr) return fail(Wrong::given_twice, {"game"});
    const std::string_view id = words.rest();
    const catalog::Entry* entry = catalog::find(id);
    if (entry == nullptr) return fail(Wrong::unknown_game, {cut(id)}, game_lines());
    header_.game = entry->game;
    return true;
  }

  bool players_line(Words& words) {
    if (players_ != 0) return fail(Wrong::given_twice, {"players"});
    const std::string_view word = words.rest();
    const auto number = number_in(word);
    if (!number || *number < 1 || *number > game::kMaxSeats) {
      return fail(Wrong::no_number_of_players, {cut(word)},
                  numbered("players", 1, game::kMaxSeats));
    }
    players_ = *number;
    players_line_ = fault_.line;
    return true;
  }

  bool option_line(Words& words, int number) {
    const std::string_view word = words.rest();
    const auto equals = word.find('=');
    if (equals == std::string_view::npos || word.find_first_of(" \t") != std::string_view::npos) {
      return fail(Wrong::no_option, {cut(word)});
    }
    const std::string_view name = word.substr(0, equals);
    for (const Late& late : options_)
      if (late.first == name) return fail(Wrong::given_twice, {"option " + cut(name)});
    if (options_.size() >= game::kMaxOptions) return fail(Wrong::too_many_options);
    options_.push_back({number, std::string(name), std::string(word.substr(equals + 1))});
    return true;
  }

  bool option(const Late& late) {
    fault_.line = late.line;
    const Game& game = *header_.game;
    game::Choice choice{};
    switch (game::find_option(game, players_, late.first, late.second, choice)) {
      case game::OptionFault::unknown_option:
        return fail(Wrong::unknown_option, {std::string(game.title), cut(late.first)},
                    option_lines({}));
      case game::OptionFault::unknown_value:
        return fail(Wrong::unknown_value, {late.first, cut(late.second)}, option_lines(late.first));
      case game::OptionFault::no_such_seat:
        return fail(Wrong::no_such_seat, {late.second}, option_lines(late.first));
      case game::OptionFault::none:
        break;
    }
    header_.setup.choice[choice.option] = choice.value;
    return true;
  }

  /// The lines that set the option of that name; of any option if it is empty.
  Texts option_lines(std::string_view name) const {
    Texts lines;
    for (const auto& option : header_.game->options) {
      if (!name.empty() && option.name != name) continue;
      for (const auto value : option.values.first(game::values_for(option, players_)))
        lines.push_back("option " + std::string(option.name) + "=" + std::string(value));
    }
    return lines;
  }

  bool name_line(Words& words, int number) {
    const std::string_view word = words.next();
    const auto seat = number_in(word);
    if (!seat || *seat < 1 || *seat > game::kMaxSeats) {
      return fail(Wrong::no_such_seat, {cut(word)}, numbered("name", 1, game::kMaxSeats));
    }
    const std::string_view text = words.rest();
    if (text.empty()) return fail(Wrong::empty_name);
    if (text.find('\t') != std::string_view::npos) return fail(Wrong::tab_in_name);
    std::string& name = header_.names[static_cast<std::size_t>(*seat - 1)];
    if (!name.empty()) return fail(Wrong::given_twice, {"name " + std::string(word)});
    name = text;
    names_.push_back({number, std::string(word), {}});
    return true;
  }

  bool name(const Late& late) {
    if (number_in(late.first).value_or(0) <= players_) return true;
    fault_.line = late.line;
    return fail(Wrong::no_such_seat, {late.first}, numbered("name", 1, players_));
  }

  bool seed_line(Words& words, int number) {
    if (!header_.seed.empty()) return fail(Wrong::given_twice, {"seed"});
    const std::string_view word = words.next();
    if (word.empty() || !words.rest().empty()) return fail(Wrong::seed_of_many_words);
    header_.seed = word;
    seed_line_ = number;
    return true;
  }

  bool viewer_line(Words& words, int number) {
    if (!viewers_.empty()) return fail(Wrong::given_twice, {"seen-by"});
    viewers_.push_back({number, std::string(words.rest()), {}});
    return true;
  }

  bool viewer(const Late& late) {
    if (late.first == "nobody") return true;
    const int seat = number_in(late.first).value_or(0);
    if (seat >= 1 && seat <= players_) {
      *viewer_ = static_cast<Seat>(seat - 1);
      return true;
    }
    fault_.line = late.line;
    Texts legal = numbered("seen-by", 1, players_);
    legal.emplace_back("seen-by nobody");
    return fail(Wrong::no_viewer, {cut(late.first)}, std::move(legal));
  }

  Header& header_;
  Seat* viewer_;
  Fault& fault_;
  int players_ = 0;
  int players_line_ = 0;
  int seed_line_ = 0;
  std::vector<Late> options_;
  std::vector<Late> names_;
  std::vector<Late> viewers_;
};

class EventReader {
 public:
  EventReader(std::string_view text, ReadOptions options, Fault& fault)
      : lines_(text), options_(options), fault_(fault) {
    constexpr std::size_t kUsualEvents = 256;
    events_.reserve(kUsualEvents);
  }

  bool read() { return header() && events(); }
  /// What was read.
  Record take() { return Reader::put(std::move(header_), std::move(events_), position_); }
  Concealed take_concealed() { return {take(), viewer_, std::move(hidden_)}; }
  /// To be called first: question marks are read too (R12).
  void read_concealed() { concealed_ = true; }

 private:
  bool fail(Wrong wrong, Texts operands = {}, Texts legal = {}) {
    fault_ = {.line = lines_.number(),
              .wrong = wrong,
              .operands = std::move(operands),
              .legal = std::move(legal)};
    return false;
  }

  /// The next line; false at the end or at a line that no text may have.
  bool next(std::string_view& line) {
    const auto found = lines_.next();
    if (found) line = *found;
    return found.has_value();
  }
  bool stopped_by_fault() {
    if (const auto wrong = lines_.fault()) return !fail(*wrong);
    return false;
  }

  bool header() {
    std::string_view line;
    if (!next(line)) {
      if (stopped_by_fault()) return false;
      fail(Wrong::empty_text, {}, {"foxtray 1"});
      fault_.line = std::max(fault_.line, 1);
      return false;
    }
    Words first(line);
    const bool ours = first.next() == "foxtray";
    const std::string_view version = first.rest();
    if (!ours) return fail(Wrong::no_record, {}, {"foxtray 1"});
    if (version != "1") return fail(Wrong::unknown_version, {cut(version)}, {"foxtray 1"});
    HeaderReader reader(header_, concealed_ ? &viewer_ : nullptr, fault_);
    while (next(line)) {
      reader.at(lines_.number());
      if (line == "---") return reader.end(lines_.number()) && deal(reader.seed_line());
      if (!reader.line(line, lines_.number())) return false;
    }
    if (stopped_by_fault()) return false;
    return fail(Wrong::header_unended, {}, {"---"});
  }

  bool deal(int seed_line) {
    game_ = header_.game;
    position_ = start(header_);
    return !options_.verify_dice || know_dice(seed_line);
  }

  bool know_dice(int seed_line) {
    const std::string& seed = header_.seed;
    if (seed.empty()) return fail(Wrong::no_seed_to_verify);
    std::string wrong;
    fair_dice_ = luck::FairDice::from(seed, wrong);
    if (fair_dice_) return true;
    fail(Wrong::seed_unreadable, {wrong});
    fault_.line = seed_line;
    return false;
  }

  bool events() {
    std::string_view line;
    while (next(line)) {
      if (has_result_) return fail(Wrong::more_after_result);
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

  Texts legal_now() const {
    if (game_->actors(position_).over()) return {result_line(*game_, position_)};
    const dice::Chance chance = game_->chance(position_);
    if (chance.law == dice::Law::card) return cards_left(chance);
    return legal_lines(*game_, position_);
  }

  Texts cards_left(const dice::Chance& chance) const {
    Texts lines;
    for (std::uint32_t card = 0; card < 8; ++card) {
      const dice::Throw outcome(card);
      if (!dice::possible(chance, outcome)) continue;
      lines.push_back(line_of(*game_, position_, Event::of(outcome)));
    }
    return lines;
  }
  /// Something else should stand here.
  bool fail_now(Wrong wrong, Texts operands = {}) {
    return fail(wrong, std::move(operands), legal_now());
  }

  bool decision(std::string_view line) {
    Words words(line);
    const std::string_view word = words.next();
    const auto number = number_in(word);
    const bool is_seat = number && *number >= 1 && *number <= game::kMaxSeats;
    const Seat seat = is_seat ? static_cast<Seat>(*number - 1) : Event::kTable;
    const std::string_view text = words.rest();
    const auto move = game_->hear(position_, seat, text);
    if (!move) {
      if (concealed_ && text.ends_with(" ?")) return hidden(seat, text);
      return refuse_decision(seat, word, text);
    }
    keep(seat, *move);
    return hidden_lines_.empty() || stays_hidden();
  }

  void keep(Seat seat, Move move) {
    game_->apply(position_, seat, move);
    events_.push_back(Event::of(seat, move));
  }

  bool stays_hidden() {
    if (holds_secrets(*game_, position_)) return true;
    return fail(Wrong::shown_since, {std::to_string(hidden_lines_.front())});
  }

  /// Some legal move takes the place of a hidden one: what the viewer may know is the same.
  bool hidden(Seat seat, std::string_view text) {
    const game::Actors actors = game_->actors(position_);
    const bool secret =
        actors.has(seat) && seat != viewer_ && game_->decides_in_secret(position_, seat);
    if (!secret) return fail_now(Wrong::not_hidden, {cut(text)});
    game::MoveList list;
    game_->legal(position_, seat, list);
    const Event event = Event::of(seat, list[0]);
    if (hidden_line(*game_, position_, event).substr(2) != text)
      return fail_now(Wrong::not_hidden, {cut(text)});
    hidden_.push_back(events_.size());
    hidden_lines_.push_back(lines_.number());
    keep(seat, list[0]);
    return stays_hidden();
  }

  bool refuse_decision(Seat seat, std::string_view word, std::string_view text) {
    const game::Actors actors = game_->actors(position_);
    if (actors.over()) return fail_now(Wrong::game_over);
    if (seat >= header_.setup.players) return fail_now(Wrong::no_such_seat, {cut(word)});
    if (actors.chance()) return fail_now(Wrong::dice_first);
    if (!actors.has(seat)) return fail_now(Wrong::seat_not_asked, {std::to_string(seat + 1)});
    if (text.empty()) return fail_now(Wrong::move_missing);
    fail_now(Wrong::illegal_move, {cut(text)});
    fault_.game = game_;
    fault_.refusal = game_->why_not(position_, seat, text);
    return false;
  }

  bool chance(std::string_view line) {
    const auto outcome = game_->hear_throw(position_, line);
    if (!outcome) return refuse_chance(line);
    if (fair_dice_ && !follows_from_seed(*fair_dice_, *outcome)) return false;
    game_->roll(position_, *outcome);
    events_.push_back(Event::of(*outcome));
    return true;
  }

  bool follows_from_seed(const luck::FairDice& fair_dice, dice::Throw outcome) {
    const dice::Throw due = fair_dice.at(game_->chance(position_));
    if (due == outcome) return true;
    return fail(Wrong::not_from_seed, {}, {line_of(*game_, position_, Event::of(due))});
  }

  bool refuse_chance(std::string_view line) {
    Words words(line);
    const std::string_view word = words.next();
    if (word != "roll" && word != "serve" && word != "card")
      return fail_now(Wrong::no_event, {cut(line)});
    const game::Actors actors = game_->actors(position_);
    if (actors.over()) return fail_now(Wrong::game_over);
    if (!actors.chance()) return fail_now(Wrong::decision_first, {std::string(word)});
    std::array<char, game::kMaxText> due;
    const std::string_view owed(due.data(), game_->say_chance(position_, due.data()));
    if (word != owed.substr(0, owed.find(' '))) return fail_now(Wrong::throw_not_now, {cut(line)});
    if (word == "card") return fail_now(Wrong::other_card, {cut(line)});
    if (word == "serve") return fail_now(Wrong::other_serve, {cut(line)});
    return fail_now(Wrong::other_dice, {cut(line)});
  }

  bool result(std::string_view line) {
    Words words(line);
    if (words.next() != "result") return fail_now(Wrong::no_event, {cut(line)});
    if (!game_->actors(position_).over()) return fail_now(Wrong::not_over);
    for (Seat seat = 0; seat < header_.setup.players; ++seat) {
      const std::string_view word = words.next();
      const std::string number = std::to_string(seat + 1);
      if (word.empty()) return fail_now(Wrong::total_missing, {number});
      if (total_in(word) != game_->score(position_, seat).points)
        return fail_now(Wrong::wrong_total, {cut(word), number});
    }
    if (!words.rest().empty()) return fail_now(Wrong::too_many_totals);
    has_result_ = true;
    return true;
  }

  Lines lines_;
  ReadOptions options_;
  Header header_;
  std::vector<Event> events_;
  Position position_;  // after the last of them
  bool concealed_ = false;
  Seat viewer_ = kNobody;
  std::vector<std::size_t> hidden_;
  std::vector<int> hidden_lines_;  // that hide what nobody has shown yet
  std::optional<luck::FairDice> fair_dice_;
  Fault& fault_;
  const Game* game_ = nullptr;
  bool has_result_ = false;
};

}  // namespace

bool begins_like_one(std::string_view text) {
  Lines lines(text);
  const auto first = lines.next();
  return first && *first == "foxtray 1";
}

std::optional<Fault> read(std::string_view text, Record& record, ReadOptions options) {
  if (text.size() > kMaxTextSize) return Fault{.line = 1, .wrong = Wrong::too_large};
  Fault fault;
  EventReader reader(text, options, fault);
  if (!reader.read()) return fault;
  record = reader.take();
  return std::nullopt;
}

std::optional<Fault> read(std::string_view text, Concealed& concealed) {
  if (text.size() > kMaxTextSize) return Fault{.line = 1, .wrong = Wrong::too_large};
  Fault fault;
  EventReader reader(text, {}, fault);
  reader.read_concealed();
  if (!reader.read()) return fault;
  concealed = reader.take_concealed();
  return std::nullopt;
}

}  // namespace foxtray::record
