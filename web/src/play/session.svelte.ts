// A game in progress: the text of its record, who sits where, and what is asked now. It lets the
// dice roll and the players play, and keeps the game after every event, so that it survives a reload
// at any moment.

import { Cancelled, quick, thinker } from '../engine/engine.ts';
import { Unreachable } from '../engine/fetched.ts';
import type { Look, Move, WhyNot } from '../engine/types.ts';
import { needsWeights } from '../games.ts';
import { findGame, isRanked, keepGame, whenKeptElsewhere, type KeptGame } from '../keep/games.ts';
import { reach } from '../keep/offline.svelte.ts';
import { forgetResult, keepResult } from '../keep/results.ts';
import { settings } from '../keep/settings.svelte.ts';
import { sayTrouble } from '../parts/trouble.ts';
import { Motion } from './motion.ts';
import type { News, Waits } from './news.ts';
import { hasDecision, lastLine, removed, resultOf, standingOf } from './record.ts';
import { Retry } from './retry.ts';
import { decidesInSecret, isLost, nextOf, turnOf } from './turns.ts';

export type { News, Waits } from './news.ts';

/** Why nothing can be taken back now. */
export type Hindrance = 'nothing' | 'rolled' | 'others' | 'moving' | 'secret' | 'final';

export class Session {
  kept = $state.raw<KeptGame>();
  look = $state.raw<Look>();
  /** The seat through whose eyes the table is seen; -1 if only players play. */
  viewer = $state(-1);
  waits = $state<Waits>('loading');
  /** The seat that is being thought for. */
  thinking = $state<number | null>(null);
  news = $state.raw<News | null>(null);
  /** The number of the news that was told last: not twice, when a table is laid anew. */
  told = 0;
  trouble = $state('');
  /** What could not be fetched is being asked for again. */
  retrying = $state(false);
  /** Who takes the screen next, while a curtain hangs. */
  next = $state<number | null>(null);

  private undone = $state.raw<{ record: string; seat: number | null; text: string } | null>(null);
  /** Whoever takes things back goes on with his own acts only. */
  private undoing: number | null = null;
  private unkept = false;
  /** A throw is being entered: a second tap means the same one. */
  private entering = false;
  /** What happened is told together with how it looks then. */
  private untold: News | null = null;
  /** Who has the screen alone, for a secret. */
  private behindCurtain: number | null = null;
  /** Only the newest run goes on; whatever a person does begins a new one. */
  private run = 0;
  private readonly motion = new Motion();
  private readonly retries = new Retry();
  private stopHearing: () => void = () => undefined;

  get canUndo(): boolean {
    return this.undone !== null && this.waits !== 'loading' && this.waits !== 'curtain';
  }

  /** A daily game that counts, once it is over: its result stands (docs/daily.md, Y5). */
  get isFinal(): boolean {
    const { kept } = this;
    return kept !== undefined && kept.over && isRanked(kept);
  }

  /** Whether undo takes back a roll that was typed in. */
  get undoesRoll(): boolean {
    return this.undone !== null && this.undone.seat === null;
  }

  /** Why nothing can be taken back now; null if something can. */
  get hindrance(): Hindrance | null {
    const { kept, waits } = this;
    if (this.canUndo) return null;
    if (this.isFinal) return 'final';
    if (waits === 'curtain') return 'secret';
    if (!['person', 'roll', 'dice', 'over'].includes(waits)) return 'moving';
    if (!kept || !hasDecision(kept.record, this.people)) return 'nothing';
    return this.undoing === null ? 'rolled' : 'others';
  }

  /** Whether players act while the person can only watch. */
  get watches(): boolean {
    const { look, people } = this;
    if (this.waits !== 'moving' || !look || people.length === 0) return false;
    const seats = look.actors.length > 0 ? look.actors : [turnOf(look).seat];
    return seats.some((seat) => !people.includes(seat));
  }

  get people(): number[] {
    return this.seatsOf((kind) => kind === 'person');
  }

  /** The seat whose decision the page asks for now, or null. */
  get asked(): number | null {
    return this.waits === 'person' ? this.viewer : null;
  }

  /** The seat of whoever is asked to choose or to roll; otherwise of whoever was asked last. */
  get reader(): number {
    const { look, people, viewer, waits } = this;
    const active = look && (waits === 'roll' || waits === 'dice') ? turnOf(look).seat : viewer;
    return people.includes(active) ? active : viewer;
  }

  async open(id: string): Promise<void> {
    const run = ++this.run;
    try {
      const kept = await findGame(id);
      if (!kept) {
        if (run === this.run) this.waits = 'broken';
        return;
      }
      this.kept = kept;
      // Nobody knows which of several people has the screen: until one is asked, no secret is shown.
      this.viewer = this.people.length === 1 ? (this.people[0] ?? -1) : -1;
      this.stopHearing();
      this.stopHearing = whenKeptElsewhere(id, () => void this.catchUp());
      await this.goOn(run);
    } catch (error) {
      this.fail(run, error);
    }
  }

