#include "env/observation.h"

#include <cstring>

namespace foxtray::env {

const Form& Form::of(const catalog::Entry& entry, int players) {
  static const std::vector<Form> all = [] {
    std::vector<Form> made;
    for (const catalog::Entry& each : catalog::games())
      for (int n = 1; n <= game::kMaxSeats; ++n) made.push_back(Form(each, n));
    return made;
  }();
  const auto game = static_cast<std::size_t>(&entry - catalog::games().data());
  return all[game * game::kMaxSeats + static_cast<std::size_t>(players) - 1];
}

Form::Form(const catalog::Entry& entry, int players)
    : sheet_(entry.sheet),
      fields_(sheet_ != nullptr ? clever_fields(*sheet_, static_cast<unsigned>(players))
                                : wizard_fields(static_cast<unsigned>(players))) {}

void Form::write(const Position& seen, Seat seat, std::uint8_t* out) const {
  // Room of its own: it may be written beyond its end.
  std::array<std::uint8_t, kMaxObservation + kSlack> room;
  if (sheet_ != nullptr) {
    write_clever(*sheet_, seen, seat, room.data());
  } else {
    write_wizard(seen, seat, room.data());
  }
  std::memcpy(out, room.data(), size());
}

std::optional<Position> Form::read(const Setup& setup, std::span<const std::uint8_t> in) const {
  if (in.size() != size()) return std::nullopt;
  for (std::size_t i = 0; i < in.size(); ++i)
    if (in[i] > fields_[i].highest) return std::nullopt;
  return sheet_ != nullptr ? read_clever(*sheet_, setup, in) : read_wizard(setup, in);
}

}  // namespace foxtray::env
