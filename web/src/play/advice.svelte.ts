// Hints on demand, and the coach's word after a move. Both think in a worker of their own.

import { adviser, Cancelled, coach } from '../engine/engine.ts';
import { Unreachable } from '../engine/fetched.ts';
import type { Decision, Hint, Look, Move } from '../engine/types.ts';
import { isRanked } from '../keep/games.ts';
import { reach } from '../keep/offline.svelte.ts';
import { settings } from '../keep/settings.svelte.ts';
import { sayTrouble } from '../parts/trouble.ts';
import { seatName } from './names.ts';
import type { Session } from './session.svelte.ts';
import { decidesInSecret } from './turns.ts';

/** What the coach found about a move that was made. */
export interface Comment {
  /** Whose move it was, if several people share the screen. */
  who: string;
  /** The same as the review says of it. */
  decision: Decision;
  /** How it looked before. */
  before: Look;
}

export class Advice {
  hints = $state.raw<Hint[]>([]);
  busy = $state(false);
  comment = $state.raw<Comment | null>(null);
  trouble = $state('');
  /** Help that waits for a yes. */
  wanted = $state.raw<(() => void) | null>(null);
  private asked = 0;
  private made = 0;

  constructor(private readonly session: Session) {}

  /** Helps; in a daily game that counts only after a yes, since it counts no longer then (docs/daily.md, Y5). */
  help(act: () => void): void {
    const { kept } = this.session;
    if (kept && isRanked(kept)) this.wanted = act;
    else act();
  }

  agree(): void {
    const act = this.wanted;
    this.wanted = null;
    act?.();
  }

  /** The best moves now; asked for a second time, they go away. */
  hint(): void {
    if (this.hints.length > 0 || this.busy) return this.clear();
    if (this.session.asked !== null) this.help(() => void this.think());
  }

  private async think(): Promise<void> {
    const { kept, asked } = this.session;
    if (!kept || asked === null) return;
    const number = ++this.asked;
    this.busy = true;
    this.trouble = '';
    try {
      await reach(() => adviser.learn(kept.game));
      const { moves } = await adviser.ask('hint', [kept.record, asked, coach]);
      if (number !== this.asked) return;
      this.hints = moves;
      await this.session.helped();
    } catch (error) {
      if (!(error instanceof Cancelled)) this.trouble = await sayTrouble(error);
    } finally {
      if (number === this.asked) this.busy = false;
    }
  }

  clear(): void {
    this.asked += 1;
    if (this.busy) adviser.cancel();
    this.busy = false;
    this.hints = [];
    this.trouble = '';
  }

  /** After a person's move: what it cost. `record` is the game before it, `before` how it looked. */
  async review(record: string, before: Look, move: Move): Promise<void> {
    this.forget();
    const { kept, people } = this.session;
    if (!settings.coach || !kept || isRanked(kept) || before.moves.length < 2) return;
    const shared = people.length > 1;
    if (shared && decidesInSecret(before, before.seat)) return;
    const number = this.made;
    try {
      await reach(() => adviser.learn(kept.game));
      const decision = await adviser.ask('verdict', [record, before.seat, move.text, coach]);
      if (number === this.made)
        this.comment = { who: shared ? seatName(kept.seats, before.seat) : '', decision, before };
    } catch (error) {
      // A comment that does not come is not missed, unless none can come.
      if (error instanceof Unreachable && number === this.made) this.trouble = await sayTrouble(error);
    }
  }

  /** The word on the last move, said or still to come, is not wanted any more. */
  forget(): void {
    this.made += 1;
    this.comment = null;
  }

  leave(): void {
    adviser.cancel();
  }
}
