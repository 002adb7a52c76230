// A game in progress at this screen: a table that the engine keeps open, who has the screen, and what
// the page waits for. It gives everything that happens its time, and keeps the game after every event,
// so that it survives a reload at any moment.

import { Cancelled, quick, thinker } from '../engine/engine.ts';
import { Unreachable } from '../engine/fetched.ts';
import { LocalTable } from '../engine/table.ts';
import type { Happened, Look, Move, TableState, TableWaits, WhyNot } from '../engine/types.ts';
import { needsWeights } from '../games.ts';
import { findGame, isRanked, keepGame, whenKeptElsewhere, type KeptGame } from '../keep/games.ts';
import { reach } from '../keep/offline.svelte.ts';
import { forgetResult, keepResult } from '../keep/results.ts';
import { settings } from '../keep/settings.svelte.ts';
import { sayTrouble } from '../parts/trouble.ts';
import { Motion } from './motion.ts';
import type { News, Waits } from './news.ts';
import { resultOf, standingOf } from './record.ts';
import { Retry } from './retry.ts';
import { isLost, turnOf } from './turns.ts';

export type { News, Waits } from './news.ts';

/** Why nothing can be taken back now. */
export type Hindrance = 'nothing' | 'rolled' | 'revealed' | 'others' | 'moving' | 'secret' | 'final';

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

  private table: LocalTable | undefined;
  /** What the table told last. */
  private state = $state.raw<TableState>();
  /** A throw is being entered: a second tap means the same one. */
  private entering = false;
  /** Who has the screen alone, for a secret. */
  private behindCurtain: number | null = null;
  /** Only the newest run goes on; whatever a person does begins a new one. */
  private run = 0;
  private readonly motion = new Motion();
  private readonly retries = new Retry();
  private stopHearing: () => void = () => undefined;

  get canUndo(): boolean {
    return this.undoable !== null;
  }

  /** What can be taken back now. */
  private get undoable(): { seat: number | null } | null {
    const undo = this.state?.undo;
    if (typeof undo !== 'object' || this.isFinal) return null;
    return ['person', 'roll', 'dice', 'over'].includes(this.waits) ? undo : null;
  }

  /** A daily game that counts, once it is over: its result stands (docs/daily.md, Y5). */
  get isFinal(): boolean {
    const { kept } = this;
    return kept !== undefined && kept.over && isRanked(kept);
  }

  /** Whether undo takes back a roll that was typed in. */
  get undoesRoll(): boolean {
    return this.undoable?.seat === null;
  }

  /** Why nothing can be taken back now; null if something can. */
  get hindrance(): Hindrance | null {
    const { state, waits } = this;
    if (this.canUndo) return null;
    if (this.isFinal) return 'final';
    if (waits === 'curtain') return 'secret';
    if (!['person', 'roll', 'dice', 'over'].includes(waits)) return 'moving';
    if (state?.undo === 'rolled_since') return 'rolled';
    if (state?.undo === 'revealed_since') return 'revealed';
    return state?.undo === 'others_decided' ? 'others' : 'nothing';
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
      this.forgetTable();
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
    this.forgetTable();
    if (this.thinking !== null) thinker.cancel();
  }

  /** The game went on in another window: this one goes on from there. */
  private async catchUp(): Promise<void> {
    const kept = await findGame(this.kept?.id ?? '');
    if (!kept || kept.record === this.kept?.record) return;
    const run = ++this.run;
    this.stopThinking();
    this.skip();
    this.forgetTable();
    this.kept = kept;
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
    if (this.waits !== 'person') return;
    const run = ++this.run;
    const seat = this.viewer;
    this.waits = 'moving';
    try {
      await this.act((table) => table.play(seat, move.text, seat));
      await this.goOn(run);
    } catch (error) {
      this.fail(run, error);
    }
  }

  /** A throw of real dice, as the line of a record; the sentence of a refusal, or nothing. */
  async enter(text: string): Promise<string> {
    if (this.waits !== 'dice' || this.entering) return '';
    this.entering = true;
    const run = ++this.run;
    try {
      await this.act((table) => table.roll(text, this.viewer), 'moving');
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
    const { undoable } = this;
    if (!undoable) return;
    const run = ++this.run;
    this.stopThinking();
    this.skip();
    try {
      if (undoable.seat !== null && this.people.includes(undoable.seat)) this.viewer = undoable.seat;
      this.waits = 'moving';
      const over = this.kept?.over;
      await this.act((table) => table.undo(this.viewer));
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
      await this.lookAgain();
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
    if (!this.table || this.viewer < 0) return null;
    return this.table.why(this.viewer, text);
  }

  /** Remembers that a hint was taken. */
  async helped(): Promise<void> {
    if (!this.kept || this.kept.helped) return;
    this.kept = { ...this.kept, helped: true };
    await keepGame(this.kept);
  }

  // --- What goes on by itself ---------------------------------------------------------------------

  private async goOn(run: number): Promise<void> {
    await this.openTable();
    while (run === this.run) {
      const { waits, look } = this.state ?? {};
      if (!waits || !look) return;
      switch (waits.for) {
        case 'over':
          return this.finish(look);
        case 'typed':
          return this.wait('dice');
        case 'roll':
          if (!settings.autoRoll && this.people.length > 0) return this.wait('roll');
          if (this.roundIsNew) await this.motion.pause(1300);
          if (run !== this.run) return;
          await this.throwDice();
          break;
        case 'player':
          await this.letPlay(waits.seat ?? 0, run);
          break;
        case 'person':
          return this.askPerson(waits, run);
      }
    }
  }

  private async openTable(): Promise<void> {
    const { kept } = this;
    if (!kept || this.table) return;
    const table = new LocalTable({
      record: kept.record,
      seats: kept.seats.map(({ kind }) => kind),
      typed: kept.realDice,
      seed: seedOf(kept),
    });
    const state = await table.open(this.viewer);
    this.table = table;
    this.show(state);
  }

  private forgetTable(): void {
    this.table?.close();
    this.table = undefined;
    this.state = undefined;
  }

  /** A round of Wizard has just ended: there is something to read before the next one goes on. */
  private get roundIsNew(): boolean {
    const before = this.news?.before.wizard;
    return before !== undefined && before.round !== this.look?.wizard?.round;
  }

  private async wait(what: Waits): Promise<void> {
    this.waits = what;
    this.motion.rest();
    const { kept, look } = this;
    if (!kept || !look || sameStanding(kept.standing, standingOf(look))) return;
    this.kept = { ...kept, standing: standingOf(look) };
    await keepGame(this.kept);
  }

  private async throwDice(): Promise<void> {
    this.waits = 'moving';
    await this.act((table) => table.step(this.viewer));
    await this.motion.pause(this.look && isLost(this.look) ? 1800 : 750);
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
      const text = await thinker.ask('think', [kept.record, seat, level, seedOf(kept)]);
      await this.motion.pause((this.roundIsNew ? 1500 : 600) - (performance.now() - before));
      if (run !== this.run) return;
      await this.act((table) => table.play(seat, text, this.viewer));
    } finally {
      if (run === this.run) this.thinking = null;
    }
  }

  /** Somebody at this screen is asked. */
  private async askPerson({ seat = 0, secret = false, look }: TableWaits, run: number): Promise<void> {
    if (this.people.length > 1 && secret) {
      if (this.behindCurtain !== seat) {
        this.next = seat;
        return this.wait('curtain');
      }
    } else this.behindCurtain = null;
    if (seat !== this.viewer) {
      if (this.viewer >= 0 && this.people.length > 1) await this.motion.pause(900);
      if (run !== this.run) return;
      this.viewer = seat;
      if (look && this.state) this.show({ ...this.state, look });
      else await this.lookAgain();
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

  /** Something happens at the table: it is kept, and then it is shown. */
  private async act(ask: (table: LocalTable) => Promise<Happened>, waits: Waits = this.waits): Promise<void> {
    const { table, look } = this;
    if (!table || !look) return;
    const result = await ask(table);
    // The game went on in another window.
    if (table !== this.table || !this.kept) return;
    this.waits = waits;
    this.kept = { ...this.kept, record: table.record, over: false };
    await keepGame(this.kept);
    if (table !== this.table) return;
    const number = (this.news?.number ?? 0) + 1;
    // Meanwhile somebody else may have taken the screen.
    const state = result.look.seat === this.viewer ? result : await table.look(this.viewer);
    this.show(state, { ...result.happened, number, before: look });
  }

  private async lookAgain(): Promise<void> {
    const { table } = this;
    const state = await table?.look(this.viewer);
    if (state && table === this.table) this.show(state);
  }

  private show(state: TableState, news?: News): void {
    if (this.look && turnOf(this.look).number !== turnOf(state.look).number) this.motion.rest();
    this.state = state;
    this.look = state.look;
    if (news) this.news = news;
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

/** What players draw follows from the game's id. */
function seedOf({ id }: KeptGame): number {
  return Number.parseInt(id.slice(0, 8), 16);
}

function sameStanding(one: KeptGame['standing'], other: KeptGame['standing']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
