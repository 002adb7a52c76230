// Somebody who goes through an introduction: which step, what was tapped, what the engine answered.

import { decided, litDice, meant, nothing, open, tapDie, tapField, type Pick } from '../clever/picks.ts';
import { sayWhy as sayCleverWhy } from '../clever/why.ts';
import { quick } from '../engine/engine.ts';
import type { Look, Move } from '../engine/types.ts';
import { announce, announceUrgently } from '../parts/announce.svelte.ts';
import type { Printed } from '../seen/printed.svelte.ts';
import { sayWhy as sayWizardWhy } from '../wizard/why.ts';
import { t } from '../words/language.svelte.ts';
import { words } from '../words/learn.ts';
import { recordAt, type Lesson, type LessonStep } from './lesson.ts';

export class Reading {
  step = $state(0);
  look = $state.raw<Look>();
  pick = $state.raw<Pick>(nothing);
  /** The move that was made in this step. */
  made = $state.raw<Move | null>(null);
  /** Why something cannot be, or that it is not meant now. */
  note = $state('');
  /** Marks that were just made. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());

  private record = '';
  private run = 0;

  constructor(
    readonly lesson: Lesson,
    private readonly printed: Printed,
  ) {}

  get now(): LessonStep {
    const step = this.lesson.steps[this.step];
    if (!step) throw new Error('an introduction without steps');
    return step;
  }

  get moves(): readonly Move[] {
    return this.made || this.now.want === undefined ? [] : (this.look?.moves ?? []);
  }

  /** The move that is asked for. */
  get wanted(): Move | null {
    return this.moves.find(({ text }) => text === this.now.want) ?? null;
  }

  /** Moves that share the die and the field tapped: one of them must be chosen. */
  get ways(): Move[] {
    return open(this.moves, this.pick);
  }

  get last(): boolean {
    return this.step === this.lesson.steps.length - 1;
  }

  async go(step: number): Promise<void> {
    const run = ++this.run;
    const record = recordAt(this.lesson, step);
    const look = await quick.ask('look', [record, 0]);
    if (run !== this.run) return;
    this.record = record;
    this.look = look;
    this.step = step;
    this.pick = nothing;
    this.made = null;
    this.note = '';
    this.fresh = new Set();
  }

  tapDie(letter: string): void {
    const { wanted } = this;
    if (!wanted) return;
    if (wanted.die === letter) return this.choose(tapDie(this.moves, this.pick, letter));
    if (litDice(this.moves, null).has(letter)) return this.otherwise();
    void this.explain(`die ${letter}`);
  }

  tapField(field: string): void {
    const { wanted } = this;
    if (!wanted) return;
    if (wanted.field === field)
      return this.choose(tapField(this.moves, { ...this.pick, die: wanted.die ?? null }, field));
    if (meant(this.moves, { ...nothing, field }).length > 0) return this.otherwise();
    const die = this.pick.die === null ? '' : `die ${this.pick.die} `;
    void this.explain(this.printed.info.family === 'wizard' ? predictionOf(field) : `${die}field ${field}`);
  }

  /** A button, one of several ways, or dice that were picked. */
  take(move: Move): void {
    if (move.text === this.now.want) void this.make(move);
    else this.otherwise();
  }

  /** For whoever cannot or does not want to tap. */
  async makeWanted(): Promise<void> {
    if (this.wanted) await this.make(this.wanted);
  }

  otherwise(): void {
    this.note = t(words.otherwise);
    announceUrgently(this.note);
  }

  private choose(pick: Pick): void {
    this.note = '';
    this.pick = pick;
    const move = decided(this.moves, pick);
    if (move && move.text === this.now.want) void this.make(move);
  }

  private async make(move: Move): Promise<void> {
    const run = ++this.run;
    const record = await quick.ask('move', [this.record, 0, move.text]);
    const look = await quick.ask('look', [record, 0]);
    if (run !== this.run) return;
    const before = this.look?.clever?.seats[0]?.marks ?? this.look?.wizard?.seats[0]?.marks ?? {};
    const after = look.clever?.seats[0]?.marks ?? look.wizard?.seats[0]?.marks ?? {};
    this.fresh = new Set(Object.keys(after).filter((id) => before[id] !== after[id]));
    this.look = look;
    this.made = move;
    this.note = '';
    this.pick = nothing;
    const { done } = this.now;
    announce(`${t(words.right)} ${done ? t(done) : ''}`);
  }

  private async explain(what: string): Promise<void> {
    const why = await quick.ask('why', [this.record, 0, what]);
    this.note = this.printed.info.family === 'wizard' ? sayWizardWhy(why) : sayCleverWhy(this.printed.speech, why);
    announceUrgently(this.note);
  }
}

/** "predict g5" for the field g:4. */
function predictionOf(field: string): string {
  const [colour = '', place = '0'] = field.split(':');
  return `predict ${colour}${Number(place) + 1}`;
}
