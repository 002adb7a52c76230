// What happened at a table, line by line, as its record has it: after a reload it is told anew, and
// what is taken back is told no longer.

import type { Look } from '../engine/types.ts';
import type { News } from './news.ts';
import { pastOf } from './past.ts';
import type { Session } from './session.svelte.ts';

export interface Line {
  /** How many events there were with this one. */
  at: number;
  text: string;
  /** Who did it; null for a throw. */
  seat: number | null;
}

const most = 40;

/** How many of the lines a seat knows: those up to its last choice. */
export function knownTo(lines: readonly Line[], reader: number): number {
  return lines.findLastIndex(({ seat }) => seat === reader) + 1;
}

export class Log {
  /** The newest last. */
  lines = $state.raw<Line[]>([]);
  /** So many events are told. */
  private at = 0;

  constructor(
    private readonly session: () => Session,
    private readonly tell: (news: News, look: Look) => string,
  ) {}

  /** To be called with every new look. What has happened since the last one, in words. */
  follow(): string {
    const session = this.session();
    const { look, news } = session;
    if (!look) return '';
    const fresh = news !== null && news.number !== session.told;
    const before = fresh && news.kind !== 'undo' ? look.events - 1 : look.events;
    if (before > this.at) void this.recall(before);
    this.at = look.events;
    this.lines = this.lines.filter(({ at }) => at <= before);
    if (!fresh) return '';
    session.told = news.number;
    const text = this.tell(news, look);
    if (news.kind !== 'undo' && text !== '')
      this.lines = [...this.lines, { at: this.at, text, seat: news.seat }].slice(-most);
    return text;
  }

  /** Events that nobody has told: those before the page was opened, or of another window. */
  private async recall(until: number): Promise<void> {
    const { kept, viewer } = this.session();
    if (!kept) return;
    try {
      const past = await pastOf(kept.record, viewer, Math.max(0, until - most), until);
      const lines = past.map(({ news, look }) => ({ at: look.events, text: this.tell(news, look), seat: news.seat }));
      const old = lines.filter(({ at, text }) => at <= this.at && text !== '');
      this.lines = [...old, ...this.lines.filter(({ at }) => at > until)].slice(-most);
    } catch {
      // It was taken back in the meantime.
    }
  }
}
