#include "wizard/notation.h"

#include "game/words.h"
#include "wizard/round.h"

namespace foxtray::wizard {
namespace {

using game::put;
using game::Refusal;
using game::Words;

constexpr std::array<std::string_view, 9> kVerbs = {"set",  "predict", "strike", "wizard", "reroll",
                                                    "wait", "stop",    "jester", "done"};

char* put_word(char c, char* out) {
  *out++ = ' ';
  *out++ = c;
  return out;
}

char* put_faces(const Counts& counts, char* out) {
  for (std::size_t face = 0; face < kFaces; ++face)
    for (unsigned n = 0; n < counts[face]; ++n) out = put_word(kFaceLetters[face], out);
  return out;
}

char* put_field(unsigned field, char* out) {
  out = put_word(kFaceLetters[colour_of(field)], out);
  *out++ = static_cast<char>('0' + number_of(field));
  return out;
}

Heard refuse(Reason reason, unsigned a = 0, unsigned b = 0) {
  return {{},
          {static_cast<std::uint8_t>(reason),
           {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}}};
}
Refusal refuse_field(Reason reason, unsigned field) {
  return refuse(reason, colour_of(field), number_of(field)).refusal;
}

std::optional<std::size_t> face_in(std::string_view word) {
  if (word.size() != 1) return std::nullopt;
  for (std::size_t face = 0; face < kFaces; ++face)
    if (kFaceLetters[face] == word[0]) return face;
  return std::nullopt;
}

/// The faces named by the rest of the words, counted; at most seven.
std::optional<Counts> faces_in(Words& words) {
  Counts counts{};
  unsigned n = 0;
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    const auto face = face_in(word);
    if (!face || ++n > kDice) return std::nullopt;
    ++counts[*face];
  }
  return counts;
}

unsigned sum(const Counts& counts) {
  unsigned n = 0;
  for (const auto count : counts) n += count;
  return n;
}

Heard hear_field(Verb verb, std::string_view word) {
  if (word.size() != 2) return refuse(Reason::unknown_field);
  const auto colour = kFaceLetters.substr(0, kColours).find(word[0]);
  if (colour == std::string_view::npos || word[1] < '1' || word[1] > '5')
    return refuse(Reason::unknown_field);
  return {move_of(verb,
                  static_cast<unsigned>(colour) * kColumns + static_cast<unsigned>(word[1] - '1')),
          {}};
}

Heard hear_colour(std::string_view word) {
  const auto face = face_in(word);
  if (!face || *face >= kColours) return refuse(Reason::unknown_colour);
  return {move_of(Verb::wizard, static_cast<unsigned>(*face)), {}};
}

Heard hear_set(Words& words) {
  const auto faces = faces_in(words);
  if (!faces) return refuse(Reason::unknown_face);
  if (sum(*faces) != 2) return refuse(Reason::two_faces);
  unsigned first = 0;
  while ((*faces)[first] == 0) ++first;
  unsigned second = kFaces - 1;
  while ((*faces)[second] == 0) --second;
  return {move_of(Verb::set, first * kFaces + second), {}};
}

Heard hear_reroll(const State& s, Words& words) {
  const auto faces = faces_in(words);
  if (!faces) return refuse(Reason::unknown_face);
  if (sum(*faces) == 0) return refuse(Reason::words_missing);
  for (std::size_t face = 0; face < kFaces; ++face) {
    if ((*faces)[face] > s.count[face]) return refuse(Reason::dice_not_there);
  }
  return {move_of(Verb::reroll, dice_of(s.count, *faces)), {}};
}

}  // namespace

char* say(const State& s, Move move, char* out) {
  const unsigned operand = operand_of(move);
  out = put(kVerbs[static_cast<std::size_t>(verb_of(move))], out);
  switch (verb_of(move)) {
    case Verb::set:
      out = put_word(kFaceLetters[operand / kFaces], out);
      return put_word(kFaceLetters[operand % kFaces], out);
    case Verb::predict:
    case Verb::strike:
      return put_field(operand, out);
    case Verb::wizard:
      return put_word(kFaceLetters[operand], out);
    case Verb::reroll:
      return put_faces(taken(s.count, operand), out);
    case Verb::wait:
    case Verb::stop:
    case Verb::jester:
    case Verb::done:
      return out;
  }
  return out;
}

