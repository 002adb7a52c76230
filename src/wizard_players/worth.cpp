#include "wizard_players/worth.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace foxtray::wizard_players {
namespace {

constexpr int kBonus = 3;  // W8.4
constexpr int kMostNeeded = 12;
constexpr std::size_t kFirstOfTable = 2 * kSheetInputs;

int needed(const Sheet& sheet, const Table& table) {
  return std::max(0, table.target - sheet.crosses);
}

constexpr std::uint32_t column_fields(unsigned column) {
  std::uint32_t fields = 0;
  for (unsigned colour = 0; colour < wizard::kColours; ++colour)
    fields |= wizard::bit(colour * wizard::kColumns + column);
  return fields;
}

int open_rows(std::uint32_t used) {
  int open = 0;
  for (unsigned colour = 0; colour < wizard::kColours; ++colour)
    open += (used >> (colour * wizard::kColumns) & 31U) != 31U ? 1 : 0;
  return open;
}

void add(Layer& sum, const Layer& weights, float times) {
  for (std::size_t i = 0; i < kHidden; ++i) sum[i] += weights[i] * times;
}

/// The final result (W8.4, W8.5) of a game that these sheets end.
Forecast result(const std::array<const WizardReading*, wizard::kMaxPlayers>& sheets,
                const Table& table) {
  Forecast end;
  std::array<int, wizard::kMaxPlayers> rank{};
  for (std::size_t seat = 0; seat < table.players; ++seat) {
    const Sheet& sheet = sheets[seat]->sheet;
    const int points = sheet.points + (sheet.crosses >= table.target ? kBonus : 0);
    end.points[seat] = points;
    rank[seat] = points * 8 - std::popcount(sheet.jesters);
  }
  const int best =
      *std::max_element(rank.begin(), rank.begin() + std::ssize(rank) -
                                          (wizard::kMaxPlayers - static_cast<int>(table.players)));
  int winners = 0;
  for (std::size_t seat = 0; seat < table.players; ++seat) winners += rank[seat] == best ? 1 : 0;
  for (std::size_t seat = 0; seat < table.players; ++seat)
    if (rank[seat] == best) end.win[seat] = 1.0 / winners;
  return end;
}

bool ends(const std::array<const WizardReading*, wizard::kMaxPlayers>& sheets, const Table& table) {
  if (table.rounds_done >= wizard::kLastRound) return true;
  for (std::size_t seat = 0; seat < table.players; ++seat)
    if (sheets[seat]->sheet.crosses >= table.target) return true;
  return false;
}

/// How the sheets compare; among the inputs of the table these come second.
constexpr std::size_t kFirstLead = 1;
constexpr std::size_t kLeadInputs = 6;
void lead_inputs(const std::array<const Sheet*, wizard::kMaxPlayers>& sheets, const Table& table,
                 std::size_t seat, std::array<float, kLeadInputs>& inputs) {
  int best_rival = std::numeric_limits<int>::min();
  int rival_needs = kMostNeeded;
  for (std::size_t other = 0; other < table.players; ++other) {
    if (other == seat) continue;
    best_rival = std::max(best_rival, sheets[other]->points);
    rival_needs = std::min(rival_needs, needed(*sheets[other], table));
  }
  const int own_needs = needed(*sheets[seat], table);
  const auto ahead = static_cast<float>(sheets[seat]->points - best_rival);
  // About as many rounds follow as somebody needs crosses; chance grows with their root.
  const auto spread = std::sqrt(static_cast<float>(std::min(own_needs, rival_needs)) + 0.5F);
  inputs = {ahead / 10,
            std::clamp(ahead / 4, -1.0F, 1.0F),
            ahead / spread / 4,
            static_cast<float>(rival_needs) / 6,
            static_cast<float>(own_needs - rival_needs) / 6,
            static_cast<float>(std::max(0, 4 - rival_needs)) / 4};
}

/// What is the same for all sheets; 0 where the lead is.
void setting_inputs(const Table& table, std::array<float, kTableInputs>& inputs) {
  inputs = {};
  inputs[0] = 1;
  std::size_t at = kFirstLead + kLeadInputs;
  const auto put = [&](float value) { inputs[at++] = value; };
  put(static_cast<float>(table.rounds_done) / 20);
  for (std::size_t players = 2; players <= wizard::kMaxPlayers; ++players)
    put(table.players == players ? 1.0F : 0.0F);
  put(table.target == 12 ? 1.0F : 0.0F);
  put(table.cards ? 1.0F : 0.0F);
}

}  // namespace

Sheet sheet_of(const wizard::SeatState& seat) {
  Sheet sheet{.crosses = seat.crosses, .used = seat.used, .jesters = seat.jesters};
  for (unsigned field = 0; field < wizard::kFields; ++field) {
    const int mark = seat.mark[field];
    if (mark == wizard::kEmpty) continue;
    if (mark < wizard::kDifference) {
      sheet.points += mark * static_cast<int>(wizard::number_of(field));
    } else {
      sheet.points -= mark - wizard::kDifference;
      sheet.worst_penalty = std::max(sheet.worst_penalty, mark - wizard::kDifference);
    }
  }
  return sheet;
}

