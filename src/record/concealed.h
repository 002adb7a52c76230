// What a seat, or somebody who watches, may know of a record, as a text that can be sent, kept and
// read again (docs/record-format.md, R12).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/fault.h"
#include "record/record.h"

namespace foxtray::record {

inline constexpr Seat kNobody = Event::kTable;  // as a viewer: somebody who only watches

/// Will the viewer not know for a while what this event, which comes next, is?
bool hides(const Game& game, const Position& before, Event event, Seat viewer);
/// Is anything in the position a secret to anybody?
bool holds_secrets(const Game& game, const Position& position);

/// The line of a decision with its move hidden: `2 predict ?`
std::string hidden_line(const Game& game, const Position& before, Event event);

/// The record as the viewer may know it: without what others have decided in secret, and without
/// the seed as long as dice may still follow from it.
std::string concealed_text(const Record& record, Seat viewer);

/// A concealed record that was read.
class Concealed {
 public:
  Concealed() = default;
  Concealed(Record record, Seat viewer, std::vector<std::size_t> hidden)
      : record_(std::move(record)), viewer_(viewer), hidden_(std::move(hidden)) {}

  /// In place of a hidden decision stands some legal one.
  const Record& record() const { return record_; }
  /// Who may know it; nobody, if the text does not say.
  Seat viewer() const { return viewer_; }
  /// Which events are hidden, by their place.
  const std::vector<std::size_t>& hidden() const { return hidden_; }
  /// What the viewer may know of the position.
  Position position() const;

 private:
  Record record_;
  Seat viewer_ = kNobody;
  std::vector<std::size_t> hidden_;
};

/// Reads a concealed record, or any other one, strictly.
std::optional<Fault> read(std::string_view text, Concealed& concealed);

}  // namespace foxtray::record
