#include "cli/spoken_dice.h"

#include <algorithm>
#include <bit>

#include "catalog/catalog.h"
#include "game/words.h"

namespace foxtray::cli {
namespace {

using dice::Law;

constexpr unsigned kPlatterDice = 3;  // C11.3

unsigned bit(unsigned die) { return 1U << die; }

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  game::Words rest(text);
  for (std::string_view word = rest.next(); !word.empty(); word = rest.next())
    words.emplace_back(word);
  return words;
}

bool only(std::string_view word, std::string_view allowed) {
  return !word.empty() && word.find_first_not_of(allowed) == std::string_view::npos;
}

constexpr std::string_view kFaceDigits = "123456";

}  // namespace

SpokenDice::SpokenDice(const game::Game& game, const game::Position& position)
    : game_(game), position_(position), chance_(game.chance(position)) {
  if (const clever::Sheet* sheet = catalog::entry_of(game).sheet) dice_letters_ = sheet->print.dice;
  ask_throw();
}

std::string SpokenDice::letters(unsigned dice, const char* separator) const {
  std::string text;
  for (unsigned die = 0; die < dice_letters_.size(); ++die) {
    if ((dice & bit(die)) == 0) continue;
    if (!text.empty()) text += separator;
    text += dice_letters_[die];
  }
  return text;
}

std::string SpokenDice::cards() const {
  std::string list;
  for (unsigned left = chance_.dice; left != 0; left &= left - 1) {
    std::array<char, game::kMaxText> text;
    const dice::Throw card(static_cast<std::uint32_t>(std::countr_zero(left)));
    const std::string line(text.data(), game_.say_throw(position_, card, text.data()));
    if (!list.empty()) list += ", ";
    list += words_of(line).back();
  }
  return list;
}

void SpokenDice::ask_throw() {
  switch (chance_.law) {
    case Law::distinct: {
      const unsigned set = chance_.dice;
      question_ =
          "Roll " + letters(set, " ") + ": what do they show, in this order? (like " +
          std::string("4 3 5 2 6 1")
              .substr(0, 2 * static_cast<std::size_t>(std::popcount(set)) - 1) +
          ", or with letters: " + dice_letters_[static_cast<unsigned>(std::countr_zero(set))] +
          "4 ...)";
      break;
    }
    case Law::serve:
      question_ = "Roll all six dice for the platter, " + letters(chance_.dice, " ") +
                  ": what do they show, in this order?";
      break;
    case Law::like:
      question_ = (chance_.dice == 1
                       ? "Roll one die: what does it show?"
                       : "Roll " + std::to_string(chance_.dice) + " dice: what do they show?") +
                  std::string(" (like g r b y w j)");
      break;
    case Law::card:
      question_ = "Turn up a card: which is it? (" + cards() + ")";
      break;
    case Law::none:
      break;
  }
}

Refused SpokenDice::hear(std::string_view answer) {
  switch (step_) {
    case Step::faces:
      return hear_throw(answer);
    case Step::ties:
      return hear_ties(words_of(answer));
    case Step::row:
      return hear_row(words_of(answer));
  }
  return std::nullopt;
}

Refused SpokenDice::hear_throw(std::string_view answer) {
  outcome_ = game_.hear_throw(position_, answer);  // as it is written in a record
  if (outcome_) return std::nullopt;
  std::vector<std::string> words = words_of(answer);
  const std::string verb = words_of(table::say_chance(game_, position_)).front();
  if (!words.empty() && words.front() == verb) words.erase(words.begin());
  if (words.empty())
    return chance_.law == Law::card ? "please type which card it is"
                                    : "please type what you rolled";
  if (words.size() == 1 && only(words[0], kFaceDigits)) {  // 435261
    const std::string joined = words[0];
    words.clear();
    for (const char c : joined) words.emplace_back(1, c);
  }
  if (chance_.law == Law::distinct || chance_.law == Law::serve) return hear_faces(words);
  std::string line = verb;
  for (const std::string& word : words) {
    if (chance_.law == Law::card) {
      line += ' ' + word;
    } else {
      for (const char c : word) (line += ' ') += c;
    }
  }
  outcome_ = game_.hear_throw(position_, line);
  if (outcome_) return std::nullopt;
  if (chance_.law == Law::card) return "that card cannot come now; it is one of " + cards();
  return "that is not " + (chance_.dice == 1 ? "one die" : std::to_string(chance_.dice) + " dice") +
         " with the faces g, r, b, y, w and j";
}