double exponential(double x) {
  constexpr double kLog2OfE = 1.4426950408889634;
  constexpr std::array<double, 8> kTaylor = {1.0 / 8, 1.0 / 7, 1.0 / 6, 1.0 / 5,
                                             1.0 / 4, 1.0 / 3, 1.0 / 2, 1.0};
  constexpr double kLn2 = 0.6931471805599453;
  const double bounded = std::clamp(x, -40.0, 40.0);
  const int whole = static_cast<int>(std::floor(bounded * kLog2OfE + 0.5));
  const double rest = bounded - whole * kLn2;
  double power = 1;
  for (const double factor : kTaylor) power = 1 + power * rest * factor;
  return whole >= 0 ? power * static_cast<double>(1ULL << whole)
                    : power / static_cast<double>(1ULL << -whole);
}

void sheet_inputs(const Sheet& sheet, const Table& table, bool seer,
                  std::array<float, kSheetInputs>& inputs) {
  std::size_t at = 0;
  const auto put = [&](float value) { inputs[at++] = value; };
  put(static_cast<float>(sheet.points) / 16);
  for (int n = 1; n <= kMostNeeded; ++n) put(needed(sheet, table) >= n ? 1.0F : 0.0F);
  for (unsigned column = 0; column < wizard::kColumns; ++column) {
    const int open = std::popcount(column_fields(column) & ~sheet.used);
    for (int n = 1; n <= wizard::kColours; ++n) put(open >= n ? 1.0F : 0.0F);
  }
  for (unsigned n = 0; n < wizard::kColumns; ++n)
    put((sheet.jesters & wizard::bit(n)) == 0 ? 1.0F : 0.0F);
  put(static_cast<float>(open_rows(sheet.used)) / 4);
  put(seer ? 1.0F : 0.0F);
  put(table.cards ? static_cast<float>(sheet.worst_penalty) / 4 : 0.0F);
}

void table_inputs(const std::array<const Sheet*, wizard::kMaxPlayers>& sheets, const Table& table,
                  std::size_t seat, std::array<float, kTableInputs>& inputs) {
  std::array<float, kLeadInputs> lead;
  lead_inputs(sheets, table, seat, lead);
  setting_inputs(table, inputs);
  std::copy(lead.begin(), lead.end(), inputs.begin() + kFirstLead);
}

WizardReading read_sheet(const WizardWeights& weights, const Sheet& sheet, const Table& table,
                         bool seer) {
  WizardReading empty;
  std::array<float, kTableInputs> setting;
  setting_inputs(table, setting);
  for (std::size_t i = 0; i < kTableInputs; ++i)
    if (setting[i] != 0) add(empty.own, weights.first[kFirstOfTable + i], setting[i]);
  return read_sheet(weights, empty, sheet, table, seer);
}

WizardReading read_sheet(const WizardWeights& weights, const WizardReading& other,
                         const Sheet& sheet, const Table& table, bool seer) {
  WizardReading reading = other;
  reading.sheet = sheet;
  sheet_inputs(sheet, table, seer, reading.inputs);
  for (std::size_t i = 0; i < kSheetInputs; ++i) {
    const float more = reading.inputs[i] - other.inputs[i];
    if (more == 0) continue;
    add(reading.own, weights.first[i], more);
    add(reading.rival, weights.first[kSheetInputs + i], more);
  }
  return reading;
}

Forecast forecast(const WizardWeights& weights,
                  const std::array<const WizardReading*, wizard::kMaxPlayers>& sheets,
                  const Table& table) {
  if (ends(sheets, table)) return result(sheets, table);
  std::array<const Sheet*, wizard::kMaxPlayers> plain{};
  for (std::size_t seat = 0; seat < table.players; ++seat) plain[seat] = &sheets[seat]->sheet;
  const float share = 1.0F / static_cast<float>(table.players - 1);
  Forecast expected;
  double first = 0;
  double sum = 0;
  for (std::size_t seat = 0; seat < table.players; ++seat) {
    Layer hidden = sheets[seat]->own;
    for (std::size_t other = 0; other < table.players; ++other)
      if (other != seat) add(hidden, sheets[other]->rival, share);
    std::array<float, kLeadInputs> lead;
    lead_inputs(plain, table, seat, lead);
    for (std::size_t i = 0; i < kLeadInputs; ++i)
      add(hidden, weights.first[kFirstOfTable + kFirstLead + i], lead[i]);
    float win = 0;
    float points = weights.points_bias;
    for (std::size_t i = 0; i < kHidden; ++i) {
      const float active = std::max(0.0F, hidden[i]);
      win += active * weights.win[i];
      points += active * weights.points[i];
    }
    expected.points[seat] = plain[seat]->points + 10.0 * static_cast<double>(points);
    if (seat == 0) first = static_cast<double>(win);
    expected.win[seat] = seat == 0 ? 1 : exponential(static_cast<double>(win) - first);
    sum += expected.win[seat];
  }
  for (std::size_t seat = 0; seat < table.players; ++seat) expected.win[seat] /= sum;
  return expected;
}

}  // namespace foxtray::wizard_players
