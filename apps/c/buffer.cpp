#include "buffer.h"

#include <algorithm>
#include <cstring>

namespace foxtray::c {
namespace {

constexpr std::size_t kInterfaceAt = 7;
constexpr std::size_t kGameAt = 8;
constexpr std::size_t kVersionAt = 9;
constexpr std::size_t kCheckAt = 16;
constexpr std::size_t kStateAt = 24;
constexpr std::size_t kSize = sizeof(foxtray_position);
constexpr std::size_t kWord = sizeof(std::uint64_t);
static_assert(kSize % kWord == 0 && kStateAt + game::Position::kSize <= kSize);

constexpr std::string_view kTag = "foxtray";
constexpr std::string_view kGeneratorTag = "foxluck";
constexpr std::string_view kVersion = FOXTRAY_VERSION;
static_assert(kTag.size() == kInterfaceAt && kGeneratorTag.size() == kInterfaceAt);

std::uint64_t word_at(const foxtray_position& buffer, std::size_t at) {
  std::uint64_t word = 0;
  std::memcpy(&word, buffer.bytes + at, kWord);
  return word;
}

/// Everything before the check word.
void write_head(foxtray_position& buffer, std::size_t game) {
  std::memcpy(buffer.bytes, kTag.data(), kTag.size());
  buffer.bytes[kInterfaceAt] = FOXTRAY_INTERFACE;
  buffer.bytes[kGameAt] = static_cast<unsigned char>(game);
  std::memcpy(buffer.bytes + kVersionAt, kVersion.data(),
              std::min(kVersion.size(), kCheckAt - kVersionAt));
}

std::size_t number_of(const game::Game& game) {
  return static_cast<std::size_t>(&catalog::entry_of(game) - catalog::games().data());
}

foxtray_status open_given(const foxtray_position& buffer, Opened& opened) {
  if (std::memcmp(buffer.bytes, kTag.data(), kTag.size()) != 0) return FOXTRAY_BAD_POSITION;
  if (word_at(buffer, kCheckAt) != check_word(buffer)) return FOXTRAY_BAD_POSITION;
  const std::size_t game = buffer.bytes[kGameAt];
  foxtray_position expected{};
  write_head(expected, game);
  if (std::memcmp(buffer.bytes, expected.bytes, kCheckAt) != 0) return FOXTRAY_OTHER_VERSION;
  if (game >= catalog::games().size()) return FOXTRAY_BAD_POSITION;
  if (std::memcmp(buffer.bytes + kStateAt + game::Position::kSize,
                  expected.bytes + kStateAt + game::Position::kSize,
                  kSize - kStateAt - game::Position::kSize) != 0) {
    return FOXTRAY_BAD_POSITION;
  }
  opened.game = catalog::games()[game].game;
  std::memcpy(opened.position.bytes.data(), buffer.bytes + kStateAt, game::Position::kSize);
  const game::Soundness soundness = catalog::soundness(catalog::games()[game], opened.position);
  opened.whole = soundness == game::Soundness::whole;
  return soundness == game::Soundness::unsound ? FOXTRAY_BAD_POSITION : FOXTRAY_OK;
}

}  // namespace

foxtray_status open(const foxtray_position* buffer, Opened& opened) {
  return buffer == nullptr ? FOXTRAY_NULL : open_given(*buffer, opened);
}

int seats_of(const Opened& at) { return at.game->setup(at.position).players; }

foxtray_status find_seat(const Opened& at, int number, game::Seat& seat) {
  if (number < 0 || number >= seats_of(at)) return FOXTRAY_NO_SUCH_SEAT;
  seat = static_cast<game::Seat>(number);
  return FOXTRAY_OK;
}

foxtray_position close(const game::Game& game, const game::Position& position) {
  foxtray_position buffer{};
  write_head(buffer, number_of(game));
  std::memcpy(buffer.bytes + kStateAt, position.bytes.data(), game::Position::kSize);
  seal(buffer);
  return buffer;
}

/// Each word goes through a bijection, so a change in one word is always found.
std::uint64_t check_word(const foxtray_position& buffer) {
  std::uint64_t sum = 0;
  for (std::size_t at = 0; at < kSize; at += kWord) {
    if (at != kCheckAt) sum = luck::mix(sum ^ word_at(buffer, at)) + luck::SplitMix::kStep;
  }
  return sum;
}

void seal(foxtray_position& buffer) {
  const std::uint64_t check = check_word(buffer);
  std::memcpy(buffer.bytes + kCheckAt, &check, kWord);
}

std::optional<luck::Generator> open(const foxtray_generator& buffer) {
  std::array<std::uint64_t, 4> words{};
  static_assert(sizeof buffer == kWord + sizeof words);
  if (std::memcmp(buffer.bytes, kGeneratorTag.data(), kGeneratorTag.size()) != 0) return {};
  if (buffer.bytes[kInterfaceAt] != FOXTRAY_INTERFACE) return {};
  std::memcpy(words.data(), buffer.bytes + kWord, sizeof words);
  if (words == decltype(words){}) return {};  // from there it would never leave zero
  return luck::Generator(words);
}

foxtray_generator close(const luck::Generator& generator) {
  foxtray_generator buffer{};
  static_assert(std::is_trivially_copyable_v<luck::Generator> &&
                sizeof generator == sizeof buffer - kWord);
  std::memcpy(buffer.bytes, kGeneratorTag.data(), kGeneratorTag.size());
  buffer.bytes[kInterfaceAt] = FOXTRAY_INTERFACE;
  std::memcpy(buffer.bytes + kWord, &generator, sizeof generator);
  return buffer;
}

}  // namespace foxtray::c
