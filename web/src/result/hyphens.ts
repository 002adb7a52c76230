// Where a name may be broken, since no browser knows how names are spelt.

const hyphen = '\u00ad';
/** A consonant, or letters that are spoken with it, and the vowel of its syllable after them. */
const onset = /(?:(?:sch|[cpt]h|[bcdfgkptw])[lr]|sch|[cpst]h|qu|[b-df-hj-np-tv-xzß])(?=[aeiouyäöüáéíóúàèëï]\p{L})/giu;
/** So many Latin letters without a place to break are broken anywhere. */
const stretch = /(?:\p{Script=Latin}\p{M}*){7,}/gu;

/** A name with soft hyphens before its syllables; two letters at least stay together. */
export function hyphenated(name: string): string {
  const syllables = (word: string): string =>
    word.replace(onset, (begin, at: number) => (at < 2 ? begin : hyphen + begin));
  return name.replace(/[\p{L}\p{M}]+/gu, syllables).replace(stretch, anywhere);
}

function anywhere(letters: string): string {
  const all = letters.match(/\p{L}\p{M}*/gu) ?? [];
  return all.map((letter, at) => (at < 2 || at > all.length - 2 ? letter : hyphen + letter)).join('');
}
