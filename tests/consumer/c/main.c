/* An outside program in C: plays one game of each kind through the C interface, by codes and by
 * texts, keeps it as a record, loads it again, and prints the result. */
#include <foxtray.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void demand(int status, const char* what) {
  if (status == FOXTRAY_OK) return;
  fprintf(stderr, "%s: %s\n", what, foxtray_status_text(status));
  exit(1);
}

static void demand_true(int claim, const char* what) {
  if (claim) return;
  fprintf(stderr, "This does not hold: %s\n", what);
  exit(1);
}

/* A record as it grows, and what a client sees of it. */
static char record[1 << 17];
static char view[1 << 17];
static size_t record_length;

static void add_line(int seat, const char* text) {
  const size_t room = sizeof record - record_length;
  const int written = seat < 0 ? snprintf(record + record_length, room, "%s\n", text)
                               : snprintf(record + record_length, room, "%d %s\n", seat + 1, text);
  demand_true(written > 0 && (size_t)written < room, "the record has room");
  record_length += (size_t)written;
}

static void roll(foxtray_position* position, foxtray_generator* luck) {
  char owed[FOXTRAY_LINE_ROOM];
  char text[FOXTRAY_LINE_ROOM];
  foxtray_position copy = *position;
  int same = 0;
  demand(foxtray_chance(position, owed, sizeof owed, NULL), "chance");
  demand(foxtray_roll(position, luck, text, sizeof text, NULL), "roll");
  demand_true(strncmp(owed, text, 4) == 0, "what chance owes is what comes");
  demand(foxtray_roll_text(&copy, text, FOXTRAY_TEXT, NULL, 0), "roll by text");
  demand(foxtray_same(position, &copy, &same), "same");
  demand_true(same, "a roll by its text is the same roll");
  add_line(-1, text);
}

static void decide(foxtray_position* position, int seat, foxtray_generator* luck) {
  uint16_t codes[FOXTRAY_MAX_MOVES];
  uint16_t code = 0;
  uint16_t heard = 0;
  size_t count = 0;
  size_t i = 0;
  char text[FOXTRAY_LINE_ROOM];
  char why[FOXTRAY_WHY_ROOM];
  foxtray_position copy = *position;
  uint64_t one = 0;
  uint64_t other = 0;

  demand(foxtray_legal(position, seat, codes, FOXTRAY_MAX_MOVES, &count), "legal");
  demand(foxtray_choose(position, seat, seat == 0 ? "greedy" : "random", FOXTRAY_TEXT, luck, &code),
         "choose");
  while (i < count && codes[i] != code) ++i;
  demand_true(i < count, "what a player chooses is legal");
  demand(foxtray_say(position, seat, code, text, sizeof text, NULL), "say");
  demand(foxtray_hear(position, seat, text, FOXTRAY_TEXT, &heard, why, sizeof why), why);
  demand_true(heard == code, "a move is heard as it was said");
  demand(foxtray_play(position, seat, code, why, sizeof why), why);
  demand(foxtray_play_text(&copy, seat, text, strlen(text), why, sizeof why), why);
  demand(foxtray_hash(position, &one), "hash");
  demand(foxtray_hash(&copy, &other), "hash");
  demand_true(one == other, "a move by its text is the same move");
  add_line(seat, text);
}

static void play(const char* id, int players, const char* options) {
  foxtray_position position;
  foxtray_position loaded;
  foxtray_generator luck;
  unsigned actors = 0;
  size_t events = 0;
  size_t total = 0;
  int same = 0;
  int points = 0;
  int tie_break = 0;
  char why[FOXTRAY_WHY_ROOM];
  char result[FOXTRAY_LINE_ROOM];

  demand(foxtray_new(&position, id, FOXTRAY_TEXT, players, options, FOXTRAY_TEXT, why, sizeof why),
         why);
  demand(foxtray_header(&position, record, sizeof record, &record_length), "header");
  demand(foxtray_seed(&luck, 7), "seed");
  for (;; ++events) {
    demand(foxtray_actors(&position, &actors), "actors");
    if (actors == 0) break;
    if (actors == FOXTRAY_CHANCE) {
      roll(&position, &luck);
    } else {
      int seat = 0;
      while ((actors >> seat & 1U) == 0) ++seat;
      decide(&position, seat, &luck);
    }
  }
  demand(foxtray_result(&position, result, sizeof result, NULL), "result");
  add_line(-1, result);
  demand(foxtray_load(&loaded, record, record_length, FOXTRAY_ALL, &total, why, sizeof why), why);
  demand_true(total == events, "every event is in the record");
  demand(foxtray_same(&position, &loaded, &same), "same");
  demand_true(same, "the record leads to the same position");
  demand(foxtray_score(&position, 0, &points, &tie_break), "score");
  demand(
      foxtray_look(record, record_length, FOXTRAY_ALL, 0, view, sizeof view, NULL, why, sizeof why),
      why);
  demand_true(strstr(view, "\"over\":true") != NULL, "a look sees that the game is over");

  loaded.bytes[200] ^= 1;
  demand_true(foxtray_check(&loaded) == FOXTRAY_BAD_POSITION, "a damaged position is refused");
  demand_true(
      foxtray_new(&loaded, id, FOXTRAY_TEXT, 9, NULL, 0, why, sizeof why) == FOXTRAY_BAD_SETUP,
      "nine cannot play");
  printf("%s: %s\n", id, result);
}

int main(void) {
  int game = 0;
  demand_true(foxtray_interface() == FOXTRAY_INTERFACE, "header and library belong together");
  for (game = 0; game < foxtray_game_count(); ++game) {
    char id[FOXTRAY_LINE_ROOM];
    int fewest = 0;
    int most = 0;
    int players = 0;
    demand(foxtray_game_id(game, id, sizeof id, NULL), "id");
    demand(foxtray_game_players(game, &fewest, &most), "players");
    for (players = fewest; players <= most; ++players) play(id, players, NULL);
  }
  play("wizard-dice", 5, "cards=on target=12");
  printf("foxtray %s, played from C\n", foxtray_version());
  return 0;
}
