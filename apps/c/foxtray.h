/* foxtray for C and for every language that can call C.
 *
 * Games are positions in buffers that the caller owns. The library keeps nothing between two calls
 * but the weights of its players (foxtray_weights) and the tables that are open
 * (foxtray_table_open). Any thread may call anything on buffers of its own.
 *
 * What holds for every function:
 *
 *   status     Unless it says otherwise a function returns FOXTRAY_OK or why it refused. After a
 *              refusal what it was to change or to tell is as it was before, but for `why`, for
 *              `length` and `count`, and for a text that was too long (FOXTRAY_SHORT_BUFFER).
 *   positions  Any bytes may be given as a position. A position is looked through before it is
 *              used; one that is damaged, or that no game could come to, is FOXTRAY_BAD_POSITION.
 *   texts in   Text is UTF-8, with its length in bytes, or FOXTRAY_TEXT for one that ends with a
 *              zero byte. NULL is the empty text.
 *   texts out  `text` has `room` bytes. Written is the text and a zero byte; `length` (or NULL) is
 *              set to the number of bytes without the zero. What does not fit is cut off, between
 *              two characters, and the status is FOXTRAY_SHORT_BUFFER. With NULL as text, `length`
 *              alone is told.
 *   why        A sentence for people on what was refused, cut off if it does not fit; empty if
 *              nothing was. NULL if it is not wanted.
 *   seats      are numbered from 0 here, and from 1 in texts.
 *
 * Buffers of one call may not overlap. No exception leaves the library, and none of its memory
 * does.
 */
#ifndef FOXTRAY_H
#define FOXTRAY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Grows whenever a program that was compiled against the old header would no longer work. */
#define FOXTRAY_INTERFACE 1

#define FOXTRAY_TEXT SIZE_MAX /* length of a text in: up to its zero byte */
#define FOXTRAY_ALL SIZE_MAX  /* events of a record: all of them */

#define FOXTRAY_MAX_SEATS 5
#define FOXTRAY_MAX_MOVES 256 /* no seat ever has more legal moves */
#define FOXTRAY_LINE_ROOM 80  /* room enough for one line of a record */
#define FOXTRAY_WHY_ROOM 256  /* room enough for most sentences; those on a record can be longer */

#define FOXTRAY_CHANCE 0x80U /* in actors: the dice or a card come next */

enum foxtray_status {
  FOXTRAY_OK = 0,
  FOXTRAY_NULL,          /* a pointer is NULL that must not be */
  FOXTRAY_SHORT_BUFFER,  /* there is not room enough */
  FOXTRAY_OUT_OF_RANGE,  /* there is no game, option or player of that number */
  FOXTRAY_BAD_POSITION,  /* these bytes are no position, or damaged */
  FOXTRAY_OTHER_VERSION, /* a position of another version of the library */
  FOXTRAY_CONCEALED,     /* the position lacks what it takes to go on (foxtray_conceal) */
  FOXTRAY_BAD_GENERATOR, /* these bytes are no generator, or damaged */
  FOXTRAY_BAD_SETUP,     /* no such game, number of players or option */
  FOXTRAY_BAD_RECORD,    /* the text is not a correct record */
  FOXTRAY_NO_SUCH_EVENT, /* the record has fewer events */
  FOXTRAY_NO_SUCH_SEAT,  /* the game has fewer seats */
  FOXTRAY_NO_SUCH_PLAYER,
  FOXTRAY_NOT_ASKED, /* this seat, or chance, owes nothing now */
  FOXTRAY_NOT_LEGAL, /* this may not be done now */
  FOXTRAY_OUT_OF_MEMORY,
  FOXTRAY_FAILED,         /* a fault of the library itself */
  FOXTRAY_NO_WEIGHTS,     /* this player needs weights that are not here, or these are none */
  FOXTRAY_NO_SEED,        /* the record has no seed that throws could follow from */
  FOXTRAY_WEIGHTS_IN_USE, /* the game has weights already; they stay */
  FOXTRAY_NO_SUCH_TABLE   /* no table of that number is open */
};

/* A position: copy it to fork the game. Equal positions of one game have equal bytes.
 *
 * It is a cache, not a document: its bytes hold for one version of the library on one kind of
 * machine. Keep records instead. Its check word finds every accident; against intent it is no
 * signature: who wants can make a position that no game led to, and it is accepted if it might be
 * one. It is then as safe to use as any other. */
