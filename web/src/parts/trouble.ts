// Whatever went wrong, in words for people.

import { Refused } from '../engine/module.ts';
import { Unreachable } from '../engine/fetched.ts';
import { Missing } from '../engine/weights.svelte.ts';
import { common } from '../words/common.ts';
import { t } from '../words/language.svelte.ts';

export async function sayTrouble(error: unknown): Promise<string> {
  if (error instanceof Missing) return t(common.coachMissing);
  if (error instanceof Unreachable) return t(common.unreachable);
  if (!(error instanceof Refused) || error.status === 'failed') {
    // eslint-disable-next-line no-console -- for whoever reports it
    console.error(error);
    return t(common.broken);
  }
  // The words for all that can be wrong are many, and seldom needed.
  const { sayRefusal } = await import('./refusal.ts');
  return sayRefusal(error.refusal);
}
