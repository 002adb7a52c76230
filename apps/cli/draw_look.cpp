#include "cli/draw_look.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/verbs.h"
#include "game/words.h"

namespace foxtray::cli {
namespace {

/// Replaces the first letter of each word but the first, which is a verb.
template <class Replace>
std::string with_letters(std::string_view text, Replace replace) {
  std::string result(text);
  bool in_word = false;
  bool first = true;
  for (char& c : result) {
    const bool begins = !in_word && !game::blank(c);
    in_word = !game::blank(c);
    if (begins && !first) c = replace(c);
    if (begins) first = false;
  }
  return result;
}

std::string_view dice_set_of(std::string_view name) {
  const std::vector<std::string_view> names = drawing::dice_sets();
  if (std::ranges::find(names, name) != names.end()) return name;
  throw Trouble{
      fmt::format("no dice set is called '{}'; they are {}", name, fmt::join(names, " and "))};
}

}  // namespace

std::string titles_shown_with(std::string_view set) {
  std::vector<std::string_view> titles;
  for (const catalog::Entry& entry : catalog::games())
    if (!drawing::swaps(*entry.game, set).empty()) titles.push_back(entry.game->title);
  return fmt::format("{}", fmt::join(titles, " and "));
}

std::string_view dice_set_for(const game::Game& game, std::string_view name) {
  const std::string_view set = dice_set_of(name);
  if (set == drawing::kOwnDice || !drawing::swaps(game, set).empty()) return set;
  throw Trouble{fmt::format("--dice-set {} shows {} with other dice; leave it out for {}", name,
                            titles_shown_with(set), game.title)};
}

Look::Look(const game::Game& game, std::string_view dice_set, bool ascii)
    : characters_(ascii ? Characters::ascii : Characters::all),
      swaps_(drawing::swaps(game, dice_set_of(dice_set))) {}

std::string_view Look::shown_name(std::string_view own_name) const {
  for (const drawing::Swap& swap : swaps_)
    if (swap.own_name == own_name) return swap.shown_name;
  return own_name;
}

char Look::shown_letter(char own_letter) const {
  for (const drawing::Swap& swap : swaps_)
    if (swap.own_letter == own_letter) return swap.shown_letter;
  return own_letter;
}

std::string Look::shown(std::string_view notation) const {
  return with_letters(notation, [this](char c) { return shown_letter(c); });
}

std::string Look::recorded(std::string_view shown_notation) const {
  return with_letters(shown_notation, [this](char c) {
    for (const drawing::Swap& swap : swaps_)
      if (swap.shown_letter == c) return swap.own_letter;
    return c;
  });
}

std::string Look::shown_words(std::string_view own_words) const {
  std::string text(own_words);
  for (const drawing::Swap& swap : swaps_) {
    for (auto at = text.find(swap.own_name); at != std::string::npos;
         at = text.find(swap.own_name, at)) {
      text.replace(at, swap.own_name.size(), swap.shown_name);
    }
  }
  return text;
}

std::string sign_of(const clever::Print& print, clever::Bonus bonus, const Look& look) {
  using clever::Bonus;
  switch (bonus) {
    case Bonus::none:
      return "";
    case Bonus::reroll:
      return std::string(action_name(print, clever::kReroll).sign);
    case Bonus::second:
      return std::string(action_name(print, clever::kSecond).sign);
    case Bonus::extra_die:
      return std::string(action_name(print, clever::kExtraDie).sign);
    case Bonus::fox:
      return "fx";
    case Bonus::waiting_0:
    case Bonus::waiting_1:
    case Bonus::waiting_2:
    case Bonus::waiting_3:
    case Bonus::waiting_4:
    case Bonus::waiting_5:
    case Bonus::waiting_6: {
      const clever::PrintWaiting& waiting = print.waiting[static_cast<std::size_t>(slot_of(bonus))];
      const char letter =
          look.shown_letter(print.area[static_cast<std::size_t>(waiting.area)].letter);
      return {letter, waiting.name.back()};
    }
    case Bonus::waiting_black:
      return "any";
  }
  return "";
}

ActionName action_name(const clever::Print& print, clever::Track track) {
  switch (track) {
    case clever::kReroll:
      return {"RR", "re-roll"};
    case clever::kSecond:
      return print.has_any_number ? ActionName{"AN", "any number"} : ActionName{"RT", "return"};
    case clever::kExtraDie:
      return {"+1", "extra die"};
  }
  return {};
}

}  // namespace foxtray::cli
