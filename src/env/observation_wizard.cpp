// Observations of the Wizard dice game (docs/python.md has the list).
#include "env/bytes.h"
#include "env/observation.h"
#include "env/seats.h"
#include "wizard/rules.h"
#include "wizard/state.h"

namespace foxtray::env {
namespace {

using wizard::SeatState;
using wizard::State;

// W10.5: with the extra die up to eight count.
constexpr unsigned kHighestMark = wizard::kDifference + 2 * (wizard::kDice + 1);
constexpr unsigned kNoFieldSeen = wizard::kFields;
constexpr unsigned kNoColourSeen = wizard::kColours;

void write_sheet(Writer& out, const SeatState& me) {
  for (const std::uint8_t mark : me.mark) out.number(mark);
  out.bits(me.jesters, wizard::kColumns);
  out.number(me.prediction == wizard::kNoField ? kNoFieldSeen : me.prediction);
  out.number(me.crosses);
}

}  // namespace

std::uint8_t* write_wizard(const Position& seen, Seat seat, std::uint8_t* bytes) {
  const State& s = game::as<State>(seen);
  const unsigned players = s.players;
  Writer out(bytes);
  out.number(seat);
  for (unsigned k = 0; k < players; ++k) out.number(s.open >> absolute(k, seat, players) & 1);
  for (unsigned k = 0; k < players; ++k) out.number(s.in >> absolute(k, seat, players) & 1);
  out.number(relative(s.seer, seat, players));
  out.number(relative(s.next_seer, seat, players));
  out.number(s.round);
  out.number(s.roll);
  out.number(static_cast<unsigned>(s.phase));
  out.number(static_cast<unsigned>(s.card));
  out.number(s.wizard_colour == wizard::kNoColour ? kNoColourSeen : s.wizard_colour);
  out.number(s.asked);
  out.number(s.to_roll);
  for (const std::uint8_t count : s.count) out.number(count);
  out.bits(s.deck, wizard::kCards);
  for (unsigned k = 0; k < players; ++k) write_sheet(out, s.seat[absolute(k, seat, players)]);
  return out.end();
}

namespace {

SeatState read_sheet(Reader& in) {
  SeatState me{};
  for (unsigned field = 0; field < wizard::kFields; ++field) {
    me.mark[field] = in.number();
    if (me.mark[field] != wizard::kEmpty) me.used |= wizard::bit(field);
  }
  me.jesters = static_cast<std::uint8_t>(in.bits(wizard::kColumns));
  me.prediction = in.number();
  if (me.prediction == kNoFieldSeen) me.prediction = wizard::kNoField;
  me.crosses = in.number();
  return me;
}

}  // namespace

Position read_wizard(const Setup& setup, std::span<const std::uint8_t> bytes) {
  const Position start = wizard::kWizardDiceGame.deal(setup);
  State s{};
  s.players = setup.players;
  s.target = game::as<State>(start).target;
  s.cards = game::as<State>(start).cards;
  s.first_seer = game::as<State>(start).first_seer;
  Reader in(bytes);
  const unsigned own = in.number();
  const auto seats = [&] {
    unsigned set = 0;
    for (unsigned k = 0; k < s.players; ++k)
      set |= unsigned{in.number()} << absolute(k, own, s.players);
    return static_cast<std::uint8_t>(set);
  };
  s.open = seats();
  s.in = seats();
  s.seer = static_cast<std::uint8_t>(absolute(in.number(), own, s.players));
  s.next_seer = static_cast<std::uint8_t>(absolute(in.number(), own, s.players));
  s.round = in.number();
  s.roll = in.number();
  s.phase = static_cast<wizard::Phase>(in.number());
  s.card = static_cast<wizard::Card>(in.number());
  s.wizard_colour = in.number();
  if (s.wizard_colour == kNoColourSeen) s.wizard_colour = wizard::kNoColour;
  s.asked = in.number();
  s.to_roll = in.number();
  for (std::uint8_t& count : s.count) count = in.number();
  s.deck = static_cast<std::uint8_t>(in.bits(wizard::kCards));
  for (unsigned k = 0; k < s.players; ++k) s.seat[absolute(k, own, s.players)] = read_sheet(in);
  return game::position_of(s);
}

namespace {

void list_sheet(unsigned distance, std::vector<Field>& fields) {
  const std::string whose = std::to_string(distance) + ".";
  for (unsigned field = 0; field < wizard::kFields; ++field)
    fields.push_back({whose + wizard::kFaceLetters[wizard::colour_of(field)] +
                          std::to_string(wizard::number_of(field)),
                      kHighestMark});
  for (int jesters = 1; jesters <= wizard::kColumns; ++jesters)
    fields.push_back({whose + "jesters " + std::to_string(jesters), 1});
  fields.push_back({whose + "prediction", kNoFieldSeen});
  fields.push_back({whose + "crosses", 2 * wizard::kLastRound});
}

}  // namespace

std::vector<Field> wizard_fields(unsigned players) {
  const auto last_seat = static_cast<std::uint8_t>(players - 1);
  std::vector<Field> fields = {{"seat", last_seat}};
  for (const std::string what : {"open ", "in "})
    for (unsigned k = 0; k < players; ++k) fields.push_back({what + std::to_string(k), 1});
  fields.push_back({"seer", last_seat});
  fields.push_back({"next seer", last_seat});
  fields.push_back({"round", wizard::kLastRound});
  fields.push_back({"roll", wizard::kRolls});
  fields.push_back({"phase", static_cast<std::uint8_t>(wizard::Phase::over)});
  fields.push_back({"card", static_cast<std::uint8_t>(wizard::Card::none)});
  fields.push_back({"wizard colour", kNoColourSeen});
  fields.push_back({"asked", static_cast<std::uint8_t>(players)});
  fields.push_back({"to roll", wizard::kDice});
  for (const char letter : wizard::kFaceLetters)
    fields.push_back({std::string("lying ") + letter, wizard::kDice});
  for (const std::string_view card : wizard::kCardNames)
    fields.push_back({"left " + std::string(card), 1});
  for (unsigned k = 0; k < players; ++k) list_sheet(k, fields);
  return fields;
}

}  // namespace foxtray::env
