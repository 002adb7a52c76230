// The words of the app, read from its sources, to find English where another language is spoken.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../src/words/', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** Every text of a language; a wildcard stands for what is put in. */
function textsOf(language) {
  const pattern = new RegExp(
    `\\b${language}:\\s*(?:\\([^=]*\\)\\s*=>\\s*)?(?:\\(?[^\\n'"\`]*\\?\\s*)?(['"\`])((?:\\\\.|(?!\\1)[^\\\\])*)\\1`,
    'g',
  );
  const texts = sources.flatMap((source) => [...source.matchAll(pattern)].map(([, , text]) => text));
  return new Set(
    texts.map((text) => text.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '\u0000').replaceAll(/\\(.)/g, '$1')),
  );
}

/** A text that is English and nothing else: a pattern for each. */
function englishOnly(language) {
  const own = textsOf(language);
  return [...textsOf('en')]
    .filter((text) => !own.has(text) && /\p{L}{3}/u.test(text.replaceAll('\u0000', ' ')))
    .map((text) => new RegExp(`^${text.split('\u0000').map(escape).join('.*')}$`, 's'))
    .filter((pattern) => ![...own].some((text) => pattern.test(text.replaceAll('\u0000', '7'))));
}

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Small words that stand in nearly every English sentence, and in none of the other language. */
const small = {
  de: /\b(the|and|of|is|you|your|with|for|not|are|this|that|from|points|dice)\b/i,
  nl: /\b(the|and|you|your|with|for|not|are|this|that|from|points|dice)\b/i,
};

export function wordsOf(language) {
  const patterns = englishOnly(language);
  return {
    count: patterns.length,
    /** Those of the texts that are English. */
    english: (texts) =>
      [...new Set(texts)].filter(
        (text) => small[language].test(text) || patterns.some((pattern) => pattern.test(text)),
      ),
  };
}

/** Everything on the page that is read by somebody: texts, names, titles. */
export function textsOn(page) {
  return page.evaluate(() => {
    const found = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement: at, nodeValue } = walk.currentNode;
      if (at && !at.closest('script, style, noscript, textarea, kbd, [lang]:not(html)')) found.push(nodeValue);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
}
