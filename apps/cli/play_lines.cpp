// Play in lines: the position and the numbered moves out, one line in. For pipes, scripts, screen
// readers and slow lines.
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "cli/common.h"
#include "cli/play_session.h"
#include "game/words.h"

namespace foxtray::cli {
namespace {

using game::Seat;

constexpr std::string_view kHelp =
    " A number         make that move\n"
    " take y3 y11      a move, as it is written in a record\n"
    " hint             the best move, as the strongest player weighs it\n"
    " undo             take the last decision back, as far as the last roll\n"
    " moves            list the moves again\n"
    " show             draw the sheets of all\n"
    " save FILE        write the game to a file as well, and go on\n"
    " help             this page\n"
    " quit, or q       leave; the game is kept, and can be gone on with\n";

std::string trimmed(std::string_view text) {
  while (!text.empty() && game::blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && game::blank(text.back())) text.remove_suffix(1);
  return std::string(text);
}

class Lines {
 public:
  explicit Lines(Session& session) : session_(session) {}

  void run() {
    say(" Type a number, a move, or help.\n\n");
    while (!left_) step(session_.run());
  }

 private:
  void say(std::string_view text) const {
    print(in_characters(text, session_.look().characters()));
  }
  /// A sentence for people: with a capital, in lines that fit.
  void tell(std::string text, int indent = 1) const {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
      text[0] = static_cast<char>(text[0] - 'a' + 'A');
    put_wrapped(text, indent);
  }
  void put_wrapped(std::string_view text, int indent) const {
    const std::string blank(static_cast<std::size_t>(indent), ' ');
    for (const std::string& line : wrapped(text, kMaxWidth - indent)) say(blank + line + "\n");
  }
  void put(const Drawing& drawing) const {
    print(text_of(drawing, session_.look().characters(), colours_of_output(false)));
  }

  void step(Need need) {
    tell_news();
    switch (need) {
      case Need::decision:
        return decide();
      case Need::curtain:
        return curtain();
      case Need::go_on:
        return wait_for_roll();
      case Need::real_roll:
        return ask_dice();
      case Need::over:
        return end();
      case Need::leave:
        left_ = true;
        return;
    }
  }

  void tell_news() {
    for (const std::string& line : session_.take_news()) say(" . " + line + "\n");
  }

  std::string name() const {
    return seat_name(session_.table().record().header(), session_.asked());
  }

  /// The next line that is not one of the commands that every question takes. Nothing: people left,
  /// or something was done and the question is to be asked anew.
  std::optional<std::string> answer(const std::string& prompt) {
    for (;;) {
      say(prompt + "> ");
      std::fflush(stdout);
      const auto line = read_line();
      if (!line) {
        say("\n");
        left_ = true;
        return std::nullopt;
      }
      const std::string text = trimmed(*line);
      if (!echoed_) say(text + "\n");  // so that what comes out of a pipe reads like a terminal
      game::Words words(text);
      const std::string_view word = words.next();
      if (word == "quit" || word == "q") {
        left_ = true;
        return std::nullopt;
      }
      if (word == "undo") {
        if (undo()) return std::nullopt;
        continue;
      }
      if (word == "help" || word == "?") {
        say(kHelp);
      } else if (word == "hint") {
        hint();
      } else if (word == "show") {
        const game::Position seen = session_.seen();
        put(draw_all(session_.view_of(seen)));
      } else if (word == "save") {
        save(std::string(words.rest()));
      } else {
        return text;
      }
    }
  }

  bool undo() {
    const Refused refused = session_.undo();
    tell(refused ? "nothing is taken back: " + *refused + "." : "taken back.");
    return !refused;
  }

  void hint() const {
    if (!session_.asking()) return say(" There is nothing to decide now.\n");
    tell(hint_for(session_).words);
  }

  void save(const std::string& file) {
    if (file.empty()) {
      say(" Please say where: save FILE\n");
    } else if (foreign(file)) {
      tell("not saved: there is already a file " + file + ".");
    } else if (const auto missing = missing_folder(file)) {
      tell("not saved: " + *missing + ".");
    } else if (const auto trouble =
                   own(file) ? session_.keep() : SaveFile(file).write(session_.table().text())) {
      tell("not saved: " + *trouble + ".");
    } else {
      tell("saved in " + file + ".");
      copies_.push_back(file);
    }
  }

  /// Is it the file in which this game is kept anyway?
  bool own(const std::string& file) const {
    std::error_code error;
    return file == session_.file().path() ||
           std::filesystem::equivalent(file, session_.file().path(), error);
  }
  /// Is there a file that does not hold this game?
  bool foreign(const std::string& file) const {
    std::error_code error;
    return std::filesystem::exists(file, error) && !own(file) &&
           std::find(copies_.begin(), copies_.end(), file) == copies_.end();
  }

