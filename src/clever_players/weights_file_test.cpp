#include "clever_players/weights_file.h"

#include <gtest/gtest.h>

#include <string>

#include "clever_players/brain.h"
#include "players/checksum.h"

namespace foxtray::clever_players {
namespace {

constexpr Constants kSome = {.spread = {.last = 20.5, .turn = 15},
                             .edge = 0.551,
                             .misjudgements = {.beginner = 11, .casual = 6.8, .strong = 3.25}};

std::vector<std::byte> network() {
  std::vector<std::byte> bytes;
  for (int i = 0; i < 1000; ++i) bytes.push_back(static_cast<std::byte>(i * 7));
  return bytes;
}

bool same(std::span<const std::byte> a, std::span<const std::byte> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

/// As it was written before there were constants.
std::vector<std::byte> former(char format, std::span<const std::byte> network) {
  std::vector<std::byte> bytes;
  for (const char c : std::string("foxnet ") + format) bytes.push_back(static_cast<std::byte>(c));
  for (const std::byte byte : network) bytes.push_back(byte);
  if (format == '2') return bytes;
  const std::uint32_t checksum = players::crc32(bytes);
  for (int i = 0; i < 4; ++i) bytes.push_back(static_cast<std::byte>(checksum >> (8 * i) & 255));
  return bytes;
}

TEST(WeightsFile, GivesBackWhatWasWritten) {
  const auto bytes = weights_file(kSome, network());
  const auto file = read_weights_file(bytes);
  ASSERT_TRUE(file);
  EXPECT_EQ(file->constants, kSome);
  EXPECT_TRUE(same(file->network, network()));
  EXPECT_EQ(weights_file(*file->constants, file->network), bytes);
}

TEST(WeightsFile, IsNotReadIfAnyByteIsWrong) {
  const auto whole = weights_file(kSome, network());
  for (std::size_t at = 0; at < whole.size(); ++at) {
    auto damaged = whole;
    damaged[at] ^= std::byte{64};
    EXPECT_FALSE(read_weights_file(damaged)) << at;
    EXPECT_FALSE(read_weights_file(std::span(whole).first(at))) << at;
  }
}

TEST(WeightsFile, FormerFormatsHaveANetworkAndNoConstants) {
  for (const char format : {'2', '3'}) {
    const auto bytes = former(format, network());
    const auto file = read_weights_file(bytes);
    ASSERT_TRUE(file) << format;
    EXPECT_FALSE(file->constants) << format;
    EXPECT_TRUE(same(file->network, network())) << format;
  }
  auto damaged = former('3', network());
  damaged[100] ^= std::byte{1};
  EXPECT_FALSE(read_weights_file(damaged));
}

TEST(WeightsFile, AConstantBeyondAllMeasureIsRefused) {
  Constants most = kSome;
  most.edge = kMostOfAConstant;
  EXPECT_TRUE(read_weights_file(weights_file(most, network())));
  most.edge += 1;
  EXPECT_FALSE(read_weights_file(weights_file(most, network())));
}

TEST(WeightsFile, WithoutConstantsItMakesNoBrain) {
  const game::Game& game = *catalog::find("ganz-schon-clever")->game;
  const auto built_in = built_in_weights(game.id);
  ASSERT_NE(make_brain(game, built_in), nullptr);
  const auto file = read_weights_file(built_in);
  EXPECT_EQ(make_brain(game, former('3', file->network)), nullptr);
  const auto brain = make_brain(game, weights_file(kSome, file->network));
  ASSERT_NE(brain, nullptr);
  EXPECT_EQ(brain->constants, kSome);
}

TEST(WeightsFile, EveryConstantHasANameOfItsOwn) {
  Constants constants;
  double value = 1;
  for (const ConstantName& name : constant_names()) name.in(constants) = value++;
  for (double expected = 1; const ConstantName& name : constant_names())
    EXPECT_EQ(name.in(constants), expected++) << name.name;
}

}  // namespace
}  // namespace foxtray::clever_players
