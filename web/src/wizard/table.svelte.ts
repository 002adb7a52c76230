// What the table shows beyond the position itself: the dice with their motion, what the last round
// brought, what was told, and what the person has picked but not yet confirmed.

import { SvelteSet } from 'svelte/reactivity';
import type { Look, Move, WizardLook } from '../engine/types.ts';
import type { News } from '../play/session.svelte.ts';
import { isFace, type Face } from '../words/wizard.ts';
import { facesOf, inHand, lay, same, type ShownDie } from './dice.ts';
import { gainsBetween, type Gain } from './fields.ts';

export class Table {
  dice = $state.raw<ShownDie[]>(inHand());
  /** The dice are still those of the round before. */
  past = $state(false);
  /** What each seat scored in this round, or, until dice lie again, in the last one. */
  gains = $state.raw<(Gain | null)[]>([]);

  /** Dice to be re-rolled, by id. */
  readonly picked = new SvelteSet<number>();
  /** The field that waits for a confirmation. */
  field = $state<string | null>(null);
  /** Faces that are put, or typed in from real dice. */
  put = $state.raw<Face[]>([]);
  /** Why something is not possible. */
  notice = $state('');

  private seen = 0;
  private started = false;

  /** To be called with every new look. True if something happened since the last one. */
  follow(look: Look, news: News | null): boolean {
    const { wizard } = look;
    if (!wizard) return false;
    if (!this.started) {
      this.started = true;
      this.seen = news?.number ?? 0;
      this.layAnew(wizard);
      return false;
    }
    if (!news || news.number === this.seen) return false;
    this.seen = news.number;
    if (news.kind === 'undo') this.layAnew(wizard);
    else this.happen(news, wizard);
    this.letGo();
    return true;
  }

  pickedFaces(): Face[] {
    return this.dice.flatMap(({ id, face }) => (face !== null && this.picked.has(id) ? [face] : []));
  }

  /** The legal move that the picked dice or the put faces mean. */
  meant(moves: readonly Move[]): Move | undefined {
    const picked = this.pickedFaces();
    return moves.find(
      ({ verb, dice = [], field }) =>
        (verb === 'reroll' && same(dice, picked)) ||
        (verb === 'set' && same(dice, this.put)) ||
        ((verb === 'predict' || verb === 'strike') && field === this.field),
    );
  }

  /** The dice with these faces: the first ones of each kind. */
  find(bag: readonly string[]): Set<number> {
    const left = [...bag];
    const ids = new Set<number>();
    for (const { id, face } of this.dice) {
      const at = face === null ? -1 : left.indexOf(face);
      if (at < 0) continue;
      left.splice(at, 1);
      ids.add(id);
    }
    return ids;
  }

  pick(id: number): void {
    this.notice = '';
    if (!this.picked.delete(id)) this.picked.add(id);
  }

  /** Nothing is chosen any more. */
  letGo(): void {
    this.picked.clear();
    this.field = null;
    this.put = [];
    this.notice = '';
  }

  private layAnew(wizard: WizardLook): void {
    // Nothing was rolled just now, so nothing tumbles.
    this.dice = lay(inHand(), wizard.dice.filter(isFace)).map((die) => ({ ...die, rolls: 0 }));
    this.past = false;
    this.gains = [];
  }

  private happen({ text, before }: News, now: WizardLook): void {
    const then = before.wizard;
    if (!then) return;
    const [verb] = text.split(' ');
    const rolled = verb === 'roll' ? facesOf(text) : [];
    if (this.past && (rolled.length > 0 || verb === 'set')) this.gather();
    if (rolled.length > 0) this.dice = lay(this.dice, [...then.dice.filter(isFace), ...rolled]);
    else if (verb === 'reroll' || verb === 'set') this.dice = lay(this.dice, now.dice.filter(isFace), this.picked);
    this.score(gainsBetween(then, now));
    if (now.round !== then.round) this.past = true;
  }

  /** The dice are taken up for a new round, and the last one is forgotten. */
  private gather(): void {
    this.past = false;
    this.gains = [];
    this.dice = lay(this.dice, []);
  }

  private score(fresh: (Gain | null)[]): void {
    this.gains = fresh.map((gain, seat) => gain ?? this.gains[seat] ?? null);
  }
}
