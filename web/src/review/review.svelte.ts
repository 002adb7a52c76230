// A game under review: its record, the coach's report, and the moment that is looked at.

import { Cancelled, coach, Desk, quick } from '../engine/engine.ts';
import { Unreachable } from '../engine/fetched.ts';
import type { Look, Move, Report, Step } from '../engine/types.ts';
import { cardOf } from '../games.ts';
import { findGame, isRanked, type KeptGame } from '../keep/games.ts';
import { reach } from '../keep/offline.svelte.ts';
import { sayTrouble } from '../parts/trouble.ts';
import { Retry } from '../play/retry.ts';
import { keepsSecrets } from '../play/turns.ts';
import { printed, type Printed } from '../seen/printed.svelte.ts';
import { storyOf } from './story.ts';

type Stage = 'loading' | 'missing' | 'secret' | 'counts' | 'empty' | 'analysing' | 'stopped' | 'failed' | 'ready';

/** How long the coach looks: as at the table, a second or two for all; or many times that. */
type Care = typeof coach | 'analysis';

/** Reports of this visit, by care and record: coming back to a review costs nothing. */
const reports = new Map<string, Report>();
const keyOf = (care: Care, record: string): string => `${care} ${record}`;
const analyst = new Desk();

/** A game in progress may hold what nobody may know yet. */
export async function whyClosed(game: KeptGame): Promise<'secret' | 'counts' | null> {
  if (game.over) return null;
  if (isRanked(game)) return 'counts';
  return keepsSecrets(await quick.ask('look', [game.record, -1])) ? 'secret' : null;
}

export class Review {
  kept = $state.raw<KeptGame>();
  printed = $state.raw<Printed>();
  report = $state.raw<Report>();
  stage = $state<Stage>('loading');
  /** 0 to 1. */
  progress = $state(0);
  /** Whether the coach looks more closely now, or has done so. */
  closer = $state<'' | 'running' | 'done'>('');
  /** How many events have happened at the moment that is looked at. */
  at = $state(0);
  /** The position then, and the one before the last event with what could be done. */
  look = $state.raw<Look>();
  before = $state.raw<Look>();
  /** Every event in words, by the number of events up to it. */
  story = $state.raw<readonly string[]>([]);

  /** Why there is no analysis. */
  trouble = $state('');

  private asked = 0;
  private readonly retries = new Retry();

  async open(id: string): Promise<void> {
    const kept = await findGame(id);
    if (!kept) {
      this.stage = 'missing';
      return;
    }
    const closed = await whyClosed(kept);
    if (closed) {
      this.kept = kept;
      this.stage = closed;
      return;
    }
    this.printed = await printed(kept.game, kept.diceSet);
    this.kept = kept;
    await this.analyse();
  }

  async analyse(): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    this.stage = 'analysing';
    this.retries.end();
    try {
      const close = reports.get(keyOf('analysis', kept.record));
      const report = close ?? (await this.ask(kept, coach));
      if (report.events.length === 0) {
        this.stage = 'empty';
        return;
      }
      // There is nothing closer than what is solved exactly.
      this.closer = close || cardOf(kept.game).family === 'wizard' ? 'done' : '';
      this.report = report;
      this.stage = 'ready';
      await this.go(report.events.length);
      if (this.printed) this.story = await storyOf(this.printed, kept, report);
    } catch (error) {
      if (error instanceof Cancelled) this.stage = 'stopped';
      else await this.fail(error);
    }
  }

  /** The same with longer trials; the quick report stays until this one is there. */
  async lookCloser(): Promise<void> {
    const { kept } = this;
    if (!kept || this.closer !== '') return;
    this.closer = 'running';
    try {
      this.report = await this.ask(kept, 'analysis');
      this.closer = 'done';
    } catch {
      this.closer = '';
    }
  }

  stop(): void {
    analyst.cancel();
  }

  leave(): void {
    this.retries.end();
    this.stop();
  }

  /** What could not be fetched is tried again by itself. */
  private async fail(error: unknown): Promise<void> {
    this.trouble = await sayTrouble(error);
    this.stage = 'failed';
    if (error instanceof Unreachable) this.retries.begin(() => void this.tryAgain());
  }

  private async tryAgain(): Promise<void> {
    const { kept } = this;
    if (!kept || this.stage !== 'failed') return this.retries.end();
    try {
      await reach(() => analyst.learn(kept.game));
      await this.analyse();
    } catch {
      // Not yet.
    }
  }

  /** Looks at the moment after so many events. */
  async go(at: number): Promise<void> {
    const { kept, report } = this;
    if (!kept || !report) return;
    const number = ++this.asked;
    this.at = Math.max(0, Math.min(report.events.length, at));
    const step = this.step;
    const [look, before] = await Promise.all([
      quick.ask('look', [kept.record, -1, this.at]),
      step?.seat === undefined ? undefined : quick.ask('look', [kept.record, step.seat - 1, this.at - 1]),
    ]);
    if (number !== this.asked) return;
    this.look = look;
    this.before = before;
  }

  /** The event that led to the moment; none at the start. */
  get step(): Step | undefined {
    return this.report?.events[this.at - 1];
  }

  /** A move of the position before, by its text. */
  moveOf(text: string): Move | undefined {
    return this.before?.moves.find((move) => move.text === text);
  }

  private async ask(kept: KeptGame, care: Care): Promise<Report> {
    const known = reports.get(keyOf(care, kept.record));
    if (known) return known;
    this.progress = 0;
    await reach(() => analyst.learn(kept.game));
    const report = await analyst.ask(
      'analyse',
      [kept.record, care],
      (done, all) => (this.progress = all > 0 ? done / all : 0),
    );
    reports.set(keyOf(care, kept.record), report);
    return report;
  }
}
