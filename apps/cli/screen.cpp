// Play on the full screen, with ncurses.
#include <fmt/core.h>
#include <ncurses.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <utility>

#include "cli/common.h"
#include "cli/interrupts.h"
#include "cli/play_session.h"
#include "cli/screen_layout.h"

namespace foxtray::cli {
namespace {

using game::Seat;

constexpr wint_t kEscape = 27;
constexpr wint_t kTab = '\t';

// --- The terminal
// ---------------------------------------------------------------------------------

/// A key: a character, or one of ncurses' KEY_ codes.
struct Key {
  bool special = false;
  wint_t code = 0;

  /// The terminal is gone.
  bool none() const { return special && code == 0; }
  bool is(wint_t character) const { return !special && code == character; }
  bool enter() const { return is('\n') || is('\r') || (special && code == KEY_ENTER); }
  bool backspace() const { return is(127) || is('\b') || (special && code == KEY_BACKSPACE); }
};

/// Takes the terminal over, and gives it back whatever happens.
class Terminal {
 public:
  explicit Terminal(Characters characters) : characters_(characters) {
    std::setlocale(LC_ALL, "");
    if (MB_CUR_MAX == 1) characters_ = Characters::ascii;
    initscr();
    cbreak();
    noecho();
    keypad(stdscr, true);
    nodelay(stdscr, true);
    set_escdelay(25);
    curs_set(0);
    if (std::getenv("NO_COLOR") == nullptr && has_colors()) set_up_colours();
  }
  ~Terminal() { endwin(); }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  static int rows() { return LINES; }
  static int columns() { return COLS; }

  void show(const Drawing& drawing) const {
    erase();
    for (int r = 0; r < drawing.height() && r < LINES; ++r) {
      const auto& cells = drawing.rows()[static_cast<std::size_t>(r)];
      for (int c = 0; c < static_cast<int>(cells.size()) && c < COLS; ++c)
        put(r, c, cells[static_cast<std::size_t>(c)]);
    }
    refresh();
  }

  /// The next key; none if the terminal is gone or the program was interrupted.
  static Key read() {
    constexpr int kMostMisses = 100;  // parts of a key, and then it is clear that nothing comes
    for (int misses = 0; misses < kMostMisses;) {
      wint_t code = 0;
      const int kind = get_wch(&code);
      if (kind != ERR) return {kind == KEY_CODE_YES, code};
      if (Interrupts::wait_for_input()) {
        ++misses;
      } else if (Interrupts::noted()) {
        break;
      }
    }
    return {true, 0};
  }

 private:
  void set_up_colours() {
    start_color();
    use_default_colors();
    coloured_ = true;
    for (int i = 0; i < kInks; ++i) {
      const InkColour colour = colour_of(static_cast<Ink>(i));
      const int number = COLORS >= 256 ? colour.of_256 : colour.of_8;
      const bool own = static_cast<Ink>(i) == Ink::white;  // on a white ground it would not be seen
      init_pair(static_cast<short>(i + 1), static_cast<short>(own ? -1 : number), -1);
      init_pair(static_cast<short>(kInks + i + 1), COLORS >= 256 ? short{16} : short{COLOR_BLACK},
                static_cast<short>(number));
    }
  }

  void put(int row, int column, const Cell& cell) const {
    if (cell.character == 0) return;
    attr_t attributes = A_NORMAL;
    if (cell.style.bold) attributes |= A_BOLD;
    if (cell.style.lit) attributes |= A_REVERSE;
    short pair = 0;
    if (coloured_) {
      const bool filled = cell.style.filled && cell.style.ink != Ink::plain;
      pair = static_cast<short>(static_cast<int>(cell.style.ink) + 1 + (filled ? kInks : 0));
      if (cell.style.ink == Ink::faint && COLORS < 256) attributes |= A_DIM;
    } else if (cell.style.filled) {
      attributes |= A_REVERSE;
    }
    const auto character = static_cast<wchar_t>(
        characters_ == Characters::ascii ? static_cast<char32_t>(ascii_of(cell.character))
                                         : cell.character);
    const wchar_t text[2] = {character, L'\0'};
    cchar_t out;
    setcchar(&out, text, attributes, pair, nullptr);
    mvadd_wch(row, column, &out);
  }

