// The odds of a round, asked for when they are wanted.

import { quick } from '../engine/engine.ts';
import type { Odds, WizardLook } from '../engine/types.ts';
import { colours } from '../words/wizard.ts';

export class Chances {
  on = $state(false);
  odds = $state.raw<Odds | null>(null);
  private asked = 0;

  /** Asks for a position; with null nothing is shown. */
  async follow(position: { record: string; seat: number } | null): Promise<void> {
    const number = ++this.asked;
    this.odds = null;
    if (!position) return;
    try {
      const odds = await quick.ask('odds', [position.record, position.seat]);
      if (number === this.asked) this.odds = odds;
    } catch {
      // Odds that do not come are not shown.
    }
  }

  /** Before the prediction every field has a chance, after it only the one that was predicted. */
  ofFields({ seats, seer }: WizardLook, seat: number): Record<string, number> {
    const all: Record<string, number> = {};
    const { odds } = this;
    const me = seats[seat];
    if (!odds || !me) return all;
    const list = seat === seer ? odds.alone : (odds.beside ?? odds.alone);
    if (!list) return all;
    const prediction = me.prediction;
    list.forEach((chance, field) => {
      const id = `${colours[Math.floor(field / 5)]}:${field % 5}`;
      if (prediction === null ? !(id in me.marks) : id === prediction) all[id] = chance;
    });
    if (seat !== seer) return all;
    if (prediction !== null && odds.seer !== undefined) all[prediction] = odds.seer;
    odds.jesters?.forEach((chance, place) => {
      if (!(`j:${place}` in me.marks)) all[`j:${place}`] = chance;
    });
    return all;
  }
}