Refused SpokenDice::hear_faces(const std::vector<std::string>& words) {
  const auto expected = static_cast<std::size_t>(std::popcount(chance_.dice));
  if (words.size() != expected) {
    return "that is " + std::to_string(words.size()) + ", but " + std::to_string(expected) +
           (expected == 1 ? " die is" : " dice are") + " rolled: " + letters(chance_.dice, " ");
  }
  face_.fill(0);
  unsigned next = 0;
  for (const std::string& word : words) {
    unsigned die = next;
    while ((chance_.dice & bit(die)) == 0) ++die;
    next = die + 1;
    std::string_view rest = word;
    if (!only(rest.substr(0, 1), "0123456789")) {
      die = static_cast<unsigned>(std::min(dice_letters_.find(rest[0]), dice_letters_.size()));
      rest.remove_prefix(1);
      if (die == dice_letters_.size() || (chance_.dice & bit(die)) == 0) {
        return "'" + word + "' is not one of the dice rolled: " + letters(chance_.dice, " ");
      }
      next = 0;
    }
    if (rest.size() != 1 || !only(rest, kFaceDigits))
      return "'" + word + "' has no face from 1 to 6";
    if (face_[die] != 0) return std::string("the die ") + dice_letters_[die] + " is named twice";
    face_[die] = static_cast<unsigned>(rest[0] - '0');
  }
  if (chance_.law == Law::distinct) {
    dice::Throw outcome;
    for (unsigned die = 0; die < dice_letters_.size(); ++die) {
      outcome.set_face(static_cast<int>(die), static_cast<dice::Face>(face_[die]));
    }
    outcome_ = outcome;
    return std::nullopt;
  }
  auto sorted = face_;
  std::sort(sorted.begin(), sorted.end());
  const unsigned limit = sorted[kPlatterDice - 1];
  lowest_ = tied_ = 0;
  for (unsigned die = 0; die < dice_letters_.size(); ++die) {
    if (face_[die] < limit) lowest_ |= bit(die);
    if (face_[die] == limit) tied_ |= bit(die);
  }
  const unsigned wanted = kPlatterDice - static_cast<unsigned>(std::popcount(lowest_));
  if (wanted == static_cast<unsigned>(std::popcount(tied_))) {
    set_platter(lowest_ | tied_);
  } else {
    step_ = Step::ties;
    question_ = "The dice " + letters(tied_, " ") + " show the same, and " +
                std::to_string(wanted) + " of them " + (wanted == 1 ? "lies" : "lie") +
                " on the platter: which? (those that lie nearer to you)";
  }
  return std::nullopt;
}

std::vector<unsigned> SpokenDice::named(const std::vector<std::string>& words, unsigned set) const {
  std::vector<unsigned> dice;
  for (const std::string& word : words) {
    for (const char c : word) {
      if (only({&c, 1}, kFaceDigits)) continue;  // y3 is as good as y
      const auto die = static_cast<unsigned>(std::min(dice_letters_.find(c), dice_letters_.size()));
      if (die == dice_letters_.size() || (set & bit(die)) == 0) return {};
      if (std::find(dice.begin(), dice.end(), die) != dice.end()) return {};
      dice.push_back(die);
    }
  }
  return dice;
}

Refused SpokenDice::hear_ties(const std::vector<std::string>& words) {
  const unsigned wanted = kPlatterDice - static_cast<unsigned>(std::popcount(lowest_));
  const std::vector<unsigned> dice = named(words, tied_);
  if (dice.size() != wanted) {
    return "please name " + std::to_string(wanted) + " of " + letters(tied_, " ") + " by " +
           (wanted == 1 ? "its letter" : "their letters");
  }
  unsigned platter = lowest_;
  for (const unsigned die : dice) platter |= bit(die);
  set_platter(platter);
  return std::nullopt;
}

void SpokenDice::set_platter(unsigned dice) {
  row_ = bit(static_cast<unsigned>(dice_letters_.size())) - 1 - dice;
  step_ = Step::row;
  question_ = "On the platter: " + letters(dice, " ") +
              ". In which order do the others lie on the fields I, II, III? (" +
              letters(row_, " ") + "; an empty line takes this order)";
}

Refused SpokenDice::hear_row(const std::vector<std::string>& words) {
  std::vector<unsigned> dice = named(words, row_);
  if (words.empty()) dice = named({letters(row_, "")}, row_);
  if (dice.size() != dice_letters_.size() - kPlatterDice)
    return "please name the dice " + letters(row_, " ") + ", each once";
  dice::Throw outcome;
  for (unsigned die = 0; die < dice_letters_.size(); ++die) {
    outcome.set_face(static_cast<int>(die), static_cast<dice::Face>(face_[die]));
  }
  for (std::size_t place = 0; place < dice.size(); ++place) {
    outcome.set_row(static_cast<int>(place), static_cast<int>(dice[place]));
  }
  outcome_ = outcome;
  return std::nullopt;
}

}  // namespace foxtray::cli
