// Real dice: what people tell of them becomes a throw.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace foxtray::cli {

/// Why something was not done, as a sentence; nothing, if it was.
using Refused = std::optional<std::string>;

/// A talk about one throw. Ask `question`, give the answer to `hear`, until there is an outcome.
/// For the platter of a solo turn the faces come first, then how ties fell, then the row of the
/// fields.
class SpokenDice {
 public:
  /// Chance must owe something.
  SpokenDice(const game::Game& game, const game::Position& position);

  const std::string& question() const { return question_; }
  /// After a refusal the same question stands.
  Refused hear(std::string_view answer);
  const std::optional<dice::Throw>& outcome() const { return outcome_; }

 private:
  enum class Step { faces, ties, row };

  Refused hear_throw(std::string_view answer);
  Refused hear_faces(const std::vector<std::string>& words);
  Refused hear_ties(const std::vector<std::string>& words);
  Refused hear_row(const std::vector<std::string>& words);
  void set_platter(unsigned dice);
  void ask_throw();
  std::string letters(unsigned dice, const char* separator) const;
  /// The cards that may come, with commas.
  std::string cards() const;
  /// The dice that the words name by their letters, in their order; empty if they are not all of
  /// the set, or doubled.
  std::vector<unsigned> named(const std::vector<std::string>& words, unsigned set) const;

  const game::Game& game_;
  const game::Position position_;
  const dice::Chance chance_;
  std::string_view dice_letters_;
  Step step_ = Step::faces;
  std::string question_;
  std::array<unsigned, dice::kMaxDice> face_{};
  unsigned lowest_ = 0;  // dice that lie on the platter whatever the ties
  unsigned tied_ = 0;
  unsigned row_ = 0;  // dice that do not lie on the platter
  std::optional<dice::Throw> outcome_;
};

}  // namespace foxtray::cli
