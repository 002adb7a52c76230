// Parts of a long run, which add up to exactly what one run would have told.
#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "arena/match.h"
#include "cli/verbs.h"

namespace foxtray::cli {

/// `2/16` of --part: the second of sixteen parts.
struct Part {
  std::int64_t number = 1;
  std::int64_t of = 1;

  /// What of so many trials is its own: from here up to there.
  std::int64_t from(std::int64_t trials) const {
    return trials / of * (number - 1) + rest(trials, number - 1);
  }
  std::int64_t to(std::int64_t trials) const { return trials / of * number + rest(trials, number); }

 private:
  std::int64_t rest(std::int64_t trials, std::int64_t parts) const {
    return trials % of * parts / of;
  }
};

/// Throws Trouble if the text is no part, or if parts cannot be had.
Part part_of(const SimulateCall& call);
Part part_of(const MatchCall& call);

/// The line of a part, for foxtray sum.
std::string part_line(const SimulateCall& call, Part part, const arena::Summary& summary,
                      bool cut_short, double seconds);
std::string part_line(const MatchCall& call, Part part, const arena::MatchResult& result,
                      bool cut_short);

/// Tells what was simulated, or how a match ended, as the call wants it.
void tell(const SimulateCall& call, const arena::Simulation& simulation,
          const arena::Summary& summary, double seconds);
void tell(const MatchCall& call, const arena::Match& match, const arena::MatchResult& result);

arena::Simulation simulation_of(const SimulateCall& call);
arena::Match match_of(const MatchCall& call, int players, const std::string& first,
                      const std::string& second);

}  // namespace foxtray::cli