char* say_throw(const State& s, dice::Throw outcome, char* out) {
  if (s.phase == Phase::card) {
    out = put("card ", out);
    return put(kCardNames[static_cast<std::size_t>(outcome.card())], out);
  }
  Counts counts{};
  for (std::size_t face = 0; face < kFaces; ++face) {
    counts[face] = static_cast<std::uint8_t>(outcome.count(static_cast<dice::Face>(face + 1)));
  }
  return put_faces(counts, put("roll", out));
}

char* say_chance(const State& s, char* out) {
  if (s.phase == Phase::card) return put("card", out);
  return put_word(static_cast<char>('0' + s.to_roll), put("roll", out));
}

Heard hear(const State& s, std::string_view text) {
  Words words(text);
  const std::string_view word = words.next();
  const std::size_t found = game::index_of(word, kVerbs);
  if (found == kVerbs.size()) return refuse(Reason::unknown_move);
  const auto verb = static_cast<Verb>(found);
  switch (verb) {
    case Verb::set:
      return hear_set(words);
    case Verb::reroll:
      return hear_reroll(s, words);
    case Verb::predict:
    case Verb::strike:
    case Verb::wizard: {
      const std::string_view operand = words.next();
      if (operand.empty() || !words.next().empty()) return refuse(Reason::words_missing);
      return verb == Verb::wizard ? hear_colour(operand) : hear_field(verb, operand);
    }
    case Verb::wait:
    case Verb::stop:
    case Verb::jester:
    case Verb::done:
      if (!words.next().empty()) return refuse(Reason::words_missing);
      return {move_of(verb), {}};
  }
  return refuse(Reason::unknown_move);
}

std::optional<dice::Throw> hear_throw(const State& s, std::string_view text) {
  Words words(text);
  const std::string_view verb = words.next();
  if (verb != (s.phase == Phase::card ? "card" : "roll")) return std::nullopt;
  if (s.phase == Phase::card) {
    const std::size_t found = game::index_of(words.next(), kCardNames);
    if (found == kCardNames.size() || !words.next().empty()) return std::nullopt;
    return dice::Throw(static_cast<std::uint32_t>(found));
  }
  const auto counts = faces_in(words);
  if (!counts) return std::nullopt;
  dice::Throw outcome;
  for (std::size_t face = 0; face < kFaces; ++face)
    for (unsigned n = 0; n < (*counts)[face]; ++n) outcome.add(static_cast<dice::Face>(face + 1));
  return outcome;
}

Refusal why_not(const State& s, Seat seat, Move move) {
  const SeatState& me = s.seat[seat];
  const unsigned operand = operand_of(move);
  const bool stopping =
      s.phase == Phase::stopping || s.phase == Phase::seer || s.phase == Phase::last;
  switch (verb_of(move)) {
    case Verb::predict:
      if (s.phase != Phase::predict) break;
      return refuse_field(
          (me.used & bit(operand)) != 0 ? Reason::field_used : Reason::already_predicted, operand);
    case Verb::strike:
      if (s.phase != Phase::strike) break;
      return refuse_field(Reason::nothing_to_strike, operand);
    case Verb::jester:
      if (!stopping) break;
      return refuse(Reason::no_jester_count, s.count[kJester]).refusal;
    case Verb::reroll:
      if (s.phase == Phase::insist) return refuse(Reason::roll_at_least_three).refusal;
      if (s.phase == Phase::seer) return refuse(Reason::jesters_stay).refusal;
      break;
    case Verb::set:
    case Verb::wizard:
    case Verb::wait:
    case Verb::stop:
    case Verb::done:
      break;
  }
  return refuse(Reason::not_asked).refusal;
}

}  // namespace foxtray::wizard