  Characters characters_;
  bool coloured_ = false;
};

// --- The game
// -------------------------------------------------------------------------------------

class Screen {
 public:
  explicit Screen(Session& session) : session_(session), terminal_(session.look().characters()) {}

  void run() {
    while (!left_) step(session_.run());
  }

 private:
  void step(Need need) {
    for (std::string& line : session_.take_news()) news_.push_back(std::move(line));
    model_ = {};
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

  std::string name(Seat seat) const { return seat_name(session_.table().record().header(), seat); }
  Seat players() const { return session_.table().record().header().setup.players; }

  // --- Drawing

  void fill_position(std::optional<game::Move> pointed_at) {
    const game::Position seen = session_.seen();
    const View view = session_.view_of(seen);
    model_.table = draw_table(view);
    // A roll that was all that happened is seen in the dice.
    model_.news = news_.size() == 1 && session_.table().record().events().back().chance()
                      ? std::vector<std::string>{}
                      : news_;
    // All of them, beginning with the shown one. Small sheets share a page, two in a row.
    model_.sheets.clear();
    Drawing small;
    for (Seat i = 0; i < players(); ++i) {
      const auto seat = static_cast<Seat>((shown_ + i) % players());
      const Drawing sheet =
          draw_sheet(view, seat, seat == session_.asked() ? pointed_at : std::nullopt);
      if (2 * sheet.width() + 1 <= kMaxWidth) {
        small.paste(i / 2 * sheet.height(), i % 2 == 0 ? 0 : sheet.width() + 1, sheet);
      } else {
        model_.sheets.push_back(sheet);
      }
    }
    if (small.height() > 0) model_.sheets.push_back(std::move(small));
  }

  void show() { terminal_.show(compose(model_, Terminal::rows(), Terminal::columns())); }

  /// The next key. In a window that is too small for the game, none but q does anything.
  static Key read_key() {
    for (;;) {
      const Key key = Terminal::read();
      if (large_enough(Terminal::rows(), Terminal::columns()) || key.none() ||
          (key.special && key.code == KEY_RESIZE))
        return key;
      if (key.is('q')) return {true, 0};  // even where q could be typed
    }
  }

  // --- Keys that always work; true if the key was one of them

  bool common(const Key& key) {
    if (key.special && key.code == KEY_RESIZE) return true;
    if (key.special && (key.code == KEY_PPAGE || key.code == KEY_NPAGE)) {
      model_.scroll += key.code == KEY_PPAGE ? -5 : 5;
      return true;
    }
    if (key.is(kTab) || (key.special && key.code == KEY_BTAB)) {
      shown_ = static_cast<Seat>((shown_ + (key.is(kTab) ? 1 : players() - 1)) % players());
      model_.scroll = 0;
      return true;
    }
    if (key.is('s')) {
      const game::Position seen = session_.seen();
      page(draw_all(session_.view_of(seen)));
      return true;
    }
    if (key.is('?')) {
      help();
      return true;
    }
    return false;
  }

  /// Keys that end a question; true if the key was one of them.
  bool leaving(const Key& key) {
    if (key.none()) left_ = true;
    if (key.is('q')) left_ = true;
    return left_;
  }

  /// True if something was taken back, so that the question is another one now.
  bool undone() {
    if (const Refused refused = session_.undo()) {
      model_.detail = "Nothing is taken back: " + *refused + ".";
      return false;
    }
    news_.emplace_back("Taken back.");
    return true;
  }

  /// A long drawing that can be scrolled; any other key leaves it.
  void page(const Drawing& drawing) {
    int first = 0;
    for (;;) {
      const int rows = Terminal::rows() - 1;
      first = std::clamp(first, 0, std::max(0, drawing.height() - rows));
      Drawing part = drawing.part(first, rows);
      part.put(rows, 1, "arrows and PgUp PgDn scroll, any other key goes back",
               {.ink = Ink::faint});
      terminal_.show(part);
      const Key key = Terminal::read();
      if (key.special && key.code == KEY_UP) {
        --first;
      } else if (key.special && key.code == KEY_DOWN) {
        ++first;
      } else if (key.special && key.code == KEY_PPAGE) {
        first -= rows - 1;
      } else if (key.special && key.code == KEY_NPAGE) {
        first += rows - 1;
      } else if (!(key.special && key.code == KEY_RESIZE)) {
        return;
      }
    }
  }

  void help() {
    Drawing out;
    for (const std::string_view line :
         {" Keys", "", " arrows       choose a move: left and right, up and down between dice",
          " Enter        make the chosen move, or let the dice roll",
          " letters      show only moves that begin so: w4, y11, reroll (Esc shows all)",
          " /            the same, for letters that are keys themselves: / then s",
          " h            a hint: the best move as the strongest player weighs it, and why",
          " u            take the last decision back, as far as the last roll",
          " Tab          the sheet of another seat", " s            all sheets, the whole screen",
          " PgUp PgDn    scroll the sheet if it does not fit", " ?            this page",
          " q            leave; the game is kept, and foxtray play goes on with it", ""}) {
      out.append(line);
    }
    if (session_.real_dice()) {
      out.append(
          " You roll real dice and type what they show. A mistyped roll is taken back with undo.");
      out.append("");
    }
    out.append(" Signs");
    out.append("");
    out.append(draw_legend(session_.game(), session_.look()));
    page(out);
  }

  // --- What people are asked

  void decide() {
    shown_ = session_.asked();
    const game::Position seen = session_.seen();
    const View view = session_.view_of(seen);
    const std::vector<Offer> all = offers(view, session_.asked());
    const std::string asked =
        fmt::format("{}: {}", name(session_.asked()), question(view, session_.asked()));
    model_.offers = all;
    bool told = false;  // the detail holds an answer to the last key
    for (;;) {
      const bool any = !model_.offers.empty();
      model_.prompt = asked;
      model_.keys = session_.can_undo()
                        ? "arrows · Enter · letters · u undo · h hint · s all · ? help · q quit"
                        : "arrows · Enter · letters · h hint · s all · ? help · q quit";
      fill_position(any ? std::optional(model_.offers[model_.selected].move) : std::nullopt);
      if (!told)
        model_.detail = any ? detail(model_.offers[model_.selected])
                            : "No legal move begins so. Backspace or Esc goes back.";
      show();
      told = false;
      const Key key = read_key();
      if (key.enter() && any) {
        session_.play(model_.offers[model_.selected].move);
        news_.clear();
        return;
      }
      if (arrow(key)) continue;
      const bool filtering = model_.typing || !model_.typed.empty();
      if (key.none() || !filtering) {
        if (leaving(key)) return;
        if (key.is('u')) {
          if (undone()) return;
          told = true;
          continue;
        }
        if (key.is('h')) {
          give_hint();
          told = true;
          continue;
        }
        if (common(key)) continue;
      } else if (key.special && common(key)) {
        continue;
      }
      filter_by(key, all);
    }
  }

  static std::string detail(const Offer& offer) {
    return offer.earns.empty() ? offer.text : fmt::format("{}: {}", offer.text, offer.earns);
  }

  /// Points at the best move and says why.
  void give_hint() {
    model_.detail = "Thinking ...";
    show();
    const Hint hint = hint_for(session_);
    const auto best = std::ranges::find(model_.offers, hint.move, &Offer::move);
    if (best != model_.offers.end())
      model_.selected = static_cast<std::size_t>(best - model_.offers.begin());
    model_.scroll = 0;
    model_.detail = hint.words;
    if (!model_.detail.empty() && model_.detail[0] >= 'a' && model_.detail[0] <= 'z')
      model_.detail[0] = static_cast<char>(model_.detail[0] - 'a' + 'A');
  }

  bool arrow(const Key& key) {
    if (!key.special) return false;
    Step step{};
    switch (key.code) {
      case KEY_LEFT:
        step = Step::left;
        break;
      case KEY_RIGHT:
        step = Step::right;
        break;
      case KEY_UP:
        step = Step::up;
        break;
      case KEY_DOWN:
        step = Step::down;
        break;
      default:
        return false;
    }
    model_.selected = stepped(model_.offers, model_.selected, step,
                              chips_width(model_, Terminal::rows(), Terminal::columns()));
    model_.scroll = 0;
    return true;
  }

  void filter_by(const Key& key, const std::vector<Offer>& all) {
    if (key.is(kEscape)) {
      model_.typed.clear();
      model_.typing = false;
    } else if (key.backspace()) {
      if (model_.typed.empty()) {
        model_.typing = false;
      } else {
        model_.typed.pop_back();
      }
    } else if (key.is('/') && model_.typed.empty()) {
      model_.typing = true;
    } else if (!key.special && key.code >= ' ' && key.code < 127) {
      model_.typed += static_cast<char>(key.code);
    }
    const std::vector<Offer> before = std::exchange(model_.offers, filtered(all, model_.typed));
    if (before.size() != model_.offers.size()) model_.selected = 0;
  }

  void curtain() {
    news_.clear();
    for (;;) {
      model_.prompt = fmt::format("Now {} predicts in secret.", name(session_.asked()));
      model_.detail =
          "The others look away. Press Enter when only " + name(session_.asked()) + " is looking.";
      model_.keys = "Enter look · q quit";
      show();
      const Key key = read_key();
      if (key.enter()) return session_.lift_curtain();
      if (leaving(key)) return;
    }
  }

  void wait_for_roll() {
    bool told = false;
    for (;;) {
      const bool card = session_.card_is_next();
      model_.prompt = card ? "Enter turns up the next card." : "Enter rolls the dice.";
      model_.keys = "Enter go on · u undo · Tab other seats · s sheets · ? help · q quit";
      if (!told) model_.detail.clear();
      fill_position({});
      show();
      told = false;
      const Key key = read_key();
      if (key.enter() || key.is(' ')) {
        news_.clear();
        return session_.let_roll();
      }
      if (leaving(key)) return;
      if (key.is('u')) {
        if (undone()) return;
        told = true;
        continue;
      }
      common(key);
    }
  }

  void ask_dice() {
    model_.typing = true;
    for (;;) {
      model_.prompt = session_.look().shown_words(session_.spoken().question());
      model_.keys = "type and Enter · undo, show, help or quit and Enter";
      fill_position({});
      show();
      const Key key = read_key();
      if (key.none()) {
        left_ = true;
        return;
      }
      if (key.enter()) {
        const std::string answer = std::exchange(model_.typed, {});
        if (answer == "quit" || answer == "q") {
          left_ = true;
          return;
        }
        if (answer == "undo" || answer == "u") {
          if (undone()) return;
          continue;
        }
        if (answer == "help" || answer == "?") {
          help();
          continue;
        }
        if (answer == "show") {
          page(draw_all(session_.view_of(session_.table().position())));
          continue;
        }
        if (const Refused refused = session_.hear_dice(answer)) {
          model_.detail = fmt::format("'{}': {}.", answer, *refused);
          continue;
        }
        news_.clear();
        return;
      }
      if (key.special ? common(key) : false) continue;
      if (key.backspace()) {
        if (!model_.typed.empty()) model_.typed.pop_back();
      } else if (!key.special && key.code >= ' ' && key.code < 127) {
        model_.typed += static_cast<char>(key.code);
      }
    }
  }

  void end() {
    for (;;) {
      const View view = session_.view_of(session_.table().position());
      fill_position({});
      model_.table = draw_result(view);
      model_.prompt = "The game is over.";
      model_.keys = session_.can_undo() ? "u undo · Tab other seats · s sheets · ? help · q leave"
                                        : "Tab other seats · s sheets · ? help · q leave";
      show();
      const Key key = read_key();
      if (key.is('u') && undone()) return;
      if (leaving(key)) return;
      common(key);
    }
  }

  Session& session_;
  Terminal terminal_;
  ScreenModel model_;
  Seat shown_ = 0;
  std::vector<std::string> news_;
  bool left_ = false;
};

}  // namespace

void leave_screen() {
  if (!isendwin()) endwin();
}

void play_on_screen(Session& session) { Screen(session).run(); }

}  // namespace foxtray::cli
