#include <fmt/core.h>

#include <boost/json.hpp>

#include "cli/common.h"
#include "cli/standing.h"
#include "wizard/round.h"

namespace foxtray::cli {
namespace {

/// The words and numbers of one seat's score, in order.
using Line = std::vector<std::pair<std::string, int>>;

Line clever_line(const clever::Sheet& sheet, const clever::SeatState& seat) {
  const clever::Tally sum = clever::tally(sheet, seat);
  Line line;
  for (std::size_t a = 0; a < clever::kAreas; ++a) {
    line.emplace_back(std::string(sheet.print.area[a].name), sum.area[a]);
  }
  line.emplace_back("foxes", sum.foxes);
  line.emplace_back("fox-points", sum.fox_points);
  line.emplace_back("total", sum.total);
  return line;
}

Line wizard_line(const wizard::State& state, game::Seat seat) {
  const wizard::Tally sum = wizard::tally(state, seat);
  return {{"crosses", sum.crosses}, {"jester-crosses", sum.jester_crosses}, {"points", sum.points}};
}

Line line_of(const catalog::Entry& entry, const game::Position& position, game::Seat seat) {
  if (entry.sheet == nullptr) return wizard_line(game::as<wizard::State>(position), seat);
  return clever_line(*entry.sheet, game::as<clever::State>(position).seat[seat]);
}

/// How the seats of a record stand.
class Standing {
 public:
  explicit Standing(const record::Record& reading)
      : reading_(reading),
        entry_(catalog::entry_of(reading.game())),
        over_(entry_.game->actors(reading.position()).over()) {}

  std::string as_text() const {
    std::string text;
    for (game::Seat seat = 0; seat < players(); ++seat) {
      text += std::to_string(seat + 1);
      for (const auto& [word, points] : line(seat)) text += fmt::format(" {} {}", word, points);
      text += "\n";
    }
    if (!over_) return text;
    const std::vector<int> won = winners();
    text += won.size() == 1 ? "winner" : "winners";
    for (const int seat : won) text += fmt::format(" {}", seat);
    text += "\n";
    if (tie_broken(*entry_.game, reading_.position()))
      text += fmt::format("{}\n", tie_sentence(entry_));
    if (const auto band = solo_band()) {
      text += fmt::format("{}\nfoxtray games {} lists all bands\n",
                          band_text(entry_.sheet->print, *band), entry_.game->id);
    }
    return text;
  }

  std::string as_json() const {
    boost::json::array seats;
    for (game::Seat seat = 0; seat < players(); ++seat) {
      boost::json::object object{{"seat", seat + 1}};
      const std::string& name = reading_.header().names[seat];
      if (!name.empty()) object["name"] = name;
      for (const auto& [word, points] : line(seat)) object[word] = points;
      seats.push_back(object);
    }
    boost::json::object object{
        {"game", std::string(entry_.game->id)}, {"over", over_}, {"seats", seats}};
    object["winners"] = boost::json::value_from(winners());
    if (const auto band = solo_band()) object["band"] = band->number;
    return boost::json::serialize(object) + "\n";
  }

 private:
  game::Seat players() const { return reading_.header().setup.players; }

  Line line(game::Seat seat) const {
    Line line = line_of(entry_, reading_.position(), seat);
    if (over_ && players() > 1)
      line.emplace_back("place", game::place(*entry_.game, reading_.position(), seat));
    return line;
  }

  std::vector<int> winners() const {
    std::vector<int> won;
    for (game::Seat seat = 0; over_ && seat < players(); ++seat)
      if (game::place(*entry_.game, reading_.position(), seat) == 1) won.push_back(seat + 1);
    return won;
  }

  std::optional<Band> solo_band() const {
    if (!over_ || players() > 1 || entry_.sheet == nullptr) return std::nullopt;
    return band_of(*entry_.sheet, entry_.game->score(reading_.position(), 0).points);
  }

  const record::Record& reading_;
  const catalog::Entry& entry_;
  const bool over_;
};

}  // namespace

int score(const ScoreCall& call) {
  const record::Record reading = reading_of_file(call.file);
  const Standing standing(reading);
  if (call.json) {
    print_bytes(standing.as_json());
  } else {
    print(standing.as_text());
  }
  return kFine;
}

int legal(const LegalCall& call) {
  const record::Record reading = reading_of_file(call.file);
  const std::vector<std::string> lines = record::legal_lines(reading.game(), reading.position());
  if (call.json) {
    print_bytes(boost::json::serialize(boost::json::value_from(lines)) + "\n");
  } else {
    print(joined(lines, "\n") + "\n");
  }
  return kFine;
}

}  // namespace foxtray::cli