typedef struct foxtray_position { /* NOLINT(modernize-use-using) */
  unsigned char bytes[384];
} foxtray_position;

/* A source of random numbers, the same on every machine. Copy it to fork it. */
typedef struct foxtray_generator { /* NOLINT(modernize-use-using) */
  unsigned char bytes[40];
} foxtray_generator;

/* --- The library --------------------------------------------------------------------------- */

/* FOXTRAY_INTERFACE as it was when the library was built. */
int foxtray_interface(void);

/* The library's version, as "0.1.0". */
const char* foxtray_version(void);

/* A sentence on a status; never NULL. */
const char* foxtray_status_text(int status);

/* --- Games --------------------------------------------------------------------------------- */

/* How many games there are: they have the numbers 0 and up, as below. */
int foxtray_game_count(void);

/* As "ganz-schon-clever". */
int foxtray_game_id(int game, char* text, size_t room, size_t* length);

/* As a person would write it. */
int foxtray_game_title(int game, char* text, size_t room, size_t* length);

/* The lowest and the highest number of players. */
int foxtray_game_players(int game, int* fewest, int* most);

/* How many options the game has: they have the numbers 0 and up. */
int foxtray_option_count(int game, int* count);

/* As "decline". */
int foxtray_option_name(int game, int option, char* text, size_t room, size_t* length);

/* As "forced free": the values, separated by spaces; the first is the default. */
int foxtray_option_values(int game, int option, char* text, size_t room, size_t* length);

/* What the option means. */
int foxtray_option_meaning(int game, int option, char* text, size_t room, size_t* length);

/* --- Positions ----------------------------------------------------------------------------- */

/* The start of a game, as of ("wizard-dice", 3 players, "cards=on target=12"). */
int foxtray_new(foxtray_position* position, const char* game, size_t game_length, int players,
                const char* options, size_t options_length, char* why, size_t why_room);

/* The position of a record after its first `events` events, or FOXTRAY_ALL. The whole record must
 * be correct even so. `total` (or NULL) is set to the number of events in it. `why` begins with the
 * number of the line that is wrong: "12: what is wrong (legal: ...)". */
int foxtray_load(foxtray_position* position, const char* record, size_t record_length,
                 size_t events, size_t* total, char* why, size_t why_room);

/* Is it a position that can be used here? */
int foxtray_check(const foxtray_position* position);

/* The number of the game, and how many play. Each may be NULL. */
int foxtray_table(const foxtray_position* position, int* game, int* players);

/* The header of a record of this game, from "foxtray 1" to "---", each line with its end. With the
 * lines of all events after it, and foxtray_result, it is a record. */
int foxtray_header(const foxtray_position* position, char* text, size_t room, size_t* length);

/* The last line of a record, as "result 105 120" without a line end. The game must be over. */
int foxtray_result(const foxtray_position* position, char* text, size_t room, size_t* length);

/* The points of a seat as they are now, and what decides between equal points, for every place and
 * not only the first. More is better. Seats that are equal in both share a place. Each may be
 * NULL. */
int foxtray_score(const foxtray_position* position, int seat, int* points, int* tie_break);

/* Blanks what the seat may not know. Positions that differ only in that become equal. As long as
 * something is blank the position cannot be played on (FOXTRAY_CONCEALED). */
int foxtray_conceal(foxtray_position* position, int seat);

/* `same` is set to 1 if both are the same position of the same game, otherwise to 0. */
int foxtray_same(const foxtray_position* one, const foxtray_position* other, int* same);

/* The same number for equal positions; for others nearly always another one. */
int foxtray_hash(const foxtray_position* position, uint64_t* hash);

/* --- Decisions ----------------------------------------------------------------------------- */

/* Who is asked: bit s for seat s; or FOXTRAY_CHANCE alone; or 0 if the game is over. */
int foxtray_actors(const foxtray_position* position, unsigned* actors);

/* The moves that a seat may make, as codes in ascending order. `codes` has room for `room` of them;
 * FOXTRAY_MAX_MOVES is always enough. `count` is set to how many there are. With NULL as codes,
 * `count` alone is told. */
int foxtray_legal(const foxtray_position* position, int seat, uint16_t* codes, size_t room,
                  size_t* count);

/* What may come next, as lines of a record in the order of bytes, each with its end; or what chance
 * owes, as foxtray_chance says it; or "over". */
int foxtray_legal_text(const foxtray_position* position, char* text, size_t room, size_t* length);

