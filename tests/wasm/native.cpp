// The views, natively: requests come on standard input, answers go to standard output.
//
//   request   the name of a call and its operands in one line; a text is @ and its length in bytes,
//             and the texts themselves follow the line one after the other
//   answer    the status and the length in one line, then the text
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "c/status.h"
#include "view/view.h"

namespace {

namespace view = foxtray::view;

/// The operands of a request, taken one after the other.
class Operands {
 public:
  Operands(std::istringstream& line, std::istream& texts) {
    for (std::string word; line >> word;) {
      if (word[0] == '@') {
        texts_.emplace_back(std::stoul(word.substr(1)), '\0');
        texts.read(texts_.back().data(), static_cast<std::streamsize>(texts_.back().size()));
      } else {
        numbers_.push_back(std::stol(word));
      }
    }
  }
  const std::string& text() { return texts_.at(text_++); }
  int number() { return static_cast<int>(numbers_.at(number_++)); }

 private:
  std::vector<std::string> texts_;
  std::vector<long> numbers_;
  std::size_t text_ = 0;
  std::size_t number_ = 0;
};

view::Answer begin(Operands& o) {
  const std::string& game = o.text();
  const std::string& options = o.text();
  const std::string& names = o.text();
  const std::string& seed = o.text();
  return view::begin(
      {.game = game, .players = o.number(), .options = options, .names = names, .seed = seed});
}

view::Answer look(Operands& o) {
  const int events = o.number();
  const auto number = events < 0 ? view::kAllEvents : static_cast<std::size_t>(events);
  return view::look(o.text(), number, o.number());
}

using Call = std::function<view::Answer(Operands&)>;

/// Texts and numbers are counted apart, so that their order among each other does not matter.
Call call(view::Answer (*ask)(std::string_view, int, std::string_view)) {
  return [ask](Operands& o) {
    const std::string& record = o.text();
    const int seat = o.number();
    return ask(record, seat, o.text());
  };
}

const std::map<std::string, Call>& calls() {
  static const std::map<std::string, Call> calls = {
      {"catalog", [](Operands&) { return view::catalog(FOXTRAY_VERSION); }},
      {"begin", begin},
      {"look", look},
      {"move", call(view::move)},
      {"why", call(view::why)},
      {"hint", call(view::hint)},
      {"verdict",
       [](Operands& o) {
         const std::string& record = o.text();
         const int seat = o.number();
         const std::string& move = o.text();
         return view::verdict(record, seat, move, o.text());
       }},
      {"throw",
       [](Operands& o) {
         const std::string& record = o.text();
         return view::roll(record, o.text());
       }},
      {"think",
       [](Operands& o) {
         const std::string& record = o.text();
         const std::string& player = o.text();
         const int seat = o.number();
         return view::think(record, seat, player, static_cast<std::uint64_t>(o.number()));
       }},
      {"odds", [](Operands& o) { return view::odds(o.text(), o.number()); }},
      {"analyse",
       [](Operands& o) {
         const std::string& record = o.text();
         return view::analyse(record, o.text(), {});
       }},
      {"drawing",
       [](Operands& o) {
         const std::string& game = o.text();
         return view::drawing(game, o.text());
       }},
      {"sheet",
       [](Operands& o) {
         const std::string& game = o.text();
         return view::sheet(game, o.text());
       }},
  };
  return calls;
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string name;
    words >> name;
    Operands operands(words, std::cin);
    const view::Answer answer = calls().at(name)(operands);
    std::printf("%d %zu\n", static_cast<int>(foxtray::c::status_of(answer.status)),
                answer.text.size());
    std::fwrite(answer.text.data(), 1, answer.text.size(), stdout);
    std::fflush(stdout);
  }
  return 0;
}
