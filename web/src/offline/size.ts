import { sayNumber, t } from '../words/language.svelte.ts';
import { words } from '../words/offline.ts';

/** "1.3 MB". */
export function saySize(bytes: number): string {
  return t(words.size, sayNumber(bytes / 1e6, 1));
}
