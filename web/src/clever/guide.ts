// Whoever plays by keyboard is led on: from the dice to the fields, to the button, and back.

import { tick } from 'svelte';
import type { CleverLook } from '../engine/types.ts';
import type { Choosing } from './choosing.svelte.ts';

export class Guide {
  /** Whether the last thing that was done was done with a key. */
  private keys = false;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly choosing: Choosing,
  ) {}

  pointed(): void {
    this.keys = false;
  }

  /** A click without a pointer: Enter, or the space bar when it is let go. */
  async clicked(event: MouseEvent): Promise<void> {
    if (event.detail > 0) return;
    this.keys = true;
    await tick();
    setTimeout(() => this.lead(), 0);
  }

  /** The keys of the table itself; false if it is none of them. */
  press(event: KeyboardEvent, table: CleverLook): boolean {
    const die = /^[1-6]$/.test(event.key) ? table.dice[Number(event.key) - 1] : undefined;
    this.keys = true;
    if (event.key === 'Escape') void this.letGo();
    else if (event.key.toLowerCase() === 'n') this.next();
    else if (die)
      void this.choosing
        .tapDie(die)
        .then(tick)
        .then(() => this.lead());
    else return false;
    return true;
  }

  /** After a change of the table, whoever lost the focus begins with what can be chosen. */
  begin(): void {
    if (!this.keys || document.activeElement !== document.body) return;
    setTimeout(() => (this.find('[data-die].lit') ?? this.find('.field.lit'))?.focus(), 0);
  }

  private lead(): void {
    const { move, pick } = this.choosing;
    if (!this.keys || this.choosing.moves.length === 0) return;
    if (move) this.find('[data-confirm]')?.focus();
    else if (this.find('[data-way]')) this.find('[data-way]')?.focus();
    else if (pick.die !== null) this.find('.field.lit')?.focus();
    else if (pick.field !== null) this.find('[data-die].lit')?.focus();
  }

  /** Whoever stood on a button that goes away stands where the choice began. */
  private async letGo(): Promise<void> {
    const { die, field, text } = this.choosing.pick;
    this.choosing.reset();
    await tick();
    if (document.activeElement !== document.body) return;
    const button = die === null && field === null && text !== null;
    this.find(
      button ? '[data-verb="pass"]' : die === null ? `[data-field="${field}"]` : `[data-die="${die}"]`,
    )?.focus();
  }

  /** From one field that can be chosen to the next. */
  private next(): void {
    const open = [...(this.root()?.querySelectorAll<HTMLElement>('.field.lit') ?? [])];
    const here = open.findIndex((field) => field === document.activeElement);
    open[(here + 1) % Math.max(open.length, 1)]?.focus();
  }

  private find(selector: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }
}
