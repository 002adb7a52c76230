// All bags of up to seven dice whose faces fall into a few classes, and how one bag becomes
// another. What is equal for everybody in a round is one class, which keeps the tables small: two
// players seldom need more than four classes, that is 120 full bags of 330.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace foxtray::wizard_players {

inline constexpr std::size_t kMostClasses = 6;
inline constexpr std::size_t kMostBags = 1716;     // of 0-7 dice in six classes
inline constexpr std::size_t kMostFullBags = 792;  // of seven dice in six classes

using Bag = std::uint16_t;
using ClassCounts = std::array<std::uint8_t, kMostClasses>;

/// Bags are numbered by size: the empty one is 0, the full ones are the last. So what follows from
/// one more die is found by walking down from the last number.
class Bags {
 public:
  /// The bags of 1-6 classes; each table is made once, when it is first asked for.
  static const Bags& of(std::size_t classes);

  std::size_t classes() const { return classes_; }
  std::size_t size() const { return counts_.size(); }
  std::size_t first_full() const { return first_full_; }
  std::size_t full() const { return size() - first_full_; }
  const ClassCounts& counts(std::size_t bag) const { return counts_[bag]; }
  std::size_t dice(std::size_t bag) const { return dice_[bag]; }
  /// The bag with one more die of each class. The bag must not be full.
  const Bag* with(std::size_t bag) const { return &with_[bag * classes_]; }
  /// The bag with one die less of each class; kMostBags where it has none.
  const Bag* without(std::size_t bag) const { return &without_[bag * classes_]; }
  /// What may be kept of a full bag (numbered from 0 here) when at least one die is rolled again.
  std::span<const Bag> keeps(std::size_t full) const {
    return {keeps_.data() + first_keep_[full], first_keep_[full + 1] - first_keep_[full]};
  }
  Bag find(const ClassCounts& counts) const;

 private:
  explicit Bags(std::size_t classes);
  template <std::size_t classes>
  static const Bags& made();
  void list_all();
  void list_with();
  void list_keeps();
  /// Three bits for each class.
  static std::size_t code(const ClassCounts& counts);

  std::size_t classes_;
  std::size_t first_full_ = 0;
  std::vector<ClassCounts> counts_;
  std::vector<std::uint8_t> dice_;
  std::vector<Bag> by_code_;
  std::vector<Bag> with_;
  std::vector<Bag> without_;
  std::vector<Bag> keeps_;
  std::vector<std::uint32_t> first_keep_;
};

}  // namespace foxtray::wizard_players