/* The text of a legal move, without the seat, as "take y3 y11". */
int foxtray_say(const foxtray_position* position, int seat, uint16_t code, char* text, size_t room,
                size_t* length);

/* The code of the legal move that the text means. */
int foxtray_hear(const foxtray_position* position, int seat, const char* text, size_t text_length,
                 uint16_t* code, char* why, size_t why_room);

/* Makes a move, if it is legal. */
int foxtray_play(foxtray_position* position, int seat, uint16_t code, char* why, size_t why_room);

/* The same, by its text. */
int foxtray_play_text(foxtray_position* position, int seat, const char* text, size_t text_length,
                      char* why, size_t why_room);

/* --- Chance -------------------------------------------------------------------------------- */

/* What chance owes: "roll w y b", "serve", "card" or "roll 7". */
int foxtray_chance(const foxtray_position* position, char* text, size_t room, size_t* length);

/* Puts in what was rolled or drawn, as "roll w4 y3 b5". */
int foxtray_roll_text(foxtray_position* position, const char* text, size_t text_length, char* why,
                      size_t why_room);

/* The generator of a seed. */
int foxtray_seed(foxtray_generator* generator, uint64_t seed);

/* Rolls or draws at random what chance owes. `text` (or NULL) is what came, as a line of a record;
 * if it does not fit, nothing was rolled. */
int foxtray_roll(foxtray_position* position, foxtray_generator* generator, char* text, size_t room,
                 size_t* length);

/* --- Players ------------------------------------------------------------------------------- */

/* How many players the library has: they have the numbers 0 and up, the weakest first. */
int foxtray_player_count(void);

/* As "greedy". */
int foxtray_player_name(int player, char* text, size_t room, size_t* length);

/* Lets a player, by its name, choose a move for the seat. It is shown only what the seat may know.
 */
int foxtray_choose(const foxtray_position* position, int seat, const char* player,
                   size_t player_length, foxtray_generator* generator, uint16_t* code);

/* --- Views ----------------------------------------------------------------------------------
 *
 * For clients that have no rules of their own: a record comes in, what follows from it comes out.
 * docs/view.md has the answers, which are JSON unless it is said otherwise. A record is text as
 * foxtray_load takes it, and its whole text; an answer that is a record is one too. */

/* The games, their options, and the players. */
int foxtray_catalog(char* text, size_t room, size_t* length);

/* The sheet of a game as a picture; the form is "wide" or "tall". */
int foxtray_drawing(const char* game, size_t game_length, const char* form, size_t form_length,
                    char* text, size_t room, size_t* length, char* why, size_t why_room);

/* The sheet of a game as a page to print, in SVG; the paper is "a4" or "letter". */
int foxtray_sheet(const char* game, size_t game_length, const char* paper, size_t paper_length,
                  char* text, size_t room, size_t* length, char* why, size_t why_room);

/* A new record. Options are as in foxtray_new; names are one line for each seat, which may be
 * empty; the seed is one of fair dice (docs/fair-dice.md), or empty if real dice are rolled. */
int foxtray_begin(const char* game, size_t game_length, int players, const char* options,
                  size_t options_length, const char* names, size_t names_length, const char* seed,
                  size_t seed_length, char* text, size_t room, size_t* length, char* why,
                  size_t why_room);

/* The position after so many events, or FOXTRAY_ALL, as a seat sees it; -1 is somebody who only
 * watches. */
int foxtray_look(const char* record, size_t record_length, size_t events, int seat, char* text,
                 size_t room, size_t* length, char* why, size_t why_room);

/* The record with one decision more, as "take y3 y11". */
int foxtray_move(const char* record, size_t record_length, int seat, const char* move,
                 size_t move_length, char* text, size_t room, size_t* length, char* why,
                 size_t why_room);

/* The record with one throw more, as "roll w4 y3 b5"; an empty one follows from the record's seed,
 * or is FOXTRAY_NO_SEED. */
int foxtray_throw(const char* record, size_t record_length, const char* outcome,
                  size_t outcome_length, char* text, size_t room, size_t* length, char* why,
                  size_t why_room);

/* The record without its last decision. What the yielding seats, as bits, have decided since goes
 * with it; if `rolls` is not 0 a roll can be taken back too. */
int foxtray_undo(const char* record, size_t record_length, unsigned yielding, int rolls, char* text,
                 size_t room, size_t* length, char* why, size_t why_room);