  /** Nothing goes on in the background when the page is left. */
  leave(): void {
    this.run += 1;
    this.stopHearing();
    this.retries.end();
    this.skip();
    if (this.thinking !== null) thinker.cancel();
  }

  /** The game went on in another window: this one goes on from there. */
  private async catchUp(): Promise<void> {
    const kept = await findGame(this.kept?.id ?? '');
    if (!kept || kept.record === this.kept?.record) return;
    const run = ++this.run;
    this.stopThinking();
    this.skip();
    this.kept = kept;
    this.undone = null;
    this.untold = null;
    try {
      await this.goOn(run);
    } catch (error) {
      this.fail(run, error);
    }
  }

  /** Whatever moves comes to its end at once. */
  skip(): void {
    this.motion.skip();
  }

  /** What the others do in this turn is done at once. */
  hurry(): void {
    if (this.watches) this.motion.hurry();
  }

  /** Goes on where something could not be fetched, if it can be by now. */
  async retry(): Promise<void> {
    const { kept, run } = this;
    if (this.waits !== 'unreachable') return this.retries.end();
    if (this.retrying || !kept) return;
    this.retrying = true;
    try {
      await reach(async () => {
        await quick.warm();
        if (this.look) await thinker.learn(kept.game);
      });
      if (run !== this.run) return;
      this.retries.end();
      this.waits = this.look ? 'moving' : 'loading';
      await this.goOn(run);
    } catch (error) {
      this.fail(run, error);
    } finally {
      this.retrying = false;
    }
  }

  async choose(move: Move): Promise<void> {
    const { kept, look } = this;
    if (!kept || !look || this.waits !== 'person') return;
    const run = ++this.run;
    this.waits = 'moving';
    this.undoing = null;
    try {
      const record = await quick.ask('move', [kept.record, this.viewer, move.text]);
      await this.happen(record, { kind: 'move', seat: this.viewer, text: move.text, move });
      await this.goOn(run);
    } catch (error) {
      this.fail(run, error);
    }
  }

  /** A throw of real dice, as the line of a record; the sentence of a refusal, or nothing. */
  async enter(text: string): Promise<string> {
    const { kept } = this;
    if (!kept || this.waits !== 'dice' || this.entering) return '';
    this.entering = true;
    const run = ++this.run;
    try {
      const record = await quick.ask('throw', [kept.record, text]);
      this.waits = 'moving';
      await this.happen(record, { kind: 'throw', seat: null, text });
      void this.goOn(run).catch((error: unknown) => this.fail(run, error));
      return '';
    } catch (error) {
      return await sayTrouble(error);
    } finally {
      this.entering = false;
    }
  }

  async roll(): Promise<void> {
    if (this.waits !== 'roll') return;
    const run = ++this.run;
    try {
      await this.throwDice();
      await this.goOn(run);
    } catch (error) {
      this.fail(run, error);
    }
  }

  async undo(): Promise<void> {
    const { undone, look } = this;
    if (!undone || !look) return;
    const run = ++this.run;
    this.stopThinking();
    this.skip();
    try {
      this.undoing = undone.seat;
      if (undone.seat !== null && this.people.includes(undone.seat)) this.viewer = undone.seat;
      const over = this.kept?.over;
      await this.happen(undone.record, { kind: 'undo', seat: undone.seat, text: undone.text });
      if (over && this.kept) await forgetResult(this.kept.id);
      await this.goOn(run);
    } catch (error) {
      this.fail(run, error);
    }
  }

  /** Sees the table through the eyes of another person, who may be asked at the same time. */
  async sit(seat: number): Promise<void> {
    if (!this.people.includes(seat) || this.waits === 'curtain') return;
    const run = ++this.run;
    this.viewer = seat;
    this.stopThinking();
    try {
      await this.goOn(run);
    } catch (error) {
      this.fail(run, error);
    }
  }

  /** The next person has the screen now. */
  async liftCurtain(): Promise<void> {
    if (this.waits !== 'curtain' || this.next === null) return;
    const seat = this.next;
    this.next = null;
    this.behindCurtain = seat;
    this.waits = 'moving';
    await this.sit(seat);
  }

  async why(text: string): Promise<WhyNot | null> {
    if (!this.kept || this.viewer < 0) return null;
    return quick.ask('why', [this.kept.record, this.viewer, text]);
  }

  /** Remembers that a hint was taken. */
  async helped(): Promise<void> {
    if (!this.kept || this.kept.helped) return;
    this.kept = { ...this.kept, helped: true };
    await keepGame(this.kept);
  }

  // --- What goes on by itself ---------------------------------------------------------------------

  private async goOn(run: number): Promise<void> {
    while (run === this.run) {
      const look = await this.lookAgain();
      if (run !== this.run) return;
      if (look.over) return this.finish(look);
      if (look.chance !== null) {
        if (this.kept?.realDice) return this.wait('dice');
        if (!settings.autoRoll && this.people.length > 0) return this.wait('roll');
        if (this.roundIsNew) await this.motion.pause(1300);
        if (run !== this.run) return;
        await this.throwDice();
      } else {
        const bot = look.actors.find((seat) => !this.people.includes(seat));
        if (bot === undefined) return this.askPerson(look, run);
        await this.letPlay(bot, run);
      }
    }
  }

