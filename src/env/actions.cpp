#include "env/actions.h"

#include "clever/moves.h"
#include "clever/notation.h"
#include "wizard/moves.h"
#include "wizard/notation.h"

namespace foxtray::env {
namespace {

using clever::Places;
using clever::Sheet;
using clever::Spend;

/// The places that a number of a die or a sum of two can go to.
Places markable(const Sheet& sheet, unsigned area) {
  Places places = 0;
  for (const Places reached : sheet.reach[area]) places |= reached;
  return places;
}

/// Can a die be marked there as another number, by spending a space of that kind?
bool can_pretend(const Sheet& sheet, unsigned area, unsigned place, Spend spend) {
  const unsigned number = sheet.area[area].number[place];
  const bool sums = area == sheet.sum_area;
  for (const unsigned label : sheet.print.tracks[clever::kSecond].labels) {
    if ((label == 0) != (spend == Spend::question)) continue;
    if (label == 0) return true;
    if (sums ? number > label && number <= label + 6 : number == label) return true;
  }
  return false;
}

Places placeable(const Sheet& sheet, unsigned area) {
  Places places = 0;
  for (const auto& bonus : sheet.waiting) places |= bonus[area];
  return places;
}

std::string place_name(const Sheet& sheet, unsigned area, unsigned place) {
  std::array<char, game::kMaxText> text;
  return {text.data(), clever::say_place(sheet, area, place, text.data())};
}

template <class Visit>
void each(Places places, Visit visit) {
  for (; places != 0; places &= places - 1) visit(static_cast<unsigned>(std::countr_zero(places)));
}

}  // namespace

const Actions& Actions::of(const catalog::Entry& entry) {
  static const std::vector<Actions> all = [] {
    std::vector<Actions> made;
    for (const catalog::Entry& each : catalog::games()) made.push_back(Actions(each));
    return made;
  }();
  return all[static_cast<std::size_t>(&entry - catalog::games().data())];
}

Actions::Actions(const catalog::Entry& entry)
    : clever_(entry.sheet != nullptr), leaves_(std::size_t{1} << kLeafBits) {
  if (clever_) {
    add_clever(*entry.sheet);
  } else {
    add_wizard();
  }
}

void Actions::add(Move move, std::string name) {
  codes_.push_back(static_cast<std::uint16_t>(move));
  names_.push_back(std::move(name));
  also(move);
}

void Actions::also(Move move) {
  const auto code = static_cast<unsigned>(move);
  std::uint16_t& page = page_[code >> kLeafBits];
  if (page == 0) {
    page = static_cast<std::uint16_t>(leaves_.size());
    leaves_.resize(leaves_.size() + kLeafMask + 1);
  }
  leaves_[page + (code & kLeafMask)] = static_cast<Action>(codes_.size() - 1);
}

Move Actions::move(const Position& position, Seat seat, Action action) const {
  unsigned code = codes_[action];
  if (clever_ && code >> 13 == static_cast<unsigned>(clever::Verb::take)) {
    const auto& s = game::as<clever::State>(position);
    if (s.seat[seat].stage == clever::Stage::extra)
      code |= static_cast<unsigned>(clever::Verb::plus) << 13;
  }
  return static_cast<Move>(code);
}

void Actions::add_clever(const Sheet& sheet) {
  using clever::code;
  using clever::move_of;
  using clever::Verb;
  for (unsigned die = 0; die < clever::kDice; ++die) add_marks(sheet, die);
  add_placements(sheet);
  if (sheet.print.has_return) {
    for (unsigned die = 0; die < clever::kDice; ++die)
      add(move_of(code(Verb::give_back, die)), std::string("return ") + sheet.print.dice[die]);
  }
  add(move_of(code(Verb::reroll)), "reroll");
  add(move_of(code(Verb::pass)), "pass");
  add(move_of(code(Verb::done)), "done");
}

void Actions::add_marks(const Sheet& sheet, unsigned die) {
  static constexpr std::array<std::string_view, 3> kSpends = {" ", "= ", "=? "};
  const unsigned first = die == clever::kWhite ? 0 : die - 1;
  const unsigned end = die == clever::kWhite ? clever::kAreas : die;
  const unsigned spends = sheet.print.has_any_number ? 3 : 1;
  for (unsigned spend = 0; spend < spends; ++spend) {
    const auto as = static_cast<Spend>(spend);
    for (unsigned area = first; area < end; ++area) {
      each(markable(sheet, area), [&](unsigned place) {
        if (as != Spend::nothing && !can_pretend(sheet, area, place, as)) return;
        const unsigned code = clever::code(clever::Verb::take, die, as, area, place);
        add(clever::move_of(code),
            sheet.print.dice[die] + std::string(kSpends[spend]) + place_name(sheet, area, place));
        also(clever::move_of(clever::code(clever::Verb::plus, die, as, area, place)));
      });
    }
  }
}

void Actions::add_placements(const Sheet& sheet) {
  using clever::code;
  using clever::Verb;
  for (unsigned area = 0; area < clever::kAreas; ++area) {
    each(placeable(sheet, area), [&](unsigned place) {
      add(clever::move_of(code(Verb::bonus, 0, Spend::nothing, area, place)),
          "bonus " + place_name(sheet, area, place));
    });
  }
  if (sheet.crosses == clever::Crosses::none) return;
  const unsigned area = sheet.cross_area;
  each(sheet.area[area].all, [&](unsigned place) {
    add(clever::move_of(code(Verb::cross, 0, Spend::nothing, area, place)),
        "cross " + place_name(sheet, area, place));
  });
}

void Actions::add_wizard() {
  using wizard::move_of;
  using wizard::Verb;
  const wizard::State s{};
  const auto say = [&](Move move) {
    std::array<char, game::kMaxText> text;
    add(move, {text.data(), wizard::say(s, move, text.data())});
  };
  for (unsigned first = 0; first < wizard::kFaces; ++first)
    for (unsigned second = first; second < wizard::kFaces; ++second)
      say(move_of(Verb::set, first * wizard::kFaces + second));
  for (const Verb verb : {Verb::predict, Verb::strike})
    for (unsigned field = 0; field < wizard::kFields; ++field) say(move_of(verb, field));
  for (unsigned colour = 0; colour < wizard::kColours; ++colour) say(move_of(Verb::wizard, colour));
  for (unsigned dice = 1; dice < wizard::bit(wizard::kDice); ++dice) {
    std::string name = "reroll";
    for (unsigned die = 0; die < wizard::kDice; ++die)
      if ((dice >> die & 1) != 0) name += " " + std::to_string(die + 1);
    add(move_of(Verb::reroll, dice), std::move(name));
  }
  for (const Verb verb : {Verb::wait, Verb::stop, Verb::jester, Verb::done}) say(move_of(verb));
}

}  // namespace foxtray::env