/* Why a move is not legal, or why "die y", "field y:0" or "die y field y:0" cannot be used. */
int foxtray_why(const char* record, size_t record_length, int seat, const char* move,
                size_t move_length, char* text, size_t room, size_t* length, char* why,
                size_t why_room);

/* The text of the move that a player, by its name, chooses for the seat. The same question with the
 * same seed has the same answer. */
int foxtray_think(const char* record, size_t record_length, int seat, const char* player,
                  size_t player_length, uint64_t seed, char* text, size_t room, size_t* length,
                  char* why, size_t why_room);

/* What every legal move of the seat is worth to a player who can say that. */
int foxtray_hint(const char* record, size_t record_length, int seat, const char* player,
                 size_t player_length, char* text, size_t room, size_t* length, char* why,
                 size_t why_room);

/* What a legal move of the seat would cost, as `foxtray_analyse` by the same player says it of that
 * decision. */
int foxtray_verdict(const char* record, size_t record_length, int seat, const char* move,
                    size_t move_length, const char* player, size_t player_length, char* text,
                    size_t room, size_t* length, char* why, size_t why_room);

/* Wizard: the chance of every prediction, as the seat sees the round. */
int foxtray_odds(const char* record, size_t record_length, int seat, char* text, size_t room,
                 size_t* length, char* why, size_t why_room);

/* Is told how many events of how many are looked through. */
typedef void (*foxtray_progress)(size_t done, size_t all, /* NOLINT(modernize-use-using) */
                                 void* context);

/* The coach's report. It takes seconds, so better give room enough the first time: a megabyte for
 * a Clever game. Progress is told in this thread; it may be NULL. */
int foxtray_analyse(const char* record, size_t record_length, const char* player,
                    size_t player_length, foxtray_progress progress, void* context, char* text,
                    size_t room, size_t* length, char* why, size_t why_room);

/* --- Tables that are kept open ---------------------------------------------------------------
 *
 * A game in progress, which is read once (docs/view.md, V10). Tables have numbers, which are never
 * used again; a number that no open table has is FOXTRAY_NO_SUCH_TABLE. Calls about tables wait for
 * one another. `viewer` is the seat that looks, or -1. What came of a call is told by
 * foxtray_table_answer. */

/* Opens a table: `seats` has a word for each seat, "person" or the name of a player; if `typed` is
 * not 0, throws of real dice are typed, otherwise they follow from the record's seed. `seed` is
 * what players draw from. */
int foxtray_table_open(const char* record, size_t record_length, const char* seats,
                       size_t seats_length, int typed, uint64_t seed, int viewer, uint32_t* table,
                       char* why, size_t why_room);

/* How it looks. */
int foxtray_table_look(uint32_t table, int viewer, char* why, size_t why_room);

/* The throw that is due, or the move of the player who is next. */
int foxtray_table_step(uint32_t table, int viewer, char* why, size_t why_room);

/* A decision, as "take y3 y11". */
int foxtray_table_play(uint32_t table, int seat, const char* move, size_t move_length, int viewer,
                       char* why, size_t why_room);

/* A throw of real dice, as "roll w4 y3 b5". */
int foxtray_table_roll(uint32_t table, const char* outcome, size_t outcome_length, int viewer,
                       char* why, size_t why_room);

/* Takes back the last decision of a person, or the last typed throw. */
int foxtray_table_undo(uint32_t table, int viewer, char* why, size_t why_room);

/* What the last of these calls that was not refused came to, as JSON. */
int foxtray_table_answer(uint32_t table, char* text, size_t room, size_t* length);

/* As foxtray_why. */
int foxtray_table_why(uint32_t table, int seat, const char* move, size_t move_length, char* text,
                      size_t room, size_t* length, char* why, size_t why_room);

/* Forgets the table. */
int foxtray_table_close(uint32_t table);

/* Gives a game the weights that its stronger players need, for all threads from now on: a file that
 * `foxtray train` made. They take the place of those that the library was built with. To be called
 * before anything else that has to do with players of that game: later, or a second time, the
 * answer is FOXTRAY_WEIGHTS_IN_USE, and nothing has changed. FOXTRAY_NO_WEIGHTS: these are none of
 * this game, or they are damaged. */
int foxtray_weights(const char* game, size_t game_length, const unsigned char* bytes, size_t size,
                    char* why, size_t why_room);

#ifdef __cplusplus
}
#endif

#endif
