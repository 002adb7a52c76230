#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>

#include "clever_players/weights_file.h"
#include "cli/common.h"
#include "cli/weights.h"
#include "training/checkpoint.h"

namespace foxtray::cli {
namespace {

using clever_players::ConstantName;
using clever_players::Constants;
using clever_players::WeightsFile;

WeightsFile file_in(const std::string& name, const std::string& bytes) {
  const auto file = clever_players::read_weights_file(std::as_bytes(std::span(bytes)));
  if (!file) throw Trouble{name + " is no file of weights of a Clever game, or is damaged"};
  return *file;
}

Constants constants_like(const std::string& name) {
  const std::string bytes = bytes_of_weights(name);
  const WeightsFile file = file_in(name, bytes);
  if (!file.constants) throw Trouble{name + " is of a former format, without constants"};
  return *file.constants;
}

/// KEY=VALUE
void set(const std::string& setting, Constants& constants) {
  const auto equals = setting.find('=');
  const auto names = clever_players::constant_names();
  const auto name = std::ranges::find(names, setting.substr(0, equals), &ConstantName::name);
  if (equals == std::string::npos || name == names.end())
    throw Trouble{
        fmt::format("'{}' sets no constant; foxtray constants FILE lists them, and "
                    "edge=0.65 is an example",
                    setting)};
  const char* end = setting.data() + setting.size();
  double value = 0;
  const auto [at, error] = std::from_chars(setting.data() + equals + 1, end, value);
  const bool fine =
      error == std::errc() && at == end && value >= 0 && value <= clever_players::kMostOfAConstant;
  if (!fine)
    throw Trouble{fmt::format("{} is a number from 0 to {}, not '{}'", name->name,
                              clever_players::kMostOfAConstant, setting.substr(equals + 1))};
  name->in(constants) =
      std::round(value * clever_players::kPartsOfAConstant) / clever_players::kPartsOfAConstant;
}

void print(Constants constants) {
  for (const ConstantName& name : clever_players::constant_names())
    fmt::print("{:12} {:8.3f}  {}\n", name.name, name.in(constants), name.meaning);
}

}  // namespace

int constants(const ConstantsCall& call) {
  const std::string bytes = bytes_of_weights(call.file);
  const WeightsFile file = file_in(call.file, bytes);
  const bool changes = !call.like.empty() || !call.settings.empty();
  if (!changes && !file.constants)
    throw Trouble{call.file +
                  " is of a former format, without constants; --like FILE takes those of another "
                  "file of weights, and edge=0.65 and so on sets them"};
  Constants constants =
      call.like.empty() ? file.constants.value_or(Constants{}) : constants_like(call.like);
  for (const std::string& setting : call.settings) set(setting, constants);
  if (changes) {
    const auto whole = clever_players::weights_file(constants, file.network);
    training::CheckpointWriter writer(call.file);
    writer.write(whole.data(), whole.size());
    writer.finish();
  }
  print(constants);
  return kFine;
}

}  // namespace foxtray::cli