  void put_position() const {
    const game::Position seen = session_.seen();
    const View view = session_.view_of(seen);
    say("\n");
    put(draw_table(view));
    for (Seat seat = 0; seat < view.header.setup.players; ++seat)
      say(score_line(view, seat) + "\n");
  }

  void put_moves(const std::vector<Offer>& moves) const {
    std::size_t width = 0;
    for (const Offer& move : moves) width = std::max(width, move.text.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const std::string head = fmt::format(" {:>3}  {:<{}}  ", i + 1, moves[i].text, width);
      const auto indent = static_cast<int>(head.size());
      std::string rest;
      for (const std::string& line : wrapped(moves[i].earns, kMaxWidth - indent)) {
        rest += (rest.empty() ? head : "\n" + std::string(head.size(), ' ')) + line;
      }
      while (rest.back() == ' ') rest.pop_back();
      say(rest + "\n");
    }
  }

  void decide() {
    put_position();
    const game::Position seen = session_.seen();
    const View view = session_.view_of(seen);
    const std::vector<Offer> moves = offers(view, session_.asked());
    put_moves(moves);
    const std::string prompt = fmt::format(" {}: {} ", name(), question(view, session_.asked()));
    while (const auto text = answer(prompt)) {
      if (*text == "moves") {
        put_moves(moves);
        continue;
      }
      if (text->empty()) {
        say(" Please type a number from 1 to " + std::to_string(moves.size()) + ", or a move.\n");
        continue;
      }
      const auto number = number_in(*text);
      if (number && (*number < 1 || *number > moves.size())) {
        say(fmt::format(" There is no move {}; the moves are 1 to {}.\n", *number, moves.size()));
        continue;
      }
      if (number) {
        session_.play(moves[*number - 1].move);
        return;
      }
      const Refused refused = session_.play(*text);
      if (!refused) return;
      tell(fmt::format("'{}': {}.", *text, *refused));
      tell(fmt::format("Legal now: {}.", some_of(moves)));
    }
  }

  static std::optional<std::size_t> number_in(std::string_view text) {
    if (text.empty() || text.size() > 4 ||
        text.find_first_not_of("0123456789") != std::string_view::npos)
      return std::nullopt;
    return static_cast<std::size_t>(std::stoul(std::string(text)));
  }

  static std::string some_of(const std::vector<Offer>& moves) {
    constexpr std::size_t kShown = 8;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < std::min(moves.size(), kShown); ++i) texts.push_back(moves[i].text);
    std::string list = joined(texts, "; ");
    if (moves.size() > kShown)
      list += fmt::format("; and {} more (moves lists them all)", moves.size() - kShown);
    return list;
  }

  void curtain() {
    if (isatty(STDOUT_FILENO) != 0)
      say("\x1b[2J\x1b[3J\x1b[H");  // what another one typed is not for all
    const auto text = answer(fmt::format(
        "\n Now {} predicts in secret. The others look away; then press Enter ", name()));
    if (text) session_.lift_curtain();
  }

  void wait_for_roll() {
    const game::Position seen = session_.seen();
    say("\n");
    put(draw_table(session_.view_of(seen)));
    const bool card = session_.card_is_next();
    say(card ? "   1  turn up the card\n" : "   1  roll\n");
    const char* prompt = card ? " Turn up the card, or undo " : " Roll the dice, or undo ";
    const std::string_view word = card ? "card" : "roll";
    while (const auto text = answer(prompt)) {
      if (text->empty() || *text == "1" || *text == word || *text == "moves") {
        session_.let_roll();
        return;
      }
      tell(fmt::format("'{}' is not possible now: the {} next. Legal now: {}; undo.", *text,
                       card ? "card comes" : "dice come", word));
    }
  }

  void ask_dice() {
    put_position();
    const std::string question = session_.look().shown_words(session_.spoken().question());
    put_wrapped(question, 1);
    const char* prompt = session_.card_is_next() ? " The card " : " The dice ";
    while (const auto text = answer(prompt)) {
      const Refused refused = session_.hear_dice(*text);
      if (!refused) return;
      tell(*refused + ".");
      put_wrapped(question, 1);
    }
  }

  void end() {
    const View view = session_.view_of(session_.table().position());
    if (!shown_result_) {
      say("\n");
      Drawing sheets;
      for (Seat seat = 0; seat < view.header.setup.players; ++seat)
        sheets.append(draw_sheet(view, seat));
      put(sheets);
    }
    shown_result_ = true;
    say("\n");
    put(draw_result(view));
    if (session_.can_undo()) {
      // The last decision can still be taken back; anything else ends.
      const auto text = answer(" The game is over; undo, or Enter to leave ");
      if (!text) return;
    }
    left_ = true;
  }

  Session& session_;
  const bool echoed_ = isatty(STDIN_FILENO) != 0;
  std::vector<std::string> copies_;  // files that `save` wrote
  bool left_ = false;
  bool shown_result_ = false;
};

}  // namespace

void play_in_lines(Session& session) { Lines(session).run(); }

}  // namespace foxtray::cli
