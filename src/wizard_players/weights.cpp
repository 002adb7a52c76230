#include <charconv>
#include <memory>
#include <optional>
#include <string_view>

#include "players/checksum.h"
#include "players/shelf.h"
#include "wizard_players/worth.h"

namespace foxtray::wizard_players {
namespace {

constexpr std::string_view kChecksum = "// crc32 ";

/// In 1/1024: the first layer, the outputs, and the bias of the points.
using Numbers = std::array<std::int16_t, kWizardWeightCount>;

// Written by `foxtray train`.
constexpr Numbers kBuiltIn = {
#include "wizard_players/weights.inc"
};

std::unique_ptr<WizardWeights> unpacked(const Numbers& numbers) {
  auto weights = std::make_unique<WizardWeights>();
  std::size_t at = 0;
  const auto next = [&] { return static_cast<float>(numbers[at++]) / 1024; };
  for (Layer& layer : weights->first)
    for (float& weight : layer) weight = next();
  for (float& weight : weights->win) weight = next();
  for (float& weight : weights->points) weight = next();
  weights->points_bias = next();
  return weights;
}

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \n\r"), text.size()));
}

/// Numbers with a comma after each, and their checksum; nothing if these are more or less, or
/// something else.
std::optional<Numbers> numbers_in(std::string_view text) {
  Numbers numbers;
  const std::size_t end_of_numbers = text.rfind(kChecksum);
  if (end_of_numbers == std::string_view::npos) return std::nullopt;
  const std::string_view last_line = text.substr(end_of_numbers);
  text = text.substr(0, end_of_numbers);
  if (last_line != wizard_checksum(text)) return std::nullopt;
  for (std::int16_t& number : numbers) {
    skip_blanks(text);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (error != std::errc() || !text.starts_with(',')) return std::nullopt;
    text.remove_prefix(1);
  }
  skip_blanks(text);
  return text.empty() ? std::optional(numbers) : std::nullopt;
}

players::Shelf<WizardWeights>& shelf() {
  static players::Shelf<WizardWeights> shelf;
  return shelf;
}

}  // namespace

const WizardWeights& wizard_weights() {
  const WizardWeights* weights = shelf().get();
  return weights != nullptr ? *weights : *shelf().put(unpacked(kBuiltIn));
}

std::string wizard_checksum(std::string_view numbers) {
  const std::uint32_t sum = players::crc32(std::as_bytes(std::span(numbers)));
  std::string hex;
  for (int shift = 28; shift >= 0; shift -= 4) hex += "0123456789abcdef"[sum >> shift & 15];
  return std::string(kChecksum) + hex + "\n";
}

players::Given give_weights(std::span<const std::byte> bytes) {
  const auto numbers = numbers_in({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  if (!numbers) return players::Given::unfit;
  return shelf().take(unpacked(*numbers)) ? players::Given::taken : players::Given::late;
}

}  // namespace foxtray::wizard_players
