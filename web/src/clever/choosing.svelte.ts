// What a person at a Clever table has tapped, and what is said about it.

import type { CleverDie, DrawnField, Move } from '../engine/types.ts';
import { settings } from '../keep/settings.svelte.ts';
import { announceUrgently } from '../parts/announce.svelte.ts';
import type { Session } from '../play/session.svelte.ts';
import { words } from '../words/clever.ts';
import { t } from '../words/language.svelte.ts';
import { asksFirst, decided, litDice, litFields, nothing, open, tapDie, tapField, type Pick } from './picks.ts';
import type { Speech } from './say.ts';
import { sayWhy } from './why.ts';

export class Choosing {
  pick = $state.raw<Pick>(nothing);
  /** Why something cannot be. */
  note = $state('');

  constructor(
    private readonly at: () => Session,
    private readonly speech: () => Speech | null,
    private readonly choose: (move: Move) => void,
  ) {}

  private get session(): Session {
    return this.at();
  }

  get moves(): Move[] {
    return this.session.asked === null ? [] : (this.session.look?.moves ?? []);
  }

  readonly lit = $derived.by(() => litFields(this.moves, this.pick.die));
  readonly dice = $derived.by(() => litDice(this.moves, this.pick.die === null ? this.pick.field : null));
  readonly move = $derived.by(() => decided(this.moves, this.pick));
  /** Several moves that are still meant for the same die and field. */
  readonly ways = $derived.by(() => open(this.moves, this.pick));

  reset(): void {
    this.pick = nothing;
    this.note = '';
  }

  set(pick: Pick): void {
    this.note = '';
    this.pick = pick;
  }

  async tapDie(die: CleverDie): Promise<void> {
    if (this.session.asked === null) return;
    if (!litDice(this.moves, null).has(die.letter)) return this.explainDie(die);
    this.set(tapDie(this.moves, this.pick, die.letter));
    this.hurry();
  }

  async tapField(field: DrawnField): Promise<void> {
    if (this.session.asked === null) return;
    const again = this.move;
    if (again && this.pick.field === field.id) return this.choose(again);
    if (!litFields(this.moves, null).has(field.id)) return this.explainField(field);
    this.set(tapField(this.moves, this.pick, field.id));
    this.hurry();
  }

  /** A button acts at once, or first asks; where the dice roll by themselves, no choice can be taken back. */
  tapButton(move: Move): void {
    const final = settings.autoRoll && !this.session.kept?.realDice;
    if (asksFirst(this.moves, move, { confirm: settings.confirm, final })) this.set({ ...nothing, text: move.text });
    else this.choose(move);
  }

  /** Whoever does not want to confirm is done as soon as all is clear. */
  private hurry(): void {
    if (!settings.confirm && this.move) this.choose(this.move);
  }

  private async explainDie(die: CleverDie): Promise<void> {
    const speech = this.speech();
    if (!speech) return;
    if (die.face === 0) return this.say(t(words.notRolled));
    const why = await this.session.why(`die ${die.letter}`);
    if (why) this.say(sayWhy(speech, why));
  }

  private async explainField(field: DrawnField): Promise<void> {
    const speech = this.speech();
    if (!speech) return;
    if (field.printed) return this.say(t(words.fieldPrinted));
    const die = this.pick.die === null ? '' : `die ${this.pick.die} `;
    const why = await this.session.why(`${die}field ${field.id}`);
    if (why) this.say(sayWhy(speech, why));
  }

  private say(sentence: string): void {
    this.note = sentence;
    announceUrgently(sentence);
  }
}
