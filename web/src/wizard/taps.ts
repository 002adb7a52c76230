// What a tap on a field or a die means: a choice, or the question why not.

import type { Move } from '../engine/types.ts';
import { settings } from '../keep/settings.svelte.ts';
import { announceUrgently } from '../parts/announce.svelte.ts';
import type { Session } from '../play/session.svelte.ts';
import { t } from '../words/language.svelte.ts';
import { reasons } from '../words/wizard-told.ts';
import { words } from '../words/wizard.ts';
import type { ShownDie } from './dice.ts';
import { notation, placeOf } from './fields.ts';
import type { Table } from './table.svelte.ts';
import { sayWhy } from './why.ts';

export class Taps {
  constructor(
    private readonly session: () => Session,
    private readonly table: Table,
    private readonly choose: (move: Move) => void,
  ) {}

  get moves(): Move[] {
    const session = this.session();
    return session.asked === null ? [] : (session.look?.moves ?? []);
  }

  field(id: string): void {
    const { table } = this;
    const move = fieldMove(this.moves, id);
    if (!move) return this.explainField(id);
    table.notice = '';
    const again = table.field === id;
    if (again || !settings.confirm) this.choose(move);
    else table.field = id;
  }

  die({ id, face }: ShownDie): void {
    if (face === null) return;
    const possible = this.moves.some(({ verb, dice }) => verb === 'reroll' && dice?.includes(face));
    if (possible) this.table.pick(id);
    else void this.explain(`reroll ${face}`);
  }

  /** The picked dice are rolled again, if they may. */
  reroll(): void {
    const move = this.table.meant(this.moves);
    const picked = this.table.pickedFaces();
    if (move) this.choose(move);
    else if (picked.length === 0) this.say(t(words.rerollNone));
    else void this.explain(`reroll ${picked.join(' ')}`);
  }

  /** Real dice, or a real card. */
  async enter(text: string): Promise<void> {
    const refusal = await this.session().enter(text);
    if (refusal !== '') this.say(refusal);
  }

  private explainField(id: string): void {
    const { face, number } = placeOf(id);
    if (face !== 'j') {
      const verb = this.session().look?.wizard?.phase === 'strike' ? 'strike' : 'predict';
      return void this.explain(`${verb} ${notation(id)}`);
    }
    const jester = this.moves.find(({ verb }) => verb === 'jester');
    const goes = jester?.field === undefined ? number : placeOf(jester.field).number;
    if (goes !== number) this.say(t(reasons.jesterGoesTo, goes));
    else void this.explain('jester');
  }

  private async explain(text: string): Promise<void> {
    const why = await this.session().why(text);
    if (why) this.say(sayWhy(why));
  }

  private say(sentence: string): void {
    this.table.notice = sentence;
    announceUrgently(sentence);
  }
}

/** The move that a tap on a field means. To stop is a button: a field tapped by chance must not end a round. */
export function fieldMove(moves: readonly Move[], id: string): Move | undefined {
  return moves.find(({ field, verb }) => field === id && verb !== 'stop');
}
