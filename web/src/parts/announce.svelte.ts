// What happened, in words, for people who listen to the page. Shown nowhere.

const state = $state({ polite: '', urgent: '' });

export const said: Readonly<{ polite: string; urgent: string }> = state;

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sentences said in the same moment are read as one. */
export function announce(sentence: string): void {
  if (sentence === '') return;
  if (waiting.length === 0) {
    timer = setTimeout(() => {
      const text = waiting.join(' ');
      waiting = [];
      // The same text twice would not be read again.
      state.polite = state.polite === text ? `${text}\u00a0` : text;
    }, 60);
  }
  waiting.push(sentence);
}

export function announceUrgently(sentence: string): void {
  state.urgent = state.urgent === sentence ? `${sentence}\u00a0` : sentence;
}

/** What was said belongs to a screen that is left. */
export function hush(): void {
  clearTimeout(timer);
  waiting = [];
  state.polite = '';
  state.urgent = '';
}
