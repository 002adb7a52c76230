// A game under review: its record, the coach's report, and the moment that is looked at.

import { Cancelled, Desk, quick } from '../engine/engine.ts';
import type { Look, Move, Report, Step } from '../engine/types.ts';
import { findGame, type KeptGame } from '../keep/games.ts';
import { printed, type Printed } from '../seen/printed.svelte.ts';
import { storyOf } from './story.ts';

type Stage = 'loading' | 'missing' | 'empty' | 'analysing' | 'stopped' | 'failed' | 'ready';

/** Reports of this visit, by record: coming back to a review costs nothing. */
const reports = new Map<string, Report>();
const analyst = new Desk();

export class Review {
  kept = $state.raw<KeptGame>();
  printed = $state.raw<Printed>();
  report = $state.raw<Report>();
  stage = $state<Stage>('loading');
  /** 0 to 1. */
  progress = $state(0);
  /** How many events have happened at the moment that is looked at. */
  at = $state(0);
  /** The position then, and the one before the last event with what could be done. */
  look = $state.raw<Look>();
  before = $state.raw<Look>();
  /** Every event in words, by the number of events up to it. */
  story = $state.raw<readonly string[]>([]);

  private asked = 0;

  async open(id: string): Promise<void> {
    const kept = await findGame(id);
    if (!kept) {
      this.stage = 'missing';
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
    this.progress = 0;
    try {
      const report = reports.get(kept.record) ?? (await this.ask(kept));
      if (report.events.length === 0) {
        this.stage = 'empty';
        return;
      }
      reports.set(kept.record, report);
      this.report = report;
      this.stage = 'ready';
      await this.go(report.events.length);
      if (this.printed) this.story = await storyOf(this.printed, kept, report);
    } catch (error) {
      this.stage = error instanceof Cancelled ? 'stopped' : 'failed';
    }
  }

  stop(): void {
    analyst.cancel();
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

  private async ask(kept: KeptGame): Promise<Report> {
    await analyst.learn(kept.game);
    return analyst.ask('analyse', [kept.record, 'analysis'], (done, all) => (this.progress = all > 0 ? done / all : 0));
  }
}