  /** A round of Wizard has just ended: there is something to read before the next one goes on. */
  private get roundIsNew(): boolean {
    const before = this.news?.before.wizard;
    return before !== undefined && before.round !== this.look?.wizard?.round;
  }

  private async wait(what: Waits): Promise<void> {
    this.waits = what;
    this.motion.rest();
    await this.findUndo();
    if (this.kept && this.unkept) await keepGame(this.kept);
    this.unkept = false;
  }

  private async throwDice(): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    this.waits = 'moving';
    const record = await quick.ask('throw', [kept.record, '']);
    await this.happen(record, { kind: 'throw', seat: null, text: lastLine(record) });
    const look = await this.lookAgain();
    await this.motion.pause(isLost(lastLine(record), look) ? 1800 : 750);
  }

  private async letPlay(seat: number, run: number): Promise<void> {
    const { kept } = this;
    const level = kept?.seats[seat]?.kind;
    if (!kept || level === undefined || level === 'person') return;
    this.waits = 'moving';
    this.thinking = seat;
    try {
      if (needsWeights(kept.game, level)) await reach(() => thinker.learn(kept.game));
      const before = performance.now();
      const seed = Number.parseInt(kept.id.slice(0, 8), 16);
      const text = await thinker.ask('think', [kept.record, seat, level, seed]);
      await this.motion.pause((this.roundIsNew ? 1500 : 600) - (performance.now() - before));
      if (run !== this.run) return;
      const seen = await quick.ask('look', [kept.record, seat]);
      const move = seen.moves.find((each) => each.text === text);
      const record = await quick.ask('move', [kept.record, seat, text]);
      if (run !== this.run) return;
      await this.happen(record, { kind: 'move', seat, text, ...(move ? { move } : {}) });
    } finally {
      if (run === this.run) this.thinking = null;
    }
  }

  /** Somebody at this screen is asked. Whoever looks already goes first. */
  private async askPerson(look: Look, run: number): Promise<void> {
    const seat = look.actors.includes(this.viewer) ? this.viewer : nextOf(look);
    if (this.people.length > 1 && decidesInSecret(look, seat)) {
      if (this.behindCurtain !== seat) {
        this.next = seat;
        return this.wait('curtain');
      }
    } else this.behindCurtain = null;
    if (seat !== this.viewer) {
      if (this.viewer >= 0 && this.people.length > 1) await this.motion.pause(900);
      if (run !== this.run) return;
      this.viewer = seat;
      await this.lookAgain();
    }
    await this.wait('person');
  }

  private async finish(look: Look): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    if (!kept.over) {
      this.kept = { ...kept, over: true, standing: standingOf(look) };
      await keepGame(this.kept);
      await keepResult(resultOf(this.kept, look));
    }
    await this.wait('over');
  }

  private async happen(record: string, what: Omit<News, 'number' | 'before'>): Promise<void> {
    const { kept, look } = this;
    if (!kept || !look) return;
    this.kept = { ...kept, record, over: false };
    await keepGame(this.kept);
    this.undone = null;
    this.untold = { ...what, number: (this.news?.number ?? 0) + 1, before: look };
  }

  private async lookAgain(): Promise<Look> {
    const { kept } = this;
    if (!kept) throw new Error('no game');
    const look = await quick.ask('look', [kept.record, this.viewer]);
    if (this.look && turnOf(this.look).number !== turnOf(look).number) this.motion.rest();
    this.look = look;
    if (this.untold) this.news = this.untold;
    this.untold = null;
    const standing = standingOf(look);
    if (JSON.stringify(standing) !== JSON.stringify(kept.standing)) {
      this.kept = { ...kept, standing };
      this.unkept = true;
    }
    return look;
  }

  private async findUndo(): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    this.undone = null;
    if (this.isFinal) return;
    const bots = this.seatsOf((kind) => kind !== 'person');
    try {
      const record = await quick.ask('undo', [kept.record, bots, kept.realDice]);
      const { seat, text } = removed(kept.record, record);
      const others = this.undoing !== null && seat !== null && seat !== this.undoing;
      if (!others) this.undone = { record, seat, text };
    } catch {
      // There is nothing to be taken back.
    }
  }

  private seatsOf(wanted: (kind: string) => boolean): number[] {
    return (this.kept?.seats ?? []).flatMap(({ kind }, seat) => (wanted(kind) ? [seat] : []));
  }

  private stopThinking(): void {
    if (this.thinking === null) return;
    thinker.cancel();
    this.thinking = null;
  }

  private fail(run: number, error: unknown): void {
    if (run !== this.run || error instanceof Cancelled) return;
    this.trouble = '';
    if (error instanceof Unreachable) {
      if (this.waits !== 'unreachable') this.retries.begin(() => void this.retry());
      this.waits = 'unreachable';
      return;
    }
    this.waits = 'broken';
    void sayTrouble(error).then((text) => (this.trouble = text));
  }
}
