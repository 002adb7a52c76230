#include <fmt/core.h>

#include <boost/json.hpp>

#include "cli/common.h"
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

}  // namespace

int score(const ScoreCall& call) {
  const record::Reading reading = reading_of_file(call.file);
  const catalog::Entry& entry = catalog::entry_of(*reading.header.game);
  const int players = reading.header.setup.players;
  const bool over = entry.game->actors(reading.position).over();
  const unsigned winners = over ? game::winners(*entry.game, reading.position) : 0;
  std::vector<int> won;
  for (int seat = 0; seat < players; ++seat)
    if ((winners >> seat & 1U) != 0) won.push_back(seat + 1);
  boost::json::array seats;
  for (int seat = 0; seat < players; ++seat) {
    const std::string& name = reading.header.names[static_cast<std::size_t>(seat)];
    boost::json::object object{{"seat", seat + 1}};
    if (!name.empty()) object["name"] = name;
    std::string text = std::to_string(seat + 1);
    for (const auto& [word, points] :
         line_of(entry, reading.position, static_cast<game::Seat>(seat))) {
      object[word] = points;
      text += fmt::format(" {} {}", word, points);
    }
    seats.push_back(object);
    if (!call.json) print(text + "\n");
  }
  if (call.json) {
    boost::json::object object{
        {"game", std::string(entry.game->id)}, {"over", over}, {"seats", seats}};
    object["winners"] = boost::json::value_from(won);
    print(boost::json::serialize(object) + "\n");
  } else if (over) {
    std::string text = won.size() == 1 ? "winner" : "winners";
    for (const int seat : won) text += fmt::format(" {}", seat);
    print(text + "\n");
  }
  return kFine;
}

int legal(const LegalCall& call) {
  const record::Reading reading = reading_of_file(call.file);
  const std::vector<std::string> lines =
      record::legal_lines(*reading.header.game, reading.position);
  if (call.json) {
    print(boost::json::serialize(boost::json::value_from(lines)) + "\n");
  } else {
    print(joined(lines, "\n") + "\n");
  }
  return kFine;
}

}  // namespace foxtray::cli
