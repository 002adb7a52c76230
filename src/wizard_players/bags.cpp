#include "wizard_players/bags.h"

#include <cassert>

#include "wizard/state.h"

namespace foxtray::wizard_players {
namespace {

constexpr std::size_t kDice = wizard::kDice;

/// Calls `use` with every way to put `left` dice into the classes from `at` on.
template <class Use>
void spread(ClassCounts& counts, std::size_t at, std::size_t classes, std::size_t left, Use use) {
  if (at + 1 == classes) {
    counts[at] = static_cast<std::uint8_t>(left);
    return use(counts);
  }
  for (std::size_t n = 0; n <= left; ++n) {
    counts[at] = static_cast<std::uint8_t>(n);
    spread(counts, at + 1, classes, left - n, use);
  }
}

/// Goes on to the next part of some counts; false after the last one.
bool next_part(const ClassCounts& of, ClassCounts& part) {
  for (std::size_t c = 0; c < kMostClasses; ++c) {
    if (part[c] < of[c]) {
      ++part[c];
      return true;
    }
    part[c] = 0;
  }
  return false;
}

}  // namespace

Bags::Bags(std::size_t classes) : classes_(classes) {
  list_all();
  list_with();
  list_keeps();
}

template <std::size_t classes>
const Bags& Bags::made() {
  static const Bags all(classes);
  return all;
}

const Bags& Bags::of(std::size_t classes) {
  assert(classes >= 1 && classes <= kMostClasses);
  static constexpr std::array kMade = {&made<1>, &made<2>, &made<3>, &made<4>, &made<5>, &made<6>};
  return kMade[classes - 1]();
}

std::size_t Bags::code(const ClassCounts& counts) {
  std::size_t code = 0;
  for (std::size_t c = kMostClasses; c > 0; --c) code = code * 8 + counts[c - 1];
  return code;
}

Bag Bags::find(const ClassCounts& counts) const { return by_code_[code(counts)]; }

void Bags::list_all() {
  by_code_.resize(std::size_t{1} << (3 * classes_));
  for (std::size_t dice = 0; dice <= kDice; ++dice) {
    first_full_ = counts_.size();
    ClassCounts counts{};
    spread(counts, 0, classes_, dice, [&](const ClassCounts& bag) {
      by_code_[code(bag)] = static_cast<Bag>(counts_.size());
      counts_.push_back(bag);
      dice_.push_back(static_cast<std::uint8_t>(dice));
    });
  }
}

void Bags::list_with() {
  with_.reserve(first_full_ * classes_);
  without_.assign(size() * classes_, kMostBags);
  for (std::size_t bag = 0; bag < first_full_; ++bag) {
    for (std::size_t added = 0; added < classes_; ++added) {
      ClassCounts counts = counts_[bag];
      ++counts[added];
      with_.push_back(find(counts));
      without_[with_.back() * classes_ + added] = static_cast<Bag>(bag);
    }
  }
}

void Bags::list_keeps() {
  for (std::size_t full = first_full_; full < size(); ++full) {
    first_keep_.push_back(static_cast<std::uint32_t>(keeps_.size()));
    ClassCounts kept{};
    do {
      const Bag bag = find(kept);
      if (bag < first_full_) keeps_.push_back(bag);
    } while (next_part(counts_[full], kept));
  }
  first_keep_.push_back(static_cast<std::uint32_t>(keeps_.size()));
}

}  // namespace foxtray::wizard_players
